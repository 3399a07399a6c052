import Foundation
import Testing

/// In the shells themselves, where they are installed.
@Suite struct CompletionTests {
  private static func has(_ shell: String) -> Bool {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// What bash would offer for a line whose last word is being typed.
  private func bash(_ words: [String]) throws -> [Substring] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Sandbox(["pay.yaml": "screen: pay\n"]).shell(
      "source <(higlint completions bash); COMP_WORDS=(higlint \(line)); COMP_CWORD=\(words.count); _higlint; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    #expect(outcome.error == "")
    return outcome.output.split(separator: "\n")
  }

  @Test func `bash completes commands, options, their values and files`() throws {
    #expect(try bash(["ch"]) == ["check"])
    #expect(try bash(["check", "--min"]) == ["--min-severity"])
    #expect(try bash(["check", "--min-severity", "w"]) == ["warning"])
    #expect(try bash(["check", "p"]) == ["pay.yaml"])
    #expect(try bash(["completions", "f"]) == ["fish"])
  }

  @Test(.enabled(if: has("zsh"))) func `zsh reads its script`() throws {
    let outcome = try Sandbox().shell(
      "higlint completions zsh > _higlint; zsh -fc 'autoload -Uz compinit; compinit -u -d ./dump; source ./_higlint; echo ${_comps[higlint]}'"
    )
    #expect(outcome == Outcome(status: 0, output: "_higlint\n", error: ""))
  }

  @Test(.enabled(if: has("fish"))) func `fish completes commands, options and their values`() throws {
    func fish(_ line: String) throws -> [Substring] {
      let outcome = try Sandbox().shell(
        "higlint completions fish > c.fish; HOME=$PWD fish -c \"source c.fish; complete -C '\(line)'\"")
      return outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    }
    #expect(try fish("higlint ch") == ["check"])
    #expect(try fish("higlint check --min-severity w") == ["warning"])
  }

  @Test(.enabled(if: has("man"))) func `the manual page has no warnings and names every command`() throws {
    let outcome = try Sandbox().shell("higlint man > higlint.1; LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l higlint.1")
    #expect(outcome.error == "")
    for name in ["check", "review", "rules", "explain", "eval", "parse", "init", "test", "completions"] {
      #expect(outcome.output.contains("\n   \(name)"))
    }
  }
}
