/// One part of a run that several machines share: the first of three, `1/3`.
public struct ShardNumber: Hashable, Sendable {
  /// From 1.
  public var index: Int
  public var count: Int

  /// Nil for anything but `I/N` with I from 1 to N.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  init?(index: Int, count: Int) {
    guard count >= 1, count <= Self.most, index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Nobody has more machines; who says so may be no friend.
  private static let most = 1 << 16

  /// Every N-th file is a shard's: neighbours, which are often alike, are of different ones.
  func holds(_ position: Int) -> Bool { position % count == index - 1 }

  public var text: String { "\(index)/\(count)" }
}

/// Why shards can't be brought together.
public struct ShardProblem: Error, Sendable {
  public var message: Message
}

/// What one shard of a run has found, and what it has found it by: enough to bring the shards together elsewhere.
public struct Shard: Sendable {
  /// Which file, and whether it was checked or only read for rules about whole apps.
  struct Item: Hashable, Sendable {
    var path: String
    var isExtractOnly: Bool
  }

  /// The file that it was read from.
  var name = ""
  public internal(set) var number: ShardNumber
  /// Of higlint.
  var version: String
  var rules: ContentDigest
  /// The command line, as far as it says what is checked and how it is reported.
  public internal(set) var words: [String]
  public internal(set) var workingDirectory: String
  /// All files of the run, also those of other shards, with the fingerprints of what holds for them.
  var files: [String] = []
  var inputs = ContentDigest(first: 0, second: 0)
  /// The files of which the bytes alone did not show that they define nothing; nil where nobody looked.
  var defining: [String]?
  var record = WorkspaceRecord()
  var found: [(item: Item, bytes: [UInt8])] = []

  private static let magic = Array("higlint shard 1\n".utf8)

  // MARK: Bytes

  func encode() -> [UInt8] {
    var writer = OutcomeWriter(known: [])
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
      writer.string(found.item.path)
      writer.flag(found.item.isExtractOnly)
      writer.blob(found.bytes)
    }
    return Self.sealed(Self.magic + writer.bytes)
  }

  /// The bytes of a shard, with the fingerprint behind them that belongs to them: anybody can make one.
  public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var end = OutcomeWriter(known: [])
    end.digest(ContentDigest(of: bytes))
    return bytes + end.bytes.dropFirst()
  }

  /// The bytes of a shard without its fingerprint.
  public static func unsealed(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.dropLast(endSize)) }

  /// The length of a fingerprint at the end.
  private static let endSize = 16

  /// - Parameters:
  ///   - name: The file's path, for messages.
  ///   - version: Of this program: what another one wrote is not understood.
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
    var digest = OutcomeWriter(known: [])
    digest.digest(ContentDigest(of: Array(bytes[..<end])))
    guard bytes[end...].elementsEqual(digest.bytes.dropFirst()) else { return nil }
    do throws(ByteDecodingError) {
      var reader = try OutcomeReader(bytes, magic.count..<end) { _ in nil }
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
        let item = Item(path: try reader.string(), isExtractOnly: try reader.flag())
        return (item, try reader.blob())
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

extension OutcomeWriter {
  /// In a fixed number of bytes.
  mutating func digest(_ digest: ContentDigest) {
    for number in [digest.first, digest.second] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { byte(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
}

extension OutcomeReader {
  mutating func digest() throws(ByteDecodingError) -> ContentDigest {
    var numbers: [UInt64] = [0, 0]
    for index in numbers.indices {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { numbers[index] |= UInt64(try byte()) << shift }
    }
    return ContentDigest(first: numbers[0], second: numbers[1])
  }
}
