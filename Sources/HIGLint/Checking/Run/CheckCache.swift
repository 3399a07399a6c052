import HIGReading

/// The results of earlier runs, by a fingerprint of everything that they rest on.
/// Nothing in it is ever out of date: results of other bytes, rules, configurations or programs have another
/// fingerprint. Neither clocks nor names of files are trusted. The cache is one file, replaced as a whole: of two runs
/// at once the later one's results stay, and nothing is mixed. Results that no run asks for in a while are dropped.
public final class CheckCache: Sendable {
  /// The results for one fingerprint.
  struct KeptResults: Sendable {
    var bytes: [UInt8]
    var range: Range<Int>
    /// The number of the run that last asked for them.
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [ContentDigest: KeptResults] = [:]
    var hasNew = false
  }

  /// The number of runs that change the cache without needing an entry, after which the entry is dropped.
  private static let patience: UInt64 = 8
  /// The size of the cache, in bytes, above which the entries that were needed longest ago are dropped.
  private static let maximumSize = 256 << 20
  private static let magic = Array("higlint cache 1\n".utf8)
  private static let headerSize = 48
  private static let entrySize = 32

  private let folder: String
  private let program: ContentDigest
  private let run: UInt64
  private let state: Locked<Contents>
  /// The fault of the file that was there: the file is ignored, and replaced.
  public let problem: Message?

  private static func file(in folder: String) -> String { Path.join(folder, "checks") }

  /// Reads the cache in a folder.
  ///
  /// - Parameter program: The bytes of the running program: results of another one count for nothing.
  public init(folder: String, program: [UInt8]) {
    self.folder = Path.normalized(folder)
    self.program = ContentDigest(of: program)
    let path = Self.file(in: self.folder)
    var entries: [ContentDigest: KeptResults] = [:]
    var run: UInt64 = 1
    var problem: Message?
    do throws(WorkspaceError) {
      let bytes = try DiskWorkspace(maximumFileSize: .max).read(path)
      if let known = Self.decode(bytes, of: self.program) {
        (entries, run) = (known.entries, known.run + 1)
      } else {
        problem = Message(
          en: "the cache \(path) is damaged and is ignored", zhHans: "缓存 \(path) 已损坏，不予使用")
      }
    } catch {
      if error.kind != .missing {
        problem = Message(
          en: "the cache is ignored: \(path): \(error.message.en)", zhHans: "不使用缓存：\(path)：\(error.message.zhHans)")
      }
    }
    self.run = run
    self.problem = problem
    state = Locked(Contents(entries: entries))
  }

  /// The beginning of every fingerprint for results of this program.
  var hasher: ContentHasher {
    var hasher = ContentHasher()
    hasher.add(program)
    return hasher
  }

  func find(_ key: ContentDigest) -> KeptResults? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = run
      return state.entries.values[index]
    }
  }

  func keep(_ bytes: [UInt8], for key: ContentDigest) {
    state.withLock { state in
      state.entries[key] = KeptResults(bytes: bytes, range: 0..<bytes.count, lastUse: run)
      state.hasNew = true
    }
  }

  // MARK: The file

  /// Writes the results, where any of them is new.
  public func save() throws(AtomicFile.Failure) {
    let state = state.withLock { $0 }
    guard state.hasNew || problem != nil else { return }
    let path = Self.file(in: folder)
    try AtomicFile.makeFolders(for: path)
    // Neither a repository nor a backup has a use for it; see bford.info/cachedir.
    for (name, text) in [
      (".gitignore", "*\n"), ("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n# Written by higlint.\n"),
    ] where DiskWorkspace().entry(at: Path.join(folder, name)) == nil {
      try AtomicFile.write(Array(text.utf8), to: Path.join(folder, name), isDurable: false)
    }
    try AtomicFile.write(encode(state.entries), to: path, isDurable: false)
  }

  private func encode(_ entries: [ContentDigest: KeptResults]) -> [UInt8] {
    // The order of a dictionary differs from run to run; that of the file does not.
    let sorted = entries.filter { $0.value.lastUse + Self.patience > run }.sorted { a, b in
      if a.value.lastUse != b.value.lastUse { return a.value.lastUse > b.value.lastUse }
      return (a.key.first, a.key.second) < (b.key.first, b.key.second)
    }
    var size = 0
    let kept = sorted.prefix { entry in
      size += entry.value.range.count + Self.entrySize
      return size <= Self.maximumSize
    }
    var bytes = Self.magic
    bytes.reserveCapacity(Self.headerSize + size + 16)
    for number in [program.first, program.second, run, UInt64(kept.count)] { bytes.append(littleEndian: number) }
    for (key, entry) in kept {
      for number in [key.first, key.second, UInt64(entry.range.count), entry.lastUse] {
        bytes.append(littleEndian: number)
      }
    }
    for (_, entry) in kept { bytes += entry.bytes[entry.range] }
    let digest = ContentDigest(of: bytes)
    bytes.append(littleEndian: digest.first)
    bytes.append(littleEndian: digest.second)
    return bytes
  }

  /// Decodes a cache: nil for a damaged file, no entries for one of another program.
  private static func decode(
    _ bytes: [UInt8], of program: ContentDigest
  ) -> (entries: [ContentDigest: KeptResults], run: UInt64)? {
    guard bytes.count >= headerSize + 16, bytes.starts(with: magic) else { return nil }
    let end = bytes.count - 16
    let digest = bytes.withUnsafeBytes { buffer in
      var hasher = ContentHasher()
      hasher.add(UnsafeRawBufferPointer(rebasing: buffer[..<end]))
      return hasher.digest
    }
    guard bytes.number(at: end) == digest.first, bytes.number(at: end + 8) == digest.second else { return nil }
    guard bytes.number(at: 16) == program.first, bytes.number(at: 24) == program.second else { return ([:], 0) }
    let (run, count) = (bytes.number(at: 32), Int(truncatingIfNeeded: bytes.number(at: 40)))
    guard count >= 0, count <= (end - headerSize) / entrySize else { return nil }
    var entries: [ContentDigest: KeptResults] = [:]
    entries.reserveCapacity(count)
    var offset = headerSize + count * entrySize
    for index in 0..<count {
      let place = headerSize + index * entrySize
      let key = ContentDigest(first: bytes.number(at: place), second: bytes.number(at: place + 8))
      let length = Int(truncatingIfNeeded: bytes.number(at: place + 16))
      guard length >= 0, length <= end - offset else { return nil }
      entries[key] = KeptResults(bytes: bytes, range: offset..<offset + length, lastUse: bytes.number(at: place + 24))
      offset += length
    }
    return offset == end ? (entries, run) : nil
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  fileprivate func number(at offset: Int) -> UInt64 {
    withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }
}
