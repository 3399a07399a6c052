import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The settings that hold for one file, and where each comes from: `higlint check --show-config FILE`.
public struct ConfigurationDescription {
  private let configuration: Configuration
  private let language: Language
  private let path: String
  private let scopes: ConfigurationScopes
  private let isExcluded: Bool

  public init(_ configuration: Configuration, for path: String, language: Language) {
    self.configuration = configuration
    self.language = language
    self.path = Path.normalized(path)
    scopes = ConfigurationScopes(configuration)
    isExcluded = scopes.excludes(self.path, isFolder: false)
  }

  private struct Row {
    var name: String
    var value: String
    var place: String
  }

  public func write(to out: inout ReportBuffer) {
    out.write(visible: path)
    out.write(isExcluded ? say(": excluded", "：已排除") : "")
    out.endLine()
    if configuration.files.isEmpty {
      out.write(say("No configuration file; the defaults hold.\n", "没有配置文件；使用默认设置。\n"))
    }
    let rows = settings + rules
    let names = rows.map { $0.name.utf8.count }.max() ?? 0
    let values = min(40, rows.map { columns($0.value) }.max() ?? 0)
    for row in rows {
      out.write("  ")
      out.write(visible: row.name)
      out.write(spaces: names - row.name.utf8.count + 2)
      out.write(visible: row.value)
      out.write(spaces: max(0, values - columns(row.value)) + 2)
      out.write(visible: row.place)
      out.endLine()
    }
  }

  private func columns(_ text: String) -> Int { DisplayWidth.displayColumns(of: text) }

  private func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  private func place(_ location: Location) -> String {
    let position = location.file.position(at: Int(location.range.start))
    return "\(location.file.path):\(position.line):\(position.column)"
  }

  private func row<Value>(
    _ name: String, _ setting: Configuration.Setting<Value>?, default fallback: String, _ text: (Value) -> String
  ) -> Row {
    guard let setting else { return Row(name: name, value: fallback, place: say("default", "默认")) }
    return Row(name: name, value: text(setting.value), place: place(setting.location))
  }

  private var settings: [Row] {
    let none = say("none", "无")
    var rows = [
      row("edition", configuration.edition, default: Edition.current.rawValue) { $0.rawValue },
      row("language", configuration.language, default: say("the terminal's", "随终端")) { $0.rawValue },
      row("failOn", configuration.failOn, default: Severity.error.word) { $0?.word ?? "never" },
      row("minSeverity", configuration.minimumSeverity, default: Severity.warning.word) { $0.word },
      row("requireReason", configuration.requiresReason, default: "false") { String($0) },
      row("baseline", configuration.baseline, default: none) { $0 },
      row("format", configuration.format, default: ReportFormat.human.rawValue) { $0.rawValue },
    ]
    for output in configuration.outputs {
      rows.append(row("output", output, default: none) { "\($0.format.rawValue)=\($0.path)" })
    }
    for (name, globs) in [("include", configuration.include), ("exclude", configuration.exclude)] {
      for glob in globs { rows.append(row(name, glob, default: none) { $0.source }) }
    }
    for file in configuration.ruleFiles { rows.append(row("ruleFiles", file, default: none) { $0 }) }
    return rows
  }

  /// The changes to rules in this file; a later line is laid over an earlier one of the same name.
  private var rules: [Row] {
    var rows = configuration.rules.map { Row(name: $0.pattern, value: text(of: $0.change), place: place($0.location)) }
    for override in scopes.overrides(for: path).map({ configuration.overrides[$0] }) {
      var scope: [String] = []
      if !override.screens.isEmpty { scope.append(say("screens ", "界面 ") + override.screens.joined(separator: ", ")) }
      if !override.objects.isEmpty { scope.append(say("objects ", "对象 ") + override.objects.joined(separator: ", ")) }
      let suffix = scope.isEmpty ? "" : " (\(scope.joined(separator: "; ")))"
      rows += override.rules.map {
        Row(name: $0.pattern, value: text(of: $0.change) + suffix, place: place($0.location))
      }
    }
    return rows
  }

  private func text(of change: RuleOptions.Change) -> String {
    if change.isOn == false { return "off" }
    let values = ValueText(language: language)
    let parts =
      (change.severity.map { [$0.word] } ?? [])
      + change.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \(values.text($0.value))" }
    return parts.isEmpty ? "on" : parts.joined(separator: ", ")
  }
}
