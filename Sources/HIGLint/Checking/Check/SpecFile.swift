import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that was read: its tree is in the words of the spec format, whatever format it came in.
struct SpecFile: Sendable {
  /// The composed tree. Aliases beyond the bounds of composing stand for nothing in it, so that a walk ends.
  let tree: SyntaxTree
  /// The mistakes in its syntax and its composition.
  let problems: [Diagnostic]
  let format: FileFormat
  /// Whether its shape is a spec's beyond doubt, or it was named and has one of a spec's keys at the top.
  let isSpec: Bool
  /// The reason why it is no spec.
  let doubt: SpecShape.Doubt?
  /// Whether it holds screens.
  let hasScreens: Bool
  /// Whether it states facts, colours, fonts or components.
  let defines: Bool
  /// Whether it holds people's answers to checklist questions.
  let answers: Bool

  /// Whether it holds only definitions, or answers, for its folder and below.
  var definesOnly: Bool { (defines || answers) && !hasScreens }

  /// Whether people write it, and nothing is wrong with its syntax.
  var isPlain: Bool { format.isWritten && problems.isEmpty && tree.source.invalidOffset == nil }

  /// - Parameter isNamed: Whether the user named it as a spec, so that its shape is not questioned.
  init(
    path: String, bytes: [UInt8], format: FileFormat?, surroundings: ImportSurroundings = .none, isNamed: Bool = false
  ) {
    let source = SourceFile(path: path, stored: bytes)
    let format = format ?? FileFormat(of: source)
    self.format = format
    let read = format.read(source, in: surroundings)
    let (tree, composition) = format.isAlwaysSpec ? (read, Composition()) : read.composed()
    problems = tree.problems + composition.problems
    self.tree = tree
    var marks = Marks()
    var doubt: SpecShape.Doubt?
    for document in tree.documents {
      let root = tree.target(of: document.root)
      guard root != .none, tree[root].kind == .mapping else {
        doubt = doubt ?? .noMapping
        continue
      }
      var own = Marks(of: root, in: tree)
      // What another tool's importer made, and what somebody named, is what it says.
      if !own.isEmpty, !isNamed, format.isWritten,
        let found = SpecShape(tree, root: root, isBroken: !tree.problems.isEmpty).doubt()
      {
        if doubt == nil || doubt == .noKey || doubt == .noMapping { doubt = found }
        own = Marks()
      } else if own.isEmpty {
        doubt = doubt ?? .noKey
      }
      marks.formUnion(own.subtracting(.otherApp))
    }
    isSpec = !marks.isEmpty || format.isAlwaysSpec
    self.doubt = isSpec ? nil : doubt ?? .noMapping
    hasScreens = marks.contains(.screens)
    defines = marks.contains(.definitions)
    answers = marks.contains(.answers)
  }

  /// The kinds of keys that a document has.
  private struct Marks: OptionSet {
    var rawValue: UInt8 = 0
    static let version = Marks(rawValue: 1)
    static let screens = Marks(rawValue: 2)
    static let definitions = Marks(rawValue: 4)
    static let answers = Marks(rawValue: 8)
    /// An `app` key that has another meaning.
    static let otherApp = Marks(rawValue: 16)

    init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

    init(of root: NodeIndex, in tree: SyntaxTree) {
      for entry in tree.entries(of: root) {
        guard let section = tree.section(of: entry.key) else { continue }
        if section == .app {
          // Many a configuration file has a key `app`.
          let target = tree.target(of: entry.value)
          let isMapping = target != .none && tree[target].kind == .mapping
          insert(isMapping && SpecFile.hasKnownField(target, of: "app", in: tree) ? .definitions : .otherApp)
          continue
        }
        switch section.content {
        case .version: insert(.version)
        case .screens: insert(.screens)
        case .definitions: insert(.definitions)
        case .answers: insert(.answers)
        }
      }
    }
  }

  /// Returns the definitions that hold for the file. Its own come first, if it has screens; else they are its folder's.
  func definitions(around: Definitions) -> Definitions {
    guard defines else { return around }
    let path = tree.source.path
    // Where it is found among its folder's it keeps its place there: two files that state facts of one app are of one app.
    if around.trees.contains(where: { $0.source.path == path }) {
      return around.replacingTrees(with: around.trees.map { $0.source.path == path ? tree : $0 })
    }
    return around.replacingTrees(with: [tree] + around.trees)
  }

