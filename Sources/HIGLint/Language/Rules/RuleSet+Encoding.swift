import HIGReading

extension RuleSet {
  /// The form of the bytes. Another program made others.
  static let version: UInt64 = 15

  /// The set as bytes: an index, then the records, then what is seldom needed: the reports and the texts of the files. All are
  /// UTF-8, so that they can stand in literals; what is no text itself is in seven bits.
  package struct Encoded {
    package var index: [UInt8]
    package var records: [UInt8]
    package var reports: [UInt8]
    package var texts: [UInt8]
  }

  /// - Parameter packs: Whether the set is for the program: the files' texts are part of what is encoded, and the sieve of the
  ///   rules' patterns, and what is seldom needed is packed. For files that were just read it would take longer than it saves.
  /// - Parameter sharesParts: Whether what rules have in common is found once for all of them; it takes time, too.
  package static func encode(
    _ rules: [RuleReader.ReadRule], files: [(source: SourceFile, lists: [Rule.WordListSource])],
    lexicon: [Lexicon.Entry], packs: Bool, sharesParts: Bool,
    vocabulary: Vocabulary
  ) -> Encoded {
    var encoded = Encoded(index: [], records: [], reports: [], texts: [])
    var parts = SharedParts()
    let shared = packs ? texts(of: rules) : SharedTexts.none
    let programs = sharesParts ? rules.map { parts.add(RuleCoding.programs(of: $0.rule)) } : []
    var records: [Range<Int>] = []
    var reports = [Range<Int>](repeating: 0..<0, count: rules.count)
    for (number, rule) in rules.enumerated() {
      let start = encoded.records.count
      let own = sharesParts ? parts.shared(in: programs[number]) : []
      RuleCoding.encode(rule.rule, sharing: own, shared, into: &encoded.records)
      let end = encoded.records.count
      records.append(start..<end)
      // Such are read as soon as the rule is.
      if rule.rule.reportsAsk { RuleReportCoding.encode(reportsOf: rule.rule, sharing: shared, into: &encoded.records) }
      reports[number] = end..<encoded.records.count
    }
    var index = ByteWriter(bytes: [], isText: true)
    index.number(version)
    let ownRules = Dictionary(grouping: rules.indices) { rules[$0].file }
    index.number(UInt64(files.count))
    for (number, (source, lists)) in files.enumerated() {
      let own = ownRules[number] ?? []
      let start = encoded.records.count
      if !lists.isEmpty {
        var writer = ByteWriter(bytes: [], isText: true)
        writer.value(
          .map(MapValue(lists.map { (.string($0.name), .list($0.words.map { .string($0) })) })))
        encoded.records += writer.bytes
      }
      let listRange = start..<encoded.records.count
      let ruleRange = (own.first.map { records[$0].lowerBound } ?? 0)..<(own.last.map { reports[$0].upperBound } ?? 0)
      var ownReports: [UInt8] = []
      for rule in own where !rules[rule].rule.reportsAsk {
        let start = ownReports.count
        RuleReportCoding.encode(reportsOf: rules[rule].rule, sharing: shared, into: &ownReports)
        reports[rule] = start..<ownReports.count
      }
      let (reportStart, textStart) = (encoded.reports.count, encoded.texts.count)
      encoded.reports += packs ? PackedBytes.pack(ownReports) : ownReports
      if packs {
        encoded.texts += PackedBytes.pack(
          source.text,
          knowing: known(shared, ownReports[...], encoded.records[ruleRange], encoded.records[listRange]))
      }
      index.string(source.path)
      index.range(listRange)
      index.range(ruleRange)
      index.range(reportStart..<encoded.reports.count)
      index.range(textStart..<encoded.texts.count)
    }
    let start = encoded.records.count
    encoded.records += SevenBits.encode(Lexicon.encode(lexicon))
    index.range(start..<encoded.records.count)
    let sieve = encoded.records.count
    if packs { encoded.records += SevenBits.encode(PatternSieve.encode(Set(rules.flatMap { $0.rule.patterns }))) }
    index.range(sieve..<encoded.records.count)
    index.texts(shared.texts, in: .none)
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
    index.number(UInt64(parts.count))
    index.number(UInt64(rules.count))
    for (number, rule) in rules.enumerated() {
      let isOfApp = rule.rule.phase == .app
      func numbered(_ facts: Set<FactRead>) -> [(number: Int, types: SelectedTypes)] {
        guard isOfApp else { return [] }
        return facts.compactMap { fact in numbers[fact].map { ($0, rule.readTypes[fact] ?? .all) } }
          .sorted { $0.number < $1.number }
      }
      let needs = RuleNeeds(of: rule.rule, reads: rule.reads, allReads: rule.allReads, vocabulary: vocabulary)
      write(
        rule, selectors: rule.rule.selectors.compactMap { selectors[$0.spelling] },
        isYieldedTo: yieldedTo.contains(rule.rule.id), needs, reads: numbered(rule.reads),
        further: numbered(rule.allReads.subtracting(rule.reads)).map(\.number), to: &index)
      index.range(records[number])
      index.range(reports[number])
    }
    encoded.index = index.bytes
    return encoded
  }

  /// Returns the texts that several rules have.
  private static func texts(of rules: [RuleReader.ReadRule]) -> SharedTexts {
    var counts: [[UInt8]: Int] = [:]
    for rule in rules {
      RuleCoding.forEachText(of: rule.rule) { counts[Array($0.utf8), default: 0] += 1 }
    }
    return SharedTexts(among: counts)
  }

  /// Returns what the text of a file is packed with: what the rules make of it, which stands in the set anyway.
  static func known(
    _ texts: SharedTexts, _ reports: ArraySlice<UInt8>, _ records: ArraySlice<UInt8>, _ lists: ArraySlice<UInt8>
  ) -> [UInt8] {
    texts.texts.flatMap { Array($0.utf8) } + reports + records + lists
  }

  private static func write(
    _ rule: RuleReader.ReadRule, selectors: [Int], isYieldedTo: Bool, _ needs: RuleNeeds,
    reads: [(number: Int, types: SelectedTypes)], further: [Int], to index: inout ByteWriter
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
    for read in reads {
      index.number(UInt64(read.number))
      if selectors.count > 1 { index.number(UInt64(read.types.bits)) }
    }
    for read in further { index.number(UInt64(read)) }
    index.number(UInt64(rule.keptCount))
    let asking = [rule.rule.reportsAsk, rule.rule.asksAboutScreens, rule.rule.asksAboutApp]
    index.bytes.append(asking.enumerated().reduce(0) { $1.element ? $0 | 1 << UInt8($1.offset) : $0 })
  }
}

extension ByteWriter {
  fileprivate mutating func range(_ range: Range<Int>) {
    number(UInt64(range.lowerBound))
    number(UInt64(range.count))
  }
}
