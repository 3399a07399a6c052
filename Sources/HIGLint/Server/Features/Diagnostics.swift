import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// Diagnostics, sent unasked or asked for.
extension LanguageServer {
  /// Returns a location as the protocol has it, in a file that is open or not.
  func json(_ location: Location, in folder: ProjectFolder) -> JSONValue {
    let uri = folder.uri(of: location.file.path)
    return ["uri": .string(uri), "range": range(of: location, documents[uri])]
  }

  private func range(of location: Location, _ document: TextDocument?) -> JSONValue {
    let file = location.file
    if let document, file.encoding == .utf8 {
      let prefix = file.prefix
      return document.json(Int(location.range.start) + prefix..<Int(location.range.end) + prefix, encoding)
    }
    return [
      "start": position(Int(location.range.start), in: file).json,
      "end": position(Int(location.range.end), in: file).json,
    ]
  }

  private func position(_ offset: Int, in file: SourceFile) -> TextPosition {
    let position = file.position(at: offset)
    let character =
      switch encoding {
      case .utf8: min(offset, file.text.count) - file.range(ofLine: position.line).lowerBound
      case .utf16: position.utf16 - 1
      case .utf32: position.column - 1
      }
    return TextPosition(line: position.line - 1, character: max(0, character))
  }

  func json(_ item: Shown, in folder: ProjectFolder, _ document: TextDocument?) -> JSONValue {
    let language = options.language
    switch item.content {
    case .diagnostic(let diagnostic):
      var message = diagnostic.message[language]
      if let help = diagnostic.help { message += "\n" + help[language] }
      let notes = diagnostic.notes
      var related: JSONValue?
      if abilities.relatesInformation {
        let located = notes.compactMap { note -> JSONValue? in
          guard let place = note.location, Path.contains(".", place.file.path) else { return nil }
          return ["location": json(place, in: folder), "message": .string(note.message[language])]
        }
        if !located.isEmpty { related = .array(located) }
      }
      // What has no place of its own, or can't be shown at it, is said with the message.
      for note in notes where note.location == nil || !abilities.relatesInformation {
        message += "\n" + note.message[language]
      }
      let severity =
        switch diagnostic.severity {
        case .error: 1
        case .warning: 2
        case .advice: 3
        }
      return [
        "range": document?.json(item.range, encoding) ?? range(of: diagnostic.location, nil),
        "severity": .int(severity), "code": .string(diagnostic.rule),
        "codeDescription": page(of: diagnostic.rule, in: folder, path: diagnostic.location.file.path),
        "source": "higlint", "message": .string(message), "tags": tags(of: diagnostic), "relatedInformation": related,
      ]
    case .question(let question):
      var message = question.question[language]
      for cause in question.causes { message += "\n\(cause.fact): \(cause.reason.message[language])" }
      return [
        "range": document?.json(item.range, encoding) ?? range(of: question.location, nil),
        "severity": 4, "code": .string(question.rule),
        "codeDescription": page(of: question.rule, in: folder, path: question.location.file.path),
        "source": "higlint", "message": .string(message),
      ]
    }
  }

  private func tags(of diagnostic: Diagnostic) -> JSONValue? {
    guard abilities.tags else { return nil }
    switch diagnostic.rule {
    // Of no use, `DiagnosticTag.Unnecessary`: an editor greys it out.
    case SuppressionRule.unused.id, "spec/unused-definition": return [1]
    case SpecRule.colorStyle.id: return [2]
    default: return nil
    }
  }

  /// Returns the link to a rule's page: that of a built-in rule is made where the options name none, that of a team's own
  /// is where it is written.
  private func page(of rule: String, in folder: ProjectFolder, path: String) -> JSONValue? {
    guard abilities.describesCodes else { return nil }
    if rules.ids.contains(rule) {
      let anchor = rule.split(separator: "/").joined()
      if var base = options.rulePages {
        if base.hasSuffix("/") { base.removeLast() }
        return ["href": .string("\(base)/\(RuleSet.area(of: rule)).md#\(anchor)")]
      }
      return rulePages.address(of: rule, options.language).map { ["href": .string("\($0)#\(anchor)")] }
    }
    guard let own = folder.results.rules(for: path)?.rules, let place = own.documentation(of: rule)?.location else {
      return nil
    }
    let line = place.file.position(at: Int(place.range.start)).line
    return ["href": .string("\(folder.uri(of: place.file.path))#L\(line)")]
  }

  /// Returns what is shown of a file, as the protocol has it.
  private func items(at path: String, in folder: ProjectFolder, now: UInt64) -> JSONValue {
    let document = documents[folder.uri(of: path)]
    return .array(folder.items(at: path, document, now: now).map { json($0, in: folder, document) })
  }

  // MARK: Sent

  /// Sends what has changed since it was last sent.
  func publish(now: UInt64) {
    guard !pulls else { return refresh(now: now) }
    for folder in folders {
      for path in folder.takeChangedPaths() {
        let uri = folder.uri(of: path)
        let document = documents[uri]
        let items = items(at: path, in: folder, now: now)
        send(items, uri, document)
      }
    }
  }

