import HIGLanguage
import HIGReading

/// Scenes as screens.
extension IBReader {
  /// Returns the screen of a segue's destination.
  func destination(of segue: IBConnections.Segue) -> String? { navigation.screen(showing: segue.destination) }

  /// Returns the screens of a storyboard, in the order of the file.
  func screens() -> [NodeIndex] {
    var screens: [NodeIndex] = []
    for scene in file.root?.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] where object["sceneMemberID"] == "viewController" {
        guard let view = object.child(key: "view"), let id = object.id else { continue }
        screens.append(screen(of: object, id: id, view: view))
      }
    }
    return screens
  }

  /// Returns a controller and its view as a screen.
  func screen(of controller: IBElement, id: String, view: IBElement) -> NodeIndex {
    var entries = IBEntries(self)
    let idPlace = controller.place(of: "id")
    entries.add("id", at: idPlace, writer.text(id, at: idPlace))
    addTitle(of: controller, to: &entries)
    if file.root?.flag("launchScreen") == true || surroundings.isLaunchFile {
      entries.add("role", word: "launch", at: controller.nameRange)
    }
    if file.root?.flag("useAutolayout") == true, let root = file.root {
      entries.add("layout", word: "auto", at: root.place(of: "useAutolayout"))
    }
    addSize(of: view, to: &entries)
    addSurface(of: view, to: &entries)
    addViews(of: view, to: &entries)
    addBars(of: controller, id: id, to: &entries)
    addPresentation(of: controller, id: id, to: &entries)
    addLinks(of: controller, to: &entries)
    let place = controller.nameRange
    if let objectID = controller.id {
      entries.add(
        "source", at: place,
        writer.mapping(
          at: place,
          [
            (word("object", place), writer.text(objectID, at: idPlace)),
            (word("name", place), writer.text(sceneName(of: controller), at: place)),
          ]))
    }
    return entries.mapping(at: place)
  }

  private func addTitle(of controller: IBElement, to entries: inout IBEntries) {
    if let item = controller.child("navigationItem", key: "navigationItem"), item["title"]?.isEmpty == false {
      entries.add("title", at: item.place(of: "title"), text("title", of: item, isOpen: isLocalizedByCode(item)))
    } else if controller["title"]?.isEmpty == false {
      entries.add("title", at: controller.place(of: "title"), text("title", of: controller))
    }
  }

  // MARK: Size and surface

  private func addSize(of view: IBElement, to entries: inout IBEntries) {
    let device = file.root?.child("device")
    guard let rect = view.child("rect", key: "frame"), let width = rect.number("width"),
      let height = rect.number("height"), (1...1e6).contains(width), (1...1e6).contains(height)
    else { return }
    if let device, let known = IBDevice.table[device["id"] ?? ""] {
      let place = device.place(of: "id")
      let isWhole = known.width == width && known.height == height
      if isWhole, let word = known.word {
        entries.add("device", word: word, at: place)
        return
      }
      entries.add("scale", number: known.scale, at: place)
    }
    let size = [
      writer.number(width, at: rect.place(of: "width")), writer.number(height, at: rect.place(of: "height")),
    ]
    entries.add("size", at: rect.nameRange, writer.sequence(at: rect.range, size))
  }

  private func addSurface(of view: IBElement, to entries: inout IBEntries) {
    let tint = view.child("color", key: "tintColor") ?? file.root?.child("color", key: "tintColor")
    if let tint { entries.add("tint", at: tint.nameRange, color(tint)) }
    guard isPlain(view) else { return }
    if hasOwnAttributes(view, "background", "theme", "gradient") {
      entries.add("background", at: view.nameRange, writer.unknown(at: view.nameRange))
    } else if let background = view.child("color", key: "backgroundColor"), !isClear(background),
      !isStandIn(background, of: view)
    {
      entries.add("background", at: background.nameRange, color(background))
    } else {
      // The window or the previous screen shows through, and neither is known here.
      entries.add("background", at: view.nameRange, writer.unknown(at: view.nameRange))
    }
  }

  /// Whether the view is nothing but the background of its screen.
  private func isPlain(_ view: IBElement) -> Bool { view.is("view") }

  private func addViews(of view: IBElement, to entries: inout IBEntries) {
    let place = view.child("subviews")?.nameRange ?? view.nameRange
    guard isPlain(view) else {
      if let whole = self.view(view, in: Surroundings(), depth: 0) {
        entries.add("views", items: [whole], at: place)
      }
      return
    }
    entries.add("views", items: subviews(of: view, in: Surroundings(), depth: 0), at: place)
    let recognizers = gestures(of: view)
    if !recognizers.isEmpty { entries.add("gestures", items: recognizers, at: view.nameRange) }
  }

  // MARK: How it is shown

  private func addPresentation(of controller: IBElement, id: String, to entries: inout IBEntries) {
    if let presentation = presentation(of: id) {
      entries.add("presentation", word: presentation.word, at: presentation.place)
    }
    guard navigation.kinds[id].map({ $0 == ["presentation"] || $0 == ["modal"] }) ?? false else { return }
    var modal = IBEntries(self)
    let shown = navigation.navigationControllers[id] ?? controller
    let segue = navigation.arrivals[id]?.first
    for element in [segue, shown].compactMap({ $0 }) where modal.isEmpty {
      if let style = element["modalPresentationStyle"], Enumeration.modalStyle.words.contains(style) {
        modal.add("style", word: style, at: element.place(of: "modalPresentationStyle"))
      }
      if let transition = element["modalTransitionStyle"], Enumeration.transition.words.contains(transition) {
        modal.add("transition", word: transition, at: element.place(of: "modalTransitionStyle"))
      }
    }
    if !modal.isEmpty { entries.add("modal", at: shown.nameRange, modal.mapping(at: shown.nameRange)) }
  }

  private func presentation(of id: String) -> (word: String, place: SourceRange)? {
    if navigation.tabs[id] != nil, let controller = navigation.tabs[id]?.controller {
      return ("tab", controller.nameRange)
    }
    if surroundings.isMain, navigation.initial == id, let root = file.root {
      return ("root", root.place(of: "initialViewController"))
    }
    guard let kinds = navigation.kinds[id], kinds.count == 1, let kind = kinds.first,
      let segue = navigation.arrivals[id]?.first
    else { return nil }
    let place = segue.place(of: "kind")
    switch kind {
    case "push": return ("push", place)
    case "presentation", "modal": return ("modal", place)
    case "popoverPresentation", "popover": return ("popover", place)
    default: return nil
    }
  }

  /// Adds the links of a controller. Code may have more of them, so the list ends with one that is not known.
  private func addLinks(of controller: IBElement, to entries: inout IBEntries) {
    guard let id = controller.id else { return }
    var links: [NodeIndex] = []
    for segue in connections.segues[id] ?? [] where segue.kind != "relationship" && segue.kind != "embed" {
      // A scene that leads to itself shows the next level of the same.
      guard segue.kind != "unwind", let target = destination(of: segue), target != id else { continue }
      let place = segue.element.place(of: "destination")
      var link = IBEntries(self)
      link.add("to", at: place, writer.text(target, at: place))
      switch segue.kind {
      case "push": link.add("transition", word: "push", at: segue.element.place(of: "kind"))
      case "presentation", "modal": link.add("transition", word: "modal", at: segue.element.place(of: "kind"))
      case "popoverPresentation", "popover":
        link.add("transition", word: "popover", at: segue.element.place(of: "kind"))
      default: break
      }
      links.append(link.mapping(at: place))
    }
    guard !links.isEmpty else { return }
    let place = controller.child("connections")?.nameRange ?? controller.nameRange
    links.append(writer.unknown(at: place))
    entries.add("links", items: links, at: place)
  }
}

