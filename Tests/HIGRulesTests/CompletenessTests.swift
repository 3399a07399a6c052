import HIGRules
import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

/// What every rule has to have, beyond what a rule file must have to be read.
struct CompletenessTests {
  static let rules = BuiltInRules.ruleSet.documentation()
  private static let functions = BuiltInRules.ruleSet.declaredFunctions

  @Test
  func `A rule that checks something has a bad example and two good ones`() {
    for rule in Self.rules where rule.hasRequirement {
      let bad = rule.examples.count { $0.isBad(for: rule.id) }
      let good = rule.examples.count { example in !example.expectations.contains { $0.rule == rule.id } }
      #expect(bad >= 1, "\(rule.id) has no bad example")
      #expect(good >= 2, "\(rule.id) has \(good) good examples")
    }
  }

  @Test
  func `A rule says what it asks and why in both languages, and where the guidelines say so`() {
    for rule in Self.rules {
      #expect(!rule.title.en.isEmpty && !rule.title.zhHans.isEmpty, "\(rule.id)")
      #expect(rule.title.en != rule.title.zhHans, "\(rule.id)")
      #expect(rule.why.map { !$0.en.isEmpty && !$0.zhHans.isEmpty && $0.en != $0.zhHans } ?? false, "\(rule.id)")
      #expect(!rule.sources.isEmpty && !rule.covers.isEmpty, "\(rule.id)")
    }
  }

  @Test(arguments: rules.map(\.id))
  func `What a rule says, it says in English and in Chinese`(_ id: String) throws {
    let set = BuiltInRules.ruleSet
    let position = try #require(set.ids.firstIndex(of: id))
    let rule = try #require(set.rule(at: position, functions: Self.functions))
    let documentation = try #require(Self.rules.first { $0.id == id })
    var sentences = [(rule.title.en, rule.title.zhHans)]
    if let why = documentation.why { sentences.append((why.en, why.zhHans)) }
    let reports = set.reports(at: position, functions: Self.functions)
    #expect(reports.count == rule.checks.count)
    for report in reports {
      for message in [report.message] + report.notes.map(\.message) {
        sentences.append((message.en.literalText, message.zhHans.literalText))
      }
    }
    for (en, zhHans) in sentences {
      #expect(!en.isEmpty && !zhHans.isEmpty, "\(id)")
      #expect(Self.hanCount(zhHans) > 0, "\(id) is not Chinese: \(zhHans)")
      #expect(Self.hanCount(Self.unquoted(en)) == 0, "\(id) is not English: \(en)")
      #expect(en != zhHans, "\(id)")
    }
  }

  private static func hanCount(_ text: String) -> Int {
    text.unicodeScalars.count { $0.properties.isIdeographic }
  }

  /// A text without what it quotes.
  private static func unquoted(_ text: String) -> String {
    var depth = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "“" { depth += 1 }
      if depth == 0 { result.append(scalar) }
      if scalar == "”" { depth -= 1 }
    }
    return String(result)
  }
}

extension Template {
  /// The template without its holes.
  fileprivate var literalText: String {
    parts.map { part in
      if case .text(let text) = part { return text }
      return ""
    }.joined()
  }
}
