import HIGLanguage
import HIGReading

/// The texts of `text` nodes, and the places of their parts.
extension Model {
  /// Returns the entry of a `text` node.
  package func text(of node: NodeReference) -> TextEntry? { textIndex(of: node).map { texts[$0] } }

  /// Returns the place of a `text` node's entry in `texts`: it has many parts, and one is then read uncopied.
  func textIndex(of node: NodeReference) -> Int? {
    guard let slot = slot(Names.entry, of: node), slot.kind == .int else { return nil }
    return Int(slot.payload)
  }

  /// Whether anything of a `text` node's text is visible.
  func isVisible(text node: NodeReference) -> Bool {
    guard let index = textIndex(of: node) else { return false }
    if let first = texts[index].string.utf8.first, (0x21...0x7E).contains(first) { return true }
    return !texts[index].string.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Returns the analysed text of a `text` node.
  public func textValue(of node: NodeReference) -> TextValue? {
    guard let index = textIndex(of: node) else { return extractedText(of: node) }
    if let value = texts[index].value { return value }
    let value = analysed(texts[index])
    texts[index].value = value
    return value
  }

  /// Returns a text of another file, of which the model has the words and no place; nil for a node of another type.
  private func extractedText(of node: NodeReference) -> TextValue? {
    guard node != .none, typeIndex(of: node) == textType else { return nil }
    guard case .string(let words) = value(of: Names.value, at: node) else {
      return TextValue("$(TEXT)", language: nil)
    }
    let language = string(Names.language, of: node)
    return textCache?.value(of: words, language: language) ?? TextValue(words, language: language)
  }

  public func string(of span: TextSpan) -> String {
    if !statements.isEmpty, let statement = statements[span] { return statement }
    guard let text = text(of: span.node)?.string ?? string(Names.value, of: span.node) else { return "" }
    // Where it lies: a text may have thousands of spans.
    return text.withBytes { utf8 in
      let end = min(Int(span.end), utf8.count)
      return String(decoding: utf8[min(Int(span.start), end)..<end], as: UTF8.self)
    }
  }

  /// Returns the source bytes of a part of a text.
  public func location(of span: TextSpan) -> Location? {
    guard let entry = text(of: span.node) else {
      guard statements[span] != nil else { return nil }
      return Location(file: location(of: span.node).file, range: SourceRange(start: span.start, end: span.end))
    }
    let tree = trees[entry.tree]
    return Location(
      file: tree.source, range: tree.sourceRange(of: Int(span.start)..<Int(span.end), in: entry.node))
  }

  public func description(of node: NodeReference) -> String { NodeDescription(self).text(of: node) }
}
