import HIGLanguage
import HIGReading

/// A screen on its devices: the common traits of its variants and their differences.
package enum ScreenVariantFacts {
  static let screen: [FactComputation] = [
    FactComputation("base") { model, screen in
      .node(base(of: screen, in: model))
    },
    FactComputation("isVariant") {
      model, screen in .bool(isVariant(screen, in: model))
    },
    FactComputation("withVariants") { model, screen in
      .list(withVariants(screen, in: model).map { .node($0) })
    },
    FactComputation("horizontalClass") { model, screen in
      value(stated(horizontal, of: screen, in: model) ?? classes(of: screen, in: model)?.horizontal)
    },
    FactComputation("verticalClass") { model, screen in
      value(stated(vertical, of: screen, in: model) ?? classes(of: screen, in: model)?.vertical)
    },
    FactComputation("deviceHorizontalClass") {
      model, screen in value(deviceClasses(of: screen, in: model)?.horizontal)
    },
    FactComputation("deviceVerticalClass") {
      model, screen in value(deviceClasses(of: screen, in: model)?.vertical)
    },
  ]

  static let bar: [FactComputation] = [
    FactComputation("isRestated") { model, bar in
      .bool(model.nodes[Int(bar.index)].isRestated)
    }
  ]

  private static let horizontal = Vocabulary.shared.nameID(of: "horizontal")
  private static let vertical = Vocabulary.shared.nameID(of: "vertical")
  private static let sizeClass = Vocabulary.shared.nameID(of: "sizeClass")
  private static let multitasking = Vocabulary.shared.nameID(of: "multitasking")

  private static func value(_ word: String?) -> Value {
    word.map { .string($0) } ?? .unknown(Unknown("sizeClass", .notStated))
  }

  // MARK: Size classes

  package static func classes(of screen: NodeReference, in model: Model) -> SizeClasses? {
    if let across = stated(horizontal, of: screen, in: model), let down = stated(vertical, of: screen, in: model) {
      return SizeClasses(horizontal: across, vertical: down)
    }
    // As for its size, a device is upright where nothing else is said.
    return deviceClasses(of: screen, in: model, orientation: "portrait")
  }

  private static func stated(_ side: NameID, of screen: NodeReference, in model: Model) -> String? {
    model.node(sizeClass, of: screen).flatMap { model.string(side, of: $0) }
  }

  /// Returns the size classes of a screen that takes the whole device.
  private static func deviceClasses(
    of screen: NodeReference, in model: Model, orientation assumed: String? = nil
  ) -> SizeClasses? {
    guard let device = model.string(Names.device, of: screen), model.slot(multitasking, of: screen) == nil,
      model.slot(Names.size, of: screen) == nil
    else { return nil }
    // An iPad has the same classes however it is held.
    let isPad = device.hasPrefix("ipad")
    guard let orientation = model.string(Names.orientation, of: screen) ?? assumed ?? (isPad ? "portrait" : nil)
    else { return nil }
    return SizeClasses.of(device: device, orientation: orientation)
  }

  // MARK: Variants

  package static func isVariant(_ screen: NodeReference, in model: Model) -> Bool {
    model.stateNames[screen.index]?.hasPrefix("variant") ?? false
  }

  /// Returns the last screen in its base state before a state.
  package static func base(of screen: NodeReference, in model: Model) -> NodeReference {
    guard model.stateNames[screen.index] != nil else { return screen }
    let behind = model.screens.partitioningIndex { $0.index > screen.index }
    return behind > 0 ? model.screens[behind - 1] : screen
  }

  /// Returns a screen in its base state, and its variants, which follow it among its other states.
  package static func withVariants(_ screen: NodeReference, in model: Model) -> [NodeReference] {
    let base = base(of: screen, in: model)
    var all = [base]
    var next = max(Int(model.nodes[Int(base.index)].end), Int(base.index) + 1)
    while next < model.nodeCount, model.stateNames[UInt32(next)] != nil {
      let state = NodeReference(next)
      if isVariant(state, in: model) { all.append(state) }
      next = max(Int(model.nodes[next].end), next + 1)
    }
    return all
  }
}
