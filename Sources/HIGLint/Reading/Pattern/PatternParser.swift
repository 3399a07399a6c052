/// Reads the syntax of RE2 and writes the instructions of an automaton, in one pass without recursion.
package struct PatternParser {
  /// The highest count in `x{n,m}`, as in RE2.
  static let repeatLimit = 1000
  /// The longest pattern, in bytes; with the limit on instructions it bounds every table made from a pattern.
  static let sourceLimit = 16_384

  package struct Flags: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    static let ignoreCase = Self(rawValue: 1)
    static let multiline = Self(rawValue: 2)
    static let dotMatchesNewline = Self(rawValue: 4)
    static let swapLazy = Self(rawValue: 8)
  }

  private struct Group {
    /// The index of the group's parenthesis.
    var opening: Int
    /// The flags that hold again after the group.
    var flags: Flags
    /// The group's first instruction, and that of the current branch.
    var start: Int
    var branch: Int
    /// The jumps at the ends of earlier branches.
    var exits: [Int] = []
  }

  let scalars: [Unicode.Scalar]
  var index = 0
  var flags: Flags = []
  private(set) var builder = PatternBuilder()
  /// The sets that `\p` has named so far, by name and by whether case is ignored: they take long to make.
  var unicodeSets: [String: [Bool: ScalarSet]] = [:]
  private var groups: [Group] = [Group(opening: 0, flags: [], start: 0, branch: 0)]
  private var names: Set<String> = []
  /// The first instruction of the part that a repetition would repeat.
  private var operand: Int?
  /// The start of the repetition that ends here: it can't be repeated again without a group.
  private var repetition: Int?

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  /// Returns a builder with the whole pattern in it.
  static func parse(_ source: String) throws(PatternError) -> PatternBuilder {
    guard source.utf8.count <= sourceLimit else { throw .tooLong(at: sourceLimit) }
    var parser = PatternParser(source)
    try parser.parse()
    return parser.builder
  }

  private mutating func parse() throws(PatternError) {
    while let scalar = peek() {
      let start = index
      switch scalar {
      case "(": try openGroup()
      case ")": try closeGroup()
      case "|": branch()
      case "*", "+", "?": try parseRepetition()
      case "{":
        if let bounds = parseBounds() {
          try parseRepetition(from: start, minimum: bounds.minimum, maximum: bounds.maximum)
        } else {
          index += 1
          literal(scalar)
        }
      case "[": read(try parseClass())
      case ".":
        index += 1
        read(
          flags.contains(.dotMatchesNewline) ? ScalarSet(0..<ScalarSet.limit) : ScalarSet(ascii: "\n").inverted)
      case "^":
        index += 1
        assert(flags.contains(.multiline) ? .lineStart : .textStart)
      case "$":
        index += 1
        assert(flags.contains(.multiline) ? .lineEnd : .textEnd)
      case "\\": try parseEscape()
      default:
        index += 1
        literal(scalar)
      }
      guard !builder.isTooLarge else { throw .tooLarge(at: offset(of: start)) }
    }
    guard groups.count == 1 else { throw .unclosedGroup(at: offset(of: groups[groups.count - 1].opening)) }
    closeBranches(of: groups[0])
    builder.match()
  }

  private mutating func parseEscape() throws(PatternError) {
    switch try parseEscape(inClass: false) {
    case .scalar(let scalar): literal(scalar)
    case .set(let set): read(set)
    case .assertion(let assertion): assert(assertion)
    case .quotation:
      while let scalar = peek() {
        if scalar == "\\", peek(1) == "E" {
          index += 2
          return
        }
        index += 1
        literal(scalar)
      }
    }
  }
}

// MARK: - Reading

extension PatternParser {
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    index += 1
    return true
  }

  /// Returns the offset in bytes of a scalar.
  func offset(of index: Int) -> Int {
    scalars[..<index].reduce(0) { $0 + UTF8Decoding.width(of: $1.value) }
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(text)
  }

  /// Reads a number, cut to one above the limit of a count.
  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let digit = peek()?.value, digit &- 0x30 < 10 {
      number = min((number ?? 0) * 10 + Int(digit - 0x30), Self.repeatLimit + 1)
      index += 1
    }
    return number
  }
}

// MARK: - Writing

extension PatternParser {
  private mutating func literal(_ scalar: Unicode.Scalar) {
    let ignoresCase = flags.contains(.ignoreCase)
    if let known = builder.index(of: scalar, ignoringCase: ignoresCase) { return read(setAt: known) }
    let set = ScalarSet(scalar.value..<scalar.value + 1)
    read(ignoresCase ? CaseFolding.closure(of: set) : set)
    builder.note(scalar, ignoringCase: ignoresCase)
  }

  private mutating func read(_ set: ScalarSet) { read(setAt: builder.index(of: set)) }

