import HIGReading

/// The completions that are offered at a place, in the order in which they are best shown.
struct CompletionItems {
  /// The sorts of completions, by the protocol's numbers.
  enum Sort: Int {
    case text = 1, function = 3, field = 5, variable = 6, module = 9, property = 10, unit = 11, value = 12
    case enumeration = 13, keyword = 14, snippet = 15, color = 16, file = 17, reference = 18, constant = 21
  }

  /// The number beyond which the editor asks again with more letters.
  private static let most = 2000

  private let knowsSnippets: Bool
  private let knowsMarkdown: Bool
  private(set) var items: [JSONValue] = []
  private var seen: Set<String> = []
  private let edit: (String) -> JSONValue

  /// - Parameters:
  ///   - range: The range that a completion replaces, as the protocol has it.
  ///   - snippets: Whether the editor knows placeholders.
  ///   - markdown: Whether the editor shows Markdown beside a completion.
  init(replacing range: JSONValue, snippets: Bool, markdown: Bool) {
    knowsSnippets = snippets
    knowsMarkdown = markdown
    edit = { ["range": range, "newText": .string($0)] }
  }

  /// - Parameters:
  ///   - snippet: The text to insert, with placeholders, where the editor knows them.
  ///   - plain: The text to insert where it does not.
  mutating func add(
    _ label: String, _ sort: Sort, detail: String? = nil, documentation: String? = nil, plain: String? = nil,
    snippet: String? = nil, rank: Int = 5, isPreselected: Bool = false, data: JSONValue? = nil
  ) {
    guard items.count < Self.most, seen.insert(label).inserted else { return }
    let isSnippet = snippet != nil && knowsSnippets
    let number = items.count
    let digits = String(number)
    items.append([
      "label": .string(label), "kind": .int(sort.rawValue), "detail": detail.map { .string($0) },
      "documentation": documentation.map { text in
        sort == .color ? .string(text) : PlainText.content(ofMarkdown: text, isShown: knowsMarkdown)
      },
      "sortText": .string("\(rank)" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits),
      "filterText": .string(label), "insertTextFormat": isSnippet ? 2 : nil,
      "textEdit": edit(isSnippet ? snippet ?? label : plain ?? label), "preselect": isPreselected ? true : nil,
      "data": data,
    ])
  }

  var json: JSONValue { ["isIncomplete": .bool(items.count >= Self.most), "items": .array(items)] }

  /// Returns a text as it stands in a snippet.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "$" || scalar == "}" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
