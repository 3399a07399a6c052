import HIGReading

/// The lines of pictures, each once: a page holds a screen in its states, appearances and languages, which share most of
/// what they show, and many screens share their bars.
struct PictureLines {
  private(set) var lines: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// Adds a picture, and returns the numbers of its lines.
  mutating func add(_ svg: [UInt8]) -> [Int] {
    // The writer of pictures escapes both kinds of quotation marks in all that is not its own.
    let text = svg.map { $0 == UInt8(ascii: "\"") ? UInt8(ascii: "'") : $0 }
    return text.split(separator: ASCII.lineFeed).map { line in
      let line = Array(line)
      if let known = numbers[line] { return known }
      numbers[line] = lines.count
      lines.append(line)
      return lines.count - 1
    }
  }

  func write(to json: inout JSONEmitter) {
    json.array { json in
      for line in lines { json.string(String(decoding: line, as: UTF8.self)) }
    }
  }
}
