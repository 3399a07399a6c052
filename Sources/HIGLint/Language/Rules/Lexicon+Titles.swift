import HIGReading

/// Finds the acts of titles, names of actions and icons. No answer is empty: of a text that is not known nothing can be said.
extension Lexicon {
  /// Titles are short; what is longer is a sentence that happens to begin with a verb.
  private static let (mostWords, mostCharacters) = (8, 20)

  /// Returns the acts of a title, by their places in `Enumeration.act`; empty where none is recognised.
  package func acts(ofTitle title: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let title = FoldedTitle(title)
    let last = title.boundaries.count - 1
    guard last > 0, title.end != .colon, title.wordCount <= Self.mostWords,
      title.characterCount <= Self.mostCharacters
    else { return [] }
    // What is in parentheses after a title says more of it.
    let limit = title.boundaries.dropFirst().firstIndex { $0.gap == .aside } ?? last
    let reading = TitleReading(lexicon: self, title: title)
    let acts = reading.acts(from: 0, to: limit)
    if !acts.isEmpty { return acts }
    // `Looks good, save`: what is not known before a comma says nothing against what is known behind it.
    guard let comma = (1..<limit).last(where: { title.boundaries[$0].gap == .clause }), title.end == .plain,
      longest(.negation, in: title, from: 0, to: limit) == nil,
      longest(.function, in: title, from: 0, to: limit) == nil
    else { return [] }
    // `Image uploaded, thanks!` only ends in a word that may be a title.
    return longest(.title, in: title, from: comma, to: limit, isEnd: { $0 == limit })?.end == limit
      && longest(.title, in: title, from: comma, to: limit, isEnd: { _ in false }) == nil
      ? [] : reading.acts(from: comma, to: limit)
  }

  /// Returns the acts of an action's name or an id.
  package func acts(ofName name: String) -> [UInt8] { acts(ofWords: name, as: [.action, .title]) }

  /// Returns the acts of an icon's name.
  package func acts(ofIcon name: String) -> [UInt8] { acts(ofWords: name, as: [.icon, .action]) }

  /// Reads a name from its first word on that says something, else by its last words: `didTapClose`, `tripDelete`.
  private func acts(ofWords name: String, as kinds: [Kind]) -> [UInt8] {
    let title = FoldedTitle(name: name)
    var start = 0
    var limit = title.boundaries.count - 1
    while start < limit, let filler = longest(.filler, in: title, from: start, to: limit), filler.end < limit {
      start = filler.end
    }
    while limit > start + 1, longest(.filler, in: title, from: limit - 1, to: limit)?.end == limit { limit -= 1 }
    guard start < limit, longest(.negation, in: title, from: start, to: limit) == nil else {
      return start < limit ? TitleReading(lexicon: self, title: title).listed(kinds, from: start, to: limit) : []
    }
    let reading = TitleReading(lexicon: self, title: title)
    let first = reading.listed(kinds, from: start, to: limit)
    if !first.isEmpty || reading.isNone(kinds, from: start, to: limit) { return first }
    for place in start + 1..<max(start + 1, limit) {
      for kind in kinds {
        guard let found = longest(kind, in: title, from: place, to: limit, isEnd: { $0 == limit }), found.end == limit,
          found.act != Self.noAct
        else { continue }
        return [found.act]
      }
    }
    return []
  }
}

/// One title with the lexicon that reads it. Places are those of the title's boundaries.
private struct TitleReading {
  let lexicon: Lexicon
  let title: FoldedTitle

  /// Returns the acts of a part of the title.
  func acts(from start: Int, to limit: Int) -> [UInt8] {
    let isQuestion = title.end == .question
    let found = lexicon.longest(.title, in: title, from: start, to: limit) { isEnd($0, limit) }
    if let negation = lexicon.longest(.negation, in: title, from: start, to: limit), negation.end > found?.end ?? start
    {
      return []
    }
    let leadIn = lexicon.longest(.leadIn, in: title, from: start, to: limit)
    if let leadIn, leadIn.end < limit, leadIn.end >= found?.end ?? start {
      let rest = acts(from: leadIn.end, to: limit)
      if !rest.isEmpty { return rest }
    }
    guard let found else { return isQuestion ? [] : byEnd(from: start, to: limit) }
    guard found.act != Lexicon.noAct else { return [] }
    // A question asks about an act, and is one only where it is listed as such.
    if isQuestion, found.end != limit { return [] }
    if found.end < limit, isNamed(from: start, verb: found.end, to: limit) { return [] }
    var others = joined(after: found.end, to: limit)
    // `Looks good, save`
    if found.end < limit, title.boundaries[found.end].gap == .clause { others += acts(from: found.end, to: limit) }
    return [found.act] + others.filter { $0 != found.act }
  }

