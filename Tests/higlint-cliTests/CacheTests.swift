import Foundation
import HIGTestSupport
import Testing

/// `check --cache`: nothing is ever different but the time.
@Suite struct CacheTests {
  private static func project() throws -> Sandbox {
    try Sandbox([
      "app.yaml": "app: {name: A, devices: [iphone]}\n" + SampleApp.definitions,
      "home.yaml": SampleApp.home
        + "reviewed: [{rule: color/contrast, of: home/views/nowhere, answer: passes}]\n",
      "detail.yaml":
        "screen: detail\npresentation: push\nviews:\n- {use: Card, with: {title: Two}, frame: [0, 0, 100, 20]}\n",
      "own.yaml": "screen: own\napp: {name: Own}\ncolour: red\n", "broken.yaml": "screen: broken\nviews: [\n",
      "no-spec.json": "{}",
    ])
  }

  private static func cache(in sandbox: borrowing Sandbox) throws -> [UInt8] {
    try Array(Data(contentsOf: sandbox.folder.appendingPathComponent(".higlint_cache/checks")))
  }

  /// With and without a cache, and with a full one.
  private func compare(
    _ sandbox: borrowing Sandbox, _ words: String = "", formats: [String] = ["human", "json", "sarif"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for format in formats {
      let plain = try sandbox.shell("higlint check --format \(format) \(words)")
      for _ in 0..<2 {
        let cached = try sandbox.shell("higlint check --cache --format \(format) \(words)")
        #expect(cached == plain, "\(format)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `with a cache a run says the same, the first time and later`() throws {
    try compare(Self.project())
    try compare(Self.project(), "--edition ios9 --language zh-Hans home.yaml")
  }

  @Test func `the second run takes what the first has found, and does not write again`() throws {
    let sandbox = try Self.project()
    let first = try sandbox.run("check", "--cache", "--profile")
    let before = try Self.cache(in: sandbox)
    let second = try sandbox.run("check", "--cache", "--profile")
    // Some rules ran, then none.
    #expect(first.error.contains("Time by rule, and the nodes it ran on:\n "))
    #expect(second.error.hasSuffix("Time by rule, and the nodes it ran on:\n"))
    #expect(second.output == first.output)
    #expect(try Self.cache(in: sandbox) == before)
    #expect(
      try sandbox.shell("cat .higlint_cache/.gitignore; head -1 .higlint_cache/CACHEDIR.TAG").output
        == "*\nSignature: 8a477f597d28d172789f06886806bc55\n")
  }

  @Test(arguments: [
    ("home.yaml", "screen: home\n"), ("app.yaml", "app: {name: A}\npalette: {faint: black}\n"),
    ("components.yaml", "textStyles: {title: {size: 9}}\n"), (".higlint.yml", "rules: {'layout/*': off}\n"),
    ("base.yml", "rules: {'color/*': off}\n"), ("team.yaml", ""), ("own.yaml", "screen: own\n"),
  ]) func `whatever has changed counts`(path: String, text: String) throws {
    let sandbox = try Self.project()
    func rule(_ message: String) -> String {
      """
      - id: team/probe
        title: {en: Probe, zh-Hans: 探测}
        why: {en: Team, zh-Hans: 团队}
        source: [{edition: ios9, section: "1.1"}]
        select: [screen]
        require: "false"
        severity: error
        message: {en: \(message), zh-Hans: 无}
        examples: [{spec: "screen: a", expect: [{text: "screen: a", severity: error}]}]
      """.replacingOccurrences(of: "\"false\"", with: "1 > 2")
    }
    try sandbox.write(rule("First"), to: "rules/team.yaml")
    try sandbox.write("extends: [base.yml]\nruleFiles: [rules/team.yaml]\n", to: ".higlint.yml")
    try sandbox.write("edition: ios9\n", to: "base.yml")
    try compare(sandbox, formats: ["human"])
    let before = try sandbox.run("check", "--cache")
    // The clock stays as it was.
    let target = path == "team.yaml" ? "rules/team.yaml" : path
    _ = try sandbox.shell("touch -r \(target) .stamp 2>/dev/null")
    try sandbox.write(path == "team.yaml" ? rule("Other") : text, to: target)
    _ = try sandbox.shell("[ -e .stamp ] && touch -r .stamp \(target)")
    try compare(sandbox)
    #expect(try sandbox.run("check", "--cache") != before)
  }

  /// An app with two storyboards, of which the first leads to the second, and all that a storyboard takes from others.
  private static func xcodeProject() throws -> Sandbox {
    try Sandbox([
      "App/Info.plist": InterfaceFiles.plist("<key>CFBundleDevelopmentRegion</key><string>en</string>"),
      "App/Main.storyboard": InterfaceFiles.storyboard(
        InterfaceFiles.scene(
          "m",
          """
          <button opaque="NO" id="b1"><rect key="frame" x="0" y="0" width="10" height="10"/><state key="normal" title="Go"/></button>
          <label text="Faint" id="l1"><rect key="frame" x="0" y="80" width="100" height="40"/>
          <color key="textColor" name="Faint"/><color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/></label>
          """)
          + "<scene sceneID=\"r\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\" sceneMemberID=\"viewController\"/></objects></scene>"
      ),
      "App/Other.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene("o", "")),
      "App/Cell.xib": InterfaceFiles.storyboard(""),
      "App/en.lproj/Other.strings": "\"x\" = \"y\";\n",
      "App/Assets.xcassets/Faint.colorset/Contents.json": InterfaceFiles.color("0.600"),
    ])
  }

  @Test func `storyboards and property lists are kept, too`() throws {
    let sandbox = try Self.xcodeProject()
    try compare(sandbox)
    let second = try sandbox.run("check", "--cache", "--profile")
    #expect(second.output.contains("App/Main.storyboard"))
    #expect(second.error.hasSuffix("Time by rule, and the nodes it ran on:\n"), "\(second.error)")
  }

  /// What a project's storyboard reads beside it, and what each file may become: nil where it goes.
  private static let projectFiles: [(path: String, text: String?)] = [
    ("App/Assets.xcassets/Faint.colorset/Contents.json", InterfaceFiles.color("0.100")),
    ("App/Assets.xcassets/Other.colorset/Contents.json", InterfaceFiles.color("0.100")),
    ("App/Assets.xcassets/Faint.colorset/Contents.json", nil),
    ("App/de.lproj/Main.strings", "\"b1.normalTitle\" = \"Los geht's\";\n"),
    ("App/de.lproj/Localizable.strings", "\"Go\" = \"Los\";\n"),
    ("App/Info.plist", InterfaceFiles.plist("<key>UIMainStoryboardFile</key><string>Main</string>")),
    ("App/Info.plist", nil), ("App/Other.storyboard", nil),
    ("App/Other.storyboard", InterfaceFiles.storyboard(InterfaceFiles.scene("other", ""))),
    ("App/Settings.bundle/Root.plist", InterfaceFiles.plist("")), ("App/app.yaml", "app: {name: A}\n"),
    ("App/Inner/Info.plist", InterfaceFiles.plist("")),
  ]

  @Test(arguments: Sample.of(projectFiles, every: 2))
  func `what a storyboard takes from its project counts, there or not`(path: String, text: String?) throws {
    let sandbox = try Self.xcodeProject()
    try compare(sandbox, formats: ["json"])
    if let text { try sandbox.write(text, to: path) } else { _ = try sandbox.shell("rm '\(path)'") }
    try compare(sandbox, formats: ["json"])
    if text != nil { _ = try sandbox.shell("rm '\(path)'") } else { try sandbox.write("", to: path) }
    try compare(sandbox, formats: ["json"])
  }

  @Test func `another program's cache counts for nothing`() throws {
    let sandbox = try Self.project()
    // A byte more, and it is another program.
    let build = "cp '\(Sandbox.executable.path)' .other; printf x >> .other; "
    let first = try sandbox.shell(build + "./.other check --cache --profile")
    let second = try sandbox.run("check", "--cache", "--profile")
    #expect(second.output == first.output)
    #expect(second.error.contains("Time by rule, and the nodes it ran on:\n "))
  }

  @Test(arguments: [0, 1, 15, 40, 100, 500]) func `a damaged cache is ignored with a note, and mended`(place: Int)
    throws
  {
    let sandbox = try Self.project()
    let plain = try sandbox.run("check")
    _ = try sandbox.run("check", "--cache")
    let whole = try Self.cache(in: sandbox)
    var changed = whole
    changed[place] ^= 0x20
    let note = "higlint: the cache .higlint_cache/checks is damaged and is ignored\n"
    for damaged in [changed, Array(whole[..<place]), whole + [0]] {
      try sandbox.write(damaged, to: ".higlint_cache/checks")
      let outcome = try sandbox.run("check", "--cache")
      #expect(outcome == Outcome(status: plain.status, output: plain.output, error: note))
      #expect(try sandbox.run("check", "--cache") == plain)
    }
  }

  @Test func `a cache that can't be read or written costs no result`() throws {
    let sandbox = try Self.project()
    let plain = try sandbox.run("check")
    try sandbox.write("", to: "file")
    let outcome = try sandbox.run("check", "--cache-dir", "file/cache")
    #expect(outcome.output == plain.output)
    #expect(outcome.status == plain.status)
    #expect(outcome.error.hasPrefix("higlint: the cache is not kept: "))
    try sandbox.write("", to: "folder/checks/x")
    let folder = try sandbox.run("check", "--cache-dir", "folder")
    #expect(folder.output == plain.output)
    #expect(folder.error.hasPrefix("higlint: the cache is ignored: folder/checks: this is a directory, not a file\n"))
  }

  @Test func `runs at the same time don't break one another`() throws {
    let sandbox = try Self.project()
    let plain = try sandbox.run("check")
    let outcome = try sandbox.shell(
      "for i in 1 2 3 4 5 6; do (higlint check --cache > .out$i 2> .err$i) & done; wait; cat .err?; for i in 1 2 3 4 5 6; do cmp .out1 .out$i; done; ls -A .higlint_cache"
    )
    #expect(outcome.output == ".gitignore\nCACHEDIR.TAG\nchecks\n")
    #expect(try sandbox.shell("cat .out1").output == plain.output)
    #expect(try sandbox.run("check", "--cache") == plain)
  }

  @Test func `what is not needed any more is dropped`() throws {
    let sandbox = try Self.project()
    var sizes: [Int] = []
    for number in 0..<24 {
      try sandbox.write("screen: home\ntitle: Number \(number + 10)\n", to: "home.yaml")
      _ = try sandbox.run("check", "--cache")
      sizes.append(try Self.cache(in: sandbox).count)
    }
    #expect(sizes[23] == sizes[16])
    #expect(sizes[3] < sizes[7])
  }

  @Test func `the cache is where it is wanted`() throws {
    let sandbox = try Self.project()
    _ = try sandbox.run("check", "--cache-dir", "deep/er/cache")
    #expect(
      try sandbox.shell("ls -A deep/er/cache; ls -A .higlint_cache").output == ".gitignore\nCACHEDIR.TAG\nchecks\n")
  }
}
