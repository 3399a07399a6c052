import HIGCore
import HIGLanguage
import HIGReading

/// Views.
extension IBReader {
  /// The depth from which nested views are left out, as the model would refuse them.
  static let maximumDepth = 400

  /// The kind of each element. A plain `view` is decided by its contents.
  private static let kinds: [String: String] = [
    "label": "label", "button": "button", "imageView": "image", "textField": "textField", "textView": "textView",
    "searchBar": "searchField", "switch": "switch", "slider": "slider", "stepper": "stepper",
    "segmentedControl": "segmentedControl", "pageControl": "pageControl", "pickerView": "picker",
    "datePicker": "datePicker", "activityIndicatorView": "activityIndicator", "progressView": "progressView",
    "tableViewCell": "cell", "tableView": "table", "collectionViewCell": "cell", "collectionView": "collection",
    "collectionReusableView": "group", "scrollView": "scrollView", "stackView": "stack", "view": "group",
    "containerView": "group", "mapView": "map", "mkMapView": "map", "webView": "webView", "wkWebView": "webView",
    "visualEffectView": "group", "adBannerView": "ad", "tableViewCellContentView": "group",
    "collectionViewCellContentView": "group",
  ]

  /// Returns the kind of a view; elements among subviews that are no views have none of their own.
  func kind(of element: IBElement) -> String {
    let kind = Self.kinds[element.name] ?? "custom"
    switch kind {
    case "textField" where element.child("textInputTraits")?.flag("secureTextEntry") == true: return "secureField"
    // A class of the app's own may draw anything, unless it is there to hold other views.
    case "group" where element.customClass == "MPVolumeView": return "volumeView"
    case "group" where element.customClass == "AVRoutePickerView": return "routePicker"
    case "group" where element.is("view") && element.customClass != nil && element.child("subviews") == nil:
      return "custom"
    default: return kind
    }
  }

  /// Returns the views in a view: its subviews, and those of its content view.
  func subviews(of element: IBElement, in around: Surroundings, depth: Int) -> [NodeIndex] {
    guard depth < Self.maximumDepth else { return [] }
    var views: [NodeIndex] = []
    if let content = element.child(key: "contentView") {
      var inner = around
      let rect = content.child("rect", key: "frame")
      inner.offset = (rect?.number("x") ?? 0, rect?.number("y") ?? 0)
      inner.isList = false
      inner.isCell = true
      views += subviews(of: content, in: inner, depth: depth + 1)
    }
    for child in element.child("subviews")?.children ?? [] {
      if let view = view(child, in: around, depth: depth + 1) { views.append(view) }
    }
    return views
  }

  /// Returns a view; nil for one that is not installed.
  func view(_ element: IBElement, in around: Surroundings, depth: Int) -> NodeIndex? {
    if isUninstalled(element) || standsAsBar(element) { return nil }
    let kind = kind(of: element)
    var entries = IBEntries(self)
    entries.add("kind", word: kind, at: element.nameRange)
    if let id = element.attribute("id") { entries.add("id", at: element.place(of: "id"), string(id)) }
    let (frame, inside) = frame(of: element, in: around)
    entries.add(frame)
    if let id = element.id, covered.contains(id) { entries.add("role", word: "background", at: element.nameRange) }
    addContent(of: element, kind: kind, to: &entries)
    addLook(of: element, kind: kind, to: &entries)
    addBehaviour(of: element, to: &entries)
    entries.add(accessibility(of: element, kind: kind))
    var children = subviews(of: element, in: inside, depth: depth)
    children += rows(of: element, in: inside, depth: depth)
    entries.add("children", items: children, at: element.child("subviews")?.nameRange ?? element.nameRange)
    entries.add(source(of: element, name: outlineName(of: element)))
    return entries.mapping(at: element.nameRange)
  }

  func isUninstalled(_ element: IBElement) -> Bool { element.id.map(uninstalled.contains) ?? false }

  /// Whether the screen has the element as its own bar.
  private func standsAsBar(_ element: IBElement) -> Bool {
    guard element.is("navigationBar") || element.is("toolbar"),
      let controller = element.parent?.parent?.parent, controller["sceneMemberID"] == "viewController"
    else { return false }
    let bars = drawnBars(of: controller)
    return bars.navigationBar?.index == element.index || bars.toolbar?.index == element.index
  }

  // MARK: Tables and collections

