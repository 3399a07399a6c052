import HIGReading

/// Makes names for findings that stay the same while lines move, numbers change and folders are renamed. A name is made
/// from the rule, the file's path, the node's path and, to tell equal ones apart, a counter.
package struct FindingFingerprints {
  /// The number of findings by the hash of rule, file and path; there may be too many to hold the texts.
  private var counts: [Hash: Int] = [:]

  package init() {}

  /// Returns 32 hexadecimal digits, different for every finding of a run.
  package mutating func next(rule: String, file: String, path: String?) -> String {
    var hash = Hash()
    for part in [rule, file, path ?? ""] { hash.add(part) }
    let count = counts[hash, default: 0]
    counts[hash] = count + 1
    hash.add(String(count))
    return hash.digits
  }

  package mutating func next(for diagnostic: Diagnostic) -> String {
    next(rule: diagnostic.rule, file: diagnostic.location.file.path, path: diagnostic.path)
  }

  static func digits(of parts: [String]) -> String {
    var hash = Hash()
    for part in parts { hash.add(part) }
    return hash.digits
  }

  /// A hash of 128 bits, from two bases.
  private struct Hash: Hashable {
    private var first = FNV1a()
    private var second = FNV1a(0x9AE1_6A3B_2F90_404F)

    mutating func add(_ part: String) {
      for byte in part.utf8 { add(byte) }
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
      first.add(byte)
      second.add(byte)
    }

    var digits: String {
      [first, second].map { hash in
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
      }.joined()
    }
  }
}
