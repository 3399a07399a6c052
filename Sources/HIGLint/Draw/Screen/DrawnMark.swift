import HIGCore

/// A mark over a picture that says what was measured: a picture may hold it, or a page show it on request.
package struct DrawnMark: Hashable, Sendable {
  package enum Form: Int, Sendable {
    /// What a finger may tap.
    case area
    /// A small word on a ground of its own.
    case tag
    /// The frame of a view.
    case outline
    /// A line to the right or down.
    case distance
  }

  package enum Verdict: Int, Sendable {
    case good, bad
    /// What nobody can decide.
    case open
    /// What may be as it is.
    case free
    /// What the system sets, or is only measured.
    case system
  }

  package var form: Form
  package var verdict: Verdict
  package var rect: Rect
  /// The words of a tag.
  package var words = ""
}
