import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// What people tap, the smallest first.
struct TargetList {
  private struct Target {
    var path: String
    var screen: String
    var kind: String
    var width: Double
    var height: Double
    var isLargeEnough: Bool
  }

  private var targets: [Target] = []
  /// The number of targets whose size nobody states.
  private(set) var undecided = 0

  mutating func add(
    _ view: NodeReference, on screen: NodeReference, in model: Model, _ limits: VisualLimits
  ) {
    guard case .bool(true) = model.value(of: Names.tappable, at: view), let scene = model.scene(of: view) else {
      return
    }
    let area = scene.touchArea(of: view)
    guard let width = area.horizontal.length, let height = area.vertical.length else {
      undecided += 1
      return
    }
    let path = model.path(of: view)
    targets.append(
      Target(
        path: path, screen: model.string(Names.id, of: screen) ?? model.path(of: screen),
        kind: model.string(Names.kind, of: view) ?? "", width: width, height: height,
        isLargeEnough: limits.isLargeEnough(width: width, height: height, path: path)))
  }

  func write(to json: inout JSONEmitter) {
    let order = targets.sorted { a, b in
      // The lesser side is what a finger misses.
      (min(a.width, a.height), a.width * a.height, a.path) < (min(b.width, b.height), b.width * b.height, b.path)
    }
    json.array { json in
      for target in order {
        json.object { json in
          json.member("path", target.path)
          json.member("screen", target.screen)
          json.member("kind", target.kind)
          for (key, length) in [("width", target.width), ("height", target.height)] {
            json.key(key)
            json.shortest((length * 100).rounded() / 100)
          }
          json.member("ok", target.isLargeEnough)
        }
      }
    }
  }
}
