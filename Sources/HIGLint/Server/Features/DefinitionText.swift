import HIGImport
import HIGLanguage
import HIGReading
import HIGReport

/// What a name stands for, in a few words: of a screen its title, of a view its kind, of a component its parameters.
struct DefinitionText {
  let outline: SpecOutline
  let language: Language

  func lines(of definition: NamePlace) -> [String] {
    guard let index = index(of: definition) else { return [] }
    let parent = outline.places[index].parent
    switch definition.kind {
    case .screen where parent >= 0: return [screen(parent)]
    case .view where parent >= 0: return [view(parent)].compactMap { $0 }
    case .component: return component(index)
    case .textStyle, .parameter: return [written(index)].compactMap { $0 }
    default: return []
    }
  }

  private func text(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  /// Returns the place whose key or value the name is.
  private func index(of definition: NamePlace) -> Int? {
    outline.places.indices.first { index in
      let place = outline.places[index]
      return [place.key, place.value].contains { node in
        node != .none && outline.tree[node].kind == .scalar && outline.tree.contentRange(of: node) == definition.range
      }
    }
  }

  private func screen(_ index: Int) -> String {
    var parts = [text("Screen", "界面")]
    parts += [words("title", of: index), outline.text("role", of: index).map(Markdown.code)].compactMap { $0 }
    return parts.joined(separator: " · ")
  }

  /// Returns the kind of a view, and what is written on it.
  private func view(_ index: Int) -> String? {
    let kind = outline.text("kind", of: index) ?? outline.text("use", of: index)
    let shown = ["title", "text", "placeholder"].lazy.compactMap { words($0, of: index) }.first
    let parts = [kind.map(Markdown.code), shown].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func component(_ index: Int) -> [String] {
    var lines: [String] = []
    let view = outline.child("view", of: index).flatMap(view)
    lines.append([text("Component", "组件"), view].compactMap { $0 }.joined(separator: " · "))
    guard let parameters = outline.child("parameters", of: index) else { return lines }
    let list = outline.children(of: parameters).prefix(50).compactMap { parameter -> String? in
      let key = outline.places[parameter].key
      guard key != .none else { return nil }
      let name = Markdown.code(outline.tree.text(of: key))
      if let type = outline.text("type", of: parameter) {
        let fallback = outline.text("default", of: parameter).map { text(", else ", "，默认 ") + Markdown.code($0) }
        return "- \(name): \(Markdown.code(type))\(fallback ?? "")"
      }
      return "- \(name)" + (written(parameter).map { ": \($0)" } ?? "")
    }
    if !list.isEmpty { lines.append(list.joined(separator: "\n")) }
    return lines
  }

  /// Returns a text that people read, in the first language that it is written in.
  private func words(_ key: String, of index: Int) -> String? {
    guard let child = outline.child(key, of: index) else { return nil }
    let text = outline.text(key, of: index) ?? outline.children(of: child).lazy.compactMap(scalar).first
    return text.map { "“" + Markdown.escaped(String($0.prefix(80))) + "”" }
  }

  private func scalar(of index: Int) -> String? {
    let value = outline.tree.target(of: outline.places[index].value)
    return value != .none && outline.tree[value].kind == .scalar ? outline.tree.text(of: value) : nil
  }

  /// Returns a value as it is written, where that is short.
  private func written(_ index: Int) -> String? {
    let value = outline.places[index].value
    guard value != .none else { return nil }
    let range = outline.tree[value].range.bounds
    guard !range.isEmpty, range.count <= 200 else { return nil }
    let lines = String(decoding: outline.tree.source.text[range], as: UTF8.self).split(separator: "\n")
    return Markdown.code(lines.map { String($0.drop { $0 == " " }) }.joined(separator: ", "))
  }
}

extension FileNames {
  /// The file as the format sees it, read anew.
  var outline: SpecOutline { SpecOutline((FileFormat(name: source.path) ?? .yaml).read(source)) }
}

extension FieldType {
  /// The type without the leave to write other words.
  var closed: FieldType {
    if case .openWord(let words) = self { .word(words) } else { self }
  }
}
