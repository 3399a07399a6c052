/// The detail in which questions for a person are wanted.
public enum ReviewDetail: UInt8, Sendable {
  /// Only their number, in the summary; the result holds any part of them.
  case number
  /// The questions and their places.
  case list
  /// The questions, their causes, and the fingerprints by which answers are known to hold still.
  case answerable
}