  /// Returns the act of the longest of some kinds of phrases, where it is one.
  func listed(_ kinds: [Lexicon.Kind], from start: Int, to limit: Int) -> [UInt8] {
    guard let found = longest(kinds, from: start, to: limit), found.act != Lexicon.noAct else { return [] }
    if let negation = lexicon.longest(.negation, in: title, from: start, to: limit), negation.end > found.end {
      return []
    }
    return [found.act] + joined(after: found.end, to: limit).filter { $0 != found.act }
  }

  /// Whether the longest phrase is listed as none that does anything.
  func isNone(_ kinds: [Lexicon.Kind], from start: Int, to limit: Int) -> Bool {
    longest(kinds, from: start, to: limit)?.act == Lexicon.noAct
  }

  private func longest(_ kinds: [Lexicon.Kind], from start: Int, to limit: Int) -> Lexicon.Found? {
    kinds.compactMap { lexicon.longest($0, in: title, from: start, to: limit) { $0 == limit } }
      .max { $0.end < $1.end }
  }

  /// Whether a title that ends here is whole: nothing follows but what changes nothing, or another clause or act.
  private func isEnd(_ place: Int, _ limit: Int) -> Bool {
    if place == limit || title.boundaries[place].gap == .clause { return true }
    if let leadOut = lexicon.longest(.leadOut, in: title, from: place, to: limit) { return isEnd(leadOut.end, limit) }
    return !joined(after: place, to: limit, onlyHere: true).isEmpty
  }

  /// Returns the acts that are joined to a first one.
  ///
  /// - Parameter onlyHere: Whether the joint must stand at the first place.
  private func joined(after start: Int, to limit: Int, onlyHere: Bool = false) -> [UInt8] {
    var acts: [UInt8] = []
    for place in start..<max(start, limit) {
      if onlyHere, place > start { break }
      var next = title.boundaries[place].gap == .join ? place : nil
      if let join = lexicon.longest(.join, in: title, from: place, to: limit) { next = join.end }
      guard let next, next < limit else { continue }
      let skipped = lexicon.longest(.leadIn, in: title, from: next, to: limit)?.end
      for start in [next, skipped].compactMap({ $0 }) where start < limit {
        guard let found = lexicon.longest(.title, in: title, from: start, to: limit, isEnd: { $0 == limit }),
          found.act != Lexicon.noAct
        else { continue }
        if !acts.contains(found.act) { acts.append(found.act) }
        break
      }
    }
    return acts
  }

  /// Returns the act of a title whose verb comes late: `使用微信登录`, `从房间移除`.
  private func byEnd(from start: Int, to limit: Int) -> [UInt8] {
    let preposition = lexicon.longest(.preposition, in: title, from: start, to: limit)
    for place in start..<max(start, limit) {
      if lexicon.longest(.negation, in: title, from: place, to: limit) != nil { return [] }
      if let found = lexicon.longest(.ending, in: title, from: place, to: limit), isEnd(found.end, limit) {
        return [found.act]
      }
      guard let preposition, place >= preposition.end,
        let found = lexicon.longest(.title, in: title, from: place, to: limit, isEnd: { $0 == limit }),
        found.act != Lexicon.noAct
      else { continue }
      return isNamed(from: place, verb: found.end, to: limit) ? [] : [found.act]
    }
    return []
  }

  /// Whether a title only looks like one of an act: its end says how it went, or its verb is part of a noun's name.
  private func isNamed(from start: Int, verb end: Int, to limit: Int) -> Bool {
    if let circumstance = lexicon.longest(.circumstance, in: title, from: end, to: limit), circumstance.end < limit,
      lexicon.longest(.noun, in: title, from: end, to: limit)?.end ?? end < circumstance.end
    {
      return true
    }
    for place in end..<limit where title.boundaries[place].gap == .space {
      if lexicon.longest(.circumstance, in: title, from: place, to: limit) != nil { return true }
    }
    for place in end..<limit where lexicon.longest(.failure, in: title, from: place, to: limit)?.end == limit {
      return true
    }
    guard lexicon.longest(.modifier, in: title, from: start, to: limit)?.end == end else { return false }
    var isNoun = false
    for place in end..<limit {
      if lexicon.longest(.function, in: title, from: place, to: limit) != nil { return false }
      if lexicon.longest(.noun, in: title, from: place, to: limit)?.end == limit { isNoun = true }
    }
    return isNoun
  }
}
