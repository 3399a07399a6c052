public enum ScalarValue { case null, bool(Bool), int(Int64), bigInt, double(Double), string }
extension SyntaxTree {
  public func scalarValue(of index: NodeIndex) -> ScalarValue {
    let node = self[target(of: index)]
    if node.style != .plain { return .string }
    let text = text(of: index)
    switch text { case "true": return .bool(true)
    case "false": return .bool(false)
    case "", "~", "null": return .null
    default: if let i = Int64(text) { return .int(i) }
      if let d = Double(text) { return .double(d) }
      return .string }
  }
  public func entries(of mapping: NodeIndex) -> [(key: NodeIndex, value: NodeIndex)] {
    var result: [(key: NodeIndex, value: NodeIndex)] = []
    var key: NodeIndex?
    for child in children(of: mapping) { if let k = key { result.append((k, child)); key = nil } else { key = child } }
    return result
  }
}
public enum JSONReader { public static func read(_ source: SourceFile) -> SyntaxTree { YAMLReader.read(source) } }
