/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
public enum NodeTypes {
  /// A vocabulary numbers these types first, in this order.
  @usableFromInline enum Known: String, CaseIterable, NumberedByOrder {
    case alert, app, backItem, barItem, component, controlState, item, localizedText, navigationBar, popover
    case screen, searchBar, tabBar, toolbar, view
  }

  @inlinable public static var alert: Int { Known.alert.number }
  @inlinable public static var app: Int { Known.app.number }
  @inlinable public static var backItem: Int { Known.backItem.number }
  @inlinable public static var barItem: Int { Known.barItem.number }
  @inlinable public static var component: Int { Known.component.number }
  @inlinable public static var controlState: Int { Known.controlState.number }
  @inlinable public static var item: Int { Known.item.number }
  @inlinable public static var localizedText: Int { Known.localizedText.number }
  @inlinable public static var navigationBar: Int { Known.navigationBar.number }
  @inlinable public static var popover: Int { Known.popover.number }
  @inlinable public static var screen: Int { Known.screen.number }
  @inlinable public static var searchBar: Int { Known.searchBar.number }
  @inlinable public static var tabBar: Int { Known.tabBar.number }
  @inlinable public static var toolbar: Int { Known.toolbar.number }
  @inlinable public static var view: Int { Known.view.number }

  public static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Whether the layers below a view end at a node of the type.
  public static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
