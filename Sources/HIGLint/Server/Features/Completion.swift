import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// What may be written at the cursor.
extension LanguageServer {
  func completion(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let position = TextPosition(parameters["position"]) else { return .null }
    let offset = min(reading.offset(position, encoding), reading.tree.source.text.count)
    let text = reading.tree.source.text
    if let found = completionInComment(reading, text, at: offset) { return found.json }
    let isJSON = FileFormat(name: reading.path) == .json
    switch reading.kind {
    case .imported: return .null
    case .rules:
      if let found = completionInExpression(reading, at: offset) { return found.json }
    default: break
    }
    guard let site = CompletionSite(text, at: offset, path: reading.path, isJSON: isJSON) else { return .null }
    var items = items(replacing: site.replaced, reading)
    switch reading.kind {
    case .spec, .other: completeSpec(site, reading, &items)
    case .settings: completeSettings(site, reading, &items)
    case .rules: completeRules(site, reading, &items)
    case .imported: break
    }
    return items.json
  }

  func items(replacing range: Range<Int>, _ reading: DocumentReading) -> CompletionItems {
    CompletionItems(replacing: reading.json(range, encoding), snippets: abilities.snippets)
  }

  /// Adds what takes long to say of one completion.
  func resolveCompletion(_ item: JSONValue) -> JSONValue {
    guard let id = item["data"]["rule"].string, let rule = ruleTexts.summary(id) else { return item }
    return item.adding(
      "documentation", ["kind": "markdown", "value": .string(RuleTexts.markdown(rule, options.language))])
  }

  // MARK: Comments

  private func completionInComment(_ reading: DocumentReading, _ text: [UInt8], at offset: Int) -> CompletionItems? {
    var line = offset
    while line > 0, text[line - 1] != ASCII.lineFeed, text[line - 1] != ASCII.carriageReturn { line -= 1 }
    let before = String(decoding: text[line..<offset], as: UTF8.self)
    guard let mark = before.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let comment = before[before.utf8.index(after: mark)...].drop { $0 == " " }
    guard comment.hasPrefix("higlint:") || "higlint:".hasPrefix(comment) && !comment.isEmpty else { return nil }
    if !comment.contains(" ") {
      var items = items(replacing: offset - comment.utf8.count..<offset, reading)
      for word in ["disable-next-line", "disable-line", "disable", "enable"] {
        items.add("higlint:" + word, .keyword, plain: "higlint:\(word) ", snippet: "higlint:\(word) $1 -- $0")
      }
      return items
    }
    guard !comment.contains("--") else { return nil }
    let range = Self.word(at: offset, in: text) { Self.isNameByte($0) || $0 == ASCII.slash || $0 == ASCII.minus }
    var items = items(replacing: range.lowerBound..<offset, reading)
    addRules(reading, &items)
    return items
  }

  /// Adds the ids of rules; first those that find something in the file.
  func addRules(
    _ reading: DocumentReading, _ items: inout CompletionItems, areas: Bool = true, write: (String) -> String = { $0 }
  ) {
    var found: Set<String> = []
    if let folder = folder(of: reading.document) {
      for item in folder.items(at: reading.path, reading.document, now: MonotonicClock.now)
      where item.rule.contains("/") {
        found.insert(item.rule)
      }
    }
    for id in found.sorted(by: Path.precedes) {
      items.add(id, .reference, plain: write(id), rank: 1, data: ["rule": .string(id)])
    }
    let own = folder(of: reading.document)?.results.rules(for: reading.path)?.rules ?? rules
    for id in own.ids { items.add(id, .reference, plain: write(id), data: ["rule": .string(id)]) }
    guard areas else { return }
    var known: Set<String> = []
    for id in own.ids where known.insert(RuleSet.area(of: id)).inserted {
      items.add(RuleSet.area(of: id) + "/*", .module, plain: write(RuleSet.area(of: id) + "/*"), rank: 7)
    }
  }

  // MARK: Specs

