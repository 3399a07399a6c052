import HIGReading

/// The way to the editor: answers, notifications and requests of the server's own.
package final class Connection {
  /// The codes of JSON-RPC and of the protocol for requests that have no result.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  private let write: ([UInt8]) -> Bool
  private var lastRequest = 0
  /// Whether the editor no longer reads.
  private(set) var isClosed = false

  /// - Parameter write: Writes bytes to the editor; false where it no longer reads.
  package init(write: @escaping ([UInt8]) -> Bool) { self.write = write }

  func reply(_ id: JSONValue, _ result: JSONValue) { send(["jsonrpc": "2.0", "id": id, "result": result]) }

  func fail(_ id: JSONValue, _ code: ErrorCode, _ message: String) {
    send(["jsonrpc": "2.0", "id": id, "error": ["code": .int(code.rawValue), "message": .string(message)]])
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request whose answer changes nothing.
  func request(_ method: String, _ parameters: JSONValue? = nil) {
    lastRequest += 1
    send(["jsonrpc": "2.0", "id": "higlint-\(lastRequest)", "method": .string(method), "params": parameters])
  }

  private func send(_ message: JSONValue) {
    guard !isClosed else { return }
    let body = message.bytes
    if !write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body) { isClosed = true }
  }
}
