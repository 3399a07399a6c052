import HIGLanguage
import HIGReading

/// The Interface Builder object that a finding is about, as Xcode's outline names it.
struct ImportedObject {
  var id: String
  /// The object's place in the outline: `in Sign In Scene › Log In button (id hX7-Qd-2aB)`.
  var description: Message

  private static let source = Vocabulary.shared.nameID(of: "source")
  private static let object = Vocabulary.shared.nameID(of: "object")

  /// Creates the nearest imported object around a node; nil where there is none.
  init?(of node: NodeReference, in model: Model) {
    var names: [String] = []
    var id: String?
    var current = node
    while current != .none {
      if let source = model.node(Self.source, of: current), let object = model.string(Self.object, of: source) {
        let type = model.typeIndex(of: current)
        // A tab bar lies in the scene of its controller, not in those of the tabs.
        let isScene = type == model.screenType || type == NodeTypes.tabBar
        if id == nil || isScene, let name = model.string(Names.name, of: source) { names.append(name) }
        id = id ?? object
        if isScene { break }
      }
      current = model.parent(of: current)
    }
    guard let id else { return nil }
    self.id = id
    let place = names.reversed().joined(separator: " › ")
    description = Message(en: "in \(place) (id \(id))", zhHans: "位于 \(place)（id \(id)）")
  }
}