  private func completeSpec(_ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems) {
    let outline = site.outline
    let place = outline.places[site.index]
    guard site.isKey else { return addValues(of: site.index, site, reading, &items) }
    guard place.parent >= 0 else { return }
    let parent = outline.places[place.parent]
    let present = Set(
      outline.children(of: place.parent).filter { $0 != site.index && outline.places[$0].key != .none }
        .map { outline.tree.text(of: outline.places[$0].key) })
    let texts = FieldTexts(language: options.language)
    switch parent.content {
    case .document:
      let isScreen = present.contains("screen")
      for section in SpecSection.allCases where !present.contains(section.rawValue) {
        if section == .screens && isScreen { continue }
        addKey(section.field, of: "document", site, texts, &items, rank: isScreen ? 6 : 4)
      }
      if isScreen { addKeys(ofType: NodeTypes.screen, except: present.union(["id"]), site, texts, &items) }
    case .object(let type):
      addKeys(ofType: type, except: present, site, texts, &items)
      addSnippets(forType: type, site, present, &items)
    case .component:
      for (name, en, zhHans) in [
        ("parameters", "What a use may say", "使用时可给出的参数"), ("view", "What it shows", "所显示的视图"),
      ] where !present.contains(name) {
        addName(name, .field, detail: text(en, zhHans), site, &items, opensBlock: true)
      }
    case .parameter:
      for name in ["type", "default"] where !present.contains(name) { addName(name, .field, detail: nil, site, &items) }
    case .names(.arguments): addParameters(of: place.parent, except: present, site, reading, &items)
    case .names(.overrides):
      let screen = outline.screen(around: place.parent)
      for view in names(around: reading).definitions(.view, scope: screen) where !present.contains(view.place.name) {
        addName(view.place.name, .reference, detail: nil, site, &items)
      }
    case .names(.answers): addRules(reading, &items, areas: false) { $0 + ": " }
    case .names(.parameters), .names(.palette), .names(.textStyles), .names(.components), .names(.states),
      .names(.languages), .names(.appearances), .names(.values):
      break
    // A value on a line of its own looks like a key as long as nothing follows.
    case .value, .list, .other:
      if case .value(.text) = parent.content {
        for language in ["en", "zh-Hans"] where !present.contains(language) {
          addName(language, .property, detail: nil, site, &items)
        }
      }
      if case .value(.color) = parent.content {
        for appearance in ["light", "dark"] where !present.contains(appearance) {
          addName(appearance, .property, detail: nil, site, &items)
        }
      }
      addValues(of: place.parent, site, reading, &items)
    }
    if case .object(let type) = parent.content, outline.vocabulary.types[type].shorthand != nil,
      present.isEmpty
    {
      addValues(of: place.parent, site, reading, &items)
    }
  }

  private func addKeys(
    ofType type: Int, except present: Set<String>, _ site: CompletionSite, _ texts: FieldTexts,
    _ items: inout CompletionItems
  ) {
    let declared = site.outline.vocabulary.types[type]
    let stated = Set(
      present.compactMap { key -> String? in
        let name = Array(key.utf8).withUnsafeBufferPointer { site.outline.vocabulary.nameID(ofKey: $0) }
        return site.outline.vocabulary.field(name, in: type)?.name
      })
    for field in declared.fields where !stated.contains(field.name) && !present.contains(field.name) {
      if case .opaque = field.type, field.summary.hasPrefix("Not ") { continue }
      var rank = field.isContent ? 3 : 4
      if case .required = field.absence { rank = 2 }
      addKey(field, of: declared.name, site, texts, &items, rank: rank)
    }
  }

  private func addKey(
    _ field: Field, of type: String, _ site: CompletionSite, _ texts: FieldTexts, _ items: inout CompletionItems,
    rank: Int
  ) {
    var isBlock = false
    switch field.type {
    case .list(.node): isBlock = true
    case .map: isBlock = true
    case .node(let name):
      let type = site.outline.vocabulary.type(named: name)
      isBlock = type?.shorthand == nil && type?.positional.isEmpty ?? true
    default: break
    }
    let summary = texts.summary(field, of: type)
    addName(
      field.name, .field, detail: summary, documentation: texts.type(field.type), site, &items, rank: rank,
      opensBlock: isBlock, isList: { if case .list(.node) = field.type { true } else { false } }())
  }

