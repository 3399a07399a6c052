import Foundation
import PackagePlugin

/// `swift package higlint …`: runs higlint in the folder of the package that asks, with its arguments.
@main struct HiglintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "higlint-cli").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("higlint was ended by signal \(process.terminationStatus)")
      exit(2)
    }
    // Findings are no mistake of the plugin's, but a script must see them.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
