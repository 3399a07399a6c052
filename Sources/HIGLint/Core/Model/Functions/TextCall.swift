import HIGLanguage

/// One call of a text function: its texts, and its other arguments.
///
/// The first argument is a text, or a text by language: then the function is about the text in every language. A field
/// that is stated to be `none` has no texts.
package struct TextCall {
  let name: String
  package let model: Model
  package let texts: Subjects
  /// The arguments after the first, held for as long as the function runs.
  package let arguments: UnsafeBufferPointer<Value>

  /// A text and the node that it belongs to.
  package struct Subject {
    package let node: NodeReference
    package let text: TextValue
  }

  /// The texts, of which there is mostly one: that takes no array.
  package struct Subjects: RandomAccessCollection {
    private let only: Subject?
    private let several: [Subject]

    init(_ only: Subject?) {
      self.only = only
      several = []
    }

    init(_ several: [Subject]) {
      only = nil
      self.several = several
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { only == nil ? several.count : 1 }

    package subscript(index: Int) -> Subject {
      guard let only, index == 0 else { return several[index] }
      return only
    }
  }

  /// Returns a list argument.
  package func list(_ index: Int) -> [Value] {
    guard let value = argument(index), case .list(let items) = value else { return [] }
    return items
  }

  package func number(_ index: Int) -> Double {
    switch argument(index) {
    case .double(let number): number
    case .int(let number): Double(number)
    default: 0
    }
  }

  func int(_ index: Int) -> Int { Int(number(index)) }

  func string(_ index: Int) -> String {
    guard case .string(let string) = argument(index) else { return "" }
    return string
  }

  private func argument(_ index: Int) -> Value? {
    index < arguments.count ? arguments[index] : nil
  }

  func span(_ range: Range<Int>, of subject: Subject) -> Value {
    .span(TextSpan(node: subject.node, start: range.lowerBound, end: range.upperBound))
  }

  /// Returns an unknown value: the text is unknown, or `reason`. Named by the field that holds the text.
  package func unknown(_ subject: Subject, _ reason: Unknown.Reason = .placeholder) -> Unknown {
    let holder = model.parent(of: subject.node)
    let field = holder == .none ? NameID.none : model.nodes[Int(holder.index)].field
    let name = field == .none ? "text" : model.vocabulary.name(field)
    return Unknown(name, subject.text.isUnknown ? .placeholder : reason)
  }
}

extension TextCall {
  /// Returns the texts of an argument; nil if it is a node of another type.
  static func subjects(of value: Value, in model: Model) -> Subjects? {
    guard case .node(let node) = value else {
      if case .null = value { return Subjects([]) }
      return nil
    }
    guard node != .none else { return nil }
    switch model.typeIndex(of: node) {
    case model.textType: return model.textValue(of: node).map { Subjects(Subject(node: node, text: $0)) }
    case NodeTypes.localizedText:
      return Subjects(
        model.nodeList(Names.texts, of: node).compactMap { text in
          model.textValue(of: text).map { Subject(node: text, text: $0) }
        })
    default: return nil
    }
  }

  // MARK: One value out of the texts in all languages

  /// Returns the spans of all texts. If nothing is found and something open, the result is unknown.
  package func spans(
    reason: Unknown.Reason = .placeholder, _ find: (TextValue) -> Decided<[Range<Int>]>
  ) -> Value {
    var found: [Value] = []
    var open: Unknown?
    for subject in texts {
      switch subject.text.isUnknown ? .unknown : find(subject.text) {
      case .known(let ranges): found += ranges.map { span($0, of: subject) }
      case .unknown: open = open ?? unknown(subject, reason)
      }
    }
    if found.isEmpty, let open { return .unknown(open) }
    return .list(found)
  }

  /// Returns the greatest of the texts' numbers, for limits are mostly upper ones; 0 without a text.
  func number(_ measure: (TextValue) -> Interval) -> Value {
    var most = Interval(low: 0, high: 0)
    for subject in texts {
      if subject.text.isUnknown { return .unknown(unknown(subject)) }
      let measured = measure(subject.text)
      most.low = max(most.low, measured.low)
      most.high = max(most.high, measured.high)
    }
    guard most.low == most.high else { return .interval(most) }
    return .double(most.low)
  }

  /// Returns the greatest number as a whole number; see `number`.
  func count(_ measure: (TextValue) -> Interval) -> Value {
    let value = number(measure)
    guard case .double(let number) = value else { return value }
    return .int(Int64(number))
  }

  /// Returns the answer that all texts agree on; unknown if they don't, false without a text.
  func truth(
    reason: (TextValue) -> Unknown.Reason = { _ in .placeholder }, _ decide: (TextValue) -> Decided<Bool>
  ) -> Value {
    var agreed: Bool?
    for subject in texts {
      guard !subject.text.isUnknown, case .known(let value) = decide(subject.text) else {
        return .unknown(unknown(subject, reason(subject.text)))
      }
      if let agreed, agreed != value { return .unknown(unknown(subject, .language)) }
      agreed = value
    }
    return .bool(agreed ?? false)
  }

  /// Returns the value of the only text; unknown for several, `none` without a text.
  package func only(none: Value = .null, _ value: (Subject) -> Value) -> Value {
    guard let subject = texts.first else { return none }
    if texts.count > 1 { return .unknown(unknown(subject, .language)) }
    return subject.text.isUnknown ? .unknown(unknown(subject)) : value(subject)
  }
}
