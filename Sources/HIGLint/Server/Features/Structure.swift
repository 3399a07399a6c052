import HIGCore
import HIGImport
import HIGLanguage
import HIGLint
import HIGReading

/// What may be folded, how a selection grows, and what leads elsewhere.
extension LanguageServer {
  func foldingRanges(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let tree = reading.tree
    guard reading.kind != .imported else { return .null }
    let lines = reading.document.lines
    func line(_ offset: Int) -> Int { lines.line(at: offset + reading.prefix) }
    var found: [JSONValue] = []
    var seen: Set<Int> = []
    func add(from start: Int, to end: Int, kind: JSONValue? = nil) {
      guard end > start, seen.insert(start).inserted else { return }
      found.append(["startLine": .int(start), "endLine": .int(end), "kind": kind])
    }
    for (number, node) in tree.nodes.enumerated() where node.kind == .mapping || node.kind == .sequence {
      var key = tree[NodeIndex(number)].first
      while key != .none {
        let next = tree[key].next
        let value = node.kind == .mapping ? next : key
        guard value != .none else { break }
        let (range, held) = (tree[key].range, tree[value].range)
        // The last line of a text that ends with a line break holds nothing of it.
        let end = max(Int(range.start), Int(held.end) - (held.isEmpty ? 0 : 1))
        add(from: line(Int(range.start)), to: line(end))
        key = node.kind == .mapping ? tree[value].next : next
      }
    }
    // Comments that follow each other.
    var index = 0
    let comments = tree.comments
    while index < comments.count {
      guard comments[index].isOwnLine else {
        index += 1
        continue
      }
      let start = line(Int(comments[index].range.start))
      var end = start
      while index + 1 < comments.count, comments[index + 1].isOwnLine,
        line(Int(comments[index + 1].range.start)) == end + 1
      {
        end += 1
        index += 1
      }
      add(from: start, to: end, kind: "comment")
      index += 1
    }
    return .array(found)
  }

  /// The levels of a selection that are told.
  private static let deepestSelection = 64

  func selectionRanges(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    let tree = reading.tree
    let positions = parameters["positions"].items.prefix(1000).compactMap { TextPosition($0) }
    return .array(
      positions.map { position in
        let offset = min(reading.offset(position, encoding), tree.source.text.count)
        var ranges: [Range<Int>] = []
        let whole = 0..<tree.source.text.count
        ranges.append(whole)
        var node = tree.documents.last { Int(tree[$0.root].range.start) <= offset }?.root ?? .none
        while node != .none, ranges.count < Self.deepestSelection {
          ranges.append(tree[node].range.bounds)
          var inner = NodeIndex.none
          if tree[node].kind == .mapping {
            for entry in SyntaxTree.Entries(unmerged: node, in: tree) {
              let start = Int(tree[entry.key].range.start)
              let end = max(Int(tree[entry.key].range.end), entry.value == .none ? 0 : Int(tree[entry.value].range.end))
              guard start <= offset, offset <= end else { continue }
              ranges.append(start..<end)
              inner = offset <= Int(tree[entry.key].range.end) ? entry.key : entry.value
            }
          } else if tree[node].kind == .sequence {
            for item in tree.children(of: node)
            where Int(tree[item].range.start) <= offset && offset <= Int(tree[item].range.end) { inner = item }
          } else if tree[node].kind == .scalar {
            let content = tree.contentRange(of: node).bounds
            if content.lowerBound <= offset, offset <= content.upperBound { ranges.append(content) }
            let word = Self.word(at: offset, in: tree.source.text, Self.isNameByte)
            if !word.isEmpty { ranges.append(word) }
          }
          node = inner
        }
        // Each holds the next one, and none is there twice.
        var chain: JSONValue?
        var last: Range<Int>?
        for range in ranges {
          if let last, range == last || range.lowerBound < last.lowerBound || range.upperBound > last.upperBound {
            continue
          }
          chain = ["range": reading.json(range, encoding), "parent": chain]
          last = range
        }
        return chain ?? ["range": reading.json(whole, encoding)]
      })
  }

  // MARK: Links

