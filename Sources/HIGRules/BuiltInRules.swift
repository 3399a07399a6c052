import HIGLanguage

/// The rules that carry Apple's Human Interface Guidelines, compiled from the files in `Rules/`.
public enum BuiltInRules {
  public static let ruleSet = RuleSet(
    index: CompiledRules.index, records: CompiledRules.records, texts: CompiledRules.texts)
}
