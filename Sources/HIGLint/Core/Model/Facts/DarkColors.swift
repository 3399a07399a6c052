import HIGLanguage

extension ColorValue {
  /// Whether it is a hue of UIKit's with a name from before iOS 13: whoever writes it has no dark appearance in mind.
  var isOlderThanDark: Bool { SystemColor(named: name).map { $0.introduced < 13 } ?? false }
}

extension Model {
  /// Whether a color of the file's adapts to the dark appearance. Where none does nobody says that there is one, whatever
  /// UIKit's own grounds would look like in it.
  var statesDarkColors: Bool { kept(DarkColors.init).areStated }
}

private final class DarkColors {
  let areStated: Bool

  init(_ model: Model) {
    areStated = model.colors.contains { $0.color.isPair && !$0.isOlderThanDark }
  }
}
