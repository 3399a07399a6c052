/// Spelling: what was meant by a word that the format does not have, where only one word comes near it.
extension ModelBuilder {
  /// A word in the place of another one. Nil where several come near, or none.
  func nameSpelling(_ near: [String], of name: String, at place: Place, isDefined: Bool) -> Fix? {
    guard near.count == 1, var fix = wordFix(near[0], for: name, at: place) else { return nil }
    if isDefined {
      fix.safety = .unsafe
      fix.why = Message(en: "the name may be that of something still to be defined", zhHans: "也可能是尚未定义的名称")
    }
    return fix
  }

  /// A word in the place of another one, within its quotes. It holds for all that an alias names it by. Nil where the text
  /// is not written as it reads.
  func wordFix(_ word: String, for text: String, at place: Place) -> Fix? {
    let file = model.trees[place.tree].source
    let range = unquoted(model.trees[place.tree][place.node].range, in: file)
    guard file.string(in: range) == text else { return nil }
    return Fix([.edit(Location(file: file, range: range), word)])
  }

  /// A key in the place of another one, unless the object has it already.
  mutating func keySpelling(_ near: [String], of key: NodeIndex, in layer: Place) -> Fix? {
    guard near.count == 1 else { return nil }
    let tree = model.trees[layer.tree]
    guard !keys(of: layer).contains(near[0]) else { return nil }
    let range = tree[tree.target(of: key)].range
    return Fix([.edit(Location(file: tree.source, range: unquoted(range, in: tree.source)), near[0])])
  }

  /// The keys of an object in camel case. Those of the object asked about last are known: it may have many that are wrong.
  private mutating func keys(of layer: Place) -> Set<String> {
    if let last = lastKeys, last.tree == layer.tree, last.object == layer.node { return last.keys }
    let tree = model.trees[layer.tree]
    let keys = Set(
      tree.entries(of: layer.node).map { entry in
        let name = tree.text(of: entry.key)
        return camelCase(fromSeparated: name) ?? name
      })
    lastKeys = (layer.tree, layer.node, keys)
    return keys
  }

  func writing(_ value: WrittenValue, at place: Place, safety: Fix.Safety = .safe, why: Message? = nil) -> Fix {
    let tree = model.trees[place.tree]
    return Fix(
      [.replace(Location(file: tree.source, range: tree[place.node].range), value)], safety: safety, why: why)
  }

  /// What is within the quotes of a scalar.
  private func unquoted(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    guard range.count > 2, let first = file.text[range.bounds].first,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return range }
    return SourceRange(start: range.start + 1, end: range.end - 1)
  }

  /// A colour as it was meant; nil where what was written may mean several.
  func colorSpelling(_ error: ColorSyntaxError, of text: String, at place: Place) -> Fix? {
    switch error.kind {
    case .missingHash: return writing(.string(ColorParser.fullForm(of: "#" + text) ?? "#" + text), at: place)
    case .hexadecimalLength(_, let meant?):
      return writing(
        .string(meant), at: place, safety: .unsafe,
        why: Message(en: "the last digit may be one too many", zhHans: "最后一位也可能是多写的"))
    case .unclosed: return writing(.string(text + ")"), at: place)
    case .unknownName(_, let nearest): return nearest.count == 1 ? writing(.string(nearest[0]), at: place) : nil
    default: return nil
    }
  }
}
