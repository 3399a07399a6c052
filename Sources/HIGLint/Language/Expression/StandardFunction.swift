import HIGReading

/// The functions that every expression may call: CEL's own, those of its string extension, and a little arithmetic.
/// The evaluator knows them by number and calls them without a list of arguments.
public enum StandardFunction: UInt8, CaseIterable, Sendable {
  case size, contains, startsWith, endsWith, matches
  case int, double, string, bool, type, dyn
  case charAt, indexOf, lastIndexOf, lowerAscii, upperAscii, replace, split, substring, trim, join, reverse, format
  case quote
  case abs, min, max, floor, ceil, round, sum, distinct, sort

  /// The name in expressions.
  public var name: String { self == .quote ? "strings.quote" : "\(self)" }

  static func named(_ name: String) -> StandardFunction? { byName[name] }

  private static let byName: [String: StandardFunction] = {
    var names: [String: StandardFunction] = [:]
    for function in allCases { names[function.name] = function }
    names["math.greatest"] = .max
    names["math.least"] = .min
    for function in [StandardFunction.abs, .floor, .ceil, .round] { names["math.\(function.name)"] = function }
    return names
  }()

  /// Whether it takes any number of arguments, `max(a, b, c, …)`, each like the last parameter.
  var isVariadic: Bool { self == .min || self == .max }

  /// The overloads. If a result is `list(any)`, it has the type of the first argument if that is a list.
  public var overloads: [Function.Overload] {
    switch self {
    case .size: [.init([.string], .int), .init([.list(.any)], .int), .init([.map(.any, .any)], .int)]
    case .contains, .startsWith, .endsWith, .matches: [.init([.string, .string], .bool)]
    case .int: [.init([.double], .int), .init([.string], .int)]
    case .double: [.init([.double], .double), .init([.string], .double)]
    case .string: [.init([.any], .string)]
    case .bool: [.init([.bool], .bool), .init([.string], .bool)]
    case .type: [.init([.any], .type)]
    case .dyn: [.init([.any], .any)]
    case .charAt: [.init([.string, .int], .string)]
    case .indexOf, .lastIndexOf: [.init([.string, .string], .int), .init([.string, .string, .int], .int)]
    case .lowerAscii, .upperAscii, .trim, .quote: [.init([.string], .string)]
    case .replace: [.init([.string, .string, .string], .string), .init([.string, .string, .string, .int], .string)]
    case .split: [.init([.string, .string], .list(.string)), .init([.string, .string, .int], .list(.string))]
    case .substring: [.init([.string, .int], .string), .init([.string, .int, .int], .string)]
    case .join: [.init([.list(.string)], .string), .init([.list(.string), .string], .string)]
    case .reverse: [.init([.string], .string), .init([.list(.any)], .list(.any))]
    case .format: [.init([.string, .list(.any)], .string)]
    case .abs: [.init([.int], .int), .init([.double], .double)]
    case .min, .max:
      [.init([.list(.int)], .int), .init([.list(.double)], .double), .init([.int], .int), .init([.double], .double)]
    case .floor, .ceil, .round: [.init([.double], .int)]
    case .sum: [.init([.list(.int)], .int), .init([.list(.double)], .double)]
    case .distinct, .sort: [.init([.list(.any)], .list(.any))]
    }
  }

  /// The summary in the documentation, one line.
  public var summary: String {
    switch self {
    case .size: "The number of Unicode scalars of a text, of items of a list, of keys of a map."
    case .contains: "Whether a text holds another."
    case .startsWith: "Whether a text begins with another."
    case .endsWith: "Whether a text ends with another."
    case .matches: "Whether a regular expression (RE2's syntax) is found in a text."
    case .int: "A whole number out of a number (cut towards zero) or a text."
    case .double: "A number out of a number or a text."
    case .string: "A text out of a number, a truth value, a part of a text or a node."
    case .bool: "A truth value out of a text: true, t, 1, false, f, 0."
    case .type: "The type of a value; of a node, its type in the vocabulary."
    case .dyn: "The value itself, unchecked until run time."
    case .charAt: "The Unicode scalar at a place, from 0; empty at the end."
    case .indexOf: "The place of the first occurrence, at or after a place; -1 where there is none."
    case .lastIndexOf: "The place of the last occurrence, at or before a place; -1 where there is none."
    case .lowerAscii: "The text with A to Z in lower case."
    case .upperAscii: "The text with a to z in upper case."
    case .replace: "The text with occurrences replaced: all, or so many from the start."
    case .split: "The parts between separators: all, or at most so many."
    case .substring: "The part of a text from a place, up to a place."
    case .trim: "The text without white space at its ends."
    case .join: "The items of a list as one text, with a separator between them."
    case .reverse: "The list or the Unicode scalars of a text in reverse."
    case .format: "The text with %s, %d, %f, %e, %b, %o, %x and %X replaced by the items of a list."
    case .quote: "The text as a literal in double quotes."
    case .abs: "The absolute value."
    case .min: "The least of some numbers or of a list."
    case .max: "The greatest of some numbers or of a list."
    case .floor: "The greatest whole number not above a number."
    case .ceil: "The least whole number not below a number."
    case .round: "The nearest whole number; of two, the one further from zero."
    case .sum: "The sum of a list of numbers."
    case .distinct: "The list with each value once, in the order of their first occurrence."
    case .sort: "The list of numbers, texts or truth values in ascending order."
    }
  }
}
