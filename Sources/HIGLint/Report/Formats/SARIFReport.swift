import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// SARIF 2.1.0 (docs.oasis-open.org/sarif/sarif/v2.1.0): one run, with the rules that speak and their help in Markdown,
/// fingerprints that survive moved lines, and questions for people as results of kind `review`.
struct SARIFReport {
  let content: ReportContent

  /// One result: a diagnostic, or a question.
  private struct Result {
    var rule: String
    var severity: Severity?
    var message: String
    var location: Location
    var path: String?
    var notes: [Diagnostic.Note] = []
    var fix: Fix?
  }

  func write(to write: ([UInt8]) -> Void) {
    var numbers: [String: Int] = [:]
    var rules: [String] = []
    for result in results where numbers[result.rule] == nil {
      numbers[result.rule] = rules.count
      rules.append(result.rule)
    }
    var json = JSONEmitter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in writeDriver(rules, to: &json, handingOn: write) }
          }
          json.member("columnKind", "utf16CodeUnits")
          json.member("language", content.language == .english ? "en" : "zh")
          var fingerprints = FindingFingerprints()
          json.key("results")
          json.lines(results, to: write) { json, result in
            self.write(result, number: numbers[result.rule] ?? 0, &fingerprints, to: &json)
          }
        }
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }

  /// The diagnostics, then the questions, made one at a time: there may be many.
  private var results: some Sequence<Result> {
    (0..<content.diagnostics.count + content.reviews.count).lazy.map { self.result($0) }
  }

  private func result(_ number: Int) -> Result {
    guard number < content.diagnostics.count else {
      let item = content.reviews[number - content.diagnostics.count]
      return Result(rule: item.rule, message: item.question[content.language], location: item.location, path: item.path)
    }
    let diagnostic = content.diagnostics[number]
    return Result(
      rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message[content.language],
      location: diagnostic.location, path: diagnostic.path, notes: diagnostic.notes, fix: diagnostic.fix)
  }

  // MARK: Rules

  private func writeDriver(_ rules: [String], to json: inout JSONEmitter, handingOn write: ([UInt8]) -> Void) {
    json.member("name", "higlint")
    json.member("version", content.version)
    json.member("semanticVersion", content.version)
    var titles = RuleTitles(content)
    json.key("rules")
    json.lines(rules, to: write) { json, rule in
      json.object { json in
        json.member("id", rule)
        json.key("shortDescription")
        self.text(titles.title(of: rule), to: &json)
        guard let documentation = titles.documentation(of: rule) else { return }
        if let why = documentation.why {
          json.key("fullDescription")
          self.text(why[content.language], to: &json)
        }
        json.key("help")
        json.object { json in
          json.member("text", documentation.why?[content.language] ?? documentation.title[content.language])
          json.member("markdown", markdown(documentation))
        }
        json.key("properties")
        json.object { json in json.member("tags", [RuleSet.area(of: rule)]) }
      }
    }
  }

  private func markdown(_ rule: RuleDocumentation) -> String {
    let language = content.language
    var text = "**\(rule.title[language])**\n"
    if let why = rule.why { text += "\n\(why[language])\n" }
    let sources = rule.sources.map { "\($0.edition.rawValue) \($0.section)" }
    if !sources.isEmpty {
      text +=
        Message(
          en: "\nHuman Interface Guidelines: \(sources.joined(separator: ", "))\n",
          zhHans: "\n《人机界面指南》：\(sources.joined(separator: "、"))\n")[language]
    }
    for (isBad, heading) in [
      (true, Message(en: "Instead of", zhHans: "不要写成")), (false, Message(en: "write", zhHans: "而应写成")),
    ] {
      guard let example = rule.examples.first(where: { isBad ? $0.isBad(for: rule.id) : $0.expectations.isEmpty })
      else { continue }
      text += "\n\(heading[language])\n\n```yaml\n\(example.spec)"
      if example.spec.utf8.last != 0x0A { text += "\n" }
      text += "```\n"
    }
    return text
  }

  private func text(_ text: String, to json: inout JSONEmitter) {
    json.object { $0.member("text", text) }
  }

  // MARK: Results

  private func write(
    _ result: Result, number: Int, _ fingerprints: inout FindingFingerprints, to json: inout JSONEmitter
  ) {
    json.object { json in
      json.member("ruleId", result.rule)
      json.member("ruleIndex", number)
      if result.severity == nil { json.member("kind", "review") }
      json.member("level", level(result.severity))
      json.key("message")
      text(result.message, to: &json)
      json.key("locations")
      json.array { json in
        json.object { json in
          writePhysical(result.location, to: &json)
          guard let path = result.path else { return }
          json.key("logicalLocations")
          json.array { json in json.object { $0.member("fullyQualifiedName", path) } }
        }
      }
      let related = result.notes.filter { $0.location != nil }
      if !related.isEmpty {
        json.key("relatedLocations")
        json.array { json in
          for note in related {
            guard let location = note.location else { continue }
            json.object { json in
              writePhysical(location, to: &json)
              json.key("message")
              text(note.message[content.language], to: &json)
            }
          }
        }
      }
      if let fix = result.fix, !fix.edits.isEmpty {
        json.key("fixes")
        json.array { write(fix, to: &$0) }
      }
      json.key("partialFingerprints")
      json.object { json in
        json.member(
          "higlint/v1", fingerprints.next(rule: result.rule, file: result.location.file.path, path: result.path))
      }
    }
  }

  /// Writes a fix. Its safety is in the properties: SARIF has no word for it (2.1.0, 3.55).
  private func write(_ fix: Fix, to json: inout JSONEmitter) {
    let why = fix.why.map { " (\($0[content.language]))" } ?? ""
    json.object { json in
      json.key("description")
      text(fix.summary[content.language] + why, to: &json)
      json.key("artifactChanges")
      json.array { json in
        var paths: [String] = []
        for edit in fix.edits where !paths.contains(edit.file.path) { paths.append(edit.file.path) }
        for path in paths {
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", Self.uri(of: path)) }
            json.key("replacements")
            json.array { json in
              for edit in fix.edits where edit.file.path == path {
                json.object { json in
                  json.key("deletedRegion")
                  region(edit.edit.range, in: edit.file, to: &json)
                  json.key("insertedContent")
                  text(edit.edit.replacement, to: &json)
                }
              }
            }
          }
        }
      }
      json.key("properties")
      json.object { $0.member("safety", fix.safety.word) }
    }
  }

  private func level(_ severity: Severity?) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    case nil: "none"
    }
  }

  private func writePhysical(_ location: Location, to json: inout JSONEmitter) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { $0.member("uri", Self.uri(of: location.file.path)) }
      json.key("region")
      region(location.range, in: location.file, to: &json)
    }
  }

  private func region(_ range: SourceRange, in file: SourceFile, to json: inout JSONEmitter) {
    let start = file.position(at: Int(range.start))
    let end = file.position(at: Int(range.end))
    json.object { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.utf16)
      json.member("endLine", end.line)
      json.member("endColumn", end.utf16)
    }
  }

  /// Returns a relative reference where the path is relative (RFC 3986, 4.2), else a `file` URI.
  static func uri(of path: String) -> String {
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
