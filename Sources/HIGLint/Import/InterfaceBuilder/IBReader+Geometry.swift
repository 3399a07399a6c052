import HIGReading

/// Frames.
extension IBReader {
  /// Facts about a view that apply to the views in it.
  struct Surroundings {
    /// Whether the rectangles of the views in it are those of the running app.
    var isPlaced = true
    /// Whether it arranges the views in it.
    var arranges = false
    /// The offset of the views in it from the node that they are part of, such as a content view's in its cell.
    var offset = (x: 0.0, y: 0.0)
    /// Whether it repeats the views in it: a place in a list says nothing.
    var isList = false
    /// Its size, if the views in it can't lie outside.
    var size: (width: Double, height: Double)?
  }

  /// Returns a view's frame, and the facts for the views in it.
  func frame(of view: IBElement, in around: Surroundings) -> (entry: Entry?, inside: Surroundings) {
    let rect = view.child("rect", key: "frame")
    let fixed = fixedSize(of: view)
    let isSized = fixed.width != nil && fixed.height != nil
    let isFixedFrame = view.flag("fixedFrame") == true
    let isLaidOut =
      rect.map(hasArea) ?? false && around.isPlaced && !around.arranges
      && view.flag("misplaced") != true && (view.flag("ambiguous") != true || isFixedFrame)
      && rect.map { isInside($0, around) } ?? false
    var inside = Surroundings()
    inside.isPlaced = isLaidOut || (isSized && view.flag("misplaced") != true)
    inside.arranges = view.is("stackView")
    inside.isList = view.is("tableView") || view.is("collectionView")
    if !inside.isList, !view.is("scrollView"), let width = length(fixed.width, "width", isLaidOut ? rect : nil),
      let height = length(fixed.height, "height", isLaidOut ? rect : nil)
    {
      inside.size = (width, height)
    }
    let place = rect?.range ?? view.nameRange
    var parts: [NodeIndex] = []
    for (name, length) in [("x", nil), ("y", nil), ("width", fixed.width), ("height", fixed.height)] {
      if let length, let value = Double(file.document.string(of: length)), value >= 0, value <= 1e6 {
        parts.append(writer.number(value, at: length.value))
      } else if let rect, isLaidOut, let value = rect.number(name), abs(value) <= 1e6,
        !(around.isList && (name == "x" || name == "y"))
      {
        if view.is("switch"), name == "width" || name == "height" {
          // UIKit gives a switch its size, whatever is written.
          parts.append(writer.unknown(at: rect.place(of: name)))
          continue
        }
        let offset = name == "x" ? around.offset.x : name == "y" ? around.offset.y : 0
        let whole = name == "height" && view.is("tableViewCell") ? Self.rowHeight(value) : value
        parts.append(writer.number(whole + offset, at: rect.place(of: name)))
      } else {
        parts.append(writer.unknown(at: place))
      }
    }
    guard rect != nil || fixed.width != nil || fixed.height != nil else { return (nil, inside) }
    let isKnown = isLaidOut || fixed.width != nil || fixed.height != nil
    let frame = isKnown ? writer.sequence(at: place, parts) : writer.unknown(at: place)
    return ((word("frame", place), frame), inside)
  }

  private func length(_ fixed: XMLAttribute?, _ name: String, _ rect: IBElement?) -> Double? {
    fixed.flatMap { Double(file.document.string(of: $0)) } ?? rect?.number(name)
  }

  /// Returns the height of a cell's row: the cell lacks the line between rows, half a point or less.
  private static func rowHeight(_ height: Double) -> Double {
    let row = height.rounded(.up)
    return row - height <= 0.5 ? row : height
  }

  /// Whether a view lies, at least partly, in the one around it; if not, they were not laid out together.
  private func isInside(_ rect: IBElement, _ around: Surroundings) -> Bool {
    guard let size = around.size, let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return true }
    return x < size.width && y < size.height && x + width > 0 && y + height > 0
  }

  /// Whether a rectangle has a size; one without has not been laid out yet.
  private func hasArea(_ rect: IBElement) -> Bool {
    guard let width = rect.number("width"), let height = rect.number("height") else { return false }
    return width > 1 && height > 1 || rect.parent.map { $0.is("view") && min(width, height) > 0 } ?? false
  }
}
