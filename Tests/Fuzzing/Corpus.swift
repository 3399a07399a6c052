import HIGReading

/// The seeds: the files of some folders, and what lies in the conformance suites' cases.
enum Corpus {
  static func seeds(for part: Part, in folders: [String]) -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for path in files(in: folders) {
      guard let bytes = try? DiskWorkspace().read(path) else { continue }
      let lower = path.lowercased()
      let isYAML = lower.hasSuffix(".yaml") || lower.hasSuffix(".yml")
      let isJSON = lower.hasSuffix(".json")
      switch part {
      case .yaml:
        if lower.hasSuffix("/yaml-test-suite/cases.json") {
          seeds += texts(of: ["yaml"], in: bytes, isJSON: true)
        } else if isYAML {
          seeds.append(bytes)
        }
      case .json: if isJSON, bytes.count < 200_000 { seeds.append(bytes) }
      case .plist: if lower.hasSuffix(".plist") { seeds.append(bytes) }
      case .expression:
        if isJSON, lower.contains("/cel/") { seeds += texts(of: ["expr"], in: bytes, isJSON: true) }
        if isYAML { seeds += texts(of: ["require", "when", "each"], in: bytes, isJSON: false) }
      case .convert:
        if lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib"), bytes.count < 200_000 { seeds.append(bytes) }
      case .shard: break
      case .check, .draw, .lsp:
        if isYAML, lower.contains("/examples/") || lower.hasPrefix("examples/") || lower.contains("golden/draw/") {
          seeds.append(bytes)
        }
      }
      // A rule's examples are specs in which its facts are stated.
      if part == .check || part == .draw || part == .shard && seeds.count < 200, lower.contains("rules/"), isYAML {
        seeds += texts(of: ["spec"], in: bytes, isJSON: false)
      }
    }
    return part == .shard ? seeds.map { Part.shard(of: $0) } : seeds
  }

  /// In the order of their paths, so that the same folders give the same seeds.
  private static func files(in folders: [String]) -> [String] {
    let workspace = DiskWorkspace()
    var files: [String] = []
    var waiting = folders
    while let path = waiting.popLast() {
      guard let entry = workspace.entry(at: path) else { continue }
      switch entry.kind {
      case .file: files.append(path)
      case .directory: waiting += ((try? workspace.list(path)) ?? []).sorted().map { path + "/" + $0 }
      case .other, .outsideFile, .outsideFolder: break
      }
    }
    return files.sorted()
  }

  /// The texts of some keys, wherever they stand.
  private static func texts(of keys: Set<String>, in bytes: [UInt8], isJSON: Bool) -> [[UInt8]] {
    let source = SourceFile(path: "seeds", stored: bytes)
    let tree = isJSON ? JSONReader.read(source) : YAMLReader.read(source)
    var texts: [[UInt8]] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
      for entry in tree.entries(of: NodeIndex(index)) where keys.contains(tree.text(of: entry.key)) {
        let text = tree.withBytes(of: entry.value) { Array($0) }
        if !text.isEmpty { texts.append(text) }
      }
    }
    return texts
  }
}
