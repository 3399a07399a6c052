extension Value {
  /// Returns the steps that it costs to go through the value: one for each item, at any depth and at each occurrence,
  /// and one for each 64 bytes of text. Nothing beyond a limit is looked at.
  ///
  /// A list of few bytes may stand for many items: lists of a list twice, thirty times over.
  package func weight(upTo limit: Int) -> Int {
    switch self {
    case .string(let text): return text.utf8.count / 64
    case .list, .map: break
    default: return 0
    }
    var weight = 0
    var waiting = [self]
    while let value = waiting.popLast(), weight <= limit {
      switch value {
      case .string(let text): weight += text.utf8.count / 64
      case .list(let items):
        weight += items.count
        guard weight <= limit else { break }
        for item in items where item.hasWeight { waiting.append(item) }
      case .map(let map):
        weight += map.entries.count
        guard weight <= limit else { break }
        for (key, value) in map.entries {
          if key.hasWeight { waiting.append(key) }
          if value.hasWeight { waiting.append(value) }
        }
      default: break
      }
    }
    return weight
  }

  private var hasWeight: Bool {
    switch self {
    case .list, .map: true
    case .string(let text): text.utf8.count >= 64
    default: false
    }
  }
}

extension Evaluation {
  /// Charges for going through a value, if that is counted; returns false if it is too much.
  @inline(__always)
  mutating func charge(_ value: Value) -> Bool {
    if isCounted { steps -= value.weight(upTo: max(steps, 0)) }
    return steps >= 0
  }

  /// Charges for bytes that are about to be made; returns false if it is too much.
  @inline(__always)
  mutating func charge(bytes: Int) -> Bool {
    if isCounted { steps -= bytes / 64 }
    return steps >= 0
  }

  @inline(never)
  mutating func charge(_ values: [Value]) -> Bool {
    for value in values where !charge(value) { return false }
    return true
  }

  /// Charges a standard function, before it runs, for all it goes through and makes; returns false if it is too much.
  mutating func charge(_ function: StandardFunction, _ arguments: [Value]) -> Bool {
    guard isCounted else { return true }
    switch (function, arguments.first) {
    case (.type, _), (.dyn, _), (.size, .list), (.size, .map): return true
    case (.replace, .string(let text)) where arguments.count > 2:
      guard charge(arguments), case .string(let old) = arguments[1], case .string(let new) = arguments[2] else {
        return steps >= 0
      }
      return charge(bytes: StringFunctions.occurrences(of: old, in: text) * new.utf8.count)
    case (.join, .list(let items)):
      guard charge(arguments) else { return false }
      var bytes = 0
      for case .string(let text) in items { bytes += text.utf8.count }
      if arguments.count > 1, case .string(let separator) = arguments[1] { bytes += items.count * separator.utf8.count }
      return charge(bytes: bytes)
    case (.distinct, .list(let items)):
      // Each item may be compared with each.
      let weight = arguments[0].weight(upTo: max(steps, 0))
      steps -= weight
      let isOfCollections = items.contains {
        if case .list = $0 { true } else if case .map = $0 { true } else { false }
      }
      if steps >= 0, isOfCollections { steps -= weight.multipliedReportingOverflow(by: items.count).partialValue }
      return steps >= 0
    default: return charge(arguments)
    }
  }
}
