import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of the rules of one compilation.
enum RuleBytes: Sendable {
  case read(records: [UInt8], reports: [UInt8])
  case literal(Literals)

  /// A compilation in the program itself; reports and texts are `PackedBytes`.
  final class Literals: Sendable {
    fileprivate let records: StaticString
    fileprivate let reports: StaticString
    fileprivate let texts: StaticString
    /// The reports that were unpacked, by where they stand: those of a file serve all its rules.
    private let unpacked = Locked<[Int: [UInt8]]>([:])

    init(records: StaticString, reports: StaticString, texts: StaticString) {
      (self.records, self.reports, self.texts) = (records, reports, texts)
    }

    fileprivate func reports(in range: Range<Int>) -> [UInt8] {
      unpacked.withLock { unpacked in
        if let known = unpacked[range.lowerBound] { return known }
        let bytes = RuleBytes.bytes(range, of: reports) { PackedBytes.unpack($0) }
        unpacked[range.lowerBound] = bytes
        return bytes
      }
    }
  }

  func records(_ range: Range<Int>) -> [UInt8] { records(range) { Array($0) } }

  func records(_ range: Range<Int>, _ read: (UnsafeBufferPointer<UInt8>) -> [UInt8]) -> [UInt8] {
    switch self {
    case .read(let records, _): records[range].withUnsafeBufferPointer(read)
    case .literal(let literals): Self.bytes(range, of: literals.records, read)
    }
  }

  /// Returns the reports of a file's rules, one after the other.
  func reports(ofFileAt range: Range<Int>) -> ArraySlice<UInt8> {
    switch self {
    case .read(_, let reports): reports[range.clamped(to: 0..<reports.count)]
    case .literal(let literals): literals.reports(in: range)[...]
    }
  }

  /// Returns the text of a file of the program; none where the files were just read, which have their texts themselves.
  ///
  /// - Parameter known: What it was packed with.
  func text(ofFileAt range: Range<Int>, knowing known: [UInt8]) -> [UInt8] {
    guard case .literal(let literals) = self else { return [] }
    return Self.bytes(range, of: literals.texts) { PackedBytes.unpack($0, knowing: known) }
  }

  /// Adds what the rules do to a fingerprint.
  func add(to hasher: inout ContentHasher) {
    switch self {
    case .read(let records, let reports):
      hasher.add(records)
      hasher.add(reports)
    case .literal(let literals):
      for literal in [literals.records, literals.reports] {
        literal.withUTF8Buffer { hasher.add(UnsafeRawBufferPointer($0)) }
      }
    }
  }

  private static func bytes(
    _ range: Range<Int>, of literal: StaticString, _ read: (UnsafeBufferPointer<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    literal.withUTF8Buffer { all in
      let here = UnsafeBufferPointer(rebasing: all[range.clamped(to: 0..<all.count)])
      defer { release(here) }
      return read(here)
    }
  }

  /// Gives back the memory of a part of a literal that has been read: until the kernel needs the room, it counts all that
  /// was read of the program's file as the process's own. What is read again comes from the file again. A check of ten
  /// thousand screens takes 0.8 of 101 MB less.
  private static func release(_ literal: UnsafeBufferPointer<UInt8>) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      let page = Int(getpagesize())
      guard let base = literal.baseAddress, page > 0 else { return }
      let (first, end) = (Int(bitPattern: base), Int(bitPattern: base) + literal.count)
      let (start, length) = (first / page * page, (end + page - 1) / page * page - first / page * page)
      if length > 0 { _ = madvise(UnsafeMutableRawPointer(bitPattern: start), length, Int32(MADV_DONTNEED)) }
    #endif
  }
}
