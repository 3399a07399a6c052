// Compiles rule files into a Swift source file, for the plugin `CompileRules`.
//
//     higlint-rule-compiler OUTPUT ROOT FILE…
//
// The set knows its files by their paths relative to ROOT. Every mistake is an error line that build tools understand.

import Foundation
import HIGLanguage
import HIGReading
import HIGRuleFunctions

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  complain("usage: higlint-rule-compiler OUTPUT ROOT FILE…")
  exit(2)
}
let (output, root) = (arguments[0], arguments[1])
var sources: [SourceFile] = []
for path in arguments.dropFirst(2) {
  guard let data = FileManager.default.contents(atPath: path) else {
    complain("\(path): error: this file can't be read")
    exit(1)
  }
  let prefix = root + "/"
  sources.append(
    SourceFile(path: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path, stored: [UInt8](data)))
}

let rules = RuleReader.read(sources, functions: RuleFunctions.guidelines)
for diagnostic in rules.diagnostics {
  let position = diagnostic.location.file.position(at: Int(diagnostic.location.range.start))
  let place = "\(root)/\(diagnostic.location.file.path):\(position.line):\(position.column)"
  complain("\(place): error: \(diagnostic.message.en) [\(diagnostic.rule)]")
}
guard rules.diagnostics.isEmpty else { exit(1) }

let compiled = Data(RuleCompilation.swiftSource(for: rules))
// An unchanged file is left alone, so that nothing is compiled again because of it.
if FileManager.default.contents(atPath: output) != compiled {
  do {
    try compiled.write(to: URL(fileURLWithPath: output), options: .atomic)
  } catch {
    complain("\(output): error: \(error)")
    exit(1)
  }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
