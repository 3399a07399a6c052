import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// Where names are defined and used, and giving them others.
extension LanguageServer {
  private func name(_ reading: DocumentReading, _ parameters: JSONValue) -> NamePlace? {
    guard [.spec, .settings, .rules].contains(reading.kind), let position = TextPosition(parameters["position"]) else {
      return nil
    }
    return reading.names.place(at: reading.offset(position, encoding))
  }

  /// Returns a range of a file, which may be open.
  private func location(
    _ path: String, _ range: SourceRange, in index: NameIndex, around reading: DocumentReading
  ) -> JSONValue? {
    guard let folder = folder(of: reading.document) else {
      return ["uri": .string(reading.document.uri), "range": reading.json(range, encoding)]
    }
    guard let source = index.files[path]?.source else { return nil }
    return json(Location(file: source, range: range), in: folder)
  }

  func definition(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    if let name = name(reading, parameters),
      case let index = names(around: reading),
      case let found = index.places(of: name).filter(\.place.isDefinition), name.kind != .rule || !found.isEmpty
    {
      return .array(
        found.compactMap { path, place in
          guard abilities.linksToDefinitions else { return location(path, place.range, in: index, around: reading) }
          guard let target = location(path, place.whole, in: index, around: reading),
            let selection = location(path, place.range, in: index, around: reading)
          else { return nil }
          return [
            "originSelectionRange": reading.json(name.range, encoding), "targetUri": target["uri"],
            "targetRange": target["range"], "targetSelectionRange": selection["range"],
          ]
        })
    }
    return definitionOfRule(reading, parameters) ?? .null
  }

  /// Returns where a team's own rule is written whose id stands at the position.
  private func definitionOfRule(_ reading: DocumentReading, _ parameters: JSONValue) -> JSONValue? {
    guard let position = TextPosition(parameters["position"]), let folder = folder(of: reading.document) else {
      return nil
    }
    let offset = reading.offset(position, encoding)
    let text = reading.tree.source.text
    let range = Self.word(at: offset, in: text) { Self.isNameByte($0) || $0 == ASCII.slash || $0 == ASCII.minus }
    let id = String(decoding: text[range], as: UTF8.self)
    guard id.utf8.contains(ASCII.slash), !rules.ids.contains(id),
      let place = folder.results.rules(for: reading.path)?.rules.documentation(of: id)?.location
        ?? folder.files.lazy.compactMap({ folder.results.rules(for: $0)?.rules.documentation(of: id)?.location }).first
    else { return nil }
    return json(place, in: folder)
  }

  func references(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let name = name(reading, parameters) else { return .null }
    let withDefinition = parameters["context"]["includeDeclaration"].bool ?? true
    let index = names(around: reading, withSettings: true)
    return .array(
      index.places(of: name).filter { withDefinition || !$0.place.isDefinition }
        .compactMap { location($0.path, $0.place.range, in: index, around: reading) })
  }

  func highlights(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let name = name(reading, parameters) else { return .null }
    let places = NameIndex([reading.path: reading.names]).places(of: name).map(\.place)
    return .array(places.map { ["range": reading.json($0.range, encoding), "kind": $0.isDefinition ? 3 : 2] })
  }

  func prepareRename(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let name = renamedName(reading, parameters) else { return .null }
    return ["range": reading.json(name.range, encoding), "placeholder": .string(name.name)]
  }

  /// Returns the name at a position if it can be given another.
  private func renamedName(_ reading: DocumentReading, _ parameters: JSONValue) -> NamePlace? {
    // A rule's id stands in suppressions of files that are not looked at here, in baselines and in people's heads.
    guard let name = name(reading, parameters), name.kind != .rule,
      names(around: reading).places(of: name).contains(where: \.place.isDefinition)
    else { return nil }
    return name
  }

  func rename(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let new = parameters["newName"].string ?? ""
    // What has not been read yet may use the name, too.
    if let folder = folder(of: reading.document), !folder.isKnown {
      throw RequestProblem(
        Message(en: "the folder is still being read; try again in a moment", zhHans: "文件夹仍在读取中，请稍后再试"))
    }
    guard let name = renamedName(reading, parameters) else {
      throw RequestProblem(Message(en: "there is nothing here to rename", zhHans: "此处没有可重命名的内容"))
    }
    guard Self.isName(new, for: name.kind) else {
      throw RequestProblem(
        name.kind.isVariable
          ? Message(
            en: "`\(new)` can't be a name: letters, digits and `_`, a letter first",
            zhHans: "`\(new)` 不能用作名称：须以字母开头，由字母、数字和 `_` 组成")
          : Message(
            en: "`\(new)` can't be a name: letters, digits, `-`, `_` and `.`, a letter first",
            zhHans: "`\(new)` 不能用作名称：须以字母开头，由字母、数字、`-`、`_` 和 `.` 组成"))
    }
    let index = names(around: reading, withSettings: true)
    var renamed = name
    renamed.name = new
    guard new == name.name || !index.places(of: renamed).contains(where: \.place.isDefinition) else {
      throw RequestProblem(Message(en: "`\(new)` is there already", zhHans: "`\(new)` 已存在"))
    }
    var edits: [String: [JSONValue]] = [:]
    for (path, place) in index.places(of: name) {
      guard let place = location(path, place.range, in: index, around: reading), let uri = place["uri"].string else {
        continue
      }
      edits[uri, default: []].append(["range": place["range"], "newText": .string(new)])
    }
    return workspaceEdit(edits)
  }

  private static func isName(_ name: String, for kind: NameKind) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 200 else { return false }
    let isLetter = first >= 0x80 || first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
    if kind.isVariable { return isLetter && name.utf8.allSatisfy { $0 < 0x80 && isNameByte($0) } }
    return isLetter
      && name.utf8.allSatisfy { isNameByte($0) || $0 == ASCII.minus || $0 == ASCII.dot }
      && ValueSpelling.isPlain(name, inFlow: true)
  }

  /// Returns edits of files, by their addresses, as the editor takes them.
  func workspaceEdit(_ edits: [String: [JSONValue]]) -> JSONValue {
    let sorted = edits.sorted { Path.precedes($0.key, $1.key) }
    guard abilities.documentChanges else {
      return ["changes": .object(sorted.map { JSONValue.Member($0.key, .array($0.value)) })]
    }
    return [
      "documentChanges": .array(
        sorted.map { uri, edits in
          [
            "textDocument": ["uri": .string(uri), "version": documents[uri].map { .int($0.version) } ?? .null],
            "edits": .array(edits),
          ]
        })
    ]
  }
}
