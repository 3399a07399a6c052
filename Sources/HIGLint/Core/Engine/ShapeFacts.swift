import HIGLanguage
import HIGReading

/// The facts that are true of every node of one shape; all others are open.
///
/// Rules are run over it once for each shape. A program that is false there is false on every node of the shape.
final class ShapeFacts: FactSource {
  let model: Model
  /// The nodes of the app, which are the same for all shapes of one context.
  let app: Range<Int>
  let showsApp: Bool
  /// Whether facts of the screen can be read, as part of the shape.
  var showsScreen = false
  /// Whether the words of texts can be read, as part of the shape.
  var showsWords = true
  /// Whether a fact of the screen was asked for.
  var asksForScreen = false

  init(model: Model, showsApp: Bool) {
    self.model = model
    self.showsApp = showsApp
    app = model.app == .none ? 0..<0 : Int(model.app.index)..<Int(model.nodes[Int(model.app.index)].end)
  }

  var areShared: Bool { true }
  var knowsNone: Bool { true }
  var subject: AnyObject { model }

  private static var anything: Value { .unknown(.open) }

  // MARK: Values

  func value(of name: NameID, at node: NodeReference) -> Value {
    guard node != .none else { return .unknown(model.unknown(name, .notStated)) }
    let record = model.nodes[Int(node.index)]
    if let slot = model.slot(name, of: record) {
      if app.contains(Int(node.index)) { return model.value(of: slot) }
      return value(of: slot, at: node, type: Int(record.type))
    }
    let vocabulary = model.vocabulary
    switch vocabulary.answer(vocabulary.accessorIndex(of: name, in: Int(record.type))) {
    case .none, .absent(.required), .absent(.unknown): return .unknown(model.unknown(name, .notStated))
    case .absent(.inherited): return app.contains(Int(node.index)) ? model.value(of: name, at: node) : Self.anything
    case .absent: return model.value(of: name, at: node)
    case .derived: return derived(name, at: node, record)
    }
  }

  private func value(of slot: FieldSlot, at node: NodeReference, type: Int) -> Value {
    switch slot.kind {
    case .unknown, .null, .bool: return model.value(of: slot)
    case .node: return slot.payload > UInt64(node.index) ? model.value(of: slot) : Self.anything
    case .string: return model.vocabulary.isWord(slot.name, in: type) ? model.value(of: slot) : Self.anything
    case .list: return slot.payload & 0xFFFF_FFFF == 0 ? .list([]) : Self.anything
    case .int, .number: return model.vocabulary.form(of: type).isFont ? model.value(of: slot) : Self.anything
    case .color, .opaque, .stored: return Self.anything
    }
  }

  private func derived(_ name: NameID, at node: NodeReference, _ record: ModelNode) -> Value {
    let type = Int(record.type)
    switch name {
    case Names.nodeType: return model.value(of: name, at: node)
    case Names.app:
      if model.app == .none { return showsApp ? model.value(of: name, at: node) : Self.anything }
      return showsApp ? .node(model.app) : Self.anything
    case Names.screen:
      asksForScreen = true
      guard showsScreen, let screen = model.screen(of: node), model.typeIndex(of: screen) == model.screenType else {
        return Self.anything
      }
      return .node(screen)
    case Names.state, Names.isVariant:
      // Of a screen in its base state.
      guard type == model.screenType, model.stateNames[node.index] == nil else { return Self.anything }
      return model.value(of: name, at: node)
    case Names.field: return type == model.textType ? model.value(of: name, at: node) : Self.anything
    case Names.language, Names.value, Names.isBlank, Names.isUnknown:
      return hasWords(node) ? model.value(of: name, at: node) : Self.anything
    case Names.hasContent: return hasContent(node, type: type)
    case Names.unreadStatements: return model.mayHaveUnreadStatements(node) ? Self.anything : .list([])
    case Names.owner:
      guard type == model.textType, case .node(let owner) = model.value(of: name, at: node), owner != .none,
        owner.index < node.index
      else { return Self.anything }
      return .node(owner)
    case Names.visible, Names.decorative, Names.interactive, Names.tappable:
      guard type == model.viewType, !model.hasAllScreens, case .bool(let bool) = model.value(of: name, at: node) else {
        return Self.anything
      }
      return .bool(bool)
    case Names.fontSize, Names.fontWeight:
      guard type == model.viewType else { return Self.anything }
      guard let font = model.slot(Names.font, of: record) else {
        // The app's font holds.
        return showsApp ? model.value(of: name, at: node) : Self.anything
      }
      guard font.kind == .node else { return model.value(of: name, at: node) }
      let isInside = font.payload > UInt64(node.index)
      return isInside && hasNoFamily(NodeReference(Int(font.payload))) ? model.value(of: name, at: node) : Self.anything
    case Names.pointSize, Names.weightNumber:
      let isFont = model.vocabulary.form(of: type).isFont
      return isFont && hasNoFamily(node) ? model.value(of: name, at: node) : Self.anything
    default: return Self.anything
    }
  }

