import HIGCore
import HIGLanguage
import HIGReading

/// Frames.
extension IBReader {
  /// Facts about a view that apply to the views in it.
  struct Surroundings {
    /// Whether the rectangles of the views in it are those of the running app.
    var isPlaced = true
    /// Whether it arranges the views in it.
    var arranges = false
    /// The lengths that it gives each view in it.
    var arranged = IBReader.FixedSize()
    /// Whether it is a cell, or lies in one.
    var isCell = false
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
    let fixed = fix(view, to: around.arranged)
    let isSized = fixed.width != nil && fixed.height != nil
    let isFixedFrame = view.flag("fixedFrame") == true
    let isLaidOut =
      rect.map(hasArea) ?? false && around.isPlaced && !around.arranges
      && view.flag("misplaced") != true && (view.flag("ambiguous") != true || isFixedFrame)
      && rect.map { isInside($0, around) } ?? false
    var inside = Surroundings()
    inside.isPlaced = isLaidOut || (isSized && view.flag("misplaced") != true)
    inside.arranges = view.is("stackView")
    inside.arranged = arranged(in: view, fixed)
    inside.isList = view.is("tableView") || view.is("collectionView")
    inside.isCell = around.isCell || view.is("tableViewCell") || view.is("collectionViewCell")
    if !inside.isList, !view.is("scrollView"),
      let width = fixed.width?.value ?? (isLaidOut ? rect?.number("width") : nil),
      let height = fixed.height?.value ?? (isLaidOut ? rect?.number("height") : nil)
    {
      inside.size = (width, height)
    }
    // A finding about the size is about the constraint that fixes it.
    let place = (fixed.width?.place ?? fixed.height?.place) ?? rect?.range ?? view.nameRange
    var parts: [NodeIndex] = []
    for (name, length) in [("x", nil), ("y", nil), ("width", fixed.width), ("height", fixed.height)] {
      if let length, length.value <= 1e6 {
        parts.append(writer.number(length.value, at: length.place ?? rect?.place(of: name) ?? place))
      } else if let rect, isLaidOut, let value = rect.number(name), abs(value) <= 1e6,
        !(around.isList && (name == "x" || name == "y"))
      {
        if sizesItself(view, name, in: around) {
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

  /// Whether a length that no constraint fixes is another in the running app than in the file.
  private func sizesItself(_ view: IBElement, _ name: String, in around: Surroundings) -> Bool {
    guard name == "width" || name == "height" else { return false }
    // UIKit gives a switch its size, whatever is written.
    if view.is("switch") { return true }
    guard view["translatesAutoresizingMaskIntoConstraints"] == "NO", view.flag("fixedFrame") != true else {
      return false
    }
    // A label is as high as its text, and the cell around it as high as that.
    if view.is("label") { return name == "height" && around.isCell }
    // A control of the app's own may ask for another size.
    return view.customClass != nil && ViewFacts.controls.contains(kind(of: view))
  }

  // MARK: Stacks

  /// Returns the lengths that a stack of a fixed size gives all that it arranges: its own across, if it stretches them, and
  /// equal parts of its own along.
  private func arranged(in stack: IBElement, _ fixed: FixedSize) -> FixedSize {
    guard stack.is("stackView"), stack.flag("layoutMarginsRelativeArrangement") != true else { return FixedSize() }
    let isVertical = stack["axis"] == "vertical"
    var arranged = FixedSize()
    var fixed = fixed
    fixed.width?.place = nil
    fixed.height?.place = nil
    if stack["alignment"] == nil || stack["alignment"] == "fill" {
      if isVertical { arranged.width = fixed.width } else { arranged.height = fixed.height }
    }
    guard stack["distribution"] == "fillEqually", var along = isVertical ? fixed.height : fixed.width,
      let views = stack.child("subviews")?.children.filter({ !isUninstalled($0) }), !views.isEmpty,
      !views.contains(where: { isBound($0) || $0.flag("hidden") == true })
    else { return arranged }
    let gaps = (stack.number("spacing") ?? 0) * Double(views.count - 1)
    along.value = max(0, along.value - gaps) / Double(views.count)
    if isVertical { arranged.height = along } else { arranged.width = along }
    return arranged
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
