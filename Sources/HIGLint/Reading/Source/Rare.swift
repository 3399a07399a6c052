/// A property that few values of a type have: in each of the many it takes the room of a pointer.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, or nothing.
  private var held: [Value] = []

  public init() {}

  public var wrappedValue: Value? {
    get { held.first }
    set { held = newValue.map { [$0] } ?? [] }
  }
}
