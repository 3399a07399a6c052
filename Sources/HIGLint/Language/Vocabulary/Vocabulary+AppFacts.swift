/// The facts of the app that nobody writes; what they come to is computed over a model.
extension Vocabulary {
  static let appModalFacts: [DerivedFact] =
    [
      DerivedFact(
        "barColors", .list(.color), memoized: true,
        "The colours that navigation bars of screens that are no modals state, each once"),
      DerivedFact(
        "sharedBarColors", .list(.color), memoized: true, "Those of its `barColors` that several screens state"),
      DerivedFact(
        "modalTransitions", .map(.string, .list(.string)), memoized: true,
        "The transitions that modals state, by the modals' style; the style is empty where none is stated"),
    ]
  /// The facts of a notification's sound, by the file that it names.
  static let soundFacts: [DerivedFact] =
    [
      DerivedFact("playingTime", .double, "Its `duration`, else what its file's header says, in seconds"),
      DerivedFact(
        "encoding", .string, "How its file is encoded, as the header says: lpcm, ima4, ulaw, alaw, aac"),
    ]
}
