import HIGLanguage
import HIGReading

/// Objects that people write with a level more or less than the format has.
///
/// The fields of a pass stand at the pass itself in a `pass.json`: `primaryFields` is `fields.primary`. What the events of
/// a headset do may stand at `remoteControl` itself, and what the payment sheet shows at `applePay`. And what an app states
/// of its audio session may lie in an object of its own: `audio: {session: {category: playback}}`.
extension ModelBuilder {
  /// A field whose parts may be written at the object itself.
  struct LiftedField: Sendable {
    var field: NameID
    /// The names of the parts at the object, and within the field.
    var keys: [NameID]
    var parts: Set<String>

    init(_ field: String, _ parts: [String], written suffix: String = "") {
      self.field = Vocabulary.shared.nameID(of: field)
      keys = parts.map { Vocabulary.shared.nameID(of: $0 + suffix) }
      self.parts = Set(parts)
    }
  }

  private static let session = Vocabulary.shared.nameID(of: "session")
  private static let passFields = LiftedField(
    "fields", ["header", "primary", "secondary", "auxiliary", "back"], written: "Fields")
  private static let remoteActions = LiftedField(
    "map",
    [
      "play", "pause", "togglePlayPause", "stop", "nextTrack", "previousTrack", "seekForward", "seekBackward", "rate",
    ])

  private static let paymentSheet = LiftedField(
    "sheet", ["fulfilment", "shippingType", "required", "shippingMethods", "lineItems", "total", "disclosure"])

  private func liftedField(of type: Int) -> (lifted: LiftedField, type: Int)? {
    if type == types.pass { return (Self.passFields, types.passFields) }
    if type == types.remoteControl { return (Self.remoteActions, types.remoteActions) }
    if type == types.applePay { return (Self.paymentSheet, types.applePaySheet) }
    return nil
  }

  /// Whether objects of a type may be written with a level more or less.
  func hasOtherForm(_ type: Int) -> Bool {
    type == types.audio || type == types.pass || type == types.remoteControl || type == types.applePay
  }

  /// Whether a key of such an object is read as a part of another one.
  ///
  /// - Parameter name: The name of the field.
  func isReadApart(_ name: NameID, written: NameID, _ value: NodeIndex, of layer: Place, type: Int) -> Bool {
    if type != types.audio { return liftedField(of: type)?.lifted.keys.contains(name) ?? false }
    guard written == Self.session else { return false }
    let tree = model.trees[layer.tree]
    let target = tree.target(of: value)
    return target != .none && tree[target].kind == .mapping
  }

  /// Whether the keys of a layer that are no fields belong to the object around it.
  func isLifted(_ type: Int, only: Set<String>?) -> Bool {
    only != nil && (type == types.passFields || type == types.remoteActions || type == types.applePaySheet)
  }

  /// Returns the layers of an app's audio, with the objects that state its session below them.
  func withSessions(_ layers: [Place]) -> [Place] {
    var all = layers
    for layer in layers {
      guard let value = value(of: Self.session, at: layer),
        isReadApart(Self.session, written: Self.session, value, of: layer, type: types.audio)
      else { continue }
      var session = layer
      session.node = model.trees[layer.tree].target(of: value)
      all.append(session)
    }
    return all
  }

  /// Gives an object the field whose parts stand at the object itself, unless it states the field.
  mutating func addLifted(of layers: [Place], type: Int, to owner: NodeReference, from start: Int) {
    guard let (lifted, inner) = liftedField(of: type),
      !pendingSlots[start...].contains(where: { $0.name == lifted.field })
    else { return }
    for layer in layers {
      let tree = model.trees[layer.tree]
      let entry = tree.entries(of: layer.node).first { entry in
        tree.withBytes(of: entry.key) { bytes in
          let accessor = vocabulary.accessorIndex(of: vocabulary.nameID(ofKey: bytes), in: type)
          return lifted.keys.contains(vocabulary.fieldName(ofAccessor: accessor))
        }
      }
      guard let key = entry?.key else { continue }
      let object = decodeObject(inner, layers: layers, parent: owner, field: lifted.field, only: lifted.parts)
      pendingSlots.append(
        FieldSlot(
          name: lifted.field, kind: .node, origin: layer.origin, source: UInt32(layer.tree), key: tree[key].range,
          value: tree[key].range, payload: UInt64(object.index)))
      return
    }
  }

