/// The functions about what buttons and the like do, without what they come to: see `FunctionBody`.
extension RuleFunctions {
  static let actFunctions: [Function] = [
    ofAct(
      "acts", [], gives: .list(.word(.act)),
      """
      What a button, item or gesture does, by its title in every language, its action, icon, role, style and id; or what a \
      text or the name of an action says. Unknown where the lexicon knows none of it.
      """),
    ofAct(
      "does", [.word(.act), .list(.word(.act))], gives: .bool,
      """
      Whether something does an act, or one of a list: true where anything of it says so, false where its title (without \
      one, its icon or action) is known to do something else, and unknown otherwise.
      """),
  ]

  /// A function of all that can do something.
  private static func ofAct(
    _ name: String, _ acts: [ValueType], gives result: ValueType, _ summary: String
  ) -> Function {
    let subjects: [ValueType] = [.node([]), .string, .null]
    let overloads = subjects.flatMap { subject in
      acts.isEmpty ? [[subject]] : acts.map { [subject, $0] }
    }
    var function = Function(name, overloads.map { .init($0, result) }, summary: summary)
    function.isOfText = true
    let own = ["title", "text", "accessibility", "action", "icon", "id", "role", "style", "opens"]
    function.reads =
      own.map { FactRead(nodeType: "", fact: $0) } + [
        FactRead(nodeType: "accessibility", fact: "label"), FactRead(nodeType: "icon", fact: "system"),
        FactRead(nodeType: "icon", fact: "name"),
      ]
    return function
  }
}
