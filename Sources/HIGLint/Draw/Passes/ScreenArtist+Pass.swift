import HIGCore
import HIGLanguage
import HIGReading

/// The front of a pass, as Wallet lays it out by its style (iOS 9).
extension ScreenArtist {
  static let passWidth = 375.0
  static let passMargin = 12.0
  private static let leastHeight = 440.0
  static let passEdge = 15.0
  private static let headHeight = 64.0
  private static let rowHeight = 46.0

  private static func name(_ name: String) -> NameID { Vocabulary.shared.nameID(of: name) }
  private static let fields = name("fields")
  private static let images = name("images")
  private static let barcode = name("barcode")
  private static let header = name("header")
  private static let primary = name("primary")
  private static let secondary = name("secondary")
  private static let auxiliary = name("auxiliary")
  private static let logo = name("logo")
  private static let strip = name("strip")
  private static let thumbnail = name("thumbnail")
  private static let footer = name("footer")
  private static let logoText = name("logoText")
  private static let logoTextFont = name("logoTextFont")
  private static let transit = name("transitType")
  private static let backgroundColor = name("backgroundColor")
  private static let foregroundColor = name("foregroundColor")
  private static let labelColor = name("labelColor")

  /// What a pass is drawn with.
  struct PassLook {
    /// One of Wallet's five; nil for one that it does not have.
    var style: String?
    var ground: Color
    var ink: Color
    var labels: Color

    var isBoardingPass: Bool { style == "boardingPass" }
    var isCoupon: Bool { style == "coupon" }
  }

  private static let styles: Set<String> = ["boardingPass", "coupon", "eventTicket", "storeCard", "generic"]

  /// Returns the look of the pass, with what is not stated noted.
  private mutating func passLook() -> PassLook {
    let style = model.string(Names.style, of: screen).flatMap { Self.styles.contains($0) ? $0 : nil }
    if style == nil { note(.style, screen) }
    func stated(_ name: NameID) -> Color? { model.slot(name, of: screen).flatMap { resolved(model.value(of: $0)) } }
    let ground = stated(Self.backgroundColor)
    if ground == nil, passImage("background", for: style) == nil { note(.background, screen) }
    let ink = stated(Self.foregroundColor)
    let labels = stated(Self.labelColor)
    if ink == nil || labels == nil { note(.color, screen) }
    return PassLook(
      style: style, ground: (ground ?? Color(hex: 0xE3E5E8)).withAlpha(1), ink: ink ?? Color(hex: 0x1B1D1F),
      labels: labels ?? ink ?? Color(hex: 0x6D7278))
  }

  /// The images that Wallet shows of each style.
  private static let shownImages: [String: Set<String>] = [
    "boardingPass": ["logo", "footer"], "coupon": ["logo", "strip"], "storeCard": ["logo", "strip"],
    "eventTicket": ["logo", "strip", "background", "thumbnail"], "generic": ["logo", "thumbnail"],
  ]

  /// Returns an image that a pass of the style shows; a ticket with a strip has neither thumbnail nor background.
  private func passImage(_ name: String, for style: String?) -> NodeReference? {
    guard Self.shownImages[style ?? "generic"]?.contains(name) ?? false,
      let images = model.node(Self.images, of: screen)
    else { return nil }
    if name == "thumbnail" || name == "background", style == "eventTicket", model.node(Self.strip, of: images) != nil {
      return nil
    }
    return model.node(Self.name(name), of: images)
  }

  /// The most fields that a row of the front holds.
  private func passFields(_ name: NameID, _ count: Int) -> [NodeReference] {
    guard let fields = model.node(Self.fields, of: screen) else { return [] }
    return Array(model.nodeList(name, of: fields).prefix(count))
  }

  // MARK: The whole

