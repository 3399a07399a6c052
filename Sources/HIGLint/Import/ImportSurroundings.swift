/// What an importer may know of the project around a file.
struct ImportSurroundings: Sendable {
  /// The colours that the asset catalogs and specs around define: `$name` finds them.
  var colorNames: Set<String> = []
  /// The scales that the asset catalogs have images in.
  var images: [String: AssetImage] = [:]
  /// The texts of the file in other languages, in the order of the languages' tags.
  var tables: [StringsTable] = []
  /// The language of the texts in the file itself; nil where nobody says.
  var language: String?
  /// The storyboard is the one that the app begins with.
  var isMain = false
  /// The initial scene and the scenes with an identifier of another storyboard of the app.
  var outline: @Sendable (String) -> StoryboardOutline? = { _ in nil }

  static let none = ImportSurroundings()
}

/// An image of an asset catalog.
struct AssetImage: Sendable {
  var tree: SyntaxTree
  /// A list of numbers; nil for a vector image.
  var scales: NodeIndex?
  var isVector: Bool
}

/// Where references into a storyboard lead.
struct StoryboardOutline: Sendable {
  /// The screen that the initial view controller shows.
  var initial: String?
  /// By storyboard identifier.
  var screens: [String: String] = [:]
}
