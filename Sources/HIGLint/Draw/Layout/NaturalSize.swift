import HIGCore
import HIGLanguage

/// The sizes that UIKit gives views by themselves (iOS 8 to 10), in points.
extension ScreenArtist {
  func naturalSize(of view: NodeReference, column: Double, width: Double?) -> NaturalSize {
    var size = sizeByKind(of: view, column: column, width: width)
    (size.header, size.footer) = heightsOfHeaderAndFooter(of: view, column: width ?? column)
    return size
  }

  private func sizeByKind(of view: NodeReference, column: Double, width: Double?) -> NaturalSize {
    let kind = model.string(Names.kind, of: view) ?? ""
    if let fixed = Self.fixedSizes[kind] { return fixed }
    switch kind {
    case "label", "button", "link", "badge":
      return sizeOfText(of: view, kind: kind, column: column, width: width)
    case "image", "icon":
      let picture = model.node(kind == "image" ? Names.image : Names.icon, of: view) ?? .none
      let size = picture == .none ? nil : model.node(Names.size, of: picture)
      let usual = kind == "image" ? 100.0 : 25.0
      return NaturalSize(
        width: size.flatMap { model.number(Names.width, of: $0) } ?? usual,
        height: size.flatMap { model.number(Names.height, of: $0) } ?? usual)
    case "cell":
      let hasViews = !model.nodeList(Names.children, of: view).isEmpty
      return NaturalSize(height: hasViews ? nil : 44, spansColumn: true)
    case "table", "collection", "scrollView", "splitView", "inputView":
      return NaturalSize(height: model.nodeList(Names.children, of: view).isEmpty ? 132 : nil, spansColumn: true)
    case "activityIndicator":
      return NaturalSize(width: 20, height: 20)
    case "group" where isSection(view):
      return NaturalSize(height: nil, spansColumn: true)
    default:
      return NaturalSize(height: nil, spansColumn: false)
    }
  }

  private static let fixedSizes: [String: NaturalSize] = [
    "switch": NaturalSize(width: 51, height: 31, isFixed: true),
    "slider": NaturalSize(height: 31),
    "volumeView": NaturalSize(height: 34),
    // Two rows of icons, and the button below them.
    "activityView": NaturalSize(height: 289, spansColumn: true),
    "routePicker": NaturalSize(width: 44, height: 44),
    "stepper": NaturalSize(width: 94, height: 29, isFixed: true),
    "segmentedControl": NaturalSize(height: 29),
    "pageControl": NaturalSize(height: 37),
    "progressView": NaturalSize(height: 2),
    "picker": NaturalSize(height: 216, spansColumn: true),
    "datePicker": NaturalSize(height: 216, spansColumn: true),
    "textField": NaturalSize(height: 30),
    "secureField": NaturalSize(height: 30),
    "searchField": NaturalSize(height: 44, spansColumn: true),
    "textView": NaturalSize(height: 100),
    "separator": NaturalSize(height: 1),
    "spacer": NaturalSize(height: 16),
    "map": NaturalSize(height: 200, spansColumn: true),
    "webView": NaturalSize(height: 200, spansColumn: true),
    "video": NaturalSize(height: 200, spansColumn: true),
    "livePhoto": NaturalSize(height: 200, spansColumn: true),
    "livePhotoBadge": NaturalSize(width: 28, height: 28),
    "frameStrip": NaturalSize(height: 44, spansColumn: true),
    "fileItem": NaturalSize(height: 60, spansColumn: true),
    "quickLook": NaturalSize(height: 200, spansColumn: true),
    // The least size of a PKPaymentButton with words.
    "applePayButton": NaturalSize(width: 140, height: 30),
    "applePayMark": NaturalSize(width: 50, height: 32),
    "chart": NaturalSize(height: 160),
    "ad": NaturalSize(height: 50, spansColumn: true),
    "refreshControl": NaturalSize(height: 60, spansColumn: true),
    "inputAccessory": NaturalSize(height: 44, spansColumn: true),
    "keyboard": NaturalSize(height: 216, spansColumn: true),
  ]

  private func sizeOfText(of view: NodeReference, kind: String, column: Double, width: Double?) -> NaturalSize {
    let font = typeset(of: view, kind: kind)
    guard let text = shownText(Names.text, of: view, font) ?? shownText(Names.title, of: view, font) else {
      return NaturalSize(width: kind == "badge" ? 18 : nil, height: kind == "badge" ? 18 : font.lineHeight)
    }
    let needed = text.layout.width(fontSize: font.size)
    if kind == "badge" { return NaturalSize(width: max(18, needed + 10), height: 18) }
    let padding = kind == "button" ? 12.0 : 0
    let room = width ?? max(0, column - 32)
    let lines = text.layout.lines(width: room, fontSize: font.size, limit: lineLimit(of: view, kind: kind)).count
    let height = Double(max(1, lines)) * font.lineHeight + padding
    let isSmall = needed + padding <= room && width == nil
    return NaturalSize(width: isSmall ? needed.rounded(.up) + padding : nil, height: height.rounded(.up))
  }
}
