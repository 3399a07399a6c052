import HIGDraw
import HIGLanguage
import HIGReading

/// The screens of a design that look different from before: in their usual state or another, in an appearance or a
/// language, with what they present; and those that are new or gone. Components, passes and widgets count as screens.
struct PageChanges {
  /// What tells one picture of a screen from its others.
  private struct Key: Hashable {
    var state: String?
    var appearance: String
    var language: String?
  }

  /// What tells one screen from others.
  private struct ScreenKey: Hashable {
    var file: String
    var id: String
    var isComponent: Bool
  }

  private struct Change {
    /// The number of the screen as it was, and as it is.
    var before: Int?
    var now: Int?
    /// The pictures that differ, as they were and as they are.
    var versions: [(before: PageScreens.Version?, now: PageScreens.Version?)]
  }

  private let former: PageScreens?
  private let current: PageScreens
  /// The screens that the earlier findings lay in.
  private let owners: [Int?]
  private var changes: [Change] = []

  /// - Parameter former: The screens as they were, whose pictures share the lines of the current ones; nil where nobody
  ///   knows them.
  init(from former: PageScreens?, to current: PageScreens) {
    self.former = former
    self.current = current
    owners = former?.owners() ?? []
    guard let former else { return }
    let before = Self.numbers(of: former)
    for (number, screen) in current.screens.enumerated() {
      let old = before[Self.key(screen)]
      let versions = Self.differing(old.map { former.screens[$0].versions } ?? [], screen.versions)
      if !versions.isEmpty { changes.append(Change(before: old, now: number, versions: versions)) }
    }
    let now = Self.numbers(of: current)
    for (number, screen) in former.screens.enumerated() where now[Self.key(screen)] == nil {
      changes.append(Change(before: number, now: nil, versions: screen.versions.map { ($0, nil) }))
    }
  }

  private static func key(_ screen: PageScreens.Screen) -> ScreenKey {
    ScreenKey(file: screen.file, id: screen.id, isComponent: screen.isComponent)
  }

  private static func numbers(of screens: PageScreens) -> [ScreenKey: Int] {
    Dictionary(screens.screens.enumerated().map { (key($0.element), $0.offset) }) { first, _ in first }
  }

  private static func key(_ version: PageScreens.Version) -> Key {
    Key(state: version.drawing.state, appearance: version.appearance.rawValue, language: version.language)
  }

  private static func differing(
    _ before: [PageScreens.Version], _ now: [PageScreens.Version]
  ) -> [(before: PageScreens.Version?, now: PageScreens.Version?)] {
    let old = Dictionary(before.map { (key($0), $0) }) { first, _ in first }
    var seen: Set<Key> = []
    var differing: [(before: PageScreens.Version?, now: PageScreens.Version?)] = []
    for version in now where seen.insert(key(version)).inserted {
      let former = old[key(version)]
      if former?.lines != version.lines { differing.append((former, version)) }
    }
    for version in before where seen.insert(key(version)).inserted { differing.append((version, nil)) }
    return differing
  }

  /// Returns the number of the change of the screen that an earlier finding lay in; nil where that has not changed.
  func change(ofFormer finding: Int) -> Int? {
    guard owners.indices.contains(finding), let screen = owners[finding] else { return nil }
    return changes.firstIndex { $0.before == screen }
  }

  // MARK: Writing

  func write(to json: inout JSONEmitter) {
    json.array { json in
      for change in changes {
        json.breakLine()
        write(change, to: &json)
      }
    }
  }

  private func write(_ change: Change, to json: inout JSONEmitter) {
    guard let former, let screen = change.now.map({ current.screens[$0] }) ?? change.before.map({ former.screens[$0] })
    else { return }
    json.object { json in
      json.member("id", screen.id)
      json.member("file", screen.file)
      json.key("screen")
      if let now = change.now { json.int(now) } else { json.null() }
      json.member("isNew", change.before == nil)
      json.key("versions")
      json.array { json in
        for version in change.versions {
          guard let one = version.now ?? version.before else { continue }
          json.object { json in
            json.member("state", orNull: one.drawing.state)
            json.member("appearance", one.appearance.rawValue)
            json.member("language", orNull: one.language)
            json.member("isGone", version.now == nil)
            json.key("before")
            if let before = version.before { write(before, of: change, to: &json) } else { json.null() }
          }
        }
      }
    }
  }

  private func write(_ version: PageScreens.Version, of change: Change, to json: inout JSONEmitter) {
    json.object { json in
      json.member("width", points: version.drawing.screenSize.width)
      json.member("height", points: version.drawing.screenSize.height)
      json.key("pins")
      json.array { json in
        for place in version.drawing.places where owners[place.number] == change.before {
          json.place("gone", place.number, place.rect)
        }
      }
      json.member("lines", numbers: version.lines)
    }
  }
}
