import Foundation
import HIGLanguage
import HIGReading
import Testing

@testable import HIGServer

/// A server without rules over files in memory: what reading alone finds is enough to see what is said, and when.
@Suite struct LanguageServerTests {
  private final class Session {
    private(set) var diagnostics: [String: [String]] = [:]
    private(set) var answers: [JSONValue] = []
    private var server: LanguageServer?
    private var number = 0

    init(_ files: [String: String]) {
      let server = LanguageServer(
        rules: RuleSet(), version: "0", language: .english, disk: { _ in MemoryWorkspace(files) }
      ) { [unowned self] bytes in
        take(bytes)
        return true
      }
      self.server = server
      ask("initialize", ["rootUri": "file:///app", "capabilities": [:]])
    }

    private func take(_ bytes: [UInt8]) {
      guard let start = bytes.firstIndex(of: UInt8(ascii: "{")), let message = JSONValue(Array(bytes[start...])) else {
        return
      }
      guard message["method"].string == "textDocument/publishDiagnostics" else { return answers.append(message) }
      let codes = message["params"]["diagnostics"].items.compactMap { $0["code"].string }
      diagnostics[message["params"]["uri"].string ?? ""] = codes.isEmpty ? nil : codes
    }

    @discardableResult func ask(_ method: String, _ parameters: JSONValue) -> JSONValue {
      number += 1
      server?.handle(["id": .int(number), "method": .string(method), "params": parameters])
      return answers.last ?? .null
    }

    func tell(_ method: String, _ parameters: JSONValue) {
      server?.handle(["method": .string(method), "params": parameters])
    }

    func open(_ path: String, _ text: String) {
      tell(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string("file://" + path), "version": 1, "text": .string(text)]])
    }

    func finish() { server?.finishAll() }
  }

  private static let screen = "screen: a\nbackground: white\nviews: [{kind: label, txet: A}]\n"

  @Test func `files that are not open are told about, and taken back when they are mended`() {
    let session = Session(["/app/a.yaml": Self.screen])
    session.finish()
    #expect(session.diagnostics == ["file:///app/a.yaml": ["spec/unknown-key"]])
    session.open("/app/a.yaml", Self.screen.replacingOccurrences(of: "txet", with: "text"))
    session.finish()
    #expect(session.diagnostics.isEmpty)
    session.tell("textDocument/didClose", ["textDocument": ["uri": "file:///app/a.yaml"]])
    session.finish()
    #expect(session.diagnostics == ["file:///app/a.yaml": ["spec/unknown-key"]])
  }

  @Test func `nothing is said of what lies outside of the folder`() {
    let session = Session(["/app/a.yaml": "screen: a\n", "/other/b.yaml": Self.screen])
    session.open("/other/b.yaml", Self.screen)
    session.open("/app/../other/b.yaml", Self.screen)
    session.open("/application/b.yaml", Self.screen)
    session.finish()
    #expect(session.diagnostics.isEmpty)
  }

  @Test func `a folder that is closed takes its diagnostics with it`() {
    let session = Session(["/app/a.yaml": Self.screen])
    session.finish()
    session.tell(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": "file:///app", "name": "app"]]]])
    session.finish()
    #expect(session.diagnostics.isEmpty)
  }

  @Test func `definitions of one file are seen in the others`() {
    let session = Session([
      "/app/app.yaml": "palette: {brand: red}\n",
      "/app/a.yaml": "screen: a\nbackground: white\nviews: [{kind: label, text: A, color: $brand}]\n",
    ])
    session.finish()
    #expect(session.diagnostics.isEmpty)
    session.open("/app/app.yaml", "palette: {brands: red}\n")
    session.finish()
    #expect(session.diagnostics == ["file:///app/a.yaml": ["spec/unknown-name"]])
  }

  @Test func `what is open need not be a spec`() {
    let session = Session([:])
    for (path, text) in [
      ("/app/a.yaml", ""), ("/app/b.json", "{"), ("/app/c.yaml", "- [\n- *x"), ("/app/d.txt", "a: b"),
    ] {
      session.open(path, text)
      for method in ["hover", "completion", "documentSymbol", "foldingRange", "semanticTokens/full", "codeLens"] {
        let answer = session.ask(
          "textDocument/" + method,
          ["textDocument": ["uri": .string("file://" + path)], "position": ["line": 0, "character": 0]])
        #expect(answer["error"].isNull)
      }
    }
    session.finish()
  }
}