  /// Returns diagnostics without those about lines with syntax problems: a key that lacks the space after its colon is
  /// no unknown key.
  func withoutEchoes(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !tree.problems.isEmpty, !diagnostics.isEmpty else { return diagnostics }
    let source = tree.source
    let lines = Set(tree.problems.map { source.line(at: Int($0.location.range.start)) })
    return diagnostics.filter { diagnostic in
      diagnostic.location.file !== source || !diagnostic.rule.hasPrefix("spec/")
        || !lines.contains(source.line(at: Int(diagnostic.location.range.start)))
    }
  }

  private static func hasKnownField(_ mapping: NodeIndex, of type: String, in tree: SyntaxTree) -> Bool {
    guard let index = Vocabulary.shared.typeIndex(of: type) else { return false }
    return tree.entries(of: mapping).contains { entry in
      let name = tree.withBytes(of: entry.key) { Vocabulary.shared.nameID(ofKey: $0) }
      return Vocabulary.shared.field(ofKey: name, in: index) != nil
    }
  }

  /// Returns whether the bytes of a definition's key occur; cheap, and never wrong about a file without any.
  static func mayDefine(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      // UTF-16: look closer.
      if buffer.count >= 2, buffer[0] >= 0xFE || buffer[0] == 0 || buffer[1] == 0 { return true }
      // A key stands at the start of the file or of a line, or right after a quote or a brace.
      return marks.withUnsafeBufferPointer { marks in
        var index = 0
        while index < buffer.count {
          if marks[Int(buffer[index])] == beginsKey, keys.contains(where: { begins(with: $0, buffer, at: index) }) {
            return true
          }
          while index < buffer.count, marks[Int(buffer[index])] != precedesKey { index += 1 }
          index += 1
        }
        return false
      }
    }
  }

  /// Returns whether the bytes may describe a screen: the word occurs, or an escape that may be one of its letters.
  static func mayHoldScreens(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return false }
      if buffer.count >= 2, buffer[0] >= 0xFE || buffer[0] == 0 || buffer[1] == 0 { return true }
      func place(of byte: UInt8, from: Int) -> Int? {
        guard from < buffer.count, let found = memchr(start + from, Int32(byte), buffer.count - from) else {
          return nil
        }
        return UnsafeRawPointer(found) - start
      }
      // The rarest of its letters in other words.
      var from = 1
      while let place = place(of: UInt8(ascii: "c"), from: from) {
        let end = place - 1 + screenWord.count
        if end <= buffer.count, memcmp(start + (place - 1), screenWord, screenWord.count) == 0 { return true }
        from = place + 1
      }
      from = 0
      while let place = place(of: UInt8(ascii: "\\"), from: from) {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[(place + 1)...])
        if letterEscapes.contains(where: { rest.starts(with: $0) }) { return true }
        from = place + 1
      }
      return false
    }
  }

  private static let screenWord = Array("screen".utf8)
  /// The beginnings of `\u0073creen` and `\x73creen`, behind the backslash.
  private static let letterEscapes = ["u006", "u007", "x6", "x7", "U"].map { Array($0.utf8) }

  private static let beginsKey: UInt8 = 1
  private static let precedesKey: UInt8 = 2

  /// The marks of each byte: whether a key begins with it, or whether a key may follow it (a line break, a quote, a
  /// brace, or the end of a byte order mark).
  private static let marks: [UInt8] = {
    var marks = [UInt8](repeating: 0, count: 256)
    for key in keys { marks[Int(key[0])] = beginsKey }
    for byte in [0x0A, 0x0D, 0x22, 0x27, 0x7B, 0xBF] { marks[byte] = precedesKey }
    return marks
  }()

  /// The keys of the sections that hold for other files.
  private static let keys: [[UInt8]] = SpecSection.allCases.filter { $0.definesNames || $0.content == .answers }
    .flatMap(\.spellings).map { Array($0.utf8) }

  private static func begins(with key: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + key.count <= bytes.count else { return false }
    return UnsafeBufferPointer(rebasing: bytes[start..<start + key.count]).elementsEqual(key)
  }
}
