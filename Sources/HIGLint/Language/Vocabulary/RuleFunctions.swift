import HIGReading

/// The functions that rules may call, besides those of the language.
///
/// Their code stands beside the model, as the `FunctionBody` of the same name: to check and to compile rules it is
/// enough to know what they take and give.
public enum RuleFunctions {
  /// The functions without their bodies.
  package static let declared: [Function] =
    ((wordFunctions + textFunctions).map(\.ofText) + geometryFunctions + actionFunctions + actFunctions).map(\.ofNode)
    + graphFunctions + gateFunctions + flowFunctions + definedNameFunctions
    + (listFunctions + purposeFunctions + StatementFunctions.all + colorFunctions + nameFunctions).map(\.ofNode)

  /// The declared functions by what they are about, as a page lists them.
  package static let topics: [(title: Message, names: [String])] = [
    (Message(en: "What is stated", zhHans: "是否写明"), StatementFunctions.all),
    (
      Message(en: "What something does, and names", zhHans: "作用与名称"),
      actFunctions + actionFunctions + nameFunctions + purposeFunctions
    ),
    (Message(en: "Texts", zhHans: "文本"), wordFunctions + textFunctions),
    (Message(en: "Views and places", zhHans: "视图与位置"), geometryFunctions),
    (Message(en: "Colours", zhHans: "颜色"), colorFunctions),
    (Message(en: "Screens and ways between them", zhHans: "界面与路径"), graphFunctions + gateFunctions + flowFunctions),
    (Message(en: "Lists", zhHans: "列表"), listFunctions),
  ].map { title, functions in (title, functions.map(\.name)) }

  /// The declared functions, as expressions look them up.
  public static let declaredTable = FunctionTable(declared)

  package static let view = ValueType.node(["view"])
  package static let screen = ValueType.node(["screen"])
  /// A list of maps: each pair or place found, under names.
  package static let found = ValueType.list(.map(.string, .any))
  package static let wordList = ValueType.list(.string)
  package static let spanList = ValueType.list(.span)

  /// A function of given parameters.
  package static func of(
    _ name: String, _ parameters: [ValueType], gives result: ValueType, _ summary: String
  ) -> Function { Function(name, [.init(parameters, result)], summary: summary) }

  /// A function of the app.
  static func ofApp(
    _ name: String, _ parameters: [ValueType] = [], gives result: ValueType, _ summary: String
  ) -> Function { of(name, [.node(["app"])] + parameters, gives: result, summary) }

  /// A function of a text, or of a text in all its languages.
  ///
  /// - Parameter parameters: The lists of further parameters that it takes.
  package static func ofText(
    _ name: String, _ parameters: [[ValueType]] = [[]], gives result: ValueType, _ summary: String
  ) -> Function {
    let overloads =
      parameters.map { Function.Overload([.node(["text", "localizedText"])] + $0, result) }
      + parameters.map { Function.Overload([.null] + $0, result) }
    return Function(name, overloads, summary: summary)
  }
}

extension Function {
  /// The function, marked as one of texts.
  package var ofText: Function {
    var function = self
    function.isOfText = true
    return function
  }

  /// The function, marked as one that looks at nothing outside of its arguments' file.
  package var ofNode: Function {
    var function = self
    function.isOfNode = true
    return function
  }

  /// The function, with the facts that it reads of the app's nodes: `screen.shape`.
  package func reading(_ facts: [String]) -> Function {
    var function = self
    function.reads = facts.map { fact in
      let parts = fact.split(separator: ".").map(String.init)
      return FactRead(nodeType: parts[0], fact: parts[1])
    }
    return function
  }
}
