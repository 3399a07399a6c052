import HIGLanguage
import HIGReading

extension RuleFunctions {
  /// The functions with their bodies, and those that rules bring with them: a table of its own for each engine, as the
  /// automata of word lists are kept from text to text, without a lock.
  public static func table(with others: [Function] = []) -> FunctionTable {
    table(words: WordListCache(), with: others)
  }

  package static func table(words: WordListCache, with others: [Function] = []) -> FunctionTable {
    FunctionTable(declared.with(wordBodies(words) + allBodies) + others)
  }

  /// In the order in which the functions are declared.
  private static let allBodies: [FunctionBody] = [
    TextFunctions.all, GeometryFunctions.all, ActionFunctions.all, ActFunctions.all, GraphFunctions.all,
    GateFunctions.all, FlowFunctions.all,
    DefinedNameFunctions.all, ListFunctions.all, PurposeFunctions.all, ColorFunctions.all,
    NameFunctions.all,
  ].flatMap { $0 }

  private static func wordBodies(_ cache: WordListCache) -> [FunctionBody] {
    [
      FunctionBody("wordsFound") { arguments, context in
        guard case .list(let list) = arguments[1], let model = context.model else { return .list([]) }
        return cache.find(list, in: arguments[0], of: model)
      },
      FunctionBody("hasWord") { arguments, context in
        guard case .list(let list) = arguments[1] else { return .bool(false) }
        if case .string(let text) = arguments[0] { return .bool(cache.contains(list, in: text)) }
        guard let model = context.model else { return .bool(false) }
        switch cache.find(list, in: arguments[0], of: model) {
        case .list(let found): return .bool(!found.isEmpty)
        case let undecided: return undecided
        }
      },
    ]
  }
}

extension [Function] {
  /// Returns the functions with their bodies, which stand in the same order; what has one already keeps it.
  package func with(_ bodies: [FunctionBody]) -> [Function] {
    var rest = bodies[...]
    let functions = map { function in
      guard function.call == nil else { return function }
      var function = function
      let body = rest.popFirst()
      precondition(body?.name == function.name, "\(function.name) has no body in its place")
      function.call = body?.call
      return function
    }
    precondition(rest.isEmpty, "there are bodies of functions that nobody declares")
    return functions
  }
}

/// The code of a function of the rule language; see `RuleFunctions`.
public struct FunctionBody: Sendable {
  let name: String
  let call: Function.Call

  package init(_ name: String, call: @escaping Function.Call) {
    self.name = name
    self.call = call
  }
}

/// The automata of the word lists that one engine's rules use.
///
/// The lists of a rule file are one automaton, which reads a text once for all of them. An engine belongs to one thread,
/// and so does its cache.
package final class WordListCache: @unchecked Sendable {
  /// Lists that are searched together.
  private final class Group {
    /// The automaton, made for the first text: a file's lists are registered even where none of its rules reads them.
    private lazy var automaton = Automaton(lists)
    /// Keeps the lists alive, so that no other list can get their address.
    let lists: [[Value]]
    /// The matches in the last texts, which are kept as long, so that no other text can get their address.
    @exclusivity(unchecked)
    private var found = HashMap<ObjectIdentifier, (text: TextValue, matches: [WordList.Match])>()
    private static let capacity = 4096

    init(_ lists: [[Value]]) {
      self.lists = lists
    }

    /// An object, as an automaton has many parts, and is not copied to be asked.
    private final class Automaton {
      let words: WordList

      init(_ lists: [[Value]]) {
        words = WordList(
          lists.map { list in
            (
              name: "",
              words: list.compactMap { word in
                if case .string(let word) = word { return word }
                return nil
              }
            )
          })
      }
    }

    func matches(in text: String) -> [WordList.Match] { automaton.words.matches(in: text) }

    func matches(in text: TextValue) -> [WordList.Match] {
      if let known = found[ObjectIdentifier(text)] { return known.matches }
      var matches = text.bytes.withUnsafeBufferPointer { automaton.words.matches(in: $0) }
      // What stands for a value is no text of the app.
      if text.hasPlaceholder { matches.removeAll { text.isUnknown($0.range) } }
      if found.count >= Self.capacity { found.removeAll() }
      found.set((text, matches), for: ObjectIdentifier(text))
      return matches
    }
  }

  /// The address of a list's elements: lists are compared by identity.
  private struct Identity: TableKey {
    var address: UnsafeRawPointer?
    var count: Int

    init(_ list: [Value]) {
      address = list.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
      count = list.count
    }
  }

  @exclusivity(unchecked) private var groups = HashMap<Identity, (group: Group, list: Int)>()

  private func group(of list: [Value]) -> (group: Group, list: Int) {
    let identity = Identity(list)
    if let known = groups[identity] { return known }
    // Lists that are made anew for each text would fill the memory.
    if groups.count > 10_000 { groups.removeAll() }
    let group = (Group([list]), 0)
    groups.set(group, for: identity)
    return group
  }

  /// Registers the lists of a rule file, which become one automaton.
  func register(_ lists: Value) {
    guard case .map(let map) = lists else { return }
    let all = map.entries.compactMap { entry -> [Value]? in
      if case .list(let list) = entry.value, !list.isEmpty { return list }
      return nil
    }
    guard !all.isEmpty else { return }
    let group = Group(all)
    for (index, list) in all.enumerated() { groups.set((group, index), for: Identity(list)) }
  }

  /// Returns the spans of a list's entries; unknown where there is none and a part of the text is not known.
  package func find(_ list: [Value], in node: Value, of model: Model) -> Value {
    guard case .node(let reference) = node, !list.isEmpty else { return .list([]) }
    if model.typeName(of: reference) == "localizedText" { return findInAll(list, of: reference, model) }
    guard let text = model.textValue(of: reference) ?? extracted(reference, of: model) else {
      return .unknown(Unknown("text", .notStated))
    }
    if text.isUnknown { return .unknown(Unknown("text", .placeholder)) }
    let (group, index) = group(of: list)
    let spans = group.matches(in: text).filter { $0.list == index }.map {
      Value.span(TextSpan(node: reference, start: $0.range.lowerBound, end: $0.range.upperBound))
    }
    if spans.isEmpty, text.hasPlaceholder { return .unknown(Unknown("text", .placeholder)) }
    return .list(spans)
  }

  /// Returns the text of a node that comes from an extract.
  private func extracted(_ node: NodeReference, of model: Model) -> TextValue? {
    model.string(model.vocabulary.nameID(of: "value"), of: node).map { TextValue($0, language: nil) }
  }

  private func findInAll(_ list: [Value], of node: NodeReference, _ model: Model) -> Value {
    var found: [Value] = []
    var undecided: Value?
    for text in model.nodeList(Names.texts, of: node) {
      switch find(list, in: .node(text), of: model) {
      case .list(let spans): found += spans
      case let other: undecided = other
      }
    }
    return found.isEmpty ? undecided ?? .list([]) : .list(found)
  }

  package func contains(_ list: [Value], in text: String) -> Bool {
    let (group, index) = group(of: list)
    return group.matches(in: text).contains { $0.list == index }
  }
}

extension TextValue {
  /// Returns whether a range touches a piece whose text is not known.
  fileprivate func isUnknown(_ range: Range<Int>) -> Bool {
    pieces.contains { $0.isUnknown && $0.range.overlaps(range) }
  }
}
