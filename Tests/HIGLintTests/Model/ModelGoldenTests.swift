import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

/// What the model understands of specs, and what it finds wrong with them.
///
/// A golden file is one spec, or several: `#= PATH` begins another file, of which the first is read. `# ask SELECTOR: EXPRESSION`
/// evaluates an expression for the nodes that are selected.
@Suite struct ModelGoldenTests {
  @Test(arguments: Golden.names(in: "Model"))
  func `A spec is understood as it was before`(_ name: String) throws {
    try Golden.check(try Self.dump(Golden.input(name, in: "Model")), name, in: "Model")
  }

  @Test
  func `There are golden files`() { #expect(Golden.names(in: "Model").count >= 8) }

  private static func dump(_ text: String) throws -> String {
    var files: [(path: String, text: String)] = [("spec.yaml", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#= ") {
        files.append((String(line.dropFirst(3)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    let workspace = MemoryWorkspace(Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
    let (model, diagnostics) = Model.reading(
      files[0].path, bytes: Array(files[0].text.utf8), workspace: workspace)
    let lookup = DefinitionLookup(workspace: workspace, roots: [])
    let file = SpecFile(path: "spec.yaml", bytes: Array(files[0].text.utf8), format: .yaml)
    let around = lookup.definitions(for: ".")
    // The model of screens has only those facts of the app that screens need.
    let app = ModelBuilder.app(file.defines ? Definitions(trees: [file.tree] + around.trees) : around)
    let ofApp = model.app == .none ? 0 : Int(model.nodes[Int(model.app.index)].end)
    var out = ""
    for index in 0..<app.nodeCount { out += lines(of: NodeReference(index), in: app) }
    for index in ofApp..<model.nodeCount { out += lines(of: NodeReference(index), in: model) }
    var paths = NodePaths(model)
    for index in 0..<model.nodeCount {
      #expect(paths.path(of: NodeReference(index)) == model.path(of: NodeReference(index)))
    }
    for line in text.split(separator: "\n") where line.hasPrefix("# ask ") {
      let parts = line.dropFirst(6).split(separator: ":", maxSplits: 1).map(String.init)
      let selector = try #require(Selector(parts[0]))
      out += "\n\(line.dropFirst(2))\n"
      for answer in try ExpressionQuery(parts[1]).answers(over: model, selecting: selector) {
        out += "  \(answer.path): \(ValueText(language: .english, model: model).text(answer.value))\n"
      }
    }
    let problems = Self.unique(diagnostics + lookup.problems + app.diagnostics).flatMap { lines(of: $0) }
    return out + (problems.isEmpty ? "" : "\n" + problems.map { $0 + "\n" }.joined())
  }

  /// What screens inherit is decoded twice.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { seen.insert(lines(of: $0).joined()).inserted }
  }

  private static func lines(of diagnostic: Diagnostic) -> [String] {
    [place(diagnostic.location) + " \(diagnostic.severity.word): \(diagnostic.message.en) [\(diagnostic.rule)]"]
      + diagnostic.notes.map { "  note \($0.location.map(place) ?? "-"): \($0.message.en)" }
  }

  private static func place(_ location: Location) -> String {
    let start = location.file.position(at: Int(location.range.start))
    return "\(location.file.path):\(start.line):\(start.column) \"\(location.file.string(in: location.range))\""
  }

  /// A node's path, and below it what is stated, with where it comes from unless it was written there.
  private static func lines(of node: NodeReference, in model: Model) -> String {
    let type = model.typeName(of: node)
    // A text stands in the line of its field.
    if type == "text" || type == "localizedText" { return "" }
    let record = model.nodes[Int(node.index)]
    var out = "\(model.path(of: node)): \(type)\n"
    for index in Int(record.firstSlot)..<Int(record.firstSlot) + Int(record.slotCount) {
      let slot = model.slots[index]
      let origin =
        slot.origin == .written ? "" : " (\(slot.origin), \(place(model.location(of: slot))))"
      out += "  \(model.vocabulary.name(slot.name)): \(text(of: slot, in: model))\(origin)\n"
    }
    return out
  }

  private static func text(of slot: FieldSlot, in model: Model) -> String {
    if slot.kind == .list {
      return "[" + model.items(of: slot).map { text(of: $0, in: model) }.joined(separator: ", ") + "]"
    }
    guard slot.kind == .node else {
      if slot.kind == .color { return "\(model.colors[Int(slot.payload)].color)" }
      return ValueText(language: .english, model: model).text(model.value(of: slot))
    }
    let node = NodeReference(Int(slot.payload))
    guard model.typeName(of: node) == "localizedText" else { return "→ \(model.path(of: node))" }
    return model.nodeList(Names.texts, of: node).compactMap { model.text(of: $0) }.map { entry in
      "\(entry.language ?? "?") \"\(entry.string)\""
    }.joined(separator: ", ")
  }
}
