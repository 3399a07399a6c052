import HIGLanguage

/// One way from a screen to another, and its kind. It is among the ways out of one screen and into the other.
package final class NavigationStep {
  package enum Kind: String {
    case push, modal, popover, tab, root
    /// A kind that the spec says nobody can say.
    case unknown
  }

  package let from: String
  package let to: String
  package let kind: Kind
  /// The field of the screen in which the way lies: `views`, `toolbar`, `popover`.
  package let part: String
  /// The things that close before the screen comes; empty if nobody says.
  package let closes: String
  /// The transition that the way states; empty where it states none.
  package let transition: String
  /// The node of the way: a view, bar item or link.
  package let node: Value

  private init(
    from: String, to: String, kind: Kind, part: String, closes: String, transition: String, node: Value
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.part = part
    self.closes = closes
    self.transition = transition
    self.node = node
  }

  /// The step as rules have it, made once: many rules ask for the same ones.
  private(set) lazy package var value = Value.map(
    MapValue([
      (.string("from"), .string(from)), (.string("to"), .string(to)), (.string("kind"), .string(kind.rawValue)),
      (.string("part"), .string(part)), (.string("closes"), .string(closes)), (.string("node"), node),
    ]))

  private static let steps = Vocabulary.shared.nameID(of: "steps")

  /// Returns the ways out of screens, in the order of the screens.
  package static func all(
    of screens: [(id: String, node: NodeReference)], _ described: [String: NodeReference], in model: Model
  ) -> [NavigationStep] {
    var found: [NavigationStep] = []
    for (id, screen) in screens {
      guard case .list(let items) = model.value(of: steps, at: screen) else { continue }
      for case .map(let item) in items {
        guard case .string(let target)? = item["to"] else { continue }
        let part = text(item["part"])
        let presentation = described[target].flatMap { ScreenRoleFacts.ownPresentation(of: $0, in: model) }
        found.append(
          NavigationStep(
            from: id, to: target, kind: kind(part, text(item["transition"]), presentation), part: part,
            closes: text(item["closes"]), transition: text(item["transition"]), node: item["node"] ?? .null))
      }
    }
    return found
  }

  private static func text(_ value: Value?) -> String {
    if case .string(let text)? = value { return text }
    return ""
  }

  /// Returns the kind of a way: a tab always switches; else the way itself decides, then its target, and what neither
  /// says is a push.
  private static func kind(_ part: String, _ transition: String, _ presentation: String?) -> Kind {
    if part == "tabBar" { return .tab }
    switch transition {
    case "push": return .push
    case "popover": return .popover
    // How the screens between lie is not said.
    case "unknown", "dismiss": return .unknown
    // How a first screen comes back is how what lay over it goes.
    case "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl":
      return presentation == "root" || presentation == "tab" ? Kind(rawValue: presentation ?? "") ?? .modal : .modal
    case "modal": return .modal
    default: return presentation.map { Kind(rawValue: $0) ?? .unknown } ?? .push
    }
  }
}