  /// Returns whether a font has no family: that is a name of the designer's own, which may tell its weight.
  private func hasNoFamily(_ font: NodeReference) -> Bool { model.slot(Names.family, of: font) == nil }

  private func hasContent(_ node: NodeReference, type: Int) -> Value {
    var isOpen = false
    for field in model.vocabulary.types[type].fields where field.isContent {
      switch presence(of: model.vocabulary.nameID(of: field.name), at: node) {
      case .yes: return .bool(true)
      case .no: break
      default: isOpen = true
      }
    }
    return isOpen ? Self.anything : .bool(false)
  }

  /// Returns whether the shape knows the words of a text.
  func hasWords(_ node: NodeReference) -> Bool {
    showsWords && node != .none && model.typeIndex(of: node) == model.textType && !app.contains(Int(node.index))
      && model.text(of: node)?.language != nil
  }

  /// Returns whether a function gives the same for every node of the shape.
  func decides(_ function: LinkedFunction, _ arguments: [Value]) -> Bool {
    guard function.isOfText, showsApp else { return false }
    return arguments.allSatisfy { argument in
      switch argument {
      case .node(let node): hasWords(node)
      case .unknown, .error: false
      case .list(let items): items.allSatisfy { !$0.isNode }
      default: true
      }
    }
  }

  // MARK: What is stated

  func statement(of name: NameID, at node: NodeReference) -> FactStatement {
    if node != .none, let slot = model.slot(name, of: node) {
      switch slot.kind {
      case .unknown: return slot.isStatedUnknown ? .open : .absent
      case .null: return .none
      case .bool, .int, .number, .string, .color, .node, .list, .stored: return .something
      case .opaque: return .open
      }
    }
    switch value(of: name, at: node) {
    case .unknown(let unknown): return unknown.isOpen ? .open : .absent
    case .null: return .none
    case .error: return .open
    default: return .something
    }
  }

  /// Returns the answer of `has`, or unknown where that is open.
  func presence(of name: NameID, at node: NodeReference) -> Truth {
    if node != .none, let slot = model.slot(name, of: node) {
      return slot.isStatedUnknown ? .unknown(.open) : Truth(slot.kind != .unknown)
    }
    switch value(of: name, at: node) {
    case .unknown(let unknown): return unknown.isOpen ? .unknown(.open) : .no
    default: return .yes
    }
  }

  func has(_ name: NameID, at node: NodeReference) -> Bool {
    if case .yes = presence(of: name, at: node) { return true }
    return false
  }

  func kept(_ number: UInt32, at node: NodeReference) -> KeptFact? {
    model.isExtracted(node) ? .value(Self.anything) : nil
  }

  func typeName(of node: NodeReference) -> String { model.typeName(of: node) }
  func string(of span: TextSpan) -> String { model.string(of: span) }
  func description(of node: NodeReference) -> String { model.description(of: node) }
}
