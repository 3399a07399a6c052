import Foundation
import HIGLint
import HIGReading
import HIGTestSupport
import Testing

/// `check --shard` and `merge`: what several machines find is what one would find.
@Suite struct ShardTests {
  /// Specs with everything that crosses files: an app with links, components, answers, suppressions, overrides, an Xcode
  /// project, and a file that can't be parsed.
  private static func project() throws -> Sandbox {
    let sandbox = try Sandbox([
      ".higlint.yml": """
      rules: {color/contrast: {minimum: 7}}
      overrides:
        - {files: [a/], rules: {layout/tap-target: warning}}
        - {screens: [detail], rules: {'typography/*': off}}
      ruleFiles: [team/team.yaml]
      """,
      "team/team.yaml": """
      - id: team/links
        title: {en: Links, zh-Hans: 链接}
        why: {en: Team, zh-Hans: 团队}
        source: [{edition: ios9, section: "1.1"}]
        select: [screen]
        require: size(self.links) < 2
        severity: error
        message: {en: "{size(self.links)} links", zh-Hans: "{size(self.links)} 个链接"}
        examples: [{spec: "screen: a", expect: []}]
      """,
      "a/app.yaml": "app: {name: A, devices: [iphone], languages: [en]}\n" + SampleApp.definitions + """
        reviewed:
          - {rule: color/cultural-meaning, answer: fails, by: me}
          - {rule: color/contrast, of: home/views/nowhere, answer: passes}
        """,
      "a/home.yaml": SampleApp.home + """
        # higlint:disable-next-line color/contrast -- finds nothing
        - {kind: button, id: large, text: Go, frame: [0, 60, 80, 80]}
        """,
      "a/detail.yaml": """
      screen: detail
      presentation: push
      views:
      - {use: Card, with: {title: Two}, id: two, frame: [0, 0, 100, 20]}
      - {kind: button, id: small, text: Go, frame: [0, 30, 20, 20]}
      """,
      "a/broken.yaml": "screen: broken\nviews: [\n", "a/notes.json": "{\"name\": \"no spec\"}",
      "b/many.yaml": "screens:\n- {id: x, title: X, colour: 1}\n- {id: y, links: [{to: z}]}\napp: {name: B}\n",
      "c/utf16.yaml": "",
    ])
    let wide = "screen: wide\nviews:\n- {kind: label, text: 宽, colour: red}\n"
    try sandbox.write([0xFF, 0xFE] + wide.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "c/utf16.yaml")
    try sandbox.link("c/link.yaml", to: "../b/many.yaml")
    return sandbox
  }

  private static let formats = [
    "human", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown",
    "azure",
    "teamcity",
  ]

  private static func shards(
    _ count: Int, of words: String, in sandbox: borrowing Sandbox, into folder: String = ".parts"
  ) throws {
    let outcome = try sandbox.shell(
      "mkdir -p \(folder); for i in $(seq \(count)); do higlint check --quiet --shard $i/\(count) --output \(folder)/$i \(words) || exit; done"
    )
    #expect(outcome == Outcome(status: 0, output: "", error: ""))
  }

  @Test func `shards together say what one run says, in every format`() throws {
    let sandbox = try Self.project()
    let counts = [1, 2, 3, 12]
    for count in counts { try Self.shards(count, of: "", in: sandbox, into: ".parts\(count)") }
    let options = ["", "--fail-on never --min-severity advice", "--fail-on warning --language zh-Hans"]
    // Each format with one of the options, each of them with some formats.
    let all = Self.formats.flatMap { format in options.map { "--format \(format) \($0)" } }
    for words in stride(from: 0, to: all.count, by: Sample.every(4)).map({ all[$0] }) {
      let whole = try sandbox.shell("higlint check \(words)")
      #expect(!whole.output.isEmpty)
      for count in counts {
        // In any order.
        let merged = try sandbox.shell("higlint merge \(words) $(ls .parts\(count)/* | sort -r)")
        #expect(merged == whole, "\(words), \(count) shards")
      }
    }
  }

  @Test func `the specs themselves are not needed to merge`() throws {
    let sandbox = try Self.project()
    try Self.shards(3, of: "a b", in: sandbox)
    let whole = try sandbox.run("check", "a", "b")
    let merged = try sandbox.shell("mv a .a; mv b .b; mv .higlint.yml .away; mv team .team; higlint merge .parts/*")
    #expect(merged == whole)
  }

  @Test(arguments: ["a/home.yaml", "a/home.yaml b", "--no-config a", "--edition ios9 --threads 1", "--cache a"])
  func `what is named and how it is checked makes no difference`(words: String) throws {
    let sandbox = try Self.project()
    try Self.shards(2, of: words, in: sandbox)
    let whole = try sandbox.shell("higlint check --format sarif \(words)")
    #expect(try sandbox.shell("higlint merge --format sarif .parts/*") == whole)
  }

