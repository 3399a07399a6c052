import HIGCore
import HIGLanguage
import HIGReading

/// What a picture is of: a screen (or a component), or what iOS shows of an app outside of it.
enum DrawnSubject {
  case screen, pass, widget

  static let passes = Vocabulary.shared.nameID(of: "passes")
  static let extensions = Vocabulary.shared.nameID(of: "extensions")
  private static let passType = Vocabulary.shared.typeIndex(of: "pass") ?? -1
  private static let extensionType = Vocabulary.shared.typeIndex(of: "appExtension") ?? -1

  init(_ node: NodeReference, in model: Model) {
    switch model.typeIndex(of: node) {
    case Self.passType: self = .pass
    case Self.extensionType where model.string(Names.type, of: node) == "today": self = .widget
    default: self = .screen
    }
  }

  /// Returns the name of what is drawn, which its file takes; nil for a screen.
  func name(of node: NodeReference, in model: Model) -> String? {
    switch self {
    case .screen: nil
    case .pass: "pass-" + (model.string(Names.id, of: node) ?? Self.bundle(of: node, in: model) ?? "pass")
    case .widget: "widget-" + (model.string(Names.id, of: node) ?? Self.title(of: node, in: model) ?? "today")
    }
  }

  /// Returns the name of the folder that a `pass.json` lies in: `Ferry` of `Ferry.pass/pass.json`; else the style.
  private static func bundle(of pass: NodeReference, in model: Model) -> String? {
    let path = model.location(of: pass).file.path
    guard Path.lastComponent(path) == "pass.json" else { return model.string(Names.style, of: pass) }
    let folder = Path.lastComponent(Path.parent(path))
    let name = folder.split(separator: ".").first.map(String.init)
    return name ?? model.string(Names.style, of: pass)
  }

  private static func title(of node: NodeReference, in model: Model) -> String? {
    guard let set = model.node(Names.name, of: node), let first = model.nodeList(Names.texts, of: set).first else {
      return nil
    }
    return model.text(of: first).map(\.string).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the place that a picture begins with, and whether its width is known; nil for a screen.
  func bounds(of scene: Scene, device: String?) -> (Rect, Bool)? {
    switch self {
    case .screen: return nil
    case .pass: return (Rect(x: 0, y: 0, width: ScreenArtist.passWidth + 2 * ScreenArtist.passMargin, height: 1), true)
    case .widget:
      let stated = Scene.box(Names.frame, of: scene.screen, in: scene.model).width
      let width = device.flatMap { Device.table[$0]?.width } ?? scene.size.width
      let known = width ?? stated
      return (Rect(x: 0, y: 0, width: min(max(known ?? 375, 1), 20_000), height: 1), known != nil)
    }
  }
}
