import HIGReading
import HIGRules
import HIGServer

/// `higlint lsp`: the language server, on standard input and output.
enum LspCommand {
  static let command = Command(
    name: "lsp",
    summary: Message(en: "Run the language server for editors.", zhHans: "运行供编辑器使用的语言服务器。"),
    operands: .none,
    options: [standardStreams],
    details: Message(
      en:
        "It speaks LSP 3.17 on standard input and output; an editor starts it. Documentation/Editors.md says how for several editors.",
      zhHans: "通过标准输入和输出使用 LSP 3.17，由编辑器启动。各编辑器的设置见 Documentation/Editors.md。"),
    examples: [
      .init(
        line: "higlint lsp",
        purpose: Message(en: "What an editor runs.", zhHans: "编辑器运行的命令。"))
    ],
    run: run)

  private static let standardStreams = Option(
    name: "stdio",
    summary: Message(
      en: "What some editors say; there is no other way.", zhHans: "部分编辑器会加上此选项；别无其他方式。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let language = session.language
    // Nested objects take a deeper stack than a program's own.
    let ended = Locked(false)
    let thread = BackgroundThread(stackSize: 64 << 20) {
      let server = LanguageServer(rules: BuiltInRules.ruleSet, version: Program.version, language: language) { bytes in
        if case .written = System.write(bytes, to: 1) { true } else { false }
      }
      let isAgreed = server.run(read: System.readStandardInput)
      ended.withLock { $0 = isAgreed }
    }
    thread?.join()
    return ended.withLock { $0 } ? .success : .found
  }
}
