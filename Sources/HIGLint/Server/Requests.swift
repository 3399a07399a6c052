import HIGLint
import HIGReading

/// Answers to requests about the files that are open.
extension LanguageServer {
  func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue) {
    switch method {
    case "textDocument/diagnostic": return diagnostics(id, parameters)
    case "workspace/diagnostic": return workspaceDiagnostics(id, parameters)
    case "workspace/symbol": return connection.reply(id, workspaceSymbols(parameters["query"].string ?? ""))
    case "completionItem/resolve": return connection.reply(id, resolveCompletion(parameters))
    case "workspace/executeCommand": return execute(id, parameters)
    default: break
    }
    guard let answer = Self.answers[method] else {
      return connection.fail(id, .methodNotFound, "there is no method \(method)")
    }
    guard let uri = parameters["textDocument"]["uri"].string, let reading = reading(uri) else {
      // What is not open has no text to look at.
      return connection.reply(id, .null)
    }
    do throws(RequestProblem) {
      connection.reply(id, try answer(self)(reading, parameters))
    } catch {
      connection.fail(id, error.code, error.message[options.language])
    }
  }

  /// The reason why a request has no result.
  struct RequestProblem: Error {
    var code = Connection.ErrorCode.requestFailed
    var message: Message

    init(_ message: Message) { self.message = message }
  }

  typealias Answer = (LanguageServer) -> (DocumentReading, JSONValue) throws(RequestProblem) -> JSONValue

  private static var answers: [String: Answer] {
    [
      "textDocument/hover": { server in server.hover },
      "textDocument/completion": { server in server.completion },
      "textDocument/signatureHelp": { server in server.signatureHelp },
      "textDocument/codeAction": { server in server.codeActions },
      "textDocument/documentColor": { server in server.documentColors },
      "textDocument/colorPresentation": { server in server.colorPresentations },
      "textDocument/definition": { server in server.definition },
      "textDocument/references": { server in server.references },
      "textDocument/documentHighlight": { server in server.highlights },
      "textDocument/prepareRename": { server in server.prepareRename },
      "textDocument/rename": { server in server.rename },
      "textDocument/documentSymbol": { server in server.documentSymbols },
      "textDocument/foldingRange": { server in server.foldingRanges },
      "textDocument/selectionRange": { server in server.selectionRanges },
      "textDocument/documentLink": { server in server.documentLinks },
      "textDocument/inlayHint": { server in server.inlayHints },
      "textDocument/semanticTokens/full": { server in server.semanticTokens },
      "textDocument/semanticTokens/range": { server in server.semanticTokens },
      "textDocument/codeLens": { server in server.codeLenses },
    ]
  }

  /// Returns a file that is open, as the features look at it; nil for one that is not open.
  func reading(_ uri: String) -> DocumentReading? {
    guard let document = documents[uri] else { return nil }
    if let known = readings[uri] { return known }
    let reading = DocumentReading(document, in: folder(of: document))
    // Only the last few that were looked at keep their models.
    if readings.count >= 8 { readings = [:] }
    readings[uri] = reading
    return reading
  }

  /// The names of a folder, with those of the texts that are open.
  ///
  /// - Parameter withSettings: Whether those of settings and rule files are wanted, too, as they are around such a file.
  func names(around reading: DocumentReading, withSettings: Bool = false) -> NameIndex {
    guard let folder = folder(of: reading.document) else { return NameIndex([reading.path: reading.names]) }
    var files = folder.names.files
    let withSettings = withSettings || reading.kind == .settings || reading.kind == .rules
    for document in documents(in: folder) {
      guard let path = document.place?.path, let open = self.reading(document.uri),
        open.kind == .spec || withSettings && (open.kind == .rules || open.kind == .settings)
      else { continue }
      files[path] = open.names
    }
    if withSettings {
      let workspace = folder.workspace([:])
      for path in folder.results.settingsFiles where Path.contains(".", path) {
        guard documents[folder.uri(of: path)] == nil, let bytes = try? workspace.read(path) else { continue }
        let tree = SyntaxTree.reading(path, bytes: bytes)
        files[path] = DocumentReading.holdsRules(tree) ? FileNames(rules: tree) : FileNames(settings: tree)
      }
    }
    return NameIndex(files)
  }

  func text(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[options.language] }
}
