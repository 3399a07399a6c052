import HIGLanguage
import HIGReading

/// The wishes of the editor's user, from `initializationOptions` or the settings under `higlint`.
struct ServerOptions: Equatable {
  var language: Language
  /// Whether questions for a person are shown, as hints.
  var asksPeople = false
  /// The edition of the guidelines; nil leaves it to the configuration.
  var edition: Edition?
  /// The address of the folder with the pages of the rules, as `higlint rules --format markdown` writes them.
  var rulePages: String?
  /// Whether diagnostics are sent unasked; nil leaves it to what the editor can do.
  var pushes: Bool?

  /// Takes over what is stated.
  mutating func read(_ json: JSONValue) {
    if let tag = json["language"].string, let language = Self.language(tag) { self.language = language }
    if let review = json["review"].bool { asksPeople = review }
    if let name = json["edition"].string { edition = Edition(rawValue: name) }
    if let address = json["rulePages"].string { rulePages = address }
    if let word = json["diagnostics"].string { pushes = word == "push" ? true : word == "pull" ? false : nil }
  }

  /// Returns the language of a tag such as `zh-cn` or `en_GB.UTF-8`; nil for one that the program does not speak.
  static func language(_ tag: String) -> Language? {
    let word = tag.utf8.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    switch Substring(word).lowercased() {
    case "zh": return .simplifiedChinese
    case "en": return .english
    default: return nil
    }
  }
}
