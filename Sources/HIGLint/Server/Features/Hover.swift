import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// What is shown of the word under the pointer.
extension LanguageServer {
  func hover(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let position = TextPosition(parameters["position"]) else { return .null }
    let offset = reading.offset(position, encoding)
    let found =
      hoverOfRule(reading, at: offset)
      ?? {
        switch reading.kind {
        case .spec: hoverOfSpec(reading, at: offset)
        case .settings: hoverOfSettings(reading, at: offset)
        case .rules: hoverOfRules(reading, at: offset)
        case .imported, .other: nil
        }
      }()
    var parts = found.map { [$0.text] } ?? []
    var range = found?.range
    // The page of each rule that found something here.
    if let folder = folder(of: reading.document), let path = reading.document.place?.path {
      let items = folder.items(at: path, reading.document, now: MonotonicClock.now)
      let place = reading.document.offset(of: position, encoding)
      var seen: Set<String> = []
      for item in items
      where item.range.lowerBound <= place && place <= item.range.upperBound && item.range.count < 10_000 {
        guard seen.count < 3, seen.insert(item.rule).inserted,
          let rule = ruleTexts.summary(item.rule, among: folder.results.rules(for: path)?.rules)
        else { continue }
        parts.append(RuleTexts.markdown(rule, options.language))
        range = range ?? item.range.lowerBound - reading.prefix..<item.range.upperBound - reading.prefix
      }
    }
    guard !parts.isEmpty else { return .null }
    let text = parts.joined(separator: "\n---\n\n")
    return [
      "contents": PlainText.content(ofMarkdown: text, isShown: abilities.markdown),
      "range": range.map { reading.json($0, encoding) },
    ]
  }

  typealias HoverText = (text: String, range: Range<Int>)

  // MARK: Rules

  /// Returns the page of the rule whose id is written at an offset: in a suppression, settings or answers.
  private func hoverOfRule(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    let range = Self.word(at: offset, in: reading.tree.source.text) { byte in
      Self.isNameByte(byte) || byte == ASCII.slash || byte == ASCII.minus
    }
    let id = String(decoding: reading.tree.source.text[range], as: UTF8.self)
    guard id.utf8.contains(ASCII.slash) else { return nil }
    guard let rule = summary(ofRule: id, around: reading) else { return nil }
    return (RuleTexts.markdown(rule, options.language), range)
  }

  /// Returns the range of the word around an offset.
  static func word(at offset: Int, in text: [UInt8], _ isPart: (UInt8) -> Bool) -> Range<Int> {
    var (start, end) = (min(offset, text.count), min(offset, text.count))
    while start > 0, offset - start < 256, isPart(text[start - 1]) { start -= 1 }
    while end < text.count, end - offset < 256, isPart(text[end]) { end += 1 }
    return start..<end
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), ASCII.zero...ASCII.nine,
      UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Specs

  private func hoverOfSpec(_ reading: DocumentReading, at offset: Int) -> HoverText? {
    let outline = reading.outline
    guard let index = outline.place(at: offset) else { return nil }
    let place = outline.places[index]
    let tree = outline.tree
    let isOnKey = place.key != .none && tree[place.key].range.contains(SourceRange(at: offset))
    if let name = reading.names.place(at: offset), let text = text(of: name, around: reading) {
      let more = isOnKey ? nil : hoverOfField(index, reading, withMeaning: false, withColor: name.kind != .color)
      return ([text, more].compactMap { $0 }.joined(separator: "\n\n"), name.range.bounds)
    }
    let range = isOnKey ? tree[place.key].range.bounds : tree[place.value].range.bounds
    if !isOnKey, let text = hoverOfWord(index, reading) { return (text, range) }
    guard let text = hoverOfField(index, reading, withMeaning: true) else { return nil }
    return (text, range)
  }

  /// Returns what a word says that a field has: of many words this one, and what the field is.
  private func hoverOfWord(_ index: Int, _ reading: DocumentReading) -> String? {
    let outline = reading.outline
    let value = outline.places[index].value
    guard case .word(let words)? = outline.scalarType(of: index).map(\.closed), value != .none,
      outline.tree[value].kind == .scalar, let (field, owner) = outline.scalarField(of: index),
      let word = outline.tree.withBytes(of: value, { words.word($0) })
    else { return nil }
    let texts = FieldTexts(language: options.language)
    let summary = texts.summary(field, of: outline.vocabulary.types[owner].name)
    let more = hoverOfField(index, reading, withMeaning: false)
    return [text(ofWord: word, of: words), "**\(field.name)**: \(Markdown.escaped(summary))", more].compactMap { $0 }
      .joined(separator: "\n\n")
  }

