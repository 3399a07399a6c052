import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite("Reading and printing colours")
struct ColorParserTests {
  @Test(arguments: [
    ("#07f", Color(hex: 0x0077FF)), ("#007AFF", Color(hex: 0x007AFF)),
    ("#007aff80", Color(hex: 0x007AFF, alpha: 128.0 / 255)),
    ("  #007AFF\n", Color(hex: 0x007AFF)),
    ("rgb(0 122 255)", Color(hex: 0x007AFF)), ("rgb(0 122 255 / 60%)", Color(hex: 0x007AFF, alpha: 0.6)),
    ("rgb(0 122 255/.6)", Color(hex: 0x007AFF, alpha: 0.6)), ("rgb( 0,122 , 255 )", Color(hex: 0x007AFF)),
    ("RGBA(0, 122, 255, 0.6)", Color(hex: 0x007AFF, alpha: 0.6)),
    ("rgba(0,122,255,60%)", Color(hex: 0x007AFF, alpha: 0.6)),
    ("rgb(0% 50% 100%)", Color(red: 0, green: 0.5, blue: 1)),
    ("rgb(+1e2 0.5 2.55e2)", Color(red: 100 / 255.0, green: 0.5 / 255, blue: 1)),
  ])
  func `Each notation gives its colour`(text: String, expected: Color) throws {
    #expect(try Color.parse(text) == expected)
  }

  @Test(
    arguments: [
      ("", .empty, ""), ("   ", .empty, "   "),
      ("#", .hexadecimalLength(0, meant: nil), "#"), ("#12345", .hexadecimalLength(5, meant: nil), "#12345"),
      ("#F00A", .hexadecimalLength(4, meant: "#FF0000AA"), "#F00A"),
      ("#00000000000000000", .hexadecimalLength(17, meant: nil), "#00000000000000000"),
      ("#00GG00", .notHexadecimal("G"), "G"), ("#0红0", .notHexadecimal("红"), "红"), ("# 07f", .notHexadecimal(" "), " "),
      ("007AFF", .missingHash("007AFF"), "007AFF"), ("12", .notAColor("12"), "12"),
      ("(1 2 3)", .notAColor("(1 2 3)"), "(1 2 3)"),
      ("hsl(10 20% 30%)", .unknownFunction("hsl"), "hsl"),
      ("rgb()", .componentCount(0), "rgb()"), ("rgb(1 2)", .componentCount(2), "rgb(1 2)"),
      ("rgb(1, 2, 3, 0.4, 5)", .componentCount(5), "rgb(1, 2, 3, 0.4, 5)"),
      ("rgb(1 2 3 0.4)", .mixedSeparators, "rgb(1 2 3 0.4)"), ("rgb(1, 2 3)", .mixedSeparators, "rgb(1, 2 3)"),
      ("rgb(1, 2, 3 / 0.4)", .mixedSeparators, "rgb(1, 2, 3 / 0.4)"),
      ("rgb(1 / 2 / 3)", .mixedSeparators, "rgb(1 / 2 / 3)"),
      ("rgb(1 2 3", .unclosed, "rgb(1 2 3"), ("rgb(1 2 3) x", .trailing("x"), "x"),
      ("rgb(1 two 3)", .notANumber("two"), "two"), ("rgb(1,,3)", .notANumber(""), ","),
      ("rgb(, 1 2)", .notANumber(""), ","),
      ("rgb(nan inf 0x10)", .notANumber("nan"), "nan"), ("rgb(1 2 none)", .notANumber("none"), "none"),
      ("rgb(1 2 3%%)", .notANumber("3%%"), "3%%"),
      ("rgb(256 0 0)", .outOfRange(.red, text: "256", isPercentage: false), "256"),
      ("rgb(0 -1 0)", .outOfRange(.green, text: "-1", isPercentage: false), "-1"),
      ("rgb(0 0 101%)", .outOfRange(.blue, text: "101%", isPercentage: true), "101%"),
      ("rgb(0 0 0 / 60)", .outOfRange(.alpha, text: "60", isPercentage: false), "60"),
      ("rgb(1e999 0 0)", .outOfRange(.red, text: "1e999", isPercentage: false), "1e999"),
    ] as [(String, ColorSyntaxError.Kind, String)])
  func `What is no colour is refused, with the wrong part`(text: String, kind: ColorSyntaxError.Kind, part: String)
    throws
  {
    let error = try #require(throws: ColorSyntaxError.self) { try Color.parse(text) }
    #expect(error.kind == kind)
    #expect(String(decoding: Array(text.utf8)[error.range], as: UTF8.self) == part)
    #expect(!error.message.en.isEmpty && !error.message.zhHans.isEmpty)
  }

