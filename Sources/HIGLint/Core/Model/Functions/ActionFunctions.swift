import HIGLanguage
import HIGReading

/// The functions of the rule language about the names of actions.
public enum ActionFunctions {
  public static let all: [FunctionBody] = [
    FunctionBody("actsLike") { arguments, _ in
      guard case .string(let name)? = arguments.first else { return .bool(false) }
      return .bool(ActionName(name).hasAny(of: arguments[1]))
    },
    FunctionBody("meaning") { arguments, _ in
      guard case .string(let name)? = arguments.first, case .map(let classes) = arguments[1] else { return .string("") }
      return .string(ActionName(name).meaning(in: classes))
    },
  ]
}

/// The name of an action, by its words.
package struct ActionName {
  /// The words in lower case: `addToCart` is add, to, cart. Chinese is not split.
  package let words: [String]

  package init(_ name: String) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars {
      // Most are ASCII, for which to look into Unicode's tables would cost more than all the rest.
      let isUpper = scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
      let isLetter = scalar.isASCII ? isUpper || "a"..."z" ~= scalar : scalar.properties.isAlphabetic
      if !isLetter || (isUpper && wasLower), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter { word += scalar.properties.lowercaseMapping }
      wasLower = isLetter && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Whether the words of an entry stand in the name, one after another; a Chinese entry anywhere.
  func has(_ entry: String) -> Bool { has(NamePhrase(entry)) }

  func has(_ phrase: NamePhrase) -> Bool {
    if phrase.isChinese { return words.contains { StringBytes.contains($0, phrase.entry) } }
    let wanted = phrase.words
    guard !wanted.isEmpty, wanted.count <= words.count else { return false }
    return (0...words.count - wanted.count).contains { words[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  /// Whether the words of a phrase end the name: `tripDetail` ends with detail. A number behind them does not count.
  func ends(with phrase: NamePhrase) -> Bool {
    if phrase.isChinese { return words.last?.hasSuffix(phrase.entry) ?? false }
    return words.count >= phrase.words.count && words.suffix(phrase.words.count).elementsEqual(phrase.words)
  }

  package func hasAny(of list: Value) -> Bool {
    guard case .list(let entries) = list else { return false }
    return entries.contains { entry in
      if case .string(let entry) = entry { return has(entry) }
      return false
    }
  }

  package func meaning(in classes: MapValue) -> String {
    for entry in classes.entries {
      if case .string(let name) = entry.key, hasAny(of: entry.value) { return name }
    }
    return ""
  }

  /// Whether two are about one thing: `favorite` and `unfavorite`, `addTrip` and `removeTrip`, `play` and `playSong`.
  package func isLike(_ other: ActionName) -> Bool {
    let others = other.words.filter { !Self.fillers.contains($0) }
    return words.contains { word in
      !Self.fillers.contains(word) && others.contains { $0 == word || $0.hasSuffix(word) || word.hasSuffix($0) }
    }
  }

  /// What says nothing of an action that is written as a sentence: `save the trip`, `delete the photo`.
  private static let fillers: Set<String> = [
    "a", "an", "the", "this", "that", "these", "those", "it", "its", "my", "your", "their", "of", "to", "in", "on",
    "at", "by",
    "for", "from", "with", "into", "and", "or", "as",
  ]
}

/// Words that are looked for in names. A list that is asked about often is made once: to split its entries costs more
/// than to look for them.
struct NamePhrase {
  let entry: String
  /// The words in lower case, as those of a name.
  let words: [String]
  let isChinese: Bool

  init(_ entry: String) {
    self.entry = entry
    isChinese = entry.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    let isWord = entry.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    words = isWord ? (entry.isEmpty ? [] : [entry]) : ActionName(entry).words
  }
}
