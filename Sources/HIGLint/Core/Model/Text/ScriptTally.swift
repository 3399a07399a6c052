import HIGLanguage

/// The weight of each script in a text: a Latin word weighs as much as a Han character.
struct ScriptTally {
  /// The weights in the order of the scripts' first appearance.
  private var weights: [(script: Script, weight: Int)] = []

  mutating func add(_ script: Script, weight: Int) {
    if script == .none { return }
    if let index = weights.firstIndex(where: { $0.script == script }) {
      weights[index].weight += weight
    } else {
      weights.append((script, weight))
    }
  }

  /// Returns the script of the whole.
  ///
  /// Kana make Japanese and hangul makes Korean out of Han characters; a Chinese text may name products in Latin
  /// letters, so it stays Han while Latin words do not outnumber its characters. A text with more than a quarter in a
  /// second script is mixed.
  func script(language: String?) -> Script {
    guard let first = weights.first?.script else { return .none }
    if weights.count == 1, first != .han { return first }
    var groups = weights
    if let index = groups.firstIndex(where: { $0.script == .han }) {
      let han = groups.remove(at: index).weight
      if let index = groups.firstIndex(where: { $0.script == .japanese || $0.script == .korean }) {
        groups[index].weight += han
      } else {
        switch language {
        case "ja": groups.append((.japanese, han))
        case "ko": groups.append((.korean, han))
        default: groups.append((.han, han))
        }
      }
    }
    guard let heaviest = groups.max(by: { $0.weight < $1.weight }) else { return .none }
    if groups.count == 1 { return heaviest.script }
    if groups.count == 2, let latin = groups.first(where: { $0.script == .latin })?.weight,
      let eastern = groups.first(where: { $0.script.isEastern }),
      eastern.weight > latin || (eastern.weight == latin && first != .latin)
    {
      return eastern.script
    }
    let total = groups.reduce(0) { $0 + $1.weight }
    return heaviest.weight * 4 >= total * 3 ? heaviest.script : .mixed
  }
}

extension Script {
  fileprivate var isEastern: Bool { self == .han || self == .japanese || self == .korean }
}
