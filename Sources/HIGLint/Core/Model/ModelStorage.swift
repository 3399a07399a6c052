import HIGLanguage
import HIGReading

/// The arrays of a model.
///
/// They lie behind a pointer of the model's own: decoding and rules mostly read and fill them, and a class's stored
/// arrays cost a check of exclusive access at each use.
struct ModelStorage {
  var app = NodeReference.none
  /// The place of the tab bar that the app states for its screens.
  var appTabBar: (source: UInt32, range: SourceRange)?
  var sources: [SourceFile] = []
  var nodes: ContiguousArray<ModelNode> = []
  var slots: ContiguousArray<FieldSlot> = []
  var items: ContiguousArray<FieldSlot> = []
  var strings: [String] = []
  var colors: [ColorValue] = []
  var extracts = ExtractedNodes()
  var texts: [TextEntry] = []
  var opaques: [(tree: Int, node: NodeIndex)] = []
  var trees: [SyntaxTree] = []
  var uses: [ComponentUse] = []
  var memo = FactMemo()
  var openFields = OpenFields()
  var scenes = HashMap<UInt32, Scene>()
  /// The scene that was asked for last: rules go through one screen after the other.
  var lastScene: Scene?
  /// The font of the view that was asked about last.
  var lastFont: (view: NodeReference, font: MeasuredFont?) = (.none, nil)
  var marks = HashMap<Model.MarkKey, [Mark]>()
  var measures = HashMap<UInt32, Contrast.Measure>()
  /// The names of lists' elements in paths, once a path was asked for.
  var elements = HashMap<UInt32, String>()

  /// The decoded parts, for another model. Findings made since belong to their own model: a scene leads back to it.
  /// back to its own.
  var withoutFindings: ModelStorage {
    var copy = self
    copy.memo = FactMemo()
    copy.openFields = OpenFields()
    copy.scenes = HashMap()
    copy.lastScene = nil
    copy.lastFont = (.none, nil)
    copy.marks = HashMap()
    copy.measures = HashMap()
    copy.elements = HashMap()
    return copy
  }
}

extension Model {
  /// Makes room for a file of so many syntax nodes: a view of twenty makes about six nodes with as many facts. Arrays
  /// that need not grow need not be copied.
  func reserve(for syntaxNodes: Int) {
    storage.pointee.nodes.reserveCapacity(nodes.count + syntaxNodes / 4)
    storage.pointee.slots.reserveCapacity(slots.count + syntaxNodes * 3 / 4)
    storage.pointee.strings.reserveCapacity(strings.count + syntaxNodes / 8)
  }

  /// The files that nodes and values come from.
  package var sources: [SourceFile] {
    @inline(__always) _read { yield storage.pointee.sources }
    @inline(__always) _modify { yield &storage.pointee.sources }
  }

  package var nodes: ContiguousArray<ModelNode> {
    @inline(__always) _read { yield storage.pointee.nodes }
    @inline(__always) _modify { yield &storage.pointee.nodes }
  }

  package var slots: ContiguousArray<FieldSlot> {
    @inline(__always) _read { yield storage.pointee.slots }
    @inline(__always) _modify { yield &storage.pointee.slots }
  }

  package var items: ContiguousArray<FieldSlot> {
    @inline(__always) _read { yield storage.pointee.items }
    @inline(__always) _modify { yield &storage.pointee.items }
  }

  package var strings: [String] {
    @inline(__always) _read { yield storage.pointee.strings }
    @inline(__always) _modify { yield &storage.pointee.strings }
  }

  package var colors: [ColorValue] {
    @inline(__always) _read { yield storage.pointee.colors }
    @inline(__always) _modify { yield &storage.pointee.colors }
  }

  /// The extracts of the nodes whose files are not here.
  package var extracts: ExtractedNodes {
    @inline(__always) _read { yield storage.pointee.extracts }
    @inline(__always) _modify { yield &storage.pointee.extracts }
  }

  package var texts: [TextEntry] {
    @inline(__always) _read { yield storage.pointee.texts }
    @inline(__always) _modify { yield &storage.pointee.texts }
  }

  /// The tree and node of each opaque value, for facts that look into it.
  var opaques: [(tree: Int, node: NodeIndex)] {
    @inline(__always) _read { yield storage.pointee.opaques }
    @inline(__always) _modify { yield &storage.pointee.opaques }
  }

  package var trees: [SyntaxTree] {
    @inline(__always) _read { yield storage.pointee.trees }
    @inline(__always) _modify { yield &storage.pointee.trees }
  }

  /// Each use of a component: its place, and the component.
  package var uses: [ComponentUse] {
    @inline(__always) _read { yield storage.pointee.uses }
    @inline(__always) _modify { yield &storage.pointee.uses }
  }

  /// Derived facts that are kept, by node and name.
  var memo: FactMemo {
    @inline(__always) _read { yield storage.pointee.memo }
    @inline(__always) _modify { yield &storage.pointee.memo }
  }

  /// The geometry of each screen that was asked for.
  package var scenes: HashMap<UInt32, Scene> {
    @inline(__always) _read { yield storage.pointee.scenes }
    @inline(__always) _modify { yield &storage.pointee.scenes }
  }

  /// The marks of lists of views; see `marks(in:field:scene:appearance:)`.
  package var marks: HashMap<MarkKey, [Mark]> {
    @inline(__always) _read { yield storage.pointee.marks }
    @inline(__always) _modify { yield &storage.pointee.marks }
  }

  /// The contrast of nodes with the layers below them; see `Contrast.measure(_:in:)`.
  var measures: HashMap<UInt32, Contrast.Measure> {
    @inline(__always) _read { yield storage.pointee.measures }
    @inline(__always) _modify { yield &storage.pointee.measures }
  }
}
