// swift-tools-version: 6.1
import PackageDescription

/// The rooms of the engine, for what uses all of it.
let engine: [Target.Dependency] = [
  "HIGReading", "HIGLanguage", "HIGCore", "HIGDraw", "HIGImport", "HIGLint", "HIGReport",
]

let package = Package(
  name: "higlint",
  platforms: [.macOS(.v13)],
  products: [
    .library(
      name: "HIGLint",
      targets: ["HIGReading", "HIGLanguage", "HIGCore", "HIGDraw", "HIGImport", "HIGLint", "HIGReport"]),
    .library(name: "HIGRules", targets: ["HIGRules"]),
    .executable(name: "higlint", targets: ["higlint-cli"]),
    .plugin(name: "HiglintCommand", targets: ["HiglintCommand"]),
  ],
  targets: [
    // The engine's rooms, from the bytes up: each names all that it may see.
    .target(name: "HIGReading", path: "Sources/HIGLint/Reading"),
    .target(name: "HIGLanguage", dependencies: ["HIGReading"], path: "Sources/HIGLint/Language"),
    .target(name: "HIGCore", dependencies: ["HIGReading", "HIGLanguage"], path: "Sources/HIGLint/Core"),
    .target(name: "HIGDraw", dependencies: ["HIGReading", "HIGLanguage", "HIGCore"], path: "Sources/HIGLint/Draw"),
    .target(name: "HIGImport", dependencies: ["HIGReading", "HIGLanguage", "HIGCore"], path: "Sources/HIGLint/Import"),
    .target(
      name: "HIGLint", dependencies: ["HIGReading", "HIGLanguage", "HIGCore", "HIGImport"],
      path: "Sources/HIGLint/Checking"),
    .target(
      name: "HIGReport", dependencies: ["HIGReading", "HIGLanguage", "HIGCore", "HIGImport", "HIGLint"],
      path: "Sources/HIGLint/Report"),
    .target(name: "HIGPage", dependencies: engine, path: "Sources/HIGLint/Page"),
    .target(name: "HIGServer", dependencies: engine, path: "Sources/HIGLint/Server"),

    // What the compiler of rules knows of a guideline's functions; what they do stands beside the compiled rules.
    .target(name: "HIGRuleFunctions", dependencies: ["HIGLanguage"]),
    .target(
      name: "HIGRules", dependencies: ["HIGReading", "HIGLanguage", "HIGCore", "HIGRuleFunctions"],
      plugins: ["CompileRules"]),
    .executableTarget(
      name: "higlint-rule-compiler", dependencies: ["HIGReading", "HIGLanguage", "HIGRuleFunctions"]),
    .plugin(name: "CompileRules", capability: .buildTool(), dependencies: ["higlint-rule-compiler"]),
    .executableTarget(name: "higlint-cli", dependencies: engine + ["HIGRules", "HIGPage", "HIGServer"]),
    .plugin(
      name: "HiglintCommand",
      capability: .command(
        intent: .custom(
          verb: "higlint", description: "Check screen descriptions against the Human Interface Guidelines")),
      dependencies: ["higlint-cli"]),
    .executableTarget(name: "higlint-fuzz", dependencies: engine + ["HIGRules", "HIGServer"], path: "Tests/Fuzzing"),
    .target(name: "HIGTestSupport", path: "Tests/Support"),
    .testTarget(name: "HIGLintTests", dependencies: engine + ["HIGPage", "HIGServer"]),
    .testTarget(
      name: "HIGRulesTests", dependencies: engine + ["HIGRules", "HIGTestSupport"],
      exclude: ["ActLabels.tsv", "AppleScreens"]),
    .testTarget(
      name: "higlint-cliTests",
      dependencies: engine + ["HIGRules", "HIGPage", "HIGServer", "HIGTestSupport", "higlint-cli"]),
  ]
)

// A file sees the members of the rooms that it imports itself, and of no others.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
