import HIGLanguage
import HIGReading

extension TextValue {
  /// Returns the width in columns: Han, full-width marks and emoji two, others one, combining marks none.
  ///
  /// A placeholder is as wide as its sample; without one it is between the bounds given.
  public func columns(placeholder: Interval = Interval(low: 0, high: .infinity)) -> Interval {
    sum(placeholder: placeholder) { bytes in Double(DisplayWidth.displayColumns(of: bytes)) }
  }

  /// Returns the width in points of the text on one line, estimated from `AdvanceWidths`; line breaks count nothing.
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - placeholder: The width in points of a placeholder without a sample.
  public func estimatedWidth(
    fontSize: Double, weight: TextWeight = .regular, placeholder: Interval = Interval(low: 0, high: .infinity)
  ) -> Interval {
    sum(placeholder: placeholder) { bytes in
      var width = 0
      var i = 0
      var meter = AdvanceMeter(weight: weight)
      while i < bytes.count {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: i)
        width += meter.advance(of: scalar).sum
        i += length
      }
      return Double(width) * fontSize / 1000
    }
  }

  private func sum(placeholder: Interval, _ measure: (UnsafeBufferPointer<UInt8>) -> Double) -> Interval {
    var total = Interval(low: 0, high: 0)
    func add(_ width: Double) {
      total.low += width
      total.high += width
    }
    bytes.withUnsafeBufferPointer { bytes in
      for piece in pieces {
        switch piece.kind {
        case .literal: add(measure(UnsafeBufferPointer(rebasing: bytes[piece.range])))
        case .percent: add(measure(UnsafeBufferPointer(rebasing: bytes[piece.range.prefix(1)])))
        case .placeholder, .format, .variable:
          if var sample = piece.sample {
            add(sample.withUTF8(measure))
          } else {
            total.low += placeholder.low
            total.high += placeholder.high
          }
        }
      }
    }
    return total
  }

  /// Returns the number of lines that the text takes in a column, estimated: it breaks at spaces, after hyphens and
  /// around Han characters and kana; a word that is too long is broken within. An empty text takes one line.
  /// - Parameters:
  ///   - width: The width of the column, in points; nothing fits into zero or less, and the answer is from one upwards.
  ///   - placeholder: The width in points of a placeholder without a sample.
  public func estimatedLines(
    width: Double, fontSize: Double, weight: TextWeight = .regular,
    placeholder: Interval = Interval(low: 0, high: .infinity)
  ) -> Interval {
    guard width > 0, fontSize > 0 else { return Interval(low: 1, high: .infinity) }
    if length(weight: weight) <= width * 1000 / fontSize { return Interval(low: 1, high: 1) }
    let low = lines(width: width * 1000 / fontSize, weight: weight, placeholder: placeholder.low * 1000 / fontSize)
    guard pieces.contains(where: { $0.isUnknown && $0.sample == nil }) else { return Interval(low: low, high: low) }
    let high = lines(width: width * 1000 / fontSize, weight: weight, placeholder: placeholder.high * 1000 / fontSize)
    return Interval(low: low, high: max(low, high))
  }

  /// Returns its length on one line, in thousandths of an em; infinite if it breaks, or if a part of it is not known.
  private func length(weight: TextWeight) -> Double {
    if let known = weight.isBold ? lengths.bold : lengths.regular { return known }
    let length = measuredLength(weight: weight)
    if weight.isBold { lengths.bold = length } else { lengths.regular = length }
    return length
  }

  private func measuredLength(weight: TextWeight) -> Double {
    if hasPlaceholder { return .infinity }
    var length = 0
    var meter = AdvanceMeter(weight: weight)
    for unit in units.dropLast() {
      switch unit.kind {
      case .newline, .placeholder: return .infinity
      case .space: length += meter.space(unit.scalar)
      default: length += meter.advance(of: unit.scalar).sum
      }
    }
    return Double(length)
  }

  /// Counts lines filled greedily; widths are in thousandths of an em.
  private func lines(width: Double, weight: TextWeight, placeholder: Double) -> Double {
    var filler = LineFiller(width: width)
    var meter = AdvanceMeter(weight: weight)
    var unknowns = pieces.lazy.filter(\.isUnknown).makeIterator()
    for (i, unit) in units.dropLast().enumerated() {
      switch unit.kind {
      case .newline:
        if unit.scalar == 0x0A, i > 0, units[i - 1].scalar == 0x0D { continue }
        meter.endWord()
        filler.breakLine()
      case .space: filler.add(space: Double(meter.space(unit.scalar)))
      case .placeholder:
        meter.endWord()
        let sample = unknowns.next()?.sample
        let text = sample.map { TextValue($0, language: nil).estimatedWidth(fontSize: 1000, weight: weight) }
        filler.add(text?.low ?? placeholder)
      default:
        let advance = meter.advance(of: unit.scalar).sum
        if unit.script.isUnspaced || unit.kind == .emoji {
          filler.endWord()
          filler.add(Double(advance))
          filler.endWord()
        } else {
          filler.add(Double(advance))
          if WordReader.isHyphen(unit.scalar) { filler.endWord() }
        }
      }
    }
    return filler.lines
  }
}

/// Counts lines as words come in.
private struct LineFiller {
  let width: Double
  private var full = 1.0
  private var line = 0.0
  private var word = 0.0
  private var space = 0.0

  init(width: Double) { self.width = width }

  /// Adds a part of a word.
  mutating func add(_ advance: Double) { word += advance }

  mutating func add(space advance: Double) {
    endWord()
    space += advance
  }

  mutating func endWord() {
    guard word > 0 else { return }
    if line > 0, line + space + word > width {
      full += 1
      line = 0
      space = 0
    }
    line += space + word
    if line > width {
      // Broken within; infinite for a placeholder of any length. Whole lines are counted without `rounded`, which would
      // need the mathematics library.
      let ratio = line / width
      let whole = ratio < 1e9 ? Double(Int(ratio)) : ratio
      let more = whole == ratio ? whole - 1 : whole
      full += more
      line = more < 1e9 ? line - more * width : 0
    }
    word = 0
    space = 0
  }

  mutating func breakLine() {
    endWord()
    full += 1
    line = 0
    space = 0
  }

  var lines: Double {
    var copy = self
    copy.endWord()
    return copy.full
  }
}
