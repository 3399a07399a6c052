/// Writes JSON, in the order of the calls: objects and arrays open and close, commas come by themselves.
public struct JSONEmitter: Sendable {
  public var out = ReportBuffer()
  /// Whether each open object or array has an element.
  private var hasElement: [Bool] = [false]
  private var followsKey = false

  public init() {}

  public mutating func object(_ body: (inout JSONEmitter) -> Void) {
    open(ASCII.openBrace)
    body(&self)
    close(ASCII.closeBrace)
  }

  public mutating func array(_ body: (inout JSONEmitter) -> Void) {
    open(ASCII.openBracket)
    body(&self)
    close(ASCII.closeBracket)
  }

  public mutating func key(_ name: String) {
    separate()
    quote(name)
    out.bytes.append(ASCII.colon)
    followsKey = true
  }

  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  public mutating func int(_ number: some BinaryInteger) {
    separate()
    out.write(String(number))
  }

  /// Writes a number; one that JSON does not have (infinity, NaN) as a string.
  public mutating func double(_ number: Double) {
    guard number.isFinite else { return string(number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity") }
    separate()
    out.write(String(number))
  }

  public mutating func bool(_ value: Bool) {
    separate()
    out.write(value ? "true" : "false")
  }

  public mutating func null() {
    separate()
    out.write("null")
  }

  /// Breaks the line before the next element, to keep long lists one element a line.
  public mutating func breakLine() {
    if hasElement.last == true, !followsKey { out.bytes.append(ASCII.comma) }
    out.endLine()
    hasElement[hasElement.count - 1] = false
  }

  // MARK: Members

  public mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    int(number)
  }

  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member; null if there is no text.
  public mutating func member(_ name: String, orNull text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  public mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array { json in
      for text in texts { json.string(text) }
    }
  }

  // MARK: Bytes

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if hasElement[hasElement.count - 1] { out.bytes.append(ASCII.comma) }
    hasElement[hasElement.count - 1] = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    out.bytes.append(bracket)
    hasElement.append(false)
  }

  private mutating func close(_ bracket: UInt8) {
    hasElement.removeLast()
    out.bytes.append(bracket)
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { JSONText.append($0, to: &out.bytes) }
  }
}
