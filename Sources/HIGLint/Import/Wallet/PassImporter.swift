import HIGCore
import HIGLanguage
import HIGReading

extension FileFormat {
  package static let pass = FileFormat(
    "pass", .imported, .pass, language: "json",
    reader: { source, surroundings in PassImporter.spec(of: JSONReader.read(source), in: surroundings) })
}

/// Turns the `pass.json` of a Wallet pass into the words of the spec format, with the images that lie beside it and the
/// texts of its `pass.strings`.
///
/// Source of the keys: Apple, PassKit Package Format Reference.
enum PassImporter {
  /// Returns `app: {passes: [pass]}`; for anything but a pass, a tree without a document.
  static func spec(of tree: SyntaxTree, in surroundings: ImportSurroundings = .none) -> SyntaxTree {
    var writer = SpecTreeWriter(tree)
    writer.tree.documents = []
    guard let root = tree.documents.first?.root, root != .none, tree[root].kind == .mapping else { return writer.tree }
    let reader = PassReader(tree: tree, root: root, texts: PassTexts(surroundings))
    guard reader.isPass else {
      // A screen may be called pass.
      return JSONFields.value("screen", in: root, tree) == nil ? writer.tree : tree
    }
    let place = tree[root].range
    let pass = writer.mapping(at: place, reader.entries(surroundings.pictures, &writer))
    let passes = (writer.word("passes", at: place), writer.sequence(at: place, [pass]))
    let app = writer.mapping(at: place, [passes])
    writer.setRoot(writer.mapping(at: place, [(writer.word(SpecSection.app.rawValue, at: place), app)]))
    return writer.tree
  }
}

/// Reads the keys of a pass.
private struct PassReader {
  typealias Entry = SpecTreeWriter.Entry

  let tree: SyntaxTree
  let root: NodeIndex
  let texts: PassTexts

  private static let styles = ["boardingPass", "coupon", "eventTicket", "storeCard", "generic"]
  /// Keys that every pass has; one of them tells a pass from another `pass.json`.
  private static let keys: Set<String> = ["passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName"]

  /// The style's key and the fields under it.
  private var style: (key: NodeIndex, fields: NodeIndex)? {
    for entry in tree.entries(of: root) where Self.styles.contains(tree.text(of: entry.key)) {
      if tree[entry.value].kind == .mapping { return (entry.key, entry.value) }
    }
    return nil
  }

  var isPass: Bool {
    let hasKey = tree.entries(of: root).contains { Self.keys.contains(tree.text(of: $0.key)) }
    return hasKey && (style != nil || value("formatVersion", in: root) != nil)
  }

  private func value(_ name: String, in mapping: NodeIndex) -> NodeIndex? { JSONFields.value(name, in: mapping, tree) }

  /// Returns the key and the value of a name; the last counts, as for PassKit.
  private func pair(_ name: String, in mapping: NodeIndex) -> (key: NodeIndex, value: NodeIndex)? {
    var found: (key: NodeIndex, value: NodeIndex)?
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == name { found = (entry.key, entry.value) }
    return found
  }

  func entries(_ pictures: [PassPicture], _ writer: inout SpecTreeWriter) -> [Entry] {
    var entries: [Entry] = []
    let style = style
    if let style { entries.append((writer.literal("style", at: style.key), writer.copy(style.key))) }
    if let fields = style?.fields, let transit = value("transitType", in: fields) {
      let word = Self.word(tree.text(of: transit), "PKTransitType")
      entries.append((writer.literal("transitType", at: transit), writer.literal(word ?? "unknown", at: transit)))
    }
    for name in ["organizationName", "description", "logoText"] {
      guard let pair = pair(name, in: root), tree[pair.value].kind == .scalar else { continue }
      entries.append((writer.literal(name, at: pair.key), texts.node(pair.value, in: tree, &writer)))
    }
    for name in ["backgroundColor", "foregroundColor", "labelColor"] {
      guard let pair = pair(name, in: root), tree[pair.value].kind == .scalar else { continue }
      // A poster shows a picture in its place.
      let isSeen = name != "backgroundColor" || !isPoster
      let isColor = isSeen && Self.isColor(tree.text(of: pair.value))
      let color = isColor ? writer.copy(pair.value) : writer.literal("unknown", at: pair.value)
      entries.append((writer.literal(name, at: pair.key), color))
    }
    for name in ["relevantDate", "webServiceURL"] {
      guard let pair = pair(name, in: root), tree[pair.value].kind == .scalar else { continue }
      entries.append((writer.literal(name, at: pair.key), writer.copy(pair.value)))
    }
    if let pair = pair("locations", in: root), tree[pair.value].kind == .sequence {
      let places = JSONFields.items(of: pair.value, in: tree).map { place in
        value("relevantText", in: place).map { writer.copy($0) } ?? writer.unknown(at: tree[place].range)
      }
      entries.append((writer.literal("locations", at: pair.key), writer.sequence(at: pair.value, items: places)))
    }
    if let barcode = barcode(&writer) { entries.append(barcode) }
    if let fields = style?.fields { entries.append(self.fields(of: fields, &writer)) }
    if let images = images(pictures, &writer) { entries.append(images) }
    return entries
  }

