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
    CompletionItems(
      replacing: reading.json(range, encoding), snippets: abilities.snippets, markdown: abilities.markdownInCompletions)
  }

  /// Adds what takes long to say of one completion.
  func resolveCompletion(_ item: JSONValue) -> JSONValue {
    guard let id = item["data"]["rule"].string, let rule = ruleTexts.summary(id) else { return item }
    let text = RuleTexts.markdown(rule, options.language)
    return item.adding(
      "documentation", PlainText.content(ofMarkdown: text, isShown: abilities.markdownInCompletions))
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
    // In a spec a suppression is about what is found there.
    if reading.kind == .spec, let folder = folder(of: reading.document) {
      for item in folder.items(at: reading.path, reading.document, now: MonotonicClock.now)
      where item.rule.contains("/") {
        found.insert(item.rule)
      }
    }
    for id in found.sorted(by: Path.precedes) {
      items.add(id, .reference, plain: write(id), rank: 1, data: ["rule": .string(id)])
    }
    let own = ruleSet(around: reading)
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
    let texts = FieldTexts(language: options.language)
    guard site.isKey else {
      addValues(of: site.index, site, reading, &items)
      // An item of a list in brackets is an object in braces of its own.
      if case .object(let type) = place.content, place.key == .none, site.isInFlow, !site.isJSON, !site.isQuoted {
        addKeys(ofType: type, of: site.index, except: [], site, texts, &items, inBraces: true)
        addSnippets(forType: type, site, [], &items, inBraces: true)
      }
      return
    }
    guard place.parent >= 0 else { return }
    let parent = outline.places[place.parent]
    let present = site.keysBeside
    switch parent.content {
    case .document:
      if isForeign(present, outline.vocabulary) { return }
      let isScreen = present.contains("screen")
      for section in SpecSection.allCases where !present.contains(section.rawValue) {
        if section == .screens && isScreen { continue }
        addKey(section.field, of: "document", site, texts, &items, rank: isScreen ? 6 : 4)
      }
      if isScreen {
        addKeys(ofType: NodeTypes.screen, of: place.parent, except: present.union(["id"]), site, texts, &items)
      }
    case .object(let type):
      addKeys(ofType: type, of: place.parent, except: present, site, texts, &items)
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

  /// Whether the keys at the top of a file are all another tool's.
  private func isForeign(_ keys: Set<String>, _ vocabulary: Vocabulary) -> Bool {
    let keys = keys.filter { !$0.hasPrefix("x-") }
    guard !keys.isEmpty else { return false }
    let screen = vocabulary.types[NodeTypes.screen]
    return !keys.contains { key in
      SpecSection(rawValue: key) != nil
        || screen.fields.contains { $0.name == key && key != "name" || $0.otherNames.contains { $0.name == key } }
    }
  }

  private func addKeys(
    ofType type: Int, of holder: Int, except present: Set<String>, _ site: CompletionSite, _ texts: FieldTexts,
    _ items: inout CompletionItems, inBraces: Bool = false
  ) {
    let declared = site.outline.vocabulary.types[type]
    let stated = Set(
      present.compactMap { key -> String? in
        let name = Array(key.utf8).withUnsafeBufferPointer { site.outline.vocabulary.nameID(ofKey: $0) }
        return site.outline.vocabulary.field(name, in: type)?.name
      })
    let usual = UsualKeys.names(ofType: type, at: holder, site.outline)
    let first = usual.compactMap { name in declared.fields.first { $0.name == name } }
    for field in first + declared.fields where !stated.contains(field.name) && !present.contains(field.name) {
      if case .opaque = field.type, field.summary.hasPrefix("Not ") { continue }
      var rank = usual.contains(field.name) || field.isContent && usual.isEmpty ? 3 : 4
      if case .required = field.absence { rank = 2 }
      addKey(field, of: declared.name, site, texts, &items, rank: rank, inBraces: inBraces)
    }
  }

  private func addKey(
    _ field: Field, of type: String, _ site: CompletionSite, _ texts: FieldTexts, _ items: inout CompletionItems,
    rank: Int, inBraces: Bool = false
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
      opensBlock: isBlock, isList: { if case .list(.node) = field.type { true } else { false } }(), inBraces: inBraces)
  }

  /// Adds a key, with the colon and what must follow it.
  func addName(
    _ name: String, _ sort: CompletionItems.Sort, detail: String?, documentation: String? = nil, _ site: CompletionSite,
    _ items: inout CompletionItems, rank: Int = 5, opensBlock: Bool = false, isList: Bool = false,
    inBraces: Bool = false
  ) {
    let key = site.isQuoted || !site.isJSON ? name : "\"\(name)\""
    // A closing quote or a colon that is there already stays.
    guard !site.hasColon, !site.isQuoted else {
      return items.add(name, sort, detail: detail, documentation: documentation, plain: key, rank: rank)
    }
    let plain = (inBraces ? "{" : "") + key + ": "
    var snippet = CompletionItems.escaped(key) + ": $0"
    if opensBlock {
      let (open, close) = isList ? ("[", "]") : ("{", "}")
      snippet =
        site.isInFlow
        ? CompletionItems.escaped(key) + ": \(open)$0\(close == "}" ? "\\}" : close)"
        : CompletionItems.escaped(key) + ":\n  " + (isList ? "- $0" : "$0")
    }
    if inBraces { snippet = "{\(snippet)\\}" }
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
    if addParameterValues(of: index, outline, reading, &items, write) { return }
    if let component = outline.component(around: index) {
      for parameter in names(around: reading).definitions(.parameter, scope: component) {
        let text = "$(\(parameter.place.name))"
        items.add(text, .variable, detail: component, plain: write(text), rank: 4)
      }
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
        for word in Enumeration.resource.words { add(word, of: .resource, &items, write) }
      } else if let names = fileNames(for: field.name, of: type, reading) {
        for name in names { items.add(name, .file, plain: write(name), rank: 1) }
      }
    }
    guard let type = outline.scalarType(of: index) else { return }
    switch type {
    case .bool:
      for word in ["true", "false"] { items.add(word, .keyword, plain: site.isQuoted ? nil : word, rank: 2) }
    case .word(let words), .openWord(let words): addWords(of: words, reading, &items, write)
    case .color: addColors(reading, &items, write)
    default: return
    }
    for (word, en, zhHans) in [("none", "known not to be there", "已知没有"), ("unknown", "nobody can say", "无人知晓")] {
      items.add(word, .keyword, detail: text(en, zhHans), plain: write(word), rank: 8)
    }
  }

  private func addWords(
    of words: Enumeration, _ reading: DocumentReading, _ items: inout CompletionItems, _ write: (String) -> String
  ) {
    for word in words.words { add(word, of: words, &items, write) }
    guard words == .textStyle else { return }
    for name in reading.definitions.textStyles.keys.sorted(by: Path.precedes) {
      items.add("$" + name, .constant, plain: write("$" + name), rank: 1)
    }
  }

  /// Adds a word with what it means.
  func add(
    _ word: String, of words: Enumeration?, _ items: inout CompletionItems, _ write: (String) -> String = { $0 }
  ) {
    let meaning = words.flatMap { FieldTexts(language: options.language).summary(word, of: $0) }
    items.add(
      word, .enumeration, detail: meaning ?? words?.title[options.language], plain: write(word), rank: 2)
  }

  /// Adds what may be said of a component's parameter: its type, or the value that it has where none is given. Returns
  /// whether a place is one of a parameter.
  private func addParameterValues(
    of index: Int, _ outline: SpecOutline, _ reading: DocumentReading, _ items: inout CompletionItems,
    _ write: (String) -> String
  ) -> Bool {
    let place = outline.places[index]
    let isDeclaration = if case .parameter = place.content { true } else { false }
    if !isDeclaration {
      guard place.parent >= 0, place.key != .none, case .parameter = outline.places[place.parent].content else {
        return false
      }
      guard outline.tree.text(of: place.key) == "type" else {
        switch outline.text("type", of: place.parent) {
        case "color": addColors(reading, &items, write)
        case "font": addWords(of: .textStyle, reading, &items, write)
        case "bool": for word in ["true", "false"] { items.add(word, .keyword, plain: word) }
        default: break
        }
        return true
      }
    }
    for word in ["text", "color", "font", "number", "bool", "string", "image", "icon"] {
      items.add(word, .keyword, plain: write(word))
    }
    return true
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
