import HIGLanguage
import HIGReading

/// Colours: values, pairs by appearance, and names in the palette.
extension ModelBuilder {
  mutating func decodeColor(at place: Place, into slot: inout FieldSlot, owner: NodeReference) {
    if let index = knownPaletteColor(at: place) {
      slot.kind = .color
      slot.payload = UInt64(index)
      slot.origin = .resolvedName
      return
    }
    switch color(at: place, of: (slot.name, owner)) {
    case .success(let color):
      slot.kind = .color
      slot.payload = UInt64(model.colors.count)
      model.colors.append(color)
      if color.name.utf8.first == UInt8(ascii: "$") { slot.origin = .resolvedName }
    case .failure(let failure): slot.payload = UInt64(failure.reason.rawValue)
    }
  }

  /// Returns the place in the model of a palette's colour that was met before.
  private mutating func knownPaletteColor(at place: Place) -> Int? {
    guard let place = resolve(place) else { return nil }
    let tree = model.trees[place.tree]
    guard tree[place.node].kind == .scalar else { return nil }
    let isName = tree.withBytes(of: place.node) { $0.first == UInt8(ascii: "$") }
    return isName ? paletteColors[tree.text(of: place.node)] : nil
  }

  package struct ColorFailure: Error { package var reason: Unknown.Reason }

  /// Reads a colour, a palette name or a pair.
  ///
  /// - Parameter field: The field that it is for, which is told with a mistake.
  package mutating func color(
    at place: Place, of field: (name: NameID, owner: NodeReference)? = nil
  ) -> Result<ColorValue, ColorFailure> {
    guard let place = resolve(place) else { return .failure(ColorFailure(reason: .parameter)) }
    let tree = model.trees[place.tree]
    switch tree[place.node].kind {
    case .scalar:
      let text = tree.text(of: place.node)
      if text.utf8.first == UInt8(ascii: "$") {
        if let index = paletteColors[text] { return .success(model.colors[index]) }
        return paletteColor(named: String(text.dropFirst()), at: place)
      }
      if text == "unknown" { return .failure(ColorFailure(reason: .statedUnknown)) }
      if text == "none" { return .success(.clear) }
      do throws(ColorSyntaxError) {
        let color = ColorValue(try DynamicColor.parse(text), name: text)
        reportShortColor(text, at: place)
        return .success(color)
      } catch {
        if case .unpublishedColor = error.kind { return .failure(ColorFailure(reason: .unresolvedName)) }
        let range = tree.sourceRange(of: error.range, in: place.node)
        // A name of the palette without its mark.
        let error = paletteName(in: error, of: text, at: place)
        model.diagnostics.append(
          Diagnostic(
            rule: SpecRule.color.id, severity: .error, message: error.message,
            at: Location(file: tree.source, range: range), help: colorMeaning(of: field),
            fix: colorSpelling(error, of: text, at: place)))
        return .failure(ColorFailure(reason: .unreadable))
      }
    case .mapping:
      var light: ColorValue?
      var dark: ColorValue?
      for entry in tree.entries(of: place.node) {
        let (key, value) = (entry.key, entry.value)
        let appearance = tree.text(of: key)
        guard appearance == "light" || appearance == "dark" else {
          reportUnknownName(
            appearance, at: Place(tree: place.tree, node: key), what: Message(en: "appearance", zhHans: "外观"),
            among: ["light", "dark"])
          continue
        }
        var inner = place
        inner.node = value
        switch color(at: inner, of: field) {
        case .success(let color): if appearance == "light" { light = color } else { dark = color }
        case .failure(let failure): return .failure(failure)
        }
      }
      guard let light = light ?? dark else { return .failure(ColorFailure(reason: .unreadable)) }
      return .success(ColorValue.pair(light: light, dark: dark ?? light))
    case .error: return .failure(ColorFailure(reason: .unreadable))
    default:
      reportType(place, expected: expectation(of: .color), help: colorMeaning(of: field))
      return .failure(ColorFailure(reason: .unreadable))
    }
  }

  /// Returns the error of a colour that is called like one of the palette's with this as what was meant.
  private func paletteName(in error: ColorSyntaxError, of text: String, at place: Place) -> ColorSyntaxError {
    let name = ColorParser.trimmed(text)
    switch error.kind {
    case .unknownName, .notAColor, .missingHash:
      guard let entry = definitions.palette[name], entry.tree != place.tree || entry.value != place.node else {
        return error
      }
      return ColorSyntaxError(.unknownName(name, nearest: ["$" + name]), at: error.range)
    default: return error
    }
  }

  /// Returns what the field of a colour is for, and where the ways to write one are told.
  private func colorMeaning(of field: (name: NameID, owner: NodeReference)?) -> Message {
    let ways = Message(
      en: "`higlint explain colour` tells the ways to write one", zhHans: "颜色的写法见 `higlint explain colour`")
    guard let field, let meaning = meaning(of: field.name, in: field.owner) else { return ways }
    return Message(en: "\(meaning.en); \(ways.en)", zhHans: "\(meaning.zhHans)；\(ways.zhHans)")
  }

  /// Reports `#RGB`: people who look for a colour, or change it everywhere, find it in one spelling only.
  private mutating func reportShortColor(_ text: String, at place: Place) {
    guard let full = ColorParser.fullForm(of: text) else { return }
    report(
      .colorStyle, severity: .advice, at: place,
      Message(en: "`\(text)` is short for `\(full)`; write all six digits", zhHans: "`\(text)` 是 `\(full)` 的简写；请写全六位"),
      fix: wordFix(full, for: text, at: place))
  }

  mutating func paletteColor(named name: String, at place: Place) -> Result<ColorValue, ColorFailure> {
    guard let entry = definitions.palette[name] else {
      reportUnknownName(
        "$" + name, at: place, what: Message(en: "palette colour", zhHans: "调色板颜色"),
        amongDefined: definitions.palette.count
      ) { $0.definitions.palette.keys.map { "$" + $0 }.sorted() }
      return .failure(ColorFailure(reason: .unresolvedName))
    }
    guard !paletteStack.contains(name) else {
      report(
        .cycle, at: place,
        Message(en: "palette colour `\(name)` refers to itself", zhHans: "调色板颜色 `\(name)` 引用了它自己"))
      return .failure(ColorFailure(reason: .unresolvedName))
    }
    paletteStack.append(name)
    defer { paletteStack.removeLast() }
    switch color(at: Place(tree: entry.tree, node: entry.value)) {
    case .success(let color):
      let named = color.named("$" + name)
      paletteColors.set(model.colors.count, for: named.name)
      model.colors.append(named)
      return .success(named)
    case .failure(let failure): return .failure(failure)
    }
  }
}
