import HIGCore
import HIGLanguage
import HIGReading

/// The shapes that a picture of a screen is made of, in points.
struct Canvas {
  private(set) var svg = SVGWriter()
  /// What shapes refer to: clips, gradients, shadows.
  private var definitions = SVGWriter()
  private var definitionNumbers: [[UInt8]: Int] = [:]
  /// The prefix of the ids of what is referred to, so that several pictures fit into one page.
  let prefix: String

  init(prefix: String) { self.prefix = prefix }

  /// A line around or through a shape.
  struct Stroke {
    var color: Color
    var width = 1.0
    /// The lengths of dashes and gaps; nil for a solid line.
    var dash: (Double, Double)?
    var roundEnds = false
  }

  // MARK: Shapes

  mutating func rect(
    _ rect: Rect, fill: Color? = nil, stroke: Stroke? = nil, radius: Double = 0, shadow: Int? = nil
  ) {
    guard !rect.isEmpty, fill.map({ !$0.isClear }) ?? false || stroke != nil else { return }
    svg.open("rect")
    place(rect)
    if radius > 0 { svg.attribute("rx", min(radius, min(rect.width, rect.height) / 2)) }
    self.fill(fill)
    if let stroke { self.stroke(stroke) }
    if let shadow { reference("filter", to: shadow) }
    svg.close()
  }

  /// Draws a rectangle in what a definition holds: a gradient.
  mutating func rect(_ rect: Rect, filledWith definition: Int, opacity: Double, radius: Double = 0, shadow: Int? = nil)
  {
    guard !rect.isEmpty else { return }
    svg.open("rect")
    place(rect)
    if radius > 0 { svg.attribute("rx", min(radius, min(rect.width, rect.height) / 2)) }
    reference("fill", to: definition)
    if opacity < 1 { svg.attribute("fill-opacity", opacity) }
    if let shadow { reference("filter", to: shadow) }
    svg.close()
  }

  mutating func circle(x: Double, y: Double, radius: Double, fill: Color? = nil, stroke: Stroke? = nil) {
    guard radius > 0 else { return }
    svg.open("circle")
    svg.attribute("cx", x)
    svg.attribute("cy", y)
    svg.attribute("r", radius)
    self.fill(fill)
    if let stroke { self.stroke(stroke) }
    svg.close()
  }

  mutating func line(from start: (Double, Double), to end: (Double, Double), _ stroke: Stroke) {
    svg.open("line")
    svg.attribute("x1", start.0)
    svg.attribute("y1", start.1)
    svg.attribute("x2", end.0)
    svg.attribute("y2", end.1)
    self.stroke(stroke)
    svg.close()
  }

  /// Draws a path that is given in a square of a size, fitted into a rectangle.
  mutating func path(
    _ data: StaticString, in rect: Rect, of size: Double, fill: Color? = nil, stroke: Stroke? = nil,
    mirrored: Bool = false
  ) {
    guard !rect.isEmpty else { return }
    let scale = min(rect.width, rect.height) / size
    svg.open("path")
    svg.attribute("d", data)
    svg.attribute("transform", text: transform(scale, in: rect, of: size, mirrored: mirrored))
    self.fill(fill)
    if var stroke {
      // The line is as thick as it says, whatever the size of the path.
      stroke.width /= scale
      self.stroke(stroke)
      svg.attribute("stroke-linejoin", "round")
    }
    svg.close()
  }

