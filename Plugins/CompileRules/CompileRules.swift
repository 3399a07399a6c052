import Foundation
import PackagePlugin

/// Compiles the rule files of `Rules/` into Swift source at build time; a mistake in one is a build error at its place.
@main struct CompileRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Rules")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledRules.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(files.count) rule files",
        executable: try context.tool(named: "higlint-rule-compiler").url,
        arguments: [output.path, context.package.directoryURL.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
