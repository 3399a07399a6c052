import HIGCore
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
    _ view: NodeReference, on screen: NodeReference, in model: Model, rule: TargetRule, exempt: Set<String>
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
        isLargeEnough: width >= rule.width && height >= rule.height || exempt.contains(path)))
  }

  func write(to json: inout JSONEmitter) {
    let order = targets.sorted { a, b in
      (a.width * a.height, a.width, a.path) < (b.width * b.height, b.width, b.path)
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

/// What the rule `layout/tap-target` asks of a target.
struct TargetRule {
  let width: Double
  let height: Double
  private let rules: RuleSet
  private let systemSizes: Value?

  init(_ rules: RuleSet) {
    self.rules = rules
    let parameters = rules.parameters(of: "layout/tap-target")
    width = parameters["minWidth"].flatMap(ContrastLimits.number) ?? 44
    height = parameters["minHeight"].flatMap(ContrastLimits.number) ?? 44
    systemSizes = parameters["systemSizes"]
  }

  /// Returns the paths of the views that are large enough all the same: the system's own controls in their sizes, and
  /// parts of a larger target that does the same.
  func exempt(in model: Model) -> Set<String> {
    guard let systemSizes, let views = Selector("view") else { return [] }
    // A control whose frame is stated may have the system's size, too.
    var query = ExpressionQuery(
      """
      isSystemSized(self, sizes) || insideTarget(self, \(width), \(height))
      || self.hitWidth >= targetWidth(self, sizes, \(width)) && self.hitHeight >= targetHeight(self, sizes, \(height))
      """)
    query.ruleSet = rules
    query.isChecked = false
    query.bindings = [("sizes", systemSizes)]
    guard let answers = try? query.answers(over: model, selecting: views) else { return [] }
    return Set(
      answers.compactMap { answer in
        if case .bool(true) = answer.value { answer.path } else { nil }
      })
  }
}
