import HIGReading

/// What a message tells that was measured, and what is needed: its numbers with their units, without the sentence around
/// them. A number is a limit where the rule compares with it, and something of the same unit was measured.
///
///     Contrast is 2.84:1 (#999999 on white); 4.5:1 is needed  →  found 2.84:1, needed 4.5:1
struct MeasuredValues {
  private(set) var found: [String] = []
  private(set) var needed: [String] = []

  /// The number of values that help a reader; a list of sizes is for the message.
  private static let most = 3
  private static let units: Set<String> = ["pt", "px", "s", "ms", "h", "min", "x", "MB", "KB"]
  private static let chineseUnits = ["个", "行", "页", "种", "项", "次", "倍", "处", "像素", "秒", "毫秒", "分钟", "小时", "点", "字"]
  private static let closing: [Character: Character] = ["“": "”", "`": "`", "\"": "\"", "「": "」", "《": "》", "‘": "’"]
  /// What stands before a number that names a version or a model.
  private static let names = ["iOS", "iPhone", "iPad", "AX", "Section"]

  /// - Parameter limits: The numbers that the rule compares with.
  init(in message: String, limits: [Double]) {
    var scanner = Scanner(message)
    var values: [(text: String, isLimit: Bool, unit: String)] = []
    while let number = scanner.next() {
      var (text, isLimit) = (number, Self.isAmong(limits, number))
      while let next = scanner.factor() {
        text += " × " + next
        isLimit = isLimit && Self.isAmong(limits, next)
      }
      let unit = scanner.unit() ?? ""
      values.append((text + unit, isLimit, unit.filter { $0 != " " }))
    }
    let measured = values.filter { !$0.isLimit }
    // A number that only happens to be one that the rule knows counts something else: `4 views` beside `19`.
    let limits = values.filter { value in value.isLimit && measured.contains { $0.unit == value.unit } }
    needed = Self.distinct(limits.map(\.text))
    // Nobody can tell a second measure from a limit that the rule does not name, and a bare number from a name.
    found =
      needed.isEmpty
      ? Array(measured.filter { $0.unit != "" }.prefix(1).map(\.text))
      : Self.distinct(measured.filter { value in limits.contains { $0.unit == value.unit } }.map(\.text))
  }

  private static func isAmong(_ limits: [Double], _ text: String) -> Bool {
    guard let number = Double(text) else { return false }
    // A share is told in per cent.
    return limits.contains { abs($0 - number) < 0.005 || abs($0 * 100 - number) < 0.005 }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return Array(texts.filter { known.insert($0).inserted }.prefix(most))
  }

  /// Reads the numbers of a message that are its own, and no part of a word, a colour or a quotation.
  private struct Scanner {
    private let characters: [Character]
    private var place = 0

    init(_ message: String) { characters = Array(message) }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private func number(at start: Int) -> Int? {
      var end = start
      while end < characters.count, Self.isDigit(characters[end]) { end += 1 }
      guard end > start else { return nil }
      if end + 1 < characters.count, characters[end] == ".", Self.isDigit(characters[end + 1]) {
        end += 1
        while end < characters.count, Self.isDigit(characters[end]) { end += 1 }
      }
      return end
    }

    /// Whether a number may begin at a place: not within a word, and not behind the name of a system or a device.
    private func mayBegin(at place: Int) -> Bool {
      guard place > 0 else { return true }
      let last = characters[place - 1]
      if last.isASCII, last.isLetter || "._-#:/".contains(last) { return false }
      guard last == " " else { return true }
      let word = characters[..<(place - 1)].suffix(8).split(separator: " ").last.map { String($0) } ?? ""
      return !MeasuredValues.names.contains { word.hasSuffix($0) }
    }

    mutating func next() -> String? {
      while place < characters.count {
        let character = characters[place]
        if let closing = MeasuredValues.closing[character] {
          if let end = characters[(place + 1)...].firstIndex(of: closing) { place = end }
        } else if character == "#" {
          while place + 1 < characters.count, characters[place + 1].isASCII, characters[place + 1].isHexDigit {
            place += 1
          }
        } else if Self.isDigit(character) {
          let start = place
          place = number(at: start) ?? place + 1
          if mayBegin(at: start) { return String(characters[start..<place]) }
          continue
        }
        place += 1
      }
      return nil
    }

    /// Reads `× 44` behind a number.
    mutating func factor() -> String? {
      guard place + 2 < characters.count, characters[place..<(place + 3)].elementsEqual([" ", "×", " "]),
        let end = number(at: place + 3)
      else { return nil }
      defer { place = end }
      return String(characters[(place + 3)..<end])
    }

    /// Reads the unit behind a number, with the space before it.
    mutating func unit() -> String? {
      let rest = characters[place...]
      if rest.starts(with: [":", "1"]) {
        place += 2
        return ":1"
      }
      var start = place
      if rest.first == " " { start += 1 }
      let space = start > place ? " " : ""
      guard start < characters.count else { return nil }
      if characters[start] == "%" {
        place = start + 1
        return space + "%"
      }
      for unit in MeasuredValues.chineseUnits where characters[start...].starts(with: unit) {
        place = start + unit.count
        return space + unit
      }
      let word = String(characters[start...].prefix { $0.isASCII && $0.isLetter })
      // A word of many stands for what is counted: `5 colours`, `3 lines`.
      let isPlural = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && word != "times" && space != ""
      guard MeasuredValues.units.contains(word) || isPlural else { return nil }
      place = start + word.count
      return space + word
    }
  }
}
