/// Bytes as the program holds them where it seldom needs them, in seven bits each, since they stand in a literal: the texts of the
/// rule files are a sixth of what they were.
///
/// They are a list of steps: a byte as it is, or a repetition of what came before, in the bytes themselves or in others that
/// whoever unpacks them has anyway. Steps and distances are written in Huffman's code, the lowest bits of a byte first:
///
///     count of the bytes                32 bits
///     lengths of the codes of steps     4 bits each; 0 for one that does not occur
///     lengths of the codes of distances 4 bits each
///     steps                             the code of a byte, or that of a length and its further bits, then the code of a
///                                       distance and its further bits
enum PackedBytes {
  fileprivate static let shortest = 4
  fileprivate static let longest = shortest + (1 << 15) - 1
  fileprivate static let farthest = 1 << 23
  /// A code has at most so many bits, so that a table of all values of so many is small.
  fileprivate static let longestCode = 11
  fileprivate static let lengths = Scale(bits: 15)
  fileprivate static let distances = Scale(bits: 23)
  fileprivate static let stepCount = 256 + lengths.count
  fileprivate static let headerBits = 32 + 4 * (stepCount + distances.count)

  /// Numbers from 0 on in classes of growing size: below eight each is its own, and then four classes share each power of two.
  fileprivate struct Scale {
    var bits: Int
    var count: Int { 8 + (bits - 3) * 4 }

    /// Returns the class of a number, and the count of further bits that tell it from others of its class: its lowest.
    func `class`(of number: Int) -> (number: Int, further: Int) {
      guard number >= 8 else { return (number, 0) }
      let power = Int.bitWidth - 1 - number.leadingZeroBitCount
      return (8 + (power - 3) * 4 + (number >> (power - 2) & 3), power - 2)
    }

    /// Returns the first number of a class, and the count of further bits.
    @inline(__always)
    func first(of class: Int) -> (number: Int, further: Int) {
      guard `class` >= 8 else { return (`class`, 0) }
      let power = 3 + (`class` - 8) / 4
      return ((4 + (`class` - 8) % 4) << (power - 2), power - 2)
    }
  }

  /// - Parameter known: Bytes that whoever unpacks these has, and that are like these.
  static func pack(_ bytes: [UInt8], knowing known: [UInt8] = []) -> [UInt8] {
    let steps = RepetitionSearch.steps(of: bytes, behind: known)
    var stepCounts = [Int](repeating: 0, count: stepCount)
    var distanceCounts = [Int](repeating: 0, count: distances.count)
    for step in steps {
      guard step.distance > 0 else {
        stepCounts[step.value] += 1
        continue
      }
      stepCounts[256 + lengths.class(of: step.value - shortest).number] += 1
      distanceCounts[distances.class(of: step.distance - 1).number] += 1
    }
    let stepCode = HuffmanCode(counts: stepCounts)
    let distanceCode = HuffmanCode(counts: distanceCounts)
    var writer = BitWriter()
    writer.write(bytes.count, bits: 32)
    for length in stepCode.lengths + distanceCode.lengths { writer.write(Int(length), bits: 4) }
    for step in steps {
      guard step.distance > 0 else {
        writer.write(step.value, in: stepCode)
        continue
      }
      let length = lengths.class(of: step.value - shortest)
      writer.write(256 + length.number, in: stepCode)
      writer.write((step.value - shortest) & (1 << length.further - 1), bits: length.further)
      let distance = distances.class(of: step.distance - 1)
      writer.write(distance.number, in: distanceCode)
      writer.write((step.distance - 1) & (1 << distance.further - 1), bits: distance.further)
    }
    return SevenBits.encode(writer.finish())
  }

  /// Returns the bytes. What was damaged gives some bytes, up to a step that can't be, and no more than 32 MB.
  static func unpack(_ packed: UnsafeBufferPointer<UInt8>, knowing known: [UInt8] = []) -> [UInt8] {
    SevenBits.decode(packed).withUnsafeBytes { packed in
      var reader = BitReader(bytes: packed)
      guard packed.count * 8 >= headerBits else { return [] }
      let count = reader.read(bits: 32)
      let steps = CodeTable(lengths: (0..<stepCount).map { _ in UInt8(reader.read(bits: 4)) })
      let distances = CodeTable(lengths: (0..<Self.distances.count).map { _ in UInt8(reader.read(bits: 4)) })
      guard count <= 1 << 25, let steps else { return [] }
      return [UInt8](unsafeUninitializedCapacity: count) { bytes, done in
        done = known.withUnsafeBufferPointer {
          unpack(&reader, steps, distances, knowing: $0, into: UnsafeMutableBufferPointer(rebasing: bytes[..<count]))
        }
      }
    }
  }

