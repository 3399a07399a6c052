import HIGLanguage

extension Scene {
  /// A view with its frame in its parent's space.
  package struct Placed {
    package var view: NodeReference
    package var rect: Rect
    package var kind: String
  }

  /// Returns the views of the list that a view stands in, itself among them.
  package func family(of view: NodeReference) -> [NodeReference] {
    let model = model
    let record = model.nodes[Int(view.index)]
    guard record.position >= 0, record.parent != .none else { return [view] }
    return model.nodeList(record.field, of: record.parent)
  }

  /// Returns the number of elements of the list that a view stands in, without making that list.
  package func familyCount(of view: NodeReference) -> Int {
    let record = model.nodes[Int(view.index)]
    guard record.position >= 0, record.parent != .none, let slot = model.slot(record.field, of: record.parent),
      slot.kind == .list
    else { return 1 }
    return model.items(of: slot).count
  }

  /// Returns the elements of a view's list that stand within a number of places before and after it, without it: to
  /// look at all of thousands for each of them would take a time that grows with their square.
  package func siblings(of view: NodeReference, before: Int, after: Int) -> [NodeReference] {
    let record = model.nodes[Int(view.index)]
    guard record.position >= 0, record.parent != .none, let slot = model.slot(record.field, of: record.parent),
      slot.kind == .list
    else { return [] }
    let items = model.items(of: slot)
    let position = min(Int(record.position), items.count)
    let (low, high) = (max(0, position - before), min(items.count, position + after + 1))
    return items.dropFirst(low).prefix(high - low).compactMap { item in
      guard item.kind == .node else { return nil }
      let sibling = NodeReference(Int(item.payload))
      return sibling == view ? nil : sibling
    }
  }

  /// Returns the views of a list that are shown, are no decoration and have a frame that is known.
  package func placed(_ views: [NodeReference]) -> [Placed] {
    let model = model
    return views.compactMap { view in
      guard model.typeIndex(of: view) == viewType, let kind = model.string(Names.kind, of: view),
        let rect = frame(of: view).rect, !rect.isEmpty,
        !ViewFacts.isDecorative(view, in: model), isShown(view)
      else { return nil }
      return Placed(view: view, rect: rect, kind: kind)
    }
  }

  /// Whether a view is known to be shown.
  package func isShown(_ view: NodeReference) -> Bool {
    if case .bool(true) = ViewFacts.isVisible(view, in: model) { return true }
    return false
  }
}
