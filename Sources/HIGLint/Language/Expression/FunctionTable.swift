import HIGReading

/// A function of the rule language written in Swift.
public struct Function: Sendable {
  /// The things that a function may use besides its arguments.
  public struct Context {
    /// The facts.
    public let subject: AnyObject

    public init(facts: any FactSource) { subject = facts.subject }
  }

  /// An accepted list of argument types and the type of the result.
  public struct Overload: Sendable {
    public var parameters: [ValueType]
    public var result: ValueType

    public init(_ parameters: [ValueType], _ result: ValueType) {
      self.parameters = parameters
      self.result = result
    }
  }

  public var name: String
  public var overloads: [Overload]
  /// The summary in the documentation, one line.
  public var summary: String
  /// Whether it takes unknown arguments; for any other function they make the call unknown.
  public var takesUnknown: Bool
  /// Whether the result depends only on the arguments, with the words of their texts, and on the app.
  package var isOfText = false
  /// Whether the result depends only on the arguments, and on what is said of them in their own file and of the app.
  package var isOfNode = false
  /// The facts that it reads by itself, besides those of the expression; without a type, of the node that it is given.
  package var reads: [FactRead] = []
  /// The function's body; nil if it is only declared, and a call is open then.
  public var call: Call?

  public typealias Call = @Sendable ([Value], Context) -> Value

  public init(
    _ name: String, _ overloads: [Overload], summary: String, takesUnknown: Bool = false,
    call: Call? = nil
  ) {
    self.name = name
    self.overloads = overloads
    self.summary = summary
    self.takesUnknown = takesUnknown
    self.call = call
  }
}

/// The functions that expressions may call, `f(x, y)` and `x.f(y)` alike.
public struct FunctionTable: Sendable {
  public private(set) var functions: [Function] = []
  private var indices = HashMap<TextKey, Int>()

  public init(_ functions: [Function] = []) {
    for function in functions { add(function) }
  }

  public mutating func add(_ function: Function) {
    let index = indices[TextKey(function.name), default: functions.count]
    if index < functions.count {
      functions[index] = function
    } else {
      indices.set(index, for: TextKey(function.name))
      functions.append(function)
    }
  }

  /// Returns the table with more functions, or with others in the place of those of the same name.
  package func adding(_ functions: [Function]) -> FunctionTable {
    var table = self
    for function in functions { table.add(function) }
    return table
  }

  public func index(of name: String) -> Int? { indices[TextKey(name)] }
  public subscript(name: String) -> Function? { indices[TextKey(name)].map { functions[$0] } }
}
