import HIGReading
import Testing

@testable import HIGServer

@Suite struct MessageReaderTests {
  /// Reads a stream that comes in pieces of some size.
  private func messages(_ stream: String, pieces size: Int = 1000) -> [String] {
    var rest = Array(stream.utf8)[...]
    var reader = MessageReader { count in
      defer { rest = rest.dropFirst(min(size, count)) }
      return Array(rest.prefix(min(size, count)))
    }
    var found: [String] = []
    while true {
      switch reader.next() {
      case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append("too long")
      case .broken: return found + ["broken"]
      case .end: return found
      }
    }
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `messages are cut at their lengths, however they arrive`(size: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:6\r\n\r\n\"支\"\nContent-Length: 0\r\n\r\n"
    #expect(messages(stream, pieces: size) == ["{}", "\"支\"\n", ""])
  }

  @Test(arguments: [
    "{}", "Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n", "Content-Length: \r\n\r\n", "\r\n",
    "Content-Length: 99\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 2",
    String(repeating: "a", count: 10_000),
  ])
  func `a stream that is none of messages ends`(stream: String) {
    #expect(messages(stream).last == "broken")
  }

  @Test func `a message that no editor sends is passed over`() {
    let size = MessageReader.maximumSize + 1
    var left = size
    var head = Array("Content-Length: \(size)\r\n\r\n".utf8)
    var tail = Array("Content-Length: 2\r\n\r\n{}".utf8)
    var reader = MessageReader { _ in
      if !head.isEmpty {
        defer { head = [] }
        return head
      }
      if left > 0 {
        let part = min(left, 1 << 20)
        left -= part
        return [UInt8](repeating: 0x20, count: part)
      }
      defer { tail = [] }
      return tail
    }
    guard case .tooLong = reader.next(), case .message(let bytes) = reader.next() else {
      Issue.record("it was not passed over")
      return
    }
    #expect(bytes == Array("{}".utf8))
  }
}

@Suite struct JSONValueTests {
  @Test func `what is written is read again`() {
    let value: JSONValue = [
      "text": "支付😀\u{0}\"\\", "numbers": [1, -2, .double(0.5)], "none": .null, "yes": true, "left out": nil,
    ]
    #expect(JSONValue(value.bytes) == value)
    #expect(value["left out"] == .null)
    #expect(value["numbers"].items.map(\.number) == [1, -2, 0.5])
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\" 1}", "nul", String(repeating: "[", count: 100_000)])
  func `bytes that are no message are none`(text: String) {
    #expect(JSONValue(Array(text.utf8)) == nil)
  }
}
