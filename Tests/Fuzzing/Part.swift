import HIGCore
import HIGDraw
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// A part of higlint, and what must hold in it for any bytes at all. A trap or a run without an end is noticed outside.
enum Part: String, CaseIterable {
  case yaml, json, plist, expression, check, convert, shard, lsp, draw

  /// What is broken, in words; nil where nothing is.
  func brokenInvariant(_ bytes: [UInt8]) -> String? {
    switch self {
    case .yaml: Self.broken(reading: bytes, with: YAMLReader.read)
    case .json: Self.broken(reading: bytes, with: JSONReader.read)
    case .plist:
      Self.broken(reading: bytes, with: PropertyListReader.read) ?? Self.brokenCheck(bytes, path: "Info.plist")
    case .expression: Self.brokenExpression(bytes)
    case .check: Self.brokenCheck(bytes, path: "a.yaml")
    case .convert: Self.brokenConversion(bytes)
    case .shard: Self.brokenMerge(bytes)
    case .lsp: Self.brokenEditing(bytes)
    case .draw: Self.brokenDrawing(bytes)
    }
  }

  /// What mutations put in: the words and signs of the grammar, and bytes that are none.
  var tokens: [String] {
    let common = [
      "\0", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "支付", "😀", "\t", "\r\n", "\r", "\n", "  ", "1e999", "-0",
    ]
    switch self {
    case .yaml:
      return common + [
        ": ", "- ", "? ", "&a ", "*a", "!!str ", "!t ", "<<: *a", "---\n", "...\n", "%YAML 1.2\n",
        "%TAG ! tag:x,2000:\n",
        "|\n", ">-\n", "|2+\n", "[", "]", "{", "}", ",", "\"", "'", "''", "\\", "\\x41", "\\u12", " #", "#", "@", "`",
        "~",
        "0x1F", "0o7", ".inf", ".nan", "99999999999999999999", "true", "null",
      ]
    case .json:
      return common + [
        "{", "}", "[", "]", ",", ":", "\"", "\\u0041", "\\ud83d", "\\n", "true", "null", "1.5e3", "//", "01",
      ]
    case .shard: return ["\0", "\u{1}", "\u{2}", "\u{7F}", "a.yaml", "screen", "a/views"]
    case .convert:
      return common + [
        "<", ">", "/>", "<view ", "<label ", "<button ", "<subviews>", "</subviews>", "text=\"a\"", "id=\"b\"", "&amp;",
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1e9\"/>", "<segue ", "destination=\"b\"", "<!--",
        "]]>",
        "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>", "title=\": - #\"", "\"'",
      ]
    case .plist:
      return common + [
        "<", ">", "</", "/>", "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>", "<true/>",
        "<integer>9</integer>", "&amp;", "&#x41;", "&#0;", "&x;", "<!--", "-->", "<![CDATA[", "]]>", "<?xml ", "?>",
        "<!DOCTYPE ", "<!ENTITY a \"&a;\">",
      ]
    case .expression:
      return common + [
        "(", ")", "[", "]", "{", "}", ".", ",", "?", ":", "!", "-", "+", "*", "/", "%", "==", "!=", "<=", "&&", "||",
        " in ", "'", "\"", "r'", "\"\"\"", "\\u0041", "has(", "size(", ".all(x, ", ".map(x, x)", ".filter(x, ",
        ".matches('",
        "(a+)+$", "9223372036854775807", "0x", "1u", "b'", "1.0", "true", "null", "self", "[1,2,3]", ".exists_one(y, ",
      ]
    case .check, .draw, .lsp:
      return common + [
        ": ", "- ", "&a ", "*a", "<<: *a", "[", "]", "{", "}", "kind: ", "button", "label", "frame: [0, 0, 1e308, -5]",
        "id: x", "children:\n", "states:\n", "variants:\n", "use: Card", "components:\n", "palette:\n",
        "app: {name: X}\n",
        "color: \"#12\"", "text: {en: A, zh: 支付}", "unknown", "null", "[]", "{}", "x-y: ", "screens:\n", "---\n",
        "1e999",
      ]
    }
  }
}

// MARK: - Readers

extension Part {
  private static func broken(reading bytes: [UInt8], with read: (SourceFile) -> SyntaxTree) -> String? {
    let tree = read(SourceFile(path: "a", stored: bytes))
    if let broken = TreeInvariants(tree).broken { return broken }
    let again = read(SourceFile(path: "a", stored: bytes))
    let problems = tree.problems.map { [$0.rule, $0.message.en, "\($0.location.range)"] }
    guard tree.events() == again.events(),
      problems == again.problems.map({ [$0.rule, $0.message.en, "\($0.location.range)"] })
    else { return "the same bytes gave another tree" }
    return nil
  }
}

// MARK: - Expressions

extension Part {
  private static func brokenExpression(_ bytes: [UInt8]) -> String? {
    let source = String(decoding: bytes, as: UTF8.self)
    var query = ExpressionQuery(source)
    query.ruleSet = BuiltInRules.ruleSet
    query.bindings = [("self", .map(MapValue([(.string("a"), .int(1))]))), ("x", .double(2.5)), ("s", .string("é支"))]
    for isChecked in [true, false] {
      query.isChecked = isChecked
      do throws(ExpressionError) {
        let value = try query.value()
        // Showing a value is part of it.
        var out = ReportBuffer()
        out.write(visible: "\(value)")
        guard "\(try query.value())" == "\(value)" else { return "the same expression gave another value" }
      } catch {
        guard !error.problems.isEmpty else { return "refused without a reason" }
        for problem in error.problems
        where Int(problem.range.end) > source.utf8.count || problem.range.start > problem.range.end {
          return "a problem outside the expression: \(problem.range)"
        }
      }
    }
    return nil
  }
}

