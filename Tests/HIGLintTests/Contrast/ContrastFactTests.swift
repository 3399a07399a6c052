import Testing

@testable import HIGCore
@testable import HIGLanguage
@testable import HIGReading

@Suite("Facts about colours")
struct ContrastFactTests {
  private func label(_ color: String, screen: String = "background: white") -> Drawn {
    Drawn("screen: s\n\(screen)\nviews:\n  - {kind: label, id: t, text: Total, color: \(color)}\n")
  }

  @Test(arguments: [
    ("'#777777'", "4.47"), ("'#767676'", "4.54"), ("systemBlue", "4.01"), ("'#949494'", "3.03"),
    ("'#959595'", "2.99"),
  ])
  func `The ratio is the published one, and is cut for show`(color: String, ratio: String) {
    #expect(label(color, screen: "background: white\nappearance: light").contrast(of: "t") == ratio)
  }

  @Test
  func `4.478 is below 4.5, and 4.542 is not`() {
    func reaches(_ color: String) -> Bool? {
      let drawn = label(color)
      guard case .double(let ratio) = Contrast.measure(drawn.node("t"), in: drawn.model).ratio else { return nil }
      return ratio >= 4.5
    }
    #expect(reaches("'#777777'") == false)
    #expect(reaches("'#0078D7'") == false)
    #expect(reaches("'#767676'") == true)
  }