  func documentLinks(_ reading: DocumentReading, _ parameters: JSONValue) throws(RequestProblem) -> JSONValue {
    guard let folder = folder(of: reading.document) else { return [] }
    var found: [JSONValue] = []
    func add(_ range: SourceRange, _ target: String, _ tooltip: String?) {
      guard found.count < 5000 else { return }
      found.append([
        "range": reading.json(range, encoding), "target": .string(target), "tooltip": tooltip.map { .string($0) },
      ])
    }
    switch reading.kind {
    case .spec:
      let index = names(around: reading)
      var screens: [String: (path: String, place: NamePlace)] = [:]
      for screen in index.definitions(.screen) where screens[screen.place.name] == nil {
        screens[screen.place.name] = screen
      }
      for place in reading.names.places where place.kind == .screen && !place.isDefinition {
        guard let screen = screens[place.name], let file = index.files[screen.path]?.source else { continue }
        let line = file.position(at: Int(screen.place.range.start)).line
        add(place.range, "\(folder.uri(of: screen.path))#L\(line)", screen.path)
      }
      addImages(reading, folder, add)
    case .settings: addFiles(reading, folder, add)
    case .rules, .imported, .other: break
    }
    return .array(found)
  }

  /// Adds the images that lie beside the spec, and those of catalogs.
  private func addImages(
    _ reading: DocumentReading, _ folder: ProjectFolder, _ add: (SourceRange, String, String?) -> Void
  ) {
    let outline = reading.outline
    let workspace = folder.workspace([:])
    var sets: [String: String]?
    var known: [String: String?] = [:]
    for index in outline.places.indices {
      guard let (field, owner) = outline.scalarField(of: index), field.name == "name" || field.name == "file",
        outline.vocabulary.types[owner].name == "image"
      else { continue }
      let value = outline.places[index].value
      guard value != .none, outline.tree[value].kind == .scalar else { continue }
      let name = outline.tree.text(of: value)
      guard !name.isEmpty, known[name] != nil || known.count < 500 else { continue }
      if known[name] == nil {
        let path = Path.resolved(name, in: Path.parent(reading.path))
        if name.utf8.contains(ASCII.dot), Path.contains(".", path), workspace.entry(at: path)?.kind == .file {
          known[name] = .some(path)
        } else {
          let all = sets ?? imageSets(in: folder)
          sets = all
          known[name] = .some(all[name].flatMap { file(ofImageSet: $0, in: workspace) })
        }
      }
      guard let path = known[name] ?? nil else { continue }
      add(outline.tree.contentRange(of: value), folder.uri(of: path), path)
    }
  }

  /// Returns the paths of the `Contents.json` of image sets, by the names of their images; of several the first.
  private func imageSets(in folder: ProjectFolder) -> [String: String] {
    var sets: [String: String] = [:]
    for path in folder.results.imageSets.sorted(by: Path.precedes) where Path.contains(".", path) {
      guard let name = AssetCatalog.entry(atContentsPath: path)?.name, sets[name] == nil else { continue }
      sets[name] = path
    }
    return sets
  }

  /// Returns the last file of an image set, which is that of the largest scale as Xcode writes it.
  private func file(ofImageSet contents: String, in workspace: EditorWorkspace) -> String? {
    guard let bytes = try? workspace.read(contents) else { return nil }
    let tree = SyntaxTree.reading(contents, bytes: bytes)
    return AssetCatalog.files(ofImageSet: tree).reversed().lazy.map { Path.join(Path.parent(contents), $0) }
      .first { workspace.entry(at: $0)?.kind == .file }
  }

  /// Adds the files that settings name.
  private func addFiles(
    _ reading: DocumentReading, _ folder: ProjectFolder, _ add: (SourceRange, String, String?) -> Void
  ) {
    let tree = reading.tree
    let workspace = folder.workspace([:])
    guard let root = tree.documents.first?.root else { return }
    for entry in tree.entries(of: root) where ["extends", "ruleFiles", "baseline"].contains(tree.text(of: entry.key)) {
      let value = tree.target(of: entry.value)
      guard value != .none else { continue }
      let files = tree[value].kind == .sequence ? Array(tree.children(of: value).prefix(200)) : [value]
      for file in files where tree[tree.target(of: file)].kind == .scalar {
        let path = Path.resolved(tree.text(of: file), in: Path.parent(reading.path))
        guard Path.contains(".", path), workspace.entry(at: path)?.kind == .file else { continue }
        add(tree.contentRange(of: file), folder.uri(of: path), path)
      }
    }
  }
}
