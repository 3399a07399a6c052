import HIGCore
import HIGLint
import HIGReading

/// The results of an expression at the nodes of a spec, for programs: a JSON array with one node on each line.
///
///     [
///     {"path":"pay/views/pay-button","file":"pay.yaml","range":{…},"result":{"type":"double","value":"44.0"}}
///     ]
///
/// Places are as in `JSONReport`, results as `JSONEmitter.typedValue` writes them.
public struct JSONAnswers {
  private let texts: ValueText

  public init(texts: ValueText) {
    self.texts = texts
  }

  public func write(_ answers: [ExpressionQuery.Answer], to write: ([UInt8]) -> Void) {
    var json = JSONEmitter()
    json.lines(answers, to: write) { json, answer in
      json.object { json in
        json.member("path", answer.path)
        json.place(answer.location)
        json.key("result")
        json.typedValue(answer.value, texts)
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }
}
