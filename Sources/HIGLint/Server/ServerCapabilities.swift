import HIGReading

/// What the server can do, as it tells the editor.
enum ServerCapabilities {
  static let actionKinds = ["quickfix", "refactor.extract", "refactor.rewrite", "source.fixAll.higlint"]

  static func json(
    encoding: PositionEncoding, pulls: Bool, _ client: LanguageServer.ClientAbilities
  ) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": pulls
        ? ["identifier": "higlint", "interFileDependencies": true, "workspaceDiagnostics": true] : nil,
      "hoverProvider": true,
      "completionProvider": [
        "triggerCharacters": ["$", ":", "/", ".", "\"", "(", "-", "{", ",", "[", "#"], "resolveProvider": true,
      ],
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "codeActionProvider": ["codeActionKinds": .array(actionKinds.map { .string($0) }), "resolveProvider": false],
      "colorProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": client.preparesRename ? ["prepareProvider": true] : true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "inlayHintProvider": true,
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(SemanticTokens.types.map { .string($0) }),
          "tokenModifiers": .array(SemanticTokens.modifiers.map { .string($0) }),
        ],
        "full": true, "range": true,
      ],
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": [.string(DrawnScreens.command), .string(LanguageServer.findingsCommand)]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }
}

extension LanguageServer.ClientAbilities {
  init(_ json: JSONValue) {
    let (text, workspace) = (json["textDocument"], json["workspace"])
    pullsDiagnostics = text["diagnostic"].isObject
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].bool ?? false
    refreshesLenses = workspace["codeLens"]["refreshSupport"].bool ?? false
    refreshesHints = workspace["inlayHint"]["refreshSupport"].bool ?? false
    refreshesTokens = workspace["semanticTokens"]["refreshSupport"].bool ?? false
    let told = text["publishDiagnostics"]
    let asked = text["diagnostic"]
    relatesInformation = told["relatedInformation"].bool ?? asked["relatedInformation"].bool ?? false
    describesCodes = told["codeDescriptionSupport"].bool ?? asked["codeDescriptionSupport"].bool ?? false
    tags = told["tagSupport"].isObject || asked["tagSupport"].isObject || told["tagSupport"].bool ?? false
    relatesDocuments = asked["relatedDocumentSupport"].bool ?? false
    literalActions = text["codeAction"]["codeActionLiteralSupport"].isObject
    isPreferred = text["codeAction"]["isPreferredSupport"].bool ?? false
    documentChanges = workspace["workspaceEdit"]["documentChanges"].bool ?? false
    snippets = text["completion"]["completionItem"]["snippetSupport"].bool ?? false
    let formats = text["hover"]["contentFormat"].items.compactMap(\.string)
    markdown = formats.isEmpty || formats.contains("markdown")
    let beside = text["completion"]["completionItem"]["documentationFormat"].items.compactMap(\.string)
    markdownInCompletions = beside.isEmpty || beside.contains("markdown")
    hierarchicalSymbols = text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool ?? false
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    showsProgress = json["window"]["workDoneProgress"].bool ?? false
    showsDocuments = json["window"]["showDocument"]["support"].bool ?? false
    linksToDefinitions = text["definition"]["linkSupport"].bool ?? false
    preparesRename = text["rename"]["prepareSupport"].bool ?? false
  }
}
