/// JSON without white space and with its keys sorted: the suite's files were laid out by several hands.
func compact(_ json: String) -> String {
  var bytes = json.utf8.makeIterator()
  var following = bytes.next()
  func token() -> String {
    while let byte = following, byte <= 0x20 { following = bytes.next() }
    guard let first = following else { return "" }
    var token: [UInt8] = [first]
    following = bytes.next()
    if first == UInt8(ascii: "\"") {
      while let byte = following {
        token.append(byte)
        following = bytes.next()
        if byte == first { break }
        if byte == UInt8(ascii: "\\"), let escaped = following {
          token.append(escaped)
          following = bytes.next()
        }
      }
    } else if !"[]{},:".utf8.contains(first) {
      while let byte = following, byte > 0x20, !"[]{},:".utf8.contains(byte) {
        token.append(byte)
        following = bytes.next()
      }
    }
    return String(decoding: token, as: UTF8.self)
  }
  func value(_ first: String) -> String {
    var elements: [String] = []
    if first == "[" {
      var next = token()
      while next != "]", next != "" {
        if next != "," { elements.append(value(next)) }
        next = token()
      }
      return "[" + elements.joined(separator: ",") + "]"
    }
    guard first == "{" else { return first }
    var next = token()
    while next != "}", next != "" {
      if next != "," {
        _ = token()
        elements.append(next + ":" + value(token()))
      }
      next = token()
    }
    return "{" + elements.sorted().joined(separator: ",") + "}"
  }
  var values: [String] = []
  while true {
    let first = token()
    if first.isEmpty { return values.joined(separator: "\n") }
    values.append(value(first))
  }
}
