import HIGReading

/// A section at the top of a spec. Everything that looks for a section asks here for the spellings of its key.
package enum SpecSection: String, CaseIterable, Sendable {
  case higlint, app, palette, textStyles, components, screens, screen, reviewed

  /// The role of a section in its file.
  package enum Content: Sendable {
    case version, screens, definitions, answers
  }

  package var content: Content {
    switch self {
    case .higlint: .version
    case .app, .palette, .textStyles, .components: .definitions
    case .screens, .screen: .screens
    case .reviewed: .answers
    }
  }

  /// Whether the names in it hold for the folder, so that only one file may define each.
  package var definesNames: Bool { content == .definitions }

  package var field: Field {
    switch self {
    case .higlint: Field(rawValue, .int, "The version of the format that the file is written in: 1")
    case .app:
      Field(
        rawValue, .node("app"),
        "Facts about the whole app; of a file without screens they hold for its folder and all below")
    case .palette: Field(rawValue, .map(.color), "Named colours, which specs use as `$name`")
    case .textStyles: Field(rawValue, .map(.node("font")), "Named fonts, which specs use as `font: $name`")
    case .components:
      Field(rawValue, .map(.opaque), "Pieces of screens with a name and parameters, which views use with `use`")
    case .screens: Field(rawValue, .list(.node("screen")), "The screens, each with its `id`")
    case .screen: Field(rawValue, .identifier, "For a file with one screen: its id; its fields stand beside it")
    case .reviewed:
      Field(rawValue, .list(.node("reviewAnswer")), "Answers that people gave to the questions of `higlint review`")
    }
  }

  /// The spellings of its key: in camel, kebab or snake case.
  package var spellings: [String] {
    let separated = ["-", "_"].map { separator in
      rawValue.map { $0.isUppercase ? separator + $0.lowercased() : String($0) }.joined()
    }
    return [rawValue] + separated.filter { $0 != rawValue }
  }

  /// Creates the section of a key.
  package init?(key: UnsafeBufferPointer<UInt8>) {
    for (spelling, section) in Self.spelt where spelling.count == key.count && key.elementsEqual(spelling) {
      self = section
      return
    }
    return nil
  }

  private static let spelt = allCases.flatMap { section in
    section.spellings.map { (spelling: Array($0.utf8), section: section) }
  }
}

extension SyntaxTree {
  /// Returns the section that a key at the top of a spec begins.
  package func section(of key: NodeIndex) -> SpecSection? { withBytes(of: key) { SpecSection(key: $0) } }
}
