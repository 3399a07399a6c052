import HIGCore
import HIGLanguage
import HIGReading

extension [Finding] {
  /// Returns the findings without those turned off for single objects, and with the severities that hold for them.
  func applying(_ overrides: [Configuration.Override]) -> [Finding] {
    guard !overrides.isEmpty else { return self }
    return compactMap { finding in
      guard let path = finding.path else { return finding }
      let parts = path.split(separator: "/")
      var changes: [String: RuleOptions.Change] = [:]
      for override in overrides where override.objects.contains(where: { id in parts.contains { $0 == id } }) {
        for setting in override.rules { changes[setting.pattern] = setting.change }
      }
      return finding.applying(RuleOptions(changes: changes).change(of: finding.rule))
    }
  }
}

extension Finding {
  /// Returns the finding with a change's severity; nil where the change turns the rule off.
  func applying(_ change: RuleOptions.Change) -> Finding? {
    if change.isOn == false { return nil }
    guard let severity = change.severity, case .violation(var diagnostic) = outcome else { return self }
    diagnostic.severity = severity
    var finding = self
    finding.outcome = .violation(diagnostic)
    return finding
  }

  /// The id of the screen that the finding is in.
  package var screen: Substring? { path.map { Self.screen(ofPath: $0) } }

  package static func screen(ofPath path: String) -> Substring {
    path[..<(path.utf8.firstIndex(of: ASCII.slash) ?? path.endIndex)]
  }
}
