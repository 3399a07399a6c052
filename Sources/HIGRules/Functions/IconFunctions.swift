import HIGCore
import HIGLanguage

/// The functions about the meanings of an app's icons.
enum IconFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("iconConflicts") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        let use = IconUse(node, in: model)
      else { return .list([]) }
      guard let first = model.kept(IconUses.init).first[use.icon], first.node != node, !first.isLike(use, in: model)
      else {
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
  var action: ActionName

  /// Creates the use of an icon; nil for a node without a custom icon or an action.
  init?(_ node: NodeReference, in model: Model) {
    guard let icon = model.node(Names.icon, of: node), let name = model.string(Names.name, of: icon),
      let action = model.string(Names.action, of: node)
    else { return nil }
    self.node = node
    self.icon = name
    self.action = ActionName(action)
  }

  /// Whether both may do the same: `saveStory` and `reportStory`, of which it is known what they do, do not.
  func isLike(_ other: IconUse, in model: Model) -> Bool {
    guard action.isLike(other.action) else { return false }
    let acts = ActFunctions.names(of: node, in: model)
    let others = ActFunctions.names(of: other.node, in: model)
    return acts.isEmpty || others.isEmpty || !Set(acts).isDisjoint(with: others)
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
