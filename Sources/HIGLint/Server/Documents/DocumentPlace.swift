import HIGReading

/// The place of a file among the folders that are open in the editor.
struct DocumentPlace: Hashable, Sendable {
  /// The number of the folder.
  var folder: Int
  /// The path as counted from the folder.
  var path: String
}

/// Addresses of files, `file:///Users/ana/design/home.yaml` (RFC 8089).
package enum FileAddress {
  /// Returns the absolute path of an address; nil for one that is no file of this machine.
  package static func path(_ uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count < 16_384, uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    if rest.first != ASCII.slash {
      guard let slash = rest.firstIndex(of: ASCII.slash) else { return nil }
      guard Substring(rest[..<slash]).lowercased() == "localhost" else { return nil }
      rest = rest[slash...]
    }
    var bytes: [UInt8] = []
    var i = rest.startIndex
    while i < rest.endIndex {
      let byte = rest[i]
      if byte == ASCII.question || byte == UInt8(ascii: "#") { break }
      if byte == ASCII.percent {
        let digits = rest[rest.index(after: i)...].prefix(2)
        guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0
        else { return nil }
        bytes.append(value)
        i = rest.index(i, offsetBy: 3)
      } else {
        bytes.append(byte)
        i = rest.index(after: i)
      }
    }
    guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
    return Path.resolved(path, in: "/")
  }

  /// Returns the address of an absolute path.
  package static func uri(_ path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), ASCII.zero...ASCII.nine,
        ASCII.slash, ASCII.minus, ASCII.dot, UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
