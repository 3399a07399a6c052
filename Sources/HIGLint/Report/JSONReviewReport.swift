import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The checklist for programs: one JSON document, with one item on each line.
///
///     {"version":1,"reviews":[
///     {"rule":"color/contrast","question":"…","file":"screens/map.yaml","range":{…},"path":"map/views/legend",
///      "part":"1f0c2b9a","causes":[{"fact":"effectiveBackground","reason":"backdrop","message":"…"}],"expired":null}
///     ],"answered":[
///     {"rule":"color/cultural-meaning","question":"…","file":"app.yaml","range":{…},"path":"app","part":"…",
///      "answer":{"answer":"passes","by":"Mei","on":"2026-11-21","note":null,"part":"…","file":"app.yaml","range":{…}}}
///     ],"summary":{"files":12,"screens":11,"views":94,"review":4,"questions":3,"answered":1,"expired":0}}
///
/// Places are as in `JSONReport`. `causes` is empty where the rule is a judgement. `expired` is the answer to a question
/// whose part has changed since. `part` is the fingerprint of what the question is about. `review` counts the places at
/// which something is open, `questions` the different questions.
public struct JSONReviewReport: Sendable {
  private let language: Language

  public init(language: Language) {
    self.language = language
  }

  /// Writes the whole checklist, in pieces, to `write`.
  public func write(_ result: LintResult, to write: ([UInt8]) -> Void) {
    var json = JSONEmitter()
    json.object { json in
      json.member("version", JSONReport.version)
      json.key("reviews")
      json.lines(result.reviews, to: write) { json, item in
        json.object { json in
          self.write(item, to: &json)
          json.key("causes")
          json.array { json in
            for cause in item.causes {
              json.object { json in
                json.member("fact", cause.fact)
                json.member("reason", cause.reason.word)
                json.member("message", cause.reason.message[language])
              }
            }
          }
          json.key("expired")
          self.write(item.answer?.answer, to: &json)
        }
      }
      json.key("answered")
      json.lines(result.answered, to: write) { json, item in
        json.object { json in
          self.write(item, to: &json)
          json.key("answer")
          self.write(item.answer?.answer, to: &json)
        }
      }
      json.key("summary")
      json.object { json in
        json.members(of: result.summary)
        json.member("review", result.reviews.count)
        json.member("questions", Set(result.reviews.map(\.rule)).count)
        json.member("answered", result.answered.count)
        json.member("expired", result.reviews.count { $0.answer?.isExpired == true })
        if result.summary.elsewhere > 0 { json.member("elsewhere", result.summary.elsewhere) }
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }

  private func write(_ item: ReviewItem, to json: inout JSONEmitter) {
    json.member("rule", item.rule)
    json.member("question", item.question[language])
    json.place(item.location)
    json.member("path", item.path)
    json.member("part", orNull: item.part)
  }

  private func write(_ answer: ReviewAnswer?, to json: inout JSONEmitter) {
    guard let answer else { return json.null() }
    json.object { json in
      json.member("answer", answer.answer.rawValue)
      json.member("by", orNull: answer.by)
      json.member("on", orNull: answer.on)
      json.member("note", orNull: answer.note)
      json.member("part", orNull: answer.part)
      json.place(answer.location)
    }
  }
}
