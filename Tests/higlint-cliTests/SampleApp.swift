/// Specs with what crosses files, for tests that check in several ways and compare.
enum SampleApp {
  /// What `app` is followed by in `app.yaml`.
  static let definitions = """
    palette: {faint: "#999999"}
    components:
      Card: {parameters: {title: text}, view: {kind: label, text: $(title), color: $faint, background: white}}

    """

  /// A screen with a card, two links, one of them to nowhere, and a small button.
  static let home = """
    screen: home
    presentation: root
    links: [{to: detail, by: tap}, {to: nowhere, by: tap}]
    views:
    - {use: Card, with: {title: One}, id: one, frame: [0, 0, 100, 20]}
    # higlint:disable-next-line layout/tap-target -- a test
    - {kind: button, id: small, text: Go, frame: [0, 30, 20, 20]}

    """
}
