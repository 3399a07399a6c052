import HIGLanguage
import HIGReading

/// The contents of labels, buttons, fields and other controls.
extension IBReader {
  func addContent(of element: IBElement, kind: String, to entries: inout IBEntries) {
    switch kind {
    case "label": addLabel(element, to: &entries)
    case "button": addButton(element, to: &entries)
    case "textField", "secureField", "textView", "searchField": addField(element, kind: kind, to: &entries)
    case "image": addImage(element, to: &entries)
    case "segmentedControl": addSegments(element, to: &entries)
    case "pageControl":
      if let pages = element.number("numberOfPages"), pages >= 0, !isBound(element) {
        entries.add("pages", number: pages, at: element.place(of: "numberOfPages"))
      }
      addNumber("currentPage", as: "value", of: element, to: &entries)
    case "switch":
      // Interface Builder writes nothing for one that is off.
      if !isBound(element) {
        entries.add(
          "value", flag: element.flag("on") ?? false,
          at: element.attribute("on") == nil ? element.nameRange : element.place(of: "on"))
      }
    case "progressView": addNumber("progress", as: "value", of: element, to: &entries)
    case "slider":
      addRange(element, from: "minValue", to: "maxValue", entries: &entries)
      addNumber("value", as: "value", of: element, to: &entries)
    case "stepper":
      addRange(element, from: "minimumValue", to: "maximumValue", entries: &entries)
      addNumber("stepValue", as: "step", of: element, to: &entries)
      addNumber("value", as: "value", of: element, to: &entries)
    case "datePicker": addNumber("minuteInterval", as: "minuteInterval", of: element, to: &entries)
    case "cell":
      if let accessory = element["accessoryType"].flatMap({ Self.accessories[$0] }), !isBound(element) {
        entries.add("accessory", word: accessory, at: element.place(of: "accessoryType"))
      }
    case "scrollView", "table", "collection":
      if kind == "table", let style = element["style"].flatMap({ Self.tableStyles[$0] }) {
        entries.add("style", word: style, at: element.place(of: "style"))
      }
      if element.flag("pagingEnabled") == true {
        entries.add("paging", flag: true, at: element.place(of: "pagingEnabled"))
      }
      if element.flag("bounces") == false { entries.add("bounces", flag: false, at: element.place(of: "bounces")) }
    default: break
    }
  }

  private static let accessories = [
    "disclosureIndicator": "disclosure", "detailDisclosureButton": "detailDisclosure", "detailButton": "detail",
    "checkmark": "checkmark",
  ]
  private static let tableStyles = ["plain": "plain", "grouped": "grouped", "insetGrouped": "grouped"]

  /// Adds a number that code does not set.
  private func addNumber(_ name: String, as field: String, of element: IBElement, to entries: inout IBEntries) {
    guard !isBound(element), let number = element.number(name), (0...1e6).contains(number) else { return }
    entries.add(field, number: number, at: element.place(of: name))
  }

  private func addRange(_ element: IBElement, from low: String, to high: String, entries: inout IBEntries) {
    guard !isBound(element) else { return }
    for (name, field) in [(low, "minimum"), (high, "maximum")] {
      guard let number = element.number(name), (-1e9...1e9).contains(number) else { continue }
      entries.add(field, number: number, at: element.place(of: name))
    }
  }

  /// Whether code may show another text than the one written.
  private func isTextOpen(_ element: IBElement) -> Bool {
    isBound(element) || isCellLabel(element) || isLocalizedByCode(element)
  }

  /// Whether an attribute of the app's own sets the text: by its key in a table that is not the file's.
  func isLocalizedByCode(_ element: IBElement) -> Bool {
    hasOwnAttributes(element, "text", "title", "loc", "label", "string", "key")
  }

  /// Whether a label is one that a cell of a standard style calls its own: in a prototype, code fills them.
  private func isCellLabel(_ element: IBElement) -> Bool {
    guard let id = element.id, let cell = ancestor("tableViewCell", of: element),
      cell["textLabel"] == id || cell["detailTextLabel"] == id
    else { return false }
    return cell.parent?.is("prototypes") ?? true || isBound(cell)
  }

  func ancestor(_ name: String, of element: IBElement) -> IBElement? {
    var current = element.parent
    while let ancestor = current {
      if ancestor.is(name) { return ancestor }
      current = ancestor.parent
    }
    return nil
  }

  // MARK: Labels and fields

  private func addLabel(_ element: IBElement, to entries: inout IBEntries) {
    let place = element.attribute("text") == nil ? element.nameRange : element.place(of: "text")
    entries.add("text", at: place, text("text", of: element, isOpen: isTextOpen(element)))
    entries.add(textColor(of: element))
    entries.add(font(of: element))
    addLines(of: element, to: &entries)
    addAlignment(of: element, to: &entries)
  }

