/// A fact about a text that a placeholder, or an unknown language, may leave open.
///
/// A thing found in a known piece of a text is found; a thing not found there may stand in an unknown one.
public enum Decided<Fact> {
  case known(Fact)
  case unknown

  /// The fact, or nil if it is open.
  public var value: Fact? {
    switch self {
    case .known(let fact): fact
    case .unknown: nil
    }
  }

  public func map<Result>(_ transform: (Fact) -> Result) -> Decided<Result> {
    switch self {
    case .known(let fact): .known(transform(fact))
    case .unknown: .unknown
    }
  }
}

extension Decided: Equatable where Fact: Equatable {}
extension Decided: Hashable where Fact: Hashable {}
extension Decided: Sendable where Fact: Sendable {}
