/// Returns the known names that someone may have meant by `name`, the likeliest first.
///
/// Names that differ only in case, hyphens, underscores or spaces come first; then names by the number of typing
/// slips between them (insertions, deletions, substitutions, swaps of neighbours), of which a third of the name's
/// length is allowed. Equal ones are ordered by their scalars, so the answer does not depend on the order of `known`.
public func nearest(to name: String, among known: some Sequence<String>, limit: Int = 3) -> [String] {
  let wanted = foldedScalars(of: name)
  guard !wanted.isEmpty, limit > 0 else { return [] }
  // At least one scalar must be right, or every name of one letter would resemble every other.
  let bound = wanted.count > longestComparedName ? 0 : min(max(1, wanted.count / 3), wanted.count - 1)
  var table = EditDistance()
  var found: [(distance: Int, name: String)] = []
  for candidate in known {
    guard let distance = table.distance(from: wanted, to: foldedScalars(of: candidate), atMost: bound) else { continue }
    found.append((distance, candidate))
  }
  found.sort { a, b in
    if a.distance != b.distance { return a.distance < b.distance }
    return a.name.unicodeScalars.lexicographicallyPrecedes(b.name.unicodeScalars)
  }
  var names: [String] = []
  for (_, candidate) in found where names.last != candidate {
    names.append(candidate)
    if names.count == limit { break }
  }
  return names
}

/// Returns the camelCase name for a kebab-case or snake_case spelling: `systemBlue` for `system-blue`.
///
/// Nil if the name has neither hyphen nor underscore, or one that joins nothing.
public func camelCase(fromSeparated name: String) -> String? {
  var text: [UInt8] = []
  var startsWord = false
  var hasSeparator = false
  for byte in name.utf8 {
    if isSeparator(byte), byte != UInt8(ascii: " ") {
      guard !text.isEmpty, !startsWord else { return nil }
      startsWord = true
      hasSeparator = true
    } else if startsWord, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
      text.append(byte - 0x20)
      startsWord = false
    } else {
      text.append(byte)
      startsWord = false
    }
  }
  return hasSeparator && !startsWord ? String(decoding: text, as: UTF8.self) : nil
}

/// The length up to which names are compared: a longer one is a pasted text, not a typing slip, and is not worth the
/// product of two lengths.
private let longestComparedName = 64

private func isSeparator(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
}

/// Returns the scalars of a name in lower case (ASCII only), without separators.
private func foldedScalars(of name: String) -> [UInt32] {
  var scalars: [UInt32] = []
  scalars.reserveCapacity(name.utf8.count)
  for scalar in name.unicodeScalars {
    switch scalar {
    case "-", "_", " ": continue
    case "A"..."Z": scalars.append(scalar.value + 0x20)
    default: scalars.append(scalar.value)
    }
  }
  return scalars
}

/// The Damerau–Levenshtein distance in its restricted form (no piece is edited twice), with rows that are reused.
private struct EditDistance {
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// Returns the distance; nil if more than `bound` edits are needed.
  mutating func distance(from a: [UInt32], to b: [UInt32], atMost bound: Int) -> Int? {
    guard abs(a.count - b.count) <= bound else { return nil }
    guard bound > 0 else { return a == b ? 0 : nil }
    previous = Array(0...b.count)
    current = previous
    beforePrevious = previous
    for i in stride(from: 1, through: a.count, by: 1) {
      current[0] = i
      var best = i
      for j in stride(from: 1, through: b.count, by: 1) {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(substitution, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        current[j] = cost
        best = min(best, cost)
      }
      // A swap reaches back two rows, so one row above the bound does not end the search; the next one tells.
      if best > bound + 1 { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count] <= bound ? previous[b.count] : nil
  }
}