  /// Returns a label's colour; UIKit's own if none is stated.
  private func textColor(of element: IBElement) -> Entry? {
    let stated = element.child("color", key: "textColor")
    if isColorOpen(element, stated) { return (word("color", element.nameRange), writer.unknown(at: element.nameRange)) }
    if let child = stated { return (word("color", child.nameRange), color(child)) }
    if let attributed = element.child("attributedString", key: "attributedText") {
      return attributedColor(attributed)
    }
    if let custom = element.child("color", key: "customTextColor") {
      return (word("color", custom.nameRange), color(custom))
    }
    // `nil` is the colour that UIKit gives: black, and white in dark appearance since iOS 13.
    guard element.customClass == nil, let none = element.child("nil", key: "textColor") else { return nil }
    return (word("color", none.nameRange), word(isAdaptive ? "label" : "black", none.range))
  }

  /// Whether code may draw the text in another colour: it has an outlet, or attributes that speak of one. A colour with
  /// a name is a decision all the same; components, or none, often only stand in for a theme's colour.
  private func isColorOpen(_ element: IBElement, _ stated: IBElement?) -> Bool {
    if hasOwnAttributes(element, "color", "theme") { return true }
    if let stated, stated["name"] != nil || stated["systemColor"] != nil { return false }
    return isBound(element) || isCellLabel(element) || hasOwnAttributes(element, "style")
  }

  /// Returns the colour of a text whose pieces all have the same.
  private func attributedColor(_ attributed: IBElement) -> Entry? {
    let fragments = attributed.children.filter { $0.is("fragment") }
    let colors = fragments.map { $0.child("attributes")?.child("color", key: "NSColor") }
    guard let first = colors.first, let first else { return nil }
    let same = colors.allSatisfy { $0.map { IBColor($0) == IBColor(first) } ?? false }
    return (word("color", first.nameRange), same ? color(first) : writer.unknown(at: first.range))
  }

  private func addLines(of element: IBElement, to entries: inout IBEntries) {
    if let lines = element.number("numberOfLines"), lines >= 0 {
      entries.add("lines", number: lines, at: element.place(of: "numberOfLines"))
    }
    let place = element.place(of: "lineBreakMode")
    if element.flag("adjustsFontSizeToFit") == true || element.attribute("minimumScaleFactor") != nil {
      entries.add("truncates", word: "shrinks", at: element.place(of: "adjustsFontSizeToFit"))
      if let scale = element.number("minimumScaleFactor"), (0...1).contains(scale) {
        entries.add("minimumScale", number: scale, at: element.place(of: "minimumScaleFactor"))
      }
      return
    }
    switch element["lineBreakMode"] {
    case "tailTruncation": entries.add("truncates", word: "tail", at: place)
    case "middleTruncation": entries.add("truncates", word: "middle", at: place)
    case "headTruncation": entries.add("truncates", word: "head", at: place)
    default: break
    }
  }

  private func addAlignment(of element: IBElement, to entries: inout IBEntries) {
    guard let align = element["textAlignment"], align != "natural", Enumeration.align.words.contains(align) else {
      return
    }
    entries.add("align", word: align, at: element.place(of: "textAlignment"))
  }

  private static let contentTypes: [String: String] = [
    "name": "name", "email": "emailAddress", "tel": "telephoneNumber", "username": "username", "password": "password",
    "new-password": "password", "url": "url", "postal-code": "postalCode", "organization-title": "jobTitle",
    "organization": "organization", "country-name": "country", "address-level2": "city", "given-name": "name",
    "family-name": "name", "nickname": "name", "street-address": "address", "address-line1": "address",
  ]

