import HIGLanguage
import HIGReading

/// Whole objects with placeholders, for what is often written.
extension LanguageServer {
  /// A snippet in YAML, as the lines of a mapping; in brackets its lines are joined.
  private struct Snippet {
    var label: String
    var type: String
    var lines: [String]
    var summary: Message
  }

  private static let snippets = [
    Snippet(
      label: "label …", type: "view",
      lines: ["kind: label", "text: ${1:Text}", "font: ${2:body}", "frame: [${3:16}, ${4:80}, ${5:343}, ${6:24}]"],
      summary: Message(en: "A label", zhHans: "标签")),
    Snippet(
      label: "button …", type: "view",
      lines: [
        "kind: button", "id: ${1:id}", "title: ${2:Title}", "action: ${3:action}",
        "frame: [${4:16}, ${5:80}, ${6:343}, ${7:44}]",
      ], summary: Message(en: "A button", zhHans: "按钮")),
    Snippet(
      label: "image …", type: "view",
      lines: [
        "kind: image", "image: ${1:name}", "accessibility: {label: ${2:Label}\\}",
        "frame: [${3:0}, ${4:64}, ${5:375}, ${6:200}]",
      ],
      summary: Message(en: "An image", zhHans: "图像")),
    Snippet(
      label: "textField …", type: "view",
      lines: [
        "kind: textField", "id: ${1:id}", "placeholder: ${2:Placeholder}", "contentType: ${3:text}",
        "frame: [${4:16}, ${5:80}, ${6:343}, ${7:44}]",
      ], summary: Message(en: "A text field", zhHans: "文本框")),
    Snippet(
      label: "use …", type: "view",
      lines: ["use: ${1:Component}", "frame: {x: ${2:0}, y: ${3:64}\\}"],
      summary: Message(en: "A component", zhHans: "组件")),
    Snippet(
      label: "alert …", type: "alert",
      lines: [
        "title: ${1:Title}", "message: ${2:Message}", "actions:", "  - {title: ${3:Cancel}, style: cancel\\}",
        "  - {title: ${4:Delete}, style: destructive\\}",
      ],
      summary: Message(en: "An alert with two buttons", zhHans: "有两个按钮的警告框")),
    Snippet(
      label: "permission …", type: "permission",
      lines: ["resource: ${1:location}", "purpose: ${2:Why}", "requestedAt: ${3:use}", "whenDenied: ${4:limited}"],
      summary: Message(en: "A permission", zhHans: "权限")),
    Snippet(
      label: "notification …", type: "notification",
      lines: ["id: ${1:id}", "title: ${2:Title}", "body: ${3:Message}", "trigger: ${4:event}", "opens: ${5:screen}"],
      summary: Message(en: "A notification", zhHans: "通知")),
  ]

  func addSnippets(
    forType type: Int, _ site: CompletionSite, _ present: Set<String>, _ items: inout CompletionItems,
    inBraces: Bool = false
  ) {
    let name = site.outline.vocabulary.types[type].name
    guard present.isEmpty, !site.isJSON, abilities.snippets else { return }
    for snippet in Self.snippets where snippet.type == name {
      guard !site.isInFlow || !snippet.lines.contains(where: { $0.hasPrefix(" ") }) else { continue }
      let body = snippet.lines.joined(separator: site.isInFlow ? ", " : "\n")
      items.add(
        snippet.label, .snippet, detail: snippet.summary[options.language], snippet: inBraces ? "{\(body)\\}" : body,
        rank: 3)
    }
  }
}
