import HIGReading

/// The results of one shard of a run, and all that they rest on: enough to merge the shards elsewhere.
public struct Shard: Sendable {
  /// A file, and whether it was checked or only read for rules about whole apps.
  struct FileKey: Hashable, Sendable {
    var path: String
    var isExtractOnly: Bool
  }

  /// The name of the file that the shard was read from.
  var name = ""
  public package(set) var number: ShardNumber
  /// The version of higlint.
  var version: String
  var rules: ContentDigest
  /// The part of the command line that says what is checked and how it is reported.
  public package(set) var words: [String]
  public package(set) var workingDirectory: String
  /// The paths of all files of the run, even those of other shards; `inputs` is a fingerprint of their surroundings.
  var files: [String] = []
  var inputs = ContentDigest(first: 0, second: 0)
  /// The files that may define something, judged by their bytes alone; nil where nobody looked.
  var defining: [String]?
  var record = WorkspaceRecord()
  var found: [(file: FileKey, bytes: [UInt8])] = []

  private static let magic = Array("higlint shard 1\n".utf8)

  // MARK: Bytes

  func encode() -> [UInt8] {
    var writer = ResultWriter(known: [])
    writer.string(version)
    writer.number(number.index)
    writer.number(number.count)
    writer.digest(rules)
    writer.strings(words)
    writer.string(workingDirectory)
    writer.strings(files)
    writer.digest(inputs)
    writer.optional(defining) { $0.strings($1) }
    record.write(to: &writer)
    writer.list(found) { writer, found in
      writer.string(found.file.path)
      writer.flag(found.file.isExtractOnly)
      writer.blob(found.bytes)
    }
    return Self.sealed(Self.magic + writer.bytes)
  }

  /// Returns the bytes of a shard with their fingerprint behind them. It is no signature: anybody can make one.
  public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var end = ResultWriter(known: [])
    end.digest(ContentDigest(of: bytes))
    return bytes + end.bytes.dropFirst()
  }

  /// Returns the bytes of a shard without its fingerprint.
  public static func unsealed(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.dropLast(endSize)) }

  /// The length of the fingerprint at the end, in bytes.
  private static let endSize = 16

  /// - Parameters:
  ///   - name: The file's path, for messages.
  ///   - version: The version of this program: shards of another one are not understood.
  public init(_ bytes: [UInt8], name: String, version: String) throws(ShardProblem) {
    guard bytes.starts(with: Self.magic), bytes.count > Self.magic.count + Self.endSize else {
      throw ShardProblem(
        message: Message(en: "\(name) is no shard of a check", zhHans: "\(name) 不是检查分片"))
    }
    let damage = ShardProblem(
      message: Message(en: "\(name) is damaged: it is not as it was written", zhHans: "\(name) 已损坏，与写入时不同"))
    guard let shard = Self.decode(bytes, name: name) else { throw damage }
    guard shard.version == version else {
      throw ShardProblem(
        message: Message(
          en: "\(name) was written by higlint \(shard.version), and this is \(version)",
          zhHans: "\(name) 由 higlint \(shard.version) 写入，而当前版本为 \(version)"))
    }
    self = shard
  }

  private static func decode(_ bytes: [UInt8], name: String) -> Shard? {
    let end = bytes.count - endSize
    var digest = ResultWriter(known: [])
    digest.digest(ContentDigest(of: Array(bytes[..<end])))
    guard bytes[end...].elementsEqual(digest.bytes.dropFirst()) else { return nil }
    do throws(ByteDecodingError) {
      var reader = try ResultReader(bytes, magic.count..<end) { _ in nil }
      let version = try reader.string()
      guard let number = ShardNumber(index: try reader.number(), count: try reader.number()) else { return nil }
      var shard = Shard(
        name: name, number: number, version: version, rules: try reader.digest(), words: try reader.strings(),
        workingDirectory: try reader.string())
      shard.files = try reader.strings()
      shard.inputs = try reader.digest()
      shard.defining = try reader.optional { (reader) throws(ByteDecodingError) in try reader.strings() }
      shard.record = try WorkspaceRecord(&reader)
      shard.found = try reader.list { (reader) throws(ByteDecodingError) in
        let file = FileKey(path: try reader.string(), isExtractOnly: try reader.flag())
        return (file, try reader.blob())
      }
      try reader.finish()
      return shard
    } catch {
      return nil
    }
  }

  init(
    name: String, number: ShardNumber, version: String, rules: ContentDigest, words: [String], workingDirectory: String
  ) {
    self.name = name
    self.number = number
    self.version = version
    self.rules = rules
    self.words = words
    self.workingDirectory = workingDirectory
  }
}
