/// The functions of the rule language about the statement of a fact, whatever its type.
public enum StatementFunctions {
  public static let all: [Function] = [
    Function(
      "given", [.init([.any], .bool)],
      summary:
        "Whether a fact is known and not `none`: there is a title, an icon. Unknown where the spec says `unknown`.",
      takesUnknown: true
    ) { arguments, _ in
      switch arguments.first {
      case .unknown(let unknown) where unknown.isStated: .unknown(unknown)
      case nil, .null, .unknown: .bool(false)
      case .error(let error): .error(error)
      default: .bool(true)
      }
    },
    Function(
      "isNone", [.init([.any], .bool)],
      summary: "Whether a fact is stated to be `none`: there is no icon, no subtitle. Unknown where it is not stated."
    ) { arguments, _ in
      if case .null? = arguments.first { return .bool(true) }
      return .bool(false)
    },
  ]

  /// The numbers of functions that the evaluator answers itself.
  static let givenNumber: UInt8 = 1
  static let isNoneNumber: UInt8 = 2

  static func number(of name: String) -> UInt8 { name == "given" ? givenNumber : name == "isNone" ? isNoneNumber : 0 }
}