  @Test func `what the shards were told of reports holds, unless merge is told otherwise`() throws {
    let sandbox = try Self.project()
    let options = "--fail-on warning --format concise --statistics a"
    try Self.shards(2, of: options, in: sandbox)
    #expect(try sandbox.shell("higlint merge .parts/*") == sandbox.shell("higlint check \(options)"))
    #expect(
      try sandbox.shell("higlint merge --fail-on never .parts/*")
        == sandbox.shell("higlint check --fail-on never --format concise --statistics a"))
  }

  @Test func `a baseline holds for the shards together`() throws {
    let sandbox = try Self.project()
    _ = try sandbox.run("check", "--write-baseline")
    try sandbox.write("screen: late\ncolour: 1\n", to: "a/late.yaml")
    try sandbox.write("screen: detail\n", to: "a/detail.yaml")
    try Self.shards(3, of: "--baseline .higlint-baseline", in: sandbox)
    let whole = try sandbox.run("check", "--baseline", ".higlint-baseline")
    #expect(whole.output.contains("[baseline/stale]"))
    #expect(
      try sandbox.shell("mv .higlint-baseline .away; higlint merge .parts/*; s=$?; mv .away .higlint-baseline; exit $s")
        == whole)
  }

  @Test func `a storyboard and its project are taken along`() throws {
    let sandbox = try Sandbox([
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key><string>App</string>
      <key>NSCameraUsageDescription</key><string></string></dict></plist>
      """,
      "App/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s1"><objects>
      <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><button opaque="NO" id="b1"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <state key="normal" title="Go"/></button></subviews></view></viewController></objects></scene></scenes></document>
      """,
      "App/en.lproj/Main.strings": "\"b1.normalTitle\" = \"Go there\";\n", "App/screen.yaml": "screen: s\ncolour: 1\n",
    ])
    try Self.shards(3, of: "", in: sandbox)
    let whole = try sandbox.run("check", "--format", "json")
    #expect(whole.output.contains("Main.storyboard"))
    #expect(try sandbox.shell("higlint merge --format json .parts/*") == whole)
  }

  @Test func `what does not belong together is refused`() throws {
    let sandbox = try Self.project()
    try Self.shards(3, of: "a", in: sandbox)
    func refused(_ words: String, _ reason: String) throws {
      let outcome = try sandbox.shell("higlint merge \(words)")
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("higlint: \(reason)"), "\(outcome.error)")
    }
    try refused("", "`merge` needs the files of the shards")
    try refused(".parts/1 .parts/3", "shard 2/3 is missing")
    try refused(".parts/1", "shards 2/3, 3/3 are missing")
    try refused(".parts/1 .parts/2 .parts/2 .parts/3", ".parts/2 and .parts/2 are both shard 2/3")
    try refused("a/home.yaml", "a/home.yaml is no shard of a check")
    try refused(".parts/4", ".parts/4: there is no such file")
    _ = try sandbox.shell(
      "head -c 300 .parts/1 > .parts/cut; higlint check -q --shard 2/3 -o .parts/other --edition ios9 a")
    try refused(".parts/cut .parts/2 .parts/3", ".parts/cut is damaged")
    try refused(".parts/1 .parts/other .parts/3", ".parts/1 and .parts/other are of different runs: one checked with")
    _ = try sandbox.shell("higlint check -q --shard 2/2 -o .parts/other a")
    try refused(".parts/1 .parts/other .parts/3", ".parts/1 and .parts/other are of different runs: one is shard 1/3")
    try sandbox.write("screen: new\n", to: "a/new.yaml")
    _ = try sandbox.shell("higlint check -q --shard 2/3 -o .parts/other a; rm a/new.yaml")
    try refused(
      ".parts/1 .parts/other .parts/3",
      ".parts/1 and .parts/other are of different runs: only one of them knows a/new.yaml")
    // Of the same length.
    _ = try sandbox.shell(
      "sed -i.old s/999999/888888/ a/app.yaml; higlint check -q --shard 2/3 -o .parts/other a; mv a/app.yaml.old a/app.yaml"
    )
    try refused(".parts/1 .parts/other .parts/3", ".parts/1 and .parts/other are of different runs: definitions or")
    try sandbox.write("app: {name: Other}\n", to: "a/app.yaml")
    _ = try sandbox.shell("higlint check -q --shard 2/3 -o .parts/other a")
    try refused(".parts/1 .parts/other .parts/3", ".parts/1 and .parts/other are of different runs: definitions or")
    // One byte is not as it was written.
    var bytes = try Array(Data(contentsOf: sandbox.folder.appendingPathComponent(".parts/1")))
    bytes[bytes.count / 2] ^= 1
    try sandbox.write(bytes, to: ".parts/1")
    try refused(".parts/1 .parts/2 .parts/3", ".parts/1 is damaged")
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/99999999999999999999"])
  func `what is no shard is a mistake in usage`(text: String) throws {
    let outcome = try Sandbox(["a.yaml": "screen: a\n"]).run("check", "--shard", text)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("higlint: `\(text)` is no shard: `--shard 2/3` is the second of three\n"))
  }

  @Test func `a shard does not go with standard input, changes or watching`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\n"])
    for words in [["-"], ["--changed"], ["--watch"]] {
      let outcome = try sandbox.shell("higlint check --shard 1/2 \(words.joined(separator: " ")) < a.yaml")
      #expect(outcome.status == 2)
    }
  }

  @Test func `shards are made the same twice, and damaged ones are told`() throws {
    let sandbox = try Self.project()
    try Self.shards(2, of: "a", in: sandbox)
    let again = try sandbox.shell("higlint check -q --shard 2/2 --threads 1 a | cmp - .parts/2")
    #expect(again == Outcome(status: 0, output: "", error: ""))
    let bytes = try Array(Data(contentsOf: sandbox.folder.appendingPathComponent(".parts/2")))
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
      #expect(throws: ShardProblem.self) { try Shard(Array(bytes[..<length]), name: "x", version: "0.1.0") }
    }
  }
}
