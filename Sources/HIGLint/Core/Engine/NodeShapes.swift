import HIGLanguage
import HIGReading

/// Finds nodes that look alike: the same type, the same fields stated, and equal words and truth values in them.
///
/// A shape is a number, found as the classes of a JavaScript engine are: every stated field leads from one shape to the
/// next, and the same fields always lead to the same one. Numbers, colours and the strings of the designer's own count as
/// stated, whatever they are; only a text's shape knows its words, and a font's its size. A node in a field (a font, a
/// background) adds its own shape; the views inside do not.
struct NodeShapes {
  typealias Shape = UInt32

  /// The number of shapes after which the table begins again, before the next file.
  private static let capacity = 1 << 15

  private var transitions = FlatTable<Transition, Shape>(capacity: 680, filler: 0)
  private var words = HashMap<TextKey, UInt64>()
  private(set) var count = 1

  var isFull: Bool { count > Self.capacity || words.count > Self.capacity }

  /// A number that stands for a step without a field; its value is none of a field's.
  private enum Mark: UInt32 {
    case type = 0xFFFF_0001
    case view, screen, text, field, owner, language, value, unread
  }

  /// Returns the shape that a step leads to; a step not taken before leads to a new one.
  private mutating func step(_ shape: Shape, _ key: UInt32, _ payload: UInt64) -> Shape {
    let transition = Transition(shape: shape, key: key, payload: payload)
    if let known = transitions[transition] { return known }
    let new = Shape(count)
    count += 1
    transitions.set(new, for: transition)
    return new
  }

  private mutating func word(_ string: String) -> UInt64 {
    let key = TextKey(string)
    if let known = words[key] { return known }
    let number = UInt64(words.count + 1)
    words.set(number, for: key)
    return number
  }

  /// The shapes of a model's nodes, with and without the words of texts.
  struct Shapes {
    var all: [Shape]
    var wordless: [Shape]
  }

  /// Returns the shapes of a model's nodes.
  mutating func shapes(of model: Model) -> Shapes {
    let nodes = model.nodes
    var shapes = [Shape](repeating: 0, count: nodes.count)
    // What lies in a node comes after it.
    for index in nodes.indices.reversed() { shapes[index] = shape(of: index, nodes[index], in: model, inner: shapes) }
    var wordless = shapes
    // A text's shape says what it is a text of, and that comes before it.
    for index in nodes.indices where Int(nodes[index].type) == model.textType {
      wordless[index] = shape(ofText: index, nodes[index], in: model, shapes)
      shapes[index] = shape(wordless[index], withWordsOf: NodeReference(index), in: model)
    }
    return Shapes(all: shapes, wordless: wordless)
  }

  private mutating func shape(of index: Int, _ record: ModelNode, in model: Model, inner: [Shape]) -> Shape {
    let type = Int(record.type)
    var shape = step(0, Mark.type.rawValue, UInt64(record.type))
    if model.mayHaveUnreadStatements(NodeReference(index)) { shape = step(shape, Mark.unread.rawValue, 0) }
    let vocabulary = model.vocabulary
    let isFont = vocabulary.form(of: type).isFont
    for slot in model.slots(of: record) {
      var payload: UInt64 = 0
      switch slot.kind {
      case .unknown, .bool: payload = slot.payload
      case .string:
        if vocabulary.isWord(slot.name, in: type) { payload = word(model.string(of: slot)) }
      case .node:
        let child = Int(slot.payload)
        if child > index, child < inner.count { payload = UInt64(inner[child]) }
      case .list: payload = slot.payload & 0xFFFF_FFFF == 0 ? 0 : 1
      case .int, .number: if isFont { payload = slot.payload }
      case .null, .color, .opaque, .stored: break
      }
      shape = step(shape, UInt32(slot.name.value) << 8 | UInt32(slot.kind.rawValue), payload)
    }
    if type == model.viewType, !model.hasAllScreens {
      shape = step(shape, Mark.view.rawValue, Self.viewFacts(of: NodeReference(index), in: model))
    } else if type == model.screenType {
      shape = step(shape, Mark.screen.rawValue, model.stateNames[UInt32(index)] == nil ? 0 : 1)
    }
    return shape
  }

  /// Returns the derived facts of a view, two bits each. For views from extracts they are unknown.
  private static func viewFacts(of view: NodeReference, in model: Model) -> UInt64 {
    var bits: UInt64 = 0
    for name in viewFactNames {
      bits <<= 2
      switch model.value(of: name, at: view) {
      case .bool(let bool): bits |= bool ? 1 : 0
      default: bits |= 2
      }
    }
    return bits
  }

  /// The derived facts that are part of a view's shape.
  static let viewFactNames = [Names.visible, Names.decorative, Names.interactive, Names.tappable]

  private mutating func shape(
    ofText index: Int, _ record: ModelNode, in model: Model, _ shapes: [Shape]
  ) -> Shape {
    var shape = step(shapes[index], Mark.text.rawValue, 0)
    let holder = record.parent
    guard holder != .none else { return shape }
    let set = model.nodes[Int(holder.index)]
    let owner = set.parent
    shape = step(shape, Mark.field.rawValue, UInt64(set.field.value))
    let ownerShape = owner == .none || Int(owner.index) >= index ? 0 : UInt64(shapes[Int(owner.index)])
    return step(shape, Mark.owner.rawValue, ownerShape)
  }

  private mutating func shape(_ wordless: Shape, withWordsOf node: NodeReference, in model: Model) -> Shape {
    // The language of a text without a stated one depends on other texts.
    guard let index = model.textIndex(of: node), let language = model.texts[index].language else { return wordless }
    let words = word(model.texts[index].string)
    return step(step(wordless, Mark.language.rawValue, word(language)), Mark.value.rawValue, words)
  }
}

/// A shape and the step from it to the next one.
private struct Transition: FlatTableKey {
  var shape: UInt32
  var key: UInt32
  var payload: UInt64

  var number: UInt64 { (UInt64(shape) << 32 | UInt64(key)) ^ (payload &* 0xD6E8_FEB8_6659_FD93) }
  static var free: Transition { Transition(shape: .max, key: .max, payload: .max) }
}
