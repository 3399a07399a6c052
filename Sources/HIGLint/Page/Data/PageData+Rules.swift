import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// The rules, and what keeps them silent.
extension PageData {
  private var usedRules: [String] {
    Set(page.findings.map(\.rule) + page.questions.map(\.rule)).sorted(by: Path.precedes)
  }

  func writeAreas(to json: inout JSONEmitter) {
    json.object { json in
      for area in Set(usedRules.map { RuleSet.area(of: $0) }).sorted() {
        json.member(area, AreaTitle.title(of: area))
      }
    }
  }

  func writeRules(to json: inout JSONEmitter) {
    let found = Set(page.findings.map(\.rule))
    json.object { json in
      for id in usedRules {
        guard let rule = page.contents.rules.summary(of: id) else { continue }
        json.breakLine()
        json.key(id)
        write(rule, withExamples: found.contains(id), to: &json)
      }
    }
  }

  private func write(_ rule: RuleSummary, withExamples: Bool, to json: inout JSONEmitter) {
    json.object { json in
      json.member("title", rule.title)
      json.member("why", rule.documentation.why)
      json.key("sources")
      json.array { json in
        for source in rule.documentation.sources {
          json.object { json in
            json.member("edition", source.edition.rawValue)
            json.member("section", source.section)
            if let heading = GuidelineSection.heading(of: source.section, in: source.edition) {
              json.member("heading", heading)
            }
          }
        }
      }
      // Who answers a question wants to know why it is asked; who mends a mistake wants to see it done well.
      guard withExamples else { return }
      let examples = rule.documentation.examples
      json.member("bad", orNull: examples.first { $0.isBad(for: rule.id) }?.spec)
      json.member("good", orNull: examples.first { $0.expectations.isEmpty }?.spec)
    }
  }

  /// Returns the numbers that a rule compares with, as they are for this run.
  func limits(of id: String) -> [Double] {
    guard let rule = page.contents.rules.summary(of: id) else { return [] }
    let change = page.contents.configuration.options(edition: page.contents.edition).change(of: id)
    return rule.parameters.compactMap { parameter in
      let value =
        change.parameters[parameter.name] ?? rule.editionParameters[page.contents.edition]?[parameter.name]
        ?? parameter.value
      switch value {
      case .int(let number): return Double(number)
      case .double(let number): return number
      default: return nil
      }
    }
  }

  // MARK: What keeps rules silent

  func writeSuppressions(to json: inout JSONEmitter) {
    json.array { json in
      for (file, suppression) in page.suppressions {
        json.breakLine()
        json.object { json in
          json.member("rules", suppression.names.map(\.pattern))
          json.member("reason", orNull: suppression.reason)
          json.member("file", file.path)
          json.member("line", file.line(at: Int(suppression.range.start)))
        }
      }
    }
  }

  func writeRulesThatAreOff(to json: inout JSONEmitter) {
    let configuration = page.contents.configuration
    json.array { json in
      for setting in configuration.rules { write(setting, only: [], to: &json) }
      for override in configuration.overrides {
        let only = override.files.map(\.source) + override.screens + override.objects
        for setting in override.rules { write(setting, only: only, to: &json) }
      }
    }
  }

  private func write(_ setting: Configuration.RuleSetting, only: [String], to json: inout JSONEmitter) {
    guard setting.change.isOn == false else { return }
    json.breakLine()
    json.object { json in
      json.member("rule", setting.pattern)
      json.member("title", page.contents.rules.documentation(of: setting.pattern)?.title)
      json.member("only", only)
      json.member("file", setting.location.file.path)
      json.member("line", setting.location.file.line(at: Int(setting.location.range.start)))
    }
  }
}
