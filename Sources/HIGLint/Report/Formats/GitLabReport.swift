import HIGReading

/// GitLab's code quality report (docs.gitlab.com/ci/testing/code_quality): a JSON array of findings, each with a
/// fingerprint of its own that stays the same when lines move.
struct GitLabReport {
  let content: ReportContent

  func write(to write: ([UInt8]) -> Void) {
    var json = JSONEmitter()
    var fingerprints = FindingFingerprints()
    json.lines(content.diagnostics, to: write) { json, diagnostic in
      let (start, end) = (diagnostic.start, diagnostic.end)
      json.object { json in
        json.member("description", diagnostic.message[content.language])
        json.member("check_name", diagnostic.rule)
        json.member("fingerprint", fingerprints.next(for: diagnostic))
        json.member("severity", severity(diagnostic.severity))
        json.key("location")
        json.object { json in
          json.member("path", diagnostic.location.file.path)
          json.key("positions")
          json.object { json in
            for (name, position) in [("begin", start), ("end", end)] {
              json.key(name)
              json.object { json in
                json.member("line", position.line)
                json.member("column", position.column)
              }
            }
          }
        }
      }
    }
    json.out.endLine()
    write(json.out.bytes)
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .advice: "info"
    }
  }
}
