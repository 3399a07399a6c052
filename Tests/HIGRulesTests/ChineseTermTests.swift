import Foundation
import HIGRules
import Testing

@testable import HIGLanguage
@testable import HIGReading
@testable import HIGReport

/// One thing has one name in Chinese: the table stands in CONTRIBUTING.md.
struct ChineseTermTests {
  private struct Term {
    let name: String
    let others: [String]
  }

  private static let terms: [Term] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CONTRIBUTING.md")
    let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = page.split(separator: "\n").drop { $0 != "| English | 中文 | not |" }.dropFirst(2)
    return rows.prefix { $0.hasPrefix("|") }.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Term(name: cells[1], others: cells[2].split(separator: "、").map(String.init))
    }
  }()

  /// Returns the other names of things that a text uses, without those that it quotes.
  private static func otherNames(in text: String) -> [String] {
    var shown = text
    while let start = shown.range(of: "“"), let end = shown.range(of: "”", range: start.upperBound..<shown.endIndex) {
      shown.removeSubrange(start.lowerBound..<end.upperBound)
    }
    // A mark of half or full width is no badge.
    shown = shown.replacing("角标点", with: "")
    return terms.flatMap { term in term.others.filter(shown.contains).map { "\($0), not \(term.name)" } }
  }

  /// The Chinese texts of a rule file, each with its line; what stands in examples is of the designs they show.
  private static func texts(of source: SourceFile) -> [(line: Int, text: String)] {
    let tree = YAMLReader.read(source)
    var texts: [(line: Int, text: String)] = []
    var waiting = tree.documents.map(\.root)
    while let node = waiting.popLast() {
      if tree[node].kind == .sequence { waiting += tree.children(of: node) }
      for entry in tree.entries(of: node) {
        let key = tree.text(of: entry.key)
        if key == "zh-Hans" {
          texts.append((source.line(at: Int(tree[entry.value].range.start)), tree.text(of: entry.value)))
        } else if key != "examples" {
          waiting.append(entry.value)
        }
      }
    }
    return texts
  }

  @Test(arguments: 0..<BuiltInRules.ruleSet.fileCount)
  func `a rule's Chinese texts call each thing by its one name`(file: Int) {
    let source = BuiltInRules.ruleSet.source(ofFile: file)
    let texts = Self.texts(of: source)
    #expect(!texts.isEmpty || source.path.hasSuffix("lexicon.yaml"))
    for (line, text) in texts {
      #expect(Self.otherNames(in: text) == [], "\(source.path):\(line): \(text)")
    }
  }

  @Test func `explanations call each thing by its one name`() {
    for topic in Topics(ruleSet: BuiltInRules.ruleSet).all {
      let text = topic.description.summary.zhHans
      #expect(Self.otherNames(in: text) == [], "\(topic.name): \(text)")
    }
  }

  @Test func `another name is found, and one that is quoted is none`() {
    #expect(Self.terms.count > 15)
    #expect(Self.otherNames(in: "请在弹窗中点击“取消”") == ["弹窗, not 警告框", "点击, not 轻点"])
    #expect(Self.otherNames(in: "“点击这里”让人猜不出会发生什么；汉字后用了半角标点") == [])
  }
}
