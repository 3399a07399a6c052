/// What few values of a type have, of which there are many: in each of them it takes the room of a pointer.
struct Rare<Parts: RareParts>: Hashable, Sendable {
  /// Empty, or one.
  private var held: [Parts] = []

  init() {}

  var parts: Parts {
    get { held.first ?? Parts() }
    set { held = newValue == Parts() ? [] : [newValue] }
  }
}

/// Made without anything, it says that there is nothing.
protocol RareParts: Hashable, Sendable {
  init()
}
