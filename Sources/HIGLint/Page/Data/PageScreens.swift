import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// The screens of a page, drawn, each with the places of what was found and asked in it.
struct PageScreens {
  /// A screen or a component.
  struct Screen {
    var id: String
    var file: String
    var isComponent: Bool
    var title: Message?
    var versions: [Version] = []
  }

  /// A screen as one picture shows it: in a state, with what it presents, in an appearance, in a language.
  struct Version {
    /// What is known of the picture; its bytes are the lines.
    var drawing: Drawing
    /// The picture, by the numbers of its lines in `pictures`.
    var lines: [Int]
    var appearance: Appearance
    /// The language of the texts; nil where none is told.
    var language: String?
    /// What marks can be shown, by the numbers of their lists.
    var marks: [(kind: DrawingOptions.Annotations, number: Int)] = []
    /// The path of the screen in the state.
    var path: String
  }

  /// What is marked in pictures: findings first, then questions.
  struct Mark {
    var path: String
    var file: String
  }

  private(set) var screens: [Screen] = []
  private(set) var pictures: PictureLines
  /// Lists of marks, each once: they are the same in most versions of a screen.
  private(set) var markLists: [[DrawnMark]] = []
  private var markNumbers: [[DrawnMark]: Int] = [:]
  /// What contrasts and targets are measured by.
  var limits = VisualLimits()
  /// Whether marks can be shown over the pictures.
  var hasMarks = true
  /// Returns the picture that a spec names, where pictures are to be in pictures.
  var picture: (@Sendable (_ name: String, _ file: String) -> EmbeddedImage?)?
  private let marks: [Mark]
  /// The marks by the first part of their path, which is a screen's.
  private var marksByScreen: [String: [Int]] = [:]
  private var numbers: [String: Int] = [:]

  /// - Parameter pictures: The lines of pictures that the same page holds already.
  init(_ marks: [Mark], pictures: PictureLines = PictureLines()) {
    self.marks = marks
    self.pictures = pictures
    for (number, mark) in marks.enumerated() { marksByScreen[Self.root(of: mark.path), default: []].append(number) }
  }

  private static func root(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  // MARK: Drawing

  /// Draws the screens of a file.
  ///
  /// - Parameter language: The language that comes first, where a design has it.
  mutating func add(_ file: SpecModels.File, language: String?) {
    draw(file.model.screenStates, in: file.model, of: file.path, language)
    for model in file.components { draw(model.screenStates, in: model, of: file.path, language, areComponents: true) }
    guard let app = file.app else { return }
    draw(Drawing.passesAndWidgets(of: app, in: file.path), in: app, of: file.path, language)
  }

  private mutating func draw(
    _ nodes: [NodeReference], in model: Model, of file: String, _ language: String?, areComponents: Bool = false
  ) {
    let languages = DesignLanguages(model, first: language)
    for node in nodes {
      let id = Drawing.screen(of: node, in: model)
      let key = "\(file)\u{0}\(areComponents)\u{0}\(id)"
      let number = numbers[key] ?? screens.count
      if number == screens.count {
        numbers[key] = number
        let title = areComponents ? nil : ScreenTitle.title(of: node, in: model)
        screens.append(Screen(id: id, file: file, isComponent: areComponents, title: title))
      }
      screens[number].versions += versions(of: node, in: model, languages.shown(by: node))
    }
  }

  private mutating func versions(
    of node: NodeReference, in model: Model, _ languages: [String?]
  ) -> [Version] {
    let path = model.path(of: node)
    let candidates = (marksByScreen[Self.root(of: path)] ?? []).filter {
      marks[$0].path == path || marks[$0].path.hasPrefix(path + "/")
    }
    var options = DrawingOptions()
    options.hasLegend = false
    options.wantsMarks = hasMarks
    options.limits = limits
    options.picture = picture
    options.pins = candidates.map { .init(severity: .advice, path: marks[$0].path, message: "") }
    var versions: [Version] = []
    let presented: [DrawingOptions.Presented?] = [nil] + Drawing.presented(by: node, in: model)
    for shown in presented {
      options.presented = shown
      for appearance in Drawing.appearances(of: node, in: model) {
        options.appearance = appearance
        var usual: [Int]?
        for language in languages {
          options.language = language
          // Pictures share their lines, so that the ids in all of them begin alike: the page's script parts them where
          // it has to.
          var drawing = Drawing.of(node, in: model, options: options)
          let lines = pictures.add(drawing.svg)
          // What has no words of its own in a language looks as in the first.
          if lines == usual { continue }
          usual = usual ?? lines
          drawing.svg = []
          let marks = numbers(of: drawing.marks)
          drawing.marks = [:]
          drawing.places = drawing.places.map { (candidates[$0.number], $0.rect) }
          versions.append(
            Version(
              drawing: drawing, lines: lines, appearance: appearance, language: language, marks: marks, path: path))
        }
      }
    }
    return versions
  }

  /// Returns the lists of marks by their numbers, in an order of their own.
  private mutating func numbers(
    of marks: [DrawingOptions.Annotations: [DrawnMark]]
  ) -> [(kind: DrawingOptions.Annotations, number: Int)] {
    [DrawingOptions.Annotations.targets, .contrast, .frames].compactMap { kind in
      guard let list = marks[kind], !list.isEmpty else { return nil }
      let number = markNumbers[list] ?? markLists.count
      if number == markLists.count {
        markNumbers[list] = number
        markLists.append(list)
      }
      return (kind, number)
    }
  }

  // MARK: Which screen a mark belongs to

  /// Returns the screen of each mark: of several with one id, the one whose file is nearest to the mark's.
  func owners() -> [Int?] {
    var owners = [Int?](repeating: nil, count: marks.count)
    for (number, screen) in screens.enumerated() {
      for mark in Set(screen.versions.flatMap { $0.drawing.places.map(\.number) }) {
        guard let other = owners[mark] else {
          owners[mark] = number
          continue
        }
        let file = marks[mark].file
        if Self.nearness(of: screen.file, to: file) > Self.nearness(of: screens[other].file, to: file) {
          owners[mark] = number
        }
      }
    }
    return owners
  }

  /// Returns the number of folders that two paths share; a path shares more with itself than with any other.
  private static func nearness(of path: String, to other: String) -> Int {
    if path == other { return .max }
    let (a, b) = (path.split(separator: "/"), other.split(separator: "/"))
    return zip(a, b).prefix { $0 == $1 }.count
  }
}