  /// Adds a key, with the colon and what must follow it.
  private func addName(
    _ name: String, _ sort: CompletionItems.Sort, detail: String?, documentation: String? = nil, _ site: CompletionSite,
    _ items: inout CompletionItems, rank: Int = 5, opensBlock: Bool = false, isList: Bool = false
  ) {
    let key = site.isQuoted || !site.isJSON ? name : "\"\(name)\""
    // A closing quote or a colon that is there already stays.
    guard !site.hasColon, !site.isQuoted else {
      return items.add(name, sort, detail: detail, documentation: documentation, plain: key, rank: rank)
    }
    let plain = key + ": "
    var snippet = CompletionItems.escaped(key) + ": $0"
    if opensBlock {
      let (open, close) = isList ? ("[", "]") : ("{", "}")
      snippet =
        site.isInFlow
        ? CompletionItems.escaped(key) + ": \(open)$0\(close == "}" ? "\\}" : close)"
        : CompletionItems.escaped(key) + ":\n  " + (isList ? "- $0" : "$0")
    }
    items.add(name, sort, detail: detail, documentation: documentation, plain: plain, snippet: snippet, rank: rank)
  }

  private func addParameters(
    of arguments: Int, except present: Set<String>, _ site: CompletionSite, _ reading: DocumentReading,
    _ items: inout CompletionItems
  ) {
    let view = site.outline.places[arguments].parent
    guard view >= 0, let component = site.outline.text("use", of: view) else { return }
    for parameter in names(around: reading).definitions(.parameter, scope: component)
    where !present.contains(parameter.place.name) {
      addName(parameter.place.name, .property, detail: component, site, &items)
    }
  }

  // MARK: Values

  private func addValues(
    of index: Int, _ site: CompletionSite, _ reading: DocumentReading, _ items: inout CompletionItems
  ) {
    let outline = site.outline
    func write(_ text: String) -> String {
      if site.isQuoted { return text }
      let spelling = ValueSpelling(isJSON: site.isJSON)
      return site.isJSON ? spelling.doubleQuoted(text) : spelling.scalar(text, inFlow: site.isInFlow)
    }
    if let component = outline.component(around: index) {
      for parameter in names(around: reading).definitions(.parameter, scope: component) {
        let text = "$(\(parameter.place.name))"
        items.add(text, .variable, detail: component, plain: write(text), rank: 4)
      }
    }
    if case .parameter = outline.places[index].content {
      for word in ["text", "color", "font", "number", "bool", "string", "image", "icon"] {
        items.add(word, .keyword, plain: write(word))
      }
      return
    }
    if let (field, owner) = outline.scalarField(of: index) {
      let type = outline.vocabulary.types[owner].name
      if let kind = NameKind(naming: field.name, of: type) {
        addNames(kind, outline.screen(around: index), reading, &items, write)
      } else if type == "view", field.name == "use" {
        addNames(.component, nil, reading, &items, write)
      } else if type == "reviewAnswer", field.name == "rule" {
        addRules(reading, &items, areas: false, write: write)
      } else if field.name == "uses" || field.name == "resource" {
        for word in Enumeration.resource.words { items.add(word, .enumeration, plain: write(word)) }
      }
    }
    guard let type = outline.scalarType(of: index) else { return }
    switch type {
    case .bool:
      for word in ["true", "false"] { items.add(word, .keyword, plain: site.isQuoted ? nil : word, rank: 2) }
    case .word(let words), .openWord(let words):
      for word in words.words { items.add(word, .enumeration, detail: words.name, plain: write(word), rank: 2) }
      if words == .textStyle {
        for name in reading.definitions.textStyles.keys.sorted(by: Path.precedes) {
          items.add("$" + name, .constant, plain: write("$" + name), rank: 1)
        }
      }
    case .color: addColors(reading, &items, write)
    default: return
    }
    for (word, en, zhHans) in [("none", "known not to be there", "已知没有"), ("unknown", "nobody can say", "无人知晓")] {
      items.add(word, .keyword, detail: text(en, zhHans), plain: write(word), rank: 8)
    }
  }

  private func addNames(
    _ kind: NameKind, _ screen: String?, _ reading: DocumentReading, _ items: inout CompletionItems,
    _ write: (String) -> String
  ) {
    for (path, place) in names(around: reading).definitions(kind, scope: kind == .view ? screen : nil) {
      items.add(place.name, .reference, detail: path, plain: write(place.name), rank: 1)
    }
  }

  private func addColors(_ reading: DocumentReading, _ items: inout CompletionItems, _ write: (String) -> String) {
    let colors = ColorReading(definitions: reading.definitions)
    for name in reading.definitions.palette.keys.sorted(by: Path.precedes) {
      let color = colors.color("$" + name)
      // An editor shows a colour beside an item whose documentation is one.
      items.add(
        "$" + name, .color, detail: color.map { ColorReading.text($0, options.language) },
        documentation: color?.light.hex, plain: write("$" + name), rank: 1)
    }
    for color in SystemColor.all {
      items.add(
        color.name, .color, detail: ColorReading.text(DynamicColor(color), options.language),
        documentation: color.light.hex, plain: write(color.name), rank: 4)
    }
  }
}
