import HIGReading

extension Rule {
  /// The change that a check offers for its findings: steps that are taken together.
  public struct FixTemplate: Sendable {
    public var steps: [FixStep]
    public var safety: Fix.Safety
    /// The reason why the fix is not safe.
    public var why: Message?
    /// The condition under which the fix is offered.
    public var condition: Program?

    /// The reason why a fix that changes a text is not safe.
    package static let changesText = Message(en: "it changes a text that people read", zhHans: "会改变用户看到的文字")
  }

  /// One change, with expressions for the parts that depend on the spec.
  public enum FixStep: Sendable {
    /// Gives a field a value, whether it has one or not; of several fields, the first that is written.
    case set([ReportedPlace], to: Program)
    /// Replaces a text, or the parts of texts that an expression finds.
    case replaceText(Program, with: Program)
    /// Removes those of the fields that are written.
    case remove([ReportedPlace])
    /// Adds an item to a list.
    case insert(Program, into: ReportedPlace)
  }
}
