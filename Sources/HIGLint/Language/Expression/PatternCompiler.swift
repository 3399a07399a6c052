import HIGReading

/// The compiler for the regular expressions of `matches`; constant ones are compiled once, when the program loads.
public struct PatternCompiler: Sendable {
  /// Returns whether the pattern is found in a text.
  public typealias Matcher = @Sendable (String) -> Bool

  public var compile: @Sendable (String) -> Result<Matcher, EvaluationError>
  /// What is known of patterns that need not be compiled for most texts.
  package var sieve: PatternSieve?

  public init(compile: @escaping @Sendable (String) -> Result<Matcher, EvaluationError>) { self.compile = compile }
}

extension PatternCompiler {
  /// The compiler for RE2's syntax, whose patterns take linear time.
  public static let standard = PatternCompiler { source in
    do throws(PatternError) {
      let pattern = try Pattern(source)
      return .success { pattern.matches($0) }
    } catch {
      return .failure(EvaluationError(error.message))
    }
  }
}
