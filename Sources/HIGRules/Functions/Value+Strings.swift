import HIGLanguage

extension Value {
  /// The texts of a list.
  var strings: [String] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap { item in
      if case .string(let text) = item { return text }
      return nil
    }
  }
}
