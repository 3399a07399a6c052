/// A constant pattern of a program. It is compiled when the first text is met that it may match: most rules have nothing
/// to say about a file.
///
/// Unchecked, because it is part of a rule as an engine prepared it, and an engine belongs to one thread.
package final class LatePattern: @unchecked Sendable {
  package let source: String
  private let compiler: PatternCompiler
  @exclusivity(unchecked) private var result: Result<PatternCompiler.Matcher, EvaluationError>?
  /// Its number in the compiler's sieve, as soon as that was asked; -1 where it does not know the pattern.
  @exclusivity(unchecked) private var number: Int32?

  init(source: String, compiler: PatternCompiler) {
    self.source = source
    self.compiler = compiler
  }

  /// Creates a pattern that is compiled, and never changes.
  init(source: String, matches: @escaping PatternCompiler.Matcher) {
    self.source = source
    compiler = .standard
    result = .success(matches)
    number = -1
  }

  func match(_ text: String, _ texts: SievedTexts) -> Value {
    canMatch(text, texts) ? match(text) : .bool(false)
  }

  /// Returns false where the pattern surely does not match.
  @inline(__always)
  func canMatch(_ text: String, _ texts: SievedTexts) -> Bool {
    let number = number ?? findNumber()
    guard number >= 0, let sieve = compiler.sieve else { return true }
    return texts.canMatch(text, pattern: UInt16(truncatingIfNeeded: number), of: sieve)
  }

  /// Returns false where the pattern surely matches none of some items, and they are all texts.
  func canMatch(anyOf items: [Value], _ texts: SievedTexts) -> Bool {
    let number = number ?? findNumber()
    guard number >= 0, let sieve = compiler.sieve else { return true }
    return texts.canMatch(anyOf: items, pattern: UInt16(truncatingIfNeeded: number), of: sieve)
  }

  @inline(never)
  private func findNumber() -> Int32 {
    let found = compiler.sieve?.number(of: source).map { Int32($0) } ?? -1
    number = found
    return found
  }

  private func match(_ text: String) -> Value {
    let result = result ?? compile()
    switch result {
    case .success(let matches): return .bool(matches(text))
    case .failure(let error): return .error(error)
    }
  }

  @inline(never)
  private func compile() -> Result<PatternCompiler.Matcher, EvaluationError> {
    let compiled = compiler.compile(source)
    result = compiled
    return compiled
  }
}
