import HIGCore
import HIGLanguage
import HIGReading

/// The legend below a picture: what the spec leaves open, so that nobody takes what is drawn for the design.
extension ScreenArtist {
  /// The number of rows that a line of the legend takes at most.
  private static let rowsAtMost = 100

  /// Draws the legend from a height on, and returns how high it is.
  mutating func drawLegend(below top: Double) -> Double {
    let found = pins.enumerated().map {
      LegendLine(mark: .pin($0.offset + 1, $0.element.severity), words: $0.element.message)
    }
    let open = DrawingGap.sentences(about: gaps).map {
      LegendLine(mark: $0.kind == .frame ? .dashes : .dot, words: $0.sentence[options.legendLanguage])
    }
    let foundHeight = draw(
      found
        + Annotation.key(to: options.annotations, options.limits).map {
          .init(mark: .color($0.color), words: $0.words[options.legendLanguage])
        }, below: top, ground: Color(hex: 0xF7F7F8), ink: Color(hex: 0x1B1D1F), line: Annotation.measure)
    return foundHeight
      + draw(
        open, below: top + foundHeight, ground: Color(hex: 0xFBF3FA), ink: Color(hex: 0x4A1942), line: Annotation.guess)
  }

  private struct LegendLine {
    enum Mark {
      case dot, dashes
      case color(Color)
      case pin(Int, Severity)
    }

    var mark: Mark
    var words: String
  }

  /// Draws a part of the legend, and returns how high it is. It has its own ground and colours in both appearances: it
  /// is no part of the screen.
  private mutating func draw(
    _ lines: [LegendLine], below top: Double, ground: Color, ink: Color, line: Color
  ) -> Double {
    guard !lines.isEmpty else { return 0 }
    let font = Typeset(size: 10)
    let width = max(40, bounds.width - 40)
    let texts = lines.map {
      ShownText(
        layout: TextLayout(verbatim: $0.words, weight: .regular), language: options.legendLanguage.rawValue)
    }
    let counts = texts.map { max(1, $0.layout.lines(width: width, fontSize: 10, limit: Self.rowsAtMost).count) }
    let height = Double(counts.reduce(0, +)) * font.lineHeight + Double(lines.count) * 4 + 12
    canvas.rect(Rect(x: 0, y: top, width: bounds.width, height: height), fill: ground)
    canvas.line(from: (0, top + 0.5), to: (bounds.width, top + 0.5), .init(color: line, width: 1, dash: (4, 3)))
    var y = top + 8
    for (number, text) in texts.enumerated() {
      let rows = Double(counts[number]) * font.lineHeight
      switch lines[number].mark {
      case .dashes:
        canvas.rect(Rect(x: 9, y: y + 1, width: 16, height: 10), stroke: .init(color: line, dash: (4, 3)))
      case .color(let color): canvas.rect(Rect(x: 9, y: y + 1, width: 16, height: 10), fill: color, radius: 2)
      case .dot: canvas.circle(x: 17, y: y + 6, radius: 2, fill: line)
      case .pin(let pin, let severity):
        canvas.circle(x: 17, y: y + 6, radius: 7, fill: Annotation.of(severity))
        drawWords(
          "\(pin)", in: Rect(x: 7, y: y, width: 20, height: 12), Typeset(size: pin > 99 ? 6 : 8, weight: 700), .white)
      }
      drawText(
        text, in: Rect(x: 32, y: y, width: width, height: rows), font, ink, limit: Self.rowsAtMost, atTop: true)
      y += rows + 4
    }
    return height
  }
}

extension DrawingGap {
  /// The number of names of each kind: more than anybody reads, and no more than a picture holds.
  private static let namedAtMost = 400

  /// Returns a sentence about the gaps of each kind, in the order of the kinds.
  package static func sentences(about gaps: [DrawingGap]) -> [(kind: Kind, sentence: Message)] {
    Kind.allCases.compactMap { kind in
      let paths = gaps.filter { $0.kind == kind }.map { shortPath($0.path) }
      return paths.isEmpty ? nil : (kind, sentence(kind, paths))
    }
  }

  /// Returns what a path names last: a view's id, else its kind and text. Those of storyboards are long enough.
  private static func shortPath(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func sentence(_ kind: Kind, _ paths: [String]) -> Message {
    // Rows of a table have the same names: each is written once, with how often it is there.
    var counts: [String: Int] = [:]
    for path in paths { counts[path, default: 0] += 1 }
    var seen: Set<String> = []
    let names = paths.filter { seen.insert($0).inserted }
    let named = names.prefix(namedAtMost).map { name in
      (counts[name] ?? 1) > 1 ? "\(name) (\(counts[name] ?? 1))" : name
    }
    let more = names.dropFirst(namedAtMost).reduce(0) { $0 + (counts[$1] ?? 0) }
    let list = Message(
      en: named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
      zhHans: named.joined(separator: "、") + (more > 0 ? "等 \(paths.count) 处" : ""))
    func naming(_ en: String, _ zhHans: String) -> Message {
      Message(en: "\(en): \(list.en)", zhHans: "\(zhHans)：\(list.zhHans)")
    }
    return switch kind {
    case .size:
      Message(en: "The spec states no size: drawn on an iPhone 6.", zhHans: "规格未写明尺寸：按 iPhone 6 绘制。")
    case .device:
      Message(en: "The frames are those of another device.", zhHans: "位置与大小取自另一种设备。")
    case .component: naming("Component not known, or inside of itself", "组件未知，或包含它自己")
    case .kind: naming("Kind of view not known", "视图类型未知")
    case .header: naming("Header or footer not drawn, its frame leaves no room", "位置与大小未给页眉或页脚留出空间，未绘制")
    case .value: naming("Value not stated, drawn at its beginning", "未写明取值，按起始状态绘制")
    case .keyboard: naming("Type of keyboard not known, the usual one drawn", "键盘类型未知，按默认键盘绘制")
    case .frame: naming("Frame not stated, laid out by higlint", "未写明位置与大小，由 higlint 排列")
    case .background: naming("Background not known", "背景未知")
    case .color: naming("Colour not stated, UIKit's own shown", "未写明颜色，以 UIKit 默认色绘制")
    case .text: naming("Text not known", "文字未知")
    case .image: naming("Picture not drawn", "图片未绘制")
    case .icon: naming("Icon not known", "图标未知")
    case .style: naming("Style not known, drawn as a generic pass", "样式未知，按通用样式绘制")
    case .code: naming("Format of the code not known", "条码格式未知")
    case .content: naming("Content not stated", "未写明内容")
    case .source: naming("What it points at not stated, drawn in the middle", "未写明指向何处，绘制在中央")
    }
  }
}
