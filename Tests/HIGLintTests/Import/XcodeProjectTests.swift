import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

@Suite struct XcodeProjectTests {
  /// A project with one app, whose settings, files and groups a test states.
  static func project(
    settings: String = "", projectSettings: String = "", base: String = "", files: String = "", objects: String = "",
    groups: String = "", folders: String = "", name: String = "Harbor"
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 70; rootObject = P; objects = {
    P /* Project object */ = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = de; mainGroup = G;
      targets = (T /* \(name) */, ); };
    G = {isa = PBXGroup; children = (\(groups) X, ); sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
    PD = {isa = XCBuildConfiguration; buildSettings = {\(projectSettings)}; name = Debug; };
    PR = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; \(projectSettings)}; name = Release; };
    T = {isa = PBXNativeTarget; buildConfigurationList = TL; buildPhases = (R, ); name = \(name);
      fileSystemSynchronizedGroups = (\(folders)); productType = "com.apple.product-type.application"; };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); defaultConfigurationName = Release; };
    TD = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "Harbor Debug"; }; name = Debug; };
    TR = {isa = XCBuildConfiguration; \(base) buildSettings = {\(settings)}; name = Release; };
    R = {isa = PBXResourcesBuildPhase; files = (\(files)); };
    \(objects)
    }; }
    """
  }

  private static let base = "baseConfigurationReference = X /* App.xcconfig */;"

  static func plist(_ entries: String) -> String { "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" }

  /// Returns the spec that stands for a file, as YAML.
  private func spec(_ path: String, _ files: [String: String]) -> String {
    let workspace = MemoryWorkspace(files.merging([".higlint.yml": ""]) { $1 })
    let bytes = (try? workspace.read(path)) ?? []
    let converted = ConvertedSpec.reading(path, bytes: bytes, workspace: workspace, rules: RuleSet())
    return String(decoding: converted.text, as: UTF8.self)
  }

  // MARK: Names

  @Test(arguments: [
    ("PRODUCT_NAME = \"Harbor Trips\";", "$(PRODUCT_NAME)", "Harbor Trips"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "${PRODUCT_NAME}", "Harbor"),
    ("", "$(TARGET_NAME) Pro", "Harbor Pro"),
    ("APP = \"$(INNER)\"; INNER = Sea;", "$(APP)", "Sea"),
    ("NAME_A = Sea; LETTER = A;", "$(NAME_$(LETTER))", "Sea"),
    ("NAME = \"Two Words\";", "$(NAME:rfc1034identifier)", "Two-Words"),
    ("NAME = sea; \"NAME[sdk=iphoneos*]\" = shore; \"NAME[sdk=macosx*]\" = land;", "$(NAME:upper)", "SHORE"),
    ("", "$(NOBODY:default=Sea)", "Sea"),
    ("NAME = \"$(inherited) Pro\";", "$(NAME)", "Shared Pro"),
  ])
  func `a name is what the build settings make of it`(_ settings: String, _ name: String, _ expected: String) {
    let text = spec(
      "App/Info.plist",
      [
        "App/Info.plist": Self.plist("<key>CFBundleName</key><string>\(name)</string>"),
        "Harbor.xcodeproj/project.pbxproj": Self.project(
          settings: "INFOPLIST_FILE = App/Info.plist; " + settings, projectSettings: "NAME = Shared;"),
      ])
    #expect(text.contains("{name: \(expected)}"), "\(text)")
  }

  @Test(arguments: ["$(NOBODY)", "$(LOOP)", "$(A)"])
  func `a setting that nobody states, or that states itself, is not known`(_ name: String) {
    let settings = "INFOPLIST_FILE = App/Info.plist; LOOP = \"$(A)\"; A = \"$(LOOP)$(LOOP)\";"
    let text = spec(
      "App/Info.plist",
      [
        "App/Info.plist": Self.plist("<key>CFBundleName</key><string>\(name)</string>"),
        "Harbor.xcodeproj/project.pbxproj": Self.project(settings: settings),
      ])
    #expect(text.contains(name), "\(text)")
  }

  @Test func `settings in a file are included from beside it and from the project`() {
    let text = spec(
      "App/Info.plist",
      [
        "App/Info.plist": Self.plist("<key>CFBundleName</key><string>$(SHOWN)</string>"),
        "Config/App.xcconfig": """
        // SHOWN = Wrong
        #include "Names.xcconfig" // the names
        #include? "Config/More.xcconfig"
        #include "../../Outside.xcconfig"
        INFOPLIST_FILE = App/Info.plist
        """,
        "Config/Names.xcconfig": "SHOWN = $(FIRST) Trips\n#include \"App.xcconfig\"\n",
        "Config/More.xcconfig": "FIRST[sdk=macosx*] = Land\nFIRST=Sea // Sea\n",
        "Harbor.xcodeproj/project.pbxproj": Self.project(base: Self.base),
      ])
    #expect(text.contains("{name: Sea Trips}"), "\(text)")
  }

  @Test func `settings files speak where the project itself is made by a tool`() {
    let text = spec(
      "App/Supporting/Info.plist",
      [
        "App/Supporting/Info.plist": Self.plist(
          "<key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>"),
        "App/Release.xcconfig": "#include \"Common.xcconfig\"\n",
        "App/Common.xcconfig": "PRODUCT_NAME = Harbor\nINFOPLIST_FILE = App/Supporting/Info.plist\n",
      ])
    #expect(text.contains("{name: Harbor}"), "\(text)")
  }

  // MARK: An app without an Info.plist

  private static let generated = project(
    settings: """
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = Harbor;
      INFOPLIST_KEY_NSCameraUsageDescription = "Harbor scans tickets.";
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "$(SPEECH)";
      INFOPLIST_KEY_UILaunchStoryboardName = Launch; INFOPLIST_KEY_UIMainStoryboardFile = Main;
      INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      """, base: base,
    objects: "S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };", groups: "S,",
    folders: "S, ")

  @Test func `what the settings state is the app's spec`() {
    let text = spec(
      "Harbor.xcodeproj/project.pbxproj",
      [
        "Harbor.xcodeproj/project.pbxproj": Self.generated,
        "Config/App.xcconfig": "SPEECH = Records what you say.\n", "App/Main.storyboard": "",
      ])
    for part in [
      "name: Harbor\n", "resource: camera", "Harbor scans tickets.", "Records what you say.", "file: Launch",
      "orientations: [portrait, landscapeLeft]",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
    let index = ProjectIndex(in: ["Harbor.xcodeproj/project.pbxproj": Self.generated, "App/Main.storyboard": ""])
    #expect(index.target(of: "App/Main.storyboard")?.plist == "Harbor.xcodeproj/project.pbxproj")
    #expect(index.target(of: "App/Main.storyboard")?.folder == "App")
    #expect(index.target(of: "App/Main.storyboard")?.developmentLanguage == "de")
  }

  @Test func `what an Info.plist states holds, and Xcode adds the rest`() {
    let settings = """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;
      INFOPLIST_KEY_CFBundleDisplayName = "Harbor Trips"; INFOPLIST_KEY_NSCameraUsageDescription = "Of the settings.";
      INFOPLIST_KEY_NSContactsUsageDescription = "Finds people.";
      """
    let text = spec(
      "App/Info.plist",
      [
        "App/Info.plist": Self.plist(
          "<key>NSCameraUsageDescription</key><string>Of the file.</string><key>CFBundleName</key><string>H</string>"),
        "Harbor.xcodeproj/project.pbxproj": Self.project(settings: settings),
      ])
    for part in ["name: Harbor Trips\n", "aliases: [H]", "Of the file.", "Finds people."] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(!text.contains("Of the settings."))
  }

  // MARK: Files

  @Test(arguments: [
    ("App/Main.storyboard", false), ("App/Old.storyboard", true), ("App/Forgotten.xib", true),
    ("App/de.lproj/Cell.xib", false), ("Other/Free.storyboard", false), ("Shared/Any.xib", false),
    ("Shared/Left.xib", true),
  ])
  func `a file that no target has is no part of the app`(_ path: String, _ isLeftOut: Bool) {
    let project = Self.project(
      files: "B1, B2,",
      objects: """
        A = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2, V, ); };
        F1 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Cell.xib; sourceTree = "<group>"; children = (V1, ); };
        V1 = {isa = PBXFileReference; name = de; path = de.lproj/Cell.xib; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = V; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = SOURCE_ROOT; exceptions = (E, ); };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.xib, ); target = T; };
        N = {isa = PBXFileReference; path = Shared/Named.swift; sourceTree = "<group>"; };
        """, groups: "A, S, N,", folders: "S, ")
    let index = ProjectIndex(in: ["Harbor.xcodeproj/project.pbxproj": project, path: ""])
    #expect(index.leavesOut(path) == isLeftOut)
  }

  @Test func `tables belong to the target that has them, wherever they lie`() {
    let project = Self.project(
      settings: "INFOPLIST_FILE = Config/App-Info.plist;", files: "B,",
      objects: """
        V = {isa = PBXVariantGroup; path = Texts; sourceTree = "<group>"; children = (V1, ); };
        V1 = {isa = PBXFileReference; path = fr.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = V; };
        """, groups: "V,")
    let text = spec(
      "Config/App-Info.plist",
      [
        "Config/App-Info.plist": Self.plist("<key>NSCameraUsageDescription</key><string>Scans.</string>"),
        "Texts/fr.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Lit les billets.\";",
        "Widget/fr.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"D'un autre.\";",
        "Harbor.xcodeproj/project.pbxproj": project,
      ])
    #expect(text.contains("Lit les billets."), "\(text)")
    #expect(!text.contains("D'un autre."))
  }

  // MARK: Bad input

  @Test(arguments: [
    ("", "1:1 syntax/not-a-project"), ("{", "1:1 syntax/strings"),
    ("{ objects = { P = {isa = PBXProject; }; }; rootObject = Q; }", "1:1 syntax/not-a-project"),
    ("{ objects = (); rootObject = P; }", "1:1 syntax/not-a-project"),
    ("<<<<<<< HEAD\n{}\n", "1:1 syntax/strings"),
    (
      "{ objects = { P = {mainGroup = P; targets = (P, P); children = (P); isa = PBXGroup; }; }; rootObject = P; }", nil
    ),
    ("\u{0}\u{1}\u{FFFD}", "1:3 syntax/strings"),
  ])
  func `a project that can't be read counts for nothing, and is reported`(_ text: String, _ problem: String?) {
    let files = [
      "Harbor.xcodeproj/project.pbxproj": text, "App/Info.plist": ProjectTests.plist(""), "App/Main.storyboard": "",
    ]
    let index = ProjectIndex(in: files)
    #expect(index.target(of: "App/Main.storyboard")?.plist == "App/Info.plist")
    #expect(!index.leavesOut("App/Main.storyboard"))
    let found = Linter.run(
      LintRequest(paths: ["."]), rules: RuleSet(),
      workspace: MemoryWorkspace(files.merging([".higlint.yml": ""]) { $1 })
    ).diagnostics.filter { $0.location.file.path.hasSuffix("pbxproj") }
    let lines = found.map { diagnostic in
      let start = diagnostic.location.file.position(at: Int(diagnostic.location.range.start))
      return "\(start.line):\(start.column) \(diagnostic.rule)"
    }
    #expect(lines == [problem].compactMap { $0 })
    #expect(
      found.allSatisfy {
        $0.notes.last?.message.en
          == "until it can be read, what this project says of names, usage texts and files does not count"
      })
  }

  @Test func `what settings grow to is bounded`() {
    let doubled = (1...60).map { "A\($0) = \"$(A\($0 - 1))$(A\($0 - 1))\";" }.joined()
    let text = spec(
      "App/Info.plist",
      [
        "App/Info.plist": Self.plist("<key>CFBundleName</key><string>$(A12)$(A60)</string>"),
        "Harbor.xcodeproj/project.pbxproj": Self.project(
          settings: "INFOPLIST_FILE = App/Info.plist; A0 = x; " + doubled),
      ])
    #expect(text.contains("$(A12)$(A60)"))
  }
}
