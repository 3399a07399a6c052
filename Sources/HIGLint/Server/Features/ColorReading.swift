import HIGCore
import HIGLanguage
import HIGReading

/// Colours as they are written, with names looked up.
struct ColorReading {
  let definitions: Definitions

  /// The number of names that may stand for each other.
  private static let deepest = 16

  /// Returns the colour that a node states; nil where it is none, or nobody knows.
  func color(at node: NodeIndex, in tree: SyntaxTree, depth: Int = 0) -> DynamicColor? {
    let node = tree.target(of: node)
    guard depth < Self.deepest, node != .none else { return nil }
    switch tree[node].kind {
    case .scalar: return color(tree.text(of: node), depth: depth)
    case .mapping:
      var (light, dark): (DynamicColor?, DynamicColor?)
      for entry in tree.entries(of: node) {
        switch tree.text(of: entry.key) {
        case "light": light = color(at: entry.value, in: tree, depth: depth + 1)
        case "dark": dark = color(at: entry.value, in: tree, depth: depth + 1)
        default: return nil
        }
      }
      guard let light else { return nil }
      return DynamicColor(light: light.light, dark: dark?.resolved(for: .dark))
    default: return nil
    }
  }

  func color(_ text: String, depth: Int = 0) -> DynamicColor? {
    guard text.utf8.first == UInt8(ascii: "$") else { return try? DynamicColor.parse(text) }
    guard let definition = definitions.palette[String(text.dropFirst())] else { return nil }
    return color(at: definition.value, in: definitions.trees[definition.tree], depth: depth + 1)
  }

  /// Returns a colour as text: `#0A5AB4`, or `#0A5AB4 light, #6CC4F0 dark`.
  static func text(_ color: DynamicColor, _ language: Language) -> String {
    guard color.isPair, let dark = color.dark else { return color.light.hex }
    return language == .english
      ? "\(color.light.hex) light, \(dark.hex) dark" : "浅色 \(color.light.hex)，深色 \(dark.hex)"
  }
}
