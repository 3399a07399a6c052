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
    var versions: [Version] = []
  }

  /// A screen as one picture shows it: in a state, with what it presents, in an appearance.
  struct Version {
    var drawing: Drawing
    var appearance: Appearance
    /// The path of the screen in the state.
    var path: String
  }

  /// What is marked in pictures: findings first, then questions.
  struct Mark {
    var path: String
    var file: String
  }

  private(set) var screens: [Screen] = []
  private let marks: [Mark]
  /// The marks by the first part of their path, which is a screen's.
  private var marksByScreen: [String: [Int]] = [:]
  private var numbers: [String: Int] = [:]
  private var pictures = 0

  init(_ marks: [Mark]) {
    self.marks = marks
    for (number, mark) in marks.enumerated() { marksByScreen[Self.root(of: mark.path), default: []].append(number) }
  }

  private static func root(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  // MARK: Drawing

  mutating func add(_ file: SpecModels.File, language: String?) {
    for screen in file.model.screenStates { draw(screen, in: file.model, of: file.path, language, isComponent: false) }
    for model in file.components {
      for component in model.screenStates { draw(component, in: model, of: file.path, language, isComponent: true) }
    }
    guard let app = file.app else { return }
    for node in Drawing.passesAndWidgets(of: app, in: file.path) {
      draw(node, in: app, of: file.path, language, isComponent: false)
    }
  }

  private mutating func draw(
    _ node: NodeReference, in model: Model, of file: String, _ language: String?, isComponent: Bool
  ) {
    let id = Drawing.screen(of: node, in: model)
    let path = model.path(of: node)
    let key = "\(file)\u{0}\(isComponent)\u{0}\(id)"
    let number = numbers[key] ?? screens.count
    if number == screens.count {
      numbers[key] = number
      screens.append(Screen(id: id, file: file, isComponent: isComponent))
    }
    let candidates = (marksByScreen[Self.root(of: path)] ?? []).filter {
      marks[$0].path == path || marks[$0].path.hasPrefix(path + "/")
    }
    var options = DrawingOptions()
    options.hasLegend = false
    options.language = language
    options.pins = candidates.map { .init(severity: .advice, path: marks[$0].path, message: "") }
    let presented: [DrawingOptions.Presented?] = [nil] + Drawing.presented(by: node, in: model)
    for shown in presented {
      options.presented = shown
      for appearance in Drawing.appearances(of: node, in: model) {
        options.appearance = appearance
        options.prefix = "p\(pictures)"
        pictures += 1
        var drawing = Drawing.of(node, in: model, options: options)
        drawing.places = drawing.places.map { (candidates[$0.number], $0.rect) }
        screens[number].versions.append(Version(drawing: drawing, appearance: appearance, path: path))
      }
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
