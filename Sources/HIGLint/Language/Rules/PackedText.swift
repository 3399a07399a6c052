/// The texts of rule files as the program holds them: a third of their bytes, and text themselves, since they stand in a literal.
///
/// A packed text is a list of steps: characters as they are, then a repetition of what came before. A step begins with seven bits:
/// three for the number of bytes as they are, four for the number of those repeated, less `shortest - 1`; zero is none. A number
/// that does not fit goes on in bytes that are added, until one is below 127. Behind the characters two bytes of seven bits say how
/// far back the repetition begins. It begins and ends where a character does, so that all is UTF-8.
enum PackedText {
  fileprivate static let shortest = 4
  fileprivate static let farthest = 1 << 14 - 1
  private static let mostLiteral = 7
  private static let mostRepeated = 15

  static func pack(_ text: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var search = RepetitionSearch(text)
    var start = 0
    var position = 0
    while position < text.count {
      let repetition = search.repetition(at: position)
      // One that begins a byte later may be longer.
      if let repetition, search.repetition(at: position + 1)?.count ?? 0 <= repetition.count {
        append(text[start..<position], repetition, to: &packed)
        position += repetition.count
        start = position
      } else {
        position += 1
      }
    }
    append(text[start...], (0, 0), to: &packed)
    return packed
  }

  private static func append(
    _ literal: ArraySlice<UInt8>, _ repetition: (count: Int, distance: Int), to packed: inout [UInt8]
  ) {
    let repeated = max(repetition.count - shortest + 1, 0)
    packed.append(UInt8(min(literal.count, mostLiteral) << 4 | min(repeated, mostRepeated)))
    for (count, most) in [(literal.count, mostLiteral), (repeated, mostRepeated)] where count >= most {
      let rest = count - most
      packed += repeatElement(127, count: rest / 127)
      packed.append(UInt8(rest % 127))
    }
    packed += literal
    if repeated > 0 { packed += [UInt8(repetition.distance >> 7), UInt8(repetition.distance & 127)] }
  }

  /// Returns the text. What was damaged gives some text, up to a step that can't be; no byte makes more than 255 of it.
  static func unpack(_ packed: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(packed.count * 4)
    var position = 0
    func next() -> Int? {
      guard position < packed.count else { return nil }
      position += 1
      return Int(packed[position - 1])
    }
    func number(_ bits: Int, _ most: Int) -> Int? {
      var sum = bits
      guard bits == most else { return sum }
      while let more = next() {
        sum += more
        if more < 127 { return sum }
      }
      return nil
    }
    while let head = next(), let literal = number(head >> 4, mostLiteral),
      let repeated = number(head & 15, mostRepeated), literal <= packed.count - position
    {
      text += packed[position..<position + literal]
      position += literal
      guard repeated > 0 else { continue }
      guard let high = next(), let low = next() else { break }
      let distance = high << 7 | low
      guard distance > 0, distance <= text.count else { break }
      for place in text.count - distance..<text.count - distance + repeated + shortest - 1 { text.append(text[place]) }
    }
    return text
  }
}

/// Finds where the text has been the same before.
private struct RepetitionSearch {
  /// Of the places that begin alike, so many are looked at, from the last one.
  private static let places = 32

  private let text: [UInt8]
  /// The last place of each beginning, and for each place the one before it; -1 for none.
  private var last = [Int](repeating: -1, count: 1 << 15)
  private var before: [Int] = []

  init(_ text: [UInt8]) { self.text = text }

  private func isBoundary(_ position: Int) -> Bool { position == text.count || text[position] & 0xC0 != 0x80 }

  private func beginning(at position: Int) -> Int {
    var hash: UInt32 = 0
    for place in position..<position + PackedText.shortest { hash = hash << 8 | UInt32(text[place]) }
    return Int((hash &* 0x9E37_79B1) >> 17)
  }

  /// Returns the longest repetition that begins at a position; positions are asked for in order.
  mutating func repetition(at position: Int) -> (count: Int, distance: Int)? {
    guard position + PackedText.shortest <= text.count, isBoundary(position) else { return nil }
    while before.count < position {
      let beginning = beginning(at: before.count)
      before.append(last[beginning])
      last[beginning] = before.count - 1
    }
    var best = (count: PackedText.shortest - 1, distance: 0)
    var place = last[beginning(at: position)]
    for _ in 0..<Self.places where place >= 0 && position - place <= PackedText.farthest {
      // Only what goes on longer than the best is of use.
      if position + best.count < text.count, text[place + best.count] == text[position + best.count] {
        var count = 0
        while position + count < text.count, text[place + count] == text[position + count] { count += 1 }
        while !isBoundary(position + count) { count -= 1 }
        if count > best.count { best = (count, position - place) }
      }
      place = before[place]
    }
    return best.distance > 0 ? best : nil
  }
}
