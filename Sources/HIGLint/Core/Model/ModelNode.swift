import HIGLanguage
import HIGReading

/// The record of a node: 48 bytes, of which whole apps have hundreds of thousands.
package struct ModelNode {
  /// The range of the whole object; for a shorthand of its scalar.
  package var range: SourceRange
  /// The bits of the fields that its slots state: most questions are about fields that are not stated.
  package var fields: UInt64
  /// The number of its file; see `Model.source(_:)`.
  package var source: UInt32
  package var parent: NodeReference
  /// The index in the parent's list, or -1.
  package var position: Int32
  /// The index into `Model.slots`; for a node that comes from an extract, the place in it where its facts begin.
  package var firstSlot: UInt32
  /// The next node after this one and its descendants.
  package var end: UInt32
  /// The number of its use or, from -2 downwards, of its extract: no node has both.
  private var provenance: Int32
  package var type: UInt16
  /// The field of the parent that holds it.
  package var field: NameID
  package var slotCount: UInt16
  package var isRestated: Bool

  /// The index into `Model.uses` of the innermost component use that it comes from, or -1.
  package var use: Int32 { max(provenance, -1) }

  /// The number of the extract that it comes from, or the largest number.
  package var extract: UInt32 { provenance < -1 ? UInt32(-2 - provenance) : .max }

  package init(
    type: UInt16, source: UInt32, range: SourceRange, parent: NodeReference, field: NameID, position: Int32,
    firstSlot: UInt32, slotCount: UInt16, isRestated: Bool = true, use: Int32 = -1, end: UInt32 = 0,
    extract: UInt32 = .max, fields: UInt64 = 0
  ) {
    self.range = range
    self.fields = fields
    self.source = source
    self.parent = parent
    self.position = position
    self.firstSlot = firstSlot
    self.end = end
    provenance = extract == .max ? use : -2 - Int32(extract)
    self.type = type
    self.field = field
    self.slotCount = slotCount
    self.isRestated = isRestated
  }
}
