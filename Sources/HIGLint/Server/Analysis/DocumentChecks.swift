import HIGReading

/// What is known to be wrong with an open file: what it says by itself, found anew with each edit, and what the other
/// files of its app bring about, found a little later.
///
/// While a line is typed that can't be read yet, what was found in the rest of the file stays. So it does while the key is
/// typed anew by which the file is known for a spec.
struct DocumentChecks {
  /// The time after an edit for which a line may be half typed, in nanoseconds.
  static let patience: UInt64 = 1_500_000_000

  /// What a check of the file by itself found in one of its texts.
  struct Local {
    var edition: Int
    var items: [Shown]
    var text: [UInt8]
    var kind = Kind.other

    /// What the text is to a check.
    enum Kind {
      case spec
      /// No spec, but for one key the spec that it was.
      case formerSpec
      case other
    }

    var isSound: Bool { kind != .formerSpec && !items.contains(where: \.isAboutSyntax) }
  }

  /// What was found in the text as it is; nil where nobody has looked yet, or no check looks at the file.
  private(set) var local: Local?
  /// What was found in the last text without mistakes in its syntax.
  private(set) var sound: Local?
  /// What a check of everything found besides, in the text of this edition.
  private var others: (edition: Int, items: [Shown]) = (0, [])
  /// What it did not find, since it knew better.
  private var dismissed: [Shown.Identity: Int] = [:]
  /// What a check of everything that is under way has for the file.
  private var pending: (edition: Int, text: [UInt8])?

  mutating func note(_ local: Local?) {
    self.local = local
    if let local, local.isSound { sound = local }
  }

  /// Whether the text can't be read, and may only be half typed.
  func isHalfTyped(_ document: TextDocument, now: UInt64) -> Bool {
    isHeld(document, now: now) && local?.kind != .formerSpec
  }

  /// Whether the last sound text stands for the one that is there: for a while, or, where it would be no spec any more,
  /// as long as the file is open.
  private func isHeld(_ document: TextDocument, now: UInt64) -> Bool {
    guard let local, !local.isSound, sound != nil, local.edition == document.edition else { return false }
    return now < (local.kind == .formerSpec ? .max : document.lastEdit + Self.patience)
  }

  /// Returns the text that a check of everything is to read, and notes what is known of it.
  mutating func begin(_ document: TextDocument, now: UInt64) -> [UInt8] {
    if isHeld(document, now: now), let sound {
      pending = (sound.edition, sound.text)
      return sound.text
    }
    pending = (document.edition, document.text)
    return document.text
  }

  /// Takes over what a check of everything has found in the file.
  ///
  /// - Parameter look: Returns what a text of the file says by itself; nil where no check looks at it.
  mutating func finish(_ found: [Shown], look: ([UInt8]) -> [Shown]?) {
    guard let pending else { return }
    // The definitions around the file may be others now, so that it says other things by itself, too.
    let known = look(pending.text)
    if let known, sound?.edition == pending.edition { sound?.items = known }
    if let known, local?.edition == pending.edition { local?.items = known } else { local = nil }
    var counts: [Shown.Identity: Int] = [:]
    for item in known ?? [] { counts[item.identity, default: 0] += 1 }
    var items: [Shown] = []
    for item in found {
      if let count = counts[item.identity], count > 0 {
        counts[item.identity] = count - 1
      } else {
        items.append(item)
      }
    }
    others = (pending.edition, items)
    // A rule file that no settings name is read by nobody else.
    dismissed = counts.filter { $0.value > 0 && !$0.key.rule.hasPrefix("rule/") }
    self.pending = nil
  }

  /// Returns what is shown of the file now.
  func items(_ document: TextDocument, now: UInt64) -> [Shown] {
    var items = local?.kind == .formerSpec ? [] : local?.items ?? []
    if isHeld(document, now: now) { items = heldItems(document) }
    if let local, local.edition != document.edition {
      items = local.items.compactMap { $0.moved(to: document, from: local.edition) }
    }
    var dismissed = dismissed
    items.removeAll { item in
      guard let count = dismissed[item.identity], count > 0 else { return false }
      dismissed[item.identity] = count - 1
      return true
    }
    items += others.items.compactMap { $0.moved(to: document, from: others.edition) }
    return items.sorted(by: Shown.precedes)
  }

  /// Returns what is wrong with the syntax, or with the key that makes a spec, and what was found before on the other lines.
  private func heldItems(_ document: TextDocument) -> [Shown] {
    guard let local, let sound else { return [] }
    let broken = local.kind == .formerSpec ? local.items : local.items.filter(\.isAboutSyntax)
    let lines = Set(broken.map { document.lines.line(at: $0.range.lowerBound) })
    return broken
      + sound.items.compactMap { item in
        guard let moved = item.moved(to: document, from: sound.edition),
          !lines.contains(document.lines.line(at: moved.range.lowerBound))
        else { return nil }
        return moved
      }
  }
}
