import HIGCore
import HIGLanguage
import HIGReading

/// Reads the bytes of an `ResultWriter`. Damaged bytes are refused, wherever the damage is.
struct ResultReader {
  private var body: ByteReader
  private let end: Int
  private var files: [SourceFile?] = []
  private var paths: [String] = []
  private let source: (String) -> SourceFile?

  /// - Parameters:
  ///   - range: The part of `bytes` to read.
  ///   - source: Returns a file that the writer took for known.
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

  /// Checks that nothing is left, and that nothing beyond the end was read.
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
    _ read: (inout ResultReader) throws(ByteDecodingError) -> Value
  ) throws(ByteDecodingError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout ResultReader) throws(ByteDecodingError) -> Value
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

  /// Reads an extract, which refers to the bytes and is not copied.
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

  mutating func digest() throws(ByteDecodingError) -> ContentDigest {
    var numbers: [UInt64] = [0, 0]
    for index in numbers.indices {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { numbers[index] |= UInt64(try byte()) << shift }
    }
    return ContentDigest(first: numbers[0], second: numbers[1])
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
