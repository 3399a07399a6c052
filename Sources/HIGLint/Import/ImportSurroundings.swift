import HIGCore
import HIGReading

/// The knowledge that an importer may have of the project around a file.
package struct ImportSurroundings: Sendable {
  /// The colours that the asset catalogs and specs around define; `$name` refers to them.
  package var colorNames: Set<String> = []
  /// What the asset catalogs say of each image.
  package var images: [String: AssetImage] = [:]
  /// The texts of the file in other languages, in the order of the languages' tags.
  package var tables: [StringsTable] = []
  /// The language of the texts in the file itself; nil if nobody says.
  package var language: String?
  /// The images beside a pass.
  var pictures: [PassPicture] = []
  /// The settings that an Info.plist is built with.
  var bundle: XcodeProjects.Bundle?
  /// Whether the storyboard is the one that the app begins with.
  var isMain = false
  /// Whether it is the app's launch file.
  var isLaunchFile = false
  /// Returns the initial scene and the scenes with an identifier of another storyboard of the app.
  var outline: @Sendable (String) -> StoryboardOutline? = { _ in nil }

  package static let none = ImportSurroundings()
}

/// An image of an asset catalog.
package struct AssetImage: Sendable {
  package var tree: SyntaxTree
  /// The scales, a list of numbers; nil for a vector image.
  var scales: NodeIndex?
  var isVector: Bool
  /// Its size in points, by the header of one of its files.
  package var size: Size?
  /// Whether its middle stretches.
  var isResizable = false
  /// Whether its set has an empty slot for a scale that iPhones show.
  var lacksScale = false

  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double
  }
}

/// The targets of references into a storyboard.
struct StoryboardOutline: Sendable {
  /// The screen that the initial view controller shows.
  var initial: String?
  /// The screens by storyboard identifier.
  var screens: [String: String] = [:]
}
