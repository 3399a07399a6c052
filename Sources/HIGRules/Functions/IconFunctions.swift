import HIGCore
import HIGLanguage

/// The functions about the meanings of an app's icons.
enum IconFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("iconConflicts") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        let use = IconUse(node, in: model)
      else { return .list([]) }
      let uses = model.kept(IconUses.init)
      guard let first = uses.first[use.icon], first.node != node, !uses.areLike(first, use, in: model) else {
        return .list([])
      }
      return .list([.node(first.node)])
    },
    FunctionBody("iconRivals") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        let use = IconUse(node, in: model), let first = model.kept(IconUses.init).byAction[use.action.words],
        !first.hasIcon(like: use)
      else { return .list([]) }
      return .list([.node(first.node)])
    },
  ]
}

/// A control with a custom icon, and its action.
private struct IconUse {
  var node: NodeReference
  var icon: String
  var text: String
  var action: ActionName

  /// Creates the use of an icon; nil for a node without a custom icon or an action.
  init?(_ node: NodeReference, in model: Model) {
    guard let icon = model.node(Names.icon, of: node), let name = model.string(Names.name, of: icon),
      let action = model.string(Names.action, of: node)
    else { return nil }
    self.node = node
    self.icon = name
    self.text = action
    self.action = ActionName(action)
  }

  /// Whether the icons' names have a word in common: a star and a filled star are two states of one.
  func hasIcon(like other: IconUse) -> Bool {
    let words = IdentifierName(other.icon).words
    return icon == other.icon || IdentifierName(icon).words.contains { words.contains($0) }
  }
}

/// The first control with each custom icon, and the first with one for each action, in the order of the screens.
private final class IconUses {
  private(set) var first: [String: IconUse] = [:]
  /// By the words of the action's name.
  private(set) var byAction: [[String]: IconUse] = [:]

  /// What the names of actions say, each looked up once.
  private var acts: [String: Set<String>] = [:]

  /// Whether two may do the same: `saveStory` and `reportStory`, of which it is known what they do, do not.
  func areLike(_ use: IconUse, _ other: IconUse, in model: Model) -> Bool {
    guard use.action.isLike(other.action) else {
      // Two wordings of one act: `favourite it`, `save the trip to favourites`.
      return !acts(of: use.text, in: model).isDisjoint(with: acts(of: other.text, in: model))
    }
    let acts = ActFunctions.names(of: use.node, in: model)
    let others = ActFunctions.names(of: other.node, in: model)
    return acts.isEmpty || others.isEmpty || !acts.isDisjoint(with: others)
  }

  private func acts(of action: String, in model: Model) -> Set<String> {
    if let known = acts[action] { return known }
    let found = ActFunctions.names(ofText: action, in: model)
    acts[action] = found
    return found
  }

  init(in model: Model) {
    for screen in model.screens {
      guard case .list(let controls) = model.value(of: Names.iconControls, at: screen) else { continue }
      for case .node(let control) in controls {
        guard let use = IconUse(control, in: model) else { continue }
        if first[use.icon] == nil { first[use.icon] = use }
        if byAction[use.action.words] == nil { byAction[use.action.words] = use }
      }
    }
  }
}
