/// How the regular expressions of `matches` are compiled: constant ones once, when the program loads.
public struct PatternCompiler: Sendable {
  /// Whether the pattern is found in a text.
  public typealias Matcher = @Sendable (String) -> Bool

  public var compile: @Sendable (String) -> Result<Matcher, EvaluationError>

  public init(compile: @escaping @Sendable (String) -> Result<Matcher, EvaluationError>) { self.compile = compile }
}

extension PatternCompiler {
  /// RE2's syntax, in linear time.
  public static let standard = PatternCompiler { source in
    do throws(PatternError) {
      let pattern = try Pattern(source)
      return .success { pattern.matches($0) }
    } catch {
      return .failure(EvaluationError(error.message))
    }
  }
}
