import HIGLanguage
import HIGReading

/// The app's own brand on its screens, as far as names tell.
enum BrandFacts {
  static let isBrand = FactComputation("isBrand") { model, node in
    switch brand(of: node, in: model) {
    case .own: .bool(true)
    case .none, .another: .bool(false)
    case .unknown: .unknown(model.unknown(Names.name, .notStated))
    }
  }

  enum Brand {
    case none, own, another
    /// It shows a brand, and nobody can say whose.
    case unknown
  }

  /// The words for a brand's sign.
  private static let signs: WordSet = [
    "logo", "logos", "logotype", "logomark", "wordmark", "brandmark", "brand", "branding", "emblem", "monogram",
  ]
  private static let chineseSigns = ["标志", "商标", "徽标", "标识", "品牌"]
  /// Words of file names that say nothing about whose brand it is.
  private static let neutral: WordSet = [
    "app", "main", "our", "my", "the", "company", "corporate", "mark", "sign", "symbol", "crest", "badge", "masthead",
    "banner", "strip", "band", "ribbon", "small", "big", "large", "mini", "tiny", "medium", "white", "black", "dark",
    "light", "gray", "grey", "color", "colour", "colored", "full", "text", "type", "icon", "img", "image", "pic",
    "picture", "ic", "bg", "background", "top", "bottom", "left", "right", "header", "footer", "nav", "navbar",
    "navigation", "bar", "title", "home", "launch", "splash", "login", "about", "welcome", "horizontal", "vertical",
    "wide", "new", "old", "round", "square", "transparent", "inverse", "inverted", "mono", "default", "view", "x", "h",
    "v", "s", "m", "l", "xl", "hero", "art", "artwork", "cover", "panel", "block", "graphic", "lockup", "stacked",
    "tagline", "slogan", "huge", "giant", "final", "vector", "asset",
  ]
  private static let label = Vocabulary.shared.nameID(of: "label")
  private static let brandRoles: WordSet = ["brand", "logo"]
  /// The roles of pictures that are about somebody else.
  private static let otherRoles: WordSet = ["avatar", "thumbnail"]
  private static let pictures: WordSet = ["image", "icon", "livePhoto"]

  /// Returns the brand that a view, a bar item or a bar's picture shows.
  static func brand(of node: NodeReference, in model: Model) -> Brand {
    let type = model.typeIndex(of: node)
    let role = model.string(Names.role, of: node)
    let hasRole = role.map { brandRoles.contains($0) } ?? false
    if !hasRole {
      if let role, otherRoles.contains(role) { return .none }
      // Words on a group or a label are about what is in it.
      if type == NodeTypes.view, !(model.string(Names.kind, of: node).map { pictures.contains($0) } ?? false) {
        return .none
      }
    }
    let pictureNames = [Names.image, Names.icon].compactMap { field in
      model.node(field, of: node).flatMap { model.string(Names.name, of: $0) }
    }
    let names = (pictureNames.isEmpty ? [model.string(Names.id, of: node)].compactMap { $0 } : pictureNames)
      .map(BrandName.init)
    let own = BrandName.App(model.ownNames)
    let labels = model.node(Names.accessibility, of: node).map { model.strings(label, of: $0) } ?? []
    let says = names.contains { $0.isSign(signs, chineseSigns) }
    let isNamedAfterApp = names.contains { own.names($0, beside: neutral, signs) } || labels.contains { own.isName($0) }
    if isNamedAfterApp { return .own }
    guard hasRole || says else { return .none }
    if names.allSatisfy({ $0.says(nothingBut: neutral, signs, chineseSigns) }) { return .own }
    // A name in Chinese is seldom that of a file.
    if own.isOpen || own.isChinese { return hasRole ? .own : .unknown }
    return hasRole && names.isEmpty ? .own : .another
  }
}

/// The name of a picture or view, by its words.
private struct BrandName {
  let name: String
  let words: [String]

  init(_ name: String) {
    self.name = name
    words = IdentifierName(name).words
  }

  func isSign(_ signs: WordSet, _ chinese: [String]) -> Bool {
    words.contains { signs.contains($0) } || chinese.contains { StringBytes.contains(name, $0) }
  }

  func says(nothingBut neutral: WordSet, _ signs: WordSet, _ chinese: [String]) -> Bool {
    words.allSatisfy { word in
      neutral.contains(word) || signs.contains(word) || chinese.contains { StringBytes.contains(word, $0) }
        || word.utf8.count == 1
    }
  }

  /// The names of the app.
  struct App {
    private let names: [[String]]

    init(_ names: [String]) {
      self.names = names.map { IdentifierName($0).words }.filter { !$0.isEmpty }
    }

    var isOpen: Bool { names.isEmpty }
    var isChinese: Bool { names.contains { $0.contains { $0.unicodeScalars.contains { $0.value >= 0x2E80 } } } }

    func isName(_ text: String) -> Bool {
      let words = IdentifierName(text).words
      return names.contains { $0 == words || $0 + ["logo"] == words }
    }

    /// Whether a name holds the app's, and else nothing that tells of something else.
    func names(_ name: BrandName, beside neutral: WordSet, _ signs: WordSet) -> Bool {
      names.contains { own in
        let joined = own.joined()
        let others = name.words.filter { !own.contains($0) && $0 != joined }
        return others.count < name.words.count && others.allSatisfy { neutral.contains($0) || signs.contains($0) }
      }
    }
  }
}

extension Model {
  /// Returns the texts of a field, in all languages.
  fileprivate func strings(_ field: NameID, of node: NodeReference) -> [String] {
    guard let set = self.node(field, of: node) else { return [] }
    return nodeList(Names.texts, of: set).compactMap { text(of: $0)?.string }
  }
}
