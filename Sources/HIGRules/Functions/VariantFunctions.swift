import HIGCore
import HIGLanguage

/// The functions of the rule language about a screen and its variants.
enum VariantFunctions {
  static let all: [FunctionBody] = [
    function("uncoveredSizeClasses") { uncovered($0, in: $1) },
    function("kindChanges") { kindChanges(of: $0, in: $1, passing: $2) },
    function("orderChanges") { screen, model, _ in orderChanges(of: screen, in: model) },
    function("builtOtherwise") { screen, model, _ in builtOtherwise(screen, in: model) },
  ]

  private static func function(
    _ name: String, _ answer: @escaping @Sendable (NodeReference, Model, Set<String>) -> Value
  ) -> FunctionBody {
    FunctionBody(name) { arguments, context in
      guard let model = context.model, case .node(let screen)? = arguments.first, screen != .none else {
        return .unknown(Unknown("screen", .parameter))
      }
      return answer(screen, model, Set(arguments.dropFirst().first?.strings ?? []))
    }
  }

  private static func function(
    _ name: String, _ answer: @escaping @Sendable (NodeReference, Model) -> Value
  ) -> FunctionBody {
    function(name) { screen, model, _ in answer(screen, model) }
  }

  // MARK: Size classes

  private static let devices = Vocabulary.shared.nameID(of: "devices")
  private static let orientations = Vocabulary.shared.nameID(of: "orientations")

  private static func uncovered(_ screen: NodeReference, in model: Model) -> Value {
    guard let devices = words(devices, in: model) else { return .unknown(Unknown("devices", .notStated)) }
    var needed: [SizeClasses] = []
    if devices.contains("iphone") || devices.contains("ipod") {
      guard let held = words(orientations, in: model) else { return .unknown(Unknown("orientations", .notStated)) }
      if held.contains(where: { $0.hasPrefix("portrait") }) { needed.append(.uprightPhone) }
      if held.contains(where: { $0.hasPrefix("landscape") }) { needed.append(.sidewaysPhone) }
    }
    if devices.contains("ipad") { needed.append(.pad) }
    var drawn: Set<SizeClasses> = []
    for state in ScreenVariantFacts.withVariants(screen, in: model) {
      guard let classes = ScreenVariantFacts.classes(of: state, in: model) else {
        return .unknown(Unknown("sizeClass", .notStated))
      }
      drawn.insert(classes == .sidewaysLargePhone ? .sidewaysPhone : classes)
    }
    return .list(needed.filter { !drawn.contains($0) }.map { .string($0.description) })
  }

  private static func words(_ field: NameID, in model: Model) -> Set<String>? {
    guard model.app != .none, let slot = model.slot(field, of: model.app), slot.kind == .list else { return nil }
    return Set(model.items(of: slot).compactMap { $0.kind == .string ? model.string(of: $0) : nil })
  }

  // MARK: Views

  /// Returns the views of a screen by id, which is unique within it.
  private static func viewsByID(of screen: NodeReference, in model: Model) -> [String: NodeReference] {
    var views: [String: NodeReference] = [:]
    for view in model.scene(of: screen)?.views ?? [] {
      if let id = model.string(Names.id, of: view), views[id] == nil { views[id] = view }
    }
    return views
  }

  private static func kindChanges(
    of screen: NodeReference, in model: Model, passing holders: Set<String>
  ) -> Value {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    guard base != screen else { return .list([]) }
    let before = viewsByID(of: base, in: model)
    return .list(
      (model.scene(of: screen)?.views ?? []).compactMap { view in
        guard let id = model.string(Names.id, of: view), let other = before[id],
          let kind = model.string(Names.kind, of: view), let otherKind = model.string(Names.kind, of: other),
          kind != otherKind, !(holders.contains(kind) && holders.contains(otherKind))
        else { return nil }
        return GeometryFunctions.map(["view": .node(view), "base": .node(other)])
      })
  }

  /// The number of views at the top level, or of variants, up to which they are compared.
  private static let mostCompared = 64

  private static func orderChanges(of screen: NodeReference, in model: Model) -> Value {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    guard base != screen, let now = model.scene(of: screen), let then = model.scene(of: base) else { return .list([]) }
    let before = viewsByID(of: base, in: model)
    let shared = model.nodeList(Names.views, of: screen).prefix(mostCompared).compactMap {
      view -> (view: NodeReference, now: Rect, then: Rect)? in
      guard let id = model.string(Names.id, of: view), let other = before[id], model.parent(of: other) == base,
        let nowRect = now.box(of: view).rect, let thenRect = then.box(of: other).rect
      else { return nil }
      return (view, nowRect, thenRect)
    }
    for first in shared {
      for second in shared where comes(first.now, before: second.now) && comes(second.then, before: first.then) {
        return .list([GeometryFunctions.map(["view": .node(first.view), "other": .node(second.view)])])
      }
    }
    return .list([])
  }

  private static func comes(_ a: Rect, before b: Rect) -> Bool {
    if a.y + a.height <= b.y { return true }
    return a.y < b.y + b.height && a.x + a.width <= b.x
  }

  private static func builtOtherwise(_ screen: NodeReference, in model: Model) -> Value {
    guard ScreenVariantFacts.isVariant(screen, in: model) else { return .list([]) }
    guard let classes = ScreenVariantFacts.classes(of: screen, in: model),
      let device = model.string(Names.device, of: screen)
    else { return .unknown(Unknown("sizeClass", .notStated)) }
    let own = kinds(of: screen, in: model)
    guard !own.isEmpty else { return .list([]) }
    for other in ScreenVariantFacts.withVariants(screen, in: model).prefix(mostCompared) {
      if other == screen { break }
      guard ScreenVariantFacts.classes(of: other, in: model) == classes,
        let otherDevice = model.string(Names.device, of: other), otherDevice != device
      else { continue }
      let kinds = kinds(of: other, in: model)
      if !kinds.isEmpty, kinds != own { return .list([.node(other)]) }
    }
    return .list([])
  }

  /// Returns the kinds at the top level, equal neighbours as one: the number of rows does not belong to the layout.
  private static func kinds(of screen: NodeReference, in model: Model) -> [String] {
    var kinds: [String] = []
    for view in model.nodeList(Names.views, of: screen) where !ViewFacts.isDecorative(view, in: model) {
      if let kind = model.string(Names.kind, of: view), kinds.last != kind { kinds.append(kind) }
    }
    return kinds
  }
}
