import HIGLanguage
import HIGReading

/// Parts of an object that stand at the object around it, as UIKit has them: `accessibilityLabel: Pay` is
/// `accessibility: {label: Pay}`, and `fontSize: 17` with `fontWeight: bold` is one font. See `Field.partNames`.
extension ModelBuilder {
  /// A key that states a part of the object which a field holds.
  struct Part {
    var field: NameID
    var key: NodeIndex
    var layer: Place
  }

  /// The keys that an object is read from where it is stated by its parts alone.
  struct PartSelection {
    var field: NameID
    /// The type of the object at which they stand.
    var owner: Int
  }

  /// A field that an unknown key comes near.
  struct MisspeltField {
    var name: NameID
    var key: NodeIndex
    var layer: Place
  }

  /// Gives an object the fields whose parts stand at the object itself. Where a layer states such a field as a whole, too,
  /// the parts would be lost, and are reported.
  ///
  /// - Parameters:
  ///   - start: The first of the object's pending slots.
  ///   - first: The first of its pending parts.
  mutating func addParts(
    to owner: NodeReference, type: Int, layers: [Place], from start: Int, since first: Int
  ) {
    let parts = Array(pendingParts[first...])
    pendingParts.removeSubrange(first...)
    var done: [NameID] = []
    for part in parts {
      if pendingSlots[start...].contains(where: { $0.name == part.field }), !done.contains(part.field) {
        // What an overlay states as a whole stands in place of the parts below it.
        if !isStated(part.field, above: part.layer, in: layers, type: type) {
          checkUnknownKey(part.key, in: part.layer, type: type)
        }
        continue
      }
      guard !done.contains(part.field) else { continue }
      done.append(part.field)
      let inner = vocabulary.nodeType(ofAccessor: vocabulary.accessorIndex(of: part.field, in: type))
      let range = model.trees[part.layer.tree][part.key].range
      let object = decodeObject(
        inner, layers: layers, parent: owner, field: part.field,
        parts: PartSelection(field: part.field, owner: type))
      // Its place is its first key: there is no mapping of its own that a fix could write into.
      model.nodes[Int(object.index)].range = range
      model.nodes[Int(object.index)].source = UInt32(part.layer.tree)
      let slot = FieldSlot(
        name: part.field, kind: .node, origin: part.layer.origin, source: UInt32(part.layer.tree), key: range,
        value: range, payload: UInt64(object.index))
      if type == types.screen, !appBars.isEmpty { completeBar(slot) }
      pendingSlots.append(slot)
    }
  }

  /// Whether one of the layers above a layer states a field as a whole.
  private func isStated(_ field: NameID, above layer: Place, in layers: [Place], type: Int) -> Bool {
    for other in layers {
      if other.tree == layer.tree, other.node == layer.node { return false }
      let tree = model.trees[other.tree]
      let isStated = tree.entries(of: other.node).contains { entry in
        let name = tree.withBytes(of: entry.key) { vocabulary.nameID(ofKey: $0) }
        return vocabulary.fieldName(ofAccessor: vocabulary.accessorIndex(ofKey: name, in: type)) == field
      }
      if isStated { return true }
    }
    return false
  }

  /// Takes for unknown what keys that the format does not have may have meant: no rule should say that it is missing.
  ///
  /// - Parameters:
  ///   - start: The first of the object's pending slots.
  ///   - first: The first of its misspelt fields.
  mutating func addMisspeltFields(from start: Int, since first: Int) {
    for field in misspeltFields[first...] where !pendingSlots[start...].contains(where: { $0.name == field.name }) {
      let range = model.trees[field.layer.tree][field.key].range
      pendingSlots.append(
        FieldSlot(
          name: field.name, kind: .unknown, origin: .written, source: UInt32(field.layer.tree), key: range,
          value: range, payload: UInt64(Unknown.Reason.unreadable.rawValue)))
    }
    misspeltFields.removeSubrange(first...)
  }
}
