// Escapes and bracketed classes: the part of the syntax that names sets of scalars.

extension PatternParser {
  enum Escape {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(PatternAssertions)
    /// `\Q`: everything up to `\E` stands for itself.
    case quotation
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool { wordSet.contains(scalar.value) }

  /// The scalars of `\w`, by which `\b` goes, too: ASCII only, as in RE2.
  static let wordSet = ScalarSet(ascii: "09", "AZ", "_", "az")

  /// Reads an escape at its backslash.
  mutating func parseEscape(inClass: Bool) throws(PatternError) -> Escape {
    let start = index
    guard let scalar = peek(1) else { throw .trailingBackslash(at: offset(of: start)) }
    index += 2
    if let set = Self.perlClass(scalar) { return .set(folded(set.set, isNegated: set.isNegated)) }
    switch scalar {
    case "p", "P": return .set(try parseUnicodeClass(from: start, isNegated: scalar == "P"))
    case "a": return .scalar("\u{07}")
    case "f": return .scalar("\u{0C}")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "v": return .scalar("\u{0B}")
    case "x": return .scalar(try parseHexadecimal(from: start))
    case "0"..."9": return .scalar(try parseOctal(from: start, first: scalar))
    case "k" where !inClass && (peek() == "<" || peek() == "{"):
      throw .backReference(text(start..<index), at: offset(of: start))
    default: break
    }
    if !inClass {
      switch scalar {
      case "A": return .assertion(.textStart)
      case "z": return .assertion(.textEnd)
      case "b": return .assertion(.wordBoundary)
      case "B": return .assertion(.noWordBoundary)
      case "Q": return .quotation
      default: break
      }
    }
    guard scalar.isASCII, scalar == "_" || !Self.isWord(scalar) else {
      throw .unknownEscape(text(start..<index), at: offset(of: start))
    }
    return .scalar(scalar)
  }

  /// Applies the flag for case before a negation: `(?i)[^a]` excludes A.
  private func folded(_ set: ScalarSet, isNegated: Bool) -> ScalarSet {
    let folded = flags.contains(.ignoreCase) ? CaseFolding.closure(of: set) : set
    return isNegated ? folded.inverted : folded
  }

  private static func perlClass(_ letter: Unicode.Scalar) -> (set: ScalarSet, isNegated: Bool)? {
    switch letter {
    case "d", "D": (ScalarSet(ascii: "09"), letter == "D")
    case "s", "S": (ScalarSet(ascii: "\t\n", "\u{0C}\r", " "), letter == "S")
    case "w", "W": (wordSet, letter == "W")
    default: nil
    }
  }

  private static func posixClass(_ name: String) -> ScalarSet? {
    switch name {
    case "alnum": ScalarSet(ascii: "09", "AZ", "az")
    case "alpha": ScalarSet(ascii: "AZ", "az")
    case "ascii": ScalarSet(ascii: "\0\u{7F}")
    case "blank": ScalarSet(ascii: "\t", " ")
    case "cntrl": ScalarSet(ascii: "\0\u{1F}", "\u{7F}")
    case "digit": ScalarSet(ascii: "09")
    case "graph": ScalarSet(ascii: "!~")
    case "lower": ScalarSet(ascii: "az")
    case "print": ScalarSet(ascii: " ~")
    case "punct": ScalarSet(ascii: "!/", ":@", "[`", "{~")
    case "space": ScalarSet(ascii: "\t\r", " ")
    case "upper": ScalarSet(ascii: "AZ")
    case "word": wordSet
    case "xdigit": ScalarSet(ascii: "09", "AF", "af")
    default: nil
    }
  }

  /// Reads the rest of `\p` or `\P`: a letter, or a name in braces.
  private mutating func parseUnicodeClass(from start: Int, isNegated: Bool) throws(PatternError) -> ScalarSet {
    var isNegated = isNegated
    var name = ""
    if skip("{") {
      if skip("^") { isNegated.toggle() }
      let first = index
      while let scalar = peek(), scalar != "}" { index += 1 }
      name = text(first..<index)
      guard skip("}") else { throw .unknownClass(text(start..<index), at: offset(of: start)) }
    } else if let letter = peek() {
      index += 1
      name = String(letter)
    }
    let ignoresCase = flags.contains(.ignoreCase)
    if let known = unicodeSets[name]?[ignoresCase] { return isNegated ? known.inverted : known }
    guard let set = UnicodeClasses.set(named: name) else {
      throw .unknownClass(text(start..<index), at: offset(of: start))
    }
    let positive = folded(set, isNegated: false)
    unicodeSets[name, default: [:]][ignoresCase] = positive
    return isNegated ? positive.inverted : positive
  }

