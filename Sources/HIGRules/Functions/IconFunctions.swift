import HIGCore
import HIGLanguage

/// The functions about the meanings of an app's icons.
enum IconFunctions {
  static let all: [FunctionBody] = [
    FunctionBody("iconConflicts") { arguments, context in
      guard let model = context.model, case .node(let node)? = arguments.first,
        let use = IconUse(node, in: model)
      else { return .list([]) }
      guard let first = model.kept(IconUses.init).first[use.icon], first.node != node, !first.isLike(use) else {
        return .list([])
      }
      return .list([.node(first.node)])
    }
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

  func isLike(_ other: IconUse) -> Bool { action.isLike(other.action) }
}

/// The first control with each custom icon, in the order of the screens.
private final class IconUses {
  private(set) var first: [String: IconUse] = [:]

  init(in model: Model) {
    for screen in model.screens {
      guard case .list(let controls) = model.value(of: Names.iconControls, at: screen) else { continue }
      for case .node(let control) in controls {
        guard let use = IconUse(control, in: model), first[use.icon] == nil else { continue }
        first[use.icon] = use
      }
    }
  }
}
