/// The names of the files that pictures are written to: safe in any folder, and no two the same.
public struct DrawingNames {
  private var taken: Set<String> = []

  public init() {}

  /// The greatest length of a name, in bytes, before its ending.
  private static let maximumLength = 120

  /// Returns the name for a picture: `departures`, `departures.loading`.
  public mutating func name(for drawing: Drawing) -> String {
    self.name(of: [drawing.screen] + (drawing.state.map { [$0] } ?? []))
  }

  /// Returns a name of several parts.
  public mutating func name(of parts: [String]) -> String {
    var name = parts.map(Self.safe).joined(separator: ".")
    if name.utf8.count > Self.maximumLength {
      name = String(decoding: name.utf8.prefix(Self.maximumLength), as: UTF8.self)
    }
    var free = name
    var number = 2
    // Some disks take capitals and small letters for the same.
    while !taken.insert(free.lowercased()).inserted {
      free = "\(name)~\(number)"
      number += 1
    }
    return free
  }

  /// Returns a name of letters, digits, hyphens and underscores.
  private static func safe(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" || scalar == "_"
      safe.unicodeScalars.append(isPlain ? scalar : "-")
    }
    return safe.isEmpty ? "screen" : safe
  }
}