  private func addField(_ element: IBElement, kind: String, to entries: inout IBEntries) {
    if kind == "textView" || kind == "textField" || kind == "secureField" {
      let isOpen = kind != "textView" || isTextOpen(element) || element.flag("editable") != false
      // People enter the text of a field; they read a text that can't be edited.
      if let text = text("text", of: element, isOpen: isOpen) {
        entries.add("text", at: element.place(of: "text"), text)
      }
    }
    if let placeholder = text("placeholder", of: element, isOpen: isTextOpen(element)) {
      entries.add("placeholder", at: element.place(of: "placeholder"), placeholder)
    } else if isBound(element), kind != "textView" {
      entries.add("placeholder", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
    if kind != "searchField" {
      entries.add(textColor(of: element))
      entries.add(font(of: element))
      addAlignment(of: element, to: &entries)
    }
    if let type = element.child("textInputTraits")?["textContentType"].flatMap({ Self.contentTypes[$0] }) {
      entries.add("contentType", word: type, at: element.nameRange)
    }
    if let traits = element.child("textInputTraits"), let keyboard = traits["keyboardType"], keyboard != "default" {
      let place = traits.place(of: "keyboardType")
      entries.add("keyboard", at: place, writer.text(keyboard, at: place))
    }
    if let mode = element["clearButtonMode"], ["never", "whileEditing", "unlessEditing", "always"].contains(mode) {
      entries.add("clearButton", word: mode, at: element.place(of: "clearButtonMode"))
    }
  }

  // MARK: Images

  private func addImage(_ element: IBElement, to entries: inout IBEntries) {
    if let name = element.attribute("image") {
      entries.add("image", at: element.place(of: "image"), image(name, of: element))
    } else if let reference = element.child("imageReference", key: "image") {
      entries.add("image", at: reference.nameRange, image(reference.attribute("image"), of: reference))
    } else {
      entries.add("image", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
  }

  /// Returns an image with the facts that the asset catalog has about it.
  private func image(_ name: XMLAttribute?, of element: IBElement) -> NodeIndex? {
    guard let name else { return nil }
    let place = element.place(of: "image")
    var entries = IBEntries(self)
    entries.add("name", at: place, string(name))
    if let asset = surroundings.images[file.document.string(of: name)] {
      if let scales = asset.scales {
        entries.add("scale", at: place, writer.elsewhere(asset.tree, scales, at: place))
      }
      if asset.isVector { entries.add("vector", flag: true, at: place) }
      entries.add("size", at: place, size(of: asset, at: place))
      if asset.isResizable { entries.add("resizable", flag: true, at: place) }
    }
    return entries.mapping(at: place)
  }

  /// Returns an image of a button or a bar item: a symbol.
  func icon(_ name: String, of element: IBElement) -> NodeIndex? {
    guard let attribute = element.attribute(name) else { return nil }
    let place = element.place(of: name)
    let isSystem = element["catalog"] == "system"
    var entries = IBEntries(self)
    entries.add(isSystem ? "system" : "name", at: place, string(attribute))
    if !isSystem, let asset = surroundings.images[file.document.string(of: attribute)] {
      entries.add("size", at: place, size(of: asset, at: place))
    }
    return entries.mapping(at: place)
  }

  private func size(of asset: AssetImage, at place: SourceRange) -> NodeIndex? {
    asset.size.map { size in
      writer.sequence(
        at: place, [writer.number(size.width, at: place), writer.number(size.height, at: place)])
    }
  }

  // MARK: Segments

  private func addSegments(_ element: IBElement, to entries: inout IBEntries) {
    guard !isBound(element) || !surroundings.tables.isEmpty else { return }
    let segments = element.child("segments")?.children ?? []
    let selected = isBound(element) ? nil : element.number("selectedSegmentIndex").flatMap { Int(exactly: $0) }
    var items: [NodeIndex] = []
    for (index, segment) in segments.enumerated() {
      var item = IBEntries(self)
      if let title = segment.attribute("title") {
        let key = "segmentTitles[\(index)]"
        let text = writtenText("title", of: segment)?.node
        item.add(
          "title", at: title.nameRange,
          text.map { localized($0, place: segment.place(of: "title"), key: key, of: element) })
      }
      if segment.attribute("image") != nil {
        item.add("icon", at: segment.place(of: "image"), icon("image", of: segment))
      }
      if index == selected { item.add("selected", flag: true, at: element.place(of: "selectedSegmentIndex")) }
      items.append(item.mapping(at: segment.nameRange))
    }
    entries.add("items", items: items, at: element.child("segments")?.nameRange ?? element.nameRange)
  }

  // MARK: Buttons

  func configuration(of element: IBElement) -> IBElement? { element.child("buttonConfiguration", key: "configuration") }

  private func addButton(_ element: IBElement, to entries: inout IBEntries) {
    if let configuration = configuration(of: element) {
      addConfigured(element, configuration, to: &entries)
    } else {
      addStates(of: element, to: &entries)
    }
    entries.add(font(of: element))
  }

  private func state(_ key: String, of element: IBElement) -> IBElement? { element.child("state", key: key) }

  /// Adds the title and image of a button's states, its colour and its icon.
  private func addStates(of element: IBElement, to entries: inout IBEntries) {
    // A title that translators got is one that people see.
    let isOpen = isTextOpen(element) && surroundings.tables.isEmpty || isLocalizedByCode(element)
    let normal = state("normal", of: element)
    if let normal, let title = text("title", of: normal, isOpen: isOpen) {
      // The title has the id of its button and a key of its own.
      let place = normal.place(of: "title")
      let all = isOpen ? title : localized(title, place: place, key: "normalTitle", of: element)
      entries.add("title", at: place, all)
    } else if isBound(element) || element.customClass != nil {
      entries.add("title", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
    if let normal, normal.attribute("image") != nil {
      entries.add("icon", at: normal.place(of: "image"), icon("image", of: normal))
    } else if let name = builtInIcon(element) {
      let place = element.place(of: "buttonType")
      entries.add("icon", at: place, writer.mapping(at: place, [(word("system", place), word(name, place))]))
    } else if isBound(element) {
      entries.add("icon", at: element.nameRange, writer.unknown(at: element.nameRange))
    } else if let background = normal?.attribute("backgroundImage") {
      let place = background.value
      entries.add("image", at: place, writer.mapping(at: place, [(word("name", place), string(background))]))
    }
    entries.add(titleColor(of: element, normal))
    addOtherStates(of: element, isOpen: isOpen, to: &entries)
  }

  private func builtInIcon(_ element: IBElement) -> String? {
    switch element["buttonType"] {
    case "contactAdd": "add"
    case "infoLight", "infoDark", "detailDisclosure": "info"
    case "close": "close"
    default: nil
    }
  }

  private func titleColor(of element: IBElement, _ normal: IBElement?) -> Entry? {
    if isColorOpen(element, normal?.child("color", key: "titleColor")) {
      return (word("color", element.nameRange), writer.unknown(at: element.nameRange))
    }
    if let color = normal?.child("color", key: "titleColor") {
      return (word("color", color.nameRange), self.color(color))
    }
    if let attributed = normal?.child("attributedString", key: "attributedTitle") {
      return attributedColor(attributed)
    }
    if element.customClass != nil {
      return (word("color", element.nameRange), writer.unknown(at: element.nameRange))
    }
    switch element["buttonType"] {
    case "system", "roundedRect", "contactAdd", "infoLight", "infoDark", "detailDisclosure", "close": return nil
    case nil, "custom":
      // UIKit draws the title of a custom button in white.
      return normal?.attribute("title") == nil
        ? nil : (word("color", element.nameRange), word("white", element.nameRange))
    default: return nil
    }
  }

  private func addOtherStates(of element: IBElement, isOpen: Bool, to entries: inout IBEntries) {
    var states = IBEntries(self)
    for name in ["highlighted", "disabled", "selected"] {
      guard let state = state(name, of: element) else { continue }
      var entries = IBEntries(self)
      if state.attribute("title") != nil || state.child(key: "title") != nil {
        entries.add("title", at: state.place(of: "title"), text("title", of: state, isOpen: isOpen))
      }
      if let color = state.child("color", key: "titleColor") {
        entries.add("color", at: color.nameRange, self.color(color))
      }
      if state.attribute("image") != nil {
        entries.add("icon", at: state.place(of: "image"), icon("image", of: state))
      }
      if !entries.isEmpty { states.add(name, at: state.nameRange, entries.mapping(at: state.nameRange)) }
    }
    if !states.isEmpty { entries.add("states", at: element.nameRange, states.mapping(at: element.nameRange)) }
  }

  // MARK: Button configurations (iOS 15)

  private func addConfigured(_ element: IBElement, _ configuration: IBElement, to entries: inout IBEntries) {
    if let title = text("title", of: configuration, isOpen: isTextOpen(element)) {
      entries.add("title", at: configuration.place(of: "title"), title)
    } else if isBound(element) {
      entries.add("title", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
    if configuration.attribute("image") != nil {
      entries.add("icon", at: configuration.place(of: "image"), icon("image", of: configuration))
    }
    if isColorOpen(element, configuration.child("color", key: "baseForegroundColor")) {
      entries.add("color", at: element.nameRange, writer.unknown(at: element.nameRange))
    } else if let color = configuration.child("color", key: "baseForegroundColor") {
      entries.add("color", at: color.nameRange, self.color(color))
    } else {
      switch configuration["style"] {
      case "plain", "borderless": break
      // White on the tint.
      case "filled", "borderedProminent": entries.add("color", word: "white", at: configuration.place(of: "style"))
      default: entries.add("color", at: configuration.nameRange, writer.unknown(at: configuration.nameRange))
      }
    }
  }

  func configuredBackground(_ configuration: IBElement, of element: IBElement) -> Entry? {
    let own =
      configuration.child("color", key: "baseBackgroundColor")
      ?? configuration.child("backgroundConfiguration")?.child("color", key: "backgroundColor")
    if let own { return (word("background", own.nameRange), color(own)) }
    let place = configuration.place(of: "style")
    switch configuration["style"] {
    case "plain", "borderless": return (word("background", place), word("clear", place))
    case "filled", "borderedProminent":
      if let tint = element.child("color", key: "tintColor") { return (word("background", place), color(tint)) }
      return (word("background", place), writer.unknown(at: place))
    default: return (word("background", place), writer.unknown(at: place))
    }
  }
}
