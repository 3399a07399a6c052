import HIGReading

/// Cuts a stream into messages: headers, an empty line, and as many bytes as `Content-Length` says.
struct MessageReader {
  /// The result of reading on.
  enum Outcome {
    case message([UInt8])
    /// A message was longer than any editor's, and was passed over.
    case tooLong
    /// The stream is no longer one of messages.
    case broken
    case end
  }

  /// The greatest size of a message, in bytes: a file of the greatest size that is read, with each byte escaped.
  static let maximumSize = 256 << 20
  private static let maximumHeaderSize = 8192

  private let read: (Int) -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0

  /// - Parameter read: Returns the next bytes of the stream, at most so many; none at its end.
  init(read: @escaping (Int) -> [UInt8]) { self.read = read }

  mutating func next() -> Outcome {
    var length: Int?
    var headerSize = 0
    while true {
      guard let line = line(limit: Self.maximumHeaderSize) else {
        return headerSize == 0 && buffer.count == position ? .end : .broken
      }
      headerSize += line.count + 2
      guard headerSize <= Self.maximumHeaderSize else { return .broken }
      if line.isEmpty {
        if length == nil { return .broken }
        break
      }
      guard let colon = line.firstIndex(of: ASCII.colon) else { return .broken }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[(colon + 1)...].filter { $0 != ASCII.space && $0 != ASCII.tab }
      guard !digits.isEmpty, digits.count <= 12, let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0
      else { return .broken }
      length = number
    }
    guard let length else { return .broken }
    if length > Self.maximumSize { return skip(length) ? .tooLong : .broken }
    while buffer.count - position < length {
      guard fill(atLeast: length - (buffer.count - position)) else { return .broken }
    }
    let message = Array(buffer[position..<position + length])
    position += length
    return .message(message)
  }

  /// Returns the bytes of a line without its end; nil where the stream ends, or the line is too long.
  private mutating func line(limit: Int) -> [UInt8]? {
    var checked = position
    while true {
      if let feed = buffer[checked...].firstIndex(of: ASCII.lineFeed) {
        var line = Array(buffer[position..<feed])
        position = feed + 1
        if line.last == ASCII.carriageReturn { line.removeLast() }
        return line
      }
      let known = buffer.count - position
      guard known <= limit, fill(atLeast: 1) else { return nil }
      checked = position + known
    }
  }

  private mutating func skip(_ length: Int) -> Bool {
    var left = length
    while left > 0 {
      if position == buffer.count, !fill(atLeast: 1) { return false }
      let part = min(left, buffer.count - position)
      position += part
      left -= part
    }
    return true
  }

  private mutating func fill(atLeast size: Int) -> Bool {
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    let bytes = read(max(size, 65_536))
    buffer += bytes
    return !bytes.isEmpty
  }
}
