import HIGLanguage
import HIGReading
import HIGRules
import HIGServer

/// The language server, edited at random: what it says after a hundred edits is what a fresh one says of the same texts.
extension Part {
  private static let edits = 100

  /// - Parameter bytes: The text that the edits begin with; the edits follow from it.
  static func brokenEditing(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(20_000), as: UTF8.self)
    var dice = Dice(ContentDigest(of: bytes).first)
    let editor = Editor(encoding: dice.roll(2) == 0 ? "utf-8" : "utf-16")
    // The same text as JSON, which it mostly is not, and as rules.
    let main = ["a.yaml", "a.yaml", "a.yaml", "a.json", "rules.yaml", ".higlint.yml"][dice.roll(6)]
    editor.open(main, text)
    editor.open("b.yaml", Editor.files["/app/b.yaml"] ?? "")
    for number in 0..<edits {
      let file = dice.roll(4) == 0 ? "b.yaml" : main
      editor.edit(file, &dice)
      if dice.roll(8) == 0 { editor.ask(file, &dice) }
      if number % 20 == 10 { editor.server.finishAll() }
    }
    editor.server.finishAll()
    let fresh = Editor(encoding: editor.encoding)
    for (file, text) in editor.texts.sorted(by: { $0.key < $1.key }) { fresh.open(file, text) }
    fresh.server.finishAll()
    if let broken = editor.sent.broken ?? fresh.sent.broken { return broken }
    guard editor.sent.diagnostics == fresh.sent.diagnostics else {
      let differing = Set(editor.sent.diagnostics.keys).union(fresh.sent.diagnostics.keys).sorted()
        .filter { editor.sent.diagnostics[$0] != fresh.sent.diagnostics[$0] }
      return "after the edits other things are said of \(differing.joined(separator: ", ")) than of the same text anew"
    }
    return nil
  }
}

/// Numbers that follow from a seed (SplitMix64).
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z >> 31) % UInt64(max(1, sides)))
  }
}

/// An editor with a server: it makes edits as the protocol has them, and keeps the texts as they should be.
private final class Editor {
  static let files = [
    "/app/app.yaml": """
    app: {name: Harbor, languages: [en]}
    palette: {brand: "#0A5AB4"}
    components:
      Row: {parameters: {title: text}, view: {kind: cell, children: [{kind: label, text: $(title), color: "#AAAAAA"}]}}

    """,
    "/app/b.yaml": """
    screen: b
    background: white
    views:
      - {kind: button, title: Pay, opens: a, color: $brand, frame: [0, 80, 30, 30]}
      - {use: Row, with: {title: One}, frame: {x: 0, y: 200}}

    """,
    "/app/a.yaml": "screen: a\n",
  ]

  let encoding: String
  private(set) var texts: [String: String] = [:]
  let sent = Sent()
  let server: LanguageServer
  private var number = 0

  /// What the server has sent.
  final class Sent {
    var diagnostics: [String: JSONValue] = [:]
    var broken: String?

    func take(_ bytes: [UInt8]) {
      guard let body = bytes.firstIndex(of: UInt8(ascii: "{")), let message = JSONValue(Array(bytes[body...])) else {
        broken = "a message is no JSON, or nests too deep"
        return
      }
      guard message["method"].string == "textDocument/publishDiagnostics" else { return }
      let uri = message["params"]["uri"].string ?? ""
      let items = message["params"]["diagnostics"]
      diagnostics[uri] = items.items.isEmpty ? nil : items
    }
  }

  init(encoding: String) {
    self.encoding = encoding
    let sent = sent
    server = LanguageServer(
      rules: BuiltInRules.ruleSet, version: "0", language: .english, disk: { _ in MemoryWorkspace(Self.files) }
    ) { bytes in
      sent.take(bytes)
      return true
    }
    server.handle([
      "id": 0, "method": "initialize",
      "params": [
        "rootUri": "file:///app", "capabilities": ["general": ["positionEncodings": [.string(encoding)]]],
      ],
    ])
    server.handle(["method": "initialized", "params": [:]])
  }

  private func uri(_ file: String) -> JSONValue { .string("file:///app/" + file) }

  func open(_ file: String, _ text: String) {
    texts[file] = text
    server.handle([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": uri(file), "languageId": "yaml", "version": 0, "text": .string(text)]
      ],
    ])
  }

  private static let pieces = [
    "\n", "  ", "- ", ": ", "kind: label", "screen: c", "id: x", "\"", "{", "}", "[", "]", "#", "é", "😀", "支付", "\r\n",
    "use: Row", "opens: b", "color: $brand", "palette:\n  brand: red\n", "components:\n", "# higlint:disable *\n", "a",
    "1",
  ]

  /// Makes one edit: mostly a letter typed, sometimes a piece put in, some text taken out or all of it replaced.
  func edit(_ file: String, _ dice: inout Dice) {
    let text = texts[file] ?? ""
    let scalars = Array(text.unicodeScalars)
    number += 1
    let start = dice.roll(scalars.count + 1)
    let end = min(scalars.count, start + [0, 0, 0, 1, 3, 40][dice.roll(6)])
    let piece = Self.pieces[dice.roll(Self.pieces.count)]
    var change: JSONValue = ["text": .string(piece)]
    if dice.roll(40) == 0 {
      texts[file] = piece
    } else {
      change = ["range": ["start": position(start, scalars), "end": position(end, scalars)], "text": .string(piece)]
      var new = String.UnicodeScalarView(scalars[..<start])
      new.append(contentsOf: piece.unicodeScalars)
      new.append(contentsOf: scalars[end...])
      texts[file] = String(new)
      // Between the two characters of a line's end nobody can point.
      if isSplit(start, scalars) || isSplit(end, scalars) {
        texts[file] = text
        return
      }
    }
    server.handle([
      "method": "textDocument/didChange",
      "params": ["textDocument": ["uri": uri(file), "version": .int(number)], "contentChanges": [change]],
    ])
  }

  private func isSplit(_ offset: Int, _ text: [Unicode.Scalar]) -> Bool {
    offset > 0 && offset < text.count && text[offset - 1] == "\r" && text[offset] == "\n"
  }

  private func position(_ offset: Int, _ text: [Unicode.Scalar]) -> JSONValue {
    var (line, start) = (0, 0)
    for i in 0..<offset where text[i] == "\n" || text[i] == "\r" && !(i + 1 < text.count && text[i + 1] == "\n") {
      line += 1
      start = i + 1
    }
    let units = text[start..<offset].reduce(0) { sum, scalar in
      sum + (encoding == "utf-8" ? UTF8.width(scalar) : UTF16.width(scalar))
    }
    return ["line": .int(line), "character": .int(units)]
  }

  private static let methods = [
    "hover", "completion", "signatureHelp", "codeAction", "documentColor", "definition", "references",
    "documentHighlight",
    "prepareRename", "rename", "documentSymbol", "foldingRange", "selectionRange", "documentLink", "inlayHint",
    "semanticTokens/full", "codeLens",
  ]

  /// Asks for something at any place, also at one that is not there.
  func ask(_ file: String, _ dice: inout Dice) {
    let position: JSONValue = ["line": .int(dice.roll(40)), "character": .int(dice.roll(60))]
    number += 1
    server.handle([
      "id": .int(number), "method": .string("textDocument/" + Self.methods[dice.roll(Self.methods.count)]),
      "params": [
        "textDocument": ["uri": uri(file)], "position": position, "positions": [position], "newName": "fresh",
        "range": ["start": position, "end": position], "context": ["includeDeclaration": true, "diagnostics": []],
      ],
    ])
  }
}