  /// Reads the rest of `\x`: two hexadecimal digits, or any number of them in braces.
  private mutating func parseHexadecimal(from start: Int) throws(PatternError) -> Unicode.Scalar {
    var value: UInt32 = 0
    var digits = 0
    let isBraced = skip("{")
    while isBraced || digits < 2, let digit = peek().flatMap(Self.hexadecimal) {
      // One above the last scalar is as wrong as any higher number.
      value = min(value * 16 + digit, ScalarSet.limit)
      digits += 1
      index += 1
    }
    guard isBraced ? digits > 0 && skip("}") : digits == 2, let scalar = Unicode.Scalar(value) else {
      throw .badScalar(text(start..<index), at: offset(of: start))
    }
    return scalar
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }

  /// Reads `\0`, or up to three octal digits; a single other digit would be a back reference.
  private mutating func parseOctal(from start: Int, first: Unicode.Scalar) throws(PatternError) -> Unicode.Scalar {
    func isOctal(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { "0"..."7" ~= $0 } ?? false }
    guard first == "0" || (isOctal(first) && isOctal(peek())) else {
      throw .backReference(text(start..<index), at: offset(of: start))
    }
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = peek(), isOctal(digit) else { break }
      value = value * 8 + digit.value - 0x30
      index += 1
    }
    return Unicode.Scalar(value) ?? "\0"
  }
}

// MARK: - Brackets

extension PatternParser {
  /// Reads `[…]` at its bracket.
  mutating func parseClass() throws(PatternError) -> ScalarSet {
    let opening = index
    index += 1
    let isNegated = skip("^")
    var set = ScalarSet()
    var isFirst = true
    while let scalar = peek() {
      if scalar == "]", !isFirst {
        index += 1
        set.normalize()
        return isNegated ? set.inverted : set
      }
      isFirst = false
      if let named = try parseNamedClass() {
        set.append(named)
        continue
      }
      let start = index
      switch try parseMember() {
      case .set(let members): set.append(members)
      case .scalar(let low): set.append(try parseRange(from: start, low: low))
      case .assertion, .quotation: break
      }
    }
    throw .unclosedClass(at: offset(of: opening))
  }

  /// Reads on after the first scalar of a class's member: the rest of a range, or nothing.
  private mutating func parseRange(from start: Int, low: Unicode.Scalar) throws(PatternError) -> ScalarSet {
    var high = low
    if peek() == "-", let next = peek(1), next != "]" {
      index += 1
      guard case .scalar(let end) = try parseMember(), end >= low else {
        throw .badRange(text(start..<index), at: offset(of: start))
      }
      high = end
    }
    return folded(ScalarSet(low.value..<high.value + 1), isNegated: false)
  }

  private mutating func parseMember() throws(PatternError) -> Escape {
    guard let scalar = peek(), scalar != "\\" else { return try parseEscape(inClass: true) }
    index += 1
    return .scalar(scalar)
  }

  /// Reads `[:alpha:]` or `[:^alpha:]`; returns nil, without moving, if nothing of the kind begins.
  private mutating func parseNamedClass() throws(PatternError) -> ScalarSet? {
    guard peek() == "[", peek(1) == ":" else { return nil }
    let start = index
    var end = index + 2
    while end + 1 < scalars.count, scalars[end] != ":" || scalars[end + 1] != "]" { end += 1 }
    guard end + 1 < scalars.count else { return nil }
    index = end + 2
    let isNegated = scalars[start + 2] == "^"
    guard let set = Self.posixClass(text(start + (isNegated ? 3 : 2)..<end)) else {
      throw .unknownClass(text(start..<index), at: offset(of: start))
    }
    return folded(set, isNegated: isNegated)
  }
}