  /// Returns the cells of a table or collection, with its headers and footers.
  private func rows(of element: IBElement, in inside: Surroundings, depth: Int) -> [NodeIndex] {
    guard inside.isList else { return [] }
    var views: [NodeIndex] = []
    func add(_ element: IBElement?) {
      guard let element, let view = view(element, in: inside, depth: depth + 1) else { return }
      views.append(view)
    }
    add(element.child(key: "tableHeaderView"))
    for key in ["sectionHeaderView", "sectionFooterView"] { add(element.child(key: key)) }
    for list in ["prototypes", "cells"] {
      for cell in element.child(list)?.children ?? [] { add(cell) }
    }
    for section in element.child("sections")?.children ?? [] {
      if let header = sectionText("headerTitle", role: "header", of: section) { views.append(header) }
      for cell in section.child("cells")?.children ?? [] { add(cell) }
      if let footer = sectionText("footerTitle", role: "footer", of: section) { views.append(footer) }
    }
    add(element.child(key: "tableFooterView"))
    return views
  }

  /// Returns the text above or below a section, drawn by the table.
  private func sectionText(_ name: String, role: String, of section: IBElement) -> NodeIndex? {
    guard let text = text(name, of: section) else { return nil }
    let place = section.place(of: name)
    var entries = IBEntries(self)
    entries.add("kind", word: "label", at: place)
    entries.add("role", word: role, at: place)
    entries.add("text", at: place, text)
    entries.add(source(of: section, name: role == "header" ? "Section Header" : "Section Footer"))
    return entries.mapping(at: place)
  }

  // MARK: Look

  private func addLook(of element: IBElement, kind: String, to entries: inout IBEntries) {
    addBackground(of: element, kind: kind, to: &entries)
    if isBound(element) || hasOwnAttributes(element, "tint", "theme"), ViewFacts.tinted.contains(kind) {
      entries.add("tint", at: element.nameRange, writer.unknown(at: element.nameRange))
    } else if kind != "image" {
      entries.add(color("tint", key: "tintColor", of: element))
    }
    if let alpha = element.number("alpha"), (0...1).contains(alpha) {
      entries.add("alpha", number: alpha, at: element.place(of: "alpha"))
    }
    if element.flag("hidden") == true { entries.add("hidden", flag: true, at: element.place(of: "hidden")) }
    if let radius = runtimeNumber("layer.cornerRadius", of: element), (0...100_000).contains(radius.value) {
      entries.add("cornerRadius", number: radius.value, at: radius.place)
    }
    if kind == "image", let mode = element["contentMode"], Enumeration.contentMode.words.contains(mode) {
      entries.add("contentMode", word: mode, at: element.place(of: "contentMode"))
    }
  }

