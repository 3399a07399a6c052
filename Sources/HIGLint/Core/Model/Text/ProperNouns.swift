/// Names that keep their capitals wherever they stand, of one word or several; matched case-sensitively.
public struct ProperNouns: Sendable {
  /// The rest of each name by its first word; longest first.
  private var names: [String: [[String]]] = [:]

  /// - Parameter names: The names, each as it is written: `App Store`, `iCloud`.
  public init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// No names at all.
  public static let none = ProperNouns([])

  /// Apple's products and services, system apps, days, months, countries, languages and common brands.
  public static let builtIn = ProperNouns(ProperNounList.names)

  /// Returns these names and more: an app's own.
  public func adding(_ names: some Sequence<String>) -> ProperNouns {
    var sum = self
    for name in names { sum.insert(name) }
    return sum
  }

  private mutating func insert(_ name: String) {
    let words = name.split(whereSeparator: { $0 == " " }).map(String.init)
    guard let first = words.first else { return }
    let rest = Array(words.dropFirst())
    var list = names[first] ?? []
    guard !list.contains(rest) else { return }
    list.append(rest)
    list.sort { $0.count > $1.count }
    names[first] = list
  }

  /// Returns the number of words of the longest name that begins at a word of a text; 0 for none.
  ///
  /// Possessives and plurals of names are names: `Apple’s`, `iPhones`. A compound is one if its first part is:
  /// `Wi-Fi-enabled`.
  func match(in text: TextValue, at index: Int) -> Int {
    let word = text.words[index].units
    for form in Self.forms(of: word, in: text) {
      for rest in names[form] ?? [] where matches(rest, in: text, after: index) { return rest.count + 1 }
    }
    // Names hold two hyphens at most.
    var hyphens = 0
    for i in word.dropFirst() where WordReader.isHyphen(text.units[i].scalar) {
      hyphens += 1
      if hyphens > 3 { break }
      if names[text.string(in: text.range(of: word.lowerBound..<i))]?.contains([]) == true { return 1 }
    }
    return 0
  }

  private func matches(_ rest: [String], in text: TextValue, after index: Int) -> Bool {
    guard index + rest.count < text.words.count else { return false }
    for (offset, name) in rest.enumerated() {
      let forms = Self.forms(of: text.words[index + 1 + offset].units, in: text)
      guard offset == rest.count - 1 ? forms.contains(name) : forms.first == name else { return false }
    }
    return true
  }

  /// Returns the word, the word without a plural's ending, and without a possessive's.
  private static func forms(of word: Range<Int>, in text: TextValue) -> [String] {
    var forms = [text.string(in: text.range(of: word))]
    guard word.count > 2, text.units[word.upperBound - 1].scalar == 0x73 else { return forms }
    forms.append(text.string(in: text.range(of: word.dropLast())))
    if WordReader.isApostrophe(text.units[word.upperBound - 2].scalar) {
      forms.append(text.string(in: text.range(of: word.dropLast(2))))
    }
    return forms
  }
}
