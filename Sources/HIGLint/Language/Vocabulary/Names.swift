/// The numbers of names that the code itself reads.
///
/// They are constants, as they are read at every step: a vocabulary numbers these names first, in the order of `Known`,
/// whose cases are coding keys because these know their names: to print them takes a thousand times as long.
public enum Names {
  @usableFromInline enum Known: Int, CaseIterable, CodingKey {
    case action, align, alpha, app, appearance, back, background, badge, accessibility, by, font, screen
    case searchBar, blur, border, children, color, contentSize, cornerRadius, device, disabled, enabled
    case entry_, family, frame, gestures, gradient, group, height, hidden, highlighted, hitArea, icon
    case iconControls, id, image, inset, interactionEnabled, items, kind, languages, left, level, lines, links
    case name, navigationBar, opens, orientation, override, presentation, rendering, right, role, selected
    case size, state, states, statusBar, style, tabBar, text, texts, textSize, tint, title, titleColor
    case toolbar, translucent, truncates, type, use, variants, views, weight, width, with, x, y, visible
    case decorative, interactive, tappable, nodeType, isVariant, field, language, owner, value, isBlank
    case isUnknown, hasContent, fontSize, fontWeight, pointSize, unreadStatements, weightNumber
  }

  @inlinable public static var action: NameID { NameID(.action) }
  @inlinable public static var align: NameID { NameID(.align) }
  @inlinable public static var alpha: NameID { NameID(.alpha) }
  @inlinable public static var app: NameID { NameID(.app) }
  @inlinable public static var appearance: NameID { NameID(.appearance) }
  @inlinable public static var back: NameID { NameID(.back) }
  @inlinable public static var background: NameID { NameID(.background) }
  @inlinable public static var badge: NameID { NameID(.badge) }
  @inlinable public static var accessibility: NameID { NameID(.accessibility) }
  @inlinable public static var by: NameID { NameID(.by) }
  @inlinable public static var font: NameID { NameID(.font) }
  @inlinable public static var screen: NameID { NameID(.screen) }
  @inlinable public static var searchBar: NameID { NameID(.searchBar) }
  @inlinable public static var blur: NameID { NameID(.blur) }
  @inlinable public static var border: NameID { NameID(.border) }
  @inlinable public static var children: NameID { NameID(.children) }
  @inlinable public static var color: NameID { NameID(.color) }
  @inlinable public static var contentSize: NameID { NameID(.contentSize) }
  @inlinable public static var cornerRadius: NameID { NameID(.cornerRadius) }
  @inlinable public static var device: NameID { NameID(.device) }
  @inlinable public static var disabled: NameID { NameID(.disabled) }
  @inlinable public static var enabled: NameID { NameID(.enabled) }
  @inlinable public static var entry: NameID { NameID(.entry_) }
  @inlinable public static var family: NameID { NameID(.family) }
  @inlinable public static var frame: NameID { NameID(.frame) }
  @inlinable public static var gestures: NameID { NameID(.gestures) }
  @inlinable public static var gradient: NameID { NameID(.gradient) }
  @inlinable public static var group: NameID { NameID(.group) }
  @inlinable public static var height: NameID { NameID(.height) }
  @inlinable public static var hidden: NameID { NameID(.hidden) }
  @inlinable public static var highlighted: NameID { NameID(.highlighted) }
  @inlinable public static var hitArea: NameID { NameID(.hitArea) }
  @inlinable public static var icon: NameID { NameID(.icon) }
  @inlinable public static var iconControls: NameID { NameID(.iconControls) }
  @inlinable public static var id: NameID { NameID(.id) }
  @inlinable public static var image: NameID { NameID(.image) }
  @inlinable public static var inset: NameID { NameID(.inset) }
  @inlinable public static var interactionEnabled: NameID { NameID(.interactionEnabled) }
  @inlinable public static var items: NameID { NameID(.items) }
  @inlinable public static var kind: NameID { NameID(.kind) }
  @inlinable public static var languages: NameID { NameID(.languages) }
  @inlinable public static var left: NameID { NameID(.left) }
  @inlinable public static var level: NameID { NameID(.level) }
  @inlinable public static var lines: NameID { NameID(.lines) }
  @inlinable public static var links: NameID { NameID(.links) }
  @inlinable public static var name: NameID { NameID(.name) }
  @inlinable public static var navigationBar: NameID { NameID(.navigationBar) }
  @inlinable public static var opens: NameID { NameID(.opens) }
  @inlinable public static var orientation: NameID { NameID(.orientation) }
  @inlinable public static var override: NameID { NameID(.override) }
  @inlinable public static var presentation: NameID { NameID(.presentation) }
  @inlinable public static var rendering: NameID { NameID(.rendering) }
  @inlinable public static var right: NameID { NameID(.right) }
  @inlinable public static var role: NameID { NameID(.role) }
  @inlinable public static var selected: NameID { NameID(.selected) }
  @inlinable public static var size: NameID { NameID(.size) }
  @inlinable public static var state: NameID { NameID(.state) }
  @inlinable public static var states: NameID { NameID(.states) }
  @inlinable public static var statusBar: NameID { NameID(.statusBar) }
  @inlinable public static var style: NameID { NameID(.style) }
  @inlinable public static var tabBar: NameID { NameID(.tabBar) }
  @inlinable public static var text: NameID { NameID(.text) }
  @inlinable public static var texts: NameID { NameID(.texts) }
  @inlinable public static var textSize: NameID { NameID(.textSize) }
  @inlinable public static var tint: NameID { NameID(.tint) }
  @inlinable public static var title: NameID { NameID(.title) }
  @inlinable public static var titleColor: NameID { NameID(.titleColor) }
  @inlinable public static var toolbar: NameID { NameID(.toolbar) }
  @inlinable public static var translucent: NameID { NameID(.translucent) }
  @inlinable public static var truncates: NameID { NameID(.truncates) }
  @inlinable public static var type: NameID { NameID(.type) }
  @inlinable public static var use: NameID { NameID(.use) }
  @inlinable public static var variants: NameID { NameID(.variants) }
  @inlinable public static var views: NameID { NameID(.views) }
  @inlinable public static var weight: NameID { NameID(.weight) }
  @inlinable public static var width: NameID { NameID(.width) }
  @inlinable public static var with: NameID { NameID(.with) }
  @inlinable public static var x: NameID { NameID(.x) }
  @inlinable public static var y: NameID { NameID(.y) }
  @inlinable public static var visible: NameID { NameID(.visible) }
  @inlinable public static var decorative: NameID { NameID(.decorative) }
  @inlinable public static var interactive: NameID { NameID(.interactive) }
  @inlinable public static var tappable: NameID { NameID(.tappable) }
  @inlinable public static var nodeType: NameID { NameID(.nodeType) }
  @inlinable public static var isVariant: NameID { NameID(.isVariant) }
  @inlinable public static var field: NameID { NameID(.field) }
  @inlinable public static var language: NameID { NameID(.language) }
  @inlinable public static var owner: NameID { NameID(.owner) }
  @inlinable public static var value: NameID { NameID(.value) }
  @inlinable public static var isBlank: NameID { NameID(.isBlank) }
  @inlinable public static var isUnknown: NameID { NameID(.isUnknown) }
  @inlinable public static var hasContent: NameID { NameID(.hasContent) }
  @inlinable public static var fontSize: NameID { NameID(.fontSize) }
  @inlinable public static var fontWeight: NameID { NameID(.fontWeight) }
  @inlinable public static var pointSize: NameID { NameID(.pointSize) }
  @inlinable public static var unreadStatements: NameID { NameID(.unreadStatements) }
  @inlinable public static var weightNumber: NameID { NameID(.weightNumber) }
}

extension NameID {
  @inlinable init(_ name: Names.Known) { self.init(UInt16(truncatingIfNeeded: name.rawValue)) }
}
