import HIGCore

/// The names of a file's objects in Xcode's outline.
extension IBReader {
  /// Returns `Log In button`, `Welcome label`, `Table View`; a label that someone gave comes first.
  func outlineName(of element: IBElement) -> String {
    if let label = element["userLabel"], !label.isEmpty { return label }
    let kind = Self.words(element.customClass ?? element.name)
    guard let text = shownText(of: element) else { return kind }
    return text + " " + Self.words(element.name).lowercased()
  }

  /// Returns a scene's name: `Sign In Scene`.
  func sceneName(of controller: IBElement) -> String {
    if let label = controller["userLabel"], !label.isEmpty { return label + " Scene" }
    if let title = controller["title"] ?? controller.child("navigationItem", key: "navigationItem")?["title"],
      !title.isEmpty
    {
      return title + " Scene"
    }
    return Self.words(controller.customClass ?? controller.name) + " Scene"
  }

  private func shownText(of element: IBElement) -> String? {
    let texts = [
      element["text"], element["title"], element.child("state", key: "normal")?["title"],
      configuration(of: element)?["title"],
    ]
    guard let text = texts.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
    let scalars = text.unicodeScalars
    return scalars.count <= 40 ? text : String(String.UnicodeScalarView(scalars.prefix(39))) + "…"
  }

  /// Returns `tableViewCell` and `SignInViewController` as words with capitals.
  static func words(_ name: String) -> String {
    var words: [UInt8] = []
    var wasLower = false
    let bytes = Array(name.utf8)
    for (index, byte) in bytes.enumerated() {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let nextIsLower =
        index + 1 < bytes.count && bytes[index + 1] >= UInt8(ascii: "a") && bytes[index + 1] <= UInt8(ascii: "z")
      if isUpper, !words.isEmpty, wasLower || nextIsLower { words.append(UInt8(ascii: " ")) }
      words.append(index == 0 && byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte)
      wasLower = !isUpper
    }
    return String(decoding: words, as: UTF8.self)
  }
}
