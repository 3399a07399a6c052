/// A file as read: its tree, in the words of the spec format, whatever format it came in.
struct SpecFile: Sendable {
  /// Aliases beyond the bounds of composing stand for nothing in it, so that a walk ends.
  let tree: SyntaxTree
  /// What is wrong with its syntax and its composition.
  let problems: [Diagnostic]
  let format: FileFormat
  /// It has one of a document's keys at the top.
  let isSpec: Bool
  /// It holds screens.
  let hasScreens: Bool
  /// It states facts, colours, fonts or components.
  let defines: Bool
  /// It holds people's answers to checklist questions.
  let answers: Bool

  /// It holds definitions, or answers, for its folder and below.
  var definesOnly: Bool { (defines || answers) && !hasScreens }

  init(path: String, bytes: [UInt8], format: FileFormat?) {
    let source = SourceFile(path: path, stored: bytes)
    let format = format ?? SpecFile.guess(source)
    self.format = format
    var tree = SpecFile.read(source, as: format)
    let composition = tree.composition()
    for alias in composition.refusedAliases { tree[alias].first = .none }
    problems = tree.problems + composition.problems
    self.tree = tree
    var isSpec = false
    var hasScreens = false
    var defines = false
    var answers = false
    for document in tree.documents {
      let root = tree.target(of: document.root)
      guard root != .none, tree[root].kind == .mapping else { continue }
      for entry in tree.entries(of: root) {
        let (key, value) = (entry.key, entry.value)
        let target = tree.target(of: value)
        switch tree.text(of: key) {
        case "screen", "screens":
          isSpec = true
          hasScreens = true
        case "palette", "textStyles", "text-styles", "text_styles", "components":
          isSpec = true
          defines = true
        case "higlint": isSpec = true
        case "reviewed":
          isSpec = true
          answers = true
        case "app":
          // Many a configuration file has a key `app`.
          if target != .none, tree[target].kind == .mapping, SpecFile.hasKnownField(target, of: "app", in: tree) {
            isSpec = true
            defines = true
          }
        default: break
        }
      }
    }
    self.isSpec = isSpec
    self.hasScreens = hasScreens
    self.defines = defines
    self.answers = answers
  }

  /// The tree as written, with all its aliases.
  static func read(_ source: SourceFile, as format: FileFormat?) -> SyntaxTree {
    switch format ?? guess(source) {
    case .yaml: YAMLReader.read(source)
    case .json: JSONReader.read(source)
    case .infoPlist: InfoPlistImporter.spec(of: PropertyListReader.read(source))
    }
  }

  private static func hasKnownField(_ mapping: NodeIndex, of type: String, in tree: SyntaxTree) -> Bool {
    guard let index = Vocabulary.shared.typeIndex(of: type) else { return false }
    return tree.entries(of: mapping).contains { entry in
      let name = tree.withBytes(of: entry.key) { Vocabulary.shared.nameID(ofKey: $0) }
      return Vocabulary.shared.field(name, in: index) != nil
    }
  }

  /// What a file is that has no telling name.
  static func format(of stored: [UInt8], path: String) -> FileFormat { guess(SourceFile(path: path, stored: stored)) }

  /// Without a name to go by: `<` at the start is a property list; `{` is JSON, unless only YAML makes sense of it.
  private static func guess(_ source: SourceFile) -> FileFormat {
    let first = source.text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    if PropertyListReader.isPropertyList(source.text) { return .infoPlist }
    guard first == UInt8(ascii: "{") else { return .yaml }
    return !JSONReader.read(source).problems.isEmpty && YAMLReader.read(source).problems.isEmpty ? .yaml : .json
  }

  /// Whether the bytes of a definition's key occur; cheap, and right about what has none.
  static func mayDefine(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for key in keys where contains(key, in: buffer) { return true }
      // Answers beside a screen are that screen's.
      if contains(Array("reviewed".utf8), in: buffer), !contains(Array("screen".utf8), in: buffer) { return true }
      // UTF-16: look closer.
      return buffer.count >= 2 && (buffer[0] >= 0xFE || buffer[0] == 0 || buffer[1] == 0)
    }
  }

  private static let keys: [[UInt8]] = ["app", "palette", "textStyles", "text-styles", "text_styles", "components"].map
  { Array($0.utf8) }

  /// Whether `key` stands at the start of a line, or right after a quote or a brace.
  private static func contains(_ key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= key.count else { return false }
    let first = key[0]
    var i = 0
    let end = bytes.count - key.count
    while i <= end {
      if bytes[i] == first {
        let before = i == 0 ? 0x0A : bytes[i - 1]
        if before == 0x0A || before == 0x0D || before == 0x22 || before == 0x27 || before == 0x7B || before == 0xBF {
          var k = 1
          while k < key.count, bytes[i + k] == key[k] { k += 1 }
          if k == key.count { return true }
        }
      }
      i += 1
    }
    return false
  }
}
