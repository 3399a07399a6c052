/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
public enum NodeTypes {
  /// A vocabulary numbers these types first, in this order.
  @usableFromInline enum Known: Int, CaseIterable, CodingKey {
    case alert, app, backItem, barItem, component, controlState, item, localizedText, navigationBar, peekPreview,
      popover
    case screen, searchBar, tabBar, toolbar, view
  }

  @inlinable public static var alert: Int { Known.alert.rawValue }
  @inlinable public static var app: Int { Known.app.rawValue }
  @inlinable public static var backItem: Int { Known.backItem.rawValue }
  @inlinable public static var barItem: Int { Known.barItem.rawValue }
  @inlinable public static var component: Int { Known.component.rawValue }
  @inlinable public static var controlState: Int { Known.controlState.rawValue }
  @inlinable public static var item: Int { Known.item.rawValue }
  @inlinable public static var localizedText: Int { Known.localizedText.rawValue }
  @inlinable public static var navigationBar: Int { Known.navigationBar.rawValue }
  @inlinable public static var peekPreview: Int { Known.peekPreview.rawValue }
  @inlinable public static var popover: Int { Known.popover.rawValue }
  @inlinable public static var screen: Int { Known.screen.rawValue }
  @inlinable public static var searchBar: Int { Known.searchBar.rawValue }
  @inlinable public static var tabBar: Int { Known.tabBar.rawValue }
  @inlinable public static var toolbar: Int { Known.toolbar.rawValue }
  @inlinable public static var view: Int { Known.view.rawValue }

  public static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Whether the layers below a view end at a node of the type.
  public static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
