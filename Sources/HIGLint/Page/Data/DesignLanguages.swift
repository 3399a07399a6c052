import HIGCore
import HIGLanguage
import HIGReading

/// The languages that a design is written in, for its screens to be drawn in each.
struct DesignLanguages {
  /// The number of languages that a screen is drawn in at most: as many as iOS 10 itself had, and some.
  private static let most = 40

  private let model: Model
  private let first: String?
  /// Those that the app states, in its order; empty where it states none.
  private var stated: [String] = []
  /// Those of the app's own texts, such as the titles of its tabs.
  private var ofApp: Set<String> = []

  /// - Parameter first: The language that comes first, where the design has it.
  init(_ model: Model, first: String?) {
    self.model = model
    self.first = first
    guard model.app != .none else { return }
    if case .list(let words) = model.value(of: Names.languages, at: model.app) {
      for case .string(let word) in words where !stated.contains(word) && stated.count < Self.most {
        stated.append(word)
      }
    }
    ofApp = Set(written(in: model.app))
  }

  /// Returns the languages in which a screen may look different, the one first that is shown first.
  func shown(by node: NodeReference) -> [String?] {
    let base = ScreenVariantFacts.base(of: node, in: model)
    let written = written(in: node) + (base == node ? [] : self.written(in: base))
    let there = ofApp.union(written)
    // What the app does not state counts only where it states nothing: a stray text adds no language.
    var languages = stated.filter { tag in there.contains { LanguageTag.serves($0, for: tag) } }
    if stated.isEmpty {
      for tag in written where !languages.contains(tag) && languages.count < Self.most { languages.append(tag) }
    } else if let usual = stated.first, !languages.contains(usual) {
      languages.insert(usual, at: 0)
    }
    guard languages.count > 1 else { return [first ?? languages.first] }
    if let first, let place = languages.firstIndex(where: { LanguageTag.serves($0, for: first) }) {
      languages.insert(languages.remove(at: place), at: 0)
    }
    return languages
  }

  /// Returns the languages of the texts in a node, in the order of these.
  private func written(in node: NodeReference) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    let start = Int(node.index)
    for index in start..<max(start + 1, Int(model.nodes[start].end)) {
      guard let language = model.text(of: NodeReference(index))?.language, known.insert(language).inserted else {
        continue
      }
      found.append(language)
    }
    return found
  }
}
