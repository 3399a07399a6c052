import HIGRules
import Testing

@testable import HIGLint
@testable import HIGReading

/// What the files of an Xcode project decide, as the built-in rules find it.
@Suite struct ProjectFindingTests {
  private func found(_ rule: String, _ files: [String: String]) -> [String] {
    let result = Linter.run(
      LintRequest(paths: ["."]), rules: BuiltInRules.ruleSet,
      workspace: MemoryWorkspace(files))
    return result.diagnostics.filter { $0.rule == rule }.map { diagnostic in
      let (file, range) = (diagnostic.location.file, diagnostic.location.range)
      return file.path + ": " + String(decoding: file.text[range.bounds], as: UTF8.self)
    }
  }

  private static let project = """
    { rootObject = P; objects = {
    P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T, ); };
    G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; buildConfigurationList = L; name = Harbor;
      productType = "com.apple.product-type.application"; };
    L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
    C = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Release; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_NSCameraUsageDescription = "Harbor scans tickets for you.";
      INFOPLIST_KEY_NSMicrophoneUsageDescription = "$(SPEECH)";
    }; };
    }; }
    """

  @Test func `a project without an Info.plist is checked, and findings stand where a text is stated`() {
    let files = [
      "Harbor.xcodeproj/project.pbxproj": Self.project, "App.xcconfig": "SPEECH = Harbor records what you say.\n",
    ]
    #expect(
      Set(found("permissions/no-app-name", files)) == [
        "Harbor.xcodeproj/project.pbxproj: Harbor", "App.xcconfig: Harbor",
      ])
    let other = files.mapValues { $0.replacing("Harbor scans", with: "Scans").replacing("Harbor records", with: "Records") }
    #expect(found("permissions/no-app-name", other) == [])
  }
}