  mutating func drawPass() {
    let look = passLook()
    let card = planned(look)
    bounds.height = card.maxY + Self.passMargin
    let ground = appearance == .dark ? Color(hex: 0x1C1C1E) : Color(hex: 0xCBCED3)
    canvas.rect(bounds, fill: ground)
    drawCard(card, look, ground)
    drawPassHead(in: Rect(x: card.x, y: card.y, width: card.width, height: Self.headHeight), look)
    var y = card.y + Self.headHeight
    let primary = Rect(x: card.x, y: y, width: card.width, height: primaryHeight(look))
    drawPrimary(in: primary, look)
    y = primary.maxY
    if look.isBoardingPass { drawCutOuts(at: y + 4, of: card, look, ground) }
    y += 10
    for row in passRows(look) {
      drawRow(row, in: Rect(x: card.x, y: y, width: card.width, height: Self.rowHeight), look, size: 18)
      y += Self.rowHeight + 6
    }
    if model.node(Self.fields, of: screen) == nil, model.slot(Self.fields, of: screen)?.kind != .null {
      note(.content, screen)
      canvas.rect(
        Rect(x: card.x, y: primary.y, width: card.width, height: y + Self.rowHeight - primary.y).insetBy(
          x: Self.passEdge, y: 2),
        stroke: .init(color: Annotation.guess, width: 1, dash: (4, 3)))
    }
    drawPassFoot(of: card, look)
  }

  private func primaryHeight(_ look: PassLook) -> Double {
    switch look.style {
    case "boardingPass": 74
    case "coupon", "storeCard": 144
    case "eventTicket": 98
    default: 98
    }
  }

  /// Returns the rows below the primary fields: of coupons and cards both kinds share one.
  private func passRows(_ look: PassLook) -> [[NodeReference]] {
    let secondary = passFields(Self.secondary, 4)
    let auxiliary = passFields(Self.auxiliary, 5)
    let rows: [[NodeReference]] =
      switch look.style {
      case "boardingPass": [auxiliary, secondary]
      case "coupon", "storeCard": [Array((secondary + auxiliary).prefix(4))]
      default: [secondary, auxiliary]
      }
    return rows.filter { !$0.isEmpty }
  }

  private func planned(_ look: PassLook) -> Rect {
    let rows = max(1, passRows(look).count)
    let code = model.node(Self.barcode, of: screen).map { codeSize($0).height + 24 } ?? 12
    let footer = passImage("footer", for: look.style) == nil ? 0.0 : 24
    let needed =
      Self.headHeight + primaryHeight(look) + 10 + Double(rows) * (Self.rowHeight + 6) + footer + code
    return Rect(
      x: Self.passMargin, y: Self.passMargin, width: Self.passWidth, height: max(Self.leastHeight, needed))
  }

  // MARK: The card

  /// Draws the card in the outline of its style: a coupon is torn off at both ends, a ticket has a notch.
  private mutating func drawCard(_ card: Rect, _ look: PassLook, _ ground: Color) {
    if look.isCoupon {
      canvas.polygon(Self.tornOutline(of: card), fill: look.ground)
    } else {
      canvas.rect(card, fill: look.ground, radius: 10)
    }
    if let image = passImage("background", for: look.style) {
      canvas.beginClip(card, radius: 10)
      drawBackdrop(image, in: card, look, opacity: 0.6)
      canvas.endGroup()
    }
    if look.style == "eventTicket" {
      canvas.circle(x: card.midX, y: card.y - 4, radius: 18, fill: ground)
    }
    if !isStatedColor(Self.backgroundColor) {
      canvas.rect(
        card.insetBy(0.5), stroke: .init(color: Annotation.guess, width: 1, dash: (4, 3)),
        radius: look.isCoupon ? 0 : 10)
    }
  }

  private func isStatedColor(_ name: NameID) -> Bool { model.slot(name, of: screen)?.kind == .color }

  private static func tornOutline(of card: Rect) -> [(Double, Double)] {
    let teeth = 50
    let step = card.width / Double(teeth)
    var points: [(Double, Double)] = []
    for tooth in 0...2 * teeth {
      points.append((card.x + Double(tooth) * step / 2, tooth.isMultiple(of: 2) ? card.y : card.y + 4))
    }
    for tooth in (0...2 * teeth).reversed() {
      points.append((card.x + Double(tooth) * step / 2, tooth.isMultiple(of: 2) ? card.maxY : card.maxY - 4))
    }
    return points
  }

  /// Draws the line along which a boarding pass is torn, between two holes at its edges.
  private mutating func drawCutOuts(at y: Double, of card: Rect, _ look: PassLook, _ ground: Color) {
    canvas.line(
      from: (card.x + 10, y), to: (card.maxX - 10, y),
      .init(color: Color(white: 0, alpha: 0.18), width: 1, dash: (3, 3)))
    for x in [card.x, card.maxX] { canvas.circle(x: x, y: y, radius: 6, fill: ground) }
  }

