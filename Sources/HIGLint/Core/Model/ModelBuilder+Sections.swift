import HIGLanguage
import HIGReading

/// The sections of a table, and their cells, which need not say what kind of view they are.
///
/// `sections: [{header: Today, cells: [Soup, Salad]}]` is a group with a header, and in it two cells with a text.
extension ModelBuilder {
  /// The kinds of the elements of lists that are called by what they hold.
  static let elementKinds = ["sections": "group", "cells": "cell"]

  /// Gives a view its kind, if it states none.
  ///
  /// - Parameter start: The first of the view's pending slots.
  mutating func addKind(_ kind: String, at place: Place, from start: Int) {
    guard !pendingSlots[start...].contains(where: { $0.name == Names.kind || $0.name == Names.use }) else { return }
    let range = model.trees[place.tree][place.node].range
    pendingSlots.append(
      FieldSlot(
        name: Names.kind, kind: .string, origin: .computed, source: UInt32(place.tree), key: range, value: range,
        payload: UInt64(model.strings.count)))
    model.strings.append(kind)
  }

  /// Whether an element of such a list is a mere text: a cell of one line.
  func isText(_ place: Place, of tree: SyntaxTree) -> Bool {
    let node = tree[place.node]
    guard node.kind == .scalar, !node.range.isEmpty else { return false }
    return node.style != .plain || !["none", "unknown", "null", "~"].contains(tree.text(of: place.node))
  }

  /// Decodes `Soup` as `{kind: cell, text: Soup}`.
  mutating func decodeTextView(
    _ kind: String, at place: Place, parent: NodeReference, field: NameID, position: Int
  ) -> NodeReference {
    elementKind = nil
    guard expansion.takeView(at: place.node, ofTree: place.tree) else {
      return leaveOut(place, parent: parent, field: field, position: position)
    }
    let view = appendNode(types.view, at: place, parent: parent, field: field, position: position)
    let start = pendingSlots.count
    addKind(kind, at: place, from: start)
    let range = model.trees[place.tree][place.node].range
    var text = FieldSlot(
      name: Names.text, kind: .unknown, origin: place.origin, source: UInt32(place.tree), key: range, value: range,
      payload: 0)
    decodeText(at: place, into: &text, owner: view)
    pendingSlots.append(text)
    finish(view, from: start)
    return view
  }
}