  /// Returns the number of bytes that could be read.
  private static func unpack(
    _ reader: inout BitReader, _ steps: CodeTable, _ distances: CodeTable?, knowing known: UnsafeBufferPointer<UInt8>,
    into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var done = 0
    while done < bytes.count, let step = reader.read(in: steps) {
      if step < 256 {
        bytes[done] = UInt8(truncatingIfNeeded: step)
        done &+= 1
        continue
      }
      let (shortest, lengthBits) = lengths.first(of: step &- 256)
      let length = Self.shortest &+ shortest &+ reader.read(bits: lengthBits)
      guard let distances, let place = reader.read(in: distances) else { break }
      let (nearest, distanceBits) = Self.distances.first(of: place)
      var from = done &- 1 &- nearest &- reader.read(bits: distanceBits)
      guard !reader.hasEnded, -from <= known.count, length <= bytes.count &- done else { break }
      let end = done &+ length
      while from < 0, done < end {
        bytes[done] = known[known.count &+ from]
        from &+= 1
        done &+= 1
      }
      while done < end {
        bytes[done] = bytes[from]
        from &+= 1
        done &+= 1
      }
    }
    return done
  }
}

/// A code in which what occurs often is short, as the lengths of its members' codes: from them follow the codes, in the order of
/// length and number.
private struct HuffmanCode {
  var lengths: [UInt8]
  var codes: [Int]

  init(counts: [Int]) {
    var counts = counts
    var lengths = Self.lengths(for: counts)
    // Rarer ones are taken to be more frequent until no code is too long.
    while lengths.contains(where: { $0 > PackedBytes.longestCode }) {
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(for: counts)
    }
    self.lengths = lengths
    codes = Self.codes(of: lengths)
  }

  private static func lengths(for counts: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The members of a tree, and how often they occur together; the rarest two are joined, until one tree is left.
    var trees = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], members: [$0]) }
    if trees.count == 1 { lengths[trees[0].members[0]] = 1 }
    trees.sort { ($0.count, $0.members[0]) > ($1.count, $1.members[0]) }
    while trees.count > 1 {
      let (first, second) = (trees.removeLast(), trees.removeLast())
      let joined = (count: first.count + second.count, members: first.members + second.members)
      for member in joined.members { lengths[member] += 1 }
      var (low, high) = (0, trees.count)
      while low < high {
        let middle = (low + high) / 2
        if trees[middle].count > joined.count { low = middle + 1 } else { high = middle }
      }
      trees.insert(joined, at: low)
    }
    return lengths
  }

  /// Returns the codes with their first bit lowest, as they are written.
  static func codes(of lengths: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 16)
    for length in 2..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      var reversed = 0
      for bit in 0..<Int(length) { reversed = reversed << 1 | (code >> bit & 1) }
      return reversed
    }
  }
}

/// The member of a code that the next bits are, for each value of as many as the longest code has.
private struct CodeTable {
  /// Members in the upper bits, in the lowest four the length of their codes; 0 where no code begins so.
  private var entries = [UInt16](repeating: 0, count: 1 << PackedBytes.longestCode)

  /// Creates the table of a code; nil where the lengths are none of a code.
  init?(lengths: [UInt8]) {
    let size = 1 << PackedBytes.longestCode
    guard lengths.allSatisfy({ $0 <= PackedBytes.longestCode }) else { return nil }
    let used = lengths.reduce(0) { $1 == 0 ? $0 : $0 + size >> Int($1) }
    guard used > 0, used <= size else { return nil }
    for (number, code) in HuffmanCode.codes(of: lengths).enumerated() where lengths[number] > 0 {
      for value in stride(from: code, to: size, by: 1 << Int(lengths[number])) {
        entries[value] = UInt16(number) << 4 | UInt16(lengths[number])
      }
    }
  }

  subscript(bits: UInt64) -> UInt16 { entries[Int(truncatingIfNeeded: bits & (1 << PackedBytes.longestCode - 1))] }
}

