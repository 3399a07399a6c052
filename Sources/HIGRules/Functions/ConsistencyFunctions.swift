import HIGCore
import HIGLanguage

/// The functions about things that are done differently in one app although they could be done alike.
enum ConsistencyFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("differingAnimations") { arguments, context in
      guard let model = context.model, case .node(let app)? = arguments.first else { return .list([]) }
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list(differingAnimations(of: app, tolerance: number(arguments[1]), in: model))
    },
    FunctionBody("mixedShapes") { arguments, context in
      guard let model = context.model else { return .list([]) }
      guard model.hasAllScreens else { return .unknown(Unknown("screens", .otherFiles)) }
      return .list(mixedShapes(atMost: Int(number(arguments[1])), except: Set(arguments[2].strings), in: model))
    },
  ]

  private static func number(_ value: Value) -> Double {
    switch value {
    case .int(let int): Double(int)
    case .double(let double): double
    default: 0
    }
  }

  // MARK: Animations

  private static let animations = Vocabulary.shared.nameID(of: "animations")
  private static let event = Vocabulary.shared.nameID(of: "event")
  private static let target = Vocabulary.shared.nameID(of: "target")
  private static let duration = Vocabulary.shared.nameID(of: "duration")

  /// The key by which animations are compared: the event that starts one, and the thing that moves.
  private struct Occasion: Hashable {
    var event: String
    var target: String?
  }

  private static func differingAnimations(of app: NodeReference, tolerance: Double, in model: Model) -> [Value] {
    var firsts: [Occasion: NodeReference] = [:]
    var found: [Value] = []
    for owner in [app] + model.screens {
      for animation in model.nodeList(animations, of: owner) {
        guard let event = model.string(event, of: animation) else { continue }
        let occasion = Occasion(event: event, target: model.string(target, of: animation))
        guard let first = firsts[occasion] else {
          firsts[occasion] = animation
          continue
        }
        guard let what = difference(animation, first, tolerance: tolerance, in: model) else { continue }
        found.append(
          GeometryFunctions.map(["animation": .node(animation), "first": .node(first), "what": .string(what)]))
      }
    }
    return found
  }

  private static func difference(
    _ a: NodeReference, _ b: NodeReference, tolerance: Double, in model: Model
  ) -> String? {
    if let type = model.string(Names.type, of: a), let other = model.string(Names.type, of: b), type != other {
      return "type"
    }
    if let time = model.number(duration, of: a), let other = model.number(duration, of: b),
      abs(time - other) > tolerance
    {
      return "duration"
    }
    return nil
  }

  // MARK: Shapes

  private static let controlShapes = Vocabulary.shared.nameID(of: "controlShapes")

  private struct Sort: Hashable {
    var kind: String
    var role: String
  }

  private static func mixedShapes(atMost maximum: Int, except roles: Set<String>, in model: Model) -> [Value] {
    var order: [Sort] = []
    var shapes: [Sort: [ControlShape]] = [:]
    for screen in model.screens {
      guard case .list(let values) = model.value(of: controlShapes, at: screen) else { continue }
      for value in values {
        guard let shape = ControlShape(value), !roles.contains(shape.role) else { continue }
        let sort = Sort(kind: shape.kind, role: shape.role)
        if shapes[sort] == nil { order.append(sort) }
        if !shapes[sort, default: []].contains(where: { $0.looksLike(shape) }) {
          shapes[sort, default: []].append(shape)
        }
      }
    }
    return order.compactMap { sort in
      guard let all = shapes[sort], all.count > maximum else { return nil }
      return GeometryFunctions.map([
        "kind": .string(sort.kind), "role": .string(sort.role), "count": .int(Int64(all.count)),
        "radii": .list(all.map { .double($0.radius) }),
        "view": .node(all[maximum].view),
      ])
    }
  }
}

/// The corners of a control.
private struct ControlShape {
  var kind: String
  var role: String
  var radius: Double
  /// Whether the ends are half circles, whatever the radius.
  var isCapsule: Bool
  var view: NodeReference

  func looksLike(_ other: ControlShape) -> Bool {
    isCapsule ? other.isCapsule : !other.isCapsule && radius == other.radius
  }

  /// Creates the shape that an element of the fact `controlShapes` describes.
  init?(_ value: Value) {
    guard case .map(let map) = value, case .string(let kind)? = map["kind"], case .string(let role)? = map["role"],
      case .double(let radius)? = map["radius"], case .bool(let isCapsule)? = map["isCapsule"],
      case .node(let view)? = map["view"]
    else { return nil }
    (self.kind, self.role, self.radius, self.isCapsule, self.view) = (kind, role, radius, isCapsule, view)
  }
}
