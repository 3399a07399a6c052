/// The way in which the last part of a path tells the format of a file.
package enum FileName: Equatable, Sendable {
  /// The name ends so, whatever its capitals; with nothing in front it is a hidden file.
  case ending(StaticString)
  /// The name ends so, or is that, whatever its capitals.
  case endingOrWhole(StaticString)
  /// The name ends so, in just these letters.
  case exactEnding(StaticString)
  /// The name is that, in just these letters.
  case whole(StaticString)

  package static let storyboard = FileName.ending(".storyboard")
  package static let xib = FileName.ending(".xib")
  package static let infoPlist = FileName.endingOrWhole("info.plist")
  package static let xcodeProject = FileName.whole("project.pbxproj")
  package static let propertyList = FileName.exactEnding(".plist")
  package static let entitlements = FileName.ending(".entitlements")
  package static let storeKit = FileName.ending(".storekit")
  package static let routingCoverage = FileName.ending(".geojson")
  package static let pass = FileName.whole("pass.json")

  /// The names of the files of other tools that are read as the specs that they stand for. What such a file does not
  /// state, the app's code may.
  private static let imported = [
    storyboard, xib, infoPlist, xcodeProject, entitlements, storeKit, routingCoverage, pass,
  ]

  /// Whether the last part of a path is the name of a file of another tool that is read as a spec.
  package static func isImported(_ path: String) -> Bool {
    path.withBytes { path in imported.contains { $0.fits(path) } }
  }

  private var text: StaticString {
    switch self {
    case .ending(let text), .endingOrWhole(let text), .exactEnding(let text), .whole(let text): text
    }
  }

  /// The last letter in lower case.
  package var last: UInt8 { text.utf8Start[text.utf8CodeUnitCount - 1] }

  /// Whether the last part of a path is such a name.
  package func fits(_ path: String) -> Bool { path.withBytes { fits($0) } }

  /// Whether the last part of a path is such a name.
  package func fits(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = path.count - text.utf8CodeUnitCount
    guard rest >= 0 else { return false }
    let isWhole = rest == 0 || path[rest - 1] == UInt8(ascii: "/")
    switch self {
    case .ending: return !isWhole && ends(path, anyCase: true)
    case .endingOrWhole: return ends(path, anyCase: true)
    case .exactEnding: return ends(path, anyCase: false)
    case .whole: return isWhole && ends(path, anyCase: false)
    }
  }

  /// Returns the small letter of a capital one; any other byte itself.
  @inline(__always)
  package static func small(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// Whether the path ends with the name, compared from the end: most names differ there.
  private func ends(_ path: UnsafeBufferPointer<UInt8>, anyCase: Bool) -> Bool {
    let rest = path.count - text.utf8CodeUnitCount
    var index = text.utf8CodeUnitCount - 1
    while index >= 0 {
      let byte = path[rest + index]
      guard (anyCase ? Self.small(byte) : byte) == text.utf8Start[index] else { return false }
      index -= 1
    }
    return true
  }

  package static func == (a: FileName, b: FileName) -> Bool {
    func isSame(_ p: StaticString, _ q: StaticString) -> Bool {
      StringBytes.equal(UnsafeBufferPointer(start: p.utf8Start, count: p.utf8CodeUnitCount), q)
    }
    return switch (a, b) {
    case (.ending(let p), .ending(let q)), (.endingOrWhole(let p), .endingOrWhole(let q)),
      (.exactEnding(let p), .exactEnding(let q)), (.whole(let p), .whole(let q)):
      isSame(p, q)
    default: false
    }
  }
}