  /// Whether newer systems show the pass as a poster, with a picture over all of it.
  private var isPoster: Bool {
    guard let schemes = value("preferredStyleSchemes", in: root) else { return false }
    return JSONFields.items(of: schemes, in: tree).contains { tree.text(of: $0).hasPrefix("poster") }
  }

  /// Returns whether a text is a color as Wallet reads it; in a template a name stands in its place.
  private static func isColor(_ text: String) -> Bool {
    if text.hasPrefix("#") { return text.utf8.count > 1 && text.dropFirst().allSatisfy(\.isHexDigit) }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return false }
    return text[open...].dropFirst().dropLast().allSatisfy { $0.isHexDigit || "., %".contains($0) }
  }

  // MARK: Fields

  private static let areas = [
    ("header", "headerFields"), ("primary", "primaryFields"), ("secondary", "secondaryFields"),
    ("auxiliary", "auxiliaryFields"), ("back", "backFields"),
  ]

  private func fields(of style: NodeIndex, _ writer: inout SpecTreeWriter) -> Entry {
    var areas: [Entry] = []
    for (name, key) in Self.areas {
      guard let pair = pair(key, in: style), tree[pair.value].kind == .sequence else { continue }
      let items = JSONFields.items(of: pair.value, in: tree).map { field($0, &writer) }
      areas.append((writer.literal(name, at: pair.key), writer.sequence(at: pair.value, items: items)))
    }
    // A template's fields are added by a program, and others are stated by their meaning.
    if areas.isEmpty { return (writer.literal("fields", at: style), writer.literal("unknown", at: style)) }
    return (writer.literal("fields", at: style), writer.mapping(at: style, entries: areas))
  }

  private func field(_ field: NodeIndex, _ writer: inout SpecTreeWriter) -> NodeIndex {
    guard tree[field].kind == .mapping else { return writer.unknown(at: tree[field].range) }
    var entries: [Entry] = []
    if let key = value("key", in: field), tree[key].kind == .scalar {
      entries.append((writer.literal("key", at: key), writer.copy(key)))
    }
    for name in ["label", "changeMessage"] {
      guard let text = value(name, in: field), tree[text].kind == .scalar else { continue }
      entries.append((writer.literal(name, at: text), texts.node(text, in: tree, &writer)))
    }
    if let text = value("attributedValue", in: field) ?? value("value", in: field), tree[text].kind == .scalar {
      // Wallet writes dates and amounts in the way of the device.
      let isFormatted =
        Self.formats.contains { value($0, in: field) != nil }
        // A link shows other words than it is written with.
        || value("attributedValue", in: field) != nil && tree.text(of: text).contains("<")
      let shown = isFormatted ? writer.literal("unknown", at: text) : texts.node(text, in: tree, &writer)
      entries.append((writer.literal("value", at: text), shown))
    }
    return writer.mapping(at: field, entries: entries)
  }

  private static let formats = ["dateStyle", "timeStyle", "currencyCode", "numberStyle", "isRelative"]

  // MARK: Barcode

  /// Returns the barcode; of several the first, which is the one that Wallet prefers.
  private func barcode(_ writer: inout SpecTreeWriter) -> Entry? {
    let list = pair("barcodes", in: root).flatMap { pair in
      JSONFields.items(of: pair.value, in: tree).first.map { (pair.key, $0) }
    }
    guard let (key, barcode) = list ?? pair("barcode", in: root).map({ ($0.key, $0.value) }),
      tree[barcode].kind == .mapping
    else { return nil }
    var entries: [Entry] = []
    if let format = value("format", in: barcode) {
      let word = Self.word(tree.text(of: format), "PKBarcodeFormat", keepsCase: true)
      entries.append((writer.literal("format", at: format), writer.literal(word ?? "unknown", at: format)))
    }
    for name in ["message", "messageEncoding"] {
      guard let value = value(name, in: barcode), tree[value].kind == .scalar else { continue }
      entries.append((writer.literal(name, at: value), writer.copy(value)))
    }
    if let text = value("altText", in: barcode), tree[text].kind == .scalar {
      entries.append((writer.literal("altText", at: text), texts.node(text, in: tree, &writer)))
    }
    return (writer.literal("barcode", at: key), writer.mapping(at: barcode, entries: entries))
  }

  /// Returns a constant of PassKit as a word: `PKTransitTypeBoat` is `boat`.
  private static func word(_ text: String, _ prefix: String, keepsCase: Bool = false) -> String? {
    guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count else { return nil }
    let rest = String(text.dropFirst(prefix.count))
    return keepsCase ? rest : rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: Images

  /// Returns the images beside the pass. Their place is the pass's first key: a diagnostic can't lie in a picture.
  private func images(_ pictures: [PassPicture], _ writer: inout SpecTreeWriter) -> Entry? {
    guard !pictures.isEmpty else { return nil }
    let place = style.map { tree[$0.key].range } ?? tree[root].range
    let images: [Entry] = pictures.map { picture in
      var entries: [Entry] = [(writer.word("file", at: place), writer.text(picture.file, at: place))]
      if let (width, height) = picture.size {
        let size = [writer.number(width, at: place), writer.number(height, at: place)]
        entries.append((writer.word("size", at: place), writer.sequence(at: place, size)))
      }
      let scales = picture.scales.map { writer.integer($0, at: place) }
      entries.append((writer.word("scale", at: place), writer.sequence(at: place, scales)))
      return (writer.word(picture.name, at: place), writer.mapping(at: place, entries))
    }
    return (writer.word("images", at: place), writer.mapping(at: place, images))
  }
}