  private static let applePay = Vocabulary.shared.nameID(of: "applePay")
  private static let features = Vocabulary.shared.nameID(of: "features")

  /// Gives an app that names Apple Pay among its features, and says nothing more of it, an empty `applePay`.
  ///
  /// - Parameter start: The first of the app's pending slots.
  mutating func addPayment(of layers: [Place], to owner: NodeReference, from start: Int) {
    guard pendingSlots[start...].contains(where: { $0.name == Self.features && $0.kind == .list }),
      !pendingSlots[start...].contains(where: { $0.name == Self.applePay })
    else { return }
    for layer in layers {
      guard let list = value(of: Self.features, at: layer) else { continue }
      let tree = model.trees[layer.tree]
      let target = tree.target(of: list)
      guard target != .none, tree[target].kind == .sequence else { continue }
      for item in tree.children(of: target) {
        var feature = layer
        feature.node = item
        if tree[item].kind == .mapping, let name = value(of: Names.id, at: feature) { feature.node = name }
        guard tree[feature.node].kind == .scalar,
          IdentifierName(tree.text(of: feature.node)).words.joined().lowercased() == "applepay"
        else { continue }
        let object = decodeObject(types.applePay, layers: [feature], parent: owner, field: Self.applePay)
        let range = tree[feature.node].range
        pendingSlots.append(
          FieldSlot(
            name: Self.applePay, kind: .node, origin: feature.origin, source: UInt32(feature.tree), key: range,
            value: range, payload: UInt64(object.index)))
        return
      }
      return
    }
  }

  // MARK: Views of a class

  private static let source = Vocabulary.shared.nameID(of: "source")
  /// The views of the system that people state as a view of their own with a class, and their kinds.
  private static let classes = [
    ("PKPaymentButton", "applePayButton"), ("MPVolumeView", "volumeView"), ("AVRoutePickerView", "routePicker"),
  ]
  private static let kindsOfClass: Set = ["button", "custom", "image", "group"]

  /// Gives a view the kind of the system's class that its `source` names: `source: {object: PKPaymentButton}`.
  ///
  /// - Parameter start: The first of the view's pending slots.
  mutating func takeKindOfClass(from start: Int) {
    guard let source = pendingSlots[start...].first(where: { $0.name == Self.source && $0.kind == .node }),
      let index = pendingSlots[start...].firstIndex(where: { $0.name == Names.kind && $0.kind == .string }),
      Self.kindsOfClass.contains(model.strings[Int(pendingSlots[index].payload)])
    else { return }
    let slots = model.slots(of: model.nodes[Int(source.payload)])
    for (name, kind) in Self.classes
    where slots.contains(where: { $0.kind == .string && model.strings[Int($0.payload)].hasPrefix(name) }) {
      pendingSlots[index].payload = UInt64(model.strings.count)
      model.strings.append(kind)
      return
    }
  }

  // MARK: Objects in place of names

  private static let dismiss = Vocabulary.shared.nameID(of: "dismiss")

  /// Whether an item of a list may be written as an object that holds its name: a button that closes something, or
  /// what is named by an open word.
  func takesName(_ element: FieldType, of list: NameID) -> Bool {
    switch element {
    case .openWord: true
    case .string: list == Self.dismiss
    default: false
    }
  }

  /// Returns where an object that stands in place of its name is named: `dismiss: [{title: Cancel}]`.
  mutating func name(ofObject object: Place) -> Place? {
    for name in [Names.id, Names.title, Names.action, Names.type] {
      guard let value = value(of: name, at: object) else { continue }
      var place = object
      place.node = value
      guard let resolved = resolve(place), model.trees[resolved.tree][resolved.node].kind == .scalar else {
        continue
      }
      return resolved
    }
    return nil
  }
}
