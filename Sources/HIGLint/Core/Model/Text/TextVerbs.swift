import HIGLanguage
import HIGReading

extension TextValue {
  /// Whether the text begins with an imperative: `Add Photo`, `添加照片`. A heuristic over short lists.
  ///
  /// Unknown if it begins with a placeholder, and for a word of an unknown or another language that is on no list.
  /// - Parameter more: The further verbs, in small letters.
  public func startsWithVerb(more: Set<String> = []) -> Decided<Bool> {
    guard !isUnknown, let word = words.first else { return isUnknown ? .unknown : .known(false) }
    if word.kind == .placeholder || word.isPartial { return .unknown }
    if word.kind == .characters, script == .han || script == .mixed, language == nil || language == "zh" {
      let spelling = string(in: word.range)
      return .known(
        EnglishWords.chineseImperatives.contains { spelling.utf8.starts(with: $0.utf8) }
          || more.contains { spelling.utf8.starts(with: $0.utf8) })
    }
    // A number begins no imperative where verbs come first, which Latin letters make sure of.
    if word.kind == .number, script == .latin { return .known(false) }
    guard word.kind == .letters, word.script == .latin, language == nil || language == "en" || script == .han else {
      return language == "en" ? .known(false) : .unknown
    }
    let spelling = string(in: range(of: stem(of: word))).lowercased()
    if EnglishWords.imperatives.contains(spelling) || more.contains(spelling) { return .known(true) }
    // `Re-send`, `Sign-in` begin with a verb's letters only.
    return language == nil ? .unknown : .known(false)
  }

  /// Whether the text holds a verb, which makes a sentence likely: in English a finite verb, an auxiliary, a contraction or
  /// a word in -ed, -ing or -s, or a pronoun that is a subject; in Chinese a character that marks verbs (了, 已, 在 …), a
  /// verb that begins it or one of a list.
  ///
  /// A heuristic that errs towards yes. Unknown for other and unknown languages if nothing was found.
  public var hasVerb: Decided<Bool> {
    if isUnknown { return .unknown }
    if language == nil || language == "zh", script == .han || script == .mixed {
      let isMarked = units.contains { unit in
        unit.isHan && Unicode.Scalar(unit.scalar).map(EnglishWords.chineseVerbMarks.contains) ?? false
      }
      if isMarked || startsWithVerb() == .known(true) { return .known(true) }
      return .known(bytes.withUnsafeBufferPointer { !EnglishWords.chineseVerbs.matches(in: $0).isEmpty })
    }
    guard language == nil || language == "en", script == .latin else { return .unknown }
    for (index, word) in words.enumerated() where word.kind == .letters && word.script == .latin {
      let isFollowed = index + 1 < words.count && words[index + 1].kind == .letters
      if isVerb(word, isFirst: index == 0, isFollowed: isFollowed) { return .known(true) }
    }
    return language == nil ? .unknown : .known(false)
  }

  /// Whether a word is a verb, or a subject that a verb follows: `We miss you`.
  private func isVerb(_ word: Word, isFirst: Bool, isFollowed: Bool) -> Bool {
    var spelling = ""
    for unit in units[word.units] {
      let scalar = FoldedText.lowered(FoldedText.narrowed(unit.scalar))
      if let scalar = Unicode.Scalar(scalar) { spelling.unicodeScalars.append(scalar) }
    }
    if EnglishWords.finiteVerbs.contains(spelling) { return true }
    if isFollowed,
      EnglishWords.subjects.contains(spelling) || (isFirst && EnglishWords.firstSubjects.contains(spelling))
    {
      return true
    }
    if isFirst, EnglishWords.imperatives.contains(spelling) { return true }
    guard spelling.utf8.count > 3, !EnglishWords.noVerbs.contains(spelling), wordCase(of: word.units) != .capitals
    else {
      return false
    }
    if spelling.hasSuffix("ed") || spelling.hasSuffix("ing") { return true }
    return spelling.hasSuffix("s") && !spelling.hasSuffix("ss") && !spelling.hasSuffix("'s") && !isFirst
  }
}
