/// A value on its way into a file.
public indirect enum WrittenValue: Hashable, Sendable {
  /// A text: quoted if the format or its characters need it.
  case string(String)
  /// A number or a word of the format (`true`, `null`), as it stands.
  case verbatim(String)
  case list([WrittenValue])
  case mapping([WrittenField])
}

/// A field of a mapping on its way into a file.
public struct WrittenField: Hashable, Sendable {
  public var key: String
  public var value: WrittenValue

  public init(_ key: String, _ value: WrittenValue) {
    self.key = key
    self.value = value
  }
}
