/// What few values of a type have, of which there are many: in each of them it takes the room of a pointer.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Empty, or one.
  private var held: [Value] = []

  public init() {}

  public var wrappedValue: Value? {
    get { held.first }
    set { held = newValue.map { [$0] } ?? [] }
  }
}
