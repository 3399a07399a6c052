import Testing

@testable import HIGCore
@testable import HIGLanguage

/// What lies below a text, seen by its contrast: black on white is 21, on #777777 4.68, on anything 1 to 21.
@Suite("What lies below a text")
struct BackdropTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let behaviour: String
    let spec: String
    let contrast: String
    var testDescription: String { behaviour }

    init(_ behaviour: String, _ views: String, _ contrast: String, screen: String = "background: white") {
      self.behaviour = behaviour
      self.spec = "screen: s\n\(screen)\nviews:\n\(views)\n"
      self.contrast = contrast
    }
  }

  static let label = "{kind: label, id: t, text: Total, color: black, frame: [10, 10, 80, 20]}"

  static let layers: [Case] = [
    Case("the screen's background where nothing lies between", "  - \(label)", "21.00"),
    Case(
      "its own background before all others",
      "  - {kind: label, id: t, text: Total, color: black, background: '#777777'}", "4.68"),
    Case("nothing known without a background", "  - \(label)", "1.00...21.00", screen: "title: x"),
    Case(
      "nothing known where the background is said to be unknown", "  - \(label)", "1.00...21.00",
      screen: "background: unknown"),
    Case(
      "an earlier sibling that holds it",
      "  - {kind: card, frame: [0, 0, 200, 200], background: '#777777'}\n  - \(label)", "4.68"),
    Case(
      "not a later sibling",
      "  - \(label)\n  - {kind: card, frame: [0, 0, 200, 200], background: '#777777'}", "21.00"),
    Case(
      "not a sibling that lies elsewhere",
      "  - {kind: card, frame: [0, 30, 200, 200], background: '#777777'}\n  - \(label)", "21.00"),
    Case(
      "not a sibling that only touches it",
      "  - {kind: card, frame: [90, 0, 200, 200], background: '#777777'}\n  - \(label)", "21.00"),
    Case(
      "either of two where a sibling lies below a part of it",
      "  - {kind: card, frame: [50, 0, 200, 200], background: '#777777'}\n  - \(label)", "4.68...21.00"),
    Case(
      "the later one of two siblings",
      """
        - {kind: card, frame: [0, 0, 200, 200], background: black}
        - {kind: card, frame: [0, 0, 200, 200], background: '#777777'}
        - \(label)
      """, "4.68"),
    Case(
      "not a sibling whose place is not known",
      "  - {kind: card, background: '#777777'}\n  - \(label)", "21.00"),
    Case(
      "a sibling of unknown place in a zstack, or what it covers",
      """
        - kind: zstack
          background: clear
          children:
            - {kind: card, background: '#777777'}
            - \(label)
      """, "4.68...21.00"),
    Case(
      "a sibling of unknown place whose role is background, or what it covers",
      "  - {kind: card, role: background, background: '#777777'}\n  - \(label)", "4.68...21.00"),
    Case(
      "an unknown sibling of unknown place in a zstack",
      """
        - kind: zstack
          background: clear
          children:
            - {kind: image, image: photo}
            - \(label)
      """, "1.00...21.00"),
    Case(
      "not a clear sibling of unknown place in a zstack",
      """
        - kind: zstack
          background: clear
          children:
            - {kind: group}
            - \(label)
      """, "21.00"),
    Case(
      "not a sibling that is known to lie beside it, whatever else is unknown about its place",
      """
        - kind: zstack
          background: clear
          children:
            - {kind: card, frame: {y: 100, height: 50}, background: '#777777'}
            - \(label)
      """, "21.00"),
    Case(
      "a sibling that covers all of the parent, though its own place is not known",
      """
        - kind: group
          frame: [0, 0, 200, 100]
          children:
            - {kind: card, frame: [0, 0, 200, 100], background: '#777777'}
            - {kind: label, id: t, text: Total, color: black}
      """, "4.68"),
    Case(
      "a sibling in a parent of unknown place",
      """
        - kind: group
          children:
            - {kind: card, frame: [0, 0, 200, 100], background: '#777777'}
            - kind: group
              frame: [20, 20, 100, 40]
              children:
                - \(label)
      """, "4.68"),
    Case(
      "not a hidden sibling",
      "  - {kind: card, frame: [0, 0, 200, 200], background: '#777777', hidden: true}\n  - \(label)", "21.00"),
    Case(
      "perhaps a sibling that may be hidden",
      "  - {kind: card, frame: [0, 0, 200, 200], background: '#777777', hidden: unknown}\n  - \(label)", "4.68...21.00"),
    Case(
      "not a sibling that is fully transparent",
      "  - {kind: card, frame: [0, 0, 200, 200], background: '#777777', alpha: 0}\n  - \(label)", "21.00"),
    Case(
      "a picture, of which nothing is known",
      "  - {kind: image, image: photo, frame: [0, 0, 200, 200]}\n  - \(label)", "1.00...21.00"),
    Case(
      "what lies in an earlier sibling",
      """
        - kind: group
          frame: [0, 0, 200, 200]
          children:
            - {kind: card, frame: [0, 0, 200, 50], background: '#777777'}
        - \(label)
      """, "4.68"),
    Case(
      "not what lies elsewhere in an earlier sibling",
      """
        - kind: card
          frame: [0, 0, 200, 200]
          background: '#777777'
          children:
            - {kind: card, frame: [0, 100, 200, 50], background: black}
        - \(label)
      """, "4.68"),
    Case(
      "a parent, looked at before the screen",
      """
        - kind: card
          background: '#777777'
          children:
            - \(label)
      """, "4.68"),
    Case(
      "not a clear parent",
      """
        - kind: card
          background: clear
          children:
            - \(label)
      """, "21.00"),
    Case(
      "not a stack or group that says nothing about its background",
      """
        - kind: stack
          children:
            - kind: group
              children:
                - \(label)
      """, "21.00"),
    Case(
      "not a card that says nothing about its background",
      """
        - kind: card
          children:
            - \(label)
      """, "21.00"),
    Case(
      "not a button that says nothing about its background",
      "  - {kind: button, id: t, title: Pay, color: black}", "21.00"),
    Case(
      "an earlier sibling of the parent",
      """
        - {kind: card, frame: [0, 0, 200, 200], background: '#777777'}
        - kind: group
          frame: [0, 0, 100, 100]
          children:
            - \(label)
      """, "4.68"),
    Case(
      "an earlier sibling of the parent, though only the parent's place is known",
      """
        - {kind: card, frame: [0, 0, 200, 200], background: '#777777'}
        - kind: group
          frame: [0, 0, 100, 100]
          children:
            - {kind: label, id: t, text: Total, color: black}
      """, "4.68"),
    Case(
      "nothing known on a picture that it is a part of",
      """
        - kind: image
          image: photo
          children:
            - \(label)
      """, "1.00...21.00"),
  ]

  static let mixes: [Case] = [
    Case(
      "black seen through half a view is grey", "  - {kind: label, id: t, text: Total, color: black, alpha: 0.5}",
      "3.97"),
    Case(
      "the alphas of a view and of what is around it multiply",
      """
        - kind: group
          alpha: 0.5
          children:
            - {kind: label, id: t, text: Total, color: black, alpha: 0.5}
      """, "1.83"),
    Case(
      "a translucent layer is drawn over what lies below",
      "  - {kind: label, id: t, text: Total, color: black, background: '#00000080'}", "5.24"),
    Case(
      "a view's alpha makes its background translucent too",
      "  - {kind: label, id: t, text: Total, color: white, background: black, alpha: 0.5}", "2.16"),
    Case(
      "an unknown alpha leaves the text between faint and full",
      "  - {kind: label, id: t, text: Total, color: black, alpha: unknown}", "1.00...21.00"),
    Case("a colour with an alpha", "  - {kind: label, id: t, text: Total, color: '#3C3C4399'}", "3.43"),
    Case(
      "a gradient, as far as it goes below the letters",
      "  - {kind: label, id: t, text: Total, color: black, background: {gradient: [white, '#777777']}}", "8.68"),
    Case(
      "a gradient with a colour that is not known",
      "  - {kind: label, id: t, text: Total, color: black, background: {gradient: [white, unknown]}}", "1.00...21.00"),
    Case(
      "a blur", "  - {kind: label, id: t, text: Total, color: black, background: {blur: light}}", "1.00...21.00"),
    Case(
      "a picture behind a text", "  - {kind: label, id: t, text: Total, color: black, background: {image: photo}}",
      "1.00...21.00"),
    Case(
      "a veil over a picture",
      "  - {kind: label, id: t, text: Total, color: white, background: '#000000CC'}", "12.63...21.00",
      screen: "background: {image: photo}"),
    Case(
      "grey decides on no background at all", "  - {kind: label, id: t, text: Total, color: '#777777'}", "1.00...4.68",
      screen: "title: x"),
  ]

  static let scrolling: [Case] = [
    Case(
      "content may come to lie over whatever its scroll view lies over",
      """
        - {kind: card, frame: [0, 300, 200, 200], background: '#777777'}
        - kind: scrollView
          background: clear
          frame: [0, 0, 200, 600]
          children:
            - \(label)
      """, "4.68...21.00"),
    Case(
      "content stays over what holds all of its scroll view",
      """
        - {kind: card, frame: [0, 0, 300, 700], background: '#777777'}
        - kind: scrollView
          background: clear
          frame: [0, 0, 200, 600]
          children:
            - {kind: label, id: t, text: Total, color: black, frame: [10, 5000, 80, 20]}
      """, "4.68"),
    Case(
      "siblings in the same content move with it",
      """
        - kind: scrollView
          background: clear
          frame: [0, 0, 200, 600]
          children:
            - {kind: card, frame: [0, 4990, 200, 50], background: '#777777'}
            - {kind: label, id: t, text: Total, color: black, frame: [10, 5000, 80, 20]}
      """, "4.68"),
    Case(
      "the content of an earlier scroll view may pass below",
      """
        - kind: scrollView
          background: white
          frame: [0, 0, 200, 600]
          children:
            - {kind: card, frame: [0, 4990, 200, 50], background: '#777777'}
        - \(label)
      """, "4.68...21.00"),
  ]

  @Test(arguments: layers)
  func `Below a text lies`(_ each: Case) { #expect(Drawn(each.spec).contrast(of: "t") == each.contrast) }

  @Test(arguments: mixes)
  func `Layers are mixed:`(_ each: Case) { #expect(Drawn(each.spec).contrast(of: "t") == each.contrast) }

  @Test(arguments: scrolling)
  func `Scrolling:`(_ each: Case) { #expect(Drawn(each.spec).contrast(of: "t") == each.contrast) }

  @Test
  func `A background that is not exactly known has a reason`() {
    func reason(_ spec: String) -> Unknown.Reason? {
      let drawn = Drawn(spec)
      return Contrast.measure(drawn.node("t"), in: drawn.model).reason
    }
    #expect(reason("screen: s\nbackground: white\nviews:\n  - \(Self.label)") == nil)
    #expect(reason("screen: s\nviews:\n  - \(Self.label)") == .notStated)
    #expect(reason("screen: s\nbackground: unknown\nviews:\n  - \(Self.label)") == .statedUnknown)
    #expect(reason("screen: s\nbackground: {image: photo}\nviews:\n  - \(Self.label)") == .backdrop)
    #expect(
      reason(
        "screen: s\nbackground: white\nviews:\n  - {kind: card, role: background, background: black}\n  - \(Self.label)"
      )
        == .geometry)
  }

  @Test
  func `A great many siblings that draw are not all looked at`() {
    var spec = "screen: s\nbackground: white\nviews:\n"
    for _ in 0..<5000 { spec += "  - {kind: group, frame: [0, 0, 200, 200], background: '#FFFFFF01'}\n" }
    spec += "  - \(Self.label)\n"
    #expect(Drawn(spec).contrast(of: "t").hasPrefix("1."))
  }
}
