import HIGLanguage
import HIGReading

/// Values of the rule language as text for people: as written in an expression, where they can be.
public struct ValueText {
  package let language: Language
  /// The model that the nodes of the values are in.
  private let model: Model?

  public init(language: Language, model: Model? = nil) {
    self.language = language
    self.model = model
  }

  /// Returns a value as written: texts in quotes, lists and maps in brackets, a node by its path.
  public func text(_ value: Value) -> String {
    switch value {
    case .string(let string): Self.quoted(string)
    case .span(let span): Self.quoted(model?.string(of: span) ?? "")
    case .list(let items): "[\(items.map { text($0) }.joined(separator: ", "))]"
    case .map(let map): "{\(map.entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    case .unknown(let unknown):
      "unknown (\(unknown.causes.map { "\($0.fact): \($0.reason.message[language])" }.joined(separator: "; ")))"
    case .error(let error): "error: \(error.message[language])"
    default: bare(value)
    }
  }

  /// Returns a value without the quotes of `text(_:)`.
  package func bare(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): String(int)
    case .double(let double): Self.number(double)
    case .interval(let interval): "\(Self.number(interval.low))…\(Self.number(interval.high))"
    case .string(let string): string
    case .span(let span): model?.string(of: span) ?? ""
    case .node(let node): model?.path(of: node) ?? "node"
    case .color(let color): Self.text(color)
    case .type(let name): name
    case .error(let error): error.message[language]
    case .list, .map, .unknown: text(value)
    }
  }

  /// Returns a key, or the value of a parameter, as text; no model is needed.
  package static func plain(_ value: Value) -> String { ValueText(language: .english).bare(value) }

  /// Returns the name of a value's type: CEL's, but for null, and for bounds, which CEL has not.
  package static func typeName(of value: Value) -> String {
    switch value {
    case .null: "null"
    case .interval: "interval"
    default: value.typeName
    }
  }

  /// Returns a number as text. A whole one keeps its point, to be seen as a double: `4.0`.
  private static func number(_ number: Double) -> String {
    number.isNaN ? "NaN" : number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : String(number)
  }

  private static func text(_ color: ColorValue) -> String {
    TextFormat.text(.color(color)) ?? "color"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONEmitter()
    json.string(text)
    return String(decoding: json.out.bytes, as: UTF8.self)
  }
}
