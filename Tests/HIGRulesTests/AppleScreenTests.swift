import HIGLint
import HIGReading
import HIGRules
import Testing

/// Screens of Apple's own apps as of iOS 10, drawn from memory: what the guidelines' authors do themselves is right until
/// shown wrong.
struct AppleScreenTests {
  static let apps = [
    "AppStore", "Calendar", "Clock", "Elements", "Mail", "Maps", "Messages", "Music", "Photos", "Settings", "Weather",
  ]

  /// Where an app of Apple's does otherwise than Apple's guidelines say.
  struct Conflict: Hashable, CustomStringConvertible {
    let app: String
    let rule: String
    var reason = ""

    static func == (a: Conflict, b: Conflict) -> Bool { a.app == b.app && a.rule == b.rule }
    func hash(into hasher: inout Hasher) { hasher.combine(app + rule) }
    var description: String { "\(app): \(rule)" }
  }

  static let knownConflicts: Set<Conflict> = [
    Conflict(
      app: "AppStore", rule: "layout/tap-target",
      reason:
        "The Get button is 26 points high, and what lies around it in the row opens the app instead of getting it."),
    Conflict(
      app: "AppStore", rule: "typography/min-size",
      reason: "Ages, ratings and In-App Purchases are set in 9 and 10 points, and the guidelines ask for 11."),
    Conflict(
      app: "AppStore", rule: "controls/row-button-distinct",
      reason: "What's New has no border in a row that opens the app, where the guidelines ask for one."),
    Conflict(
      app: "AppStore", rule: "controls/borderless-button-cues",
      reason: "Terms and Conditions is grey as the texts around it, and names no action."),
    Conflict(
      app: "Elements", rule: "controls/row-button-distinct",
      reason: "A hairline alone tells Accept, Maybe and Decline from the invitation that they lie in."),
    Conflict(
      app: "Elements", rule: "layout/tap-target",
      reason: "The link in the footer of the keyboards' settings is as high as its text."),
    Conflict(
      app: "Mail", rule: "notifications/destructive-lock-screen-auth",
      reason: "Trash can be run from the Lock screen without a passcode."),
    Conflict(
      app: "Messages", rule: "peek/not-only-path",
      reason: "The quick replies of a message are offered in its peek alone."),
    Conflict(
      app: "Photos", rule: "peek/not-only-path",
      reason: "Copy is in the peek and, on the photo, in the share sheet, which is not drawn."),
    Conflict(
      app: "Calendar", rule: "typography/min-size",
      reason: "The letters of the days of the week are set in 10 points, and the guidelines ask for 11."),
    Conflict(
      app: "Calendar", rule: "color/interactive-differs",
      reason: "Red is the tint of the buttons and marks the current month and time, which can't be tapped."),
    Conflict(
      app: "Clock", rule: "typography/dynamic-type",
      reason: "Times and cities keep their size whatever people choose in Settings."),
    Conflict(
      app: "Maps", rule: "color/contrast",
      reason: "White on the green of the Go button is 1.8:1, below what even large text needs."),
    Conflict(
      app: "Settings", rule: "images/no-apple-artwork",
      reason: "The icons of Safari and the App Store are Apple's, and Settings is too."),
    Conflict(
      app: "Weather", rule: "color/contrast",
      reason: "The lows are white at 60 percent on a sky that may be light."),
  ]

  @Test(arguments: apps)
  func `Apple's own screens give no warning and no error but those that are known`(_ app: String) {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let path = "\(folder)/AppleScreens/\(app).yaml"
    let result = Linter.run(
      LintRequest(paths: [path]), rules: BuiltInRules.ruleSet, workspace: DiskWorkspace())
    #expect(result.unreadable.isEmpty)
    #expect(result.summary.views >= 30)
    var found: Set<Conflict> = []
    for diagnostic in result.diagnostics where diagnostic.severity >= .warning {
      let conflict = Conflict(app: app, rule: diagnostic.rule)
      found.insert(conflict)
      if !Self.knownConflicts.contains(conflict) {
        let line = diagnostic.location.file.position(at: Int(diagnostic.location.range.start)).line
        Issue.record("\(app).yaml:\(line): \(diagnostic.rule): \(diagnostic.message.en)")
      }
    }
    // A conflict that is gone is no longer one.
    #expect(Self.knownConflicts.filter { $0.app == app }.subtracting(found).isEmpty)
  }
}
