import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// What was found and what is asked.
extension PageData {
  func writeFindings(to json: inout JSONEmitter) {
    var fingerprints = FindingFingerprints()
    var ids: Set<String> = []
    let known = page.contents.result.diagnostics.count
    var limits: [String: [Double]] = [:]
    json.array { json in
      for (number, finding) in page.findings.enumerated() {
        json.breakLine()
        let id = Self.short(fingerprints.next(for: finding), &ids)
        json.object { json in
          json.member("id", id)
          json.member("rule", finding.rule)
          json.member("severity", finding.severity.word)
          json.member("message", finding.message)
          let numbers = limits[finding.rule] ?? self.limits(of: finding.rule)
          limits[finding.rule] = numbers
          let en = MeasuredValues(in: finding.message.en, limits: numbers)
          let zhHans = MeasuredValues(in: finding.message.zhHans, limits: numbers)
          write(en.found, zhHans.found, as: "measured", to: &json)
          write(en.needed, zhHans.needed, as: "needed", to: &json)
          json.member("help", finding.help)
          json.member("path", orNull: finding.path)
          json.member("object", orNull: finding.object)
          json.key("screen")
          if let screen = screen(ofFinding: number) { json.int(screen) } else { json.null() }
          json.member("known", number >= known)
          write(finding.location, to: &json)
          json.key("notes")
          json.array { json in
            for note in finding.notes { write(note, to: &json) }
          }
          json.key("fix")
          if let fix = finding.fix { write(fix, to: &json) } else { json.null() }
        }
      }
    }
  }

  private func write(_ en: [String], _ zhHans: [String], as name: String, to json: inout JSONEmitter) {
    guard !en.isEmpty || !zhHans.isEmpty else { return }
    let (first, second) = (en.isEmpty ? zhHans : en, zhHans.isEmpty ? en : zhHans)
    json.member(name, Message(en: first.joined(separator: ", "), zhHans: second.joined(separator: "、")))
  }

  /// Returns the beginning of a fingerprint, as long as it takes to tell it from those before.
  private static func short(_ fingerprint: String, _ taken: inout Set<String>) -> String {
    for length in stride(from: 8, through: fingerprint.utf8.count, by: 8) {
      let id = String(fingerprint.prefix(length))
      if taken.insert(id).inserted { return id }
    }
    return fingerprint
  }

  private func write(_ location: Location, to json: inout JSONEmitter) {
    let excerpt = PageExcerpt(location)
    json.member("file", location.file.path)
    json.member("line", excerpt.position.line)
    json.member("column", excerpt.position.column)
    json.member("value", orNull: excerpt.value)
    json.key("source")
    json.object { json in
      json.member("first", excerpt.firstLine)
      json.member("lines", excerpt.lines)
      json.member("start", excerpt.marked.lowerBound)
      json.member("end", excerpt.marked.upperBound)
    }
  }

  private func write(_ note: Diagnostic.Note, to json: inout JSONEmitter) {
    json.object { json in
      json.member("message", note.message)
      json.member("file", orNull: note.location?.file.path)
      json.key("line")
      if let location = note.location {
        json.int(location.file.line(at: Int(location.range.start)))
      } else {
        json.null()
      }
    }
  }

  private func write(_ fix: Fix, to json: inout JSONEmitter) {
    json.object { json in
      json.member("safety", fix.safety.word)
      json.member("why", fix.why)
      json.member("summary", fix.summary)
      json.key("diffs")
      json.array { json in
        for diff in PageDiff.diffs(of: fix) {
          json.object { json in
            json.member("file", diff.file)
            json.member("line", diff.line)
            json.member("lines", diff.lines)
          }
        }
      }
    }
  }

  // MARK: Questions

  func writeQuestions(to json: inout JSONEmitter) {
    let open = page.contents.result.reviews.count
    json.array { json in
      for (number, question) in page.questions.enumerated() {
        json.breakLine()
        json.object { json in
          json.member("rule", question.rule)
          json.member("question", question.question)
          json.member("path", question.path)
          json.member("part", orNull: question.part)
          json.member("file", question.location.file.path)
          json.member("line", question.location.file.line(at: Int(question.location.range.start)))
          json.key("screen")
          if let screen = screen(ofQuestion: number) { json.int(screen) } else { json.null() }
          json.key("causes")
          json.array { json in
            for cause in question.causes {
              json.object { json in
                json.member("fact", cause.fact)
                json.member("message", cause.reason.message)
              }
            }
          }
          json.key(number < open ? "expired" : "answer")
          if let answer = question.answer?.answer { write(answer, to: &json) } else { json.null() }
        }
      }
    }
  }

  private func write(_ answer: ReviewAnswer, to json: inout JSONEmitter) {
    json.object { json in
      json.member("answer", answer.answer.rawValue)
      json.member("by", orNull: answer.by)
      json.member("on", orNull: answer.on)
      json.member("note", orNull: answer.note)
    }
  }
}
