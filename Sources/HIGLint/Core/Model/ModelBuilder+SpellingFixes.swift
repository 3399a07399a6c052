import HIGLanguage
import HIGReading

/// Corrects a word that the format does not have, where only one word comes near it and a slip of the keyboard explains
/// the difference. Other words are only suggested, in the message.
extension ModelBuilder {
  /// Returns a fix for a name; nil where several names come near it, or none.
  func nameSpelling(_ near: [String], of name: String, at place: Place, isDefined: Bool) -> Fix? {
    guard near.count == 1, TypingSlip.explains(name, as: near[0]),
      var fix = wordFix(near[0], for: name, at: place)
    else { return nil }
    if isDefined {
      fix.safety = .unsafe
      fix.why = Message(en: "the name may be that of something still to be defined", zhHans: "也可能是尚未定义的名称")
    }
    return fix
  }

  /// Returns a fix that replaces a word within its quotes, at every place where an alias names it. Nil where the text
  /// is not written as it reads.
  func wordFix(_ word: String, for text: String, at place: Place) -> Fix? {
    let file = model.trees[place.tree].source
    let range = unquoted(model.trees[place.tree][place.node].range, in: file)
    guard file.string(in: range) == text else { return nil }
    return Fix([.edit(Location(file: file, range: range), word)])
  }

  /// Returns a fix for a key; nil where the object has that key already, or the value is not one of its field.
  mutating func keySpelling(_ near: [String], of key: NodeIndex, in layer: Place, type: Int) -> Fix? {
    guard near.count == 1 else { return nil }
    let tree = model.trees[layer.tree]
    let name = tree.text(of: key)
    // A word that other objects have is no slip: it stands in the wrong place.
    guard TypingSlip.explains(name, as: near[0]),
      vocabulary.nameID(of: camelCase(fromSeparated: name) ?? name) == .none,
      !keys(of: layer).contains(near[0]),
      let field = vocabulary.field(vocabulary.nameID(of: near[0]), in: type),
      tree[key].next != .none, fits(Place(tree: layer.tree, node: tree[key].next), field.type)
    else { return nil }
    let range = tree[tree.target(of: key)].range
    return Fix([.edit(Location(file: tree.source, range: unquoted(range, in: tree.source)), near[0])])
  }

  /// Returns the keys of an object in camel case, and remembers them: the object may have many wrong ones.
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

  /// Returns whether a value is written as a field of this type usually is. A lenient reading (a truth value as the
  /// name of an icon, a number as a text) was hardly meant.
  private func fits(_ place: Place, _ type: FieldType) -> Bool {
    let tree = model.trees[place.tree]
    let target = tree.target(of: place.node)
    guard target != .none else { return false }
    if case .opaque = type { return true }
    switch tree[target].kind {
    case .error, .alias: return false
    case .scalar:
      let value = tree.scalarValue(of: target)
      if value == .null { return false }
      let text = tree.text(of: target)
      if ["unknown", "none"].contains(text) || text.hasPrefix("$(") { return true }
      return fits(value, text, type)
    case .mapping:
      return switch type {
      case .node, .map, .text, .color: true
      case .list(let element): fits(place, element)
      default: false
      }
    case .sequence:
      guard case .list(let element) = type else {
        // A frame may be written as a list; what only an object can say may not.
        if case .node = type { return tree.children(of: target).allSatisfy { tree.scalarValue(of: $0).isNumber } }
        return false
      }
      return tree.children(of: target).allSatisfy { fits(Place(tree: place.tree, node: $0), element) }
    }
  }

  private func fits(_ value: ScalarValue, _ text: String, _ type: FieldType) -> Bool {
    let isTruth = Self.isTruthWord(text)
    switch type {
    case .bool: return value.isBool || isTruth
    case .int: return value.isWhole
    case .number(let range):
      switch value {
      case .int(let int): return range.contains(Double(int))
      case .double(let double): return range.contains(double)
      default: return false
      }
    case .duration:
      return value.isNumber || (value == .string && text.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false)
    case .string, .identifier, .text, .openWord, .node: return value == .string && !isTruth
    case .color: return text.hasPrefix("$") || (try? DynamicColor.parse(text)) != nil
    case .word(let words): return words.words.contains { $0 == (camelCase(fromSeparated: text) ?? text) }
    case .list(let element): return fits(value, text, element)
    case .map: return false
    case .opaque: return true
    }
  }

  package func writing(_ value: WrittenValue, at place: Place, safety: Fix.Safety = .safe, why: Message? = nil) -> Fix {
    let tree = model.trees[place.tree]
    return Fix(
      [.replace(Location(file: tree.source, range: tree[place.node].range), value)], safety: safety, why: why)
  }

  /// Returns the range of a scalar without its quotes.
  private func unquoted(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    guard range.count > 2, let first = file.text[range.bounds].first,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return range }
    return SourceRange(start: range.start + 1, end: range.end - 1)
  }

  /// Returns a fix for a colour; nil where it may have several meanings.
  func colorSpelling(_ error: ColorSyntaxError, of text: String, at place: Place) -> Fix? {
    switch error.kind {
    case .missingHash:
      let value = WrittenValue.string(ColorParser.fullForm(of: "#" + text) ?? "#" + text)
      // Of three and of six digits there is one reading; of four and of eight the first may be the alpha, as Android has it.
      if text.utf8.count % 4 != 0 { return writing(value, at: place) }
      return writing(
        value, at: place, safety: .unsafe,
        why: Message(en: "what was written may mean something else", zhHans: "原来的写法也可能另有所指"))
    case .hexadecimalLength(_, let meant?):
      return writing(
        .string(meant), at: place, safety: .unsafe,
        why: Message(en: "the last digit may be one too many", zhHans: "最后一位也可能是多写的"))
    case .unclosed: return writing(.string(text + ")"), at: place)
    case .unknownName(_, let nearest):
      guard nearest.count == 1, TypingSlip.explains(text, as: nearest[0]) || nearest[0] == "$" + text else {
        return nil
      }
      return writing(.string(nearest[0]), at: place)
    default: return nil
    }
  }
}

extension ScalarValue {
  var isBool: Bool {
    if case .bool = self { return true }
    return false
  }

  fileprivate var isWhole: Bool {
    if case .int = self { return true }
    return false
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .int, .double: true
    default: false
    }
  }
}