/// An image of a pass: the files that it lies in, a file a scale.
package struct PassPicture: Sendable {
  /// The name that Wallet knows it by: `logo`.
  var name: String
  /// The file of the smallest scale.
  var file: String
  var scales: [Int]
  /// The size in points; nil where no file is a PNG.
  var size: (width: Double, height: Double)?

  /// Returns the images that lie in the folders of passes, or there in the folder of a language.
  static func files(_ images: [String], besidePassesIn found: [String]) -> [String] {
    let folders = Set(found.filter { FileFormat(name: $0) == .pass }.map { Path.parent($0) })
    return folders.isEmpty ? [] : images.filter { folders.contains(folder(of: $0)) }
  }

  /// Returns the folder of the pass that an image belongs to.
  static func folder(of image: String) -> String {
    let folder = Path.parent(image)
    return LocalizedFolder.language(of: folder) == nil ? folder : Path.parent(folder)
  }

  private static let names = ["icon", "logo", "strip", "thumbnail", "background", "footer"]

  /// Returns the images among the files of a pass's folder, by their names.
  package static func all(in files: [String], read: (String) -> [UInt8]?) -> [PassPicture] {
    names.compactMap { name in
      var picture: PassPicture?
      for (scale, ending) in [(1, ".png"), (2, "@2x.png"), (3, "@3x.png")] {
        // In each language it has one size; the one for all of them speaks first.
        let named = files.filter { Path.lastComponent($0) == name + ending }
        guard let path = named.first(where: { LocalizedFolder.language(of: Path.parent($0)) == nil }) ?? named.first
        else { continue }
        let header = read(path).flatMap { PNGHeader($0) }
        let size = header.map { (Double($0.width) / Double(scale), Double($0.height) / Double(scale)) }
        if picture == nil {
          picture = PassPicture(name: name, file: Path.lastComponent(path), scales: [scale], size: size)
        } else {
          picture?.scales.append(scale)
          if picture?.size == nil { picture?.size = size }
        }
      }
      return picture
    }
  }
}

/// The texts of a pass in the languages of its `pass.strings`: a text of the pass is a key of these.
private struct PassTexts {
  private let tables: [StringsTable]

  init(_ surroundings: ImportSurroundings) { tables = surroundings.tables }

  /// Returns a text, in each language that has one.
  func node(_ text: NodeIndex, in tree: SyntaxTree, _ writer: inout SpecTreeWriter) -> NodeIndex {
    guard !tables.isEmpty else { return writer.copy(text) }
    let key = tree.text(of: text)
    let place = tree[text].range
    let texts: [SpecTreeWriter.Entry] = tables.compactMap { table in
      table.texts[key].map { (writer.word(table.language, at: place), writer.elsewhere(table.tree, $0, at: place)) }
    }
    return texts.isEmpty ? writer.copy(text) : writer.mapping(at: place, texts)
  }
}
