import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  /// The format of a `Contents.json`, which is no spec in a catalog's other folders either.
  package static let assetCatalog = FileFormat(
    "assetCatalog", .catalog, .whole("Contents.json"), in: { AssetCatalog.holds($0) }, language: "json",
    isReferredTo: true, reader: { source, _ in JSONReader.read(source) })
}

/// The `Contents.json` of an entry of an asset catalog, in the words of the spec format.
package enum AssetCatalog {
  package enum SetKind: String, CaseIterable { case colorset, imageset, appiconset }

  /// Returns the kind of set that the folder of a `Contents.json` holds, by its name's ending, and its name in code.
  package static func entry(atContentsPath path: String) -> (kind: SetKind, name: String)? {
    let folder = Path.lastComponent(Path.parent(path))
    for kind in SetKind.allCases where folder.hasSuffix("." + kind.rawValue) {
      return (kind, String(folder.dropLast(kind.rawValue.utf8.count + 1)))
    }
    return nil
  }

  /// Whether a folder is part of a catalog.
  package static func holds(_ folder: String) -> Bool {
    var folder = folder
    while folder != ".", folder != "/", Path.lastComponent(folder) != ".." {
      let name = Path.lastComponent(folder)
      if name.hasSuffix(".xcassets") || name.hasSuffix("set") && name.contains(".") { return true }
      folder = Path.parent(folder)
    }
    return false
  }

  /// Whether a `Contents.json` is that of a symbol.
  static func isSymbol(_ path: String) -> Bool { Path.parent(path).hasSuffix(symbolEnding) }

  private static let symbolEnding = ".symbolset"

  /// Whether a file is an image that lies in no catalog.
  static func isImageFile(_ path: String) -> Bool {
    AssetName.isImageFile(path) && !holds(Path.parent(path))
  }

  /// Returns the names under which code finds the images of sets, and images that lie in none.
  static func imageNames(sets: [String], others: [String]) -> Set<String> {
    var names = Set(
      sets.compactMap { path in entry(atContentsPath: path).flatMap { $0.kind == .imageset ? $0.name : nil } })
    for path in others {
      let name = Path.lastComponent(isSymbol(path) ? Path.parent(path) : path)
      names.insert(AssetName.bare(name))
    }
    return names
  }

  /// Returns a colour set as a palette with one colour.
  package static func palette(_ name: String, _ tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    guard let root = tree.documents.first?.root, let color = colorNode(root, &writer) else {
      writer.tree.documents = []
      return writer.tree
    }
    let place = tree[root].range
    let key = writer.text(name, at: SourceRange(at: Int(place.start)))
    let palette = writer.mapping(at: place, [(key, color)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.palette.rawValue, at: place), palette)]))
    return writer.tree
  }

  /// Returns an app icon set as `app: {icon: {name:, sizes:}}`; without sizes (a single size for all), only the name.
  package static func icon(_ name: String, _ tree: SyntaxTree) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    guard let root = tree.documents.first?.root else { return tree }
    let place = tree[root].range
    var entries = [(writer.word("name", at: place), writer.text(name, at: place))]
    var sizes: [NodeIndex] = []
    var seen: Set<Double> = []
    for image in JSONFields.items(of: JSONFields.value("images", in: root, tree), in: tree) {
      guard let size = JSONFields.value("size", in: image, tree), JSONFields.value("filename", in: image, tree) != nil,
        let idiom = JSONFields.text("idiom", in: image, tree),
        ["iphone", "ipad", "universal", "ios-marketing"].contains(idiom),
        let width = Double(String(tree.text(of: size).prefix { $0 != "x" })), (0...10_000).contains(width),
        seen.insert(width).inserted
      else { continue }
      sizes.append(writer.number(width, at: tree[size].range))
    }
    // One of 1024 points stands for all sizes since Xcode 14.
    if sizes.count > 1 || seen.first != 1024 && !sizes.isEmpty {
      entries.append((writer.word("sizes", at: place), writer.sequence(at: place, sizes)))
    }
    let icon = writer.mapping(at: place, entries)
    let app = writer.mapping(at: place, [(writer.word("icon", at: place), icon)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  /// Returns what an image set says of its image: the scales that it has files for, and the size of the first PNG.
  ///
  /// - Parameter read: Returns the bytes of a file beside the `Contents.json`.
  package static func image(_ tree: SyntaxTree, read: (String) -> [UInt8]? = { _ in nil }) -> AssetImage {
    var writer = SpecTreeWriter(tree)
    guard let root = tree.documents.first?.root else {
      return AssetImage(tree: tree, scales: nil, isVector: false)
    }
    var scales: [NodeIndex] = []
    var seen: Set<String> = []
    var isVector = false
    var size: AssetImage.Size?
    var isResizable = false
    // The slots of the images for iPhone that have no file.
    var empty: Set<String> = []
    for image in JSONFields.items(of: JSONFields.value("images", in: root, tree), in: tree) {
      guard let name = JSONFields.text("filename", in: image, tree), case let file = name.lowercased() else {
        let idiom = JSONFields.text("idiom", in: image, tree) ?? ""
        if ["universal", "iphone"].contains(idiom), let scale = JSONFields.text("scale", in: image, tree) {
          empty.insert(scale)
        }
        continue
      }
      if file.hasSuffix(".pdf") || file.hasSuffix(".svg") { isVector = true }
      if JSONFields.value("resizing", in: image, tree) != nil { isResizable = true }
      guard let scale = JSONFields.value("scale", in: image, tree) else { continue }
      let text = tree.text(of: scale)
      guard let value = Double(String(text.prefix { $0 != "x" })), seen.insert(text).inserted else { continue }
      scales.append(writer.number(value, at: tree[scale].range))
      // The name is a file's in the set's own folder, wherever a stranger's catalog would like to lead.
      if size == nil, file.hasSuffix(".png"), Path.lastComponent(name) == name, (1...4).contains(value),
        let header = read(name).flatMap({ PNGHeader($0) })
      {
        size = AssetImage.Size(width: Double(header.width) / value, height: Double(header.height) / value)
      }
    }
    let isListed = !scales.isEmpty && !isVector
    let list = writer.sequence(at: tree[root].range, scales)
    let lacksSlot = ["2x", "3x"].contains { empty.contains($0) && !seen.contains($0) }
    return AssetImage(
      tree: writer.tree, scales: isListed ? list : nil, isVector: isVector, size: isVector ? nil : size,
      isResizable: isResizable, lacksScale: isListed && lacksSlot)
  }

  /// Returns the names of the files of an image set, as its `Contents.json` lists them.
  package static func files(ofImageSet tree: SyntaxTree) -> [String] {
    guard let root = tree.documents.first?.root else { return [] }
    return JSONFields.items(of: JSONFields.value("images", in: root, tree), in: tree).compactMap { image in
      JSONFields.text("filename", in: image, tree).flatMap { Path.lastComponent($0) == $0 ? $0 : nil }
    }
  }

  /// Returns the images with an empty slot for a scale as `app: {images: […]}`; nil if there are none.
  package static func incomplete(_ images: [String: AssetImage]) -> SyntaxTree? {
    let incomplete = images.filter(\.value.lacksScale).sorted { $0.key < $1.key }
    guard let first = incomplete.first?.value.tree else { return nil }
    var writer = SpecTreeWriter(first)
    let place = SourceRange(at: 0)
    let items = incomplete.compactMap { name, image -> NodeIndex? in
      guard let scales = image.scales else { return nil }
      return writer.mapping(
        at: place,
        [
          (writer.word("name", at: place), writer.text(name, at: place)),
          (writer.word("scale", at: place), writer.elsewhere(image.tree, scales, at: place)),
        ])
    }
    let list = writer.sequence(at: place, items)
    let app = writer.mapping(at: place, [(writer.word("images", at: place), list)])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }

  // MARK: Colours

  /// Returns a colour, or a pair of light and dark. Variants for high contrast and gamuts are passed over: most people
  /// see the plain one.
  private static func colorNode(_ root: NodeIndex, _ writer: inout SpecTreeWriter) -> NodeIndex? {
    let tree = writer.tree
    var light: NodeIndex?
    var dark: NodeIndex?
    for item in JSONFields.items(of: JSONFields.value("colors", in: root, tree), in: tree) {
      if let idiom = JSONFields.text("idiom", in: item, tree), !["universal", "iphone", "ipad"].contains(idiom) {
        continue
      }
      if JSONFields.text("display-gamut", in: item, tree) == "display-P3" { continue }
      let appearances = JSONFields.items(of: JSONFields.value("appearances", in: item, tree), in: tree)
      let values = appearances.compactMap { JSONFields.text("value", in: $0, tree) }
      guard let color = JSONFields.value("color", in: item, tree) ?? reference(item, tree) else { continue }
      if values.isEmpty, light == nil {
        light = notation(color, &writer)
      } else if values == ["dark"], dark == nil {
        dark = notation(color, &writer)
      } else if values == ["light"], light == nil {
        light = notation(color, &writer)
      }
    }
    guard let light else { return nil }
    guard let dark else { return light }
    let place = tree[root].range
    return writer.mapping(
      at: place, [(writer.word("light", at: place), light), (writer.word("dark", at: place), dark)])
  }

  /// Returns the colour of the system that older catalogs name right in the item.
  private static func reference(_ item: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    JSONFields.value("reference", in: item, tree) == nil ? nil : item
  }

  private static func notation(_ color: NodeIndex, _ writer: inout SpecTreeWriter) -> NodeIndex {
    let tree = writer.tree
    let place = tree[color].range
    if let name = JSONFields.text("reference", in: color, tree) {
      let system = IBColor.systemName(name)
      return SystemColor(named: system) == nil ? writer.unknown(at: place) : writer.word(system, at: place)
    }
    guard let color = components(of: color, tree) else { return writer.unknown(at: place) }
    return writer.word(color.notation, at: place)
  }

  private static func components(of color: NodeIndex, _ tree: SyntaxTree) -> Color? {
    guard let components = JSONFields.value("components", in: color, tree) else { return nil }
    let space = JSONFields.text("color-space", in: color, tree) ?? "srgb"
    func component(_ name: String) -> Double? {
      JSONFields.text(name, in: components, tree).flatMap { Self.component($0) }
    }
    let alpha = JSONFields.text("alpha", in: components, tree).flatMap { Double($0) } ?? 1
    if let white = component("white") {
      return ColorSpace.gray(white, space: space).withAlpha(min(max(alpha, 0), 1))
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return ColorSpace.rgb(red, green, blue, space: space)?.withAlpha(min(max(alpha, 0), 1))
  }

  /// Reads a component: `0.5` is a share, `128` is of 255, `0x80` is hexadecimal. `1` is of 255, `1.000` a share.
  package static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.utf8.contains(UInt8(ascii: ".")) ? value : value / 255
  }
}

/// Access to the fields of JSON objects.
enum JSONFields {
  static func value(_ name: String, in mapping: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == name { return entry.value }
    return nil
  }

  static func text(_ name: String, in mapping: NodeIndex, _ tree: SyntaxTree) -> String? {
    guard let value = value(name, in: mapping, tree), tree[value].kind == .scalar else { return nil }
    return tree.text(of: value)
  }

  static func items(of list: NodeIndex?, in tree: SyntaxTree) -> [NodeIndex] {
    guard let list, tree[list].kind == .sequence else { return [] }
    return Array(tree.children(of: list))
  }
}
