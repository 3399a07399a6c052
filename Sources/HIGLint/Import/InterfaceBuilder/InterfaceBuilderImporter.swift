import HIGLanguage
import HIGReading

extension FileFormat {
  package static let storyboard = FileFormat(
    "storyboard", .imported, .storyboard, language: "xml", isReferredTo: true, isAlwaysSpec: true,
    reader: { InterfaceBuilderImporter.spec(of: $0, in: $1) })

  package static let xib = FileFormat(
    "xib", .imported, .xib, language: "xml", isAlwaysSpec: true,
    reader: { InterfaceBuilderImporter.spec(of: $0, in: $1) })
}

/// Turns Interface Builder's storyboards and xibs into the words of the spec format: a tree with `screens` and
/// `components` at the top whose every node has the place at which the file states it.
///
/// A scene is a screen, and so is the view of a xib whose owner is its controller. Any other view of a xib is a part of
/// screens that are not here: a component. Of documents for other systems nothing is read.
enum InterfaceBuilderImporter {
  /// The limits of XML; no document of Interface Builder's is deeper.
  private static let limits = XMLReader.Limits(depth: 1000)

  /// Returns the tree of a spec; for a file that can't be read, one without a document and with the reasons.
  static func spec(of source: SourceFile, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    let document = XMLReader.read(source, limits: limits)
    var empty = SyntaxTree(source: source)
    empty.problems = document.problems
    guard document.problems.isEmpty else { return empty }
    if let problem = InterfaceBuilderDocument.problem(of: document) {
      empty.problems = [problem]
      return empty
    }
    let reader = IBReader(document, surroundings: surroundings)
    return reader.spec()
  }

  /// Returns the targets of references into a storyboard; nil for any other file.
  static func outline(of source: SourceFile) -> StoryboardOutline? {
    let document = XMLReader.read(source, limits: limits)
    guard document.problems.isEmpty, InterfaceBuilderDocument.problem(of: document) == nil else { return nil }
    return StoryboardOutline(document)
  }
}

extension IBReader {
  fileprivate func spec() -> SyntaxTree {
    guard let root = file.root else { return writer.tree }
    var entries = IBEntries(self)
    let place = root.nameRange
    if root.child("scenes") != nil {
      entries.add(SpecSection.screens.rawValue, items: screens(), at: place)
    } else if let objects = root.child("objects") {
      let (screens, components) = parts(of: objects)
      entries.add(SpecSection.screens.rawValue, items: screens, at: place)
      if !components.isEmpty {
        entries.add(SpecSection.components.rawValue, at: place, writer.mapping(at: objects.nameRange, components))
      }
    }
    if !entries.isEmpty { writer.setRoot(entries.mapping(at: place)) }
    writer.tree.problems = file.repeated.map { repeated in
      let element = IBElement(file: file, index: repeated)
      return InterfaceBuilderProblem.repeatedID(element.id ?? "").diagnostic(
        at: Location(file: writer.tree.source, range: element.place(of: "id")))
    }
    return writer.tree
  }

  /// The file's name without folder and ending: `Row` of `Views/Row.xib`.
  private var fileName: String {
    Path.withoutEnding(Path.lastComponent(writer.tree.source.path))
  }

  /// Returns the top views of a xib.
  private func parts(of objects: IBElement) -> (screens: [NodeIndex], components: [Entry]) {
    var screens: [NodeIndex] = []
    var components: [Entry] = []
    var names: Set<String> = []
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let rootView = owner?.id.flatMap { connections.outlets[$0]?["view"] }
    for object in objects.children {
      guard object.child("rect", key: "frame") != nil, let id = object.id else { continue }
      if id == rootView, let owner {
        screens.append(screen(of: owner, id: owner.customClass ?? id, view: object))
        continue
      }
      guard let view = view(object, in: Surroundings(), depth: 0) else { continue }
      // Ids such as that of Xcode's template stand in many files.
      var name = object.customClass ?? object["reuseIdentifier"] ?? fileName
      if !names.insert(name).inserted { name = id }
      let place = object.nameRange
      components.append(
        (writer.text(name, at: place), writer.mapping(at: place, [(word("view", place), view)])))
    }
    return (screens, components)
  }
}
