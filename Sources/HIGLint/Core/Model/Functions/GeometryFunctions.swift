import HIGLanguage

/// The functions of the rule language about places and sizes, besides the facts of views and screens.
///
/// Lengths are points. No function knows a threshold of a guideline: those come as arguments, out of `params`. A result
/// that depends on a frame which is not known is unknown, unless the rest decides.
public enum GeometryFunctions {
  public static let all: [FunctionBody] = targets + siblings + screens + texts + layers + bars

  /// Returns a function whose first argument is a node of the model.
  package static func function(_ name: String, _ body: @escaping @Sendable (Call) -> Value) -> FunctionBody {
    FunctionBody(name) { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first, node != .none,
        let scene = model.scene(of: node)
      else { return .unknown(Unknown(name, .geometry)) }
      return arguments.withUnsafeBufferPointer {
        body(Call(model: model, scene: scene, node: node, arguments: $0))
      }
    }
  }

  /// A call with its subject. The arguments are held for as long as the function runs.
  package struct Call {
    package let model: Model
    package let scene: Scene
    package let node: NodeReference
    package let arguments: UnsafeBufferPointer<Value>

    package func number(_ index: Int) -> Double {
      switch arguments[index] {
      case .int(let int): Double(int)
      case .double(let double): double
      default: 0
      }
    }

    package func strings(_ index: Int) -> Set<String> {
      guard case .list(let items) = arguments[index] else { return [] }
      return Set(
        items.compactMap { item in
          if case .string(let string) = item { return string }
          return nil
        })
    }
  }

  package static func map(_ entries: KeyValuePairs<String, Value>) -> Value {
    .map(MapValue(entries.map { (.string($0.key), $0.value) }))
  }

  // MARK: Siblings

  private static let siblings: [FunctionBody] = [
    function("samePlaceAs") { call in
      let places = call.model.kept { _ in SharedPlaces() }
      let other = places.firstOther(at: call.node, within: call.number(1), in: call.scene)
      return .list(other.map { [.node($0)] } ?? [])
    },
    function("gapBetween") { call in
      guard case .node(let other) = call.arguments[1], let a = call.scene.box(of: call.node).rect,
        let b = call.scene.box(of: other).rect
      else { return .unknown(call.model.unknown(Names.frame, .geometry)) }
      let across = max(0, a.x - b.maxX, b.x - a.maxX)
      let down = max(0, a.y - b.maxY, b.y - a.maxY)
      return .double((across * across + down * down).squareRoot())
    },
    function("overlapping") { call in
      let open = Value.unknown(call.model.unknown(Names.frame, .geometry))
      guard let own = call.scene.frame(of: call.node).rect else { return open }
      // All pairs of a long list would take a time that grows with its square.
      let earlier = call.scene.siblings(of: call.node, before: 500, after: 0)
      return .list(
        earlier.compactMap { sibling in
          guard call.model.typeIndex(of: sibling) == call.scene.viewType, call.scene.isShown(sibling),
            !ViewFacts.isDecorative(sibling, in: call.model)
          else { return nil }
          guard let frame = call.scene.frame(of: sibling).rect else { return open }
          return frame.intersects(own) ? .node(sibling) : nil
        })
    },
    function("neighbours") { call in
      guard let neighbours = call.scene.neighbours(of: call.node, gap: call.number(1)) else {
        return .unknown(Unknown("neighbours", .bound))
      }
      return .list(
        neighbours.map {
          map([
            "view": .node($0.view), "gap": .double($0.gap), "overlapWidth": .double($0.overlapWidth),
            "overlapHeight": .double($0.overlapHeight), "isInside": .bool($0.isInside),
            "isRegular": $0.isRegular.map { .bool($0) } ?? .unknown(Unknown("width", .geometry)),
          ])
        })
    },
    function("nearMisses") { call in
      .list(
        call.scene.nearMisses(of: call.node, tolerance: call.number(1)).map {
          map([
            "edge": .string($0.edge.rawValue), "found": .double($0.found), "line": .double($0.line),
            "count": .int(Int64($0.count)), "example": .node($0.example),
          ])
        })
    },
  ]
}
