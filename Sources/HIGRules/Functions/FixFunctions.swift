import HIGCore
import HIGLanguage

/// The functions for fixes: texts and frames with one thing put right. Unknown if there is no one right answer.
enum FixFunctions {
  static let all: [FunctionBody] = texts + spans + others

  private static let texts: [FunctionBody] = [
    TextFunctions.function("withFullStop") { call in
      call.only { subject in mended(call, subject) { $0.withFullStop } }
    },
    TextFunctions.function("withoutName") { call in
      call.only { subject in
        guard case .span(let span)? = call.arguments.first, span.node == subject.node else {
          return .unknown(call.unknown(subject))
        }
        return mended(call, subject) { $0.without(name: Int(span.start)..<Int(span.end)) }
      }
    },
  ]

  private static func mended(_ call: TextCall, _ subject: TextCall.Subject, _ mend: (TextValue) -> String?) -> Value {
    mend(subject.text).map { .string($0) } ?? .unknown(call.unknown(subject))
  }

  // MARK: Parts of texts

  private static let spans: [FunctionBody] = [
    span("capitalised") { text in
      guard let first = text.unicodeScalars.first else { return nil }
      return first.properties.uppercaseMapping + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    },
    span("oneMark") { text in
      guard let first = text.unicodeScalars.first else { return nil }
      let isWide = DisplayWidth.isWide(first.value)
      let isQuestion = text.unicodeScalars.contains { [0x3F, 0xFF1F, 0x2047, 0x2048, 0x2049].contains($0.value) }
      if isQuestion { return isWide ? "？" : "?" }
      return first == "\u{203C}" ? "!" : String(first)
    },
    span("fullWidth") { text in
      switch text {
      case ".": "。"
      case "!": "！"
      case "?": "？"
      default: nil
      }
    },
  ]

  private static func span(
    _ name: String, _ mend: @escaping @Sendable (String) -> String?
  ) -> FunctionBody {
    FunctionBody(name) { arguments, context in
      guard case .span(let span)? = arguments.first, let model = context.model, let text = mend(model.string(of: span))
      else {
        return .unknown(Unknown(name, .placeholder))
      }
      return .string(text)
    }
  }

  // MARK: Fonts and frames

  private static let others: [FunctionBody] = [
    FunctionBody("otherOpticalSize") { arguments, _ in
      guard case .string(let family)? = arguments.first else { return .unknown(Unknown("family", .notStated)) }
      for (from, to) in [("Text", "Display"), ("Display", "Text"), ("text", "display"), ("display", "text")] {
        let parts = family.split(separator: from, omittingEmptySubsequences: false)
        if parts.count == 2 { return .string(parts.joined(separator: to)) }
      }
      return .unknown(Unknown("family", .unreadable))
    },
    GeometryFunctions.function("grownFrame") { call in
      guard let rect = call.scene.grown(call.node, width: call.number(1), height: call.number(2)) else {
        return .unknown(call.model.unknown(Names.frame, .geometry))
      }
      return GeometryFunctions.map([
        "x": .double(rect.x), "y": .double(rect.y), "width": .double(rect.width), "height": .double(rect.height),
      ])
    },
  ]
}

extension Scene {
  /// The smallest screen that iOS 8 to 10 run on, in points: the limit of a frame if its screen states no size.
  private static let smallestScreen = (width: 320.0, height: 480.0)

  /// Returns a view's frame, grown around its centre to a size that it lacks.
  func grown(_ view: NodeReference, width: Double, height: Double) -> Rect? {
    guard model.slot(Names.hitArea, of: view) == nil, let own = Scene.box(Names.frame, of: view, in: model).rect,
      touchArea(of: view).cutBy == .none
    else { return nil }
    let (newWidth, newHeight) = (max(own.width, width), max(own.height, height))
    let grown = Rect(
      x: own.x - (newWidth - own.width) / 2, y: own.y - (newHeight - own.height) / 2, width: newWidth,
      height: newHeight)
    guard let room = room(around: view), grown.x >= room.x, grown.y >= room.y, grown.maxX <= room.maxX,
      grown.maxY <= room.maxY
    else { return nil }
    let parent = model.parent(of: view)
    for other in views where other != view && model.parent(of: other) == parent {
      guard let rect = touchArea(of: other).rect ?? Scene.box(Names.frame, of: other, in: model).rect else { continue }
      // What lies below or above it anyway, a background or a badge, is not in its way.
      if Self.touch(rect, own) { continue }
      if Self.touch(rect, grown) { return nil }
    }
    return grown
  }

  private static func touch(_ a: Rect, _ b: Rect) -> Bool {
    a.x <= b.maxX && b.x <= a.maxX && a.y <= b.maxY && b.y <= a.maxY
  }

  /// Returns the area where a view may be, in its parent's space.
  private func room(around view: NodeReference) -> Rect? {
    let parent = model.parent(of: view)
    guard parent != screen else {
      return Rect(
        x: 0, y: 0, width: size.width ?? Self.smallestScreen.width, height: size.height ?? Self.smallestScreen.height)
    }
    guard parent != .none, model.typeIndex(of: parent) == NodeTypes.view else { return nil }
    let box = Scene.box(Names.frame, of: parent, in: model)
    guard let width = box.width, let height = box.height else { return nil }
    return Rect(x: 0, y: 0, width: width, height: scrolls(parent) ? .infinity : height)
  }
}
