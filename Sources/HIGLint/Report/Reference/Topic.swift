import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// One thing besides rules that `higlint explain` tells about, and the pages of reference list.
public struct Topic: Sendable {
  /// The lists that topics stand in, in the order in which an ambiguous word means them.
  public enum Kind: String, CaseIterable, Sendable {
    case objects, facts, functions, ideas, settings, keys, words, fields
  }

  enum Subject: Sendable {
    case object(NodeType)
    case field(Field, of: NodeType)
    /// A fact, with the types that have it; none for one that every object has.
    case fact(DerivedFact, of: [String])
    case function([Function.Overload])
    /// What words are for, with the fields that take them.
    case words(Enumeration, isOpen: Bool, fields: [String])
    case setting(KeyDescription)
    case key(KeyDescription)
    case idea(Idea)
  }

  /// The name that means nothing else: `view.frame`.
  public let name: String
  /// The name by which one finds it, too: `frame`.
  let shortName: String
  let subject: Subject
  /// The meaning, an example and a unit.
  public let description: Description

  public var kind: Kind {
    switch subject {
    case .object: .objects
    case .field: .fields
    case .fact: .facts
    case .function: .functions
    case .words: .words
    case .setting: .settings
    case .key: .keys
    case .idea: .ideas
    }
  }
}

/// All topics, and how one of them is found.
public struct Topics: Sendable {
  public let all: [Topic]

  /// - Parameter ruleSet: The rules whose functions are told about.
  public init(ruleSet: RuleSet) {
    let vocabulary = ruleSet.vocabulary
    all =
      Self.objects(of: vocabulary) + Self.facts(of: vocabulary) + Self.functions(of: ruleSet)
      + Idea.all.map { idea in
        Topic(
          name: idea.name, shortName: idea.name, subject: .idea(idea),
          description: Description(summary: idea.summary, example: idea.example))
      }
      + ConfigurationKeys.all.map { Self.topic(of: $0, .setting($0)) }
      + (RuleKeys.rule + RuleKeys.sections).map { Self.topic(of: $0, .key($0)) } + Self.words(of: vocabulary)
  }

  // MARK: Finding one

  /// Returns what a word means: the topics of that name, or those that have it as their last part, with the fields of views
  /// and screens that are also written so before all others; else what a kind of view, UIKit or another spelling calls so.
  public func named(_ word: String) -> [Topic] {
    for spelling in [word, camelCase(fromSeparated: word) ?? word] {
      let exact = all.filter { $0.name == spelling || $0.shortName == spelling || $0.isFact(spelling) }
      if !exact.isEmpty {
        let sorted = Topic.Kind.allCases.flatMap { kind in exact.filter { $0.kind == kind } }
        return alsoWritten(spelling, besides: sorted) + sorted
      }
    }
    if let found = ofView(word) { return found }
    let also = all.filter { $0.isAlsoCalled(word) }
    if !also.isEmpty { return alsoWritten(word, besides: []) + also.filter { !$0.isOfViewOrScreen } }
    return foreign(word)
  }

  /// Returns the fields of views and screens that have a word as another spelling, those of views first; none where the
  /// word has a meaning of its own for them, or for the format as a whole.
  private func alsoWritten(_ word: String, besides exact: [Topic]) -> [Topic] {
    let isOwn = exact.contains { topic in
      switch topic.kind {
      case .fields: topic.isOfViewOrScreen
      case .facts, .keys: false
      case .objects, .functions, .ideas, .settings, .words: true
      }
    }
    if isOwn { return [] }
    let also = all.filter { $0.kind == .fields && $0.isOfViewOrScreen && $0.isAlsoCalled(word) }
    return also.filter { $0.name.hasPrefix("view.") } + also.filter { !$0.name.hasPrefix("view.") }
  }

  /// Returns what a name means that only UIKit or other tools have.
  private func foreign(_ word: String) -> [Topic] {
    if let names = Self.uikit[word] { return names.compactMap { name in all.first { $0.name == name } } }
    for type in ["view", "screen"] {
      guard let names = ForeignName.key(word, of: type)?.written, !names.isEmpty else { continue }
      return names.compactMap { written in
        let name = "\(type).\(written.prefix { $0 != ":" })"
        return all.first { $0.name == name }
      }
    }
    return []
  }

