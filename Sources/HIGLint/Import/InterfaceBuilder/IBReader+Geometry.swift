/// Frames.
extension IBReader {
  /// What is known of the place that a view stands in.
  struct Surroundings {
    /// The rectangles of what lies in it are those of the running app.
    var isPlaced = true
    /// It arranges what lies in it.
    var arranges = false
    /// Where what lies in it stands in the node that it is part of: a content view in its cell.
    var offset = (x: 0.0, y: 0.0)
    /// It repeats what lies in it: a place in a list says nothing.
    var isList = false
  }

  /// A view's frame, and what is known of the places in it.
  func frame(of view: IBElement, in around: Surroundings) -> (entry: Entry?, inside: Surroundings) {
    let rect = view.child("rect", key: "frame")
    let fixed = fixedSize(of: view)
    let isSized = fixed.width != nil && fixed.height != nil
    let isFixedFrame = view.flag("fixedFrame") == true
    let isLaidOut =
      rect.map(hasArea) ?? false && around.isPlaced && !around.arranges
      && view.flag("misplaced") != true && (view.flag("ambiguous") != true || isFixedFrame)
    var inside = Surroundings()
    inside.isPlaced = isLaidOut || (isSized && view.flag("misplaced") != true)
    inside.arranges = view.is("stackView")
    inside.isList = view.is("tableView") || view.is("collectionView")
    let place = rect?.range ?? view.nameRange
    var parts: [NodeIndex] = []
    for (name, length) in [("x", nil), ("y", nil), ("width", fixed.width), ("height", fixed.height)] {
      if let length, let value = Double(file.document.string(of: length)), value >= 0, value <= 1e6 {
        parts.append(writer.number(value, at: length.value))
      } else if let rect, isLaidOut, let value = rect.number(name), abs(value) <= 1e6,
        !(around.isList && (name == "x" || name == "y"))
      {
        let offset = name == "x" ? around.offset.x : name == "y" ? around.offset.y : 0
        parts.append(writer.number(value + offset, at: rect.place(of: name)))
      } else {
        parts.append(writer.unknown(at: place))
      }
    }
    guard rect != nil || fixed.width != nil || fixed.height != nil else { return (nil, inside) }
    let isKnown = isLaidOut || fixed.width != nil || fixed.height != nil
    let frame = isKnown ? writer.sequence(at: place, parts) : writer.unknown(at: place)
    return ((word("frame", place), frame), inside)
  }

  /// A rectangle of no size is one that nobody has laid out yet.
  private func hasArea(_ rect: IBElement) -> Bool {
    guard let width = rect.number("width"), let height = rect.number("height") else { return false }
    return width > 0 && height > 0
  }
}