private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  mutating func write(_ value: Int, bits: Int) {
    pending |= UInt64(value) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  mutating func write(_ member: Int, in code: HuffmanCode) {
    write(code.codes[member], bits: Int(code.lengths[member]))
  }

  /// Returns all that was written, and zeros up to the end of the last byte.
  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}

private struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  private var pending: UInt64 = 0
  private var count = 0
  private var next = 0
  /// Whether bits were read that are not there.
  private(set) var hasEnded = false

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func fill() {
    if next &+ 8 <= bytes.count {
      pending |= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self)) << UInt64(count)
      let more = (63 &- count) >> 3
      next &+= more
      count &+= more &* 8
      return
    }
    while count <= 56, next < bytes.count {
      pending |= UInt64(bytes[next]) << UInt64(count)
      next += 1
      count += 8
    }
  }

  /// Returns the next bits; behind the end they are zeros.
  @inline(__always)
  mutating func read(bits: Int) -> Int {
    if count < bits {
      fill()
      if count < bits { hasEnded = true }
    }
    let value = Int(truncatingIfNeeded: pending & ((1 &<< UInt64(bits)) &- 1))
    drop(bits)
    return value
  }

  /// Returns the next member of a code; nil at the end, and where no code begins so.
  @inline(__always)
  mutating func read(in table: CodeTable) -> Int? {
    if count < PackedBytes.longestCode { fill() }
    let entry = table[pending]
    let length = Int(entry & 15)
    guard length > 0, length <= count else { return nil }
    drop(length)
    return Int(entry >> 4)
  }

  @inline(__always)
  private mutating func drop(_ bits: Int) {
    pending = pending &>> UInt64(bits)
    count = count < bits ? 0 : count &- bits
  }
}

/// Finds where bytes have been the same before.
private struct RepetitionSearch {
  /// A byte as it is, or where there is a distance, the number of bytes repeated from so far before.
  struct Step {
    var value: Int
    var distance: Int
  }

  /// Of the places that begin alike, so many are looked at, from the last one.
  private static let places = 24
  private static let tableBits = 16

  private let bytes: UnsafeRawBufferPointer
  /// The last place of each beginning, and for each place the one before it; -1 for none.
  private var last = [Int32](repeating: -1, count: 1 << tableBits)
  private var before: [Int32] = []

  static func steps(of bytes: [UInt8], behind known: [UInt8]) -> [Step] {
    (known + bytes).withUnsafeBytes { all in
      var search = RepetitionSearch(bytes: all)
      search.before.reserveCapacity(all.count)
      var steps: [Step] = []
      var position = known.count
      var found = search.repetition(at: position)
      while position < all.count {
        // One that begins a byte later may be longer.
        let later = found.count > 0 && found.count < 64 ? search.repetition(at: position + 1) : (count: 0, distance: 0)
        if found.count > 0, later.count <= found.count {
          steps.append(Step(value: found.count, distance: found.distance))
          position += found.count
          found = search.repetition(at: position)
        } else {
          steps.append(Step(value: Int(all[position]), distance: 0))
          position += 1
          found = later.count > 0 ? later : search.repetition(at: position)
        }
      }
      return steps
    }
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private func beginning(at position: Int) -> Int {
    let four = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
    return Int((UInt32(littleEndian: four) &* 0x9E37_79B1) >> UInt32(32 - Self.tableBits))
  }

  /// Returns the longest repetition that begins at a position, none being of no bytes; positions are asked for in order.
  private mutating func repetition(at position: Int) -> (count: Int, distance: Int) {
    guard position + PackedBytes.shortest <= bytes.count else { return (0, 0) }
    while before.count < position {
      let beginning = beginning(at: before.count)
      before.append(last[beginning])
      last[beginning] = Int32(before.count - 1)
    }
    var best = (count: PackedBytes.shortest - 1, distance: 0)
    let limit = min(bytes.count - position, PackedBytes.longest)
    var place = Int(last[beginning(at: position)])
    for _ in 0..<Self.places where place >= 0 && position - place <= PackedBytes.farthest {
      // Only what goes on longer than the best is of use.
      if best.count < limit, bytes[place + best.count] == bytes[position + best.count] {
        var count = 0
        while count < limit, bytes[place + count] == bytes[position + count] { count += 1 }
        if count > best.count { best = (count, position - place) }
      }
      place = Int(before[place])
    }
    return best.distance > 0 ? best : (0, 0)
  }
}
