extension Rule {
  /// What a check offers to do about what it finds: steps that are taken together.
  public struct FixTemplate: Sendable {
    public var steps: [FixStep]
    public var safety: Fix.Safety
    /// Why it is not safe.
    public var why: Message?
    /// It is offered only where this is true.
    public var condition: Program?

    /// Why a fix that changes a text is not safe.
    static let changesText = Message(en: "it changes a text that people read", zhHans: "会改变用户看到的文字")
  }

  /// One change, with expressions for what is not known before a spec is there.
  public enum FixStep: Sendable {
    /// A field says something else, whether it said anything before; of several the first that is written.
    case set([Place], to: Program)
    /// A text, or the parts of texts that an expression finds, get other words.
    case replaceText(Program, with: Program)
    /// Fields go: those of them that are written.
    case remove([Place])
    /// A list gets an item.
    case insert(Program, into: Place)
  }
}
