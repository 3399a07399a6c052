import HIGLint
import HIGReading

/// A report for programs: one JSON document, with one diagnostic on each line.
///
///     {"version":1,"diagnostics":[
///     {"rule":"color/contrast","severity":"error","message":"…","file":"screens/ticket.yaml",
///      "range":{"start":{"line":12,"column":12,"utf16":12,"offset":301},"end":{…}},"path":"ticket/views/code",
///      "notes":[{"message":"…","file":"…","range":{…}}],"help":null,
///      "fix":{"safety":"unsafe","why":"…","summary":"write `#767676`",
///       "edits":[{"file":"screens/ticket.yaml","range":{…},"text":"#767676"}]}}
///     ],"summary":{"files":12,"screens":11,"views":94,"errors":3,"warnings":2,"advice":0,"review":4}}
///
/// The summary ends with `"elsewhere":2` where findings in files that were not asked about are not among the diagnostics.
///
/// Lines and columns count from 1: `column` in Unicode scalars, `utf16` in UTF-16 units. `offset` counts the bytes of the
/// file as it is stored, from 0. `path`, `help`, `fix` and the place of a note are null where there is none; `object`, the
/// id of an object of Interface Builder's, is there for those only. A fix's `safety` is `safe`, `unsafe` (then `why` says
/// why) or `displayOnly` (then it has no edits); its edits are made together, and each replaces its range by its text.
public struct JSONReport: Sendable {
  /// The version of the format, raised when a member changes its meaning.
  public static let version = 1

  private let language: Language

  public init(language: Language) {
    self.language = language
  }

  /// Writes the whole report, in pieces, to `write`. The diagnostics are expected in the order of their places.
  public func write(
    _ diagnostics: some Sequence<Diagnostic>, summary: LintResult.Summary, to write: ([UInt8]) -> Void
  ) {
    var counts = [Int](repeating: 0, count: Severity.allCases.count)
    var json = JSONEmitter()
    json.object { json in
      json.member("version", Self.version)
      json.key("diagnostics")
      json.lines(diagnostics, to: write) { json, diagnostic in
        counts[Int(diagnostic.severity.rawValue)] += 1
        self.write(diagnostic, to: &json)
      }
      json.key("summary")
      json.object { json in
        json.members(of: summary)
        json.member("errors", counts[Int(Severity.error.rawValue)])
        json.member("warnings", counts[Int(Severity.warning.rawValue)])
        json.member("advice", counts[Int(Severity.advice.rawValue)])
        json.member("review", summary.reviews)
        if summary.elsewhere > 0 { json.member("elsewhere", summary.elsewhere) }
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }

  /// Writes one line for each diagnostic, the same object as in the whole report.
  public func writeLines(_ diagnostics: some Sequence<Diagnostic>, to write: ([UInt8]) -> Void) {
    var out = ReportBuffer()
    for diagnostic in diagnostics {
      var json = JSONEmitter()
      self.write(diagnostic, to: &json)
      out.bytes += json.out.bytes
      out.endLine()
      out.flush(to: write)
    }
    out.flush(atLeast: 1, to: write)
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONEmitter) {
    json.object { json in
      json.member("rule", diagnostic.rule)
      json.member("severity", diagnostic.severity.word)
      json.member("message", diagnostic.message[language])
      json.place(diagnostic.location)
      json.member("path", orNull: diagnostic.path)
      if let object = diagnostic.object { json.member("object", object) }
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes {
          json.object { json in
            json.member("message", note.message[language])
            if let location = note.location {
              json.place(location)
            } else {
              json.member("file", orNull: nil)
              json.member("range", orNull: nil)
            }
          }
        }
      }
      json.member("help", orNull: diagnostic.help?[language])
      guard let fix = diagnostic.fix else { return json.member("fix", orNull: nil) }
      json.key("fix")
      write(fix, to: &json)
    }
  }
}

extension JSONReport {
  private func write(_ fix: Fix, to json: inout JSONEmitter) {
    json.object { json in
      json.member("safety", fix.safety.word)
      json.member("why", orNull: fix.why?[language])
      json.member("summary", fix.summary[language])
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.place(Location(file: edit.file, range: edit.edit.range))
            json.member("text", edit.edit.replacement)
          }
        }
      }
    }
  }
}

extension JSONEmitter {
  /// Writes the members `file` and `range`.
  mutating func place(_ location: Location) {
    member("file", location.file.path)
    key("range")
    object { json in
      for (name, offset) in [("start", location.range.start), ("end", location.range.end)] {
        json.key(name)
        json.position(at: Int(offset), in: location.file)
      }
    }
  }

  private mutating func position(at offset: Int, in file: SourceFile) {
    let position = file.position(at: offset)
    object { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("utf16", position.utf16)
      json.member("offset", file.storedOffset(of: min(offset, file.text.count)))
    }
  }
}

extension JSONEmitter {
  /// Writes an array with one element on each line, and hands it on in pieces.
  mutating func lines<Element>(
    _ elements: some Sequence<Element>, to write: ([UInt8]) -> Void, _ body: (inout JSONEmitter, Element) -> Void
  ) {
    array { json in
      for element in elements {
        json.breakLine()
        body(&json, element)
        if json.out.bytes.count > 1 << 16 {
          write(json.out.bytes)
          json.out.bytes.removeAll(keepingCapacity: true)
        }
      }
      json.out.endLine()
    }
  }

  mutating func members(of summary: LintResult.Summary) {
    member("files", summary.files)
    member("screens", summary.screens)
    member("views", summary.views)
  }
}
