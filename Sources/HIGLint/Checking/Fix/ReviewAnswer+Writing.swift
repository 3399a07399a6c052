import HIGCore
import HIGImport
import HIGLanguage
import HIGReading

/// Writing an answer into the spec that it is about.
extension ReviewAnswer {
  /// The reason why an answer can't be written into a file.
  public struct WritingError: Error, Hashable, Sendable {
    public var message: Message

    init(_ message: Message) { self.message = message }

    init(_ refusal: SyntaxWriter.Refusal) {
      message = Message(
        en: "the answer can't be written here: \(refusal.message.en)", zhHans: "无法在此写入答案：\(refusal.message.zhHans)")
    }
  }

  /// Returns the bytes of a spec with this answer in it: in the place of an earlier answer to the same question about
  /// the same place, else at the end of `reviewed`, which is added where the file has none. All other bytes stay.
  ///
  /// The result has been read back: it holds the answer and every other one, and no new mistake.
  public func written(into stored: [UInt8], ofFile path: String) throws(WritingError) -> [UInt8] {
    let source = SourceFile(path: path, stored: stored)
    let format = FileFormat(of: source)
    guard format != .infoPlist else {
      throw WritingError(
        Message(en: "a property list can't hold answers", zhHans: "属性列表文件不能存放答案"))
    }
    let tree = format.read(source)
    guard !tree.problems.contains(where: { $0.severity == .error }) else {
      throw WritingError(
        Message(
          en: "the file has mistakes in its syntax; mend them first", zhHans: "文件存在语法错误，请先改正"))
    }
    let edits: [TextEdit]
    do throws(SyntaxWriter.Refusal) {
      edits = try Placement(self, tree, isJSON: format == .json).edits()
    } catch {
      throw WritingError(error)
    }
    guard let result = source.stored(applying: edits), isThere(in: result, instead: tree, format: format) else {
      throw WritingError(SyntaxWriter.Refusal.layout)
    }
    return result
  }

  /// Returns whether a file, read again, holds this answer and all others that it held before.
  private func isThere(in stored: [UInt8], instead old: SyntaxTree, format: FileFormat) -> Bool {
    let tree = format.read(SourceFile(path: old.source.path, stored: stored))
    guard !tree.problems.contains(where: { $0.severity == .error }) else { return false }
    let answers = ReviewSection.read(tree).answers
    let others = ReviewSection.read(old).answers.filter { !answersSame($0) }
    guard let mine = answers.first(where: answersSame), says(mine), mine.part == part else { return false }
    return answers.filter { !answersSame($0) }.elementsEqual(others) { a, b in
      a.rule == b.rule && a.paths == b.paths && a.says(b) && a.part == b.part
    }
  }

  /// Returns whether the other answer is to the same question about the same place.
  private func answersSame(_ other: ReviewAnswer) -> Bool {
    guard let path = paths.first else { return false }
    return other.rule == rule && other.paths.contains(path)
  }

  private func says(_ other: ReviewAnswer) -> Bool {
    answer == other.answer && by == other.by && on == other.on && note == other.note
  }
}

/// Finds the place of an answer in a file.
private struct Placement {
  private let answer: ReviewAnswer
  private let tree: SyntaxTree
  private let writer: SyntaxWriter
  private let defaultPaths: [String]

  init(_ answer: ReviewAnswer, _ tree: SyntaxTree, isJSON: Bool) {
    self.answer = answer
    self.tree = tree
    writer = SyntaxWriter(tree, isJSON: isJSON)
    defaultPaths = ReviewSection.read(tree).defaultPaths
  }

  private var path: String { answer.paths.first ?? "" }
  /// Whether the answer is about the file's default path, so that its `of` can be left out.
  private var isAboutDefault: Bool { defaultPaths == [path] }

  func edits() throws(SyntaxWriter.Refusal) -> [TextEdit] {
    var last: (root: NodeIndex, entry: SyntaxTree.Entry)?
    var root = NodeIndex.none
    for document in tree.documents {
      let mapping = tree.target(of: document.root)
      guard mapping != .none, tree[mapping].kind == .mapping else { continue }
      if root == .none { root = mapping }
      for entry in tree.entries(of: mapping) where tree.section(of: entry.key) == .reviewed {
        last = (mapping, entry)
        if let edits = try update(entry.value) { return edits }
      }
    }
    guard root != .none else { throw .unreadable }
    guard let last else { return try addSection(to: root) }
    let section = last.entry.value
    switch tree[section].kind {
    case .sequence: return try writer.append([.mapping(fields)], to: section)
    case .mapping: return try addToMapping(section)
    case .scalar: return try addSection(to: last.root)
    case .alias: throw .shared
    case .error: throw .unreadable
    }
  }

  private func addSection(to root: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    try writer.set([WrittenField(SpecSection.reviewed.rawValue, .list([.mapping(fields)]))], of: root)
  }

  private func addToMapping(_ section: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    // A rule that is there is answered about another place: a mapping has room for one.
    if tree.entries(of: section).contains(where: { tree.text(of: $0.key) == answer.rule }) { throw .layout }
    return try writer.set([WrittenField(answer.rule, .mapping(details))], of: section)
  }

  // MARK: An earlier answer

  /// Returns the edits that change an earlier answer; nil where there is none.
  private func update(_ section: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit]? {
    switch tree[section].kind {
    case .sequence:
      for item in tree.children(of: section) {
        let target = tree.target(of: item)
        guard target != .none, tree[target].kind == .mapping else { continue }
        let rule = tree.entries(of: target).first { tree.text(of: $0.key) == "rule" }
        if let rule {
          guard tree.text(of: rule.value) == answer.rule, isAboutPath(target) else { continue }
          guard tree[item].kind != .alias else { throw .shared }
          return try change(target)
        }
        if let edits = try updateMapping(item) { return edits }
      }
      return nil
    case .mapping: return try updateMapping(section)
    default: return nil
    }
  }

  private func updateMapping(_ mapping: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit]? {
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == answer.rule {
      let value = tree.target(of: entry.value)
      guard value != .none else { continue }
      let isDetailed = tree[value].kind == .mapping
      guard isDetailed ? isAboutPath(value) : defaultPaths.contains(path) else { continue }
      guard tree[mapping].kind != .alias, tree[entry.value].kind != .alias, !entry.isMerged else { throw .shared }
      return isDetailed ? try change(value) : try writer.replace(value, with: .mapping(details))
    }
    return nil
  }

  private func isAboutPath(_ mapping: NodeIndex) -> Bool {
    guard let of = tree.entries(of: mapping).first(where: { tree.text(of: $0.key) == "of" }) else {
      return defaultPaths.contains(path)
    }
    return tree.text(of: of.value) == path
  }

  /// Returns the edits that turn the earlier answer into this one; its note goes too.
  private func change(_ mapping: NodeIndex) throws(SyntaxWriter.Refusal) -> [TextEdit] {
    let stated = Set(said.map(\.key))
    return try writer.set(said, of: mapping, removing: ["by", "on", "note", "part"].filter { !stated.contains($0) })
  }

  // MARK: What is written

  private var fields: [WrittenField] { [WrittenField("rule", .string(answer.rule))] + details }

  private var details: [WrittenField] { (isAboutDefault ? [] : [WrittenField("of", .string(path))]) + said }

  private var said: [WrittenField] {
    let optional = [("by", answer.by), ("on", answer.on), ("note", answer.note), ("part", answer.part)]
    return [WrittenField("answer", .string(answer.answer.rawValue))]
      + optional.compactMap { key, text in text.map { WrittenField(key, .string($0)) } }
  }
}
