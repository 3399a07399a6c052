import HIGCore
import HIGLanguage
import HIGReading

/// How explanations and pages say what a field holds, and what its absence means.
struct TopicWords {
  let language: Language

  func say(_ en: String, _ zhHans: String) -> String { Message(en: en, zhHans: zhHans)[language] }

  /// Returns what a field holds. `object` names an object, `words` what words are for.
  func holds(
    _ type: FieldType, object: (String) -> String = { "`\($0)`" }, words: (Enumeration) -> String
  ) -> String {
    switch type {
    case .bool: say("true or false", "true 或 false")
    case .int: say("a whole number", "整数")
    case .number(let range):
      abs(range.upperBound) >= 1e5
        ? range.lowerBound == 0 ? say("a number from 0", "不小于 0 的数") : say("a number", "数")
        : say(
          "\(number(range.lowerBound)) to \(number(range.upperBound))",
          "\(number(range.lowerBound)) 到 \(number(range.upperBound))")
    case .duration: say("a time", "时间")
    case .string: say("a name", "名称")
    case .identifier: say("an id", "id")
    case .text: say("a text", "文本")
    case .word(let list): words(list)
    case .openWord(let list): words(list) + " …"
    case .color: say("a colour", "颜色")
    case .node(let name): object(name)
    case .list(let element):
      say("a list: ", "列表：") + holds(element, object: object, words: words)
    case .map(let element):
      say("by name: ", "按名称：") + holds(element, object: object, words: words)
    case .opaque: say("anything", "任意内容")
    }
  }

  /// Returns what a field holds whose value the format reads in a way of its own; nil for other fields.
  func holds(opaque field: String, of owner: String) -> String? {
    switch (owner, field) {
    case ("document", "components"):
      say("by name: a component, `{parameters: {…}, view: {…}}`", "按名称：组件 `{parameters: {…}, view: {…}}`")
    case ("screen", "states"): say("by name: the fields of a `screen` that differ", "按名称：有差异的 `screen` 字段")
    case ("screen", "variants"): say("a list: the fields of a `screen` that differ", "列表：有差异的 `screen` 字段")
    case ("screen", "override"):
      say("by the id of a view: the fields of the `view` that differ", "按视图 id：有差异的 `view` 字段")
    case ("view", "with"): say("by name: the values of the component's parameters", "按名称：组件参数的值")
    case ("view", "value"), ("barItem", "value"):
      say("true or false, a number or a text", "true、false、数或文本")
    case ("barItem", "badge"): say("a number or a short text", "数或简短的文本")
    case ("view", "keyboard"):
      say(
        "a word of UIKit's: default, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch",
        "UIKit 的词：default、asciiCapable、numbersAndPunctuation、URL、numberPad、phonePad、namePhonePad、emailAddress、decimalPad、twitter、webSearch"
      )
    default: nil
    }
  }

  /// Whether a field says how the parts of a spec are put together, which no rule need look at.
  static func isReadByFormat(_ field: String, of owner: String) -> Bool {
    switch (owner, field) {
    case ("document", _), ("view", "use"), ("view", "with"), ("screen", "states"), ("screen", "variants"),
      ("screen", "override"):
      true
    default: false
    }
  }

  /// Returns what it means that a field is not written.
  func meaning(of absence: Absence) -> String {
    switch absence {
    case .required: say("must be there", "必填")
    case .bool(let value): "`\(value)`"
    case .number(let value): "`\(number(value))`"
    case .word(let word): "`\(word)`"
    case .clear: "`clear`"
    case .emptyList: say("none", "无")
    case .inherited: say("inherited", "继承")
    case .unknown: say("unknown", "未知")
    }
  }

  func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  /// Returns the ways to write an object other than as a mapping.
  func shortForms(of type: NodeType) -> [String] {
    var forms: [String] = []
    if let shorthand = type.shorthand {
      forms.append(say("A value alone is its `\(shorthand)`", "只写一个值即为其 `\(shorthand)`"))
    }
    if !type.positional.isEmpty {
      forms.append(say("also ", "也可写作 ") + "`[\(type.positional.joined(separator: ", "))]`")
    }
    return forms
  }

  /// Returns an object's name with the ways to write it as a list.
  func forms(of name: String, in vocabulary: Vocabulary) -> String {
    let positional = vocabulary.type(named: name)?.positional ?? []
    return positional.isEmpty
      ? "`\(name)`" : "`\(name)`" + say(" or ", " 或 ") + "`[\(positional.joined(separator: ", "))]`"
  }

  /// Returns the calls of a function, each with what it gives.
  static func signatures(of name: String, _ overloads: [Function.Overload]) -> [String] {
    // The overloads for `null` are there for what is stated to be `none`.
    let told = overloads.filter { overload in
      if case .null? = overload.parameters.first { return false }
      return !overload.parameters.dropFirst().contains { if case .null = $0 { true } else { false } }
    }
    return (told.isEmpty ? overloads : told).map { overload in
      "\(name)(\(overload.parameters.map(\.description).joined(separator: ", "))) → \(overload.result)"
    }
  }
}

extension RuleSet {
  /// Returns the ids of the rules that read a fact of some types of nodes, or of every object, in the order of the rules. What
  /// is read of a node whose type only the spec tells counts for each type, unless all objects have a fact of that name.
  func ids(among readers: [FactRead: [String]], reading fact: String, of owners: [String]) -> [String] {
    var found: Set<String> = []
    if owners.isEmpty {
      for (read, ids) in readers where read.fact == fact { found.formUnion(ids) }
    } else {
      let isCommon = Vocabulary.commonFacts.contains { $0.name == fact }
      for owner in owners + (isCommon ? [] : [""]) {
        found.formUnion(readers[FactRead(nodeType: owner, fact: fact)] ?? [])
      }
    }
    return ids.filter(found.contains)
  }
}
