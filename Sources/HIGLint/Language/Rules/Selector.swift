/// The nodes that a rule concerns.
///
/// It is written as a node type (`permission`), a kind of view (`button`), `text` for every text, `TYPE.FIELD` for the
/// texts of one field (`notification.body`), or `screenState` for a screen in each of its states and variants.
public enum Selector: Hashable, Sendable {
  /// Nodes of a type; of `screen` only those in their base state.
  case type(String)
  /// Views of a kind.
  case kind(String)
  /// Screens in every state and variant.
  case screenStates
  /// The texts in a field of a node type.
  case text(ofType: String, field: String)
  /// The texts in a field of the views of a kind.
  case textOfKind(String, field: String)

  /// The type of `self` in the expressions of the rule.
  public var nodeType: String {
    switch self {
    case .type(let name): name
    case .kind: "view"
    case .screenStates: "screen"
    case .text, .textOfKind: "text"
    }
  }

  /// The selector as a rule file spells it.
  public var spelling: String {
    switch self {
    case .type(let name), .kind(let name): name
    case .screenStates: "screenState"
    case .text(let type, let field), .textOfKind(let type, let field): "\(type).\(field)"
    }
  }

  /// Creates the selector that a word means in a vocabulary; nil for an unknown word.
  package init?(_ spelling: String, in vocabulary: Vocabulary) {
    let parts = spelling.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let kinds = Enumeration.viewKind.words
    if parts.count == 1 {
      if spelling == "screenState" {
        self = .screenStates
      } else if vocabulary.type(named: spelling) != nil {
        self = .type(spelling)
      } else if kinds.contains(spelling) {
        self = .kind(spelling)
      } else {
        return nil
      }
      return
    }
    guard parts.count == 2 else { return nil }
    let isKind = vocabulary.type(named: parts[0]) == nil
    guard !isKind || kinds.contains(parts[0]),
      Selector.textFields(of: isKind ? "view" : parts[0], in: vocabulary).contains(parts[1])
    else { return nil }
    self = isKind ? .textOfKind(parts[0], field: parts[1]) : .text(ofType: parts[0], field: parts[1])
  }

  /// Creates the selector of a spelling that is known to be right.
  package init(known spelling: String, in vocabulary: Vocabulary) {
    guard let dot = spelling.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      if spelling == "screenState" {
        self = .screenStates
      } else {
        self = vocabulary.typeIndex(of: spelling) != nil ? .type(spelling) : .kind(spelling)
      }
      return
    }
    let owner = String(spelling[..<dot])
    let field = String(spelling[spelling.utf8.index(after: dot)...])
    self =
      vocabulary.typeIndex(of: owner) != nil
      ? .text(ofType: owner, field: field) : .textOfKind(owner, field: field)
  }

  /// Returns the words that `select` takes, for suggestions: only one owner's texts, where the word names an owner.
  package static func spellings(near word: String, in vocabulary: Vocabulary) -> [String] {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      let type = vocabulary.type(named: parts[0]) != nil ? parts[0] : "view"
      return textFields(of: type, in: vocabulary).map { "\(parts[0]).\($0)" }
    }
    return vocabulary.types.map(\.name) + Enumeration.viewKind.words + ["screenState"]
  }

  /// Returns the fields of a type that hold texts or lists of texts.
  private static func textFields(of type: String, in vocabulary: Vocabulary) -> [String] {
    guard let type = vocabulary.type(named: type) else { return [] }
    return type.fields.filter { field in
      switch field.type {
      case .text, .list(.text), .map(.text): true
      default: false
      }
    }.map(\.name)
  }
}
