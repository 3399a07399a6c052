import HIGReading

/// Rules ready to run: a small index that is read at once, and for each rule a record that is decoded when the first
/// node that the rule concerns is met.
///
/// The documentation of the rules is read from the text of the rule files when it is asked for.
public struct RuleSet: Sendable {
  /// The part of a rule that must be known before it runs.
  public struct Header: Sendable {
    public var id: String
    public var phase: Rule.Phase
    public var selectors: [Selector]
    /// The editions in which the rule does not hold.
    public var offEditions: [Edition]
    /// The highest severity that the rule's findings can have, unless a project changes it.
    public var severity: Severity
    /// Whether another rule of the same compilation is silent before this one.
    package var isYieldedTo: Bool
    package var needs: RuleNeeds
    /// The facts that a rule about whole apps reads, by index into `appReads`; those that only kept parts read come
    /// last, from `ownReads` on.
    package var reads: [Int]
    package var ownReads: Int
    /// For which of the selected types each of the first is read.
    package var readTypes: [SelectedTypes]
    /// The number of its first kept part among those of the set.
    package var firstKept: UInt32
    fileprivate var keptCount: UInt32
    /// The number of the first part that the rules of its compilation share.
    package fileprivate(set) var firstShared: UInt32 = 0
    /// The number behind its last kept part.
    package var lastKept: Int { Int(firstKept) + Int(keptCount) }
    /// Whether a report asks about nodes what no check does.
    package var reportsAsk: Bool
    /// Whether a kept part asks about screens that the rule need not concern.
    package var asksAboutScreens: Bool
    /// Whether a kept part of the condition asks about the app.
    package var asksAboutApp: Bool
    /// The index of the rule's file in the set.
    public var file: Int
    /// The range of the rule's id in its file.
    public var range: SourceRange
    /// The index of the part that holds the rule's record.
    fileprivate var part: Int
    fileprivate var record: Range<Int>
    /// Where its reports stand: where they ask, with the records, else among those of its file.
    fileprivate var reports: Range<Int>
  }

  private struct File: Sendable {
    var path: String
    var part: Int
    var lists: Range<Int>
    /// The records of its rules.
    var rules: Range<Int>
    var reports: Range<Int>
    var text: Text
  }

  private enum Text: Sendable {
    case source(SourceFile)
    /// In the range of the part's texts.
    case packed(Range<Int>)
  }

  private final class Identity: Sendable {}

  private var identity = Identity()
  /// The bytes of each compilation.
  private var parts: [RuleBytes] = []
  /// The texts that rules of each compilation share.
  private var texts: [SharedTexts] = []
  private var files: [File] = []
  @usableFromInline var headers: [Header] = []
  /// The encoded lexicons of the compilations, in their order.
  private var lexicons: [(part: Int, range: Range<Int>)] = []
  /// The number of kept parts of all rules.
  private var keptCount: UInt32 = 0
  /// The number of parts that rules share.
  package private(set) var sharedCount: UInt32 = 0
  /// The facts that the rules about whole apps read, so that an extract must hold them.
  package private(set) var appReads: [FactRead] = []
  /// The compiler of the rules' patterns, with what the build found out about them.
  private var patterns = PatternCompiler.standard
  package let vocabulary: Vocabulary
  /// The functions that the rules bring with them, besides those of `RuleFunctions`.
  public private(set) var functions: [Function]

  /// Creates an empty set.
  public init(vocabulary: Vocabulary = .shared, functions: [Function] = []) {
    self.vocabulary = vocabulary
    self.functions = functions
  }

  /// All functions that the rules may call, those of `RuleFunctions` without their bodies.
  package var declaredFunctions: FunctionTable { RuleFunctions.declaredTable.adding(functions) }

  public var count: Int { headers.count }

  /// Returns whether another value is a copy of this one.
  package func isSame(as other: RuleSet) -> Bool { identity === other.identity }

  /// Adds the rules, with everything that they do, to a fingerprint.
  package func add(to hasher: inout ContentHasher) {
    for part in parts { part.add(to: &hasher) }
    for header in headers {
      hasher.add(header.id)
      hasher.add(header.record.lowerBound)
    }
  }