  /// Classes, structures and units that people know, and the topics that tell of what they are here.
  private static let uikit: [String: [String]] = [
    "UIViewController": ["screen"], "UITableViewController": ["screen", "view.kind"],
    "UICollectionViewController": ["screen", "view.kind"], "UINavigationController": ["navigationBar", "screen.links"],
    "UITabBarController": ["tabBar"], "UISplitViewController": ["screen", "view.kind"],
    "UIAlertController": ["screen.alert", "screen.actionSheet", "alert"], "UIAlertView": ["screen.alert", "alert"],
    "UIActionSheet": ["screen.actionSheet", "alert"], "UIAlertAction": ["action"],
    "UINavigationBar": ["navigationBar"], "UINavigationItem": ["navigationBar"], "navigationItem": ["navigationBar"],
    "UIToolbar": ["toolbar"], "UITabBar": ["tabBar"], "UITabBarItem": ["barItem"], "UIBarButtonItem": ["barItem"],
    "UISearchController": ["searchBar"], "UIPopoverPresentationController": ["popover"],
    "UIPopoverController": ["popover"], "UIStoryboardSegue": ["link"], "UIMenuController": ["editMenu"],
    "UIGestureRecognizer": ["gesture"], "UITableViewRowAction": ["swipeAction"], "UIImage": ["image"],
    "UIFont": ["font"], "UIFontDescriptor": ["font"], "UIColor": ["colour"], "CGColor": ["colour"],
    "CALayer": ["view.cornerRadius", "border", "shadow"], "layer": ["view.cornerRadius", "border", "shadow"],
    "CGRect": ["frame"], "CGSize": ["size"], "CGPoint": ["point"], "UIEdgeInsets": ["insets"],
    "UITraitCollection": ["sizeClass"], "UIStatusBarStyle": ["statusBar.style"],
    "NSLayoutConstraint": ["screen.layout"], "ms": ["time"], "milliseconds": ["time"], "seconds": ["time"],
    "minutes": ["time"],
  ]