  private func addBackground(of element: IBElement, kind: String, to entries: inout IBEntries) {
    let count = entries.list.count
    let child = element.child("color", key: "backgroundColor")
    if element.is("visualEffectView") {
      entries.add("background", at: element.nameRange, blur(of: element))
    } else if hasOwnAttributes(element, "background", "theme", "fill", "gradient")
      || isBound(element) && kind == "button"
    {
      entries.add("background", at: element.nameRange, writer.unknown(at: element.nameRange))
    } else if let configured = configuration(of: element) {
      entries.add(configuredBackground(configured, of: element))
    } else if let child, isStandIn(child, of: element) {
      entries.add("background", at: child.nameRange, writer.unknown(at: child.range))
    } else if let child {
      entries.add("background", at: child.nameRange, color(child))
    } else if element.customClass != nil, kind == "group" || kind == "cell" || kind == "stack" {
      // The class may draw one.
      entries.add("background", at: element.nameRange, writer.unknown(at: element.nameRange))
    } else if kind == "button", element["buttonType"] != "close", element.child(key: "state")?["backgroundImage"] == nil
    {
      if hasBackgroundImage(element) {
        entries.add("background", at: element.nameRange, writer.unknown(at: element.nameRange))
      } else if element.customClass == nil {
        entries.add("background", word: "clear", at: element.nameRange)
      }
    } else if kind == "scrollView" || kind == "cell" && element.is("collectionViewCell") {
      entries.add("background", word: "clear", at: element.nameRange)
    }
    if entries.list.count == count, LayerPainter.mayBePainted(kind) || kind == "group" && isBound(element) {
      // The ground of a cell follows its table's style, and code paints what it can reach.
      entries.add("background", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
  }

  /// Whether a colour only stands in for another. It may be one without a name of the app's own, on an object that code
  /// can reach or that draws itself: a theme puts another colour there. Or the colour of a text on it: nobody draws text
  /// that can't be seen, so code puts something between.
  func isStandIn(_ color: IBElement, of view: IBElement) -> Bool {
    if hidesText(color, in: view) { return true }
    // What lies below others and has an outlet is shown for a time: while something loads, or while nothing is there.
    if let id = view.id, covered.contains(id), isBound(view) { return true }
    guard color["name"] == nil, !isClear(color) else { return false }
    if isBound(view) { return true }
    let isThemed = namesColors || isAdaptive
    if view.customClass != nil { return isThemed }
    // Every cell passes through code before it is shown, and the view of a class's scene through its.
    let isReached =
      view.is("tableViewCell") || view.is("collectionViewCell") || view.is("tableView")
      || view.parent?.customClass != nil
    return isReached && isThemed && color["systemColor"] == nil
  }

  private func hidesText(_ ground: IBElement, in view: IBElement) -> Bool {
    guard let color = lastSeen(ground) else { return false }
    var waiting = [view]
    while let next = waiting.popLast() {
      var inner = next.child("subviews")?.children ?? []
      if let content = next.child(key: "contentView") { inner.append(content) }
      for child in inner {
        if child.is("label"), let own = child.child("color", key: "textColor"), lastSeen(own) == color { return true }
        // A view with a background of its own hides this one.
        if child.child("color", key: "backgroundColor").map(isClear) ?? true { waiting.append(child) }
      }
    }
    return false
  }

  /// Returns a colour as Interface Builder showed it, in the light appearance.
  private func lastSeen(_ element: IBElement) -> IBColor? {
    guard let name = element["name"] ?? element["systemColor"] else { return IBColor(element) }
    return resourceColors[name].flatMap(IBColor.init) ?? IBColor(element)
  }

  private func hasBackgroundImage(_ element: IBElement) -> Bool {
    element.children.contains { $0.is("state") && $0.attribute("backgroundImage") != nil }
  }

  private func blur(of element: IBElement) -> NodeIndex {
    let style = element.child("blurEffect")?["style"] ?? "regular"
    let words = ["extraLight", "light", "dark", "regular", "prominent"]
    let place = element.child("blurEffect")?.place(of: "style") ?? element.nameRange
    return writer.mapping(
      at: place, [(word("blur", place), word(words.contains(style) ? style : "regular", place))])
  }

  // MARK: Behaviour

  private func addBehaviour(of element: IBElement, to entries: inout IBEntries) {
    if element.flag("enabled") == false { entries.add("enabled", flag: false, at: element.place(of: "enabled")) }
    if element.flag("userInteractionEnabled") == false, !element.is("label"), !element.is("imageView") {
      entries.add("interactionEnabled", flag: false, at: element.place(of: "userInteractionEnabled"))
    } else if isBadge(element) {
      entries.add("interactionEnabled", at: element.nameRange, writer.unknown(at: element.nameRange))
    }
    if element.flag("selected") == true { entries.add("selected", flag: true, at: element.place(of: "selected")) }
    addActions(of: element, to: &entries)
    let recognizers = gestures(of: element)
    if !recognizers.isEmpty { entries.add("gestures", items: recognizers, at: element.nameRange) }
  }

  /// Whether a button is called a badge, and does nothing that the file knows of: it is there for its background.
  private func isBadge(_ element: IBElement) -> Bool {
    guard element.is("button"), let id = element.id, connections.actions[id] == nil, connections.segues[id] == nil
    else { return false }
    let names = [element.customClass, element["userLabel"]] + (connections.properties[id] ?? []).map(Optional.some)
    return names.contains { $0.map { Self.contains($0.lowercased(), "badge") } ?? false }
  }

  /// Adds the action and the scene that a control leads to.
  func addActions(of element: IBElement, to entries: inout IBEntries) {
    guard let id = element.id else { return }
    if let action = connections.actions[id]?.first, let selector = action["selector"] {
      let place = action.place(of: "selector")
      entries.add("action", at: place, writer.text(Self.actionName(selector), at: place))
    }
    guard let segue = connections.segues[id]?.first(where: { $0.kind != "embed" }) else { return }
    if segue.kind == "unwind" {
      guard connections.actions[id] == nil else { return }
      let name = segue.element["unwindAction"] ?? "unwind"
      let place = segue.element.place(of: "unwindAction")
      entries.add("action", at: place, writer.text(Self.actionName(name), at: place))
    } else if let target = destination(of: segue), navigation.controller(of: element)?.id != target {
      let place = segue.element.place(of: "destination")
      entries.add("opens", at: place, writer.text(target, at: place))
    } else if connections.actions[id] == nil {
      // It leads somewhere, but where is not known.
      let place = segue.element.place(of: "destination")
      entries.add("action", at: place, writer.text(segue.element["identifier"] ?? "open", at: place))
    }
  }

  /// Returns `logIn` for `logIn:`, and `didTap` for `didTapWithSender:`.
  static func actionName(_ selector: String) -> String {
    String(selector.prefix { $0 != ":" })
  }

  private static let recognizers: [String: String] = [
    "tapGestureRecognizer": "tap", "panGestureRecognizer": "drag", "pinchGestureRecognizer": "pinch",
    "rotationGestureRecognizer": "rotate", "swipeGestureRecognizer": "swipe",
    "pongPressGestureRecognizer": "longPress", "longPressGestureRecognizer": "longPress",
    "screenEdgePanGestureRecognizer": "edgeSwipe",
  ]

  func gestures(of element: IBElement) -> [NodeIndex] {
    guard let id = element.id else { return [] }
    return (connections.gestures[id] ?? []).compactMap { destination in
      guard let recognizer = file[destination], var type = Self.recognizers[recognizer.name] else { return nil }
      var entries = IBEntries(self)
      let place = recognizer.nameRange
      if type == "tap", recognizer.number("numberOfTapsRequired") == 2 { type = "doubleTap" }
      entries.add("type", word: type, at: place)
      if let direction = recognizer["direction"], Enumeration.direction.words.contains(direction) {
        entries.add("direction", word: direction, at: recognizer.place(of: "direction"))
      }
      if let fingers = recognizer.number("numberOfTouchesRequired"), fingers >= 1, fingers <= 10 {
        entries.add(
          "fingers", at: place, writer.integer(Int(fingers), at: recognizer.place(of: "numberOfTouchesRequired")))
      }
      if let action = connections.actions[destination]?.first, let selector = action["selector"] {
        let place = action.place(of: "selector")
        entries.add("action", at: place, writer.text(Self.actionName(selector), at: place))
      }
      return entries.mapping(at: place)
    }
  }

  // MARK: Accessibility

  private static let traits = [
    "button", "link", "searchField", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
    "notEnabled", "updatesFrequently", "startsMediaSession", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "header", "tabBar",
  ]

  /// Returns the facts for VoiceOver.
  func accessibility(of element: IBElement, kind: String) -> Entry? {
    var entries = IBEntries(self)
    let configuration = element.child("accessibility", key: "accessibilityConfiguration")
    let place = configuration?.nameRange ?? element.nameRange
    if let label = configuration?.attribute("label") ?? runtimeText("accessibilityLabel", of: element) {
      entries.add("label", at: label.nameRange, string(label))
    } else if let named = runtimeAttributes(of: element).first(where: { isLabelPath($0["keyPath"]) }),
      let label = named.attribute("value")
    {
      // A class's own attribute that speaks of a label for VoiceOver.
      entries.add("label", at: label.nameRange, string(label))
    } else if mayGetLabel(element, kind: kind) {
      entries.add("label", at: place, writer.unknown(at: place))
    }
    if let hint = configuration?.attribute("hint") ?? runtimeText("accessibilityHint", of: element) {
      entries.add("hint", at: hint.nameRange, string(hint))
    }
    if let traits = configuration?.child("accessibilityTraits", key: "traits") {
      let words = Self.traits.filter { traits.flag($0) == true }.map { word($0, traits.place(of: $0)) }
      entries.add("traits", items: words, at: traits.nameRange)
    }
    // Of a container it only says that what it holds is read.
    if let isElement = configuration?.child("bool", key: "isElement"), isElement.flag("value") == false,
      element.child("subviews") == nil
    {
      entries.add("hidden", flag: true, at: isElement.place(of: "value"))
    }
    return entries.isEmpty ? nil : (word("accessibility", place), entries.mapping(at: place))
  }

  private func runtimeText(_ path: String, of element: IBElement) -> XMLAttribute? {
    runtimeAttributes(of: element).first { $0["keyPath"] == path }?.attribute("value")
  }

  private func isLabelPath(_ path: String?) -> Bool {
    guard let path = path?.lowercased() else { return false }
    return path.hasPrefix("acc") && path.hasSuffix("labeltext") || path == "accessibilitylabelkey"
  }

  /// Whether code may give it a label: it has an outlet or a class of the app's own; the system's symbols have labels.
  private func mayGetLabel(_ element: IBElement, kind: String) -> Bool {
    guard kind != "label", kind != "group", kind != "stack" else { return false }
    if isBound(element) || element.customClass != nil { return true }
    if element["catalog"] == "system" { return true }
    guard kind == "button" else { return false }
    switch element["buttonType"] {
    case "contactAdd", "infoLight", "infoDark", "detailDisclosure", "close": return true
    default: return element.children.contains { $0.is("state") && $0["catalog"] == "system" }
    }
  }
}
