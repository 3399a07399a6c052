import HIGReading

/// Tells of a text which of many patterns may match it, in one look at the text for all of them.
///
/// Each pattern has the texts that its matches begin with (`PatternPrefixes`). Where a text has the first three bytes of
/// one, it is compared with the prefixes of their hash, and with those of the hash of the first five bytes: many a long
/// one begins like others. The table is used as the build of the rules encoded it. Numbers are little-endian:
///
///     count of patterns, of prefixes, of sets   4 bytes each
///     hashes of patterns                        8 bytes each, ascending; a pattern's number is its place here
///     hashes of first three bytes               a bit each: whether some prefix has it; then, whether one does that may
///                                               stand within a word
///     bounds of buckets                         2 bytes each: the number of the bucket's first prefix, then of none; in a
///                                               bucket they are in the order of their bytes
///     prefixes                                  8 bytes: the text; 2: twice the number of the set of its patterns, and 1 more
///                                               where it begins a word
///     bounds of sets                            2 bytes each: the place of the set's first pattern, then of none
///     patterns of sets                          2 bytes each: their numbers
package final class PatternSieve: Sendable {
  private static let gramBits = 16
  private static let bucketBits = 13
  /// The bytes of the shortest prefix whose bucket is that of its first five bytes.
  private static let long = 5

  private let table: [UInt8]
  /// The number of patterns that it knows.
  let patternCount: Int
  private let prefixCount: Int
  private let setCount: Int
  private var grams: Int { 12 + patternCount * 8 }
  private var bounds: Int { grams + 2 << (Self.gramBits - 3) }
  private var prefixes: Int { bounds + ((1 << Self.bucketBits) + 1) * 2 }
  private var sets: Int { prefixes + prefixCount * 10 }
  private var numbers: Int { sets + (setCount + 1) * 2 }

  /// - Parameter table: What `encode` returned; nil if it did not.
  package init?(_ table: [UInt8]) {
    guard table.count >= 12 else { return nil }
    (patternCount, prefixCount, setCount) = table.withUnsafeBytes {
      (Int(Self.number(UInt32.self, $0, 0)), Int(Self.number(UInt32.self, $0, 4)), Int(Self.number(UInt32.self, $0, 8)))
    }
    self.table = table
    let most = Int(UInt16.max)
    guard patternCount <= most, prefixCount <= most, setCount <= most, table.count >= numbers else { return nil }
  }

  /// Returns the number of a pattern; nil where nothing is known of it.
  package func number(of source: String) -> UInt16? {
    let wanted = Self.hash(source)
    return table.withUnsafeBytes { table in
      var (low, high) = (0, patternCount)
      while low < high {
        let middle = (low + high) / 2
        let hash = Self.number(UInt64.self, table, 12 + middle * 8)
        if hash == wanted { return UInt16(middle) }
        if hash < wanted { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// The number of words that hold a bit for each pattern.
  package var wordCount: Int { (patternCount + 63) >> 6 }

  /// Returns the patterns that may match a text; nil where any may.
  package func patterns(in text: UnsafeBufferPointer<UInt8>) -> PatternSet? {
    var found = ContiguousArray<UInt64>(repeating: 0, count: wordCount)
    return found.withUnsafeMutableBufferPointer { mark(patternsIn: text, in: $0) } ? PatternSet(words: found) : nil
  }

  /// Sets the bits of the patterns that may match a text, among `wordCount` words.
  ///
  /// - Returns: False where any may.
  func mark(patternsIn text: UnsafeBufferPointer<UInt8>, in found: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    table.withUnsafeBytes { table in
      let (grams, bounds, prefixes, sets, numbers) = (grams, bounds, prefixes, sets, numbers)
      // From the end on, so that the eight bytes from a place on are those behind it and one more.
      var window: UInt64 = 0
      var index = text.count
      while index > 0 {
        index &-= 1
        window = window << 8 | UInt64(Self.small(text[index]))
        if PatternPrefixes.mayBeginFolded(window) { return false }
        let hash = Self.hash(UInt32(truncatingIfNeeded: window & 0xFF_FFFF))
        let isWithinWord = index > 0 && PatternPrefixes.isWord(text[index &- 1])
        let bits = isWithinWord ? grams &+ 1 << (Self.gramBits - 3) : grams
        guard table[bits &+ hash >> 3] >> UInt8(truncatingIfNeeded: hash & 7) & 1 != 0 else { continue }
        var (bucket, length) = (hash, PatternPrefixes.shortest)
        while true {
          // Those that begin with the same bytes stand side by side.
          let shift = UInt64(truncatingIfNeeded: 64 &- 8 &* length)
          let wanted = window.byteSwapped >> shift
          let bound = bounds &+ (bucket >> (Self.gramBits - Self.bucketBits)) &* 2
          let end = Int(Self.number(UInt16.self, table, bound &+ 2))
          var (low, high) = (Int(Self.number(UInt16.self, table, bound)), end)
          while low < high {
            let middle = (low &+ high) >> 1
            let bytes = Self.number(UInt64.self, table, prefixes &+ middle &* 10)
            if bytes.byteSwapped >> shift < wanted { low = middle &+ 1 } else { high = middle }
          }
          while low < end {
            let place = prefixes &+ low &* 10
            low &+= 1
            let bytes = Self.number(UInt64.self, table, place)
            if bytes.byteSwapped >> shift != wanted { break }
            // Behind its end there is nothing but zeros.
            let length = 8 &- bytes.leadingZeroBitCount >> 3
            let set = Int(Self.number(UInt16.self, table, place &+ 8))
            guard (window ^ bytes) << UInt64(truncatingIfNeeded: 64 &- 8 &* length) == 0, length <= text.count &- index,
              !isWithinWord || set & 1 == 0
            else { continue }
            let first = Int(Self.number(UInt16.self, table, sets &+ set >> 1 &* 2))
            let end = Int(Self.number(UInt16.self, table, sets &+ set >> 1 &* 2 &+ 2))
            for pattern in first..<end {
              let number = Self.number(UInt16.self, table, numbers &+ pattern &* 2)
              found[Int(number >> 6)] |= 1 << UInt64(number & 63)
            }
          }
          if length == Self.long { break }
          (bucket, length) = (Self.longHash(window), Self.long)
        }
      }
      return true
    }
  }

  /// Returns a table of the patterns whose prefixes are known.
  package static func encode(_ sources: Set<String>) -> [UInt8] {
    let known = sources.compactMap { source in PatternPrefixes.find(of: source).map { (hash(source), $0) } }
      .sorted { $0.0 < $1.0 }
    // Of two patterns with one hash nothing is known.
    let patterns = known.indices.filter { place in
      (place == 0 || known[place - 1].0 != known[place].0)
        && (place + 1 == known.count || known[place + 1].0 != known[place].0)
    }.map { known[$0] }.prefix(Int(UInt16.max))
    var numbers: [PatternPrefixes.Prefix: [UInt16]] = [:]
    for (number, (_, prefixes)) in patterns.enumerated() {
      for prefix in prefixes { numbers[prefix, default: []].append(UInt16(number)) }
    }
    let sorted = numbers.map { (prefix, numbers) in
      let bytes = prefix.bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      let gram = hash(UInt32(truncatingIfNeeded: bytes & 0xFF_FFFF))
      let bucket = (prefix.bytes.count < long ? gram : longHash(bytes)) >> (gramBits - bucketBits)
      return (bytes: bytes, gram: gram, bucket: bucket, prefix: prefix, numbers: numbers)
    }.sorted { a, b in
      if a.bucket != b.bucket { return a.bucket < b.bucket }
      return a.prefix.bytes != b.prefix.bytes
        ? a.prefix.bytes.lexicographicallyPrecedes(b.prefix.bytes) : b.prefix.beginsWord && !a.prefix.beginsWord
    }
    var setNumbers: [[UInt16]: Int] = [:]
    var sets: [[UInt16]] = []
    for entry in sorted where setNumbers[entry.numbers] == nil {
      setNumbers[entry.numbers] = sets.count
      sets.append(entry.numbers)
    }
    let most = Int(UInt16.max)
    guard sorted.count <= most, sets.count <= most / 2, sets.reduce(0, { $0 + $1.count }) <= most else { return [] }
    let half = 1 << (gramBits - 3)
    var bits = [UInt8](repeating: 0, count: 2 * half)
    var bounds = [UInt16](repeating: 0, count: (1 << bucketBits) + 1)
    var table: [UInt8] = []
    append(UInt32(patterns.count), to: &table)
    append(UInt32(sorted.count), to: &table)
    append(UInt32(sets.count), to: &table)
    for (hash, _) in patterns { append(hash, to: &table) }
    for entry in sorted {
      bits[entry.gram >> 3] |= 1 << UInt8(entry.gram & 7)
      if !entry.prefix.beginsWord { bits[half + entry.gram >> 3] |= 1 << UInt8(entry.gram & 7) }
      bounds[entry.bucket + 1] += 1
    }
    for bucket in bounds.indices.dropFirst() { bounds[bucket] += bounds[bucket - 1] }
    table += bits
    for bound in bounds { append(bound, to: &table) }
    for entry in sorted {
      append(entry.bytes, to: &table)
      append(UInt16((setNumbers[entry.numbers] ?? 0) * 2 + (entry.prefix.beginsWord ? 1 : 0)), to: &table)
    }
    var end: UInt16 = 0
    append(end, to: &table)
    for set in sets {
      end += UInt16(set.count)
      append(end, to: &table)
    }
    for set in sets { for number in set { append(number, to: &table) } }
    return table
  }

  @inline(__always)
  private static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, _ table: UnsafeRawBufferPointer, _ place: Int
  ) -> Number {
    Number(littleEndian: table.loadUnaligned(fromByteOffset: place, as: Number.self))
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  @inline(__always)
  private static func hash(_ gram: UInt32) -> Int { Int((gram &* 0x9E37_79B1) >> UInt32(32 - gramBits)) }

  /// The hash of the first bytes of a text, as many as make a prefix long.
  @inline(__always)
  private static func longHash(_ bytes: UInt64) -> Int {
    Int((bytes << UInt64(64 - 8 * long) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - gramBits))
  }

  private static func hash(_ source: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(source.utf8)
    return hash.value
  }
}

/// Some of the patterns of a sieve.
package struct PatternSet: Sendable {
  /// A bit for each pattern, the lowest of the first word for the first.
  fileprivate let words: ContiguousArray<UInt64>

  package func contains(_ pattern: UInt16) -> Bool {
    words[Int(pattern >> 6)] >> UInt64(pattern & 63) & 1 != 0
  }
}
