import Foundation
import HIGRules
import Testing

@testable import HIGLanguage
@testable import HIGReading

/// How well the lexicon knows the titles of real apps' buttons, which people labelled who did not know it.
struct ActLabelTests {
  private static let labels: [(title: String, acts: Set<String>)] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ActLabels.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), Set(parts[1].split(separator: ",").map(String.init)))
    }
  }()

  @Test func `Of the acts that the lexicon tells nearly all are right, and it knows most titles`() {
    let lexicon = BuiltInRules.ruleSet.lexicon()
    var (told, right, known, wanted) = (0, 0, 0, 0)
    var misses: [String] = []
    for (title, acts) in Self.labels {
      let found = UTF8Decoding.withBytes(of: title) { lexicon.acts(ofTitle: $0) }.map { Enumeration.act.words[Int($0)] }
      let isHit = found.contains { acts.contains($0) }
      if !found.isEmpty { told += 1 }
      if isHit { right += 1 }
      if acts != ["none"] {
        wanted += 1
        if isHit { known += 1 }
      }
      if !found.isEmpty || acts != ["none"], !isHit { misses.append("\(title): \(found), not \(acts.sorted())") }
    }
    #expect(wanted > 100)
    #expect(Double(right) >= 0.98 * Double(told), "\(right) of \(told):\n\(misses.joined(separator: "\n"))")
    #expect(Double(known) >= 0.85 * Double(wanted), "\(known) of \(wanted):\n\(misses.joined(separator: "\n"))")
  }

  @Test func `A label is an act or none`() {
    let known = Set(Enumeration.act.words + ["none"])
    for (title, acts) in Self.labels { #expect(!acts.isEmpty && acts.isSubset(of: known), "\(title)") }
  }
}
