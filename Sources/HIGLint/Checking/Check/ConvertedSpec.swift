import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// A spec made from a file of another tool, with everything that was understood of it.
public struct ConvertedSpec: Sendable {
  /// The spec as YAML; empty where nothing could be read.
  public var text: [UInt8]
  /// The mistakes in the file.
  public var problems: [Diagnostic]

  /// Converts a storyboard, a xib or a property list, with the facts that its project states about it.
  public static func reading(_ path: String, bytes: [UInt8], workspace: any Workspace, rules: RuleSet) -> ConvertedSpec
  {
    let path = Path.normalized(path)
    let lookup = DefinitionLookup(workspace: workspace, roots: [])
    let project = ProjectIndex.around(FileFinder(workspace: workspace), and: path, lookup)
    var plan = CheckPlan(
      lookup: ConfigurationLookup(workspace: workspace, rules: rules, choice: .none), edition: nil)
    let work = FileWork(path, isNamed: true, lookup, project, &plan)
    let file = work.read(bytes)
    guard !file.tree.documents.isEmpty else { return ConvertedSpec(text: [], problems: file.problems) }
    var notation = SpecNotation()
    notation.comment("What higlint understood of \(Path.lastComponent(path)).")
    notation.write(file.tree)
    notation.writePalette(work.definitions)
    return ConvertedSpec(text: notation.bytes, problems: file.problems)
  }
}

/// Writes an imported tree as YAML: its values, without the places that they came from.
struct SpecNotation {
  private(set) var bytes: [UInt8] = []
  /// The palette colours that are named, in the order of their first use.
  private var colors: [String] = []

  private struct Open {
    var tree: SyntaxTree
    var next: NodeIndex
    var depth: Int
    var isMapping: Bool
    /// Whether the next entry stands on a line that has begun, behind `- `.
    var isOnLine: Bool
  }

  mutating func comment(_ text: String) { append("# \(text)\n") }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Trees

  mutating func write(_ tree: SyntaxTree) {
    for document in tree.documents { write(document.root, of: tree, depth: 0) }
  }

  /// Writes a collection, without recursion.
  private mutating func write(_ root: NodeIndex, of tree: SyntaxTree, depth: Int) {
    var open = [
      Open(tree: tree, next: tree[root].first, depth: depth, isMapping: tree[root].kind == .mapping, isOnLine: false)
    ]
    while var current = open.popLast() {
      guard current.next != .none else { continue }
      let node = current.next
      let lead = current.isOnLine ? "" : String(repeating: "  ", count: current.depth)
      current.isOnLine = false
      append(lead)
      var value = node
      if current.isMapping {
        append(Self.scalar(current.tree, node) + ":")
        value = current.tree[node].next
        guard value != .none else { continue }
      } else {
        append("-")
      }
      current.next = current.tree[value].next
      let isMapping = current.isMapping
      let depth = current.depth
      let (inner, target) = Self.followed(current.tree, value)
      open.append(current)
      if let line = flow(inner, target) {
        append(" " + line + "\n")
      } else if inner[target].first == .none {
        append(inner[target].kind == .sequence ? " []\n" : " {}\n")
      } else {
        // A mapping in a list begins on the line of its dash.
        let isOnLine = !isMapping && inner[target].kind == .mapping
        append(isOnLine ? " " : "\n")
        open.append(
          Open(
            tree: inner, next: inner[target].first, depth: depth + 1, isMapping: inner[target].kind == .mapping,
            isOnLine: isOnLine))
      }
    }
  }

  private static func followed(_ tree: SyntaxTree, _ node: NodeIndex) -> (SyntaxTree, NodeIndex) {
    let target = tree.target(of: node)
    guard let elsewhere = tree.elsewhere(of: target) else { return (tree, target) }
    return (elsewhere.tree, elsewhere.node)
  }

  /// Returns a scalar, or a collection of a few scalars in brackets; nil for a larger one.
  private mutating func flow(_ tree: SyntaxTree, _ node: NodeIndex) -> String? {
    let record = tree[node]
    switch record.kind {
    case .scalar: return noted(Self.scalar(tree, node))
    case .mapping, .sequence:
      var parts: [String] = []
      var length = 0
      for child in tree.children(of: node) {
        let (inner, target) = Self.followed(tree, child)
        guard inner[target].kind == .scalar else { return nil }
        parts.append(noted(Self.scalar(inner, target, isInFlow: true)))
        length += parts.last?.utf8.count ?? 0
      }
      guard !parts.isEmpty, length < 80, parts.count <= 8 else { return nil }
      if record.kind == .sequence { return "[" + parts.joined(separator: ", ") + "]" }
      let pairs = stride(from: 0, to: parts.count - 1, by: 2).map { "\(parts[$0]): \(parts[$0 + 1])" }
      return "{" + pairs.joined(separator: ", ") + "}"
    default: return "unknown"
    }
  }

  /// Returns a scalar as it is, and remembers it where it is a palette colour.
  private mutating func noted(_ scalar: String) -> String {
    let name = scalar.hasPrefix("\"$") ? String(scalar.dropFirst(2).dropLast()) : String(scalar.dropFirst())
    if scalar.hasPrefix("$") || scalar.hasPrefix("\"$"), !colors.contains(name) { colors.append(name) }
    return scalar
  }

  // MARK: Scalars

  /// Returns a scalar as YAML: words and numbers of the format plain, anything else in quotes where they are needed.
  private static func scalar(_ tree: SyntaxTree, _ node: NodeIndex, isInFlow: Bool = false) -> String {
    let text = tree.text(of: node)
    let record = tree[node]
    let isWord = record.style == .plain && record.kind == .scalar
    if isWord, record.properties != .max { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    if isWord, isPlainWord(text) { return text }
    return !isWord && needsNoQuotes(text) ? text : ValueSpelling(isJSON: false).doubleQuoted(text)
  }

  private static func isPlainWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "$") }
  }

  /// Returns whether a text is letters, digits and spaces, a letter first, and no special word of YAML or the format.
  private static func needsNoQuotes(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z"),
      text.utf8.last != UInt8(ascii: " ")
    else { return false }
    let special: Set<String> = ["unknown", "none", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    guard !special.contains(text.lowercased()) else { return false }
    return text.utf8.allSatisfy {
      isLetterOrDigit($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  // MARK: The palette

  /// Writes the colours that were named, with their values in the asset catalogs.
  mutating func writePalette(_ definitions: Definitions) {
    guard !colors.isEmpty else { return }
    append("palette:\n")
    var written = 0
    while written < colors.count {
      let name = colors[written]
      written += 1
      guard let entry = definitions.palette[name] else { continue }
      let tree = definitions.trees[entry.tree]
      guard let value = flow(tree, tree.target(of: entry.value)) else { continue }
      let key = Self.needsNoQuotes(name) ? name : ValueSpelling(isJSON: false).doubleQuoted(name)
      append("  \(key): \(value)\n")
    }
  }
}
