/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
enum NodeTypes {
  static let numbered = [
    "alert", "app", "backItem", "barItem", "component", "controlState", "item", "localizedText", "navigationBar",
    "popover", "screen", "searchBar", "tabBar", "toolbar", "view",
  ]

  static let alert = 0
  static let app = 1
  static let backItem = 2
  static let barItem = 3
  static let component = 4
  static let controlState = 5
  static let item = 6
  static let localizedText = 7
  static let navigationBar = 8
  static let popover = 9
  static let screen = 10
  static let searchBar = 11
  static let tabBar = 12
  static let toolbar = 13
  static let view = 14

  static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Where the layers below a view end.
  static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
