import HIGLanguage
import HIGReading

/// An expression in a rule file, and what it may use.
struct ExpressionSite {
  let source: [UInt8]
  /// The offset in the expression.
  let offset: Int
  let vocabulary: Vocabulary
  let functions: FunctionTable
  /// `self`, `app`, `params`, `lists`, `it`, and the file's own names.
  private(set) var variables: [(String, ValueType)]
  let parameters: [String]
  let definitions: [String]

  init(
    _ source: [UInt8], at offset: Int, rule: RuleFacts, vocabulary: Vocabulary, functions: FunctionTable
  ) {
    self.source = source
    self.offset = offset
    self.vocabulary = vocabulary
    self.functions = functions
    parameters = rule.parameters
    definitions = rule.definitions
    variables = [
      ("self", .node(rule.nodeTypes)), ("app", .node(["app"])), ("params", .any), ("lists", .any), ("it", .any),
    ]
    if let each = rule.each, case .list(let element)? = type(of: each) {
      variables.removeLast()
      variables.append(("it", element))
    }
    bindMacros()
  }

  /// What a rule's expressions are about.
  struct RuleFacts {
    var nodeTypes: Set<String> = []
    var parameters: [String] = []
    var lists: [String] = []
    var definitions: [String] = []
    var each: String?
  }

  /// Returns the type of an expression; nil where it can't be read.
  func type(of expression: String) -> ValueType? {
    guard expression.utf8.count < 10_000 else { return nil }
    return try? Expression.compile(
      source: expression, variables: variables, catalog: vocabulary, functions: functions, check: false
    ).type
  }

  private static let macros = ["exists", "all", "filter", "map", "exists_one"]

  /// Makes the names known that macros around the offset bind: `app.screens.exists(s, …`.
  private mutating func bindMacros() {
    var i = 0
    let end = min(offset, source.count)
    var found = 0
    while i < end, found < 16 {
      guard source[i] == UInt8(ascii: "(") else {
        i += 1
        continue
      }
      var start = i
      while start > 0, LanguageServer.isNameByte(source[start - 1]) { start -= 1 }
      let name = String(decoding: source[start..<i], as: UTF8.self)
      i += 1
      guard Self.macros.contains(name), start > 0, source[start - 1] == ASCII.dot else { continue }
      var comma = i
      while comma < end, source[comma] != ASCII.comma { comma += 1 }
      guard comma < end else { continue }
      let variable = String(decoding: source[i..<comma].filter { $0 > ASCII.space }, as: UTF8.self)
      guard !variable.isEmpty, variable.utf8.allSatisfy(LanguageServer.isNameByte) else { continue }
      found += 1
      let receiver = String(decoding: source[receiverStart(before: start - 1)..<start - 1], as: UTF8.self)
      if case .list(let element)? = type(of: receiver) {
        variables.append((variable, element))
      } else {
        variables.append((variable, .any))
      }
    }
  }

  /// Returns the beginning of the chain that ends at a dot: `self.items`, `f(x).y`, `[1, 2][0]`.
  func receiverStart(before dot: Int) -> Int {
    var i = dot
    var depth = 0
    while i > 0 {
      let byte = source[i - 1]
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return i }
        depth -= 1
      case ASCII.dot: break
      default:
        if depth == 0, !LanguageServer.isNameByte(byte) { return i }
      }
      i -= 1
    }
    return 0
  }

  /// The type of what stands before the dot at which the word at the offset begins; nil where no dot stands there.
  func receiverType(before start: Int) -> ValueType? {
    guard start > 0, source[start - 1] == ASCII.dot else { return nil }
    let receiver = String(decoding: source[receiverStart(before: start - 1)..<start - 1], as: UTF8.self)
    return type(of: receiver) ?? .any
  }

  var wordRange: Range<Int> { LanguageServer.word(at: offset, in: source, LanguageServer.isNameByte) }
}
