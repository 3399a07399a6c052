import HIGReading
import HIGReport

/// What is new in a design, and what is gone, against an earlier report of it or an earlier state.
///
/// Findings are told apart by their fingerprints, as reports for other programs do: by rule, file and path, so that moved
/// lines and changed numbers make nothing new.
///
///     {"name":"main","new":[3],
///      "gone":[{"rule":"color/contrast","severity":"error","message":{"en":"…","zh":"…"},"path":"pay/views/total",
///        "file":"pay.yaml","line":12,"column":5,"change":0}],
///      "hasPictures":true,
///      "screens":[{"id":"pay","file":"pay.yaml","screen":4,"isNew":false,"versions":[{"state":null,"appearance":"light",
///        "language":null,"isGone":false,"before":{"width":375,"height":667,"pins":[],"lines":[7,3]}}]}]}
///
/// `new` are the numbers of the findings that are new; `change` is the number of the screen among those that changed,
/// which are drawn as they looked before; a report in JSON holds no pictures.
public struct ReportComparison: Sendable {
  /// A finding of the earlier state.
  public struct Finding: Sendable {
    public var rule: String
    public var severity: Severity
    public var message: Message
    public var path: String?
    public var file: String
    public var line: Int
    public var column: Int

    public init(
      rule: String, severity: Severity, message: Message, path: String?, file: String, line: Int, column: Int
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.path = path
      self.file = file
      self.line = line
      self.column = column
    }

    public init(_ diagnostic: Diagnostic) {
      let position = diagnostic.location.file.position(at: Int(diagnostic.location.range.start))
      self.init(
        rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message, path: diagnostic.path,
        file: diagnostic.location.file.path, line: position.line, column: position.column)
    }
  }

  private let name: String
  /// The numbers of the findings that are new.
  public let new: [Int]
  public let gone: [Finding]
  /// Whether the earlier state is drawn.
  var hasPictures = false

  /// - Parameters:
  ///   - name: The earlier state, as people name it.
  ///   - former: What was found then.
  ///   - current: What is found now.
  public init(name: String, former: [Finding], current: [Diagnostic]) {
    self.name = name
    var fingerprints = FindingFingerprints()
    let before = former.map { fingerprints.next(rule: $0.rule, file: $0.file, path: $0.path) }
    fingerprints = FindingFingerprints()
    let now = current.map { fingerprints.next(for: $0) }
    let (known, left) = (Set(before), Set(now))
    new = now.indices.filter { !known.contains(now[$0]) }
    gone = before.indices.filter { !left.contains(before[$0]) }.map { former[$0] }
  }

  func write(_ changes: PageChanges, to json: inout JSONEmitter) {
    json.object { json in
      json.member("name", name)
      json.member("new", numbers: new)
      json.key("gone")
      json.array { json in
        for (number, finding) in gone.enumerated() { write(finding, in: changes.change(ofFormer: number), to: &json) }
      }
      json.member("hasPictures", hasPictures)
      json.key("screens")
      changes.write(to: &json)
    }
  }

  private func write(_ finding: Finding, in change: Int?, to json: inout JSONEmitter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.word)
      json.key("message")
      json.object { json in
        json.member("en", finding.message.en)
        json.member("zh", finding.message.zhHans)
      }
      json.member("path", orNull: finding.path)
      json.member("file", finding.file)
      json.member("line", finding.line)
      json.member("column", finding.column)
      json.key("change")
      if let change { json.int(change) } else { json.null() }
    }
  }
}