  /// Returns the field behind a kind of view: `button.title`, `UILabel.text`.
  private func ofView(_ word: String) -> [Topic]? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, Enumeration.viewKind.word(spelt: parts[0]) != nil else { return nil }
    let found = all.filter { topic in
      topic.name == "view." + parts[1] || topic.name.hasPrefix("view.") && topic.isAlsoCalled(parts[1])
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the names that may have been meant by a word.
  public func names(near word: String, besides others: [String] = []) -> [String] {
    nearest(to: word, among: all.flatMap { [$0.name, $0.shortName] } + others)
  }

  // MARK: Gathering them

  /// The types that nobody writes have fields for the code only.
  private static let builtIn = Set(Vocabulary.builtInTypes.map(\.name))

  private static func objects(of vocabulary: Vocabulary) -> [Topic] {
    let first = ["document", "app", "screen", "view"]
    let types =
      first.compactMap { vocabulary.type(named: $0) }
      + vocabulary.types.filter { !first.contains($0.name) }.sorted { Path.precedes($0.name, $1.name) }
    return types.flatMap { type in
      let object = Topic(
        name: type.name, shortName: type.name, subject: .object(type), description: vocabulary.description(of: type))
      guard !builtIn.contains(type.name) else { return [object] }
      return [object]
        + type.fields.map { field in
          Topic(
            name: "\(type.name).\(field.name)", shortName: field.name, subject: .field(field, of: type),
            description: vocabulary.description(of: field, in: type.name))
        }
    }
  }

  private static func facts(of vocabulary: Vocabulary) -> [Topic] {
    var topics: [Topic] = []
    for type in vocabulary.types {
      for fact in type.facts {
        // Types that share a fact have it from one declaration.
        let sharing = vocabulary.types.filter { other in
          other.facts.contains { $0.name == fact.name && $0.summary == fact.summary }
        }
        guard sharing.first?.name == type.name else { continue }
        // Of a view one thinks first.
        let owners = sharing.map(\.name).sorted {
          $0 == "view" && $1 != "view" || $1 != "view" && Path.precedes($0, $1)
        }
        topics.append(
          Topic(
            name: "\(owners[0]).\(fact.name)", shortName: fact.name, subject: .fact(fact, of: owners),
            description: vocabulary.description(of: fact, in: type.name)))
      }
    }
    return topics
      + Vocabulary.commonFacts.map { fact in
        Topic(
          name: fact.name, shortName: fact.name, subject: .fact(fact, of: []),
          description: vocabulary.description(of: fact, in: DescriptionTable.everyObject))
      }
  }

  private static func functions(of ruleSet: RuleSet) -> [Topic] {
    let standard = StandardFunction.allCases.map { ($0.name, $0.overloads, $0.description) }
    let others = RuleFunctions.table(with: ruleSet.functions).functions.map { ($0.name, $0.overloads, $0.description) }
    return (standard + others).sorted { Path.precedes($0.0, $1.0) }.map { name, overloads, description in
      Topic(name: name, shortName: name, subject: .function(overloads), description: description)
    }
  }

  private static func words(of vocabulary: Vocabulary) -> [Topic] {
    var found: [String: (words: Enumeration, isOpen: Bool, fields: [String])] = [:]
    func add(_ type: FieldType, _ field: String) {
      switch type {
      case .word(let words): found[words.name, default: (words, false, [])].fields.append(field)
      case .openWord(let words): found[words.name, default: (words, true, [])].fields.append(field)
      case .list(let element), .map(let element): add(element, field)
      default: break
      }
    }
    for type in vocabulary.types {
      for field in type.fields { add(field.type, "\(type.name).\(field.name)") }
    }
    // Written in no spec, but in rules.
    found[Enumeration.act.name] = (.act, false, [])
    return found.sorted { Path.precedes($0.key, $1.key) }.map { name, words in
      Topic(
        name: name, shortName: name, subject: .words(words.words, isOpen: words.isOpen, fields: words.fields),
        description: Description(
          summary: words.words.name == Enumeration.act.name
            ? Message(
              en: "What a button or an item does, as its words, icon and action tell",
              zhHans: "按钮或项目所执行的动作，由其文字、图标和操作得知")
            : meaning(of: words.words, in: words.fields, vocabulary)))
    }
  }

  /// Returns what words are for: the meaning of the first field that takes them.
  private static func meaning(of words: Enumeration, in fields: [String], _ vocabulary: Vocabulary) -> Message {
    guard let parts = fields.first?.split(separator: ".").map(String.init), parts.count == 2,
      let field = vocabulary.type(named: parts[0])?.fields.first(where: { $0.name == parts[1] })
    else { return words.title }
    let summary = vocabulary.description(of: field, in: parts[0]).summary
    return Message(en: summary.en, zhHans: "\(words.title.zhHans)（\(summary.zhHans)）")
  }

  private static func topic(of key: KeyDescription, _ subject: Topic.Subject) -> Topic {
    Topic(
      name: key.name, shortName: key.name, subject: subject,
      description: Description(summary: key.summary, example: key.example))
  }
}

extension Topic {
  /// Whether it is a field of the objects that specs are made of.
  fileprivate var isOfViewOrScreen: Bool { name.hasPrefix("view.") || name.hasPrefix("screen.") }

  /// Whether a name is that of the fact at one of the objects that have it.
  fileprivate func isFact(_ name: String) -> Bool {
    guard case .fact(let fact, let owners) = subject else { return false }
    return owners.contains { name == "\($0).\(fact.name)" }
  }

  /// Whether a word is another name of the field, or one of the words.
  fileprivate func isAlsoCalled(_ word: String) -> Bool {
    switch subject {
    case .field(let field, _): field.otherNames.contains { $0.name == word }
    case .words(let words, _, _): words.word(spelt: word) != nil
    default: false
    }
  }
}

extension Enumeration {
  fileprivate func word(spelt spelling: String) -> String? {
    var spelling = spelling
    return spelling.withUTF8 { word($0) }
  }
}
