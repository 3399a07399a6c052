import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  package static let routingCoverage = FileFormat(
    "routingCoverage", .imported, .routingCoverage, language: "json", mayDefine: true, isReferredTo: true,
    reader: { source, _ in RoutingCoverageImporter.spec(of: JSONReader.read(source)) })
}

/// Turns a routing app's coverage file into the words of the spec format: what sort of shape it is, and how it is made.
/// Whether the app is one, another file knows.
///
/// RFC 7946 (GeoJSON), 3.1: a MultiPolygon is a list of polygons, these are lists of rings, and a ring is a list of
/// positions of which the first is the last once more. The positions themselves are not kept.
enum RoutingCoverageImporter {
  /// Returns `app: {routing: {coverage: …}}`; for anything but GeoJSON, a tree without a document.
  static func spec(of tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    writer.tree.documents = []
    guard let root = tree.documents.first?.root, root != .none, tree[root].kind == .mapping,
      let type = JSONFields.value("type", in: root, tree), tree[type].kind == .scalar,
      types.contains(tree.text(of: type))
    else { return writer.tree }
    var entries: [SpecTreeWriter.Entry] = [(writer.literal("type", at: type), writer.copy(type))]
    if let coordinates = JSONFields.value("coordinates", in: root, tree),
      let shape = Shape(coordinates, of: tree.text(of: type), in: tree)
    {
      let place = tree[coordinates].range
      entries.append((writer.word("polygons", at: place), writer.integer(shape.polygons, at: place)))
      let longest = shape.longest.map { tree[$0].range } ?? place
      entries.append((writer.word("points", at: longest), writer.integer(shape.points, at: longest)))
      let open = shape.open.map { tree[$0].range } ?? place
      entries.append((writer.word("isClosed", at: open), writer.flag(shape.open == nil, at: open)))
    }
    let place = tree[root].range
    let coverage = (writer.word("coverage", at: place), writer.mapping(at: place, entries))
    // It may as well be the data of a map: the app's Info.plist says whether Maps offers the app for routes.
    let enabled = (writer.word("enabled", at: place), writer.unknown(at: place))
    let routing = writer.mapping(at: place, [enabled, coverage])
    let app = writer.mapping(at: place, [(writer.word("routing", at: place), routing)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  /// What a list of coordinates comes to.
  private struct Shape {
    var polygons = 0
    /// The positions of the ring with most of them.
    var points = 0
    var longest: NodeIndex?
    /// The first ring that does not end where it began.
    var open: NodeIndex?

    /// Looks at the coordinates of a Polygon or MultiPolygon; nil for those of any other type.
    init?(_ coordinates: NodeIndex, of type: String, in tree: SyntaxTree) {
      let polygons: [NodeIndex]
      switch type {
      case "MultiPolygon": polygons = JSONFields.items(of: coordinates, in: tree)
      case "Polygon": polygons = [coordinates]
      default: return nil
      }
      self.polygons = polygons.count
      for polygon in polygons {
        for ring in JSONFields.items(of: polygon, in: tree) {
          let positions = JSONFields.items(of: ring, in: tree)
          if positions.count > points { (points, longest) = (positions.count, ring) }
          guard open == nil else { continue }
          // A ring has four positions at least, of which the last is the first.
          let isClosed =
            positions.count >= 4
            && Self.text(of: positions[0], in: tree) == Self.text(of: positions[positions.count - 1], in: tree)
          if !isClosed { open = ring }
        }
      }
    }

    private static func text(of position: NodeIndex, in tree: SyntaxTree) -> [Double?] {
      JSONFields.items(of: position, in: tree).map { Double(tree.text(of: $0)) }
    }
  }

  private static let types: Set<String> = [
    "MultiPolygon", "Polygon", "Point", "MultiPoint", "LineString", "MultiLineString", "GeometryCollection", "Feature",
    "FeatureCollection",
  ]
}
