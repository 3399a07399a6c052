import HIGLanguage

/// The functions that a single guideline needs, without what they do: that stands with the rules, under the same names.
///
/// They are apart from both, so that to compile a rule takes no model, and to judge by other rules none of them.
extension RuleFunctions {
  /// The functions without their bodies.
  package static let guidelines: [Function] =
    iconFunctions + gestureFunctions + outlineFunctions + screenFunctions + labelFunctions + typographyFunctions
    + variantFunctions
    + proofreadingFunctions + consistencyFunctions + originFunctions
    + (fixTextsFunctions + fixSpansFunctions).map(\.ofText) + fixOthersFunctions
}
