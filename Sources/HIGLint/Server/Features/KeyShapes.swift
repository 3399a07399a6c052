import HIGLanguage
import HIGReading
import HIGReport

/// What may stand at a place of a file of rules or of settings, as the tables of their keys say. A list stands for its
/// items: what may be an item may stand alone.
struct KeyShapes {
  private let shapes: [KeyDescription.Shape]

  /// - Parameter keys: The keys that lead to the place, from the top.
  init(_ root: KeyDescription.Shape, at keys: some Sequence<String> = []) {
    var shapes = Self.choices(root)
    for key in keys {
      shapes = shapes.flatMap { shape -> [KeyDescription.Shape] in
        switch shape {
        case .object(let keys): keys.first { $0.name == key }.map { Self.choices($0.shape) } ?? []
        case .names(let value): Self.choices(value)
        default: []
        }
      }
    }
    self.shapes = shapes
  }

  private static func choices(_ shape: KeyDescription.Shape) -> [KeyDescription.Shape] {
    switch shape {
    case .either(let shapes): shapes.flatMap(choices)
    case .list(let item): choices(item)
    default: [shape]
    }
  }

  /// The keys that may be written.
  var keys: [KeyDescription] {
    shapes.flatMap { shape -> [KeyDescription] in if case .object(let keys) = shape { keys } else { [] } }
  }

  /// The words that a value may be.
  var words: [String] {
    shapes.flatMap { shape -> [String] in
      switch shape {
      case .words(let words): words
      case .truth: ["true", "false"]
      default: []
      }
    }
  }
}

extension KeyDescription {
  /// Whether the value is a mapping, or a list of such, which begins in a new line.
  var opensBlock: (opens: Bool, isList: Bool) {
    switch shape {
    case .object, .names: (true, false)
    case .list(.object), .list(.anything): (true, true)
    // The first way to write it is the usual one.
    case .either(let shapes): shapes.first.map { KeyDescription(self, holding: $0).opensBlock } ?? (false, false)
    default: (false, false)
    }
  }
}

extension KeyDescription {
  /// Creates the description of a key that holds one of the shapes that it may hold.
  fileprivate init(_ key: KeyDescription, holding shape: Shape) {
    self = key
    self.shape = shape
  }
}

extension LanguageServer {
  /// Adds the keys of a file of rules or settings that are not there yet.
  func addKeys(_ keys: [KeyDescription], _ site: CompletionSite, _ items: inout CompletionItems) {
    let present = site.keysBeside
    for key in keys where !present.contains(key.name) {
      let (opens, isList) = key.opensBlock
      addName(
        key.name, .field, detail: key.summary[options.language], documentation: Markdown.code(key.example), site,
        &items,
        rank: key.isRequired ? 2 : 3, opensBlock: opens, isList: isList)
    }
  }

  /// Returns what is known of a key, for people.
  func text(of key: KeyDescription) -> String {
    var lines = ["**\(Markdown.escaped(key.name))**: \(Markdown.escaped(key.summary[options.language]))"]
    let words = KeyShapes(key.shape).words
    if !words.isEmpty { lines.append(words.map { "`\($0)`" }.joined(separator: text(", ", "、"))) }
    if let fallback = key.fallback { lines.append(text("Not written: ", "未写时：") + Markdown.code(fallback)) }
    lines.append(text("Such as ", "例如：") + Markdown.code(key.example))
    return lines.joined(separator: "\n\n")
  }
}
