/// The numbers of the node types that the code itself tells apart: comparing their names would cost more.
enum NodeTypes {
  private static func number(_ name: String) -> Int { Vocabulary.shared.typeIndex(of: name) ?? -1 }

  static let alert = number("alert")
  static let app = number("app")
  static let backItem = number("backItem")
  static let barItem = number("barItem")
  static let component = number("component")
  static let controlState = number("controlState")
  static let item = number("item")
  static let navigationBar = number("navigationBar")
  static let popover = number("popover")
  static let screen = number("screen")
  static let searchBar = number("searchBar")
  static let tabBar = number("tabBar")
  static let toolbar = number("toolbar")
  static let view = number("view")

  static func isBar(_ type: Int) -> Bool {
    type == navigationBar || type == toolbar || type == tabBar || type == searchBar
  }

  /// Where the layers below a view end.
  static func isRoot(_ type: Int) -> Bool { type == screen || type == component || type == app }
}
