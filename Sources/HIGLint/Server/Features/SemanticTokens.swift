import HIGLanguage
import HIGReading

/// Colours of words for what they mean: names of screens, components, colours; expressions in rules.
enum SemanticTokens {
  static let types = [
    "class", "interface", "parameter", "variable", "enumMember", "property", "function", "keyword", "string", "number",
    "operator", "namespace",
  ]
  static let modifiers = ["declaration", "readonly"]

  struct Token {
    var range: Range<Int>
    var type: String
    var isDeclaration = false
  }
}

extension LanguageServer {
  func semanticTokens(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    var tokens: [SemanticTokens.Token]
    switch reading.kind {
    case .spec: tokens = nameTokens(reading)
    case .rules: tokens = expressionTokens(reading)
    default: return ["data": []]
    }
    tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
    var range = 0..<Int.max
    if let start = TextPosition(parameters["range"]["start"]), let end = TextPosition(parameters["range"]["end"]) {
      let (lower, upper) = (reading.offset(start, encoding), reading.offset(end, encoding))
      range = lower..<max(lower, upper)
    }
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, character: 0)
    var end = 0
    for token in tokens
    where token.range.lowerBound >= end && range.lowerBound <= token.range.lowerBound
      && token.range.upperBound <= range.upperBound
    {
      let document = reading.document
      let start = document.lines.position(of: token.range.lowerBound + reading.prefix, in: document.text, encoding)
      let stop = document.lines.position(of: token.range.upperBound + reading.prefix, in: document.text, encoding)
      guard start.line == stop.line, stop.character > start.character,
        let type = SemanticTokens.types.firstIndex(of: token.type)
      else { continue }
      data += [
        .int(start.line - last.line),
        .int(start.line == last.line ? start.character - last.character : start.character),
        .int(stop.character - start.character), .int(type), .int(token.isDeclaration ? 1 : 0),
      ]
      last = start
      end = token.range.upperBound
    }
    return ["data": .array(data)]
  }

  private func nameTokens(_ reading: DocumentReading) -> [SemanticTokens.Token] {
    var tokens = reading.names.places.map { place in
      let type =
        switch place.kind {
        case .screen: "class"
        case .component: "interface"
        case .parameter: "parameter"
        case .view: "property"
        case .color, .textStyle, .rule, .ruleParameter, .wordList, .expression: "variable"
        }
      return SemanticTokens.Token(range: place.range.bounds, type: type, isDeclaration: place.isDefinition)
    }
    let outline = reading.outline
    for index in outline.places.indices {
      let value = outline.places[index].value
      guard value != .none, outline.tree[value].kind == .scalar, case .word(let words)? = outline.scalarType(of: index),
        words.words.contains(outline.tree.text(of: value))
      else { continue }
      tokens.append(SemanticTokens.Token(range: outline.tree.contentRange(of: value).bounds, type: "enumMember"))
    }
    return tokens
  }

  private func expressionTokens(_ reading: DocumentReading) -> [SemanticTokens.Token] {
    let tree = reading.tree
    var tokens: [SemanticTokens.Token] = []
    func add(_ node: NodeIndex) {
      let node = tree.target(of: node)
      guard node != .none else { return }
      if tree[node].kind == .sequence {
        for item in tree.children(of: node) where tree[tree.target(of: item)].kind == .scalar { add(item) }
      }
      guard tree[node].kind == .scalar, tree[node].isVerbatim else { return }
      tokens += Self.tokens(ofExpressionIn: tree.contentRange(of: node).bounds, of: tree.source.text)
    }
    for (number, node) in tree.nodes.enumerated() where node.kind == .mapping {
      for entry in SyntaxTree.Entries(unmerged: NodeIndex(number), in: tree) where entry.value != .none {
        let key = tree.text(of: entry.key)
        if RuleExpressionKeys.expressions.contains(key) { add(entry.value) }
        if key == "define" { for definition in tree.entries(of: entry.value) { add(definition.value) } }
      }
    }
    return tokens
  }

  /// Cuts an expression into words, roughly: one that is half written has its colours, too.
  private static func tokens(ofExpressionIn range: Range<Int>, of text: [UInt8]) -> [SemanticTokens.Token] {
    var tokens: [SemanticTokens.Token] = []
    var i = range.lowerBound
    func isDigit(_ byte: UInt8) -> Bool { byte >= ASCII.zero && byte <= ASCII.nine }
    while i < range.upperBound {
      let start = i
      let byte = text[i]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        i += 1
        while i < range.upperBound, text[i] != byte { i += text[i] == ASCII.backslash ? 2 : 1 }
        i = min(i + 1, range.upperBound)
        tokens.append(.init(range: start..<i, type: "string"))
      } else if isDigit(byte) {
        while i < range.upperBound, isDigit(text[i]) || text[i] == ASCII.dot { i += 1 }
        tokens.append(.init(range: start..<i, type: "number"))
      } else if isNameByte(byte) {
        while i < range.upperBound, isNameByte(text[i]) { i += 1 }
        let word = String(decoding: text[start..<i], as: UTF8.self)
        let isCall = i < range.upperBound && text[i] == UInt8(ascii: "(")
        let isMember = start > range.lowerBound && text[start - 1] == ASCII.dot
        let type =
          isCall
          ? "function"
          : isMember
            ? "property" : ["true", "false", "null", "in"].contains(word) ? "keyword" : "variable"
        tokens.append(.init(range: start..<i, type: type))
      } else {
        i += 1
      }
    }
    return tokens
  }
}
