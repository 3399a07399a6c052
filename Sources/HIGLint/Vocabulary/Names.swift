/// The numbers of names that the code itself reads.
///
/// They are constants, as they are read at every step: a vocabulary numbers these names first, in the order of `Known`.
enum Names {
  enum Known: String, CaseIterable, NumberedByOrder {
    case action, align, alpha, app, appearance, back, background, badge, accessibility, by, font, screen
    case searchBar, blur, border, children, color, contentSize, cornerRadius, device, disabled, enabled
    case entry_, family, frame, gestures, gradient, group, height, hidden, highlighted, hitArea, icon
    case iconControls, id, image, inset, interactionEnabled, items, kind, languages, left, level, lines, links
    case name, navigationBar, opens, orientation, override, presentation, rendering, right, role, selected
    case size, state, states, statusBar, style, tabBar, text, texts, textSize, tint, title, titleColor
    case toolbar, translucent, truncates, type, use, variants, views, weight, width, with, x, y, visible
    case decorative, interactive, tappable, nodeType, isVariant, field, language, owner, value, isBlank
    case isUnknown, hasContent, fontSize, fontWeight, pointSize, weightNumber
  }

  @inline(__always) static var action: NameID { NameID(.action) }
  @inline(__always) static var align: NameID { NameID(.align) }
  @inline(__always) static var alpha: NameID { NameID(.alpha) }
  @inline(__always) static var app: NameID { NameID(.app) }
  @inline(__always) static var appearance: NameID { NameID(.appearance) }
  @inline(__always) static var back: NameID { NameID(.back) }
  @inline(__always) static var background: NameID { NameID(.background) }
  @inline(__always) static var badge: NameID { NameID(.badge) }
  @inline(__always) static var accessibility: NameID { NameID(.accessibility) }
  @inline(__always) static var by: NameID { NameID(.by) }
  @inline(__always) static var font: NameID { NameID(.font) }
  @inline(__always) static var screen: NameID { NameID(.screen) }
  @inline(__always) static var searchBar: NameID { NameID(.searchBar) }
  @inline(__always) static var blur: NameID { NameID(.blur) }
  @inline(__always) static var border: NameID { NameID(.border) }
  @inline(__always) static var children: NameID { NameID(.children) }
  @inline(__always) static var color: NameID { NameID(.color) }
  @inline(__always) static var contentSize: NameID { NameID(.contentSize) }
  @inline(__always) static var cornerRadius: NameID { NameID(.cornerRadius) }
  @inline(__always) static var device: NameID { NameID(.device) }
  @inline(__always) static var disabled: NameID { NameID(.disabled) }
  @inline(__always) static var enabled: NameID { NameID(.enabled) }
  @inline(__always) static var entry: NameID { NameID(.entry_) }
  @inline(__always) static var family: NameID { NameID(.family) }
  @inline(__always) static var frame: NameID { NameID(.frame) }
  @inline(__always) static var gestures: NameID { NameID(.gestures) }
  @inline(__always) static var gradient: NameID { NameID(.gradient) }
  @inline(__always) static var group: NameID { NameID(.group) }
  @inline(__always) static var height: NameID { NameID(.height) }
  @inline(__always) static var hidden: NameID { NameID(.hidden) }
  @inline(__always) static var highlighted: NameID { NameID(.highlighted) }
  @inline(__always) static var hitArea: NameID { NameID(.hitArea) }
  @inline(__always) static var icon: NameID { NameID(.icon) }
  @inline(__always) static var iconControls: NameID { NameID(.iconControls) }
  @inline(__always) static var id: NameID { NameID(.id) }
  @inline(__always) static var image: NameID { NameID(.image) }
  @inline(__always) static var inset: NameID { NameID(.inset) }
  @inline(__always) static var interactionEnabled: NameID { NameID(.interactionEnabled) }
  @inline(__always) static var items: NameID { NameID(.items) }
  @inline(__always) static var kind: NameID { NameID(.kind) }
  @inline(__always) static var languages: NameID { NameID(.languages) }
  @inline(__always) static var left: NameID { NameID(.left) }
  @inline(__always) static var level: NameID { NameID(.level) }
  @inline(__always) static var lines: NameID { NameID(.lines) }
  @inline(__always) static var links: NameID { NameID(.links) }
  @inline(__always) static var name: NameID { NameID(.name) }
  @inline(__always) static var navigationBar: NameID { NameID(.navigationBar) }
  @inline(__always) static var opens: NameID { NameID(.opens) }
  @inline(__always) static var orientation: NameID { NameID(.orientation) }
  @inline(__always) static var override: NameID { NameID(.override) }
  @inline(__always) static var presentation: NameID { NameID(.presentation) }
  @inline(__always) static var rendering: NameID { NameID(.rendering) }
  @inline(__always) static var right: NameID { NameID(.right) }
  @inline(__always) static var role: NameID { NameID(.role) }
  @inline(__always) static var selected: NameID { NameID(.selected) }
  @inline(__always) static var size: NameID { NameID(.size) }
  @inline(__always) static var state: NameID { NameID(.state) }
  @inline(__always) static var states: NameID { NameID(.states) }
  @inline(__always) static var statusBar: NameID { NameID(.statusBar) }
  @inline(__always) static var style: NameID { NameID(.style) }
  @inline(__always) static var tabBar: NameID { NameID(.tabBar) }
  @inline(__always) static var text: NameID { NameID(.text) }
  @inline(__always) static var texts: NameID { NameID(.texts) }
  @inline(__always) static var textSize: NameID { NameID(.textSize) }
  @inline(__always) static var tint: NameID { NameID(.tint) }
  @inline(__always) static var title: NameID { NameID(.title) }
  @inline(__always) static var titleColor: NameID { NameID(.titleColor) }
  @inline(__always) static var toolbar: NameID { NameID(.toolbar) }
  @inline(__always) static var translucent: NameID { NameID(.translucent) }
  @inline(__always) static var truncates: NameID { NameID(.truncates) }
  @inline(__always) static var type: NameID { NameID(.type) }
  @inline(__always) static var use: NameID { NameID(.use) }
  @inline(__always) static var variants: NameID { NameID(.variants) }
  @inline(__always) static var views: NameID { NameID(.views) }
  @inline(__always) static var weight: NameID { NameID(.weight) }
  @inline(__always) static var width: NameID { NameID(.width) }
  @inline(__always) static var with: NameID { NameID(.with) }
  @inline(__always) static var x: NameID { NameID(.x) }
  @inline(__always) static var y: NameID { NameID(.y) }
  @inline(__always) static var visible: NameID { NameID(.visible) }
  @inline(__always) static var decorative: NameID { NameID(.decorative) }
  @inline(__always) static var interactive: NameID { NameID(.interactive) }
  @inline(__always) static var tappable: NameID { NameID(.tappable) }
  @inline(__always) static var nodeType: NameID { NameID(.nodeType) }
  @inline(__always) static var isVariant: NameID { NameID(.isVariant) }
  @inline(__always) static var field: NameID { NameID(.field) }
  @inline(__always) static var language: NameID { NameID(.language) }
  @inline(__always) static var owner: NameID { NameID(.owner) }
  @inline(__always) static var value: NameID { NameID(.value) }
  @inline(__always) static var isBlank: NameID { NameID(.isBlank) }
  @inline(__always) static var isUnknown: NameID { NameID(.isUnknown) }
  @inline(__always) static var hasContent: NameID { NameID(.hasContent) }
  @inline(__always) static var fontSize: NameID { NameID(.fontSize) }
  @inline(__always) static var fontWeight: NameID { NameID(.fontWeight) }
  @inline(__always) static var pointSize: NameID { NameID(.pointSize) }
  @inline(__always) static var weightNumber: NameID { NameID(.weightNumber) }
}

extension NameID {
  @inline(__always)
  fileprivate init(_ name: Names.Known) { self.init(UInt16(name.number)) }
}

/// The cases of an enumeration of words by their places in it, counted from 0.
protocol NumberedByOrder: CaseIterable {}

extension NumberedByOrder {
  /// The number, which is known when the code is compiled: a case without a payload is kept as its place, in a byte if
  /// there are no more cases than fit (github.com/swiftlang/swift, docs/ABI/TypeLayout.rst).
  @inline(__always)
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
