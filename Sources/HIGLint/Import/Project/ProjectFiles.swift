import HIGReading

/// The files of a project that say something about others: asset catalogs, translations, settings, how it is built.
package struct ProjectFiles: Sendable {
  /// The `Contents.json` of colour, image and app icon sets.
  package var catalogs: [String] = []
  /// The `Contents.json` of symbol sets, and the images outside of catalogs.
  package var images: [String] = []
  /// The sounds whose headers tell how long they are.
  package var sounds: [String] = []
  /// The `.strings`, `.stringsdict` and `.xcstrings` files.
  package var strings: [String] = []
  /// The pages of the Settings app: `Settings.bundle/Root.plist`.
  package var settings: [String] = []
  /// The `.xcconfig` files.
  package var configurations: [String] = []
  /// The files that XcodeGen makes projects of; another `project.yml` may be a spec.
  package var specifications: [String] = []

  package init(
    catalogs: [String] = [], images: [String] = [], sounds: [String] = [], strings: [String] = [],
    settings: [String] = [], configurations: [String] = [],
    specifications: [String] = []
  ) {
    self.catalogs = catalogs
    self.images = images
    self.sounds = sounds
    self.strings = strings
    self.settings = settings
    self.configurations = configurations
    self.specifications = specifications
  }

  package func mapped(_ transform: (String) -> String) -> ProjectFiles {
    ProjectFiles(
      catalogs: catalogs.map(transform), images: images.map(transform), sounds: sounds.map(transform),
      strings: strings.map(transform),
      settings: settings.map(transform),
      configurations: configurations.map(transform), specifications: specifications.map(transform))
  }

  /// Takes a file that is one of them; returns false for any other.
  package mutating func add(_ path: String) -> Bool {
    if ProjectSpecification.fileNames.contains(Path.lastComponent(path)) { specifications.append(path) }
    switch FileFormat(beside: path)?.role {
    case .catalog:
      if AssetCatalog.entry(atContentsPath: path) != nil {
        catalogs.append(path)
      } else if AssetCatalog.isSymbol(path) {
        images.append(path)
      }
    case .texts: strings.append(path)
    case .settings: settings.append(path)
    case .build: configurations.append(path)
    case nil where AssetCatalog.isImageFile(path): images.append(path)
    case nil where SoundFiles.isSound(path): sounds.append(path)
    case .spec, .imported, nil: return false
    }
    return true
  }

  /// The endings of folders that hold other people's code or a build's results.
  package static let skippedEndings = [".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".docset"]
}

/// The folders `de.lproj`, which hold the files of a language.
package enum LocalizedFolder {
  /// Returns the language of a folder, or `Base`, from which the languages begin; nil for any other folder.
  package static func language(of folder: String) -> String? {
    let name = Path.lastComponent(folder)
    guard name.hasSuffix(".lproj"), name.utf8.count > 6 else { return nil }
    let word = String(name.dropLast(6))
    return languageTag(word)
  }

  /// Returns the tag for a language's name: the first versions of iOS had names in English.
  package static func languageTag(_ word: String) -> String {
    names[word] ?? String(word.map { $0 == "_" ? "-" : $0 })
  }

  private static let names: [String: String] = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it",
    "Dutch": "nl", "zh_CN": "zh-Hans", "zh_TW": "zh-Hant", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant",
  ]
}