  @Test
  func `Every prefix and every damaged byte of a colour is read or refused, never a crash`() {
    for text in ["rgb(0 122 255 / 60%)", "rgba(0, 122, 255, 0.6)", "#007AFF80", "systemBlue"] {
      let bytes = Array(text.utf8)
      for i in bytes.indices {
        _ = try? DynamicColor.parse(String(decoding: bytes[..<i], as: UTF8.self))
        for byte in UInt8.min...UInt8.max {
          var damaged = bytes
          damaged[i] = byte
          do {
            _ = try DynamicColor.parse(String(decoding: damaged, as: UTF8.self))
          } catch {
            #expect(error.range.upperBound <= String(decoding: damaged, as: UTF8.self).utf8.count)
          }
        }
      }
    }
  }

  @Test
  func `Every grey, and many colours, come back from what is printed`() throws {
    var random = Sequence64()
    for i in 0..<20_000 {
      let value = i < 256 ? UInt32(i) * 0x010101 : UInt32.random(in: 0...0xFFFFFF, using: &random)
      let color = Color(hex: value, alpha: Double(UInt8.random(in: 0...255, using: &random)) / 255)
      #expect(try Color.parse(color.hex) == color)
      #expect(color.rounded == color)
      #expect(color.hex.utf8.count == (color.isOpaque ? 7 : 9))
    }
    #expect(Color(red: -1, green: 2, blue: .nan).hex == "#00FF00")
  }

  @Test(arguments: ["systemBlue", "system-blue", "system_blue", " systemBlue "])
  func `A system colour is found by its name, also in kebab-case and snake_case`(text: String) throws {
    let color = try DynamicColor.parse(text)
    #expect(color.systemName == "systemBlue" && color.isSystem)
    #expect(color.resolved(for: .light) == Color(hex: 0x007AFF))
    #expect(color.resolved(for: .dark) == Color(hex: 0x0A84FF))
    #expect(!color.map { $0.multiplyingAlpha(by: 0.5) }.isSystem)
  }

  @Test(arguments: [
    ("systemblue", "systemBlue"), ("systemGrey", "systemGray"), ("secondarylabel", "secondaryLabel"),
    ("systemBlueColor", "systemBlue"), (".systemBlue", "systemBlue"), ("UIColor.systemBlue", "systemBlue"),
    ("grey", "gray"), (".black", "black"), ("UIColor.black", "black"), ("blackColor", "black"), ("Black", "black"),
    ("transparent", "clear"),
  ])
  func `A colour's name is understood as code and people spell it`(text: String, meant: String) throws {
    #expect(try DynamicColor.parse(text) == DynamicColor.parse(meant))
  }

  @Test(arguments: [
    ("systmBlue", "systemBlue"), ("wihte", "white"), ("brnad", "brand"),
  ])
  func `An unknown name is refused with the nearest known ones`(text: String, meant: String) throws {
    let error = try #require(throws: ColorSyntaxError.self) { try DynamicColor.parse(text, otherNames: ["brand"]) }
    guard case .unknownName(text, let nearest) = error.kind else { return #expect(Bool(false), "\(error.kind)") }
    #expect(nearest.first == meant)
    #expect(error.message.en.contains(meant) && error.message.zhHans.contains(meant))
  }

  @Test
  func `A name without published values is told from an unknown one`() throws {
    let error = try #require(throws: ColorSyntaxError.self) { try DynamicColor.parse("viewFlipsideBackground") }
    #expect(error.kind == .unpublishedColor("viewFlipsideBackground"))
  }

  @Test
  func `The table of system colours has every name once, and its values in range`() {
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
    for color in SystemColor.all {
      #expect(!color.name.hasSuffix("Color") || color.name == "tintColor")
      #expect((2...15).contains(color.introduced))
      #expect(color.purpose == .fixed ? color.dark == nil : color.dark != nil)
      #expect(color.name == "clear" || color.light.alpha > 0)
    }
    #expect(SystemColor(named: "secondaryLabel")?.light == Color(hex: 0x3C3C43, alpha: 0.6))
    #expect(SystemColor(named: "systemMint")?.introduced == 15)
  }
}
