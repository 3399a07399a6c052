import HIGCore
import HIGLanguage
import HIGReading

/// Texts, fonts and colours.
extension IBReader {
  // MARK: Texts

  /// Returns a text: an attribute, a child string, an attributed string; nil if none is there.
  ///
  /// - Parameters:
  ///   - key: The key in `.strings` files; nil if it is the attribute's name.
  ///   - isOpen: Whether code may show another text.
  func text(_ name: String, of element: IBElement, key: String? = nil, isOpen: Bool = false) -> NodeIndex? {
    guard let (written, place) = writtenText(name, of: element) else { return nil }
    if isOpen { return writer.text("%@", at: place) }
    return localized(written, place: place, key: key ?? name, of: element)
  }

  /// Returns the place of the text, and a node for it.
  func writtenText(_ name: String, of element: IBElement) -> (node: NodeIndex, place: SourceRange)? {
    if let attribute = element.attribute(name) { return (string(attribute), element.place(of: name)) }
    guard let child = element.child(key: name) ?? element.child(key: attributedName(of: name)) else { return nil }
    switch child.name {
    case "string", "mutableString": return stringNode(child)
    case "attributedString": return attributedNode(child)
    default: return nil
    }
  }

  private func attributedName(of name: String) -> String {
    "attributed" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func stringNode(_ element: IBElement) -> (NodeIndex, SourceRange) {
    let place = element.textNode?.content ?? element.range
    if element.flag("base64-UTF8") == true {
      let bytes = PropertyListData.decoded(Array(element.text.utf8))
      return (writer.text(String(decoding: bytes, as: UTF8.self), at: place), place)
    }
    guard let node = element.textNode else { return (writer.text(element.text, at: place), place) }
    return (writer.written(node.content, isVerbatim: node.isVerbatim), place)
  }

  private func attributedNode(_ element: IBElement) -> (NodeIndex, SourceRange)? {
    let fragments = element.children.filter { $0.is("fragment") }
    guard let first = fragments.first else { return nil }
    if fragments.count == 1 {
      if let attribute = first.attribute("content") { return (string(attribute), first.place(of: "content")) }
      return first.child(key: "content").map(stringNode)
    }
    var whole = ""
    for fragment in fragments {
      if let content = fragment["content"] { whole += content }
      if let child = fragment.child(key: "content") {
        let (node, _) = stringNode(child)
        whole += writer.tree.text(of: node)
      }
    }
    return (writer.text(whole, at: element.range), first.range)
  }

  /// Returns the text in all languages, if there are others.
  func localized(_ node: NodeIndex, place: SourceRange, key: String, of element: IBElement) -> NodeIndex {
    guard let id = element.id else { return node }
    let path = id + "." + key
    var entries: [Entry] = []
    for table in surroundings.tables {
      guard let text = table.texts[path], table.language != surroundings.language else { continue }
      entries.append((word(table.language, place), writer.elsewhere(table.tree, text, at: place)))
    }
    guard !entries.isEmpty || surroundings.language != nil else { return node }
    entries.insert((word(surroundings.language ?? LanguageTag.undetermined, place), node), at: 0)
    return writer.mapping(at: element.nameRange, entries)
  }

  // MARK: Fonts

  /// Returns the font of a view; nil if Interface Builder leaves it to UIKit, or code decides.
  func font(of element: IBElement) -> Entry? {
    guard !hasOwnAttributes(element, "font", "style", "type", "theme", "text") else { return nil }
    let scales = element.flag("adjustsFontForContentSizeCategory") == true
    if let description = element.child(key: "fontDescription") {
      return font(description, scales: scales ? element : nil)
    }
    let attributed =
      element.child(key: "attributedText") ?? element.child("state", key: "normal")?.child(key: "attributedTitle")
      ?? configuration(of: element)?.child(key: "attributedTitle")
    if let attributes = attributed?.child("fragment")?.child("attributes"),
      let font = attributes.child("font", key: "NSFont")
    {
      return metaFont(font)
    }
    return nil
  }

  private static let textStyles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  private func font(_ description: IBElement, scales: IBElement?) -> Entry? {
    var entries = IBEntries(self)
    if let style = description["style"] {
      entries.add("style", word: Self.textStyles[style], at: description.place(of: "style"))
    } else {
      addFamily(description, to: &entries)
      if let size = description.number("pointSize"), size > 0, size <= 1000 {
        entries.add("size", number: size, at: description.place(of: "pointSize"))
      }
      let weight = description["weight"].flatMap { Enumeration.fontWeight.words.contains($0) ? $0 : nil }
      switch description["type"] {
      case "boldSystem": entries.add("weight", word: "bold", at: description.place(of: "type"))
      case "system", "italicSystem":
        entries.add("weight", word: weight ?? "regular", at: description.place(of: weight == nil ? "type" : "weight"))
      default: entries.add("weight", word: weight, at: description.place(of: "weight"))
      }
    }
    if let scales { entries.add("scales", flag: true, at: scales.place(of: "adjustsFontForContentSizeCategory")) }
    guard !entries.isEmpty else { return nil }
    return (word("font", description.nameRange), entries.mapping(at: description.range))
  }

  private func addFamily(_ description: IBElement, to entries: inout IBEntries) {
    let name = description["name"] ?? ""
    let family = description["family"] ?? name
    // The system's own fonts have names with a point.
    guard !family.isEmpty, family.utf8.first != UInt8(ascii: ".") else { return }
    let place = description.place(of: description["family"] == nil ? "name" : "family")
    entries.add("family", at: place, writer.text(family, at: place))
    entries.add("weight", word: Self.weight(inName: name), at: description.place(of: "name"))
  }

  /// Returns the weight that a font's PostScript name ends with: `AvenirNext-DemiBold`.
  static func weight(inName name: String) -> String? {
    guard let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let style = name[name.utf8.index(after: hyphen)...].lowercased()
    let weights = [
      ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"), ("semibold", "semibold"),
      ("demibold", "semibold"), ("extrabold", "heavy"), ("light", "light"), ("medium", "medium"), ("heavy", "heavy"),
      ("black", "black"), ("bold", "bold"), ("regular", "regular"), ("roman", "regular"),
    ]
    return weights.first { style.hasPrefix($0.0) }?.1
  }

  /// Returns the font of an attributed string's `<font key="NSFont" metaFont="system" size="17"/>`.
  private func metaFont(_ font: IBElement) -> Entry? {
    var entries = IBEntries(self)
    switch font["metaFont"] {
    case "system"?: entries.add("weight", word: "regular", at: font.place(of: "metaFont"))
    case "systemBold"?: entries.add("weight", word: "bold", at: font.place(of: "metaFont"))
    default: addFamily(font, to: &entries)
    }
    if let size = font.number("size"), size > 0, size <= 1000 {
      entries.add("size", number: size, at: font.place(of: "size"))
    }
    return entries.isEmpty ? nil : (word("font", font.nameRange), entries.mapping(at: font.range))
  }

  // MARK: Colours

  /// Returns `name: colour`, from the child with a key; nil if it is not stated.
  func color(_ name: String, key: String, of element: IBElement) -> Entry? {
    guard let child = element.child("color", key: key) else { return nil }
    return (word(name, child.nameRange), color(child))
  }

  /// Returns a colour of a spec; `unknown` for one that only the running app knows.
  func color(_ element: IBElement) -> NodeIndex {
    let place = colorPlace(element)
    return notation(element).map { writer.word($0, at: place) } ?? writer.unknown(at: place)
  }

  private func colorPlace(_ element: IBElement) -> SourceRange {
    for name in ["name", "systemColor", "cocoaTouchSystemColor"] where element.attribute(name) != nil {
      return element.place(of: name)
    }
    return element.range
  }

  private func notation(_ element: IBElement) -> String? {
    switch IBColor(element) {
    case .components(let color): return color.notation
    case .system(let name): return name
    case .named(let name):
      if surroundings.colorNames.contains(name) { return "$" + name }
      // The file itself holds only the colour's light form; the dark one is in a catalog that is not here.
      return namesColors || isAdaptive ? nil : resource(name)
    case nil: return nil
    }
  }

  /// Returns Interface Builder's own note of a colour in the file.
  private func resource(_ name: String) -> String? {
    guard let color = resourceColors[name], colorsInProgress.insert(name).inserted else { return nil }
    defer { colorsInProgress.remove(name) }
    return notation(color)
  }

  func isClear(_ element: IBElement) -> Bool {
    switch IBColor(element) {
    case .components(let color): color.isClear
    case .system(let name): name == "clear"
    default: false
    }
  }

  // MARK: User-defined runtime attributes

  /// Whether a view of a class of the app's own has runtime attributes whose name speaks of a subject: only the class's
  /// code knows their effect.
  func hasOwnAttributes(_ element: IBElement, _ subjects: String...) -> Bool {
    runtimeAttributes(of: element).contains { attribute in
      guard let path = attribute["keyPath"], !Self.understood.contains(path) else { return false }
      let lower = path.lowercased()
      return subjects.contains { Self.contains(lower, $0) }
    }
  }

  /// The key paths that mean the same here as in code.
  private static let understood: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.masksToBounds", "accessibilityLabel", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityValue",
  ]

  static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }

  func runtimeAttributes(of element: IBElement) -> [IBElement] {
    element.child("userDefinedRuntimeAttributes")?.children ?? []
  }

  /// Returns a number among the runtime attributes.
  func runtimeNumber(_ path: String, of element: IBElement) -> (value: Double, place: SourceRange)? {
    guard let attribute = runtimeAttributes(of: element).first(where: { $0["keyPath"] == path }) else { return nil }
    for child in attribute.children {
      if let value = child.number("value") { return (value, child.place(of: "value")) }
    }
    return nil
  }
}
