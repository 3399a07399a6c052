import HIGReading

/// A pattern for paths, as in `.gitignore` (git-scm.com/docs/gitignore).
///
/// `*` and `?` stop at `/`, `[a-z]` and `[!a-z]` are one character, `**` as a whole part is any number of folders. A pattern
/// with a `/` before its end counts from its folder, one without matches a name at any depth, and one that ends in `/` matches
/// folders only. Matching takes time proportional to the pattern times the path, whatever stars it holds.
public struct Glob: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case scalar(UInt32)
    /// One character other than `/`.
    case any
    /// Any number of characters other than `/`.
    case star
    case oneOf([ClosedRange<UInt32>], negated: Bool)
    /// `**/`: any number of folders.
    case folders
    /// One character of any kind, for `**` at the end; `starInside`, any number of them, follows.
    case anyInside
    case starInside
  }

  /// The pattern as written.
  public let source: String
  /// Whether the pattern takes back what an earlier one matched: it begins with `!`.
  public let isNegated: Bool
  /// Whether the pattern matches only folders, with everything in them.
  public let isForFolders: Bool
  private let tokens: [Token]
  /// The longest text without a wildcard: most paths lack it, and need not be read scalar by scalar.
  let literal: [UInt8]

  /// - Parameter source: One line of a `.gitignore`; the result is nil for an empty line or a comment.
  public init?(_ source: String) {
    self.source = source
    var scalars = Array(source.unicodeScalars.map(\.value))
    Self.trimEnd(&scalars)
    guard let first = scalars.first, first != Self.hash else { return nil }
    var rest = scalars[...]
    isNegated = first == Self.exclamation
    if isNegated { rest = rest.dropFirst() }
    isForFolders = rest.last == Self.slash
    if isForFolders { rest = rest.dropLast() }
    guard !rest.isEmpty, let end = rest.lastIndex(where: { $0 != Self.slash }) else { return nil }
    let isAnchored = rest[...end].contains(Self.slash)
    if rest.first == Self.slash { rest = rest.dropFirst() }
    var tokens = Self.tokens(of: Array(rest))
    if !isAnchored, tokens.first != .folders { tokens.insert(.folders, at: 0) }
    self.tokens = tokens
    literal = Self.longestLiteral(in: tokens)
  }

  private static func longestLiteral(in tokens: [Token]) -> [UInt8] {
    var (longest, current): ([UInt8], [UInt8]) = ([], [])
    for token in tokens {
      if case .scalar(let value) = token, let scalar = Unicode.Scalar(value) {
        current += String(scalar).utf8
        if current.count > longest.count { longest = current }
      } else {
        current = []
      }
    }
    return longest
  }

  private static let slash = UInt32(UInt8(ascii: "/"))
  private static let hash = UInt32(UInt8(ascii: "#"))
  private static let exclamation = UInt32(UInt8(ascii: "!"))
  private static let backslash = UInt32(UInt8(ascii: "\\"))
  private static let asterisk = UInt32(UInt8(ascii: "*"))

  /// Removes the spaces at the end, but not one behind a backslash.
  private static func trimEnd(_ scalars: inout [UInt32]) {
    if scalars.last == 0x0D { scalars.removeLast() }
    while scalars.last == 0x20 || scalars.last == 0x09 {
      if scalars.count > 1, scalars[scalars.count - 2] == backslash { return }
      scalars.removeLast()
    }
  }

  private static func tokens(of scalars: [UInt32]) -> [Token] {
    var tokens: [Token] = []
    var i = 0
    while i < scalars.count {
      let scalar = scalars[i]
      switch scalar {
      case asterisk:
        var end = i
        while end < scalars.count, scalars[end] == asterisk { end += 1 }
        let startsPart = i == 0 || scalars[i - 1] == slash
        let endsPart = end == scalars.count || scalars[end] == slash
        if end - i >= 2, startsPart, endsPart {
          if end == scalars.count {
            tokens += [.anyInside, .starInside]
          } else if tokens.last != .folders {
            tokens.append(.folders)
          }
          i = min(end + 1, scalars.count)
          continue
        }
        if tokens.last != .star { tokens.append(.star) }
        i = end
        continue
      case UInt32(UInt8(ascii: "?")): tokens.append(.any)
      case UInt32(UInt8(ascii: "[")):
        if let (token, next) = bracket(scalars, from: i) {
          tokens.append(token)
          i = next
          continue
        }
        tokens.append(.scalar(scalar))
      case backslash where i + 1 < scalars.count:
        i += 1
        tokens.append(.scalar(scalars[i]))
      default: tokens.append(.scalar(scalar))
      }
      i += 1
    }
    return tokens
  }

  /// Reads `[…]` from its bracket; nil where the bracket is not closed and so stands for itself.
  private static func bracket(_ scalars: [UInt32], from start: Int) -> (Token, next: Int)? {
    var i = start + 1
    guard i < scalars.count else { return nil }
    let negated = scalars[i] == exclamation || scalars[i] == UInt32(UInt8(ascii: "^"))
    if negated { i += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    let closing = UInt32(UInt8(ascii: "]"))
    let first = i
    while i < scalars.count {
      var low = scalars[i]
      if low == closing, i > first { return (.oneOf(ranges, negated: negated), i + 1) }
      if low == backslash, i + 1 < scalars.count {
        i += 1
        low = scalars[i]
      }
      var high = low
      if i + 2 < scalars.count, scalars[i + 1] == UInt32(UInt8(ascii: "-")), scalars[i + 2] != closing {
        high = scalars[i + 2]
        i += 2
      }
      if low <= high { ranges.append(low...high) }
      i += 1
    }
    return nil
  }

  // MARK: Matching

  /// Returns whether the pattern matches a path that counts from its folder: `screens/pay.yaml`.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    if isForFolders, !isFolder { return false }
    guard literal.isEmpty || path.withBytes({ Self.holds(literal, in: $0) }) else { return false }
    var states = [Bool](repeating: false, count: tokens.count + 1)
    states[0] = true
    follow(&states, atPartStart: true)
    var next = states
    for scalar in path.unicodeScalars.lazy.map(\.value) {
      for i in next.indices { next[i] = false }
      var isAlive = false
      for (i, token) in tokens.enumerated() where states[i] {
        switch token {
        case .scalar(let wanted): if wanted == scalar { next[i + 1] = true }
        case .any: if scalar != Self.slash { next[i + 1] = true }
        case .star: if scalar != Self.slash { next[i] = true }
        case .oneOf(let ranges, let negated):
          if scalar != Self.slash, ranges.contains(where: { $0.contains(scalar) }) != negated { next[i + 1] = true }
        case .folders, .starInside: next[i] = true
        case .anyInside: next[i + 1] = true
        }
        isAlive = true
      }
      guard isAlive else { return false }
      swap(&states, &next)
      follow(&states, atPartStart: scalar == Self.slash)
    }
    return states[tokens.count]
  }

  private static func holds(_ literal: [UInt8], in path: UnsafeBufferPointer<UInt8>) -> Bool {
    literal.withUnsafeBufferPointer { StringBytes.find($0, in: path, from: 0) != nil }
  }

  /// Adds the states that are reached without reading a character.
  private func follow(_ states: inout [Bool], atPartStart: Bool) {
    for (i, token) in tokens.enumerated() where states[i] {
      switch token {
      case .star, .starInside: states[i + 1] = true
      case .folders: if atPartStart { states[i + 1] = true }
      default: break
      }
    }
  }
}