  @Test
  func `Without a word about appearances only the light one counts, until a colour involved has two sides`() {
    #expect(label("'#404040'").contrast(of: "t") == "10.36")
    #expect(label("'#404040'").fact("contrastAppearance", of: "t") == "")
    let pair = "background: {light: white, dark: black}"
    #expect(label("'#404040'", screen: pair).contrast(of: "t") == "2.02")
    #expect(label("'#404040'", screen: pair).fact("contrastAppearance", of: "t") == "dark")
    #expect(label("'#404040'", screen: pair + "\nappearance: light").contrast(of: "t") == "10.36")
    #expect(label("'#404040'", screen: pair + "\nappearance: light").fact("contrastAppearance", of: "t") == "light")
    #expect(label("{light: black, dark: white}").contrast(of: "t") == "1.00")
    #expect(label("{light: black, dark: white}", screen: pair).contrast(of: "t") == "21.00")
    #expect(
      label("{light: '#767676', dark: '#333333'}", screen: pair + "\nappearance: [light, dark]").contrast(of: "t")
        == "1.66")
    #expect(label("{light: '#888888', dark: white}", screen: pair).fact("contrastAppearance", of: "t") == "light")
  }

  @Test
  func `A pair that an opaque layer hides is not involved`() {
    let drawn = Drawn(
      """
      screen: s
      background: {light: white, dark: black}
      views:
        - {kind: label, id: t, text: Total, color: '#404040', background: white}
      """)
    #expect(drawn.contrast(of: "t") == "10.36")
  }

  @Test
  func `An appearance and a background come from the app where the screen says nothing`() {
    let drawn = Drawn(
      """
      app: {background: {light: white, dark: black}, appearance: dark, tint: '#808080'}
      screens:
        - id: s
          views:
            - {kind: label, id: t, text: Total, color: '#404040'}
            - {kind: button, id: b, title: Pay, background: clear}
      """)
    #expect(drawn.contrast(of: "t") == "2.02")
    #expect(drawn.fact("effectiveColor", of: "b") == "#808080")
    #expect(drawn.contrast(of: "b") == "5.31")
  }

  @Test(arguments: [
    ("{kind: label, id: t, text: Pay}", "?"), ("{kind: button, id: t, title: Pay}", "#112233"),
    ("{kind: link, id: t, text: Pay}", "#112233"), ("{kind: cell, id: t, title: Pay}", "?"),
    ("{kind: textField, id: t, text: Pay}", "?"), ("{kind: button, id: t, title: Pay, color: red}", "#FF0000"),
    ("{kind: button, id: t, title: Pay, tint: '#445566'}", "#445566"),
    ("{kind: button, id: t, title: Pay, color: unknown}", "?"),
    ("{kind: button, id: t, title: Pay, color: none}", "?"),
    ("{kind: group, tint: '#778899', children: [{kind: button, id: t, title: Pay}]}", "#778899"),
    ("{kind: icon, id: t, icon: star}", "?"), ("{kind: icon, id: t, icon: star, tint: '#445566'}", "#445566"),
    ("{kind: segmentedControl, color: '#123456', items: [{id: t, title: Pay}]}", "#123456"),
    ("{kind: segmentedControl, items: [{id: t, title: Pay}]}", "#112233"),
  ])
  func `A text has its own colour, and a button, a link, a segment and a bar item take the tint; other kinds do not`(
    view: String, color: String
  ) {
    let drawn = Drawn("screen: s\ntint: '#112233'\nbackground: white\nviews:\n  - \(view)\n")
    #expect(drawn.fact("effectiveColor", of: "t") == color)
  }

  @Test
  func `An item lies on its bar; on a translucent bar, or one with a picture, nothing is known`() {
    func contrast(_ bar: String, screen: String = "tint: black") -> String {
      Drawn("screen: s\n\(screen)\nbackground: white\nnavigationBar:\n  right: [{id: t, title: Edit}]\n\(bar)")
        .contrast(of: "t")
    }
    #expect(contrast("  background: '#777777'") == "4.68")
    #expect(contrast("  background: '#777777'\n  tint: white") == "4.47")
    #expect(contrast("  background: '#777777'\n  translucent: false") == "4.68")
    #expect(contrast("  background: '#777777'\n  translucent: true") == "1.00...21.00")
    #expect(contrast("  background: '#777777'\n  image: leather") == "1.00...21.00")
    #expect(contrast("  title: Notes") == "1.00...21.00")
    #expect(contrast("  background: '#777777'", screen: "title: x") == "?")
  }

  @Test
  func `A state that changes a colour is measured in it, and a state of the screen on its own background`() {
    let drawn = Drawn(
      """
      screen: s
      background: white
      views:
        - {kind: label, id: t, text: Total, color: black}
      states:
        night: {background: '#777777'}
        gone: {override: {t: {color: '#777777'}}}
      """)
    #expect(drawn.contrast(of: "t") == "21.00")
    #expect(drawn.contrast(of: "t", state: "night") == "4.68")
    #expect(drawn.contrast(of: "t", state: "gone") == "4.47")
  }

  @Test
  func `Only a text or a symbol has a colour that matters`() {
    func foreground(_ view: String) -> String {
      Drawn("screen: s\nviews:\n  - \(view)\n").fact("foreground", of: "t")
    }
    #expect(foreground("{kind: label, id: t, text: Total}") == "text")
    #expect(foreground("{kind: label, id: t, text: ' '}") == "none")
    #expect(foreground("{kind: textField, id: t, placeholder: Name}") == "none")
    #expect(foreground("{kind: button, id: t, icon: star}") == "symbol")
    #expect(foreground("{kind: button, id: t, icon: {name: star, rendering: original}}") == "none")
    #expect(foreground("{kind: button, id: t, icon: none}") == "none")
    #expect(foreground("{kind: icon, id: t}") == "symbol")
    #expect(foreground("{kind: image, id: t, image: photo}") == "none")
    #expect(foreground("{kind: switch, id: t}") == "none")
  }

  @Test
  func `The colours of a screen's controls are listed once, without those that are disabled, hidden or destructive`() {
    let drawn = Drawn(
      """
      screen: s
      tint: '#111111'
      background: white
      navigationBar: {right: [{title: Edit}, {title: Add, color: '#222222'}]}
      views:
        - {kind: button, id: t, title: Pay, background: clear}
        - {kind: button, title: Send, color: '#222222'}
        - {kind: button, title: Delete, color: '#333333', role: destructive}
        - {kind: button, title: Save, color: '#444444', enabled: false}
        - {kind: button, title: Mail, color: '#555555', hidden: true}
        - {kind: button, title: Book, color: white, background: '#666666'}
        - {kind: label, text: Total, color: '#777777'}
      """)
    func colors(_ name: String) -> String {
      drawn.describe(drawn.model.value(of: drawn.model.vocabulary.nameID(of: name), at: drawn.model.screens[0]))
    }
    #expect(colors("controlTints") == "#111111 #222222")
    #expect(colors("keyColors") == "#111111 #222222 #666666")
  }

  @Test
  func `Strong colours fill the share of a screen on which they are the topmost known layer`() {
    func share(_ spec: String) -> String {
      let drawn = Drawn("screen: s\nsize: [100, 100]\n\(spec)")
      let coverage = ColorCoverage(model: drawn.model, screen: drawn.model.screens[0])
      return drawn.describe(coverage.share { $0.hsl.saturation > 0.6 })
    }
    #expect(share("background: red\nviews: []") == "1.00")
    #expect(share("background: white\nviews:\n  - {kind: card, frame: [0, 0, 50, 100], background: red}") == "0.50")
    #expect(share("background: red\nviews:\n  - {kind: card, frame: [0, 0, 50, 100], background: white}") == "0.50")
    #expect(share("background: red\nviews:\n  - {kind: image, frame: [0, 0, 100, 100], image: photo}") == "0.00")
    #expect(share("background: red\nviews:\n  - {kind: label, text: Total}") == "1.00")
    #expect(share("background: red\nviews:\n  - {kind: table}") == "0.00...1.00")
    #expect(share("background: red") == "0.00...1.00")
  }

  // MARK: What lies below only a part, and what lies above

  private func placed(_ views: String) -> Drawn {
    Drawn("screen: s\nsize: [375, 667]\nbackground: white\nappearance: light\nviews:\n\(views)")
  }

  @Test
  func `All of a gradient below its letters counts`() {
    func best(_ color: String, _ stops: String, _ frame: String = "[16, 80, 343, 24]") -> String {
      placed(
        "  - {kind: label, id: t, text: Total of this month, color: '\(color)', background: {gradient: [\(stops)]}, frame: \(frame)}"
      ).fact("bestContrast", of: "t")
    }
    // White runs through the grey of the text to black, down or across.
    #expect(best("#AAAAAA", "white, black") < "1.20")
    // At neither end is anything as light.
    #expect(best("#FFFFFF", "'#0B5C8A', '#7A00D4'") > "7.00")
    // A short text stands above the dark end of a high gradient, if that runs down.
    #expect(best("#000000", "white, black", "[0, 0, 375, 40]") > "1.00")
  }

  @Test
  func `A layer that ends below the letters counts as does what is beside it`() {
    func best(_ panel: String, _ color: String = "#333333") -> String {
      placed(
        """
          - {kind: group, background: '#111111', frame: \(panel)}
          - {kind: label, id: t, text: A long text of delay, color: '\(color)', frame: [16, 80, 300, 24]}
        """
      ).fact("bestContrast", of: "t")
    }
    #expect(best("[0, 64, 100, 200]") == "1.49")
    // The letters end before it, or are covered only by a hair.
    #expect(best("[250, 64, 100, 200]") == "12.63")
    #expect(best("[0, 64, 18, 200]") == "12.63")
    // White letters are lost beside the panel.
    #expect(best("[0, 64, 100, 200]", "#FFFFFF") == "1.00")
  }

  @Test
  func `An empty layer above a text takes its contrast, unless it dims the whole screen`() {
    func contrast(_ veil: String) -> String {
      placed("  - {kind: label, id: t, text: Total, color: '#555555', frame: [16, 80, 343, 24]}\n  - \(veil)").contrast(
        of: "t")
    }
    #expect(contrast("{kind: group, frame: [0, 300, 375, 100], background: rgb(255 255 255 / 70%)}") == "7.45")
    #expect(contrast("{kind: group, frame: [0, 64, 375, 100], background: rgb(255 255 255 / 70%)}") == "1.60")
    #expect(contrast("{kind: group, frame: [0, 0, 375, 667], background: rgb(0 0 0 / 40%)}") == "7.45")
    let panel =
      "{kind: group, frame: [0, 64, 375, 100], background: rgb(255 255 255 / 70%), children: [{kind: label, text: Sent}]}"
    #expect(contrast(panel) == "7.45")
  }

  @Test
  func `Segments take the tint, emoji have their own colours, and a title must not vanish while it is touched`() {
    let drawn = placed(
      """
        - {kind: segmentedControl, id: days, tint: '#E0E0E0', items: [{id: day, title: Day}, {id: week, title: Week, color: black}]}
        - {kind: label, id: party, text: 🎉, color: '#EEEEEE'}
        - {kind: pageControl, id: pages, tint: '#333333', color: '#CCCCCC'}
        - {kind: button, id: pay, title: Pay, color: white, background: '#0B5C8A', states: {highlighted: {color: '#0B5C8A'}}}
      """)
    #expect(drawn.contrast(of: "day") == "1.32")
    #expect(drawn.contrast(of: "week") == "21.00")
    #expect(drawn.fact("foreground", of: "party") == "none")
    #expect(drawn.contrast(of: "pages") == "12.63")
    let state = (0..<drawn.model.nodeCount).map { NodeReference($0) }.first {
      drawn.model.typeIndex(of: $0) == NodeTypes.controlState
    }
    #expect(state.map { Contrast.foreground(of: $0, in: drawn.model) } == .text)
  }

  @Test
  func `Colours of areas are those of views that are no controls`() {
    let drawn = placed(
      """
        - {kind: card, background: '#A8B5A2'}
        - {kind: group, background: systemGray}
        - {kind: button, title: Pay, background: '#0B5C8A'}
      """)
    let colors = drawn.model.value(of: drawn.model.vocabulary.nameID(of: "areaColors"), at: drawn.model.screens[0])
    #expect(drawn.describe(colors) == "#A8B5A2")
  }
}
