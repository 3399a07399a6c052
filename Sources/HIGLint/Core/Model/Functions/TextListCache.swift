import HIGLanguage
import HIGReading

/// The values derived from lists of words: automata, sets. A rule hands over the same list with every text.
///
/// A list is known by its place in memory, which stays its own while the cache holds it, and only otherwise compared.
final class TextListCache<Derived: Sendable>: Sendable {
  private struct Place: TableKey {
    var address: UInt
    var count: Int
  }

  /// The values so far. Lists that are made anew for every call would fill a table; it begins again when it is full.
  private struct Made: Sendable {
    static var capacity: Int { 512 }

    var byPlace = HashMap<Place, (list: [Value], derived: Derived)>()
    var byWords = HashMap<[TextKey], Derived>()
  }

  private let derive: @Sendable ([String]) -> Derived
  private let made = Locked(Made())

  /// Creates an empty cache that derives the same.
  convenience init(like other: TextListCache) { self.init(other.derive) }

  init(_ derive: @escaping @Sendable ([String]) -> Derived) { self.derive = derive }

  subscript(list: [Value]) -> Derived {
    made.withLock { made in
      let place = list.withUnsafeBufferPointer { Place(address: UInt(bitPattern: $0.baseAddress), count: $0.count) }
      if let known = made.byPlace[place] { return known.derived }
      let derived = derived(from: Self.words(of: list), &made)
      if made.byPlace.count >= Made.capacity { made.byPlace.removeAll() }
      made.byPlace.set((list, derived), for: place)
      return derived
    }
  }

  private func derived(from words: [String], _ made: inout Made) -> Derived {
    let key = words.map { TextKey($0) }
    if let known = made.byWords[key] { return known }
    let derived = derive(words)
    if made.byWords.count >= Made.capacity { made.byWords.removeAll() }
    made.byWords.set(derived, for: key)
    return derived
  }

  private static func words(of list: [Value]) -> [String] {
    list.compactMap { value in
      guard case .string(let word) = value else { return nil }
      return word
    }
  }
}

/// The values that one thread has derived from lists, with a few of them at hand by the place of their list.
///
/// Each thread makes its own: to share them takes longer, as threads wait for each other to count references.
struct TextListPlaces<Derived: Sendable> {
  private struct KnownList {
    /// The list, which is held so that no other one can get its address.
    var list: [Value]
    var derived: Derived
  }

  private static var count: Int { 64 }
  /// The lists at hand; empty until one is looked for.
  private var entries: [KnownList?] = []
  private var cache: TextListCache<Derived>?

  /// - Parameter shared: A cache that derives the same.
  mutating func find(_ list: [Value], like shared: @autoclosure () -> TextListCache<Derived>) -> Derived {
    let address = list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    // Objects begin at multiples of 16 bytes.
    let place = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 10)) & (Self.count - 1)
    if !entries.isEmpty, let entry = entries[place], entry.list.count == list.count,
      entry.list.withUnsafeBufferPointer({ UInt(bitPattern: $0.baseAddress) }) == address
    {
      return entry.derived
    }
    let derived = (cache ?? begin(like: shared()))[list]
    entries[place] = KnownList(list: list, derived: derived)
    return derived
  }

  private mutating func begin(like shared: TextListCache<Derived>) -> TextListCache<Derived> {
    let cache = TextListCache(like: shared)
    self.cache = cache
    entries = Array(repeating: nil, count: Self.count)
    return cache
  }
}

extension TextCall {
  /// Returns the automaton of a list argument.
  func automata(_ index: Int) -> WordList {
    model.textCache?.automata.find(list(index), like: TextLists.automata) ?? TextLists.automata[list(index)]
  }

  package func sets(_ index: Int) -> Set<String> {
    model.textCache?.sets.find(list(index), like: TextLists.sets) ?? TextLists.sets[list(index)]
  }

  func spellings(_ index: Int) -> Set<String> {
    model.textCache?.spellings.find(list(index), like: TextLists.spellings) ?? TextLists.spellings[list(index)]
  }

  func keys(_ index: Int) -> ComparisonKeys {
    model.textCache?.keys.find(list(index), like: TextLists.keys) ?? TextLists.keys[list(index)]
  }

  /// Returns the pattern of an argument.
  func pattern(_ index: Int) -> HandedPattern {
    let source = string(index)
    return model.textCache?.patterns.pattern(source) ?? HandedPattern(source, nil)
  }
}

/// The caches of the text functions.
enum TextLists {
  static let automata = TextListCache { WordList([("words", $0)]) }
  /// The sets of words in small letters.
  static let sets = TextListCache { words in Set(words.map { $0.lowercased() }) }
  /// The sets of words as written.
  static let spellings = TextListCache { Set($0) }
  /// The words as `TextValue.comparisonKey` folds them.
  static let keys = TextListCache { words in ComparisonKeys(words) }
}
