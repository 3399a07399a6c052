/// The look of the page, in the light, in the dark, on narrow screens and on paper.
enum PageStyle {
  static let text = frame + views + parts
}
