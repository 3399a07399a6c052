import HIGLanguage

/// The heights of the system's bars in points (UIKit, iOS 8 to 11).
package enum BarMetrics {
  package static let statusBar = 20.0
  package static let navigationBar = 44.0
  /// The height of a navigation bar or toolbar if the height is compact.
  package static let compactBar = 32.0
  package static let toolbar = 44.0
  package static let tabBar = 49.0
  package static let searchBar = 44.0
  /// The heights on iPhone X: of the status bar beside the sensors, and of the home indicator.
  package static let tallStatusBar = 44.0
  package static let homeIndicator = 34.0
}

extension Scene {
  /// The part of the screen that the system's bars leave. A bar that is not stated is taken not to be there.
  package var contentArea: Box {
    var top = 0.0
    var bottom = 0.0
    let hasSensors = model.string(Names.device, of: screen) == "iphoneX"
    let isLandscape = (size.width ?? 0) > (size.height ?? .infinity)
    let isCompact = isLandscape && (size.height ?? .infinity) < 500
    let statusBar = model.node(Names.statusBar, of: screen)
    if !isCompact, !isHidden(statusBar) { top += hasSensors ? BarMetrics.tallStatusBar : BarMetrics.statusBar }
    if has(Names.navigationBar) { top += isCompact ? BarMetrics.compactBar : BarMetrics.navigationBar }
    if has(Names.searchBar) { top += BarMetrics.searchBar }
    if has(Names.toolbar) { bottom += isCompact ? BarMetrics.compactBar : BarMetrics.toolbar }
    if has(Names.tabBar) { bottom += BarMetrics.tabBar }
    if hasSensors { bottom += BarMetrics.homeIndicator }
    return Box(x: 0, y: top, width: size.width, height: size.height.map { max(0, $0 - top - bottom) })
  }

  /// Whether a screen shows a bar, stated by itself or once for the app.
  private func has(_ bar: NameID) -> Bool {
    guard case .node(let bar) = model.value(of: bar, at: screen), bar != .none else { return false }
    return !isHidden(bar)
  }

  private func isHidden(_ bar: NodeReference?) -> Bool {
    guard let bar, case .bool(true) = model.value(of: Names.hidden, at: bar) else { return false }
    return true
  }

  /// Returns the width through which a view is seen: of the innermost scroll view around it, else of the screen.
  func viewportWidth(of view: NodeReference) -> Double? {
    let scroller = scroller(of: view)
    return scroller == .none ? size.width : box(of: scroller).width
  }
}
