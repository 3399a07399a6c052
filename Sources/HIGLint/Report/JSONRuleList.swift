import HIGLanguage
import HIGReading

/// The rules for programs: a JSON array with one rule on each line.
///
///     [
///     {"id":"color/contrast","area":"color","title":"…","severity":"error","automatic":true,"asks":null,
///      "covers":["color/contrast"],"editions":["ios8","ios9","ios10"],"fix":"unsafe","params":{"minimum":4.5}}
///     ]
///
/// `automatic` is true for a rule with a check that its bad examples violate. `editions` are those in which the rule
/// holds; `asks` says why a rule asks a person although a machine might decide; `fix` is `safe`, `unsafe` or null.
public struct JSONRuleList: Sendable {
  private let language: Language

  public init(language: Language) {
    self.language = language
  }

  public func write(_ rules: [RuleSummary], to write: ([UInt8]) -> Void) {
    var json = JSONEmitter()
    json.lines(rules, to: write) { json, rule in
      json.object { json in
        json.member("id", rule.id)
        json.member("area", rule.area)
        json.member("title", rule.title[language])
        json.member("severity", rule.severity.word)
        json.member("automatic", rule.documentation.isAutomatic)
        json.member("asks", orNull: rule.documentation.asks)
        json.member("covers", rule.documentation.covers)
        json.member("editions", rule.editions.map(\.rawValue))
        json.member("fix", orNull: rule.fix?.word)
        json.key("params")
        json.object { json in
          for parameter in rule.parameters {
            json.key(parameter.name)
            json.value(parameter.value)
          }
        }
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }
}
