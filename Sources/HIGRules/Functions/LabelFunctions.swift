import HIGCore
import HIGLanguage

/// The functions of the rule language about the words that name a control.
enum LabelFunctions {
  static let all: [FunctionBody] = [
    GeometryFunctions.function("hasLabelNearby") { call in hasLabelNearby(call) },
    TextFunctions.function("isAssetName") { call in
      let extensions = Value.list(call.list(0)).strings
      return .bool(call.texts.contains { isAssetName($0, extensions, in: call.model) })
    },
  ]

  // MARK: Labels

  /// The number of siblings before a control, and of those after it, that may name it.
  private static let reach = 100

  private static func hasLabelNearby(_ call: GeometryFunctions.Call) -> Value {
    let (model, scene, view) = (call.model, call.scene, call.node)
    let (others, pictures) = (call.strings(2), call.strings(3))
    func isName(_ node: NodeReference) -> Bool {
      guard model.typeIndex(of: node) == NodeTypes.view else { return false }
      let kind = model.string(Names.kind, of: node) ?? ""
      return !others.contains(kind) && (pictures.contains(kind) || VoiceOverFacts.words(of: node, in: model) != false)
    }
    if let row = VoiceOverFacts.row(around: view, in: model) {
      let end = Int(model.nodes[Int(row.index)].end)
      let inside = (Int(row.index)..<end).map { NodeReference($0) }
      if inside.contains(where: { $0 != view && isName($0) }) { return .bool(true) }
    }
    // In the order of the list what names a control stands near it.
    let texts = scene.siblings(of: view, before: reach, after: reach).filter(isName)
    guard !texts.isEmpty else { return .bool(false) }
    guard let rect = scene.box(of: view).rect else { return .unknown(model.unknown(Names.frame, .notStated)) }
    var isOpen = false
    for text in texts {
      guard let other = scene.box(of: text).rect else {
        isOpen = true
        continue
      }
      if isNamed(rect, by: other, within: call.number(1)) { return .bool(true) }
    }
    return isOpen ? .unknown(model.unknown(Names.frame, .notStated)) : .bool(false)
  }

  /// Whether a text names a control: it is above it, or beside it, on either side if it begins nearer to the edge.
  private static func isNamed(_ control: Rect, by text: Rect, within distance: Double) -> Bool {
    let overlapsDown = text.y < control.y + control.height && control.y < text.y + text.height
    let overlapsAcross = text.x < control.x + control.width && control.x < text.x + text.width
    if overlapsDown {
      let gap = max(control.x - (text.x + text.width), text.x - (control.x + control.width))
      return gap <= distance
    }
    let gap = control.y - (text.y + text.height)
    return overlapsAcross && gap >= -1 && gap <= distance
  }

  // MARK: Names of files

  private static func isAssetName(_ subject: TextCall.Subject, _ extensions: [String], in model: Model) -> Bool {
    let text = subject.text.string
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, !bytes.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return false }
    let small = text.lowercased()
    if extensions.contains(where: { small.hasSuffix(".\($0)") }) { return true }
    if bytes.contains(UInt8(ascii: "_")) { return !bytes.contains(UInt8(ascii: ".")) && small == text }
    return ownerAssets(of: subject.node, in: model).contains(text) && small == text
      && bytes.contains { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
  }

  /// Returns the names of the icon and the image of the view or bar item that a label describes.
  private static func ownerAssets(of text: NodeReference, in model: Model) -> [String] {
    guard let accessibility = model.ancestors(of: text).dropFirst().first(where: { _ in true }) else { return [] }
    let owner = model.parent(of: accessibility)
    return [Names.icon, Names.image].compactMap { field in
      model.node(field, of: owner).flatMap { model.string(Names.name, of: $0) }
    }
  }
}
