import Foundation
import Testing

/// Links are followed within the folders that were named and the repositories around them, and no further.
@Suite struct LinkTests {
  private static let misspelt = "screen: pay\nvews: 1\n"

  private func passedOver(_ path: String) -> String {
    "higlint: \(path) is passed over: this link leads out of the repository or folder that is checked\n"
  }

  private func checked(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func `a walk follows no link out of the folder that was named, and says which`() throws {
    let sandbox = try Sandbox([
      "app/pay.yaml": Self.misspelt, "out/other.yaml": Self.misspelt, "out/Base.lproj/x.strings": "secret",
    ])
    try sandbox.link("app/root", to: "/")
    try sandbox.link("app/linked", to: "../out")
    try sandbox.link("app/other.yaml", to: "../out/other.yaml")
    try sandbox.link("app/Localizable.strings", to: "../out/Base.lproj/x.strings")
    try sandbox.link("app/palette.yaml", to: "/etc/passwd")
    // Of what would not have been read nobody needs to hear.
    try sandbox.link("app/notes.txt", to: "/etc/passwd")
    try sandbox.link("app/Pods", to: "../out")
    let names = ["Localizable.strings", "linked", "other.yaml", "palette.yaml", "root"]
    for line in ["higlint check --format concise app", "higlint check --format concise $PWD/app"] {
      let run = try sandbox.shell(line)
      #expect(run.output.split(separator: "\n").count == 1)
      #expect(!run.output.contains("secret") && !run.output.contains("root:"))
      let folder = line.hasSuffix(" app") ? "app" : sandbox.folder.appendingPathComponent("app").path
      #expect(run.error == names.map { passedOver("\(folder)/\($0)") }.joined())
      #expect(run.status == 1)
    }
    #expect(try sandbox.run("check", "--list-inputs", "app").error == names.map { passedOver("app/\($0)") }.joined())
    #expect(try sandbox.run("check", "--shard", "1/1", "-o", "part", "app").error.contains(passedOver("app/root")))
    #expect(
      try sandbox.run("check", "--language", "zh-Hans", "app").error.hasPrefix(
        "higlint: 已跳过 app/Localizable.strings：此链接指向所检查的仓库或文件夹之外\n"))
  }

  @Test func `fix changes nothing behind a link out of the folder`() throws {
    let text = "screen: pay\nviews:\n  - {kind: label, txet: A}\n"
    let sandbox = try Sandbox(["app/home.yaml": "screen: home\n", "out/pay.yaml": text])
    try sandbox.link("app/linkdir", to: "../out")
    try sandbox.link("app/pay.yaml", to: "../out/pay.yaml")
    for line in ["fix app", "check --fix app", "review --answer color/cultural-meaning=passes app"] {
      let run = try sandbox.shell("higlint \(line)")
      #expect(run.error.contains(passedOver("app/linkdir") + passedOver("app/pay.yaml")))
      #expect(try String(contentsOf: sandbox.folder.appendingPathComponent("out/pay.yaml"), encoding: .utf8) == text)
    }
    // What a person names may be a link.
    #expect(try sandbox.run("fix", "app/pay.yaml").status == 0)
    #expect(
      try String(contentsOf: sandbox.folder.appendingPathComponent("out/pay.yaml"), encoding: .utf8)
        == "screen: pay\nviews:\n  - {kind: label, text: A}\n")
  }

  @Test func `links within the repository are followed, and each file is checked once`() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", ".git/spec.yaml": Self.misspelt, "shared/pay.yaml": Self.misspelt,
      "app/home.yaml": "screen: home\n",
    ])
    try sandbox.link("app/design", to: "../shared")
    try sandbox.link("app/pay.yaml", to: "../shared/pay.yaml")
    try sandbox.link("app/git.yaml", to: "../.git/spec.yaml")
    try sandbox.link("app/gits", to: "../.git")
    let run = try sandbox.run("check", "--format", "concise", "app")
    #expect(checked(run) == ["app/pay.yaml"])
    #expect(run.error == passedOver("app/git.yaml") + passedOver("app/gits"))
  }

  @Test func `what is named may be a link to anywhere, and is the limit then`() throws {
    let sandbox = try Sandbox([
      "real/pay.yaml": Self.misspelt, "real/sub/home.yaml": "screen: home\nvews: 1\n", "other/x.yaml": Self.misspelt,
      "palette.yaml": "palette: {faint: black}\n",
    ])
    try sandbox.link("app", to: "real")
    try sandbox.link("real/sub/way", to: "../../other")
    try sandbox.link("one.yaml", to: "real/pay.yaml")
    let run = try sandbox.run("check", "--format", "concise", "app")
    #expect(checked(run) == ["app/pay.yaml", "app/sub/home.yaml"])
    #expect(run.error == passedOver("app/sub/way"))
    #expect(checked(try sandbox.run("check", "--format", "concise", "app/sub")) == ["app/sub/home.yaml"])
    #expect(checked(try sandbox.run("check", "--format", "concise", "one.yaml")) == ["one.yaml"])
    // A program names what it comes upon.
    let hook = try sandbox.shell(
      "mkdir in; cd in; ln -s ../one.yaml; higlint check --force-exclude --allow-empty one.yaml")
    #expect(hook == Outcome(status: 0, output: hook.output, error: passedOver("one.yaml")))
  }

  @Test func `definitions are not taken from behind a link out of the repository`() throws {
    let sandbox = try Sandbox([
      "app/.git/HEAD": "", "palette.yaml": "palette: {faint: '#zzz'}\n",
      "app/screens/pay.yaml": "screen: pay\nviews:\n  - {kind: label, text: A, color: $faint}\n",
    ])
    try sandbox.link("app/palette.yaml", to: "../palette.yaml")
    let run = try sandbox.run("check", "app/screens")
    #expect(run.error == passedOver("app/palette.yaml"))
    #expect(!run.output.contains("zzz"))
    let eval = try sandbox.run("eval", "--spec", "app/screens/pay.yaml", "--select", "label", "--", "self.color")
    #expect(!eval.output.contains("zzz") && !eval.error.contains("zzz"))
  }

  @Test func `above the folder that was named a link may lead to what is beside it`() throws {
    let sandbox = try Sandbox([
      "shared/palette.yaml": "palette: {faint: black}\n",
      "screens/pay.yaml": "screen: pay\nbackground: white\nviews:\n  - {kind: label, text: A, color: $faint}\n",
    ])
    try sandbox.link("palette.yaml", to: "shared/palette.yaml")
    #expect(try sandbox.run("check", "screens").error == "")
    #expect(try !sandbox.run("check", "screens").output.contains("faint"))
  }
}
