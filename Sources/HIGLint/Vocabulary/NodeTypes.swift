/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
enum NodeTypes {
  static let numbered = [
    "alert", "app", "backItem", "barItem", "component", "controlState", "item", "navigationBar", "popover", "screen",
    "searchBar", "tabBar", "toolbar", "view",
  ]

  static let alert = 0
  static let app = 1
  static let backItem = 2
  static let barItem = 3
  static let component = 4
  static let controlState = 5
  static let item = 6
  static let navigationBar = 7
  static let popover = 8
  static let screen = 9
  static let searchBar = 10
  static let tabBar = 11
  static let toolbar = 12
  static let view = 13

  static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Where the layers below a view end.
  static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
