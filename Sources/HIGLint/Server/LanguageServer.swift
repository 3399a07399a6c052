import HIGCore
import HIGLanguage
import HIGLint
import HIGReading

/// The language server: answers an editor's messages, one after the other, while checks of whole apps run beside it.
///
/// All state belongs to the thread that answers. What an editor sends is taken for what it says and no more: a message
/// that makes no sense gets an error, and the next one is answered as if it had not come.
package final class LanguageServer {
  /// What the editor can do, as far as that changes what it is sent.
  struct ClientAbilities {
    var pullsDiagnostics = false
    var refreshesDiagnostics = false
    var refreshesLenses = false
    var refreshesHints = false
    var refreshesTokens = false
    var relatesInformation = false
    var describesCodes = false
    var tags = false
    var literalActions = false
    var isPreferred = false
    var documentChanges = false
    var snippets = false
    var markdown = true
    /// Whether what is said beside a completion may be Markdown.
    var markdownInCompletions = true
    var hierarchicalSymbols = false
    var watchesFiles = false
    var showsProgress = false
    var showsDocuments = false
    var linksToDefinitions = false
    var preparesRename = false
    var relatesDocuments = false
  }

  private enum Stage { case new, ready, shutDown }

  let connection: Connection
  let rules: RuleSet
  private let version: String
  private let disk: (_ folder: String) -> any Workspace
  private let queue = MessageQueue()
  private var stage = Stage.new
  var options: ServerOptions
  var abilities = ClientAbilities()
  var encoding = PositionEncoding.utf16
  private(set) var folders: [ProjectFolder] = []
  var documents: [String: TextDocument] = [:]
  /// The texts of open files as trees and models, made when first asked for.
  var readings: [String: DocumentReading] = [:]
  /// What was sent of each file, by its address.
  var published: [String: UInt64] = [:]
  /// Requests for diagnostics that wait for a check.
  var waiting: [(id: JSONValue, parameters: JSONValue)] = []
  /// A request for the diagnostics of all files, which is answered when one has changed.
  var waitingForWorkspace: (id: JSONValue, parameters: JSONValue)?
  /// Whether something may be there to answer it with.
  var hasNews = false
  /// What the editor knows of the diagnostics that it asks for.
  var lastShown: UInt64?
  private var hasProgress = false
  private var parent: Int32?
  private let temporaryFolder: TemporaryFolder
  /// The pictures that the editor has asked for.
  let drawnScreens: DrawnScreens
  let rulePages: RulePageFiles
  /// The explanations of rules, made when first asked for.
  lazy var ruleTexts = RuleTexts(rules)

  /// - Parameters:
  ///   - rules: The rules that come with the program.
  ///   - language: The language of texts where the editor states none.
  ///   - disk: Returns what is on disk, by absolute paths, as far as a folder's check may look.
  package init(
    rules: RuleSet, version: String, language: Language,
    disk: @escaping (_ folder: String) -> any Workspace = { DiskWorkspace(boundary: Boundary(around: [$0])) },
    write: @escaping ([UInt8]) -> Bool
  ) {
    self.rules = rules
    self.disk = disk
    self.version = version
    options = ServerOptions(language: language)
    connection = Connection(write: write)
    temporaryFolder = TemporaryFolder()
    drawnScreens = DrawnScreens(in: temporaryFolder)
    rulePages = RulePageFiles(rules, in: temporaryFolder)
  }

  /// Answers messages until the editor says that it is done, or is gone.
  ///
  /// - Parameter read: Returns the next bytes that the editor sends, at most so many; none at the end.
  /// - Returns: Whether it ended as agreed.
  package func run(read: @escaping @Sendable (Int) -> [UInt8]) -> Bool {
    let queue = queue
    let reader = BackgroundThread {
      var messages = MessageReader(read: read)
      while true {
        switch messages.next() {
        case .message(let bytes):
          guard let message = JSONValue(bytes), message.isObject else {
            queue.push(.malformed)
            continue
          }
          if message["method"].string == "$/cancelRequest" {
            queue.cancel(message["params"]["id"])
          } else {
            queue.push(.message(message), size: bytes.count)
          }
        case .tooLong: queue.push(.tooLong)
        case .broken: return queue.push(.end(isBroken: true))
        case .end: return queue.push(.end(isBroken: false))
        }
      }
    }
    guard reader != nil else { return false }
    defer {
      for folder in folders { folder.cancel() }
      temporaryFolder.remove()
    }
    while !connection.isClosed {
      guard let item = queue.pop(milliseconds: queue.isEmpty ? settle() : 0) else { continue }
      switch item {
      case .message(let message):
        if message["method"].string == "exit" { return stage == .shutDown }
        handle(message)
      case .checked: takeResults()
      case .malformed: connection.fail(.null, .parseError, "this is no message of JSON-RPC")
      case .tooLong: connection.fail(.null, .invalidRequest, "the message is too long")
      case .end: return stage == .shutDown
      }
    }
    return stage == .shutDown
  }

  // MARK: Messages

  /// Answers one message. Made for tests, too: nothing is read.
  package func handle(_ message: JSONValue) {
    guard let method = message["method"].string else { return }
    let (id, parameters) = (message["id"], message["params"])
    if id.isNull {
      if stage == .ready { notify(method, parameters) }
      return
    }
    guard !queue.takeCancelled(id) else {
      return connection.fail(id, .requestCancelled, "the request was cancelled")
    }
    switch (stage, method) {
    case (.new, "initialize"):
      connection.reply(id, initialize(parameters))
      stage = .ready
    case (.new, _): connection.fail(id, .notInitialized, "the first request is `initialize`")
    case (.ready, "initialize"): connection.fail(id, .invalidRequest, "the server is running already")
    case (.ready, "shutdown"):
      for folder in folders { folder.cancel() }
      stage = .shutDown
      connection.reply(id, .null)
    case (.ready, _): request(id, method, parameters)
    case (.shutDown, _): connection.fail(id, .invalidRequest, "the server has been shut down")
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    if let tag = parameters["locale"].string, let language = ServerOptions.language(tag) { options.language = language }
    options.read(parameters["initializationOptions"])
    abilities = ClientAbilities(parameters["capabilities"])
    for name in parameters["capabilities"]["general"]["positionEncodings"].items {
      if let known = name.string.flatMap(PositionEncoding.init) {
        encoding = known
        break
      }
    }
    if let number = parameters["processId"].int { parent = Int32(truncatingIfNeeded: number) }
    let named = parameters["workspaceFolders"].items.compactMap { $0["uri"].string }
    let root = parameters["rootUri"].string.flatMap(FileAddress.path) ?? parameters["rootPath"].string
    for path in named.isEmpty ? [root].compactMap({ $0 }) : named.compactMap(FileAddress.path) { add(folder: path) }
    return [
      "capabilities": ServerCapabilities.json(encoding: encoding, pulls: pulls, abilities),
      "serverInfo": ["name": "higlint", "version": .string(version)],
    ]
  }

  /// Whether the editor asks for diagnostics, so that none are sent unasked.
  var pulls: Bool { abilities.pullsDiagnostics && !(options.pushes ?? false) }

  private func notify(_ method: String, _ parameters: JSONValue) {
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(parameters["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters["textDocument"]["uri"].string ?? "")
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didCreateFiles",
      "workspace/didRenameFiles", "workspace/didDeleteFiles":
      for folder in folders { folder.isDirty = true }
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    case "workspace/didChangeConfiguration":
      let before = options
      options.read(parameters["settings"]["higlint"])
      guard options != before else { return }
      for folder in folders {
        folder.isDirty = true
        folder.changedPaths.formUnion(folder.pathsWithItems)
      }
    default: break
    }
  }

  private func registerWatchers() {
    guard abilities.watchesFiles else { return }
    let patterns = ["**/*.{yaml,yml,json,storyboard,xib,plist,strings,stringsdict,xcstrings,pbxproj}", "**/.higlint.*"]
    connection.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "higlint-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
          ]
        ]
      ])
  }

  // MARK: Folders

  private func add(folder path: String) {
    guard !folders.contains(where: { $0.path == path && $0.onlyPaths == nil }) else { return }
    folders.append(ProjectFolder(path: path, rules: rules, disk: disk(path)))
  }

  private func changeFolders(_ event: JSONValue) {
    let removed = Set(event["removed"].items.compactMap { $0["uri"].string.flatMap(FileAddress.path) })
    for folder in folders where removed.contains(folder.path) {
      folder.cancel()
      for path in folder.pathsWithItems { retract(folder.uri(of: path)) }
    }
    folders.removeAll { removed.contains($0.path) }
    for path in event["added"].items.compactMap({ $0["uri"].string.flatMap(FileAddress.path) }) { add(folder: path) }
    // The places of open files are other ones now.
    for (uri, document) in documents {
      let moved = TextDocument(uri: uri, place: place(of: uri), version: document.version, text: document.text)
      documents[uri] = moved
    }
    for folder in folders {
      folder.documents = [:]
      folder.isDirty = true
    }
    readings = [:]
  }

  /// Returns the place of a file among the folders; nil where it lies in none.
  func place(of uri: String) -> DocumentPlace? {
    guard let path = FileAddress.path(uri) else {
      let number = folders.firstIndex { $0.address == uri && $0.onlyPaths != [] }
      return number.flatMap { number in
        folders[number].onlyPaths?.first.map { DocumentPlace(folder: number, path: $0) }
      }
    }
    var best: (DocumentPlace, Int)?
    for (number, folder) in folders.enumerated() {
      guard let rest = Path.rest(of: path, below: folder.path), !rest.isEmpty,
        folder.onlyPaths?.contains(rest) ?? true, folder.path.utf8.count > best?.1 ?? -1
      else { continue }
      best = (DocumentPlace(folder: number, path: rest), folder.path.utf8.count)
    }
    return best?.0
  }

  func folder(of document: TextDocument) -> ProjectFolder? {
    guard let place = document.place, folders.indices.contains(place.folder) else { return nil }
    return folders[place.folder]
  }

  func documents(in folder: ProjectFolder) -> [TextDocument] {
    documents.values.filter { self.folder(of: $0) === folder }.sorted { Path.precedes($0.uri, $1.uri) }
  }

  // MARK: Documents

  private func open(_ item: JSONValue) {
    guard let uri = item["uri"].string, let text = item["text"].string else { return }
    // Where the editor has no folder open, a file is looked at by itself.
    if place(of: uri) == nil {
      if let path = FileAddress.path(uri) {
        let folder = Path.parent(path)
        if folders.allSatisfy({ $0.onlyPaths != nil }) {
          folders.append(
            ProjectFolder(path: folder, onlyPaths: [Path.lastComponent(path)], rules: rules, disk: disk(folder)))
        }
      } else if let language = item["languageId"].string, ["yaml", "json"].contains(language) {
        addUnsaved(uri, language)
      }
    }
    let document = TextDocument(
      uri: uri, place: place(of: uri), version: item["version"].int ?? 0, text: Array(text.utf8))
    documents[uri] = document
    readings[uri] = nil
    guard let folder = folder(of: document), let path = document.place?.path else { return }
    // Some editors keep nothing of what they were sent about files that were not open.
    if !pulls { published[uri] = nil }
    folder.open(document, at: path)
    folder.isDirty = true
  }

  /// Adds a file that is nowhere yet as a folder of its own, in which nothing else is.
  private func addUnsaved(_ uri: String, _ language: String) {
    let (folder, name) = ("/unsaved/\(folders.count)", "untitled." + language)
    folders.append(
      ProjectFolder(
        path: folder, onlyPaths: [name], address: uri, rules: rules,
        disk: MemoryWorkspace([Path.join(folder, name): ""])
      ))
  }

  private func change(_ parameters: JSONValue) {
    guard let document = documents[parameters["textDocument"]["uri"].string ?? ""] else { return }
    document.apply(
      parameters["contentChanges"].items, version: parameters["textDocument"]["version"].int ?? document.version,
      encoding)
    readings[document.uri] = nil
    folder(of: document)?.isDirty = true
  }

  private func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    readings[uri] = nil
    guard let folder = folder(of: document), let path = document.place?.path else { return }
    folder.documents[path] = nil
    folder.changedPaths.insert(path)
    if folder.onlyPaths == [path] {
      folder.cancel()
      retract(uri)
      folder.onlyPaths = []
    }
    folder.isDirty = true
  }

  // MARK: Checks

  /// The time after an edit before everything is checked again, in nanoseconds.
  private static let pause: UInt64 = 60_000_000

  /// Does what is left to do when no message waits. Returns the time after which there is more, in milliseconds.
  func settle(now: UInt64 = MonotonicClock.now) -> Int {
    var wait = 60_000
    for folder in folders where folder.onlyPaths != [] {
      let open = documents(in: folder)
      for document in open { folder.check(document) }
      // A text that may only be half typed is taken for what it says when nothing has been typed for a while.
      for document in open {
        guard let path = document.place?.path, folder.documents[path]?.isHalfTyped(document, now: now) ?? false else {
          continue
        }
        let left = Int((document.lastEdit + DocumentChecks.patience - now) / 1_000_000) + 1
        wait = min(wait, left)
        folder.isDirty = true
      }
      if folder.isDirty, folder.running == nil {
        let isHalfTyped = open.contains { document in
          document.place.map { folder.documents[$0.path]?.isHalfTyped(document, now: now) ?? false } ?? false
        }
        // While somebody types on, what the edits bring about elsewhere waits.
        let lastEdit = open.map(\.lastEdit).max() ?? 0
        if folder.isKnown, now < lastEdit + Self.pause {
          wait = min(wait, Int((lastEdit + Self.pause - now) / 1_000_000) + 1)
        } else if !isHalfTyped || !folder.isKnown {
          if !folder.isKnown { beginProgress() }
          folder.begin(open, options, rules: rules, now: now) { [queue] in queue.push(.checked) }
        }
      }
    }
    publish(now: now)
    answerWaiting(now: now)
    if folders.allSatisfy({ $0.isKnown || $0.onlyPaths == [] }) {
      rulePages.writePending { [queue] in queue.push(.checked) }
    }
    if let parent, !System.isRunning(parent) { queue.push(.end(isBroken: true)) }
    return parent == nil ? wait : min(wait, 10_000)
  }

  /// Waits until nothing is left to be found out; texts that may only be half typed are taken for what they say.
  package func finishAll() {
    while true {
      _ = settle(now: .max)
      if folders.allSatisfy({ isSettled($0) || $0.onlyPaths == [] }) { return }
      if case .checked? = queue.pop(milliseconds: 100) { takeResults() }
    }
  }

  /// Takes over the results of checks that have ended.
  private func takeResults() {
    for folder in folders where folder.running != nil && folder.finish() {
      readings = [:]
      hasNews = true
    }
    if folders.allSatisfy(\.isKnown) { endProgress() }
  }

  /// Whether nothing is left to be found out.
  func isSettled(_ folder: ProjectFolder) -> Bool {
    folder.isKnown && folder.running == nil && !folder.isDirty
  }

  private func beginProgress() {
    guard abilities.showsProgress, !hasProgress else { return }
    hasProgress = true
    connection.request("window/workDoneProgress/create", ["token": "higlint"])
    let title = Message(en: "Checking the design", zhHans: "正在检查设计")
    connection.notify(
      "$/progress", ["token": "higlint", "value": ["kind": "begin", "title": .string(title[options.language])]])
  }

  private func endProgress() {
    guard hasProgress else { return }
    hasProgress = false
    connection.notify("$/progress", ["token": "higlint", "value": ["kind": "end"]])
  }
}
