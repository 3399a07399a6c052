/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
enum NodeTypes {
  /// A vocabulary numbers these types first, in this order.
  enum Known: String, CaseIterable, NumberedByOrder {
    case alert, app, backItem, barItem, component, controlState, item, localizedText, navigationBar, popover
    case screen, searchBar, tabBar, toolbar, view
  }

  @inline(__always) static var alert: Int { Known.alert.number }
  @inline(__always) static var app: Int { Known.app.number }
  @inline(__always) static var backItem: Int { Known.backItem.number }
  @inline(__always) static var barItem: Int { Known.barItem.number }
  @inline(__always) static var component: Int { Known.component.number }
  @inline(__always) static var controlState: Int { Known.controlState.number }
  @inline(__always) static var item: Int { Known.item.number }
  @inline(__always) static var localizedText: Int { Known.localizedText.number }
  @inline(__always) static var navigationBar: Int { Known.navigationBar.number }
  @inline(__always) static var popover: Int { Known.popover.number }
  @inline(__always) static var screen: Int { Known.screen.number }
  @inline(__always) static var searchBar: Int { Known.searchBar.number }
  @inline(__always) static var tabBar: Int { Known.tabBar.number }
  @inline(__always) static var toolbar: Int { Known.toolbar.number }
  @inline(__always) static var view: Int { Known.view.number }

  static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Whether the layers below a view end at a node of the type.
  static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