  private mutating func read(setAt index: Int32) {
    operand = builder.end
    repetition = nil
    builder.read(setAt: index)
  }

  private mutating func assert(_ assertion: PatternAssertions) {
    operand = builder.end
    repetition = nil
    builder.assert(assertion)
  }

  private mutating func branch() {
    index += 1
    operand = nil
    let exit = builder.branch(from: groups[groups.count - 1].branch)
    groups[groups.count - 1].exits.append(exit)
    groups[groups.count - 1].branch = builder.end
  }

  private mutating func closeBranches(of group: Group) {
    for exit in group.exits { builder.closeBranch(exit) }
  }
}

// MARK: - Repetitions

extension PatternParser {
  private mutating func parseRepetition() throws(PatternError) {
    let start = index
    let operation = peek()
    index += 1
    try parseRepetition(from: start, minimum: operation == "+" ? 1 : 0, maximum: operation == "?" ? 1 : nil)
  }

  /// Reads `{n}`, `{n,}` or `{n,m}`; returns nil, without moving, if the brace is only a brace.
  private mutating func parseBounds() -> (minimum: Int, maximum: Int?)? {
    let start = index
    index += 1
    if let minimum = parseNumber() {
      if skip("}") { return (minimum, minimum) }
      if skip(",") {
        if skip("}") { return (minimum, nil) }
        if let maximum = parseNumber(), skip("}") { return (minimum, maximum) }
      }
    }
    index = start
    return nil
  }

  private mutating func parseRepetition(from start: Int, minimum: Int, maximum: Int?) throws(PatternError) {
    let end = index
    let isLazy = skip("?") != flags.contains(.swapLazy)
    guard let operand else { throw .missingOperand(text(start..<end), at: offset(of: start)) }
    guard repetition == nil else { throw .repeatedRepetition(text(start..<end), at: offset(of: start)) }
    guard minimum <= Self.repeatLimit, maximum ?? 0 <= Self.repeatLimit, maximum ?? minimum >= minimum else {
      throw .badRepeatCount(text(start..<end), at: offset(of: start))
    }
    guard builder.repeat(from: operand, minimum: minimum, maximum: maximum, isLazy: isLazy) else {
      throw .tooLarge(at: offset(of: start))
    }
    repetition = start
  }
}

// MARK: - Groups

extension PatternParser {
  private mutating func openGroup() throws(PatternError) {
    let opening = index
    let outer = flags
    index += 1
    if skip("?") {
      switch peek() {
      case "P" where peek(1) == "<", "<" where peek(1) != "=" && peek(1) != "!":
        try parseGroupName()
      case "=", "!", "<":
        throw .lookaround(text(opening..<index + (peek() == "<" ? 2 : 1)), at: offset(of: opening))
      case "P" where peek(1) == "=":
        throw .backReference("(?P=", at: offset(of: opening))
      default:
        guard try parseFlags(opening: opening) else { return }
      }
    }
    groups.append(Group(opening: opening, flags: outer, start: builder.end, branch: builder.end))
    operand = nil
  }

  private mutating func closeGroup() throws(PatternError) {
    guard groups.count > 1, let group = groups.popLast() else { throw .unopenedGroup(at: offset(of: index)) }
    index += 1
    closeBranches(of: group)
    flags = group.flags
    operand = group.start
    repetition = nil
  }

  private mutating func parseGroupName() throws(PatternError) {
    index += peek() == "P" ? 2 : 1
    let start = index
    while let scalar = peek(), Self.isWord(scalar) { index += 1 }
    let name = text(start..<index)
    guard !name.isEmpty, peek() == ">" else {
      throw .badGroupName(text(start..<index + 1), at: offset(of: start))
    }
    index += 1
    guard names.insert(name).inserted else { throw .duplicateGroupName(name, at: offset(of: start)) }
  }

  /// Reads `i-s:` or `i-s)`; returns whether a group begins.
  private mutating func parseFlags(opening: Int) throws(PatternError) -> Bool {
    var isNegative = false
    // `(?)` and `(?i-)` set nothing.
    var isEmpty = true
    while let scalar = peek() {
      index += 1
      let flag: Flags
      switch scalar {
      case "i": flag = .ignoreCase
      case "m": flag = .multiline
      case "s": flag = .dotMatchesNewline
      case "U": flag = .swapLazy
      case "-" where !isNegative:
        isNegative = true
        isEmpty = true
        continue
      case ":" where !isNegative || !isEmpty:
        return true
      case ")" where !isEmpty:
        operand = nil
        return false
      default:
        throw .badGroup(text(opening..<index), at: offset(of: opening))
      }
      isEmpty = false
      if isNegative { flags.remove(flag) } else { flags.insert(flag) }
    }
    throw .unclosedGroup(at: offset(of: opening))
  }
}
