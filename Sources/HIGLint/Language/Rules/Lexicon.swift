import HIGReading

/// The meanings of words on buttons, in two languages: phrases with their acts, and the words by which titles are taken apart.
///
/// The phrases of a lexicon are sorted bytes, which are searched as they are: nothing is built before the first title. A
/// text is gone through once from each place where a phrase may begin, and each byte narrows the range of phrases.
package struct Lexicon: Sendable {
  /// The use of a phrase.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// A beginning of a title that does something.
    case title
    /// An end of one: `…登录`.
    case ending
    /// Words of the names of actions.
    case action
    /// The system's name of an icon.
    case icon
    /// Words before the act that don't change it: please, 立即.
    case leadIn
    /// Words after it: now, 吧.
    case leadOut
    /// A beginning that makes a title none of an act: don't, 不, 已.
    case negation
    /// An end that does: failed, 中.
    case failure
    /// A verb that is a noun, too, and may stand before others.
    case modifier
    /// A noun before which such a verb is no act: history, 记录.
    case noun
    /// Words that show a verb to be one: the, my, 我的.
    case function
    /// Words that make a setting or a state of an act: when sending, 发送时.
    case circumstance
    /// Chinese words before a verb that comes later: 从房间移除.
    case preposition
    /// Words that join two acts: and, 并.
    case join
    /// Words in names of actions and icons that say nothing of the act: tapped, button.
    case filler

    /// The key of the list in the section `grammar`; nil for those that acts have.
    var key: String? {
      switch self {
      case .title, .ending, .action, .icon: nil
      case .leadIn: "leadIns"
      case .leadOut: "leadOuts"
      case .negation: "negations"
      case .failure: "failures"
      case .modifier: "modifiers"
      case .noun: "nouns"
      case .function: "functionWords"
      case .circumstance: "circumstances"
      case .preposition: "prepositions"
      case .join: "joins"
      case .filler: "fillers"
      }
    }
  }

  /// A phrase as it is compared.
  package struct Entry: Sendable {
    package var kind: Kind
    package var phrase: [UInt8]
    /// The act's place in `Enumeration.act`.
    package var act: UInt8
    /// Whether nothing may follow.
    package var isWhole: Bool
  }

  /// The act of a phrase that does nothing, though it begins like one that does.
  package static let noAct = UInt8.max

  /// The phrases of one compilation, in the order of their kinds and bytes, searched as they were encoded: for each kind the
  /// number of its first phrase, and the number of all; for each phrase where its bytes end, its act and whether it is whole;
  /// then the bytes. Numbers take three bytes, the lowest first.
  fileprivate struct Table: Sendable {
    let bytes: [UInt8]
    let count: Int

    /// Creates a table; nil where the bytes are damaged.
    init?(_ bytes: [UInt8]) {
      guard bytes.count >= Self.head else { return nil }
      self.bytes = bytes
      count = Self.number(bytes, Kind.allCases.count * 3)
      guard record(count) <= bytes.count, record(count) + start(count) <= bytes.count else { return nil }
    }

    static let head = (Kind.allCases.count + 1) * 3
    static let recordSize = 5

    @inline(__always)
    static func number(_ bytes: [UInt8], _ place: Int) -> Int {
      Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
    }

    /// Returns the number of a kind's first phrase; after the last kind the number of all.
    func first(_ kind: Int) -> Int { Self.number(bytes, kind * 3) }

    private func record(_ phrase: Int) -> Int { Self.head + phrase * Self.recordSize }
    func start(_ phrase: Int) -> Int { phrase == 0 ? 0 : Self.number(bytes, record(phrase - 1)) }
    func count(_ phrase: Int) -> Int { Self.number(bytes, record(phrase)) - start(phrase) }
    func act(_ phrase: Int) -> UInt8 { bytes[record(phrase) + 3] }
    func isWhole(_ phrase: Int) -> Bool { bytes[record(phrase) + 4] != 0 }

    /// Returns the byte of a phrase, or -1 behind its end.
    func value(of phrase: Int, at depth: Int) -> Int {
      let start = start(phrase)
      let end = Self.number(bytes, record(phrase))
      return start + depth < end ? Int(bytes[record(count) + start + depth]) : -1
    }

    /// Narrows a range of phrases, which agree before `depth`, to those with one byte there.
    func narrow(_ low: inout Int, _ high: inout Int, at depth: Int, to byte: UInt8) {
      low = bound(low, high) { value(of: $0, at: depth) >= Int(byte) }
      high = bound(low, high) { value(of: $0, at: depth) > Int(byte) }
    }

    private func bound(_ low: Int, _ high: Int, _ isReached: (Int) -> Bool) -> Int {
      var (low, high) = (low, high)
      while low < high {
        let middle = (low + high) / 2
        if isReached(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private var tables: [Table] = []

  package init() {}

  /// Adds the phrases of one compilation, which count before those that are there.
  package mutating func add(_ encoded: [UInt8]) {
    if let table = Table(encoded) { tables.append(table) }
  }

  /// Returns phrases as bytes; of equal ones the last counts. One that is a whole title stands before its like that is not.
  package static func encode(_ entries: [Entry]) -> [UInt8] {
    guard !entries.isEmpty else { return [] }
    var (head, records, bytes): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    func number(_ number: Int) -> [UInt8] {
      (0..<3).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    func key(_ entry: Entry) -> [UInt8] { entry.phrase + [entry.isWhole ? 0 : 1] }
    for kind in Kind.allCases {
      head += number(records.count / Table.recordSize)
      let phrases = Dictionary(entries.filter { $0.kind == kind }.map { (key($0), $0) }) { $1 }
      for entry in phrases.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }).map(\.value) {
        bytes += entry.phrase
        records += number(bytes.count) + [entry.act, entry.isWhole ? 1 : 0]
      }
    }
    return head + number(records.count / Table.recordSize) + records + bytes
  }

  /// The greatest number of bytes of a phrase.
  package static let maximum = 255

  /// A phrase found in a title.
  struct Found {
    /// The place of the title's boundary that it ends at.
    var end: Int
    var act: UInt8
  }

  /// Finds the longest phrase of a kind from one boundary of a title on.
  ///
  /// - Parameters:
  ///   - start, limit: The places of the boundaries between which it lies.
  ///   - isEnd: Returns whether a phrase after which nothing may follow can end at a boundary.
  func longest(
    _ kind: Kind, in title: FoldedTitle, from start: Int, to limit: Int, isEnd: (Int) -> Bool = { _ in true }
  ) -> Found? {
    var best: Found?
    for table in tables {
      var low = table.first(Int(kind.rawValue))
      var high = table.first(Int(kind.rawValue) + 1)
      var depth = 0
      var boundary = start
      let first = title.boundaries[start].offset
      while boundary < limit, low < high {
        boundary += 1
        let next = title.boundaries[boundary].offset - first
        while depth < next, low < high {
          table.narrow(&low, &high, at: depth, to: title.bytes[first + depth])
          depth += 1
        }
        // Of two tables the later one decides.
        if let best, best.end > boundary { continue }
        var phrase = low
        while phrase < high, table.count(phrase) == depth {
          if !table.isWhole(phrase) || isEnd(boundary) {
            best = Found(end: boundary, act: table.act(phrase))
            break
          }
          phrase += 1
        }
      }
    }
    return best
  }
}
