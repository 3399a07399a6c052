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

  // MARK: Texts

  /// A text between quotes that the offset lies in.
  struct Literal {
    /// The range of the text without its quotes.
    var content: Range<Int>
    /// The words that the text is one of, by what it is compared with or handed to; nil where it may be any.
    var words: Enumeration?
  }

  /// The text between quotes that the offset lies in, closed or not; nil outside of any.
  var literal: Literal? {
    let quotes: Set<UInt8> = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    var i = 0
    while i < offset {
      guard quotes.contains(source[i]) else {
        i += 1
        continue
      }
      let isRaw =
        i > 0 && source[i - 1] | 0x20 == UInt8(ascii: "r") && (i < 2 || !LanguageServer.isNameByte(source[i - 2]))
      let start = i + 1
      var end = start
      while end < source.count, source[end] != source[i] { end += source[end] == ASCII.backslash && !isRaw ? 2 : 1 }
      end = min(end, source.count)
      if offset <= end, offset >= start {
        return Literal(content: start..<end, words: words(from: isRaw ? i - 1 : i, to: end + 1))
      }
      i = end + 1
    }
    return nil
  }

  /// Returns the words that a text in a range is one of.
  private func words(from start: Int, to end: Int) -> Enumeration? {
    if let words = operand(before: start) ?? operand(behind: end) { return words }
    guard let (name, argument) = call(around: start) else { return nil }
    guard name == "[", let list = opening(before: start) else { return words(ofArgument: argument, of: name) }
    // A list stands for each of its items.
    var end = end
    var depth = 1
    while end < source.count, depth > 0 {
      if source[end] == UInt8(ascii: "[") { depth += 1 } else if source[end] == UInt8(ascii: "]") { depth -= 1 }
      end += 1
    }
    return operand(before: list) ?? operand(behind: end)
      ?? call(around: list).flatMap { words(ofArgument: $0.argument, of: $0.name) }
  }

  private func words(ofArgument number: Int, of function: String) -> Enumeration? {
    for overload in functions[function]?.overloads ?? [] where overload.parameters.indices.contains(number) {
      if let words = Self.words(of: overload.parameters[number]) { return words }
    }
    return nil
  }

  private static func words(of type: ValueType?) -> Enumeration? {
    switch type {
    case .word(let words)?: words
    case .list(let element)?: words(of: element)
    default: nil
    }
  }

  /// The words that the value of an expression is one of, or one of those that it mostly is.
  private func words(of range: Range<Int>) -> Enumeration? {
    if let words = Self.words(of: type(of: String(decoding: source[range], as: UTF8.self))) { return words }
    // A field that takes other words, too, has texts for its type.
    guard let dot = source[range].lastIndex(of: ASCII.dot),
      case .node(let types)? = type(of: String(decoding: source[range.lowerBound..<dot], as: UTF8.self))
    else { return nil }
    let name = String(decoding: source[(dot + 1)..<range.upperBound], as: UTF8.self)
    for type in types.sorted() {
      switch vocabulary.type(named: type)?.fields.first(where: { $0.name == name })?.type {
      case .openWord(let words)?, .list(.openWord(let words))?: return words
      default: continue
      }
    }
    return nil
  }

  /// The words of what stands before a comparison that ends at an offset: `self.role == `, `self.kind in `.
  private func operand(before start: Int) -> Enumeration? {
    var end = skipSpaces(before: start)
    if end >= 2, ["==", "!="].contains(String(decoding: source[end - 2..<end], as: UTF8.self)) {
      end -= 2
    } else if end >= 3, String(decoding: source[end - 2..<end], as: UTF8.self) == "in",
      !LanguageServer.isNameByte(source[end - 3])
    {
      end -= 2
    } else {
      return nil
    }
    end = skipSpaces(before: end)
    return words(of: receiverStart(before: end)..<end)
  }

  /// The words of what stands behind a comparison that begins at an offset: ` == self.role`, ` in self.modal.dismiss`.
  private func operand(behind end: Int) -> Enumeration? {
    var i = end
    func skipSpaces() { while i < source.count, source[i] == ASCII.space { i += 1 } }
    skipSpaces()
    guard i + 2 < source.count,
      ["==", "!=", "in"].contains(String(decoding: source[i..<i + 2], as: UTF8.self))
    else { return nil }
    i += 2
    skipSpaces()
    let start = i
    while i < source.count, LanguageServer.isNameByte(source[i]) || source[i] == ASCII.dot { i += 1 }
    return words(of: start..<i)
  }

  private func skipSpaces(before offset: Int) -> Int {
    var i = min(offset, source.count)
    while i > 0, source[i - 1] == ASCII.space { i -= 1 }
    return i
  }

  /// The offset of the bracket that is open around an offset; texts between quotes are skipped.
  private func opening(before offset: Int) -> Int? {
    var depth = 0
    var i = min(offset, source.count)
    while i > 0 {
      i -= 1
      switch source[i] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let quote = source[i]
        while i > 0, source[i - 1] != quote { i -= 1 }
        i = max(0, i - 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0 { return i }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The function that is called around the offset, with the number of the argument there, that on which a method is
  /// called among them; nil outside of calls.
  var callAround: (name: String, argument: Int)? {
    var place = offset
    // Texts are looked at from their beginning.
    if let literal { place = literal.content.lowerBound - 1 }
    for _ in 0..<64 {
      guard let open = opening(before: place) else { return nil }
      if let call = call(around: place), call.name != "[" { return call }
      place = open
    }
    return nil
  }

  /// The function whose argument stands at an offset, with the argument's number; `[` where it is an item of a list.
  private func call(around offset: Int) -> (name: String, argument: Int)? {
    guard let open = opening(before: offset) else { return nil }
    var nameStart = open
    while nameStart > 0, LanguageServer.isNameByte(source[nameStart - 1]) { nameStart -= 1 }
    if source[open] == UInt8(ascii: "[") { return nameStart == open ? ("[", 0) : nil }
    guard nameStart < open else { return nil }
    // What a method is called on is its first argument.
    var argument = nameStart > 0 && source[nameStart - 1] == ASCII.dot ? 1 : 0
    var depth = 0
    var quote: UInt8?
    for byte in source[(open + 1)..<offset] {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case ASCII.comma where depth == 0: argument += 1
      default: break
      }
    }
    return (String(decoding: source[nameStart..<open], as: UTF8.self), argument)
  }

  var wordRange: Range<Int> { LanguageServer.word(at: offset, in: source, LanguageServer.isNameByte) }
}
