/// Texts for editors that show no Markdown.
enum PlainText {
  /// Returns a text without the marks that `Markdown` and the texts of this server put into it: emphasis, code, escapes,
  /// fences and rules.
  static func text(ofMarkdown markdown: String) -> String {
    var lines: [String] = []
    var fence: Substring?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let marks = line.prefix { $0 == "`" }
      if let open = fence {
        if marks == open, marks.count == line.count { fence = nil } else { lines.append("    " + line) }
      } else if marks.count >= 3 {
        fence = marks
      } else if line == "---" {
        lines.append("")
      } else {
        lines.append(plain(line))
      }
    }
    // Where marks stood alone, nothing is left but empty lines.
    var result: [String] = []
    for line in lines where !line.isEmpty || !(result.last ?? "").isEmpty { result.append(line) }
    while result.last?.isEmpty ?? false { result.removeLast() }
    return result.joined(separator: "\n")
  }

  /// Returns a text as the protocol has it, for an editor that shows Markdown or that does not.
  static func content(ofMarkdown markdown: String, isShown: Bool) -> JSONValue {
    isShown
      ? ["kind": "markdown", "value": .string(markdown)]
      : ["kind": "plaintext", "value": .string(text(ofMarkdown: markdown))]
  }

  /// Returns a line without its marks.
  private static func plain(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let first = rest.first {
      if first == "`" {
        let marks = rest.prefix { $0 == "`" }
        rest = rest.dropFirst(marks.count)
        var code = ""
        while !rest.isEmpty {
          let next = rest.prefix { $0 == "`" }
          if next == marks { break }
          if next.isEmpty {
            code.append(rest.removeFirst())
          } else {
            code += next
            rest = rest.dropFirst(next.count)
          }
        }
        rest = rest.dropFirst(marks.count)
        result += code
      } else if first == "\\" {
        rest = rest.dropFirst()
        if let next = rest.popFirst() { result.append(next) }
      } else if rest.hasPrefix("**") {
        rest = rest.dropFirst(2)
      } else {
        result.append(rest.removeFirst())
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
