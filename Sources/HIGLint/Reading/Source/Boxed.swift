/// A value with storage of its own, which is copied when one of its holders changes it: a list of them takes the room
/// of a pointer each, and to hand one on moves nothing.
@usableFromInline
package indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  @inlinable
  package var value: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
