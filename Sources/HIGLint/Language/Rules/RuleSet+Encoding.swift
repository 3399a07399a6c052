import HIGReading

extension RuleSet {
  /// The form of the bytes. Another program made others.
  static let version: UInt64 = 12

  /// The set as bytes: an index, then the records. `texts` are the files' texts, packed, one after the other. All three are
  /// UTF-8, so that they can stand in literals; what is no text itself, the lexicon and the sieve, is in seven bits.
  package struct Encoded {
    package var index: [UInt8]
    package var records: [UInt8]
    package var texts: [UInt8]
  }

  /// - Parameter packsTexts: Whether the files' texts are part of what is encoded, and the sieve of the rules' patterns: for
  ///   files that were just read it would take longer than it saves.
  /// - Parameter sharesParts: Whether what rules have in common is found once for all of them; it takes time, too.
  package static func encode(
    _ rules: [RuleReader.ReadRule], files: [(source: SourceFile, lists: [Rule.WordListSource])],
    lexicon: [Lexicon.Entry], packsTexts: Bool, sharesParts: Bool,
    vocabulary: Vocabulary
  ) -> Encoded {
    var encoded = Encoded(index: [], records: [], texts: [])
    var index = ByteWriter(bytes: [], isText: true)
    func range(_ range: Range<Int>) {
      index.number(UInt64(range.lowerBound))
      index.number(UInt64(range.count))
    }
    index.number(version)
    index.number(UInt64(files.count))
    for (source, lists) in files {
      index.string(source.path)
      let textStart = encoded.texts.count
      if packsTexts { encoded.texts += PackedText.pack(source.text) }
      range(textStart..<encoded.texts.count)
      let start = encoded.records.count
      if !lists.isEmpty {
        var writer = ByteWriter(bytes: [], isText: true)
        writer.value(
          .map(MapValue(lists.map { (.string($0.name), .list($0.words.map { .string($0) })) })))
        encoded.records += writer.bytes
      }
      range(start..<encoded.records.count)
    }
    let start = encoded.records.count
    encoded.records += SevenBits.encode(Lexicon.encode(lexicon))
    range(start..<encoded.records.count)
    let sieve = encoded.records.count
    if packsTexts { encoded.records += SevenBits.encode(PatternSieve.encode(Set(rules.flatMap { $0.rule.patterns }))) }
    range(sieve..<encoded.records.count)
    let reads = rules.filter { $0.rule.phase == .app }.reduce(into: Set<FactRead>()) { $0.formUnion($1.allReads) }
      .sorted { ($0.nodeType, $0.fact) < ($1.nodeType, $1.fact) }
    index.number(UInt64(reads.count))
    for read in reads {
      index.string(read.nodeType)
      index.string(read.fact)
    }
    let spellings = Set(rules.flatMap { $0.rule.selectors.map(\.spelling) }).sorted(by: Path.precedes)
    index.number(UInt64(spellings.count))
    for spelling in spellings { index.string(spelling) }
    let selectors = Dictionary(uniqueKeysWithValues: spellings.enumerated().map { ($1, $0) })
    let numbers = Dictionary(uniqueKeysWithValues: reads.enumerated().map { ($1, $0) })
    let yieldedTo = Set(rules.flatMap(\.rule.yieldsTo))
    var parts = SharedParts()
    let programs = sharesParts ? rules.map { parts.add(RuleCoding.programs(of: $0.rule)) } : []
    let shared = programs.map { parts.shared(in: $0) }
    index.number(UInt64(parts.count))
    index.number(UInt64(rules.count))
    for (number, rule) in rules.enumerated() {
      let start = encoded.records.count
      RuleCoding.encode(rule.rule, sharing: sharesParts ? shared[number] : [], into: &encoded.records)
      let isOfApp = rule.rule.phase == .app
      let reads = isOfApp ? rule.reads.compactMap { numbers[$0] }.sorted() : []
      let further = isOfApp ? rule.allReads.subtracting(rule.reads).compactMap { numbers[$0] }.sorted() : []
      let needs = RuleNeeds(of: rule.rule, reads: rule.reads, allReads: rule.allReads, vocabulary: vocabulary)
      write(
        rule, selectors: rule.rule.selectors.compactMap { selectors[$0.spelling] },
        isYieldedTo: yieldedTo.contains(rule.rule.id), needs, reads: reads,
        further: further, to: &index)
      range(start..<encoded.records.count)
    }
    encoded.index = index.bytes
    return encoded
  }

  private static func write(
    _ rule: RuleReader.ReadRule, selectors: [Int], isYieldedTo: Bool, _ needs: RuleNeeds, reads: [Int],
    further: [Int], to index: inout ByteWriter
  ) {
    index.string(rule.rule.id)
    index.bytes.append(rule.rule.phase.rawValue)
    index.number(UInt64(rule.file))
    index.number(UInt64(rule.idRange.start))
    index.number(UInt64(rule.idRange.end))
    index.number(UInt64(selectors.count))
    for selector in selectors { index.number(UInt64(selector)) }
    let off = Edition.allCases.filter { edition in
      if case .off = rule.rule.editions[edition] { return true }
      return false
    }
    index.number(UInt64(off.count))
    for edition in off { index.string(edition.rawValue) }
    index.bytes.append(rule.rule.highestSeverity.rawValue)
    index.bytes.append(isYieldedTo ? 1 : 0)
    needs.write(to: &index)
    index.number(UInt64(reads.count))
    index.number(UInt64(further.count))
    for read in reads + further { index.number(UInt64(read)) }
    index.number(UInt64(rule.keptCount))
    index.bytes.append(rule.rule.reportsAsk ? 1 : 0)
  }
}
