import Testing

@testable import HIGImport
@testable import HIGLanguage
@testable import HIGLint
@testable import HIGReading

@Suite struct AssetCatalogTests {
  private func tree(_ text: String) -> SyntaxTree {
    JSONReader.read(SourceFile(path: "Contents.json", stored: Array(text.utf8)))
  }

  private func spec(_ tree: SyntaxTree) -> String {
    var notation = SpecNotation()
    notation.write(tree)
    return String(decoding: notation.bytes, as: UTF8.self)
  }

  private func color(_ components: String, space: String = "srgb") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "\(space)", "components": {\(components)}}}
    """
  }

  @Test(arguments: [
    ("\"red\": \"0x0A\", \"green\": \"0xFF\", \"blue\": \"0x00\", \"alpha\": \"1.000\"", "srgb", "\"#0AFF00\""),
    ("\"red\": \"10\", \"green\": \"255\", \"blue\": \"0\", \"alpha\": \"1.000\"", "srgb", "\"#0AFF00\""),
    (
      "\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\", \"alpha\": \"0.500\"", "srgb",
      "\"rgb(255 0 0 / 0.5)\""
    ),
    ("\"white\": \"1.000\", \"alpha\": \"1.000\"", "gray-gamma-22", "\"#FFFFFF\""),
    (
      "\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\", \"alpha\": \"1.000\"", "display-p3", "\"#FF0000\""
    ),
    ("\"red\": \"lots\", \"green\": \"0\", \"blue\": \"0\"", "srgb", "unknown"),
  ])
  func `components are shares, of 255, or hexadecimal`(_ components: String, _ space: String, _ color: String) {
    let set = tree("{\"colors\": [\(self.color(components, space: space))]}")
    #expect(spec(AssetCatalog.palette("Sea", set)) == "palette: {Sea: \(color)}\n")
  }

  @Test func `light and dark are a pair, and high contrast is passed over`() {
    let light = color("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\"")
    func variant(_ value: String, _ level: String) -> String {
      "{\"idiom\": \"universal\", \"appearances\": [\(value)], \"color\": {\"color-space\": \"srgb\", \"components\": "
        + "{\"red\": \"\(level)\", \"green\": \"\(level)\", \"blue\": \"\(level)\"}}}"
    }
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let contrast = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let set = tree(
      "{\"colors\": [\(light), \(variant(contrast, "17")), \(variant(dark + "," + contrast, "34")), \(variant(dark, "255"))]}"
    )
    #expect(spec(AssetCatalog.palette("Sea", set)) == "palette:\n  Sea: {light: \"#000000\", dark: \"#FFFFFF\"}\n")
  }

  @Test func `an image set has the scales of its files`() {
    let set = AssetCatalog.image(
      tree(
        "{\"images\": [{\"scale\": \"1x\"}, {\"scale\": \"2x\", \"filename\": \"a.png\"}, {\"scale\": \"3x\", \"filename\": \"b.png\"}]}"
      ))
    #expect(set.scales.map { Array(set.tree.children(of: $0)).map { set.tree.text(of: $0) } } == ["2.0", "3.0"])
    #expect(AssetCatalog.image(tree("{\"images\": [{\"filename\": \"a.pdf\"}]}")).isVector)
  }

  @Test(arguments: [
    (
      "{\"idiom\": \"iphone\", \"size\": \"60x60\", \"filename\": \"a\"}, {\"idiom\": \"iphone\", \"size\": \"29x29\", \"filename\": \"b\"}",
      true
    ),
    ("{\"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\", \"filename\": \"a\"}", false),
  ])
  func `an icon set has the sizes of its files, unless one stands for all`(_ images: String, _ hasSizes: Bool) {
    #expect(spec(AssetCatalog.icon("AppIcon", tree("{\"images\": [\(images)]}"))).contains("sizes") == hasSizes)
  }
}
