/// The surroundings before a place, as far as assertions ask about them.
struct PatternContext: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let textStart = Self(rawValue: 1)
  /// The place is at the text's start or after a line break.
  static let lineStart = Self(rawValue: 2)
  /// The place is after a scalar that `\b` counts as part of a word.
  static let word = Self(rawValue: 4)
}

extension PatternProgram {
  /// Returns the context after a symbol.
  @inline(__always)
  func context(after symbol: UInt32) -> PatternContext {
    guard !assertions.isEmpty else { return [] }
    var context: PatternContext = []
    if symbol == newline { context.insert(.lineStart) }
    if isWord[Int(symbol)] { context.insert(.word) }
    return relevant(context)
  }

  /// Returns the context of a place in a text.
  func context(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> PatternContext {
    guard index > 0 else { return relevant([.textStart, .lineStart]) }
    // Line breaks and the scalars of words are ASCII: one byte tells.
    let byte = text[index - 1]
    return byte < 0x80 ? context(after: alphabet.ascii[Int(byte)]) : []
  }

  /// Returns the assertions that hold between a context and the symbol after it, which is nil at the end.
  @inline(__always)
  func assertions(between context: PatternContext, and symbol: UInt32?) -> PatternAssertions {
    guard !assertions.isEmpty else { return [] }
    var holding: PatternAssertions = []
    if context.contains(.textStart) { holding.insert(.textStart) }
    if context.contains(.lineStart) { holding.insert(.lineStart) }
    if symbol == nil { holding.insert(.textEnd) }
    if symbol == nil || symbol == newline { holding.insert(.lineEnd) }
    let isWordNext = symbol.map { isWord[Int($0)] } ?? false
    holding.insert(context.contains(.word) != isWordNext ? .wordBoundary : .noWordBoundary)
    return holding
  }

  /// Returns a context without the parts that no assertion of this pattern needs: they would only make more states.
  private func relevant(_ context: PatternContext) -> PatternContext {
    var context = context
    if !assertions.contains(.textStart) { context.remove(.textStart) }
    if !assertions.contains(.lineStart) { context.remove(.lineStart) }
    if assertions.isDisjoint(with: [.wordBoundary, .noWordBoundary]) { context.remove(.word) }
    return context
  }
}