  /// A fingerprint of the rules.
  package var digest: ContentDigest {
    var hasher = ContentHasher()
    add(to: &hasher)
    return hasher.digest
  }

  public var ids: [String] { headers.map(\.id) }

  /// What the build found out about the rules' patterns.
  package var sieve: PatternSieve? { patterns.sieve }

  /// Returns the part of an id before the slash: `color` for `color/contrast`.
  package static func area(of id: String) -> String {
    id.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id[..<$0]) } ?? id
  }

  /// Returns whether a pattern names at least one rule of the set.
  package func matches(_ pattern: String) -> Bool {
    let pattern = RulePattern(pattern)
    return headers.indices.contains { pattern.covers(headers[$0].id) }
  }

  /// Accesses a rule's header in place: reading one field need not copy the others.
  @inlinable public subscript(position: Int) -> Header {
    _read { yield headers[position] }
  }

  /// Whether all rules came with the program, so that every rule knows whether another yields to it.
  package var isBuiltIn: Bool { (0..<count).allSatisfy { isBuiltIn($0) } }

  /// Returns whether a rule came with the program, where its examples were tested.
  package func isBuiltIn(_ position: Int) -> Bool {
    if case .literal = parts[headers[position].part] { return true }
    return false
  }

  /// Returns the rules of both sets; of two with one id, the one in `other`.
  public func merging(_ other: RuleSet) -> RuleSet {
    var result = self
    result.identity = Identity()
    if patterns.sieve == nil { result.patterns = other.patterns }
    let replaced = Set(other.headers.map(\.id))
    result.headers.removeAll { replaced.contains($0.id) }
    result.parts += other.parts
    result.texts += other.texts
    result.files += other.files.map { file in
      var file = file
      file.part += parts.count
      return file
    }
    result.headers += other.headers.map { header in
      var header = header
      header.part += parts.count
      header.file += files.count
      header.reads = header.reads.map { $0 + appReads.count }
      header.firstKept += keptCount
      header.firstShared += sharedCount
      return header
    }
    result.appReads += other.appReads
    result.keptCount += other.keptCount
    result.sharedCount += other.sharedCount
    result.lexicons += other.lexicons.map { ($0.part + parts.count, $0.range) }
    result.functions += other.functions
    return result
  }

  package func areNeedsMet(of position: Int, by node: RuleNeeds.Node, asksPeople: Bool) -> Bool {
    headers[position].needs.areMet(by: node, asksPeople: asksPeople)
  }

  // MARK: Records

  /// Reads the part of a rule's record that is known before its programs; nil only where the bytes are damaged.
  package func record(at position: Int) -> RuleRecord? {
    let header = headers[position]
    return try? RuleRecord(parts[header.part].records(header.record), header: header, texts: texts[header.part])
  }

  /// Decodes a rule to look at it; nil only where the bytes are damaged.
  package func rule(at position: Int, functions: FunctionTable) -> Rule? {
    var link = ProgramLink?.none
    return record(at: position).flatMap { rule(of: $0, functions: functions, link: &link) }
  }

  /// Decodes the rule of a record; nil only where the bytes are damaged.
  ///
  /// - Parameter link: What is known of the run; nil where the rule is looked at, but not run.
  package func rule(of record: RuleRecord, functions: FunctionTable, link: inout ProgramLink?) -> Rule? {
    try? record.rule(vocabulary: vocabulary, functions: functions, patterns: patterns, link: &link)
  }

  /// Decodes the reports of a rule's checks to look at them; see `reports(at:functions:link:)`.
  package func reports(at position: Int, functions: FunctionTable) -> [Rule.Report] {
    var link = ProgramLink?.none
    return reports(at: position, functions: functions, link: &link)
  }

  /// Decodes the reports of a rule's checks, in their order; empty only where the bytes are damaged.
  package func reports(at position: Int, functions: FunctionTable, link: inout ProgramLink?) -> [Rule.Report] {
    let header = headers[position]
    let part = parts[header.part]
    let own: [UInt8]
    if header.reportsAsk {
      own = part.records(header.reports)
    } else {
      let all = part.reports(ofFileAt: files[header.file].reports)
      own = Array(all.dropFirst(header.reports.lowerBound).prefix(header.reports.count))
    }
    return
      (try? RuleReportCoding.decode(
        own, vocabulary: vocabulary, functions: functions, texts: texts[header.part], link: &link)) ?? []
  }

  /// Returns the word lists of a file, as the value of the variable `lists`.
  package func lists(ofFile file: Int) -> Value {
    let file = files[file]
    guard !file.lists.isEmpty else { return .map(MapValue([])) }
    var reader = ByteReader(bytes: parts[file.part].records(file.lists), offset: 0, isText: true)
    return (try? reader.value()) ?? .map(MapValue([]))
  }

  /// Decodes the lexicon: what the program knows, and what a team adds.
  package func lexicon() -> Lexicon {
    var lexicon = Lexicon()
    for (part, range) in lexicons { lexicon.add(parts[part].records(range, SevenBits.decode)) }
    return lexicon
  }

  /// Returns a rule file with its text.
  public func source(ofFile number: Int) -> SourceFile {
    let file = files[number]
    switch file.text {
    case .source(let source): return source
    case .packed(let range):
      let part = parts[file.part]
      let known = Self.known(
        texts[file.part], part.reports(ofFileAt: file.reports), part.records(file.rules)[...],
        part.records(file.lists)[...])
      return SourceFile(path: file.path, stored: part.text(ofFileAt: range, knowing: known))
    }
  }

  public var fileCount: Int { files.count }
}

