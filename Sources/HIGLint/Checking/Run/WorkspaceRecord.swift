import HIGReading

/// The recorded answers of a workspace. It gives the same answers again, and knows of nothing else.
public struct WorkspaceRecord: Workspace {
  var entries: [String: WorkspaceEntry?] = [:]
  var lists: [String: Result<[String], WorkspaceError>] = [:]
  var contents: [String: Result<[UInt8], WorkspaceError>] = [:]
  var containments: [Question: Containment] = [:]

  /// The question how a path lies to a folder.
  struct Question: Hashable, Sendable {
    var path: String
    var folder: String
  }

  public func entry(at path: String) -> WorkspaceEntry? { entries[path] ?? nil }

  public func containment(of path: String, in folder: String) -> Containment {
    containments[Question(path: path, folder: folder)] ?? .outside
  }

  public func list(_ directory: String) throws(WorkspaceError) -> [String] {
    guard let names = lists[directory] else { throw WorkspaceError(path: directory, kind: .missing, detail: "") }
    return try names.get()
  }

  public func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    guard let bytes = contents[path] else { throw WorkspaceError(path: path, kind: .missing, detail: "") }
    return try bytes.get()
  }

  /// Adds another record, and returns the first path whose contents differ in the two.
  mutating func merge(_ other: WorkspaceRecord) -> String? {
    var differing: String?
    func note(_ path: String) { if differing.map({ Path.precedes(path, $0) }) ?? true { differing = path } }
    entries.merge(other.entries) { $1 ?? $0 }
    lists.merge(other.lists) { first, _ in first }
    containments.merge(other.containments) { first, _ in first }
    for (path, bytes) in other.contents {
      if let known = contents[path], known != bytes { note(path) }
      contents[path] = bytes
    }
    return differing
  }

  /// Replaces device and inode, which no other machine knows, by the first of the paths that lead to a file.
  mutating func spellIdentities() {
    var first: [String: String] = [:]
    for (path, entry) in entries {
      guard let identity = entry?.identity else { continue }
      if let known = first[identity], !Path.precedes(path, known) { continue }
      first[identity] = path
    }
    for (path, entry) in entries {
      guard var entry, let identity = entry.identity else { continue }
      entry.identity = first[identity]
      entries[path] = .some(entry)
    }
  }
}

extension WorkspaceRecord {
  func write(to writer: inout ResultWriter) {
    writer.list(entries.sorted { Path.precedes($0.key, $1.key) }) { writer, item in
      writer.string(item.key)
      writer.optional(item.value) { writer, entry in
        writer.number(WorkspaceEntry.Kind.all.firstIndex(of: entry.kind) ?? 0)
        writer.flag(entry.isForeign)
        writer.number(entry.size)
        writer.optional(entry.identity) { $0.string($1) }
      }
    }
    writer.list(lists.sorted { Path.precedes($0.key, $1.key) }) { writer, item in
      writer.string(item.key)
      writer.result(item.value) { $0.strings($1) }
    }
    writer.list(contents.sorted { Path.precedes($0.key, $1.key) }) { writer, item in
      writer.string(item.key)
      writer.result(item.value) { $0.blob($1) }
    }
    let containments = containments.sorted { a, b in
      a.key.path == b.key.path ? Path.precedes(a.key.folder, b.key.folder) : Path.precedes(a.key.path, b.key.path)
    }
    writer.list(containments) { writer, item in
      writer.string(item.key.path)
      writer.string(item.key.folder)
      writer.number(Int(item.value.rawValue))
    }
  }

  init(_ reader: inout ResultReader) throws(ByteDecodingError) {
    let entries = try reader.list { (reader) throws(ByteDecodingError) in
      let path = try reader.string()
      return (
        path,
        try reader.optional { (reader) throws(ByteDecodingError) in
          let number = try reader.number()
          guard WorkspaceEntry.Kind.all.indices.contains(number) else { throw .malformed }
          let isForeign = try reader.flag()
          return WorkspaceEntry(
            kind: WorkspaceEntry.Kind.all[number], size: try reader.number(),
            identity: try reader.optional { (reader) throws(ByteDecodingError) in try reader.string() },
            isForeign: isForeign)
        }
      )
    }
    self.entries = Dictionary(entries) { first, _ in first }
    let lists = try reader.list { (reader) throws(ByteDecodingError) in
      (
        try reader.string(),
        try reader.result { (reader) throws(ByteDecodingError) in try reader.strings() }
      )
    }
    self.lists = Dictionary(lists) { first, _ in first }
    let contents = try reader.list { (reader) throws(ByteDecodingError) in
      (try reader.string(), try reader.result { (reader) throws(ByteDecodingError) in try reader.blob() })
    }
    self.contents = Dictionary(contents) { first, _ in first }
    let containments = try reader.list { (reader) throws(ByteDecodingError) in
      let question = Question(path: try reader.string(), folder: try reader.string())
      let number = try reader.number()
      guard let containment = UInt8(exactly: number).flatMap({ Containment(rawValue: $0) }) else { throw .malformed }
      return (question, containment)
    }
    self.containments = Dictionary(containments) { first, _ in first }
  }
}

extension ResultWriter {
  fileprivate mutating func result<Value>(
    _ result: Result<Value, WorkspaceError>, _ write: (inout ResultWriter, Value) -> Void
  ) {
    switch result {
    case .success(let value):
      flag(true)
      write(&self, value)
    case .failure(let error):
      flag(false)
      string(error.path)
      number(WorkspaceError.Kind.all.firstIndex(of: error.kind) ?? 0)
      string(error.detail)
    }
  }
}

extension ResultReader {
  fileprivate mutating func result<Value>(
    _ read: (inout ResultReader) throws(ByteDecodingError) -> Value
  ) throws(ByteDecodingError) -> Result<Value, WorkspaceError> {
    if try flag() { return .success(try read(&self)) }
    let path = try string()
    let number = try number()
    guard number < WorkspaceError.Kind.all.count else { throw .malformed }
    return .failure(WorkspaceError(path: path, kind: WorkspaceError.Kind.all[number], detail: try string()))
  }
}

extension WorkspaceError.Kind {
  fileprivate static let all: [Self] = [
    .missing, .denied, .isDirectory, .other, .notAFile, .tooLarge, .nameless, .outside,
  ]
}

extension WorkspaceEntry.Kind {
  fileprivate static let all: [Self] = [.file, .directory, .other, .outsideFile, .outsideFolder]
}
