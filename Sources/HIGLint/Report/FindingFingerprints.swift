/// Names for findings that stay the same while lines move, numbers change and folders are renamed: made from the rule, the
/// file's path and the node's path, and for the second of two equal ones a counter.
struct FindingFingerprints {
  private struct Key: Hashable {
    var rule: String
    var file: String
    var path: String
  }

  private var counts: [Key: Int] = [:]

  /// 32 hexadecimal digits, different for every finding of a run.
  mutating func next(rule: String, file: String, path: String?) -> String {
    let key = Key(rule: rule, file: file, path: path ?? "")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return Self.digits(of: [rule, file, path ?? "", String(count)])
  }

  mutating func next(for diagnostic: Diagnostic) -> String {
    next(rule: diagnostic.rule, file: diagnostic.location.file.path, path: diagnostic.path)
  }

  /// FNV-1a (datatracker.ietf.org/doc/draft-eastlake-fnv) in 64 bits, from two bases. No secret is kept by it.
  static func digits(of parts: [String]) -> String {
    [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F].map { (basis: UInt64) in
      var hash = basis
      for part in parts {
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01B3
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
