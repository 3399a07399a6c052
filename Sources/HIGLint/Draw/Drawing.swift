import HIGCore
import HIGLanguage
import HIGReading

/// What the picture of a screen is to show.
public struct DrawingOptions: Sendable {
  /// The marks over a picture.
  public enum Annotations: String, CaseIterable, Sendable {
    case none, findings, targets, frames, contrast
  }

  /// What a screen shows over itself.
  public enum Presented: String, CaseIterable, Sendable {
    case alert, actionSheet, popover
  }

  /// A finding that is marked where it is.
  public struct Pin: Sendable {
    public var severity: Severity
    /// The path of the node that it is about.
    public var path: String
    public var message: String

    public init(severity: Severity, path: String, message: String) {
      self.severity = severity
      self.path = path
      self.message = message
    }
  }

  /// The appearance; nil for the first that the screen states, else the light one.
  public var appearance: Appearance?
  /// The language of the design's texts, a BCP 47 tag; nil for the first.
  public var language: String?
  /// The device whose screen is drawn; nil for the one that the screen states.
  public var device: String?
  /// The text size set in Settings; nil for the one that the screen states.
  public var textSize: String?
  public var annotations = Annotations.none
  public var pins: [Pin] = []
  /// What targets and contrasts are measured by, where they are marked.
  public var limits = VisualLimits()
  /// Whether what the spec does not state is named below the picture.
  public var hasLegend = true
  /// The language of the legend.
  public var legendLanguage = Language.english
  /// Returns the picture of a name, where there is one; the file is the spec's that names it.
  public var picture: (@Sendable (_ name: String, _ file: String) -> EmbeddedImage?)?
  /// What lies over the screen in the picture: one of the things that the screen presents.
  public var presented: Presented?
  /// Whether the drawing knows all marks that its picture could carry, for a page that shows them on request.
  package var wantsMarks = false
  /// What the ids inside of the picture begin with: several pictures in one page must not share them.
  public var prefix = ""

  public init() {}
}

/// The picture of one screen, in one of its states.
public struct Drawing: Sendable {
  /// The screen's path: `departures`, `departures/loading`.
  public var path: String
  /// The screen's id.
  public var screen: String
  /// The state, the variant or what lies over the screen; nil for the screen by itself.
  public var state: String?
  /// The picture as SVG.
  public var svg: [UInt8]
  /// The size of the picture in points, with the legend below it.
  public var size: (width: Double, height: Double)
  /// The size of the screen.
  public var screenSize: (width: Double, height: Double)
  /// The pins in the picture, in the order of their numbers, from 1.
  public var pins: [DrawingOptions.Pin]
  /// Where the picture shows what pins are about, each by its number among those that were asked for, from 0.
  package var places: [(number: Int, rect: Rect)]
  /// The marks that the picture could carry, where they were asked for: targets, contrasts, frames.
  package var marks: [DrawingOptions.Annotations: [DrawnMark]] = [:]
  /// What the spec does not state, so that the picture shows something in its place.
  public var gaps: [DrawingGap]

  /// Returns the id of a screen, which its states share.
  public static func screen(of screen: NodeReference, in model: Model) -> String {
    ScreenArtist.screenID(of: screen, in: model)
  }

  /// Returns the appearances that a screen is made for, the first one first: those that it states, else both where its
  /// colours have a dark twin, as rules measure them.
  public static func appearances(of screen: NodeReference, in model: Model) -> [Appearance] {
    let stated = statedAppearances(of: screen, in: model)
    guard stated.isEmpty else { return stated }
    let views = model.scene(of: screen)?.views ?? []
    let isPair = views.contains {
      Contrast.foreground(of: $0, in: model) != .none && Contrast.measure($0, in: model).isOneOfSeveral
    }
    return isPair ? [.light, .dark] : [.light]
  }

  /// Returns the appearances that a screen states, or its app, each once.
  static func statedAppearances(of screen: NodeReference, in model: Model) -> [Appearance] {
    guard case .list(let words) = model.value(of: Names.appearance, at: screen) else { return [] }
    var stated: [Appearance] = []
    for case .string(let word) in words {
      if let appearance = Appearance(rawValue: word), !stated.contains(appearance) { stated.append(appearance) }
    }
    return stated
  }

  /// Returns what a screen states that it shows over itself; of a state only what it states anew.
  public static func presented(by screen: NodeReference, in model: Model) -> [DrawingOptions.Presented] {
    let base = ScreenVariantFacts.base(of: screen, in: model)
    return DrawingOptions.Presented.allCases.filter { presented in
      guard let node = model.node(presented.name, of: screen) else { return false }
      guard base != screen, let other = model.node(presented.name, of: base) else { return true }
      return model.location(of: node) != model.location(of: other)
    }
  }

  /// Returns what an app has besides its screens that can be drawn: its passes and its widgets, in their order.
  ///
  /// - Parameters:
  ///   - app: The model of an app; that of screens knows neither.
  ///   - file: The file that states them; nil for any.
  public static func passesAndWidgets(of app: Model, in file: String? = nil) -> [NodeReference] {
    guard app.app != .none else { return [] }
    let found = app.nodeList(DrawnSubject.passes, of: app.app) + app.nodeList(DrawnSubject.extensions, of: app.app)
    return found.filter { node in
      DrawnSubject(node, in: app) != .screen && (file == nil || app.location(of: node).file.path == file)
    }
  }

  /// Draws a screen that a model holds, or a pass or widget that the model of an app holds.
  public static func of(_ screen: NodeReference, in model: Model, options: DrawingOptions = DrawingOptions()) -> Drawing
  {
    var artist = ScreenArtist(screen, in: model, options: options)
    return artist.drawing()
  }
}

/// A fact that a spec leaves open, and that a picture shows all the same.
public struct DrawingGap: Hashable, Sendable {
  public enum Kind: Int, CaseIterable, Sendable {
    case size, device, component, kind, frame, header, background, color, text, value, image, icon, keyboard, style,
      code
    case content, source
  }

  public var kind: Kind
  /// The node's path.
  public var path: String

  public init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}

extension DrawingOptions.Presented {
  /// The field of a screen that holds it.
  var name: NameID { Vocabulary.shared.nameID(of: rawValue) }
}
