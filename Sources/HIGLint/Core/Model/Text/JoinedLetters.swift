/// How wide Arabic letters are, each of which has another form where it joins the letter before or behind it.
///
/// San Francisco Arabic's widths are not published. DejaVu Sans 2.37 stands for them, which Debian's browsers fall back
/// to, for bold texts, too: its letters differ by shape, not by the marks above and below.
struct JoinedLetters {
  /// The letters of one skeleton, with the same joining behaviour (the joining groups of Unicode).
  private struct Shape {
    /// The widths of a letter by itself, before another one, between two, and behind one.
    let alone, first, between, last: Int
    /// Whether it joins the letter behind it.
    var joinsNext = true

    init(_ alone: Int, _ first: Int, _ between: Int, _ last: Int) {
      (self.alone, self.first, self.between, self.last) = (alone, first, between, last)
    }

    /// A letter that joins only the one before it.
    init(ends alone: Int, _ last: Int) {
      self.init(alone, alone, last, last)
      joinsNext = false
    }

    /// The width of a letter that joins the one before it or not, and that the next one joins or does not.
    func width(isJoined: Bool, isOpen: Bool) -> Int {
      isOpen ? isJoined ? between : first : isJoined ? last : alone
    }
  }

  private static func shape(of letter: UInt8) -> Shape? {
    switch letter {
    case UInt8(ascii: "a"): Shape(ends: 278, 305)
    case UInt8(ascii: "w"): Shape(ends: 483, 517)
    case UInt8(ascii: "t"): Shape(ends: 524, 536)
    case UInt8(ascii: "d"): Shape(ends: 445, 525)
    case UInt8(ascii: "r"): Shape(ends: 483, 552)
    case UInt8(ascii: "y"): Shape(783, 278, 302, 833)
    case UInt8(ascii: "b"): Shape(941, 278, 302, 982)
    case UInt8(ascii: "h"): Shape(646, 618, 646, 646)
    case UInt8(ascii: "s"): Shape(1221, 838, 892, 1275)
    case UInt8(ascii: "c"): Shape(1209, 849, 867, 1225)
    case UInt8(ascii: "T"): Shape(925, 796, 820, 949)
    case UInt8(ascii: "A"): Shape(597, 597, 482, 532)
    case UInt8(ascii: "G"): Shape(597, 523, 482, 532)
    case UInt8(ascii: "f"): Shape(1037, 478, 506, 1035)
    case UInt8(ascii: "q"): Shape(776, 478, 506, 834)
    case UInt8(ascii: "k"): Shape(824, 476, 552, 843)
    case UInt8(ascii: "g"): Shape(895, 476, 552, 895)
    case UInt8(ascii: "K"): Shape(1054, 868, 868, 1054)
    case UInt8(ascii: "l"): Shape(727, 305, 331, 757)
    case UInt8(ascii: "m"): Shape(619, 536, 578, 666)
    case UInt8(ascii: "n"): Shape(734, 278, 302, 761)
    case UInt8(ascii: "H"): Shape(524, 527, 461, 536)
    case UInt8(ascii: "D"): Shape(698, 527, 461, 632)
    case UInt8(ascii: "-"): Shape(293, 293, 293, 293)
    default: nil
    }
  }

  /// A joiner: no width, and letters beside it join it.
  private static let joiner = Shape(0, 0, 0, 0)

  /// The shapes of U+0620 to U+064A and of U+066E to U+06D5, by the letters of `shape(of:)`; `?` where none is.
  private static let basic = [UInt8]("y?aawayabtbbhhhddrrssccTTAGggyyy-fqklmnHwyy".utf8)
  private static let extended = [UInt8](
    ("bq?aaa?awwybbbbbbbbhhhhhhhdddddddddrrrrrrrrrssscc" + "TAffffffqqgKgkkkggggggllllnnnnnDhtHHtwwwwwwwwyyywyyyy?t")
      .utf8)

  private static func shape(of scalar: UInt32) -> Shape? {
    switch scalar {
    case 0x620...0x64A: shape(of: basic[Int(scalar) - 0x620])
    case 0x66E...0x6D5: shape(of: extended[Int(scalar) - 0x66E])
    case 0x200D: joiner
    default: nil
    }
  }

  /// Returns the width of a scalar by itself; nil for other scripts.
  static func width(of scalar: UInt32) -> Int? {
    guard (0x600...0x6FF).contains(scalar) else { return nil }
    if let shape = shape(of: scalar) { return shape.alone }
    switch scalar {
    case 0x621: return 470
    case 0x660...0x66A, 0x6F0...0x6F9: return 537
    case 0x60C, 0x61B, 0x66B, 0x66C, 0x6D4: return 323
    case 0x61F: return 531
    default: return nil
    }
  }

  // MARK: A text, letter by letter

  /// The last letter, where the next one joins it.
  private var previous: Shape?
  private var previousIsJoined = false
  private var previousIsLam = false

  /// Whether what comes next may change the form of a letter.
  var isOpen: Bool { previous != nil }

  static func mayJoin(_ scalar: UInt32) -> Bool { (0x620...0x6D5).contains(scalar) }

  /// Begins a new word.
  mutating func end() { previous = nil }

  /// Adds a scalar.
  ///
  /// - Returns: The width of the letter as if nothing followed, and by how much the letter before it becomes wider or
  ///   narrower; nil for what is no letter of these.
  mutating func add(_ scalar: UInt32) -> (own: Int, change: Int)? {
    guard let shape = Self.shape(of: scalar), scalar != 0x200D || isOpen else {
      end()
      return nil
    }
    let isJoined = previous != nil
    var change = 0
    var own = shape.width(isJoined: isJoined, isOpen: false)
    if let previous {
      let width = previous.width(isJoined: previousIsJoined, isOpen: true)
      change = width - previous.width(isJoined: previousIsJoined, isOpen: false)
      if previousIsLam, [0x622, 0x623, 0x625, 0x627].contains(scalar) {
        // Lam and alef are one glyph.
        own = (previousIsJoined ? 597 : 570) - width
      }
    }
    previous = shape.joinsNext ? shape : nil
    previousIsJoined = isJoined
    previousIsLam = scalar == 0x644
    return (own, change)
  }
}