/// The devices that Interface Builder draws for.
struct IBDevice {
  /// The spec format's word, if it has one.
  var word: String?
  var width: Double
  var height: Double
  var scale: Double

  private init(_ word: String?, _ width: Double, _ height: Double, _ scale: Double) {
    self.word = word
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The devices by the `id` of `<device>`; in points, in portrait.
  static let table: [String: IBDevice] = [
    "retina3_5": IBDevice("iphone4s", 320, 480, 2), "retina4_0": IBDevice("iphone5", 320, 568, 2),
    "retina4_7": IBDevice("iphone6", 375, 667, 2), "retina5_5": IBDevice("iphone6Plus", 414, 736, 3),
    "retina5_9": IBDevice("iphoneX", 375, 812, 3), "retina6_1": IBDevice(nil, 414, 896, 2),
    "retina6_5": IBDevice(nil, 414, 896, 3), "retina6_0": IBDevice(nil, 390, 844, 3),
    "retina6_7": IBDevice(nil, 428, 926, 3), "retina6_12": IBDevice(nil, 393, 852, 3),
    "retina6_72": IBDevice(nil, 430, 932, 3), "retina6_3": IBDevice(nil, 402, 874, 3),
    "retina6_9": IBDevice(nil, 440, 956, 3), "ipad9_7": IBDevice("ipad", 768, 1024, 2),
    "ipad10_5": IBDevice(nil, 834, 1112, 2), "ipad11_0": IBDevice(nil, 834, 1194, 2),
    "ipad12_9": IBDevice("ipadPro12", 1024, 1366, 2), "ipad12_9rounded": IBDevice("ipadPro12", 1024, 1366, 2),
  ]
}
