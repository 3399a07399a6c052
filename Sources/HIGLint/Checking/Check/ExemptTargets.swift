import HIGCore
import HIGLanguage

/// The targets that the rule `layout/tap-target` lets pass though they are small.
public enum ExemptTargets {
  /// Returns the paths of views that are large enough all the same: the system's own controls in their sizes, and parts
  /// of a larger target that does the same.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the system's controls, as the rule states them; nil where no rule does.
  ///   - width: The least width of a target in points.
  ///   - height: The least height.
  ///   - rules: The rules whose functions tell which control is the system's.
  public static func paths(
    in model: Model, systemSizes sizes: Value?, width: Double, height: Double, rules: RuleSet
  ) -> Set<String> {
    guard let sizes, let views = Selector("view") else { return [] }
    // A control whose frame is stated may have the system's size, too.
    var query = ExpressionQuery(
      """
      isSystemSized(self, sizes) || insideTarget(self, \(width), \(height))
      || self.hitWidth >= targetWidth(self, sizes, \(width)) && self.hitHeight >= targetHeight(self, sizes, \(height))
      """)
    query.ruleSet = rules
    query.isChecked = false
    query.bindings = [("sizes", sizes)]
    let answers = (try? query.answers(over: model, selecting: views)) ?? []
    return Set(
      answers.compactMap { answer in
        if case .bool(true) = answer.value { answer.path } else { nil }
      })
  }
}
