extension Fix {
  /// - Parameter summary: The fix in a few words; by default it follows from the changes.
  public init(_ changes: [Change], safety: Safety = .safe, why: Message? = nil, summary: Message? = nil) {
    self.init(changes: changes, safety: safety, why: why, summary: summary ?? Self.summary(of: changes))
  }

  /// Returns a summary of changes in words.
  private static func summary(of changes: [Change]) -> Message {
    let parts = changes.map(summary)
    var said: [Message] = []
    for part in parts where !said.contains(part) { said.append(part) }
    return Message(
      en: said.map(\.en).joined(separator: ", "), zhHans: said.map(\.zhHans).joined(separator: "，"))
  }

  private static func summary(of change: Change) -> Message {
    switch change {
    case .replace(_, let value):
      let text = shown(value)
      return Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    case .rewrite(_, let text): return Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    case .state(_, let field):
      let text = "\(field.key): \(shown(field.value))"
      return Message(en: "add `\(text)`", zhHans: "加上 `\(text)`")
    case .append(_, let value):
      let text = shown(value)
      return Message(en: "add `\(text)`", zhHans: "加上 `\(text)`")
    case .remove(_, let key): return Message(en: "remove `\(key)`", zhHans: "删去 `\(key)`")
    case .removeItem: return Message(en: "remove it", zhHans: "将其删去")
    case .edit(_, let text):
      return text.isEmpty
        ? Message(en: "remove it", zhHans: "将其删去") : Message(en: "write `\(text)`", zhHans: "改为 `\(text)`")
    }
  }

  private static func shown(_ value: WrittenValue) -> String {
    if case .string(let text) = value { return text }
    return ValueSpelling(isJSON: false).inline(value)
  }
}
