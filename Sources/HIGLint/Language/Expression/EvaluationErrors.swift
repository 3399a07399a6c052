import HIGReading

extension EvaluationError {
  static let divisionByZero = EvaluationError(Message(en: "division by zero", zhHans: "除数为零"))
  static let overflow = EvaluationError(
    Message(en: "the result does not fit into 64 bits", zhHans: "结果超出 64 位整数的范围"))

  static func noOverload(_ name: String, _ operands: Value...) -> EvaluationError {
    let types = operands.map { "`\($0.typeName)`" }
    return EvaluationError(
      Message(
        en: "`\(name)` does not work on \(types.joined(separator: " and "))",
        zhHans: "`\(name)` 不能用于 \(types.joined(separator: " 和 "))"),
      isOfNone: operands.contains(where: \.holdsNone))
  }

  static func noOverload(_ name: String, arguments: [Value]) -> EvaluationError {
    let types = arguments.map(\.typeName).joined(separator: ", ")
    return EvaluationError(
      Message(en: "`\(name)` does not take (\(types))", zhHans: "`\(name)` 不接受参数 (\(types))"),
      isOfNone: arguments.contains(where: \.holdsNone))
  }

  static func noSuchKey(_ key: Value) -> EvaluationError {
    let text = key.keyText
    return EvaluationError(Message(en: "the map has no key `\(text)`", zhHans: "映射中没有键 `\(text)`"))
  }

  static func noSuchField(_ name: String, _ value: Value) -> EvaluationError {
    EvaluationError(
      Message(
        en: "a value of type `\(value.typeName)` has no field `\(name)`",
        zhHans: "`\(value.typeName)` 类型的值没有字段 `\(name)`"),
      isOfNone: value.holdsNone)
  }

  package static func outOfRange(_ index: Int64) -> EvaluationError {
    EvaluationError(Message(en: "the index \(index) is out of range", zhHans: "下标 \(index) 越界"))
  }

  static func notConvertible(_ value: Value, to type: String) -> EvaluationError {
    let text = value.keyText
    return EvaluationError(
      Message(en: "`\(text)` is no `\(type)`", zhHans: "`\(text)` 不能转换为 `\(type)`"), isOfNone: value.holdsNone)
  }

  static func unsupportedKey(_ key: Value) -> EvaluationError {
    EvaluationError(
      Message(
        en: "a value of type `\(key.typeName)` can't be a key of a map", zhHans: "`\(key.typeName)` 类型的值不能作为映射的键"),
      isOfNone: key.holdsNone)
  }

  static func repeatedKey(_ key: Value) -> EvaluationError {
    let text = key.keyText
    return EvaluationError(Message(en: "the map has the key `\(text)` twice", zhHans: "映射中的键 `\(text)` 重复"))
  }

  static func stepsExceeded(_ budget: Int) -> EvaluationError {
    EvaluationError(
      Message(en: "the expression takes more than \(budget) steps", zhHans: "表达式的计算超过 \(budget) 步"))
  }
}

extension Value {
  /// Whether the value is `none`, or a list with such an item.
  var holdsNone: Bool {
    switch self {
    case .null: return true
    case .list(let items):
      return items.contains { item in
        if case .null = item { return true }
        return false
      }
    default: return false
    }
  }

  /// The text of a map's key, or of another plain value, in error messages.
  fileprivate var keyText: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .double(let double): "\(double)"
    case .string(let string): string
    default: typeName
    }
  }
}
