/// What the headers of a sound file say: how long it plays, and how its samples are written.
///
/// Sources: Apple, Core Audio Format Specification 1.0; Apple, Audio Interchange File Format 1.3 and AIFF-C; Microsoft and
/// IBM, Multimedia Programming Interface 1.0 (RIFF, WAVE).
package struct SoundHeader: Hashable, Sendable {
  package enum Container: String, Sendable { case caf, aiff, wav }

  package var container: Container
  /// The length in seconds; nil where the header does not tell.
  package var duration: Double?
  /// The encoding as the container names it, without spaces: `lpcm`, `ima4`, `ulaw`, `aac`.
  package var encoding: String
  package var channels: Int

  /// Reads a file's headers; nil for anything but these three containers.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12 else { return nil }
    if bytes.starts(with: "caff".utf8) {
      self.init(coreAudio: bytes)
    } else if bytes.starts(with: "FORM".utf8), bytes[8..<12].elementsEqual("AIFF".utf8) {
      self.init(interchange: bytes, isCompressed: false)
    } else if bytes.starts(with: "FORM".utf8), bytes[8..<12].elementsEqual("AIFC".utf8) {
      self.init(interchange: bytes, isCompressed: true)
    } else if bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) {
      self.init(wave: bytes)
    } else {
      return nil
    }
  }

  /// A part of a file: its type and where its content lies.
  private struct Chunk {
    var type: ArraySlice<UInt8>
    var start: Int
    /// The length that the file states, which may be more than there is.
    var length: Int

    func has(_ bytes: [UInt8], _ count: Int) -> Bool { count <= length && count <= bytes.count - start }
    func isOf(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
  }

  // MARK: Core Audio Format

  private init?(coreAudio bytes: [UInt8]) {
    var rate = 0.0
    var bytesPerPacket = 0
    var framesPerPacket = 0
    var packets: Double?
    var dataLength: Double?
    var encoding: String?
    var channels = 0
    var index = 8
    while index + 12 <= bytes.count {
      let stated = Int64(bitPattern: BigEndian.unsigned64(bytes, at: index + 4))
      // The data chunk may be the last, of unstated length.
      let length = stated < 0 ? bytes.count - index - 12 : Int(stated)
      let chunk = Chunk(type: bytes[index..<index + 4], start: index + 12, length: length)
      if chunk.isOf("desc"), chunk.has(bytes, 32) {
        rate = Double(bitPattern: BigEndian.unsigned64(bytes, at: chunk.start))
        encoding = Self.name(bytes[chunk.start + 8..<chunk.start + 12])
        bytesPerPacket = Int(BigEndian.unsigned32(bytes, at: chunk.start + 16))
        framesPerPacket = Int(BigEndian.unsigned32(bytes, at: chunk.start + 20))
        channels = Int(BigEndian.unsigned32(bytes, at: chunk.start + 24))
      } else if chunk.isOf("pakt"), chunk.has(bytes, 24) {
        // The valid frames; where a packet holds a fixed number of them the number of packets would do as well.
        packets = Double(Int64(bitPattern: BigEndian.unsigned64(bytes, at: chunk.start + 8)))
      } else if chunk.isOf("data") {
        // The first four bytes number the edits.
        dataLength = Double(max(0, length - 4))
      }
      guard length <= bytes.count - chunk.start else { break }
      index = chunk.start + length
    }
    guard let encoding, rate.isFinite, rate > 0 else { return nil }
    let frames: Double? =
      if let packets, packets > 0 {
        packets
      } else if let dataLength, bytesPerPacket > 0, framesPerPacket > 0 {
        dataLength / Double(bytesPerPacket) * Double(framesPerPacket)
      } else {
        nil
      }
    self.init(container: .caf, duration: frames.map { $0 / rate }, encoding: encoding, channels: channels)
  }

  // MARK: AIFF

  private init?(interchange bytes: [UInt8], isCompressed: Bool) {
    var index = 12
    while index + 8 <= bytes.count {
      let length = Int(BigEndian.unsigned32(bytes, at: index + 4))
      let chunk = Chunk(type: bytes[index..<index + 4], start: index + 8, length: length)
      if chunk.isOf("COMM"), chunk.has(bytes, isCompressed ? 22 : 18) {
        let frames = Double(BigEndian.unsigned32(bytes, at: chunk.start + 2))
        guard let rate = Self.extended(bytes, at: chunk.start + 8), rate > 0 else { return nil }
        let encoding = isCompressed ? Self.name(bytes[chunk.start + 18..<chunk.start + 22]) : "lpcm"
        self.init(
          container: .aiff, duration: frames / rate,
          encoding: ["NONE", "sowt", "twos"].contains(encoding) ? "lpcm" : encoding,
          channels: Int(BigEndian.unsigned16(bytes, at: chunk.start)))
        return
      }
      guard length <= bytes.count - chunk.start else { return nil }
      // Chunks begin at even places.
      index = chunk.start + length + length % 2
    }
    return nil
  }

  /// Returns a number of 80 bits: a sign, an exponent of 15 bits and a significand of 64.
  private static func extended(_ bytes: [UInt8], at index: Int) -> Double? {
    let head = BigEndian.unsigned16(bytes, at: index)
    let exponent = Int(head & 0x7FFF)
    let significand = BigEndian.unsigned64(bytes, at: index + 2)
    // A rate of sampling is neither negative nor beyond what a double holds.
    guard head & 0x8000 == 0, significand != 0, (1..<17000).contains(exponent) else { return nil }
    let value = Double(sign: .plus, exponent: exponent - 16383 - 63, significand: Double(significand))
    return value.isFinite ? value : nil
  }

  // MARK: WAVE

  private init?(wave bytes: [UInt8]) {
    func unsigned16(_ index: Int) -> UInt16 { UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 }
    func unsigned32(_ index: Int) -> UInt32 { UInt32(unsigned16(index)) | UInt32(unsigned16(index + 2)) << 16 }
    var encoding: String?
    var channels = 0
    var bytesPerSecond = 0.0
    var dataLength: Double?
    var index = 12
    while index + 8 <= bytes.count {
      let length = Int(unsigned32(index + 4))
      let chunk = Chunk(type: bytes[index..<index + 4], start: index + 8, length: length)
      if chunk.isOf("fmt "), chunk.has(bytes, 16) {
        let tag = unsigned16(chunk.start)
        // An extensible format has its own tag behind the others.
        let format = tag == 0xFFFE && chunk.has(bytes, 26) ? unsigned16(chunk.start + 24) : tag
        encoding = Self.waveEncodings[format] ?? "wave\(format)"
        channels = Int(unsigned16(chunk.start + 2))
        bytesPerSecond = Double(unsigned32(chunk.start + 8))
      } else if chunk.isOf("data") {
        dataLength = Double(length)
      }
      guard length <= bytes.count - chunk.start else { break }
      index = chunk.start + length + length % 2
    }
    guard let encoding else { return nil }
    let duration = dataLength.flatMap { bytesPerSecond > 0 ? $0 / bytesPerSecond : nil }
    self.init(container: .wav, duration: duration, encoding: encoding, channels: channels)
  }

  /// The encodings by the numbers that WAVE registers.
  private static let waveEncodings: [UInt16: String] = [
    1: "lpcm", 2: "msAdpcm", 3: "lpcm", 6: "alaw", 7: "ulaw", 0x11: "ima4", 0x55: "mp3", 0xFF: "aac",
  ]

  private init(container: Container, duration: Double?, encoding: String, channels: Int) {
    self.container = container
    self.duration = duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.encoding = encoding
    self.channels = channels
  }

  /// Returns the text of four letters, without the spaces that fill it up; what is no letter or digit is left out.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
  }
}
