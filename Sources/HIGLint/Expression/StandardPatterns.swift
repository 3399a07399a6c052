extension PatternCompiler {
  /// The pattern engine of this package.
  public static let standard = PatternCompiler { source in
    .failure(EvaluationError(Message(en: "no patterns: \(source)", zhHans: "没有正则表达式引擎：\(source)")))
  }
}
