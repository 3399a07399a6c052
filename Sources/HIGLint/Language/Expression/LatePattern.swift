/// A pattern that is compiled when the first text is compared with it: most rules have nothing to say about a file.
///
/// Unchecked, because it is part of a rule as an engine prepared it, and an engine belongs to one thread.
package final class LatePattern: @unchecked Sendable {
  package let source: String
  private let compiler: PatternCompiler
  private lazy var result = compiler.compile(source)

  init(source: String, compiler: PatternCompiler) {
    self.source = source
    self.compiler = compiler
  }

  package func match(_ text: String) -> Value {
    switch result {
    case .success(let matches): .bool(matches(text))
    case .failure(let error): .error(error)
    }
  }
}