// MARK: - Reading

extension RuleSet {
  /// Creates a set of the rules of files just read.
  package init(
    _ rules: [RuleReader.ReadRule], files sources: [(source: SourceFile, lists: [Rule.WordListSource])],
    lexicon: [Lexicon.Entry] = [], sharesParts: Bool = false, vocabulary: Vocabulary, functions: [Function]
  ) {
    let encoded = Self.encode(
      rules, files: sources, lexicon: lexicon, packs: false, sharesParts: sharesParts, vocabulary: vocabulary)
    self.init(vocabulary: vocabulary, functions: functions)
    parts = [.read(records: encoded.records, reports: encoded.reports)]
    try? readIndex(encoded.index) { number, _ in .source(sources[number].source) }
  }

  /// Creates a set of the rules that the build compiled into the program; see `RuleCompilation`.
  ///
  /// - Parameters:
  ///   - index, records: The encoded set.
  ///   - reports: The packed reports of the rules, file by file.
  ///   - texts: The packed texts of the rule files.
  ///   - functions: The functions that only these rules call.
  public init(
    index: StaticString, records: StaticString, reports: StaticString, texts: StaticString,
    vocabulary: Vocabulary = .shared, functions: [Function] = []
  ) {
    self.init(vocabulary: vocabulary, functions: functions)
    parts = [.literal(RuleBytes.Literals(records: records, reports: reports, texts: texts))]
    try? readIndex(index.withUTF8Buffer(Array.init)) { .packed($1) }
  }

  private mutating func readIndex(
    _ bytes: [UInt8], text: (Int, Range<Int>) -> Text
  ) throws(ByteDecodingError) {
    var reader = ByteReader(bytes: bytes, offset: 0, isText: true)
    guard try reader.number() == Self.version else { throw .malformed }
    let fileCount = try reader.count()
    for number in 0..<fileCount {
      let path = try reader.string()
      let lists = try Self.range(&reader)
      let rules = try Self.range(&reader)
      let reports = try Self.range(&reader)
      files.append(
        File(
          path: path, part: 0, lists: lists, rules: rules, reports: reports,
          text: text(number, try Self.range(&reader))))
    }
    let lexicon = try Self.range(&reader)
    if !lexicon.isEmpty { lexicons.append((0, lexicon)) }
    let sieve = try Self.range(&reader)
    if !sieve.isEmpty { patterns.sieve = PatternSieve(parts[0].records(sieve, SevenBits.decode)) }
    texts = [SharedTexts(texts: try reader.texts(in: .none))]
    for _ in 0..<(try reader.count()) {
      appReads.append(FactRead(nodeType: try reader.string(), fact: try reader.string()))
    }
    var selectors: [Selector] = []
    for _ in 0..<(try reader.count()) { selectors.append(Selector(known: try reader.string(), in: vocabulary)) }
    sharedCount = try reader.index(below: ProgramDecoder.maximumShared + 1)
    let count = try reader.count()
    headers.reserveCapacity(count)
    for _ in 0..<count { headers.append(try readHeader(&reader, selectors)) }
  }

