import HIGReading

/// The type of an expression, which the checker finds before any spec is read.
public indirect enum ValueType: Hashable, Sendable {
  /// Any type, checked at run time only: CEL's `dyn`.
  case any
  case null
  case bool
  case int
  case double
  case string
  /// One of the words of an enumeration; a string at run time. The checker refuses a comparison with another word.
  case word(Enumeration)
  case list(ValueType)
  case map(ValueType, ValueType)
  /// A map whose keys are fixed, each with its type: the parameters of a rule.
  case record(RecordType)
  /// A node of one of these types; of any type if the set is empty.
  case node(Set<String>)
  case span
  case color
  /// The type of a type.
  case type
}

/// The words of an enumeration.
public struct Enumeration: Hashable, Sendable {
  private final class Table: Sendable {
    let name: String
    let words: [String]
    /// The bytes of the words and of how else they are written, in groups of equal length.
    let bytes: FixedTable<UInt8>
    /// The numbers of the words that they stand for, in the same order.
    let numbers: FixedTable<UInt16>
    /// Where the group of each length starts, and the end of the longest.
    let groups: FixedTable<Group>
    /// The other spellings, with the word that each stands for.
    let alsoWritten: [String: String]
    /// The names in UIKit of the types whose constants the words are: `NSTextAlignment`.
    let frameworkTypes: [String]

    init(_ name: String, _ words: [String], alsoWritten: [String: String], frameworkTypes: [String]) {
      self.name = name
      self.words = words
      self.alsoWritten = alsoWritten
      self.frameworkTypes = frameworkTypes
      // Hundreds of enumerations are made before the first byte is checked, so that this does little for each word.
      var spellings = words
      var meanings = Array(0..<UInt16(words.count))
      for (spelling, word) in alsoWritten {
        guard let number = words.firstIndex(of: word) else { preconditionFailure("\(word) is no word of \(name)") }
        spellings.append(spelling)
        meanings.append(UInt16(number))
      }
      var longest = 0
      for spelling in spellings { longest = max(longest, spelling.utf8.count) }
      var groups = [Group](repeating: Group(), count: longest + 2)
      for spelling in spellings { groups[spelling.utf8.count + 1].first += 1 }
      for length in 1..<groups.count {
        groups[length].start = groups[length - 1].start + groups[length].first * (length - 1)
        groups[length].first += groups[length - 1].first
      }
      var next = groups
      var numbers = meanings
      let bytes = [UInt8](unsafeUninitializedCapacity: groups[longest + 1].start) { bytes, count in
        for (spelling, meaning) in zip(spellings, meanings) {
          var spelling = spelling
          let place = next[spelling.utf8.count]
          numbers[place.first] = meaning
          next[spelling.utf8.count] = Group(first: place.first + 1, start: place.start + spelling.utf8.count)
          spelling.withUTF8 { spelling in
            _ = UnsafeMutableBufferPointer(rebasing: bytes[place.start...]).update(fromContentsOf: spelling)
          }
        }
        count = bytes.count
      }
      self.bytes = FixedTable(bytes)
      self.numbers = FixedTable(numbers)
      self.groups = FixedTable(groups)
    }
  }

  /// The spellings of one length, as the number of the first and the start of its bytes.
  private struct Group {
    var first = 0
    var start = 0
  }

  private let table: Table

  public var name: String { table.name }
  public var words: [String] { table.words }

  /// Creates an enumeration.
  ///
  /// - Parameters:
  ///   - alsoWritten: The words by their names in other frameworks, under which a spec may state them.
  ///   - frameworkTypes: The names in UIKit of the types whose constants the words are: `NSTextAlignment`.
  public init(
    _ name: String, _ words: [String], alsoWritten: [String: String] = [:], frameworkTypes: [String] = []
  ) {
    table = Table(name, words, alsoWritten: alsoWritten, frameworkTypes: frameworkTypes)
  }

  /// Creates an enumeration of words that people call otherwise, too: `["block": ["blockApp", "refuse"]]`.
  public init(
    _ name: String, _ words: [String], also others: KeyValuePairs<String, [String]>, frameworkTypes: [String] = []
  ) {
    let pairs = others.flatMap { word, others in others.map { ($0, word) } }
    self.init(name, words, alsoWritten: Dictionary(uniqueKeysWithValues: pairs), frameworkTypes: frameworkTypes)
  }

