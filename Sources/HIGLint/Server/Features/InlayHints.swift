import HIGCore
import HIGLanguage
import HIGReading

/// What is worked out, beside what is written; and what was found, above each screen.
extension LanguageServer {
  func inlayHints(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard reading.kind == .spec, let start = TextPosition(parameters["range"]["start"]),
      let end = TextPosition(parameters["range"]["end"])
    else { return [] }
    let shown = reading.offset(start, encoding)...max(reading.offset(start, encoding), reading.offset(end, encoding))
    let outline = reading.outline
    let colors = ColorReading(definitions: reading.definitions)
    var found: [JSONValue] = []
    func add(_ text: String, after node: NodeIndex, tooltip: String? = nil) {
      let offset = Int(outline.tree[node].range.end)
      found.append([
        "position": reading.document.lines.position(of: offset + reading.prefix, in: reading.document.text, encoding)
          .json,
        "label": .string(text), "paddingLeft": true, "tooltip": tooltip.map { .string($0) },
      ])
    }
    for index in outline.places.indices {
      let place = outline.places[index]
      guard place.value != .none, shown.contains(Int(outline.tree[place.value].range.end)), found.count < 2000 else {
        continue
      }
      if case .color? = outline.scalarType(of: index), outline.tree[place.value].kind == .scalar {
        let text = outline.tree.text(of: place.value)
        var parts: [String] = []
        if text.hasPrefix("$"), let color = colors.color(text) {
          parts.append(ColorReading.text(color, options.language))
        }
        if place.field?.name == "color", place.owner == NodeTypes.view || place.owner == NodeTypes.barItem,
          let (view, model) = view(around: index, reading)
        {
          let facts = ViewReading(model: model, view: view, language: options.language)
          if let contrast = facts.shortContrast { parts.append(contrast) }
        }
        if !parts.isEmpty { add(parts.joined(separator: " · "), after: place.value) }
      }
      if place.field?.name == "frame", place.owner == NodeTypes.view, let (view, model) = view(around: index, reading) {
        let facts = ViewReading(model: model, view: view, language: options.language)
        if facts.hasOwnHitArea, let area = facts.hitArea {
          add(
            text("taps \(area)", "点按 \(area)"), after: place.value,
            tooltip: text("The size of the area that takes touches", "接收触摸的区域大小"))
        }
      }
    }
    return .array(found)
  }

  // MARK: Lenses

  func codeLenses(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard reading.kind == .spec, let folder = folder(of: reading.document) else { return [] }
    let items = folder.items(at: reading.path, reading.document, now: MonotonicClock.now)
    var found: [JSONValue] = []
    for screen in reading.names.screens {
      let inside = Self.items(of: screen, reading, among: items)
      let count = inside.count { $0.diagnostic != nil }
      let questions = inside.count - count
      var title =
        count == 0
        ? text("No findings", "没有问题") : text(count == 1 ? "1 finding" : "\(count) findings", "\(count) 个问题")
      if questions > 0 {
        title += text(questions == 1 ? ", 1 question" : ", \(questions) questions", "，\(questions) 个需人工查看")
      }
      found.append([
        "range": reading.json(screen.range, encoding),
        "command": [
          "title": .string(title), "command": .string(Self.findingsCommand),
          "arguments": [.string(reading.document.uri), .string(screen.name)],
        ],
      ])
      found.append([
        "range": reading.json(screen.range, encoding),
        "command": [
          "title": .string(text("Draw", "绘制")), "command": .string(DrawnScreens.command),
          "arguments": [.string(reading.document.uri), .string(screen.name)],
        ],
      ])
    }
    return .array(found)
  }
}

extension LanguageServer {
  /// The command behind the lens that counts: leads to what was found first in a screen.
  static let findingsCommand = "higlint.findings"

  private static func items(of screen: NamePlace, _ reading: DocumentReading, among items: [Shown]) -> [Shown] {
    let whole = Int(screen.whole.start) + reading.prefix...Int(screen.whole.end) + reading.prefix
    return items.filter { whole.contains($0.range.lowerBound) }
  }

  func showFindings(_ id: JSONValue, _ parameters: JSONValue) {
    let words = parameters["arguments"].items.compactMap(\.string)
    guard words.count == 2, let reading = reading(words[0]), let folder = folder(of: reading.document),
      let screen = reading.names.screens.first(where: { $0.name == words[1] })
    else {
      return connection.fail(
        id, .requestFailed, text("there is no such screen in an open file", "打开的文件中没有这个界面"))
    }
    let items = folder.items(at: reading.path, reading.document, now: MonotonicClock.now)
    if abilities.showsDocuments, let first = Self.items(of: screen, reading, among: items).first {
      connection.request(
        "window/showDocument",
        [
          "uri": .string(reading.document.uri), "takeFocus": true,
          "selection": reading.document.json(first.range, encoding),
        ])
    }
    connection.reply(id, .null)
  }
}

extension ViewReading {
  /// The contrast as it stands beside a colour: `4.6:1`.
  var shortContrast: String? {
    switch model.value(of: model.vocabulary.nameID(of: "contrast"), at: view) {
    case .double(let number): FieldTexts(language: language).number(number) + ":1"
    default: nil
    }
  }
}