  private static func range(_ reader: inout ByteReader) throws(ByteDecodingError) -> Range<Int> {
    let start = Int(truncatingIfNeeded: try reader.number())
    let count = Int(truncatingIfNeeded: try reader.number())
    guard start >= 0, count >= 0, start < 1 << 40, count < 1 << 40 else { throw .malformed }
    return start..<start + count
  }

  private mutating func readHeader(
    _ reader: inout ByteReader, _ known: [Selector]
  ) throws(ByteDecodingError) -> Header {
    let id = try reader.string()
    guard let phase = Rule.Phase(rawValue: try reader.byte()) else { throw .malformed }
    let file = Int(try reader.index(below: files.count))
    let start = UInt32(truncatingIfNeeded: try reader.number())
    let end = UInt32(truncatingIfNeeded: try reader.number())
    let selectorCount = try reader.count()
    var selectors: [Selector] = []
    selectors.reserveCapacity(selectorCount)
    for _ in 0..<selectorCount {
      selectors.append(known[Int(try reader.index(below: known.count))])
    }
    var off: [Edition] = []
    for _ in 0..<(try reader.count()) {
      if let edition = Edition(rawValue: try reader.string()) { off.append(edition) }
    }
    guard let severity = Severity(rawValue: try reader.byte()) else { throw .malformed }
    let isYieldedTo = try reader.byte() == 1
    let needs = try RuleNeeds(&reader)
    let ownReads = try reader.count()
    let readCount = ownReads + (try reader.count())
    var reads: [Int] = []
    reads.reserveCapacity(readCount)
    var readTypes: [SelectedTypes] = []
    readTypes.reserveCapacity(ownReads)
    for place in 0..<readCount {
      reads.append(Int(try reader.index(below: appReads.count)))
      guard place < ownReads else { continue }
      readTypes.append(selectors.count > 1 ? SelectedTypes(bits: UInt8(truncatingIfNeeded: try reader.number())) : .all)
    }
    let firstKept = keptCount
    let ownKept = try reader.index(below: ProgramDecoder.maximumKept + 1)
    keptCount += ownKept
    let asking = try reader.byte()
    let record = try Self.range(&reader)
    let reports = try Self.range(&reader)
    return Header(
      id: id, phase: phase, selectors: selectors, offEditions: off, severity: severity,
      isYieldedTo: isYieldedTo, needs: needs, reads: reads, ownReads: ownReads, readTypes: readTypes,
      firstKept: firstKept, keptCount: ownKept,
      reportsAsk: asking & 1 != 0, asksAboutScreens: asking & 2 != 0, asksAboutApp: asking & 4 != 0, file: file,
      range: SourceRange(start: start, end: end),
      part: 0,
      record: record,
      reports: reports)
  }
}

// MARK: - Documentation

extension RuleSet {
  /// Returns the documentation of every rule, in the order of the files.
  public func documentation() -> [RuleDocumentation] { files.indices.flatMap { documentation(ofFile: $0) } }

  /// Returns the documentation of one rule.
  public func documentation(of id: String) -> RuleDocumentation? {
    guard let header = headers.first(where: { $0.id == id }) else { return nil }
    return documentation(ofFile: header.file).first { $0.id == id }
  }

  /// Returns the documentation of all rules in the file of a given one: one reading serves them all.
  package func documentation(ofFileWith id: String) -> [RuleDocumentation] {
    headers.first { $0.id == id }.map { documentation(ofFile: $0.file) } ?? []
  }

  private func documentation(ofFile file: Int) -> [RuleDocumentation] {
    let here = Set(headers.lazy.filter { $0.file == file }.map(\.id))
    let tree = YAMLReader.read(source(ofFile: file))
    return RuleReader.documentation(of: tree, vocabulary: vocabulary).filter { here.contains($0.id) }
  }
}