  /// The other spellings of the words, sorted, with the word that each stands for.
  public var otherSpellings: [(spelling: String, word: String)] {
    table.alsoWritten.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { ($0.key, $0.value) }
  }

  /// The names in UIKit of the types whose constants the words are.
  public var frameworkTypes: [String] { table.frameworkTypes }

  /// Returns the word that is written with these bytes; nil if the enumeration has no such word.
  package func word(_ written: UnsafeBufferPointer<UInt8>) -> String? { exact(written) ?? constant(written) }

  /// Returns the word that is meant where only the words themselves are taken: also in kebab or snake case, as the name of
  /// a type (`Toggle`), and in small letters (`imageview`); nil where that could be several.
  package func word(meantBy written: String) -> String? {
    // A longer one is a pasted text.
    guard !written.isEmpty, written.utf8.count <= 64 else { return nil }
    var camel = camelCase(fromSeparated: written) ?? written
    if let word = camel.withUTF8({ exact($0) }) { return word }
    let first = camel.removeFirst()
    var small = first.lowercased() + camel
    if let word = small.withUTF8({ exact($0) }) { return word }
    // What has capitals within is no word in small letters.
    guard !written.utf8.dropFirst().contains(where: isCapital) else { return nil }
    let lower = written.lowercased()
    var meant: String?
    for word in table.words where word.lowercased() == lower { meant = meant == nil ? word : "" }
    if meant == nil {
      for (spelling, word) in table.alsoWritten where spelling.lowercased() == lower {
        meant = meant == nil || meant == word ? word : ""
      }
    }
    return meant == "" ? nil : meant
  }

  /// Returns the word of a constant as code writes it: `.center`, `NSTextAlignment.center`, `NSTextAlignmentCenter`.
  private func constant(_ written: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = written.first, first == UInt8(ascii: ".") || isCapital(first) else { return nil }
    var start = written.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    if start == 0 {
      guard
        let type = table.frameworkTypes.first(where: { type in
          type.utf8.count < written.count && written.starts(with: type.utf8)
        })
      else { return nil }
      start = type.utf8.count
    }
    guard start < written.count else { return nil }
    var name = Array(written[start...])
    if isCapital(name[0]) { name[0] += 0x20 }
    return name.withUnsafeBufferPointer(exact)
  }

  private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private func exact(_ written: UnsafeBufferPointer<UInt8>) -> String? {
    guard written.count + 1 < table.groups.count else { return nil }
    let group = table.groups[written.count]
    var start = group.start
    for index in group.first..<table.groups[written.count + 1].first {
      var i = 0
      while i < written.count, table.bytes[start + i] == written[i] { i += 1 }
      if i == written.count { return table.words[Int(table.numbers[index])] }
      start += written.count
    }
    return nil
  }

  public static func == (a: Enumeration, b: Enumeration) -> Bool { a.name == b.name && a.words == b.words }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The keys of a map whose keys are always the same.
public final class RecordType: Hashable, Sendable {
  public let fields: [String: ValueType]

  public init(_ fields: [String: ValueType]) { self.fields = fields }

  public static func == (a: RecordType, b: RecordType) -> Bool { a.fields == b.fields }
  public func hash(into hasher: inout Hasher) { hasher.combine(fields.count) }
}

/// A fact that an expression reads of nodes of one type.
public struct FactRead: Hashable, Sendable {
  /// The node's type; empty if the checker can't tell it.
  public var nodeType: String
  public var fact: String

  public init(nodeType: String, fact: String) {
    self.nodeType = nodeType
    self.fact = fact
  }
}

/// The vocabulary of the checker: node types and their facts.
public protocol TypeCatalog {
  /// Returns the type of a node type's fact; nil if the node type has none of that name.
  func type(ofFact name: String, in nodeType: String) -> ValueType?
  /// Returns all the facts of a node type, for suggestions.
  func facts(of nodeType: String) -> [String]
  func id(ofName name: String) -> NameID
  /// Returns what a node type's fact means, and where to read more; nil if nothing is told of it.
  func meaning(ofFact name: String, in nodeType: String) -> Message?
}

extension TypeCatalog {
  public func meaning(ofFact name: String, in nodeType: String) -> Message? { nil }
}