  // MARK: The head

  private mutating func drawPassHead(in rect: Rect, _ look: PassLook) {
    let headers = passFields(Self.header, 3)
    var left = rect.x + Self.passEdge
    let right = rect.maxX - Self.passEdge
    // Header fields stand at the end, the last one at the edge.
    let font = Typeset(size: 17)
    var end = right
    for field in headers.reversed() {
      let width = min(max(fieldWidth(field, size: font.size), 24), (right - left) / 2)
      guard end - width > left + 60 else { break }
      drawField(
        field, in: flipped(Rect(x: end - width, y: rect.y + 12, width: width, height: 40), in: rect), look,
        size: font.size, align: isMirrored ? .left : .right)
      end -= width + 14
    }
    left = drawLogo(at: left, until: end, in: rect)
    let textFont = passFont(Self.logoTextFont, of: screen, size: 18, weight: 500)
    let place = flipped(Rect(x: left, y: rect.y, width: max(0, end - left - 4), height: rect.height), in: rect)
    guard let slot = model.slot(Self.logoText, of: screen), slot.kind != .null else { return }
    canvas.beginNode(path(of: screen) + "/logoText")
    if let text = shownText(Self.logoText, of: screen, textFont) {
      drawText(text, in: place, textFont, look.ink, align: isMirrored ? .right : .left, shrinksTo: 0.7)
    } else {
      note(.text, screen)
      drawBar(in: place, look, size: 18, align: isMirrored ? .right : .left)
    }
    canvas.endGroup()
  }

  /// Draws the logo and returns where the text beside it begins.
  private mutating func drawLogo(at left: Double, until end: Double, in rect: Rect) -> Double {
    guard let image = passImage("logo", for: look(of: screen)) else {
      // Every pass has one; only where it is left out on purpose is there none.
      let isLeftOut =
        model.node(Self.images, of: screen).map { model.slot(Self.logo, of: $0)?.kind == .null }
        ?? (model.slot(Self.images, of: screen)?.kind == .null)
      guard !isLeftOut else { return left }
      note(.image, screen)
      let place = flipped(Rect(x: left, y: rect.midY - 20, width: 40, height: 40), in: rect)
      drawUnknownIcon("logo", in: place, Annotation.guess)
      return left + 50
    }
    let stated = model.node(Names.size, of: image)
    let width = stated.flatMap { model.number(Names.width, of: $0) } ?? 72
    let height = stated.flatMap { model.number(Names.height, of: $0) } ?? 44
    let size = Self.fitted(width, height, into: min(160, max(20, end - left - 4)), 50)
    drawImageOfPass(
      image, in: flipped(Rect(x: left, y: rect.midY - size.1 / 2, width: size.0, height: size.1), in: rect))
    return left + size.0 + 8
  }

  private func look(of pass: NodeReference) -> String? {
    model.string(Names.style, of: pass).flatMap { Self.styles.contains($0) ? $0 : nil }
  }

  private static func fitted(_ width: Double, _ height: Double, into most: Double, _ highest: Double) -> (
    Double, Double
  ) {
    guard width > 0, height > 0 else { return (min(40, most), min(40, highest)) }
    let scale = min(1, most / width, highest / height)
    return (max(4, width * scale), max(4, height * scale))
  }

  // MARK: The primary fields

  private mutating func drawPrimary(in rect: Rect, _ look: PassLook) {
    switch look.style {
    case "boardingPass": drawJourney(in: rect, look)
    case "coupon", "storeCard": drawOverStrip(in: rect, look, size: 48)
    case "eventTicket" where passImage("strip", for: look.style) != nil: drawOverStrip(in: rect, look, size: 40)
    default:
      var inner = rect.insetBy(x: Self.passEdge, y: 4)
      if let image = passImage("thumbnail", for: look.style) {
        let stated = model.node(Names.size, of: image)
        let size = Self.fitted(
          stated.flatMap { model.number(Names.width, of: $0) } ?? 90,
          stated.flatMap { model.number(Names.height, of: $0) } ?? 90, into: 90, 90)
        drawImageOfPass(
          image, in: flipped(Rect(x: inner.maxX - size.0, y: rect.y, width: size.0, height: size.1), in: rect))
        inner.width -= size.0 + 10
      }
      guard let field = passFields(Self.primary, 1).first else { return }
      drawField(
        field, in: flipped(Rect(x: inner.x, y: inner.y, width: inner.width, height: 60), in: rect), look, size: 28,
        align: isMirrored ? .right : .left)
    }
  }

