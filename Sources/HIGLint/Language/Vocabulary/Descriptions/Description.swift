import HIGReading

/// What people are told of a word of the format or of the rule language: what it means, and an example.
public struct Description: Hashable, Sendable {
  /// One or two sentences without the full stop at their end.
  public var summary: Message
  /// Of a field a value as a spec states it, of a fact or function an expression and, behind `//`, what it gives.
  public var example: String?
  /// The unit of a number: `pt`, `px`, `s`.
  public var unit: String?

  public init(summary: Message, example: String? = nil, unit: String? = nil) {
    self.summary = summary
    self.example = example
    self.unit = unit
  }
}

extension Vocabulary {
  /// Returns what people are told of a type of objects.
  public func description(of type: NodeType) -> Description {
    Description(english: type.summary, DescriptionTable.entry(type.name, of: DescriptionTable.objects))
  }

  /// Returns what people are told of a field of a type.
  public func description(of field: Field, in type: String) -> Description {
    Description(english: field.summary, DescriptionTable.entry(field.name, of: type))
  }

  /// Returns what people are told of a fact of a type, or of every object.
  public func description(of fact: DerivedFact, in type: String) -> Description {
    Description(english: fact.summary, DescriptionTable.entry(fact.name, of: type))
  }
}

extension Enumeration {
  /// The name of what the words are for: `content mode`.
  public var title: Message {
    Message(en: name, zhHans: DescriptionTable.entry(name, of: DescriptionTable.words)?.zhHans ?? name)
  }
}

extension Function {
  /// What people are told of the function.
  public var description: Description { Description(function: name, summary) }
}

extension StandardFunction {
  /// What people are told of the function.
  public var description: Description { Description(function: name, summary) }
}

extension Description {
  fileprivate init(function name: String, _ summary: String) {
    self.init(
      english: summary.hasSuffix(".") ? String(summary.dropLast()) : summary,
      DescriptionTable.entry(name, of: DescriptionTable.functions))
  }

  fileprivate init(english: String, _ entry: DescriptionTable.Entry?) {
    summary = Message(en: english, zhHans: entry?.zhHans ?? english)
    example = entry?.example
    unit = entry?.unit
  }
}
