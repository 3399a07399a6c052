import HIGLanguage
import HIGReading

/// The reports of decoding, once per place and with the nearest right words.
extension ModelBuilder {
  package mutating func report(
    _ rule: SpecRule, severity: Severity = .error, at place: Place, _ message: Message,
    notes: [Diagnostic.Note] = [], help: Message? = nil, fix: Fix? = nil
  ) {
    let tree = model.trees[place.tree]
    model.diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: message,
        at: Location(file: tree.source, range: tree[place.node].range), notes: notes, help: help, fix: fix))
  }

  /// Reports a value that is not of its field's type, with a remedy if what was meant can be told.
  ///
  /// - Parameter meaning: What the field is for, where no remedy can be told.
  mutating func reportType(_ place: Place, of type: FieldType, _ meaning: Message? = nil) {
    // An integer beyond 64 bits was told of where the file was read.
    guard model.trees[place.tree].scalarValue(of: place.node) != .bigInt else { return }
    let remedy = remedy(for: place, type)
    reportType(place, expected: expectation(of: type), help: remedy?.help ?? meaning, fix: remedy?.fix)
  }

  mutating func reportType(_ place: Place, expected: Message, help: Message? = nil, fix: Fix? = nil) {
    let found = describe(place)
    report(
      .type, at: place,
      Message(en: "expected \(expected.en), found \(found.en)", zhHans: "此处应为\(expected.zhHans)，实际是\(found.zhHans)"),
      help: help, fix: fix)
  }

  /// Reports a value that should be a mapping or a list, unless it says that there is none or that nobody can say.
  mutating func reportShape(_ place: Place, expected: Message) {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    if target != .none, tree[target].kind == .scalar, tree[target].style == .plain,
      ["none", "unknown"].contains(tree.text(of: target))
    {
      return
    }
    reportType(place, expected: expected)
  }

  mutating func reportRange(_ place: Place, value: Double, range: ClosedRange<Double>, _ meaning: Message?) {
    let (low, high) = (cut(range.lowerBound), cut(range.upperBound))
    let found = cut(value)
    let message =
      value < range.lowerBound && range.lowerBound == 0
      ? Message(en: "\(found) is negative; this can't be less than 0", zhHans: "\(found) 是负数；此值不能小于 0")
      : Message(en: "\(found) is not between \(low) and \(high)", zhHans: "\(found) 不在 \(low) 到 \(high) 之间")
    report(.range, at: place, message, help: meaning)
  }

  /// - Parameter isDefined: Whether the names are the team's own: the one that was meant may still have to be defined.
  mutating func reportUnknownName(
    _ name: String, at place: Place, what: Message, among known: [String], isDefined: Bool = false, help: Message? = nil
  ) {
    let near = nearest(to: name, among: known)
    reportUnknownName(name, at: place, what: what, near: near, among: known, isDefined: isDefined, help: help)
  }

  /// Reports one of the team's own names. A search goes through all of them, so that a file may search only so much: an
  /// unknown name after that is reported without a suggestion.
  ///
  /// - Parameter count: The number of names, which are made only for a search.
  mutating func reportUnknownName(
    _ name: String, at place: Place, what: Message, amongDefined count: Int, _ names: (ModelBuilder) -> [String]
  ) {
    comparedNames += count
    if comparedNames <= Self.maximumComparedNames || count <= Self.alwaysComparedNames {
      reportUnknownName(name, at: place, what: what, among: names(self), isDefined: true)
    } else {
      reportUnknownName(name, at: place, what: what, near: [], among: nil, isDefined: true)
    }
  }

  /// Reports a word that is none of the few that its field takes: with those that were meant, or with all of them.
  mutating func reportUnknownWord(_ word: String, of words: Enumeration, at place: Place, _ meaning: Message?) {
    if let foreign = ForeignName.word(word, of: words) {
      reportUnknownName(
        word, at: place, what: words.title, near: foreign.written, among: nil, isDefined: false,
        help: foreign.note ?? meaning)
      return
    }
    // `iphone99` is no slip of `iphone5`.
    let digits = word.filter(\.isNumber)
    let near = nearest(to: word, among: words.words).filter { candidate in
      let known = candidate.filter(\.isNumber)
      return digits.isEmpty || digits.hasPrefix(known) && !known.isEmpty || known.hasPrefix(digits)
    }
    reportUnknownName(
      word, at: place, what: words.title, near: near, among: words.words, isDefined: false, help: meaning,
      upTo: Self.maximumToldWords)
  }

  /// - Parameters:
  ///   - known: The known names; nil if they have not been looked at.
  ///   - most: The number of names up to which all are told.
  private mutating func reportUnknownName(
    _ name: String, at place: Place, what: Message, near: [String], among known: [String]?, isDefined: Bool,
    help: Message? = nil, upTo most: Int = Self.maximumToldNames
  ) {
    var message = Message(
      en: "`\(name)` is not \(withIndefiniteArticle(what.en))", zhHans: "`\(name)` 不是已知的\(what.zhHans)")
    if !near.isEmpty {
      message.en += "; did you mean \(Self.alternatives(near, or: " or "))?"
      message.zhHans += "；是否想写\(Self.alternatives(near, or: "或"))？"
    } else if let known, !known.isEmpty, known.count <= most {
      message.en += "; known: \(known.joined(separator: ", "))"
      message.zhHans += "；可用：\(known.joined(separator: "、"))"
    } else if let known, known.isEmpty {
      message.en += "; none is defined here"
      message.zhHans += "；此处没有任何定义"
    }
    report(
      .unknownName, at: place, message, help: help, fix: nameSpelling(near, of: name, at: place, isDefined: isDefined))
  }

  mutating func reportNoSlot(in component: String, for children: Place) {
    report(
      .noSlot, at: children,
      Message(
        en: "`\(component)` has no `kind: slot` for these children to go into",
        zhHans: "`\(component)` 没有 `kind: slot`，这些子视图无处放置"))
  }

  package static func alternatives(_ names: [String], or: String) -> String {
    names.map { "`\($0)`" }.joined(separator: or)
  }

  mutating func reportMissing(_ field: Field, type: Int, at place: Place, in reference: NodeReference) {
    let typeName = vocabulary.types[type].name
    report(
      .missing, at: place,
      Message(en: "this \(typeName) has no `\(field.name)`", zhHans: "此 \(typeName) 缺少 `\(field.name)`"),
      help: meaning(of: field, in: type))
  }

  mutating func reportDepth(_ place: Place) {
    guard !expansion.isDepthTold else { return }
    expansion.isDepthTold = true
    report(
      .depth, at: place,
      Message(
        en: "objects are nested more than \(Self.maximumDepth) deep; what is inside is not checked",
        zhHans: "对象嵌套超过 \(Self.maximumDepth) 层；更深的内容不会检查"))
  }

  mutating func reportComponentDepth(_ place: Place) {
    guard !expansion.isDepthTold else { return }
    expansion.isDepthTold = true
    report(
      .depth, at: place,
      Message(
        en: "components use each other more than \(Self.maximumComponentDepth) deep; what is inside is not checked",
        zhHans: "组件嵌套使用超过 \(Self.maximumComponentDepth) 层；更深的内容不会检查"))
  }

  // MARK: Keys

  /// The keys that say something at the top of a one-screen file, next to the screen's own.
  private static let keysBesideScreen = Set(SpecSection.allCases.lazy.filter { $0 != .screen }.map(\.rawValue))

  /// Reports a key that is none of an object's fields.
  ///
  /// - Returns: The fields that may have been meant.
  @discardableResult
  mutating func checkUnknownKey(_ key: NodeIndex, in layer: Place, type: Int) -> [NameID] {
    let tree = model.trees[layer.tree]
    guard tree[tree.target(of: key)].kind == .scalar else {
      report(
        .key, at: Place(tree: layer.tree, node: key),
        Message(en: "a key must be a word", zhHans: "键必须是一个词"))
      return []
    }
    let name = tree.text(of: key)
    if name.hasPrefix("x-") { return [] }
    let typeName = vocabulary.types[type].name
    if typeName == "screen", Self.keysBesideScreen.contains(camelCase(fromSeparated: name) ?? name) { return [] }
    var meant: [NameID] = []
    let foreign = ForeignName.key(camelCase(fromSeparated: name) ?? name, of: typeName)
    let near = foreign == nil ? fields(near: name, in: type) : []
    var message = Message(
      en: "`\(name)` is not a field of \(withIndefiniteArticle(typeName))", zhHans: "\(typeName) 没有名为 `\(name)` 的字段")
    var help: Message?
    let inner = foreign == nil ? innerFields(meantBy: name, in: type, isFar: near.isEmpty) : []
    func suggest(_ names: [String]) {
      message.en += "; did you mean \(Self.alternatives(names, or: " or "))?"
      message.zhHans += "；是否想写\(Self.alternatives(names, or: "或"))？"
    }
    if let foreign, !foreign.written.isEmpty {
      suggest(foreign.written)
      // What follows the name of the field is how it is written: `truncates: shrinks`.
      meant = foreign.written.map { vocabulary.nameID(of: String($0.prefix { $0 != ":" })) }
      help = foreign.note ?? vocabulary.field(meant[0], in: type).map { meaning(of: $0, in: type) }
    } else if !inner.isEmpty {
      suggest(inner.map(\.written))
      meant = inner.map { vocabulary.nameID(of: String($0.written.prefix { $0 != ":" })) }
      help = inner[0].meaning
    } else if let first = near.first, let field = vocabulary.field(ofKey: vocabulary.nameID(of: first), in: type) {
      suggest(near)
      meant = near.compactMap { near in
        vocabulary.field(ofKey: vocabulary.nameID(of: near), in: type).map { vocabulary.nameID(of: $0.name) }
      }
      help = meaning(of: field, in: type)
    } else {
      message.en += "; a key of your own begins with `x-`"
      message.zhHans += "；自定义的键须以 `x-` 开头"
      help = foreign?.note ?? fieldList(of: type)
    }
    report(
      .unknownKey, at: Place(tree: layer.tree, node: key), message, help: help,
      fix: inner.isEmpty ? keySpelling(near, of: key, in: layer, type: type) : nil)
    return meant.filter { vocabulary.isField($0, in: type) }
  }

  /// Reports a key that means the field of an earlier one, which is read: `textColor` behind `color`.
  mutating func checkSpelling(
    of key: NodeIndex, _ value: NodeIndex, as type: FieldType, after first: SourceRange, in layer: Place
  ) {
    let tree = model.trees[layer.tree]
    // Of an icon `template: true` says how it is drawn, and no name.
    if tree.scalarValue(of: tree.target(of: value)).isBool {
      guard case .bool = type else { return }
    }
    let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let written = [first, tree[key].range].map { range in
      String(decoding: tree.source.text[range.bounds].filter { !quotes.contains($0) }, as: UTF8.self)
    }
    // A key that is written twice alike was told of where the file was read.
    guard written[0] != written[1] else { return }
    report(
      .definedTwice, at: Place(tree: layer.tree, node: key),
      Message(
        en: "`\(written[1])` means the same as `\(written[0])`, which stands here already",
        zhHans: "`\(written[1])` 与此处已写的 `\(written[0])` 含义相同"),
      notes: [
        Diagnostic.Note(
          Message(en: "it stands here first", zhHans: "首次写于此处"), at: Location(file: tree.source, range: first))
      ],
      help: Message(en: "keep one of the two", zhHans: "请只保留其中一个"))
  }

  /// Returns the fields that a key comes near, by their names, or else by the other names that they have.
  private func fields(near key: String, in type: Int) -> [String] {
    let fields = vocabulary.types[type].fields
    let first = key.first?.lowercased()
    func near(_ names: [String]) -> [String] {
      nearest(to: key, among: names).filter { name in
        // Words differ by their beginnings: `caption` is no `action`.
        name.first?.lowercased() == first || TypingSlip.explains(key, as: name)
      }
    }
    let own = near(fields.map(\.name))
    if !own.isEmpty || vocabulary.nameID(of: key) != .none { return own }
    return near(fields.flatMap { $0.otherNames.map(\.name) + $0.partNames })
  }

  /// Checks the keys of a mapping whose values are read elsewhere.
  mutating func checkKeys(of place: Place, type: Int) {
    let tree = model.trees[place.tree]
    for entry in tree.entries(of: place.node) {
      let (key, value) = (entry.key, entry.value)
      let name = tree.withBytes(of: key) { vocabulary.nameID(ofKey: $0) }
      if vocabulary.field(ofKey: name, in: type) != nil { continue }
      if screenKeysOutsideScreen(name, place: place, key: key, value: value) { continue }
      checkUnknownKey(key, in: place, type: type)
    }
  }

  /// Reports a screen's field at the top of a file that names no screen: the `screen: ID` line is missing.
  private mutating func screenKeysOutsideScreen(_ name: NameID, place: Place, key: NodeIndex, value: NodeIndex) -> Bool
  {
    guard name != .none, let screen = vocabulary.typeIndex(of: "screen"), vocabulary.field(name, in: screen) != nil
    else { return false }
    guard !toldOfUnnamedScreen else { return true }
    toldOfUnnamedScreen = true
    report(
      .unknownKey, at: Place(tree: place.tree, node: key),
      Message(
        en: "`\(vocabulary.name(name))` is a field of a screen; name the screen with `screen: ID` at the top",
        zhHans: "`\(vocabulary.name(name))` 是界面的字段；请在文件开头用 `screen: ID` 给界面命名"))
    return true
  }

  mutating func checkPalette(_ place: Place) {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    guard target != .none, tree[target].kind == .mapping else {
      reportShape(place, expected: Message(en: "colours by name", zhHans: "按名称列出的颜色"))
      return
    }
    for entry in tree.entries(of: target) { _ = color(at: Place(tree: place.tree, node: entry.value)) }
  }

  mutating func checkComponents(_ place: Place) {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    guard target != .none, tree[target].kind == .mapping else {
      reportShape(place, expected: Message(en: "components by name", zhHans: "按名称列出的组件"))
      return
    }
    for entry in tree.entries(of: target) {
      let (key, value) = (entry.key, entry.value)
      let component = tree.target(of: value)
      guard component != .none, tree[component].kind == .mapping else {
        reportShape(
          Place(tree: place.tree, node: value),
          expected: Message(en: "a component with `view`", zhHans: "带有 `view` 的组件"))
        continue
      }
      var hasView = false
      for entry in tree.entries(of: component) {
        let field = entry.key
        switch tree.text(of: field) {
        case "view": hasView = true
        case "parameters": break
        case let other where other.hasPrefix("x-"): break
        case let other:
          reportUnknownName(
            other, at: Place(tree: place.tree, node: field),
            what: Message(en: "field of a component", zhHans: "组件字段"), among: ["parameters", "view"])
        }
      }
      if !hasView {
        report(
          .missing, at: Place(tree: place.tree, node: key),
          Message(
            en: "component `\(tree.text(of: key))` has no `view`", zhHans: "组件 `\(tree.text(of: key))` 缺少 `view`"))
      }
    }
  }

  // MARK: Words for what was expected and found

  package func expectation(of type: FieldType) -> Message {
    switch type {
    case .bool: Message(en: "true or false", zhHans: " true 或 false")
    case .int: Message(en: "a whole number", zhHans: "整数")
    case .number: Message(en: "a number", zhHans: "数字")
    case .duration: Message(en: "a time in seconds or with a unit (`30s`, `2d`)", zhHans: "以秒计或带单位的时间（`30s`、`2d`）")
    case .string, .identifier: Message(en: "a string", zhHans: "字符串")
    case .text: Message(en: "a text, or texts by language", zhHans: "文本，或按语言列出的文本")
    case .word(let words), .openWord(let words):
      Message(en: "a word (\(words.name))", zhHans: "一个词（\(words.name)）")
    case .color:
      Message(
        en: "a colour (`#0A7AFF`, `systemBlue`, `$name` or {light:, dark:})",
        zhHans: "颜色（`#0A7AFF`、`systemBlue`、`$名称` 或 {light:, dark:}）")
    case .node(let name):
      if let positional = vocabulary.type(named: name)?.positional, !positional.isEmpty {
        Message(en: "[\(positional.joined(separator: ", "))]", zhHans: " [\(positional.joined(separator: ", "))]")
      } else {
        Message(en: "the fields of \(withIndefiniteArticle(name))", zhHans: " \(name) 的字段")
      }
    case .list: Message(en: "a list", zhHans: "列表")
    case .map: Message(en: "a mapping", zhHans: "映射")
    case .opaque: Message(en: "a value", zhHans: "值")
    }
  }

  package func describe(_ place: Place) -> Message {
    let tree = model.trees[place.tree]
    switch tree[place.node].kind {
    case .mapping: return Message(en: "a mapping", zhHans: "映射")
    case .sequence: return Message(en: "a list", zhHans: "列表")
    case .alias: return Message(en: "an alias", zhHans: "别名")
    case .error: return Message(en: "something unreadable", zhHans: "无法读取的内容")
    case .scalar:
      var text = tree.text(of: place.node)
      if text.isEmpty { return Message(en: "nothing", zhHans: "空值") }
      if text.unicodeScalars.count > 40 { text = String(text.unicodeScalars.prefix(40)) + "…" }
      switch tree.scalarValue(of: place.node) {
      case .bool, .int, .double, .bigInt, .null: return Message(en: "`\(text)`", zhHans: " `\(text)`")
      case .string: return Message(en: "the text `\(text)`", zhHans: "文本 `\(text)`")
      }
    }
  }
}
