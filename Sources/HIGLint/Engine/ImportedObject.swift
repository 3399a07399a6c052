/// The object of Interface Builder's that a finding is about, as Xcode's outline names it.
struct ImportedObject {
  var id: String
  /// `in Sign In Scene › Log In button (id hX7-Qd-2aB)`.
  var description: Message

  private static let source = Vocabulary.shared.nameID(of: "source")
  private static let object = Vocabulary.shared.nameID(of: "object")

  /// The nearest object around a node that says where it came from; nil for what nobody imported.
  init?(of node: NodeReference, in model: Model) {
    var names: [String] = []
    var id: String?
    var current = node
    while current != .none {
      if let source = model.node(Self.source, of: current), let object = model.string(Self.object, of: source) {
        let isScreen = model.typeIndex(of: current) == model.screenType
        if id == nil || isScreen, let name = model.string(Names.name, of: source) { names.append(name) }
        id = id ?? object
      }
      current = model.parent(of: current)
    }
    guard let id else { return nil }
    self.id = id
    let place = names.reversed().joined(separator: " › ")
    description = Message(en: "in \(place) (id \(id))", zhHans: "位于 \(place)（id \(id)）")
  }
}
