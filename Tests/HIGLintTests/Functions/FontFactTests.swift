import Testing

/// What fonts are, where a style says it.
struct FontFactTests {
  @Test func `a font has the name of its text style, or of the one it is written as`() {
    let spec = """
      textStyles: {heading: {size: 22}}
      screens:
        - id: one
          views:
            - {kind: label, text: A, font: $heading}
            - {kind: label, text: B, font: "$heading"}
            - {kind: label, text: C, font: {style: body}}
            - {kind: label, text: D, font: {size: 17}}
      """
    #expect(localAnswers("self.styleName", select: "font", in: spec) == ["heading", "body", "?"])
  }
}
