import Foundation
import Testing

@testable import HIGLanguage
@testable import HIGReading

@Suite struct `The conformance suite of the Common Expression Language` {
  static let cases = ConformanceCase.all

  @Test func `the suite is there and whole`() {
    if conformanceFolder("cel") == nil {
      print("SKIPPED: no conformance data; set HIGLINT_CONFORMANCE to the folder that holds cel/")
    } else {
      #expect(Self.cases.count >= 860)
    }
  }

  @Test(arguments: cases)
  func `an expression gives the suite's value`(_ item: ConformanceCase) throws {
    let outcome = run(item)
    guard let expected = item.expected else {
      guard case .error = outcome else {
        Issue.record("\(item.source) gives \(outcome), but must fail")
        return
      }
      return
    }
    #expect(same(outcome, expected), "\(item.source) gives \(outcome), not \(expected)")
  }

  private func run(_ item: ConformanceCase) -> Value {
    do throws(ExpressionError) {
      let compiled = try Expression.compile(
        source: item.source, variables: item.variables.map { ($0, .any) }, catalog: TestCatalog(),
        functions: FunctionTable(), check: item.isChecked)
      let evaluator = Evaluator(facts: TestFacts())
      for (name, value) in item.bindings {
        if let slot = item.variables.firstIndex(of: name) { evaluator.bind(value, to: slot) }
      }
      return evaluator.evaluate(compiled.program)
    } catch {
      return .string("does not compile: \(error.problems)")
    }
  }

  /// Equal with equal types, as the suite wants it.
  private func same(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.int(let x), .int(let y)): x == y
    case (.double(let x), .double(let y)): x.bitPattern == y.bitPattern || x.isNaN && y.isNaN
    case (.string(let x), .string(let y)): Array(x.utf8) == Array(y.utf8)
    case (.list(let x), .list(let y)): x.count == y.count && zip(x, y).allSatisfy { same($0, $1) }
    case (.map(let x), .map(let y)):
      x.entries.count == y.entries.count
        && x.entries.allSatisfy { entry in y[entry.key].map { same(entry.value, $0) } ?? false }
    default: false
    }
  }
}