  private func send(_ items: JSONValue, _ uri: String, _ document: TextDocument?) {
    let digest = digest(of: items)
    guard published[uri] != digest else { return }
    published[uri] = digest
    connection.notify(
      "textDocument/publishDiagnostics",
      ["uri": .string(uri), "version": document.map { .int($0.version) }, "diagnostics": items])
  }

  /// Takes back what was sent of a file.
  func retract(_ uri: String) {
    guard published.removeValue(forKey: uri) != nil, !pulls else { return }
    connection.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  /// Tells an editor that asks for diagnostics when others are to be had without its having changed anything.
  private func refresh(now: UInt64) {
    guard abilities.refreshesDiagnostics else { return }
    var hasher = ContentHasher()
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      guard let folder = folder(of: document), let path = document.place?.path else { continue }
      let items = folder.items(at: path, document, now: now).map { json($0, in: folder, document) }
      hasher.add(document.uri)
      hasher.add(JSONValue.array(items).bytes)
    }
    let digest = hasher.digest.first
    guard lastShown != digest else { return }
    let isFirst = lastShown == nil
    lastShown = digest
    if !isFirst || folders.contains(where: \.isKnown) { connection.request("workspace/diagnostic/refresh") }
  }

  // MARK: Asked for

  func diagnostics(_ id: JSONValue, _ parameters: JSONValue) {
    waiting.append((id, parameters))
    // A thousand questions at once are no editor's.
    if waiting.count > 1000 {
      connection.fail(waiting.removeFirst().id, .requestCancelled, "there are newer requests")
    }
  }

  func workspaceDiagnostics(_ id: JSONValue, _ parameters: JSONValue) {
    if let earlier = waitingForWorkspace {
      connection.fail(earlier.id, .requestCancelled, "there is a newer request")
    }
    waitingForWorkspace = (id, parameters)
    hasNews = true
  }

  /// Answers the requests for diagnostics that can be answered now.
  func answerWaiting(now: UInt64) {
    waiting.removeAll { request in
      let uri = request.parameters["textDocument"]["uri"].string ?? ""
      guard let place = place(of: uri), folders.indices.contains(place.folder) else {
        connection.reply(request.id, ["kind": "full", "items": []])
        return true
      }
      let folder = folders[place.folder]
      // Who can be told later gets what is known at once.
      let isKnown = folder.isKnown || folder.documents[place.path]?.local != nil
      guard isSettled(folder) || abilities.refreshesDiagnostics && isKnown else { return false }
      let items = items(at: place.path, in: folder, now: now)
      let answer = report(items, previous: request.parameters["previousResultId"].string)
      published[uri] = digest(of: items)
      connection.reply(request.id, answer.adding("relatedDocuments", related(to: place.path, in: folder, now: now)))
      return true
    }
    answerForWorkspace(now: now)
  }

  /// Returns what else has changed in the folder since the editor was told; nil where there is nothing, or where the editor
  /// does not listen.
  private func related(to path: String, in folder: ProjectFolder, now: UInt64) -> JSONValue? {
    guard abilities.relatesDocuments else { return nil }
    var reports: [JSONValue.Member] = []
    for other in folder.takeChangedPaths() where other != path {
      let uri = folder.uri(of: other)
      let items = items(at: other, in: folder, now: now)
      let digest = digest(of: items)
      guard published[uri] != digest else { continue }
      published[uri] = digest
      reports.append(JSONValue.Member(uri, report(items, previous: nil)))
    }
    return reports.isEmpty ? nil : .object(reports)
  }

  /// Returns what tells some diagnostics from others; nil for none at all.
  private func digest(of items: JSONValue) -> UInt64? { items == [] ? nil : ContentDigest(of: items.bytes).first }

  /// Answers the request for the diagnostics of all files if something has changed.
  private func answerForWorkspace(now: UInt64) {
    guard let request = waitingForWorkspace, hasNews, folders.allSatisfy({ isSettled($0) || $0.onlyPaths == [] }) else {
      return
    }
    hasNews = false
    var known: [String: String] = [:]
    for previous in request.parameters["previousResultIds"].items {
      if let uri = previous["uri"].string, let value = previous["value"].string { known[uri] = value }
    }
    var reports: [JSONValue] = []
    var hasChanged = false
    var seen: Set<String> = []
    for folder in folders {
      for path in Set(folder.files).union(folder.pathsWithItems).sorted(by: Path.precedes) {
        let uri = folder.uri(of: path)
        guard seen.insert(uri).inserted else { continue }
        let document = documents[uri]
        let items = items(at: path, in: folder, now: now)
        let report = report(items, previous: known.removeValue(forKey: uri))
        published[uri] = digest(of: items)
        if report["kind"] == "full" { hasChanged = true }
        reports.append(
          report.adding("uri", .string(uri)).adding("version", document.map { .int($0.version) } ?? .null))
      }
    }
    for uri in known.keys.sorted() {
      hasChanged = true
      reports.append(["kind": "full", "items": [], "uri": .string(uri), "version": .null])
    }
    // Without anything new the editor would ask again at once.
    guard hasChanged || request.parameters["previousResultIds"].items.isEmpty else { return }
    waitingForWorkspace = nil
    connection.reply(request.id, ["items": .array(reports)])
  }

  private func report(_ items: JSONValue, previous: String?) -> JSONValue {
    let id = String(ContentDigest(of: items.bytes).first, radix: 16)
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }
}
