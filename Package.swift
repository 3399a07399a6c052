// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "higlint",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HIGLint", targets: ["HIGLint"]),
    .library(name: "HIGRules", targets: ["HIGRules"]),
    .executable(name: "higlint", targets: ["higlint-cli"]),
    .plugin(name: "HiglintCommand", targets: ["HiglintCommand"]),
  ],
  targets: [
    .target(name: "HIGLint"),
    .target(name: "HIGRules", dependencies: ["HIGLint"], plugins: ["CompileRules"]),
    .executableTarget(name: "higlint-rule-compiler", dependencies: ["HIGLint"]),
    .plugin(name: "CompileRules", capability: .buildTool(), dependencies: ["higlint-rule-compiler"]),
    .executableTarget(name: "higlint-cli", dependencies: ["HIGLint", "HIGRules"]),
    .plugin(
      name: "HiglintCommand",
      capability: .command(
        intent: .custom(
          verb: "higlint", description: "Check screen descriptions against the Human Interface Guidelines")),
      dependencies: ["higlint-cli"]),
    .executableTarget(name: "higlint-fuzz", dependencies: ["HIGLint", "HIGRules"], path: "Tests/Fuzzing"),
    .testTarget(name: "HIGLintTests", dependencies: ["HIGLint"]),
    .testTarget(name: "HIGRulesTests", dependencies: ["HIGLint", "HIGRules"], exclude: ["AppleScreens"]),
    .testTarget(name: "higlint-cliTests", dependencies: ["HIGLint", "higlint-cli"]),
  ]
)
