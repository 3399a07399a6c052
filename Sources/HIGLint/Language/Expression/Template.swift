import HIGReading

/// A text with expressions in braces: `Contrast is {self.owner.contrast}:1`. `{{` and `}}` are braces.
public struct Template: Sendable {
  package enum Part: Sendable {
    case text(String)
    case hole(Program)
  }

  package let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// Creates a template without holes.
  public init(verbatim text: String) { parts = [.text(text)] }

  /// Reads a template and compiles its holes.
  ///
  /// - Throws: The mistakes of all holes, with their ranges in the template; reading stops at a wrong syntax.
  public static func parse(
    _ source: String, variables: [(String, ValueType)], catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler = .standard, check: Bool = true
  ) throws(ExpressionError) -> (template: Template, reads: Set<FactRead>) {
    var keeping: KeptParts?
    return try parse(
      source, variables: variables, catalog: catalog, functions: functions, patterns: patterns, check: check,
      expanding: NamedExpressions(), keeping: &keeping)
  }

  /// - Parameters:
  ///   - expanding: The names that stand for an expression in the holes.
  ///   - keeping: The parts to keep; nil to keep none.
  package static func parse(
    _ source: String, variables: [(String, ValueType)], catalog: some TypeCatalog, functions: FunctionTable,
    patterns: PatternCompiler, check: Bool, expanding names: NamedExpressions,
    keeping: inout KeptParts?
  ) throws(ExpressionError) -> (template: Template, reads: Set<FactRead>) {
    var scanner = TemplateScanner(bytes: Array(source.utf8))
    var parts: [Part] = []
    var reads: Set<FactRead> = []
    var problems: [ExpressionError.Problem] = []
    while let piece = scanner.next() {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .strayBrace(let range):
        problems.append(
          .init(range, Message(en: "a brace in a text is written `}}`", zhHans: "文本中的右花括号应写作 `}}`")))
      case .hole(let start):
        do throws(ExpressionError) {
          let (tree, root, end) = try ExpressionParser.parseHole(scanner.bytes, from: start)
          scanner.offset = end + 1
          let expanded = try names.expand(tree, root)
          let compiled = try Expression.compile(
            expanded.tree, expanded.root, variables: variables, catalog: catalog, functions: functions,
            patterns: patterns, check: check, keeping: &keeping)
          parts.append(.hole(compiled.program))
          reads.formUnion(compiled.reads)
        } catch {
          problems += error.problems
          // Where the hole ends is known only if its syntax is right.
          if scanner.offset <= start { throw ExpressionError(problems) }
        }
      }
    }
    if !problems.isEmpty { throw ExpressionError(problems) }
    return (Template(parts: parts), reads)
  }

  private static var mostShown: Int { 1_000 }

  /// Returns the text with its holes filled in. Unknowns are `?`, and so are failed holes: `error` is the first reason.
  public func render(
    _ evaluator: Evaluator, language: Language
  ) -> (text: String, error: EvaluationError?) {
    if parts.count == 1, case .text(let literal) = parts[0] { return (literal, nil) }
    var text = ""
    var error: EvaluationError?
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .hole(let program):
        let value = evaluator.evaluate(program)
        if case .error(let reason) = value { error = error ?? reason }
        // Longer than anybody reads; and a list of few bytes may stand for many items.
        let isReadable = value.weight(upTo: Self.mostShown) <= Self.mostShown
        text += isReadable ? value.text(in: language, facts: evaluator.facts) : "…"
      }
    }
    // Reports keep many of these: without the room that it had to grow.
    return (String(decoding: text.utf8, as: UTF8.self), error)
  }
}

extension Value {
  /// Returns the value in the form that a message shows: `none` as specs write it, numbers cut to two decimals, an
  /// interval by its low bound, or by its limit if only that is known; nodes described.
  public func text(in language: Language, facts: any FactSource) -> String {
    switch self {
    case .null: return "none"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int): return String(int)
    case .double(let double): return cut(double)
    case .interval(let interval):
      return interval.low == 0 && interval.high.isFinite ? cut(interval.high) : cut(interval.low)
    case .string(let text): return text
    case .list(let items):
      let separator = language == .simplifiedChinese ? "、" : ", "
      return items.map { $0.text(in: language, facts: facts) }.joined(separator: separator)
    case .map(let map):
      let separator = language == .simplifiedChinese ? "，" : ", "
      return map.entries.map {
        "\($0.key.text(in: language, facts: facts)): \($0.value.text(in: language, facts: facts))"
      }.joined(separator: separator)
    case .node(let node): return facts.description(of: node)
    case .span(let span): return facts.string(of: span)
    case .color(let color): return color.name
    case .type(let name): return name
    case .unknown, .error: return "?"
    }
  }
}

/// Cuts a template into texts and the places of holes.
private struct TemplateScanner {
  enum Piece {
    case text(String)
    /// The offset after the opening brace; the reader of the hole sets `offset` after its closing one.
    case hole(Int)
    case strayBrace(SourceRange)
  }

  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        text.append(byte)
        offset += 1
        continue
      }
      if offset + 1 < bytes.count, bytes[offset + 1] == byte {
        text.append(byte)
        offset += 2
        continue
      }
      // The text before the brace is a piece of its own.
      if !text.isEmpty { break }
      offset += 1
      return byte == UInt8(ascii: "{") ? .hole(offset) : .strayBrace(SourceRange(offset - 1, offset))
    }
    return text.isEmpty ? nil : .text(String(decoding: text, as: UTF8.self))
  }
}
