import HIGReading

/// The check whether a file that is called a storyboard or a xib is one.
enum InterfaceBuilderDocument {
  /// Returns the reason for which a document is not read; nil for one of iOS.
  static func problem(of document: XMLDocument) -> Diagnostic? {
    guard document.root != .none else { return nil }
    let place = Location(file: document.source, range: document.nameRange(of: document.root))
    let type = attribute("type", document) ?? ""
    switch document.name(of: document.root) {
    case "document":
      let runtime = attribute("targetRuntime", document) ?? ""
      if runtime.hasPrefix("iOS") || runtime.isEmpty && type.contains("CocoaTouch") { return nil }
      guard let system = system(runtime, type) else {
        return InterfaceBuilderProblem.otherFormat.diagnostic(at: place)
      }
      return InterfaceBuilderProblem.otherSystem(system).diagnostic(at: place)
    case "archive" where type.hasPrefix("com.apple.InterfaceBuilder3"):
      return InterfaceBuilderProblem.oldArchive.diagnostic(at: place)
    default:
      return InterfaceBuilderProblem.otherFormat.diagnostic(at: place)
    }
  }

  private static func attribute(_ name: String, _ document: XMLDocument) -> String? {
    document.attribute(name, of: document.root).map(document.string(of:))
  }

  private static func system(_ runtime: String, _ type: String) -> String? {
    if runtime.hasPrefix("MacOSX") || type.contains("Cocoa.") { return "macOS" }
    if runtime.hasPrefix("AppleTV") { return "tvOS" }
    if runtime.hasPrefix("watchKit") { return "watchOS" }
    return runtime.isEmpty ? nil : runtime
  }
}

/// The problems that an Interface Builder file can have beyond its XML.
enum InterfaceBuilderProblem {
  case otherSystem(String)
  case oldArchive
  case otherFormat
  case repeatedID(String)

  func diagnostic(at location: Location) -> Diagnostic {
    switch self {
    case .otherSystem(let system):
      Diagnostic(
        rule: "file/skipped", severity: .advice,
        message: Message(
          en: "This document is for \(system) and is not checked: the guidelines are those of iOS",
          zhHans: "此文件用于 \(system)，不做检查：本工具依据的是 iOS 的指南"), at: location)
    case .oldArchive:
      Diagnostic(
        rule: "file/skipped", severity: .advice,
        message: Message(
          en: "This document is an archive of Xcode 3 and is not checked; open and save it with a later Xcode",
          zhHans: "此文件是 Xcode 3 的归档，不做检查；请用较新的 Xcode 打开并保存"), at: location)
    case .otherFormat:
      Diagnostic(
        rule: "syntax/interface-builder", severity: .error,
        message: Message(
          en: "This is no Interface Builder document: one begins with <document type=\"com.apple.InterfaceBuilder3…\">",
          zhHans: "这不是 Interface Builder 文件：此类文件以 <document type=\"com.apple.InterfaceBuilder3…\"> 开头"),
        at: location)
    case .repeatedID(let id):
      Diagnostic(
        rule: "syntax/interface-builder", severity: .error,
        message: Message(
          en: "The object id `\(id)` stands twice; Xcode opens only one of the two",
          zhHans: "对象 id `\(id)` 出现了两次；Xcode 只会打开其中一个"), at: location)
    }
  }
}
