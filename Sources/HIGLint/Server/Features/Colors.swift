import HIGCore
import HIGLanguage
import HIGReading

/// Colours, to be seen and chosen.
extension LanguageServer {
  func documentColors(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard reading.kind == .spec else { return [] }
    let outline = reading.outline
    let colors = ColorReading(definitions: reading.definitions)
    var found: [JSONValue] = []
    for index in outline.places.indices {
      guard case .color? = outline.scalarType(of: index) else { continue }
      let value = outline.places[index].value
      guard value != .none, outline.tree[value].kind == .scalar,
        let color = colors.color(outline.tree.text(of: value))
      else { continue }
      let light = color.light
      found.append([
        "range": reading.json(outline.tree[value].range, encoding),
        "color": [
          "red": .double(light.red), "green": .double(light.green), "blue": .double(light.blue),
          "alpha": .double(light.alpha),
        ],
      ])
    }
    return .array(found)
  }

  func colorPresentations(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let json = parameters["color"]
    guard let red = json["red"].number, let green = json["green"].number, let blue = json["blue"].number,
      let alpha = json["alpha"].number, [red, green, blue, alpha].allSatisfy({ (0...1).contains($0) })
    else { return [] }
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    var texts = [color.hex]
    // A name that means the same stands beside the number.
    let colors = ColorReading(definitions: reading.definitions)
    for name in reading.definitions.palette.keys.sorted(by: Path.precedes) {
      if let known = colors.color("$" + name), known.dark == nil, known.light.hex == color.hex {
        texts.append("$" + name)
      }
    }
    for known in SystemColor.all where known.dark == nil && known.light.hex == color.hex { texts.append(known.name) }
    let percent = FieldTexts(language: .english).number(alpha * 100)
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
    texts.append(alpha < 1 ? "rgb(\(parts) / \(percent)%)" : "rgb(\(parts))")
    let isJSON = reading.path.hasSuffix(".json")
    let spelling = ValueSpelling(isJSON: isJSON)
    return .array(
      texts.map { text in
        [
          "label": .string(text),
          "textEdit": ["range": parameters["range"], "newText": .string(spelling.scalar(text, inFlow: true))],
        ]
      })
  }
}