  /// Returns what a word of an enumeration means, and how else it may be written.
  func text(ofWord word: String, of words: Enumeration) -> String {
    let texts = FieldTexts(language: options.language)
    var lines = ["**\(word)** · \(Markdown.escaped(words.title[options.language]))"]
    if let meaning = texts.summary(word, of: words) { lines.append(Markdown.escaped(meaning)) }
    let spellings = words.otherSpellings.filter { $0.word == word }.map { Markdown.code($0.spelling) }
    if !spellings.isEmpty {
      lines.append(text("Also written ", "也可写作：") + spellings.joined(separator: text(", ", "、")))
    }
    return lines.joined(separator: "\n\n")
  }

  /// Returns what a name stands for.
  func text(of name: NamePlace, around reading: DocumentReading) -> String? {
    switch name.kind {
    case .color:
      guard let color = ColorReading(definitions: reading.definitions).color("$" + name.name) else { return nil }
      return "**$\(name.name)** \(ColorReading.text(color, options.language))"
    case .screen, .component, .view, .textStyle, .parameter:
      guard !name.isDefinition else { return nil }
      let places = names(around: reading).places(of: name).filter(\.place.isDefinition)
      guard let first = places.first else { return nil }
      let title = "**\(Markdown.escaped(name.name))** · \(Markdown.escaped(first.path))"
      let outline =
        first.path == reading.path ? reading.outline : names(around: reading).files[first.path].map { $0.outline }
      let details = outline.map { DefinitionText(outline: $0, language: options.language).lines(of: first.place) } ?? []
      return ([title] + details).joined(separator: "\n\n")
    case .rule, .ruleParameter, .wordList, .expression: return text(ofRuleName: name, around: reading)
    }
  }

  private func hoverOfField(
    _ index: Int, _ reading: DocumentReading, withMeaning: Bool, withColor: Bool = true
  ) -> String? {
    let outline = reading.outline
    let place = outline.places[index]
    guard let (field, owner) = outline.scalarField(of: index) ?? place.field.map({ ($0, place.owner) }) else {
      return nil
    }
    let texts = FieldTexts(language: options.language)
    var lines: [String] = []
    if withMeaning {
      let stated = place.field ?? field
      let type = place.field == nil ? owner : place.owner
      let typeName = outline.vocabulary.types.indices.contains(type) ? outline.vocabulary.types[type].name : ""
      lines.append("**\(stated.name)**: \(Markdown.escaped(texts.summary(stated, of: typeName)))")
      var details = texts.type(stated.type)
      if let absence = texts.absence(stated.absence) {
        details += text("; not written: ", "；未写时：") + absence
      }
      lines.append(details)
    }
    lines += values(of: field, owner: owner, at: index, reading, withColor: withColor)
    return lines.isEmpty ? nil : lines.joined(separator: "\n\n")
  }

  /// Returns what is understood of a value: what a colour looks like, where a frame lies, whether a text fits.
  private func values(
    of field: Field, owner: Int, at index: Int, _ reading: DocumentReading, withColor: Bool
  ) -> [String] {
    var lines: [String] = []
    let outline = reading.outline
    let colors = ColorReading(definitions: reading.definitions)
    if withColor, case .color? = outline.scalarType(of: index),
      let color = colors.color(at: outline.places[index].value, in: outline.tree)
    {
      lines.append(ColorReading.text(color, options.language))
    }
    guard let (view, model) = view(around: index, reading) else { return lines }
    let facts = ViewReading(model: model, view: view, language: options.language)
    switch outline.scalarType(of: index) {
    case .color?: if let contrast = facts.contrast { lines.append(contrast) }
    case .text?: lines += facts.texts
    default: break
    }
    let name = outline.chain(from: index).prefix(3).compactMap { outline.places[$0].field?.name }
    if name.contains("frame") || name.contains("hitArea") { lines += facts.geometry }
    if name.first == "font", let font = facts.font { lines.append(font) }
    if name.first == "kind" || name.first == "id" {
      lines += [facts.geometry.joined(separator: "\n\n"), facts.contrast ?? ""].filter { !$0.isEmpty }
    }
    return lines
  }

