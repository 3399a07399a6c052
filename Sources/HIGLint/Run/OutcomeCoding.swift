/// Writes what was found in a file or an app as bytes, for a later run or for the run that brings shards together.
///
/// A place is the number of a file and a range. Files that the reading side has, too, are named; the others, such as rule
/// files, are written out.
struct OutcomeWriter {
  private var body = ByteWriter(bytes: [])
  private var files: [(path: String, text: [UInt8]?)] = []
  private var numbers: [String: Int] = [:]
  /// The paths of files that the reading side can read.
  private let known: Set<String>

  init(known: Set<String>) { self.known = known }

  var bytes: [UInt8] {
    var writer = ByteWriter(bytes: [])
    writer.number(UInt64(files.count))
    for file in files {
      writer.string(file.path)
      writer.flag(file.text != nil)
      guard let text = file.text else { continue }
      writer.number(UInt64(text.count))
      writer.bytes += text
    }
    return writer.bytes + body.bytes
  }

  // MARK: Parts

  mutating func byte(_ byte: UInt8) { body.bytes.append(byte) }
  mutating func flag(_ flag: Bool) { body.flag(flag) }
  mutating func number(_ number: Int) { body.number(UInt64(number)) }
  mutating func string(_ string: String) { body.string(string) }

  mutating func optional<Value>(_ value: Value?, _ write: (inout OutcomeWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func list<Value>(_ values: some Collection<Value>, _ write: (inout OutcomeWriter, Value) -> Void) {
    number(values.count)
    for value in values { write(&self, value) }
  }

  mutating func strings(_ strings: some Collection<String>) { list(strings) { $0.string($1) } }

  mutating func blob(_ bytes: some Collection<UInt8>) {
    number(bytes.count)
    body.bytes += bytes
  }

  mutating func range(_ range: SourceRange) {
    number(Int(range.start))
    number(Int(range.end))
  }

  mutating func message(_ message: Message) {
    string(message.en)
    string(message.zhHans)
  }

  mutating func location(_ location: Location) {
    let path = location.file.path
    let position = numbers[path] ?? files.count
    if position == files.count {
      numbers[path] = position
      files.append((path, known.contains(path) ? nil : location.file.text))
    }
    number(position)
    range(location.range)
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) {
    string(diagnostic.rule)
    number(Int(diagnostic.severity.rawValue))
    message(diagnostic.message)
    location(diagnostic.location)
    optional(diagnostic.path) { $0.string($1) }
    optional(diagnostic.object) { $0.string($1) }
    list(diagnostic.notes) { writer, note in
      writer.message(note.message)
      writer.optional(note.location) { $0.location($1) }
    }
    optional(diagnostic.help) { $0.message($1) }
    optional(diagnostic.fix) { $0.fix($1) }
  }

  mutating func answer(_ answer: ReviewAnswer) {
    string(answer.rule)
    strings(answer.paths)
    string(answer.answer.rawValue)
    for text in [answer.by, answer.on, answer.note, answer.part] { optional(text) { $0.string($1) } }
    location(answer.location)
  }

  mutating func item(_ item: ReviewItem) {
    string(item.rule)
    message(item.question)
    string(item.path)
    location(item.location)
    list(item.causes) { writer, cause in
      writer.string(cause.fact)
      writer.number(Int(cause.reason.rawValue))
    }
    number(Int(item.severity.rawValue))
    optional(item.part) { $0.string($1) }
    optional(item.root) { writer, root in
      writer.string(root.path)
      writer.optional(root.part) { $0.string($1) }
    }
    optional(item.answersFile) { $0.string($1) }
    optional(item.answer) { writer, given in
      writer.answer(given.answer)
      writer.flag(given.isExpired)
    }
  }

  mutating func finding(_ finding: Finding) {
    switch finding.outcome {
    case .violation(let diagnostic):
      flag(true)
      self.diagnostic(diagnostic)
    case .review(let item):
      flag(false)
      self.item(item)
    }
    number(Int(finding.node.index))
    list(finding.chain) { writer, use in
      writer.string(use.component)
      writer.location(use.location)
      writer.location(use.definition)
    }
    optional(finding.component) { $0.location($1) }
    list(finding.uses) { $0.location($1) }
  }

  private mutating func name(_ name: Suppression.Name) {
    string(name.pattern)
    range(name.range)
  }

  mutating func suppressions(_ suppressions: FileSuppressions) {
    location(Location(file: suppressions.file, range: SourceRange(at: 0)))
    flag(suppressions.requiresReason)
    list(suppressions.suppressions.problems) { $0.diagnostic($1) }
    list(suppressions.suppressions.all) { writer, suppression in
      writer.list(suppression.names) { $0.name($1) }
      writer.list(suppression.written) { $0.name($1) }
      writer.optional(suppression.end) { writer, end in
        writer.name(end.name)
        writer.list(end.written) { $0.name($1) }
        writer.range(end.range)
      }
      writer.optional(suppression.reason) { $0.string($1) }
      writer.range(suppression.scope)
      writer.range(suppression.range)
    }
  }

  mutating func places(_ places: AnswerPlaces) {
    let parts = places.parts
    strings(parts.found.sorted())
    list(parts.missing.sorted { $0.key < $1.key }) { writer, entry in
      writer.string(entry.key)
      writer.strings(entry.value)
    }
    strings(parts.roots.sorted())
  }
}

/// Reads them. Damaged bytes are refused, wherever they are damaged.
struct OutcomeReader {
  private var body: ByteReader
  private let end: Int
  private var files: [SourceFile?] = []
  private var paths: [String] = []
  private let source: (String) -> SourceFile?

  /// - Parameters:
  ///   - range: Where in `bytes` it is written.
  ///   - source: The files that the writer took for known.
  init(
    _ bytes: [UInt8], _ range: Range<Int>, source: @escaping (String) -> SourceFile?
  ) throws(ByteDecodingError) {
    body = ByteReader(bytes: bytes, offset: range.lowerBound)
    end = range.upperBound
    self.source = source
    for _ in 0..<(try body.count()) {
      let path = try body.string()
      paths.append(path)
      guard try flag() else {
        files.append(nil)
        continue
      }
      files.append(SourceFile(path: path, stored: try blob()))
    }
  }

  /// Nothing is left, and nothing beyond the end was read.
  func finish() throws(ByteDecodingError) {
    if body.offset != end { throw .malformed }
  }

  // MARK: Parts

  mutating func byte() throws(ByteDecodingError) -> UInt8 { try body.byte() }
  mutating func flag() throws(ByteDecodingError) -> Bool { try body.byte() != 0 }
  mutating func string() throws(ByteDecodingError) -> String { try body.string() }

  mutating func number() throws(ByteDecodingError) -> Int {
    let number = try body.number()
    // Numbers of things, of which many are added up.
    guard number < 1 << 40 else { throw .malformed }
    return Int(number)
  }

  mutating func optional<Value>(
    _ read: (inout OutcomeReader) throws(ByteDecodingError) -> Value
  ) throws(ByteDecodingError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout OutcomeReader) throws(ByteDecodingError) -> Value
  ) throws(ByteDecodingError) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try body.count()) { values.append(try read(&self)) }
    return values
  }

  mutating func strings() throws(ByteDecodingError) -> [String] { try body.strings() }

  mutating func blob() throws(ByteDecodingError) -> [UInt8] {
    let count = try body.count()
    body.offset += count
    return Array(body.bytes[body.offset - count..<body.offset])
  }

  /// Where it lies: it is not copied.
  mutating func extract() throws(ByteDecodingError) -> EncodedExtract {
    let count = try body.count()
    body.offset += count
    let extract = EncodedExtract(bytes: body.bytes, range: body.offset - count..<body.offset)
    try extract.validate()
    return extract
  }

  mutating func range() throws(ByteDecodingError) -> SourceRange {
    let (start, end) = (try body.number(), try body.number())
    guard start <= end, end <= UInt64(UInt32.max) else { throw .malformed }
    return SourceRange(start: UInt32(start), end: UInt32(end))
  }

  mutating func message() throws(ByteDecodingError) -> Message {
    Message(en: try string(), zhHans: try string())
  }

  private mutating func file() throws(ByteDecodingError) -> SourceFile {
    let number = Int(try body.index(below: files.count))
    if let file = files[number] { return file }
    guard let file = source(paths[number]) else { throw .malformed }
    files[number] = file
    return file
  }

  mutating func location() throws(ByteDecodingError) -> Location {
    let file = try file()
    return Location(file: file, range: try range())
  }

  private mutating func severity() throws(ByteDecodingError) -> Severity {
    guard let severity = Severity(rawValue: UInt8(clamping: try number())) else { throw .malformed }
    return severity
  }

  mutating func diagnostic() throws(ByteDecodingError) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule: try string(), severity: try severity(), message: try message(), at: try location(),
      path: try optional { (reader) throws(ByteDecodingError) in try reader.string() })
    diagnostic.object = try optional { (reader) throws(ByteDecodingError) in try reader.string() }
    diagnostic.notes = try list { (reader) throws(ByteDecodingError) in
      Diagnostic.Note(
        try reader.message(), at: try reader.optional { (reader) throws(ByteDecodingError) in try reader.location() }
      )
    }
    diagnostic.help = try optional { (reader) throws(ByteDecodingError) in try reader.message() }
    diagnostic.fix = try optional { (reader) throws(ByteDecodingError) in try reader.fix() }
    return diagnostic
  }

  mutating func answer() throws(ByteDecodingError) -> ReviewAnswer {
    let (rule, paths) = (try string(), try strings())
    guard let answer = ReviewAnswer.Answer(rawValue: try string()) else { throw .malformed }
    var texts: [String?] = []
    for _ in 0..<4 { texts.append(try optional { (reader) throws(ByteDecodingError) in try reader.string() }) }
    return ReviewAnswer(
      rule: rule, paths: paths, answer: answer, by: texts[0], on: texts[1], note: texts[2], part: texts[3],
      at: try location())
  }

  mutating func item() throws(ByteDecodingError) -> ReviewItem {
    var item = ReviewItem(rule: try string(), question: try message(), path: try string(), location: try location())
    item.causes = try list { (reader) throws(ByteDecodingError) in
      let fact = try reader.string()
      guard let reason = Unknown.Reason(rawValue: UInt8(clamping: try reader.number())) else { throw .malformed }
      return Unknown.Cause(fact, reason)
    }
    item.severity = try severity()
    item.part = try optional { (reader) throws(ByteDecodingError) in try reader.string() }
    item.root = try optional { (reader) throws(ByteDecodingError) in
      ReviewItem.Part(
        path: try reader.string(),
        part: try reader.optional { (reader) throws(ByteDecodingError) in try reader.string() })
    }
    item.answersFile = try optional { (reader) throws(ByteDecodingError) in try reader.string() }
    item.answer = try optional { (reader) throws(ByteDecodingError) in
      GivenAnswer(answer: try reader.answer(), isExpired: try reader.flag())
    }
    return item
  }

  mutating func finding() throws(ByteDecodingError) -> Finding {
    let outcome: Finding.Outcome = try flag() ? .violation(try diagnostic()) : .review(try item())
    let node = try number()
    var finding = Finding(outcome, node: NodeReference(node))
    finding.chain = try list { (reader) throws(ByteDecodingError) in
      Finding.Use(
        component: try reader.string(), location: try reader.location(), definition: try reader.location())
    }
    finding.component = try optional { (reader) throws(ByteDecodingError) in try reader.location() }
    finding.uses = try list { (reader) throws(ByteDecodingError) in try reader.location() }
    return finding
  }

  private mutating func name() throws(ByteDecodingError) -> Suppression.Name {
    Suppression.Name(pattern: try string(), range: try range())
  }

  private mutating func names() throws(ByteDecodingError) -> [Suppression.Name] {
    try list { (reader) throws(ByteDecodingError) in try reader.name() }
  }

  mutating func suppressions() throws(ByteDecodingError) -> FileSuppressions {
    let file = try location().file
    let requiresReason = try flag()
    var suppressions = Suppressions()
    suppressions.problems = try list { (reader) throws(ByteDecodingError) in try reader.diagnostic() }
    suppressions.all = try list { (reader) throws(ByteDecodingError) in
      Suppression(
        names: try reader.names(), written: try reader.names(),
        end: try reader.optional { (reader) throws(ByteDecodingError) in
          (name: try reader.name(), written: try reader.names(), range: try reader.range())
        },
        reason: try reader.optional { (reader) throws(ByteDecodingError) in try reader.string() },
        scope: try reader.range(), range: try reader.range())
    }
    return FileSuppressions(file: file, suppressions: suppressions, requiresReason: requiresReason)
  }

  mutating func places() throws(ByteDecodingError) -> AnswerPlaces {
    let found = Set(try strings())
    let missing = try list { (reader) throws(ByteDecodingError) in (try reader.string(), try reader.strings()) }
    return AnswerPlaces(
      found: found, missing: Dictionary(missing) { first, _ in first }, roots: Set(try strings()))
  }
}

extension ByteWriter {
  fileprivate mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
}
