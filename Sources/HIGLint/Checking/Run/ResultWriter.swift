import HIGCore
import HIGLanguage
import HIGReading

/// Writes the results for a file or an app as bytes, for a later run or for the run that merges shards.
///
/// A place is the number of a file and a range. Files that the reading side has, too, are only named; others, such as
/// rule files, are written with their text.
struct ResultWriter {
  private var body = ByteWriter(bytes: [])
  private var files: [(path: String, text: [UInt8]?)] = []
  private var numbers: [String: Int] = [:]
  /// The paths of the files that the reading side can read.
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

  mutating func optional<Value>(_ value: Value?, _ write: (inout ResultWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func list<Value>(_ values: some Collection<Value>, _ write: (inout ResultWriter, Value) -> Void) {
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

  /// Writes a digest in a fixed number of bytes.
  mutating func digest(_ digest: ContentDigest) {
    for number in [digest.first, digest.second] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { byte(UInt8(truncatingIfNeeded: number >> shift)) }
    }
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

extension ByteWriter {
  fileprivate mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
}
