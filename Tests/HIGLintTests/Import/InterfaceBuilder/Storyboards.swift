@testable import HIGImport
@testable import HIGLint
@testable import HIGReading

/// Small storyboards and xibs for tests, and what is read from them.
enum Storyboards {
  /// A document around scenes.
  static func storyboard(_ scenes: String, attributes: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\
    \(attributes.isEmpty ? "" : " " + attributes)>
    <device id="retina4_7" orientation="portrait"/>
    <scenes>\(scenes)</scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A scene of one controller with subviews in its view.
  static func scene(_ id: String = "vc", views: String, view: String = "", controller: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(views)</subviews>\(view)</view>\(controller)
    </viewController></objects></scene>
    """
  }

  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects>
    </document>
    """
  }

  static func tree(_ text: String, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    InterfaceBuilderImporter.spec(
      of: SourceFile(path: "Main.storyboard", stored: Array(text.utf8)), in: surroundings)
  }

  /// The spec as YAML.
  static func spec(_ text: String, in surroundings: ImportSurroundings = .none) -> String {
    var notation = SpecNotation()
    notation.write(tree(text, in: surroundings))
    return String(decoding: notation.bytes, as: UTF8.self)
  }

  /// The lines of the spec that state a field, without their indentation.
  static func lines(_ field: String, _ text: String, in surroundings: ImportSurroundings = .none) -> [String] {
    spec(text, in: surroundings).split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      return String(line.hasPrefix("- ") ? line.dropFirst(2) : line)
    }.filter { $0.hasPrefix(field + ":") }
  }

  /// The rules and underlined texts of what is wrong.
  static func problems(_ text: String) -> [String] {
    tree(text).problems.map { "\($0.rule) \($0.location.file.string(in: $0.location.range))" }
  }
}
