/// The checklist for programs: one JSON document, an item a line.
///
///     {"version":1,"reviews":[
///     {"rule":"color/contrast","question":"…","file":"screens/map.yaml","range":{…},"path":"map/views/legend",
///      "causes":[{"fact":"effectiveBackground","reason":"backdrop","message":"…"}]}
///     ],"summary":{"files":12,"screens":11,"views":94,"review":4}}
///
/// Places are as in `JSONReport`. `causes` is empty where the rule is a judgement.
public struct JSONReviewReport: Sendable {
  private let language: Language

  public init(language: Language) {
    self.language = language
  }

  /// Writes the whole checklist; `write` is given it in pieces.
  public func write(_ items: [ReviewItem], summary: LintResult.Summary, to write: ([UInt8]) -> Void) {
    var places = PlaceWriter()
    var json = JSONEmitter()
    json.object { json in
      json.member("version", JSONReport.version)
      json.key("reviews")
      json.lines(items, to: write) { json, item in
        json.object { json in
          json.member("rule", item.rule)
          json.member("question", item.question[language])
          places.write(item.location, to: &json)
          json.member("path", item.path)
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
        }
      }
      json.key("summary")
      json.object { json in
        json.members(of: summary)
        json.member("review", items.count)
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }
}
