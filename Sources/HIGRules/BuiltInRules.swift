import HIGCore
import HIGLanguage
import HIGRuleFunctions

/// The rules that carry Apple's Human Interface Guidelines, compiled from the files in `Rules/`, and their functions.
public enum BuiltInRules {
  public static let ruleSet = RuleSet(
    index: CompiledRules.index, records: CompiledRules.records, reports: CompiledRules.reports,
    texts: CompiledRules.texts, functions: functions)

  /// In the order in which the functions are declared.
  private static let functions = RuleFunctions.guidelines.with(
    [
      IconFunctions.all, GestureFunctions.all, OutlineFunctions.all, ScreenFunctions.all, LabelFunctions.all,
      TypographyFunctions.all,
      VariantFunctions.all, ProofreadingFunctions.all, ConsistencyFunctions.all, OriginFunctions.all, FixFunctions.all,
    ].flatMap { $0 })
}
