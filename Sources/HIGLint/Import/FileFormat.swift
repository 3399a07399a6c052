import HIGReading

/// A format that files are read in: the way to recognise such a file, to read it, and its role in a run.
///
/// Everything that asks for the format of a file asks here. A format that another tool writes is declared beside its
/// importer, and `all` lists them: a new one is a folder, and a line below.
package struct FileFormat: Sendable {
  /// The role of a file in a run.
  package enum Role: Sendable {
    /// A spec, which people write.
    case spec
    /// A file of another tool, read as the spec that it stands for.
    case imported
    /// A file about others of its project, which is checked with these.
    case catalog, texts, settings, build
  }

  package typealias Reader = @Sendable (SourceFile, ImportSurroundings) -> SyntaxTree

  /// The id, by which formats are told apart.
  package let id: String
  let role: Role
  package let name: FileName
  /// The other ending, if there is one.
  let otherName: FileName?
  /// Whether a file in a folder has this format; nil if the folder does not matter.
  let isPlace: (@Sendable (_ folder: String) -> Bool)?
  /// The language for showing it in a page of Markdown.
  package let language: String
  /// Whether it may state facts, colours, fonts or components for the files around it.
  package let mayDefine: Bool
  /// Whether files of other tools may depend on its content.
  package let isReferredTo: Bool
  /// Whether its reader always makes a composed spec of it, whatever is in it.
  package let isAlwaysSpec: Bool
  /// Whether a file has this format by its first bytes, if the name tells nothing.
  let isTold: @Sendable (SourceFile) -> Bool
  private let reader: Reader

  package init(
    _ id: String, _ role: Role, _ name: FileName, or otherName: FileName? = nil,
    in isPlace: (@Sendable (_ folder: String) -> Bool)? = nil, language: String,
    mayDefine: Bool = false, isReferredTo: Bool = false, isAlwaysSpec: Bool = false,
    toldBy isTold: @escaping @Sendable (SourceFile) -> Bool = { _ in false }, reader: @escaping Reader
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.otherName = otherName
    self.isPlace = isPlace
    self.language = language
    self.mayDefine = mayDefine
    self.isReferredTo = isReferredTo
    self.isAlwaysSpec = isAlwaysSpec
    self.isTold = isTold
    self.reader = reader
  }

  /// All formats. If the first bytes are asked, the first format that recognises them is the file's.
  private static let all = FixedTable<FileFormat>([
    .infoPlist, .storyboard, .xib, .xcodeProject, .entitlements, .storeKit, .routingCoverage, .pass, .json, .yaml,
    .assetCatalog, .settings, .strings, .pluralStrings, .stringCatalog, .buildConfiguration,
  ])

  package static let json = FileFormat(
    "json", .spec, .ending(".json"), language: "json", mayDefine: true,
    toldBy: { source in
      let first = source.text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      // Unless only YAML makes sense of it.
      return first == UInt8(ascii: "{")
        && (JSONReader.read(source).problems.isEmpty || !YAMLReader.read(source).problems.isEmpty)
    },
    reader: { source, _ in JSONReader.read(source) })

  package static let yaml = FileFormat(
    "yaml", .spec, .ending(".yaml"), or: .ending(".yml"), language: "yaml", mayDefine: true, toldBy: { _ in true },
    reader: { source, _ in YAMLReader.read(source) })

  /// Whether people write it.
  package var isWritten: Bool { role == .spec }
  /// Whether it states facts of the app whose folder it lies in, beside its Info.plist.
  package var statesFacts: Bool { self == .entitlements || self == .storeKit || self == .routingCoverage }
  /// Whether it holds the texts of languages.
  package var holdsTexts: Bool { role == .texts }
  /// Whether it is checked as the spec that it stands for.
  package var isImported: Bool { role == .imported }
  /// Whether it is checked itself, and does not only say something about other files.
  private var isChecked: Bool { isWritten || isImported }

  /// Reads the tree of a file, as written: aliases are not followed. The tree of another tool's file is that of a spec.
  package func read(_ source: SourceFile, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    reader(source, surroundings)
  }
}

extension FileFormat: Equatable {
  package static func == (a: FileFormat, b: FileFormat) -> Bool { a.id == b.id }
}

/// Recognition of a file's format.
extension FileFormat {
  /// Creates the format of a file that is checked, by its name; nil for any other.
  package init?(name path: String) { self.init(path, isChecked: true) }

  /// Creates the format of a file that says something about others; nil for any other.
  package init?(beside path: String) { self.init(path, isChecked: false) }

  /// Creates the format of a file that is checked, by its name, or if that tells nothing by its first bytes.
  package init(of source: SourceFile) {
    if let format = FileFormat(name: source.path) {
      self = format
      return
    }
    for index in 0..<Self.all.count where Self.all[index].isChecked && Self.all[index].isTold(source) {
      self = Self.all[index]
      return
    }
    self = .yaml
  }

  private init?(_ path: String, isChecked: Bool) {
    let found = path.withBytes { bytes -> Int? in
      guard let last = bytes.last.map(FileName.small) else { return nil }
      for index in 0..<Self.names.count where Self.names[index].last == last {
        let known = Self.names[index]
        guard known.isChecked == isChecked, known.name.fits(bytes) else { continue }
        if Self.all[known.format].isPlace?(Path.parent(path)) ?? true { return known.format }
      }
      return nil
    }
    guard let found else { return nil }
    self = Self.all[found]
  }

  /// A name of a format's files. A walk asks for every file's name, so these are stored apart from the formats.
  private struct KnownName {
    let name: FileName
    /// The name's last letter in lower case: most names of other files differ there.
    let last: UInt8
    let isChecked: Bool
    /// The place of the format in `all`.
    let format: Int
  }

  private static let names = FixedTable<KnownName>(
    (0..<all.count).flatMap { format in
      [all[format].name, all[format].otherName].compactMap { $0 }.map { name in
        KnownName(name: name, last: name.last, isChecked: all[format].isChecked, format: format)
      }
    })
}
