import HIGLanguage
import HIGReading

/// Colours: values, pairs by appearance, and names in the palette.
extension ModelBuilder {
  mutating func decodeColor(at place: Place, into slot: inout FieldSlot) {
    if let index = knownPaletteColor(at: place) {
      slot.kind = .color
      slot.payload = UInt64(index)
      slot.origin = .resolvedName
      return
    }
    switch color(at: place) {
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
  package mutating func color(at place: Place) -> Result<ColorValue, ColorFailure> {
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
        model.diagnostics.append(
          Diagnostic(
            rule: SpecRule.color.id, severity: .error, message: error.message,
            at: Location(file: tree.source, range: range), fix: colorSpelling(error, of: text, at: place)))
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
        switch color(at: inner) {
        case .success(let color): if appearance == "light" { light = color } else { dark = color }
        case .failure(let failure): return .failure(failure)
        }
      }
      guard let light = light ?? dark else { return .failure(ColorFailure(reason: .unreadable)) }
      return .success(ColorValue.pair(light: light, dark: dark ?? light))
    case .error: return .failure(ColorFailure(reason: .unreadable))
    default:
      reportType(place, expected: expectation(of: .color))
      return .failure(ColorFailure(reason: .unreadable))
    }
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
