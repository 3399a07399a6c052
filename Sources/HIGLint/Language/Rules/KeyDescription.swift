import HIGReading

/// A key of a file of rules or of settings, as its reader, its schema, its page and `higlint explain` know it.
public struct KeyDescription: Sendable {
  /// What a key holds.
  public indirect enum Shape: Sendable {
    case text, truth, number, anything
    /// One of a few words.
    case words([String])
    /// A list; one item may stand for a list of one.
    case list(Shape)
    /// Values by names of the author's own.
    case names(Shape)
    case object([KeyDescription])
    case either([Shape])

    /// A text in one language, or in each.
    static let message = Shape.either([
      .text,
      .object([
        KeyDescription("en", .text, example: "Pay", Message(en: "The English text", zhHans: "英文文本")),
        KeyDescription("zh-Hans", .text, example: "支付", Message(en: "The Chinese text", zhHans: "中文文本")),
      ]),
    ])
  }

  public var name: String
  public var shape: Shape
  public var isRequired: Bool
  /// One or two sentences without the full stop at their end.
  public var summary: Message
  /// The value that holds where the key is missing; nil if there is none, or none that could be written.
  public var fallback: String?
  /// A value, in YAML's flow style.
  public var example: String

  /// Returns what the key is for, and where to read more.
  ///
  /// - Parameter owner: The key that holds it, where `higlint explain` tells of it there.
  package func meaning(in owner: String? = nil) -> Message {
    let command = "`higlint explain \(owner ?? name)`"
    return Message(
      en: "`\(name)`: \(summary.en). \(command) tells more", zhHans: "`\(name)`：\(summary.zhHans)。详见 \(command)")
  }

  public init(
    _ name: String, _ shape: Shape, isRequired: Bool = false, fallback: String? = nil, example: String,
    _ summary: Message
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
    self.fallback = fallback
    self.example = example
  }
}
