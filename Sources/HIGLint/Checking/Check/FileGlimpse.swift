/// The facts that the bytes of a YAML or JSON file tell before it is parsed.
struct FileGlimpse: Sendable {
  var mayDefine: Bool
  var mayHoldScreens: Bool

  init(_ bytes: [UInt8]) {
    mayDefine = SpecFile.mayDefine(bytes)
    mayHoldScreens = SpecFile.mayHoldScreens(bytes)
  }
}