  /// Returns the node of the view (or bar, or button) that a place lies in, and its model.
  func view(around index: Int, _ reading: DocumentReading) -> (NodeReference, Model)? {
    let outline = reading.outline
    for around in outline.chain(from: index) {
      guard let type = outline.objectType(of: around),
        Self.drawnTypes.contains(outline.vocabulary.types[type].name)
      else { continue }
      let range = outline.tree[outline.places[around].value].range
      if let node = reading.nodes.node(range, ofType: type) { return (node, reading.model) }
      for component in reading.components {
        if let node = NodePlaces(component, in: reading.tree.source).node(range, ofType: type) {
          return (node, component)
        }
      }
      return nil
    }
    return nil
  }

  private static let drawnTypes: Set<String> = [
    "view", "barItem", "backItem", "navigationBar", "toolbar", "tabBar", "item",
  ]
}

/// What a model says of one view, in words.
struct ViewReading {
  let model: Model
  let view: NodeReference
  let language: Language

  private var words: FieldTexts { FieldTexts(language: language) }

  private func value(_ name: String) -> Value { model.value(of: model.vocabulary.nameID(of: name), at: view) }

  func number(_ name: String) -> Double? {
    switch value(name) {
    case .double(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }

  /// The contrast of the view's text or symbol, in the worst appearance.
  var contrast: String? {
    let ratio: String
    switch value("contrast") {
    case .double(let number): ratio = words.number(number)
    case .interval(let interval): ratio = "\(words.number(interval.low))…\(words.number(interval.high))"
    default: return nil
    }
    var appearance = ""
    if case .string(let name) = value("contrastAppearance"), !name.isEmpty {
      appearance = language == .english ? " in the \(name) appearance" : name == "dark" ? "（深色外观）" : "（浅色外观）"
    }
    return language == .english ? "Contrast \(ratio):1\(appearance)" : "对比度 \(ratio):1\(appearance)"
  }

  /// The place on the screen, and where it takes touches.
  var geometry: [String] {
    var lines: [String] = []
    let (x, y, width, height) = (number("absoluteX"), number("absoluteY"), number("width"), number("height"))
    if x != nil || y != nil || width != nil || height != nil {
      let known = [x, y, width, height].map { $0.map(words.number) ?? "?" }
      lines.append((language == .english ? "On the screen: " : "界面中的位置：") + "[\(known.joined(separator: ", "))]")
    }
    if let hit = hitArea { lines.append((language == .english ? "Hit area: " : "点按区域：") + hit) }
    return lines
  }

  /// The size of the area that takes touches, for what can be tapped.
  var hitArea: String? {
    guard case .bool(true) = value("tappable"), let width = number("hitWidth"), let height = number("hitHeight") else {
      return nil
    }
    return "\(words.number(width)) × \(words.number(height)) pt"
  }

  /// Whether the hit area has another size than the view.
  var hasOwnHitArea: Bool {
    guard let width = number("width"), let height = number("height") else { return hitArea != nil }
    return number("hitWidth") != width || number("hitHeight") != height
  }

  var font: String? {
    guard let size = number("fontSize") else { return nil }
    return "\(words.number(size)) pt" + (number("fontWeight").map { ", \(words.number($0))" } ?? "")
  }

  /// The estimated width of each text, and how many lines it takes in the view's frame.
  var texts: [String] {
    guard let size = number("fontSize") else { return [] }
    let weight: TextWeight = number("fontWeight").map { $0 >= 600 ? .bold : .regular } ?? .regular
    var lines: [String] = []
    for name in [Names.text, Names.title] {
      guard let set = model.node(name, of: view) else { continue }
      for text in model.nodeList(Names.texts, of: set).prefix(4) {
        guard let value = model.textValue(of: text), !value.isUnknown else { continue }
        let width = value.estimatedWidth(fontSize: size, weight: weight)
        var line = model.text(of: text)?.language.map { "`\($0)` " } ?? ""
        line += language == .english ? "About \(interval(width)) pt wide" : "宽约 \(interval(width)) pt"
        if let room = number("width"), room > 0 {
          let count = value.estimatedLines(width: room, fontSize: size, weight: weight)
          let isOne = count.low == 1 && count.high == 1
          line +=
            language == .english
            ? ", \(interval(count)) \(isOne ? "line" : "lines") in \(words.number(room)) pt"
            : "，在 \(words.number(room)) pt 内占 \(interval(count)) 行"
        }
        lines.append(line)
      }
    }
    return lines
  }

  private func interval(_ interval: Interval) -> String {
    let (low, high) = (words.number(interval.low.rounded()), words.number(interval.high.rounded()))
    return low == high ? low : "\(low)…\(high)"
  }
}