  private func transform(_ scale: Double, in rect: Rect, of size: Double, mirrored: Bool) -> String {
    var writer = SVGWriter()
    let x = rect.x + (rect.width - size * scale) / 2
    let y = rect.y + (rect.height - size * scale) / 2
    writer.raw("translate(")
    writer.number(mirrored ? x + size * scale : x)
    writer.raw(" ")
    writer.number(y)
    writer.raw(") scale(")
    if mirrored { writer.raw("-") }
    writer.factor(scale)
    if mirrored {
      writer.raw(" ")
      writer.factor(scale)
    }
    writer.raw(")")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Draws many small rectangles as one shape: the pattern of a code.
  mutating func blocks(_ rects: [Rect], fill color: Color) {
    guard !rects.isEmpty else { return }
    var data = SVGWriter()
    for rect in rects {
      data.raw("M")
      data.number(rect.x)
      data.raw(" ")
      data.number(rect.y)
      data.raw("h")
      data.number(rect.width)
      data.raw("v")
      data.number(rect.height)
      data.raw("h")
      data.number(-rect.width)
      data.raw("z")
    }
    svg.open("path")
    svg.attribute("d", text: String(decoding: data.bytes, as: UTF8.self))
    self.fill(color)
    svg.close()
  }

  /// Draws a polygon from corner to corner.
  mutating func polygon(_ points: [(Double, Double)], fill: Color) {
    svg.open("polygon")
    var list = SVGWriter()
    for (number, point) in points.enumerated() {
      if number > 0 { list.raw(" ") }
      list.number(point.0)
      list.raw(",")
      list.number(point.1)
    }
    svg.attribute("points", text: String(decoding: list.bytes, as: UTF8.self))
    self.fill(fill)
    svg.close()
  }

  /// Draws a picture that is part of the file.
  mutating func image(_ data: EmbeddedImage, in rect: Rect, fit: EmbeddedImage.Fit, opacity: Double) {
    guard !rect.isEmpty else { return }
    svg.open("image")
    place(rect)
    switch fit {
    case .stretch: svg.attribute("preserveAspectRatio", "none")
    case .fit: break
    case .fill: svg.attribute("preserveAspectRatio", "xMidYMid slice")
    }
    if opacity < 1 { svg.attribute("opacity", opacity) }
    svg.attribute("href", text: data.url)
    svg.close()
  }

  // MARK: Text

  /// One line of text; `x` is where its anchor lies.
  struct TextLine {
    var text: [UInt8]
    var x: Double
    var baseline: Double
    /// The width that the rules estimate; nil where nobody knows it.
    var width: Double?
    var anchor: Anchor = .start
    var isRightToLeft = false
    var language: String?

    enum Anchor {
      case start, middle, end
    }
  }

  mutating func text(_ line: TextLine, _ font: Typeset, _ color: Color) {
    guard !line.text.isEmpty, !color.isClear, font.size > 0 else { return }
    svg.open("text")
    svg.attribute("x", line.x)
    svg.attribute("y", line.baseline)
    svg.attribute("font-size", font.size)
    if font.weight != 400 { svg.attribute("font-weight", Double(font.weight)) }
    if let family = font.family { svg.attribute("font-family", text: Typeset.stack(after: family)) }
    if font.isItalic { svg.attribute("font-style", "italic") }
    if font.isUnderlined { svg.attribute("text-decoration", "underline") }
    switch line.anchor {
    case .start: break
    case .middle: svg.attribute("text-anchor", "middle")
    case .end: svg.attribute("text-anchor", "end")
    }
    if line.isRightToLeft { svg.attribute("direction", "rtl") }
    if let language = line.language { svg.attribute("xml:lang", text: language) }
    if let width = line.width, width > 0 {
      if line.isRightToLeft {
        // Letters that are joined must be drawn neither apart nor together.
        svg.attribute("data-width", width)
      } else {
        svg.attribute("textLength", width)
        svg.attribute("lengthAdjust", "spacingAndGlyphs")
      }
    }
    fill(color)
    svg.endTag()
    svg.escape(line.text)
    svg.raw("</text>\n")
  }

  // MARK: Groups

  /// Begins a group of which only what lies in the rectangle is seen.
  mutating func beginClip(_ rect: Rect, radius: Double = 0) {
    var shape = SVGWriter()
    shape.raw("<clipPath id=\"%\"><rect")
    shape.attribute("x", rect.x)
    shape.attribute("y", rect.y)
    shape.attribute("width", max(0, rect.width))
    shape.attribute("height", max(0, rect.height))
    if radius > 0 { shape.attribute("rx", radius) }
    shape.raw("/></clipPath>\n")
    svg.open("g")
    reference("clip-path", to: define(shape.bytes))
    svg.endTag()
    svg.raw("\n")
  }

  /// Begins a group with the path of a node, by which a page finds it.
  mutating func beginNode(_ path: String) {
    svg.open("g")
    svg.attribute("data-path", text: path)
    svg.endTag()
    svg.raw("\n")
  }

  /// Begins the mark of a finding, by whose number a page finds it.
  mutating func beginPin(_ number: Int, title: String) {
    svg.open("g")
    svg.attribute("data-pin", Double(number))
    svg.endTag()
    self.title(title)
  }

  mutating func title(_ text: String) {
    svg.raw("<title>")
    svg.escape(text.utf8)
    svg.raw("</title>")
  }

  mutating func endGroup() { svg.raw("</g>\n") }

  // MARK: Definitions

  /// Returns the number of a gradient that runs down through colours.
  mutating func gradient(_ stops: [Color]) -> Int {
    var shape = SVGWriter()
    shape.raw("<linearGradient id=\"%\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">")
    for (number, stop) in stops.enumerated() {
      shape.open("stop")
      shape.attribute("offset", stops.count > 1 ? Double(number) / Double(stops.count - 1) : 0)
      shape.attribute("stop-color", text: stop.withAlpha(1).hex)
      if !stop.isOpaque { shape.attribute("stop-opacity", stop.alpha) }
      shape.close()
    }
    shape.raw("</linearGradient>\n")
    return define(shape.bytes)
  }

  /// Returns the number of a shadow.
  /// - Parameter radius: In points, as a layer's `shadowRadius`; a filter's deviation is about half of what one sees.
  mutating func shadow(_ color: Color, radius: Double, x: Double, y: Double) -> Int {
    var shape = SVGWriter()
    shape.raw("<filter id=\"%\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feDropShadow")
    shape.attribute("dx", x)
    shape.attribute("dy", y)
    shape.attribute("stdDeviation", radius)
    shape.attribute("flood-color", text: color.withAlpha(1).hex)
    if !color.isOpaque { shape.attribute("flood-opacity", color.alpha) }
    shape.raw("/></filter>\n")
    return define(shape.bytes)
  }

  /// Returns the number of a filter that blurs.
  mutating func blur(radius: Double) -> Int {
    var shape = SVGWriter()
    shape.raw("<filter id=\"%\" x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\"><feGaussianBlur")
    shape.attribute("stdDeviation", radius)
    shape.raw("/></filter>\n")
    return define(shape.bytes)
  }

  /// The place in the drawing up to which all is written.
  var position: Int { svg.bytes.count }

  /// Draws all from a place on once more, blurred and only in a rectangle: what lies below a blur.
  mutating func repeatBlurred(from place: Int, in rect: Rect, radius: Double, cornerRadius: Double) {
    let id = "\(prefix)u\(position)"
    var opening = SVGWriter()
    opening.open("g")
    opening.attribute("id", text: id)
    opening.endTag()
    svg.insert(opening.bytes, at: place)
    svg.raw("</g>")
    beginClip(rect, radius: cornerRadius)
    svg.open("use")
    svg.attribute("href", text: "#" + id)
    reference("filter", to: blur(radius: radius))
    svg.close()
    endGroup()
  }

  /// Returns the number of a definition, whose id stands as `%` in it; equal ones are one.
  private mutating func define(_ shape: [UInt8]) -> Int {
    if let known = definitionNumbers[shape] { return known }
    let number = definitionNumbers.count
    definitionNumbers[shape] = number
    var isFirst = true
    for byte in shape {
      // The first one is the id's; those behind it are units.
      if byte == UInt8(ascii: "%"), isFirst {
        definitions.append("\(prefix)d\(number)".utf8)
        isFirst = false
      } else {
        definitions.append(CollectionOfOne(byte))
      }
    }
    return number
  }

  private mutating func reference(_ attribute: StaticString, to number: Int) {
    svg.attribute(attribute, text: "url(#\(prefix)d\(number))")
  }

  // MARK: Attributes

  private mutating func place(_ rect: Rect) {
    svg.attribute("x", rect.x)
    svg.attribute("y", rect.y)
    svg.attribute("width", rect.width)
    svg.attribute("height", rect.height)
  }

  private mutating func fill(_ color: Color?) {
    guard let color, !color.isClear else { return svg.attribute("fill", "none") }
    svg.attribute("fill", text: color.withAlpha(1).hex)
    if !color.isOpaque { svg.attribute("fill-opacity", color.alpha) }
  }

  private mutating func stroke(_ stroke: Stroke) {
    svg.attribute("stroke", text: stroke.color.withAlpha(1).hex)
    if !stroke.color.isOpaque { svg.attribute("stroke-opacity", stroke.color.alpha) }
    if stroke.width != 1 { svg.attribute("stroke-width", stroke.width) }
    if stroke.roundEnds { svg.attribute("stroke-linecap", "round") }
    if let (dash, gap) = stroke.dash {
      var list = SVGWriter()
      list.number(dash)
      list.raw(" ")
      list.number(gap)
      svg.attribute("stroke-dasharray", text: String(decoding: list.bytes, as: UTF8.self))
    }
  }

  // MARK: The whole

  /// Returns the file.
  func file(width: Double, height: Double, title: String) -> [UInt8] {
    var out = SVGWriter()
    out.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.attribute("width", width)
    out.attribute("height", height)
    var box = SVGWriter()
    box.raw("0 0 ")
    box.number(width)
    box.raw(" ")
    box.number(height)
    out.attribute("viewBox", text: String(decoding: box.bytes, as: UTF8.self))
    out.attribute("font-family", text: Typeset.systemStack)
    out.attribute("role", "img")
    out.endTag()
    out.raw("\n<title>")
    out.escape(title.utf8)
    out.raw("</title>\n")
    if !definitions.bytes.isEmpty {
      out.raw("<defs>\n")
      out.append(definitions.bytes)
      out.raw("</defs>\n")
    }
    out.append(svg.bytes)
    out.raw("</svg>\n")
    return out.bytes
  }
}

extension SVGWriter {
  /// Appends a factor, to four decimals: a hundredth is too coarse to scale by.
  mutating func factor(_ value: Double) {
    guard value.isFinite, abs(value) < 1e6 else { return number(1) }
    let parts = Int((abs(value) * 10_000).rounded())
    append("\(parts / 10_000)".utf8)
    var rest = parts % 10_000
    guard rest > 0 else { return }
    var digits = 4
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let text = "\(rest)"
    append(".".utf8)
    append(repeatElement(UInt8(ascii: "0"), count: digits - text.utf8.count))
    append(text.utf8)
  }
}

/// A picture whose bytes are part of the drawing.
public struct EmbeddedImage: Sendable {
  enum Fit {
    case stretch, fit, fill
  }

  /// A `data:` URL.
  public let url: String

  public init(url: String) { self.url = url }
}
