import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

@Suite struct ProjectTests {
  static func plist(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>\(entries)</dict></plist>"
  }

  @Test(arguments: [
    ("App/Info.plist", "App/Main.storyboard", "App/Info.plist"),
    ("App/Resources/Info.plist", "App/Views/Cell.xib", "App/Resources/Info.plist"),
    ("App/Supporting Files/Info.plist", "App/Base.lproj/Main.storyboard", "App/Supporting Files/Info.plist"),
    ("App/Info.plist", "Other/Main.storyboard", nil),
    ("Info.plist", "Deep/Down/Main.storyboard", "Info.plist"),
  ])
  func `a file belongs to the nearest target around it`(_ plist: String, _ file: String, _ app: String?) {
    #expect(ProjectIndex(in: [plist: Self.plist(""), file: ""]).target(of: file)?.plist == app)
  }

  @Test func `an extension inside of an app is a target of its own`() {
    let widget = "<plist version=\"1.0\"><dict><key>NSExtension</key><dict/></dict></plist>"
    let index = ProjectIndex(in: ["App/Info.plist": Self.plist(""), "App/Widget/Info.plist": widget])
    #expect(index.target(of: "App/Widget/Main.storyboard")?.kind == .appExtension)
    #expect(index.target(of: "App/Widget/Main.storyboard")?.plist == nil)
    #expect(index.target(of: "App/Main.storyboard")?.kind == .app)
  }

  @Test func `catalogs of no target belong to all`() {
    let files = [
      "A/Info.plist": Self.plist(""), "B/Info.plist": Self.plist(""), "A/A.xcassets/One.colorset/Contents.json": "{}",
      "B/B.xcassets/Two.colorset/Contents.json": "{}", "Shared.xcassets/Three.colorset/Contents.json": "{}",
    ]
    let index = ProjectIndex(in: files)
    #expect(
      index.catalogs(of: index.group(of: "A/Main.storyboard")) == [
        "A/A.xcassets/One.colorset/Contents.json", "Shared.xcassets/Three.colorset/Contents.json",
      ])
  }

  @Test func `purposes are read in every language of the app`() throws {
    let files = [
      "App/Info.plist": Self.plist(
        """
        <key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleName</key><string>Harbor</string>
        <key>NSCameraUsageDescription</key><string>Reads tickets.</string>
        """),
      "App/de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Liest Fahrkarten.\";",
      "App/fr.lproj/InfoPlist.strings": "CFBundleName = \"Port\";",
    ]
    let workspace = MemoryWorkspace(files)
    let index = ProjectIndex(in: files)
    let surroundings = index.surroundings(of: "App/Info.plist", colorNames: [], images: [:]) { try? workspace.read($0) }
    let file = SpecFile(
      path: "App/Info.plist", bytes: try workspace.read("App/Info.plist"), format: .infoPlist,
      surroundings: surroundings)
    let model = ModelBuilder.app(Definitions(trees: [file.tree]))
    #expect(model.diagnostics.isEmpty)
    func languages(_ field: String, of node: NodeReference) -> [String] {
      guard let text = model.node(model.vocabulary.nameID(of: field), of: node) else { return [] }
      return model.nodeList(Names.texts, of: text).compactMap { model.text(of: $0)?.language }
    }
    let permission = try #require(model.nodeList(model.vocabulary.nameID(of: "permissions"), of: model.app).first)
    #expect(languages("purpose", of: permission) == ["en", "de"])
    #expect(languages("name", of: model.app) == ["en", "fr"])
    var tags: [String] = []
    if case .list(let values) = model.value(of: model.vocabulary.nameID(of: "languages"), at: model.app) {
      for case .string(let tag) in values { tags.append(tag) }
    }
    #expect(tags == ["en", "de", "fr"])
  }

  @Test func `a key has one text in a language, though several tables hold it`() throws {
    let files = [
      "App/Info.plist": Self.plist(
        """
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>NSCameraUsageDescription</key><string>Of the list.</string>
        """),
      "App/Base.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Of the base.\"; CFBundleName = \"Harbor\";",
      "App/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Of English.\";",
      "App/Part/en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Of a part.\";",
      "App/InfoPlist.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"NSCameraUsageDescription": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Aus dem Katalog."}},
      "en": {"stringUnit": {"state": "translated", "value": "Of the catalog."}}}}}}
      """#,
    ]
    let workspace = MemoryWorkspace(files)
    let surroundings = ProjectIndex(in: files).surroundings(of: "App/Info.plist", colorNames: [], images: [:]) {
      try? workspace.read($0)
    }
    let file = SpecFile(
      path: "App/Info.plist", bytes: try workspace.read("App/Info.plist"), format: .infoPlist,
      surroundings: surroundings)
    let model = ModelBuilder.app(Definitions(trees: [file.tree]))
    #expect(model.diagnostics.isEmpty)
    #expect(file.problems.isEmpty)
    let texts = surroundings.tables.compactMap { table in
      table.texts["NSCameraUsageDescription"].map { table.language + ": " + table.tree.text(of: $0) }
    }
    #expect(
      texts == ["de: Aus dem Katalog.", "en: Of the catalog."] || texts == ["de: Aus dem Katalog.", "en: Of English."])
  }

  @Test(arguments: [
    ("de.lproj", "de"), ("zh-Hans.lproj", "zh-Hans"), ("pt_BR.lproj", "pt-BR"), ("English.lproj", "en"),
    ("Base.lproj", "Base"), ("Views", nil), (".lproj", nil),
  ])
  func `a folder's name is its language`(_ folder: String, _ language: String?) {
    #expect(LocalizedFolder.language(of: "App/" + folder) == language)
  }
}
