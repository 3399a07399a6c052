import HIGLanguage
import HIGReading

/// Specs of which one fact is not known any more, each as a designer may leave it open; or of which one fact is `none`.
enum OpenedSpec {
  /// What names a thing and does not describe it: without it there is nothing to judge.
  private static let names: Set<String> = ["higlint", "id", "kind", "screen", "screens", "use"]
  private static let measures: Set<String> = ["contentSize", "frame", "hitArea", "size"]
  private static let texts = Set(
    Vocabulary.shared.types.flatMap(\.fields).filter {
      if case .text = $0.type { return true }
      return false
    }.map(\.name))

  /// A spec with each of its facts in turn stated as `unknown`.
  static func unknown(of spec: String) -> [String] { stating("unknown", in: spec) }

  /// A spec with each of its facts in turn stated as `none`.
  static func none(of spec: String) -> [String] { stating("none", in: spec) }

  private static func stating(_ word: String, in spec: String) -> [String] {
    let source = SourceFile(path: "screen.yaml", stored: Array(spec.utf8))
    let tree = YAMLReader.read(source)
    var specs: [String] = []
    var waiting = tree.documents.map(\.root)
    while let node = waiting.popLast() {
      if tree[node].kind == .sequence { waiting += tree.children(of: node) }
      for entry in tree.entries(of: node) {
        waiting.append(entry.value)
        // Nobody says of a whole app that nothing is known of it.
        guard !names.contains(tree.text(of: entry.key)), tree.text(of: entry.key) != "app" else { continue }
        let key = Int(tree[entry.key].range.end)
        var bytes = source.text
        bytes.replaceSubrange(key..<max(key, Int(tree[entry.value].range.end)), with: ": \(word)".utf8)
        specs.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return specs
  }

  /// A spec with each of its facts in turn stated as `unknown` or not stated at all; of a text, also held by a variable
  /// or ending in one; of a view, also whether it shows.
  static func all(of spec: String) -> [String] {
    let source = SourceFile(path: "screen.yaml", stored: Array(spec.utf8))
    let tree = YAMLReader.read(source)
    var specs: [String] = []
    func add(_ range: Range<Int>, _ replacement: String) {
      var bytes = source.text
      bytes.replaceSubrange(range, with: replacement.utf8)
      specs.append(String(decoding: bytes, as: UTF8.self))
    }
    var waiting = tree.documents.map { (node: $0.root, isText: false) }
    while let (node, isText) = waiting.popLast() {
      if tree[node].kind == .sequence { waiting += tree.children(of: node).map { ($0, false) } }
      for entry in tree.entries(of: node) {
        let key = tree.text(of: entry.key)
        let (start, end) = (Int(tree[entry.key].range.start), Int(tree[entry.key].range.end))
        let value = tree[entry.value]
        let valueRange = Int(value.range.start)..<Int(value.range.end)
        let holdsText = isText || texts.contains(key)
        waiting.append((entry.value, holdsText))
        if key == "kind" {
          let isFlow = tree[node].style == .flow
          let indentation = String(repeating: " ", count: Int(tree[node].indentation))
          add(start..<start, isFlow ? "hidden: unknown, " : "hidden: unknown\n\(indentation)")
        }
        guard !names.contains(key) else { continue }
        // A key of the team's own states nothing.
        add(start..<start, "x-")
        add(end..<valueRange.upperBound, ": unknown")
        if value.kind == .scalar, holdsText {
          add(valueRange, "$(TEXT)")
          let text = tree.text(of: entry.value)
          if !text.utf8.contains(UInt8(ascii: "\"")) { add(valueRange, "\"\(text) {name}\"") }
        }
        if value.kind == .sequence, measures.contains(key) {
          for part in tree.children(of: entry.value) {
            add(Int(tree[part].range.start)..<Int(tree[part].range.end), "unknown")
          }
        }
      }
    }
    return specs
  }
}
