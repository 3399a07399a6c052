import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// What can be done about a finding, or with what is selected.
extension LanguageServer {
  private static let quickFix = "quickfix"
  private static let fixAll = "source.fixAll.higlint"
  private static let extraction = "refactor.extract"
  private static let rewriting = "refactor.rewrite"

  func codeActions(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard abilities.literalActions, let folder = folder(of: reading.document),
      let start = TextPosition(parameters["range"]["start"]), let end = TextPosition(parameters["range"]["end"])
    else { return [] }
    let only = parameters["context"]["only"].items.compactMap(\.string)
    func wants(_ kind: String) -> Bool {
      only.isEmpty ? kind != Self.fixAll : only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    let document = reading.document
    let from = document.offset(of: start, encoding)
    let selection = from...max(from, document.offset(of: end, encoding))
    // An edit may have come in the same breath, and only what was found in the text as it is can be mended.
    folder.check(document)
    let items = folder.items(at: reading.path, document, now: MonotonicClock.now)
    var actions: [JSONValue] = []
    if wants(Self.quickFix) {
      let touched = asked(
        items.filter { $0.range.lowerBound <= selection.upperBound && selection.lowerBound <= $0.range.upperBound },
        parameters["context"]["diagnostics"].items, document)
      for item in touched.prefix(20) {
        addFixes(of: item, among: items, reading, folder, &actions)
        addSpellings(for: item, reading, folder, &actions)
      }
      for item in touched.prefix(20) { addAnswers(to: item, reading, folder, &actions) }
      var suppressed: Set<String> = []
      for item in touched.prefix(20) where suppressed.insert(item.rule).inserted {
        addSuppression(of: item, reading, folder, &actions)
      }
    }
    if wants(Self.fixAll), let edit = edit(of: items.filter { $0.diagnostic?.fix?.safety == .safe }, folder) {
      actions.append([
        "title": .string(text("Make all safe fixes", "执行所有安全的修正")), "kind": .string(Self.fixAll), "edit": edit,
      ])
    }
    if reading.kind == .spec {
      let offset = selection.lowerBound - reading.prefix
      let named = namedColor(reading, at: offset)
      let refactorings = [
        (Self.rewriting, named), (Self.extraction, named == nil ? extractedColor(reading, at: offset) : nil),
        (Self.extraction, extractedView(reading, at: offset)),
      ]
      for (kind, action) in refactorings where wants(kind) {
        guard let (title, edits) = action else { continue }
        actions.append(["title": .string(title), "kind": .string(kind), "edit": workspaceEdit(edits)])
      }
    }
    return .array(actions)
  }

  /// Returns those of the items that the editor asks about, if it names any.
  private func asked(_ items: [Shown], _ named: [JSONValue], _ document: TextDocument) -> [Shown] {
    guard !named.isEmpty else { return items }
    let found = items.filter { item in
      let place = document.json(item.range, encoding)
      return named.contains { $0["code"].string == item.rule && $0["range"] == place }
    }
    // What the editor has may be older than what is known by now, or another server's.
    return found.isEmpty ? items : found
  }

  // MARK: Fixes

  private func addFixes(
    of item: Shown, among items: [Shown], _ reading: DocumentReading, _ folder: ProjectFolder,
    _ actions: inout [JSONValue]
  ) {
    guard let fix = item.diagnostic?.fix, let edit = edit(of: [item], folder) else { return }
    let warning = fix.safety == .unsafe ? text(" (changes the design)", "（会改变设计）") : ""
    let title = self.title(of: fix) + warning
    actions.append([
      "title": .string(title), "kind": .string(Self.quickFix), "edit": edit,
      "diagnostics": [json(item, in: folder, reading.document)],
      "isPreferred": abilities.isPreferred ? .bool(fix.safety == .safe) : nil,
    ])
    let same = items.filter { $0.rule == item.rule && $0.diagnostic?.fix?.safety == fix.safety }
    guard same.count > 1, let all = self.edit(of: same, folder) else { return }
    let name = text("Fix all `\(item.rule)` in this file", "修正此文件中所有的 `\(item.rule)`") + warning
    guard !actions.contains(where: { $0["title"].string == name }) else { return }
    actions.append(["title": .string(name), "kind": .string(Self.quickFix), "edit": all])
  }

  /// Returns what a fix does: where it writes an object, as it will stand there, which may be its short form.
  private func title(of fix: Fix) -> String {
    guard fix.changes.count == 1, case .replace(let place, .mapping) = fix.changes[0], place.range.count <= 200,
      fix.edits.allSatisfy({ $0.file === place.file && place.range.contains($0.edit.range) })
    else { return fix.summary[options.language] }
    var written = place.file.string(in: place.range).utf8.map { $0 }
    for edit in fix.edits.map(\.edit).sorted(by: { $1.range < $0.range }) {
      let start = Int(edit.range.start - place.range.start)
      written.replaceSubrange(start..<start + edit.range.count, with: edit.replacement.utf8)
    }
    guard !fix.edits.isEmpty, !written.contains(where: { $0 < ASCII.space }) else {
      return fix.summary[options.language]
    }
    let text = String(decoding: written, as: UTF8.self)
    return self.text("write `\(text)`", "改为 `\(text)`")
  }

  /// Adds the names that the message about a misspelt one offers, in the settings and in rule files.
  private func addSpellings(
    for item: Shown, _ reading: DocumentReading, _ folder: ProjectFolder, _ actions: inout [JSONValue]
  ) {
    guard reading.kind == .settings || reading.kind == .rules, item.isCurrent, item.diagnostic?.fix == nil else {
      return
    }
    var bounds = item.range
    let text = reading.document.text
    guard bounds.upperBound <= text.count else { return }
    if bounds.count > 2, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[bounds.lowerBound]) {
      bounds = bounds.lowerBound + 1..<bounds.upperBound - 1
    }
    let written = String(decoding: text[bounds], as: UTF8.self)
    for name in Suggestion.names(in: item.message, for: written) {
      actions.append([
        "title": .string(self.text("Write `\(name)`", "改为 `\(name)`")), "kind": .string(Self.quickFix),
        "edit": workspaceEdit([
          reading.document.uri: [["range": reading.document.json(bounds, encoding), "newText": .string(name)]]
        ]),
        "diagnostics": [json(item, in: folder, reading.document)],
      ])
    }
  }

