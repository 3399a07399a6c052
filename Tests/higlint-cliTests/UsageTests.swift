import Testing

@Suite struct UsageTests {
  @Test func `without arguments the help goes to standard error`() throws {
    let outcome = try Sandbox().run()
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("Usage: higlint COMMAND [OPTION…]"))
  }

  @Test func `the version is asked for`() throws {
    #expect(try Sandbox().run("--version") == Outcome(status: 0, output: "higlint 0.1.0\n", error: ""))
  }

  @Test(arguments: ["check", "review", "rules", "explain", "eval", "parse", "help"])
  func `every command has the same help in both ways of asking`(command: String) throws {
    let asked = try Sandbox().run("help", command)
    #expect(asked.status == 0)
    #expect(asked.error.isEmpty)
    #expect(asked.output.contains("Usage: higlint \(command) [OPTION…]"))
    #expect(try Sandbox().run(command, "--help") == asked)
    for line in asked.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  /// What is typed, and what standard error says about it.
  @Test(arguments: [
    (["chek"], "there is no command `chek`; did you mean `higlint check`?"),
    (["help", "explian"], "there is no command `explian`; did you mean `higlint explain`?"),
    (["check", "--formt", "json"], "`check` has no option `--formt`; did you mean `--format`?"),
    (["check", "-x"], "`check` has no option `-x`"),
    (
      ["check", "--format", "jsn"],
      "`jsn` is no value of `--format`, which takes `human`, `concise`, `json`, `jsonl`, `sarif`, `github`, `gitlab`, `junit`, `checkstyle`, `xcode`, `markdown`, `html`, `azure` or `teamcity`; did you mean `json`?"
    ),
    (
      ["check", "--min-severity=eror"],
      "`eror` is no value of `--min-severity`, which takes `error`, `warning` or `advice`; did you mean `error`?"
    ),
    (["check", "--edition"], "`--edition` needs a value: ios8|ios9|ios10"),
    (["check", "--quiet=yes"], "`--quiet` takes no value"),
    (["check", "--threads", "0"], "`--threads` takes a whole number from 1, not `0`"),
    (
      ["check", "--max-file-size", "big"],
      "`--max-file-size` takes a number of bytes such as `500k` or `10M`, not `big`"
    ),
    (
      ["check", "--stdin-filename", "a.yaml"],
      "`--stdin-filename` names standard input: give `-` as a path, too"
    ),
    (["explain"], "`explain` needs WORD"),
    (["rules", "extra"], "`extra` is one argument too many for `rules`"),
    (["eval", "--select", "view", "1"], "`--select` needs `--spec`"),
    (["--format", "json"], "`--format` goes behind the command: `higlint check --format`"),
    (["--versoin"], "there is no option `--versoin`; did you mean `--version`?"),
  ])
  func `a mistake in the command line is named, with what was meant`(words: [String], message: String) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.shell("higlint " + words.map { "'\($0)'" }.joined(separator: " "))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.split(separator: "\n").first.map(String.init) == "higlint: " + message)
  }

  @Test func `a mistake is named in the language asked for, wherever the option stands`() throws {
    let outcome = try Sandbox().run("check", "--formt", "json", "--language", "zh-Hans")
    #expect(
      outcome
        == Outcome(
          status: 2, output: "",
          error: "higlint: `check` 没有选项 `--formt`；是否想写 `--format`？\n用法见 `higlint help check`。\n"))
  }

  @Test func `a folder in place of a command is meant to be checked`() throws {
    let outcome = try Sandbox(["screens/a.yaml": "screen: a\n"]).run("screens")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: there is no command `screens`; did you mean `higlint check screens`?\n"))
  }

  @Test(arguments: ["LC_ALL", "LC_MESSAGES", "LANG"])
  func `the environment chooses the language`(variable: String) throws {
    let environment = ["LANG": "C"].merging([variable: "zh_CN.UTF-8"]) { $1 }
    let outcome = try Sandbox().run("help", environment: environment)
    #expect(outcome.output.contains("用法：higlint COMMAND"))
    #expect(try Sandbox().run("help", "--language=en", environment: environment).output.contains("Usage: higlint"))
  }
}
