import Foundation
import Testing

/// A repository may be a stranger's: what it could have Git run is not run, and what has changed is told all the same.
@Suite struct HostileRepositoryTests {
  /// A repository with two committed screens, the second of which is changed, and a program that leaves `ran` behind.
  private static func repository() throws -> Sandbox {
    let sandbox = try Sandbox([
      "design/a.yaml": "screen: a\ncolour: red\n", "design/b.yaml": "screen: b\ncolour: red\n",
      "evil": "#!/bin/sh\ntouch \"$(dirname \"$0\")/ran\"\ncat\n",
    ])
    try sandbox.chmod("evil", 0o755)
    let outcome = try sandbox.withGit(
      "git init -q . && git add design && git commit -qm one && echo 'x: 1' >> design/b.yaml")
    #expect(outcome.status == 0, "\(outcome.error)")
    return sandbox
  }

  /// Prepares, checks what has changed, and gives the files of what was found, by the first lines of both streams.
  private func check(_ sandbox: borrowing Sandbox, _ preparation: String, _ words: String = "design") throws -> Outcome
  {
    let prepared = try sandbox.withGit(preparation)
    #expect(prepared.status == 0, "\(prepared.error)")
    try? FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("ran"))
    var outcome = try sandbox.withGit("higlint check --format concise --changed \(words)")
    let marker = sandbox.folder.appendingPathComponent("ran").path
    #expect(!FileManager.default.fileExists(atPath: marker), "a program of the repository ran")
    outcome.output = Set(outcome.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }).sorted()
      .joined(separator: " ")
    outcome.error = String(outcome.error.prefix { $0 != "\n" })
    return outcome
  }

  /// That only the second screen was checked.
  private static let onlyChanged = Outcome(status: 1, output: "design/b.yaml", error: "")

  // MARK: A folder that looks like a repository

  @Test func `a folder that is a repository without .git is none`() throws {
    let sandbox = try Self.repository()
    let outcome = try check(
      sandbox,
      """
      git init -q --bare design/x && cp -R design/x/. design && rm -rf design/x
      git config -f design/config core.bare false
      git config -f design/config core.worktree "$PWD"
      git config -f design/config core.fsmonitor "$PWD/evil"
      """)
    #expect(outcome == Self.onlyChanged)
    // Where no repository is around it, there is none.
    let alone = try check(sandbox, "rm -rf .git")
    #expect(
      alone
        == Outcome(
          status: 2, output: "",
          error: "higlint: `--changed` needs a Git repository, and `design` is in none that can be used"))
  }

  @Test func `a repository whose working tree is elsewhere is refused`() throws {
    let sandbox = try Self.repository()
    let outcome = try check(
      sandbox, "mkdir other && git config core.worktree \"$PWD/other\" && git config core.fsmonitor \"$PWD/evil\"")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasSuffix("is not the working tree of the repository that its `.git` leads to"))
  }

  @Test func `variables that lead to another repository do not count`() throws {
    let sandbox = try Self.repository()
    _ = try sandbox.withGit(
      "git init -q other && git -C other config core.worktree \"$PWD\" && git -C other config core.fsmonitor \"$PWD/evil\""
    )
    for variable in ["GIT_DIR=other/.git", "GIT_WORK_TREE=other", "GIT_INDEX_FILE=other/.git/index", "GIT_CONFIG=none"]
    {
      let outcome = try check(sandbox, "export \(variable)", "design")
      #expect(outcome == Self.onlyChanged)
      let set = try sandbox.withGit(
        "export \(variable); higlint check --format concise --changed design | grep -o '^[^:]*' | uniq")
      #expect(set.output == "design/b.yaml\n", "\(variable): \(set.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appendingPathComponent("ran").path))
  }

  // MARK: A repository's own configuration

  @Test(arguments: [
    "git config core.fsmonitor \"$PWD/evil\"",
    "mkdir hooks && cp evil hooks/post-index-change && git config core.hooksPath hooks",
    "cp evil .git/hooks/post-index-change",
    "git config diff.external \"$PWD/evil\"",
    "echo '* diff=evil' > .gitattributes && git config diff.evil.command \"$PWD/evil\" && git config diff.evil.textconv \"$PWD/evil\"",
    "git config core.pager \"$PWD/evil\" && git config pager.diff true && git config core.editor \"$PWD/evil\"",
    "git config alias.diff \"!$PWD/evil\" && git config alias.rev-parse \"!$PWD/evil\"",
    "echo '[core] fsmonitor = '\"$PWD/evil\" > more && git config include.path ../more",
    "git config extensions.worktreeConfig true && git config --worktree core.fsmonitor \"$PWD/evil\"",
  ])
  func `no program that the configuration names is run`(preparation: String) throws {
    // What was only touched has Git look into it, and write its index anew.
    let outcome = try check(try Self.repository(), preparation + " && touch -t 202001010000 design/a.yaml")
    #expect(outcome == Self.onlyChanged)
  }

  @Test(arguments: ["evil", "a.b c", "", "é"], ["clean", "process"])
  func `no filter is run, and what was only touched is not changed`(name: String, kind: String) throws {
    let attribute = name.contains(" ") ? "evil" : name
    let outcome = try check(
      try Self.repository(),
      """
      printf '[filter "\(name)"]\\n%s = %s\\nrequired = true\\n' \(kind) "$PWD/evil" >> .git/config
      printf '[filter "\(attribute)"]\\n%s = %s\\nrequired = true\\n' \(kind) "$PWD/evil" >> .git/config
      echo '*.yaml filter=\(attribute)' > .git/info/attributes
      touch -t 202001010000 design/a.yaml
      """)
    #expect(outcome == Self.onlyChanged)
  }

  @Test(arguments: ["a=b", "a\\377"])
  func `a filter that can't be switched off is told`(name: String) throws {
    let outcome = try check(
      try Self.repository(),
      """
      printf '[filter "\(name)"]\\nclean = %s\\n' "$PWD/evil" >> .git/config
      printf '*.yaml filter=\(name)\\n' > .git/info/attributes
      touch -t 202001010000 design/a.yaml
      """)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: the configuration of Git at `"))
    #expect(outcome.error.hasSuffix("which can't be switched off"))
  }

  @Test func `a submodule's configuration is not read`() throws {
    let outcome = try check(
      try Self.repository(),
      """
      git init -q design/sub && git -C design/sub commit -q --allow-empty -m one
      git -c advice.addEmbeddedRepo=false add design/sub && git commit -qm two
      git -C design/sub config core.fsmonitor "$PWD/evil"
      """)
    #expect(outcome == Self.onlyChanged)
  }

  @Test func `what a partial clone lacks is not fetched`() throws {
    let sandbox = try Self.repository()
    let outcome = try check(
      sandbox,
      """
      git commit -qam two && id=$(git rev-parse HEAD~1:design/b.yaml)
      rm -f .git/objects/${id:0:2}/${id:2}
      git config core.repositoryFormatVersion 1 && git config extensions.partialClone origin
      git config remote.origin.url "$PWD" && git config remote.origin.promisor true
      git config remote.origin.uploadpack "$PWD/evil"
      """, "HEAD~1 design")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("higlint: Git lacks what ") && outcome.error.hasSuffix("/design/b.yaml held before"))
  }

  // MARK: Repositories as there are

  @Test func `a working tree beside the first one, and a submodule, are told as they are`() throws {
    let sandbox = try Self.repository()
    let beside = try check(
      sandbox, "git worktree add -q tree && echo 'x: 1' >> tree/design/a.yaml", "tree")
    #expect(beside == Outcome(status: 1, output: "tree/design/a.yaml", error: ""))
    let submodule = try check(
      sandbox,
      """
      git clone -q . elsewhere 2> /dev/null && git -c protocol.file.allow=always submodule --quiet add ./elsewhere sub
      echo 'x: 1' >> sub/design/a.yaml
      """, "sub")
    #expect(submodule == Outcome(status: 1, output: "sub/design/a.yaml", error: ""))
  }

  @Test func `a repository that Git refuses is told in its words`() throws {
    let outcome = try check(try Self.repository(), "echo '[core' >> .git/config")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: Git can't use the repository at `"))
  }
}

extension Sandbox {
  /// Runs a line of the shell, in which `higlint` is the command, with Git as it is for whoever has no settings.
  func withGit(_ line: String) throws -> Outcome {
    try shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_CEILING_DIRECTORIES=/ LANG=C TERM=xterm
      export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com
      export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com
      \(line)
      """)
  }
}