// MARK: - The whole check

extension Part {
  private static func brokenCheck(_ bytes: [UInt8], path: String) -> String? {
    let workspace = MemoryWorkspace(bytes: [path: bytes])
    func report(threads: Int) -> (json: [UInt8], broken: String?) {
      let request = LintRequest(paths: [path], threads: threads, wantsReview: true)
      let result = Linter.run(request, rules: BuiltInRules.ruleSet, workspace: workspace)
      var broken: String?
      for diagnostic in result.diagnostics {
        let locations = [diagnostic.location] + diagnostic.notes.compactMap(\.location)
        for location in locations where location.file.path == path {
          let range = location.range
          if range.start > range.end || Int(range.end) > location.file.text.count {
            broken = "\(diagnostic.rule) speaks of what is outside the file: \(range)"
          }
        }
      }
      var json: [UInt8] = []
      JSONReport(language: .english).write(
        result.diagnostics, summary: result.summary
      ) { json += $0 }
      var human = HumanReport(language: .simplifiedChinese)
      var out = ReportBuffer()
      for diagnostic in result.diagnostics { human.write(diagnostic, to: &out) }
      human.writeSummary(result.summary, to: &out)
      if out.bytes.contains(where: { $0 < 0x20 && $0 != 0x0A }) { broken = broken ?? "a control character is shown" }
      return (json, broken)
    }
    let first = report(threads: 1)
    if let broken = first.broken { return broken }
    guard report(threads: 2).json == first.json else { return "the same file gave another report" }
    let tree = JSONReader.read(SourceFile(path: "report", stored: first.json))
    guard tree.problems.isEmpty else { return "the report is no JSON" }
    return nil
  }
}

// MARK: - Converting

extension Part {
  /// What a storyboard is converted to is read without a mistake, and converted to nothing else.
  private static func brokenConversion(_ bytes: [UInt8]) -> String? {
    let path = "Main.storyboard"
    let workspace = MemoryWorkspace(bytes: [path: bytes])
    let converted = ConvertedSpec.reading(path, bytes: bytes, workspace: workspace, rules: BuiltInRules.ruleSet)
    guard !converted.text.isEmpty else { return nil }
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: converted.text))
    if let problem = tree.problems.first(where: { $0.severity == .error }) {
      return "the spec has a mistake: \(problem.message.en)"
    }
    return TreeInvariants(tree).broken
  }
}

// MARK: - Shards

extension Part {
  private static var request: LintRequest { LintRequest(paths: ["a.yaml"], threads: 1) }

  /// A shard without its fingerprint, of a spec.
  static func shard(of spec: [UInt8]) -> [UInt8] {
    let workspace = RecordedWorkspace(MemoryWorkspace(bytes: ["a.yaml": spec]))
    guard let number = ShardNumber("1/1") else { return [] }
    let (bytes, _) = Shard.run(
      number, of: request, rules: BuiltInRules.ruleSet, workspace: workspace, words: [], version: "1",
      workingDirectory: "/")
    return Shard.unsealed(bytes)
  }

  /// Whatever stands in a shard with the right fingerprint, it is refused or merged.
  private static func brokenMerge(_ bytes: [UInt8]) -> String? {
    guard let shard = try? Shard(Shard.sealed(bytes), name: "shard", version: "1"),
      let merged = try? MergedShards([shard]), let result = try? merged.run(request, rules: BuiltInRules.ruleSet)
    else { return nil }
    var json: [UInt8] = []
    JSONReport(language: .english).write(result.diagnostics, summary: result.summary) { json += $0 }
    var human = HumanReport(language: .simplifiedChinese)
    var out = ReportBuffer()
    for diagnostic in result.diagnostics { human.write(diagnostic, to: &out) }
    return JSONReader.read(SourceFile(path: "report", stored: json)).problems.isEmpty ? nil : "the report is no JSON"
  }
}

// MARK: - Drawings

extension Part {
  /// Draws the screens of a spec: a picture is the same each time, whole, and holds no markup but its own.
  private static func brokenDrawing(_ bytes: [UInt8]) -> String? {
    let (model, _) = Model.reading("a.yaml", bytes: bytes, workspace: MemoryWorkspace([:]))
    for screen in model.screenStates.prefix(8) {
      var options = DrawingOptions()
      options.annotations = .frames
      for presented in [nil] + Drawing.presented(by: screen, in: model) {
        options.presented = presented
        let drawing = Drawing.of(screen, in: model, options: options)
        if drawing.svg != Drawing.of(screen, in: model, options: options).svg {
          return "two pictures of one screen differ"
        }
        if !drawing.svg.starts(with: Array("<svg ".utf8)) || drawing.svg.suffix(7) != Array("</svg>\n".utf8)[...] {
          return "a picture is not whole"
        }
        if drawing.svg.contains(where: { $0 < 0x20 && $0 != 0x0A }) { return "a control character is in a picture" }
        let (opened, closed) = (
          drawing.svg.count { $0 == UInt8(ascii: "<") }, drawing.svg.count { $0 == UInt8(ascii: ">") }
        )
        if opened != closed { return "a picture has \(opened) tags that begin and \(closed) that end" }
        if !String(decoding: drawing.svg, as: UTF8.self).utf8.elementsEqual(drawing.svg) {
          return "a picture is not UTF-8"
        }
      }
    }
    return nil
  }
}