  /// Draws where a journey begins and ends, with the sign of what one boards between the two.
  private mutating func drawJourney(in rect: Rect, _ look: PassLook) {
    let inner = rect.insetBy(x: Self.passEdge, y: 0)
    let fields = passFields(Self.primary, 2)
    let half = (inner.width - 60) / 2
    for (number, field) in fields.enumerated() {
      let isSecond = number == 1
      let place = Rect(x: isSecond ? inner.maxX - half : inner.x, y: inner.y + 2, width: half, height: 66)
      drawField(
        field, in: flipped(place, in: rect), look, size: 40, align: isSecond != isMirrored ? .right : .left)
    }
    let sign = Rect(x: rect.midX - 18, y: inner.y + 22, width: 36, height: 36)
    let glyph: Glyph? =
      switch model.string(Self.transit, of: screen) {
      case "air": .plane
      case "boat": .boat
      case "bus": .bus
      case "train": .train
      case "generic": .onward
      default: nil
      }
    if let glyph { return draw(glyph, in: sign, look.labels, mirrored: isMirrored) }
    note(.icon, screen)
    drawUnknownIcon(nil, in: sign, Annotation.guess)
  }

  private mutating func drawOverStrip(in rect: Rect, _ look: PassLook, size: Double) {
    if let image = passImage("strip", for: look.style) { drawBackdrop(image, in: rect, look, opacity: 1) }
    guard let field = passFields(Self.primary, 1).first else { return }
    let height = size * 1.2 + 16
    drawField(
      field,
      in: Rect(x: rect.x, y: rect.midY - height / 2, width: rect.width, height: height).insetBy(x: Self.passEdge, y: 0),
      look, size: size, align: isMirrored ? .right : .left, isLabelBelow: true)
  }

  // MARK: Images

  private static let file = name("file")

  private func picture(of image: NodeReference) -> EmbeddedImage? {
    model.string(Self.file, of: image).flatMap { options.picture?($0, model.location(of: image).file.path) }
  }

  /// Draws a small image, or a marked area with its name.
  private mutating func drawImageOfPass(_ image: NodeReference, in rect: Rect) {
    canvas.beginNode(path(of: image))
    parts.append((image, rect))
    if let data = picture(of: image) {
      canvas.image(data, in: rect, fit: .fit, opacity: 1)
    } else {
      drawVoid(in: rect, words: model.string(Self.file, of: image), radius: 2, opacity: 1)
    }
    canvas.endGroup()
  }

  /// Draws an image over which words stand: its name keeps to the corner.
  private mutating func drawBackdrop(_ image: NodeReference, in rect: Rect, _ look: PassLook, opacity: Double) {
    canvas.beginNode(path(of: image))
    parts.append((image, rect))
    if let data = picture(of: image) {
      canvas.image(data, in: rect, fit: .fill, opacity: opacity)
    } else {
      // The ground shows through, so that words over it are read as on the pass.
      canvas.rect(rect, fill: look.ink.multiplyingAlpha(by: 0.14))
      let font = Typeset(size: 10)
      let height = min(font.lineHeight, rect.height)
      drawWords(
        model.string(Self.file, of: image) ?? "",
        in: flipped(
          Rect(x: rect.x + 6, y: rect.maxY - height - 2, width: max(0, rect.width - 12), height: height), in: rect),
        font, look.labels, align: isMirrored ? .left : .right)
    }
    canvas.endGroup()
  }

  // MARK: The foot

  private mutating func drawPassFoot(of card: Rect, _ look: PassLook) {
    var bottom = card.maxY - 14
    if let code = model.node(Self.barcode, of: screen) {
      let size = codeSize(code)
      let place = Rect(
        x: card.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height)
      drawCode(code, in: place)
      bottom = place.y - 6
    }
    if let image = passImage("footer", for: look.style) {
      drawBackdrop(image, in: Rect(x: card.midX - 143, y: bottom - 15, width: 286, height: 15), look, opacity: 1)
    }
  }
}