  /// Returns the edits of fixes, of those that touch each other the first; nil where there are none.
  private func edit(of items: [Shown], _ folder: ProjectFolder) -> JSONValue? {
    var taken: [String: [SourceRange]] = [:]
    var edits: [String: [(SourceRange, JSONValue)]] = [:]
    for item in items where item.isCurrent {
      guard let fix = item.diagnostic?.fix, fix.safety != .displayOnly, !fix.edits.isEmpty,
        fix.edits.allSatisfy({ isCurrent($0.file, in: folder) })
      else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        !(taken[edit.file.path] ?? []).contains { $0.overlaps(edit.edit.range) }
      }
      guard isFree else { continue }
      for edit in fix.edits {
        taken[edit.file.path, default: []].append(edit.edit.range)
        let location = json(Location(file: edit.file, range: edit.edit.range), in: folder)
        edits[folder.uri(of: edit.file.path), default: []].append(
          (edit.edit.range, ["range": location["range"], "newText": .string(edit.edit.replacement)]))
      }
    }
    guard !edits.isEmpty else { return nil }
    return workspaceEdit(edits.mapValues { $0.sorted { $0.0 < $1.0 }.map(\.1) })
  }

  /// Whether a file is still as it was checked, as far as the editor has it open.
  func isCurrent(_ file: SourceFile, in folder: ProjectFolder) -> Bool {
    guard Path.contains(".", file.path) else { return false }
    guard let document = documents[folder.uri(of: file.path)] else { return true }
    return file.encoding == .utf8 && document.text.dropFirst(file.prefix).elementsEqual(file.text)
  }

  // MARK: Suppressions

  private func addSuppression(
    of item: Shown, _ reading: DocumentReading, _ folder: ProjectFolder, _ actions: inout [JSONValue]
  ) {
    guard reading.kind == .spec, !item.rule.hasPrefix("syntax/"), !item.rule.hasPrefix("suppression/") else { return }
    let edit: JSONValue?
    if FileFormat(name: reading.path) == .json {
      edit = suppressionField(for: item, reading)
    } else {
      edit = suppressionComment(for: item, reading)
    }
    guard let edit else { return }
    actions.append([
      "title": .string(text("Suppress `\(item.rule)` here", "在此处停用 `\(item.rule)`")), "kind": .string(Self.quickFix),
      "edit": workspaceEdit([reading.document.uri: [edit]]),
      "diagnostics": [json(item, in: folder, reading.document)],
    ])
  }

  private var reason: String { text("reason", "原因") }

  /// Returns the edit that puts a comment above the line of a finding.
  private func suppressionComment(for item: Shown, _ reading: DocumentReading) -> JSONValue? {
    let tree = reading.tree
    let source = tree.source
    var offset = item.range.lowerBound - reading.prefix
    guard offset >= 0, offset <= source.text.count else { return nil }
    var directive = "disable-next-line"
    // In a text over several lines a comment would be text: it goes above the key, for all of it.
    if let block = tree.nodes.first(where: { node in
      (node.style == .literal || node.style == .folded || node.style == .doubleQuoted || node.style == .singleQuoted
        || node.style == .plain) && node.kind == .scalar && node.range.bounds.contains(offset)
        && source.line(at: Int(node.range.start)) < source.line(at: offset)
    }) {
      offset = Int(block.range.start)
      directive = "disable"
    }
    let line = source.range(ofLine: source.line(at: offset))
    let indentation = source.text[line].prefix { $0 == ASCII.space || $0 == ASCII.tab }
    let lineBreak = source.text.contains(ASCII.carriageReturn) ? "\r\n" : "\n"
    let comment =
      String(decoding: indentation, as: UTF8.self) + "# higlint:\(directive) \(item.rule) -- \(reason)" + lineBreak
    return ["range": reading.json(SourceRange(at: line.lowerBound), encoding), "newText": .string(comment)]
  }

  /// Returns the edit that states the suppression in the object around a finding, as JSON has no comments.
  private func suppressionField(for item: Shown, _ reading: DocumentReading) -> JSONValue? {
    let tree = reading.tree
    let offset = item.range.lowerBound - reading.prefix
    var around: NodeIndex?
    for (number, node) in tree.nodes.enumerated()
    where node.kind == .mapping && node.range.bounds.contains(offset)
      && node.range.count < around.map({ tree[$0].range.count }) ?? .max
    {
      around = NodeIndex(number)
    }
    guard let around, !tree.entries(of: around).contains(where: { tree.text(of: $0.key) == "x-higlint" }) else {
      return nil
    }
    let field = WrittenField(
      "x-higlint",
      .mapping([WrittenField("disable", .list([.string(item.rule)])), WrittenField("reason", .string(reason))]))
    guard let edits = try? SyntaxWriter(tree, isJSON: true).set([field], of: around), edits.count == 1 else {
      return nil
    }
    return ["range": reading.json(edits[0].range, encoding), "newText": .string(edits[0].replacement)]
  }

  // MARK: Answers

  private func addAnswers(
    to item: Shown, _ reading: DocumentReading, _ folder: ProjectFolder, _ actions: inout [JSONValue]
  ) {
    guard let question = item.question, item.isCurrent else { return }
    let path = question.answersFile ?? reading.path
    guard Path.contains(".", path) else { return }
    let uri = folder.uri(of: path)
    let document = documents[uri]
    let stored: [UInt8]
    if let document {
      stored = document.text
    } else {
      guard let bytes = try? folder.workspace([:]).read(path) else { return }
      stored = bytes
    }
    for answer in ReviewAnswer.Answer.allCases {
      let written = ReviewAnswer(
        rule: question.rule, paths: [question.path], answer: answer, part: question.part,
        at: Location(file: SourceFile(path: path, stored: []), range: SourceRange(at: 0)))
      guard let after = try? written.written(into: stored, ofFile: path) else { return }
      let name = answer.name[options.language]
      actions.append([
        "title": .string(text("Answer `\(question.rule)`: \(name)", "回答 `\(question.rule)`：\(name)")),
        "kind": .string(Self.quickFix),
        "edit": workspaceEdit([uri: [Self.change(from: stored, to: after, path: path, encoding)]]),
        "diagnostics": [json(item, in: folder, reading.document)],
      ])
    }
  }

  /// Returns the one edit that makes a text another one, as small as it can be.
  private static func change(
    from old: [UInt8], to new: [UInt8], path: String, _ encoding: PositionEncoding
  ) -> JSONValue {
    let same = old.sharedEnds(with: new)
    let lines = LineTable(old)
    return [
      "range": [
        "start": lines.position(of: same.start, in: old, encoding).json,
        "end": lines.position(of: old.count - same.end, in: old, encoding).json,
      ],
      "newText": .string(String(decoding: new[same.start..<(new.count - same.end)], as: UTF8.self)),
    ]
  }
}
