/// A report on its way out: UTF-8 bytes that the caller writes in large pieces.
public struct ReportBuffer: Sendable {
  public var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func write(repeating byte: UInt8, count: Int) {
    if count > 0 { bytes.append(contentsOf: repeatElement(byte, count: count)) }
  }

  public mutating func write(spaces count: Int) {
    write(repeating: ASCII.space, count: count)
  }

  public mutating func endLine() {
    bytes.append(ASCII.lineFeed)
  }

  /// Writes a text from a spec or a file's name: control characters made visible, in one line.
  public mutating func write(visible text: String) {
    VisibleText.append(text, to: &bytes)
  }

  /// Writes a text of several lines in the same way; its line breaks end lines.
  public mutating func write(visibleLines text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { endLine() }
      write(visible: String(line))
    }
  }
}
