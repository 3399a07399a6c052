import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import Testing

@testable import HIGPage

/// The colours, text styles and targets of a design.
@Suite struct PaletteTableTests {
  private func palette(_ spec: String) -> String {
    let (model, _) = Model.reading("spec.yaml", bytes: Array(spec.utf8), workspace: MemoryWorkspace([:]))
    var table = PaletteTable(rules: RuleSet())
    table.add(model)
    var json = JSONEmitter()
    table.write(to: &json)
    return String(decoding: json.out.bytes, as: UTF8.self)
  }

  private func member(_ name: String, of json: String) -> Substring {
    let start = json.firstRange(of: "\"\(name)\":")?.upperBound ?? json.endIndex
    var depth = 0
    var end = start
    while end < json.endIndex {
      switch json[end] {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: break
      }
      end = json.index(after: end)
      if depth == 0 { break }
    }
    return json[start..<end]
  }

  private let colors = """
    palette: {brand: "#0A7AFF", paper: "#FFFFFF"}
    screen: pay
    background: $paper
    views:
      - {kind: label, text: Pay, color: $brand, font: {size: 15}, frame: [16, 20, 200, 24]}
      - {kind: label, text: Total, color: $brand, font: {size: 28}, frame: [16, 50, 200, 36]}
      - kind: group
        background: "#EEEEEE"
        frame: [0, 100, 320, 100]
        children: [{kind: label, text: Fee, color: "#767676", font: {size: 15}, frame: [16, 20, 200, 24]}]
      - {kind: label, text: Off, color: "#BBBBBB", enabled: false, font: {size: 15}, frame: [16, 220, 200, 24]}
    """

  @Test func `Each colour has its contrast with the backgrounds that it lies on, and with no others`() {
    let json = palette(colors)
    #expect(
      member("backgrounds", of: json) == ##"[{"name":"$paper","color":"#FFFFFF"},{"color":"#EEEEEE"}]"##)
    #expect(
      member("colors", of: json) == """
        [{"name":"$brand","color":"#0A7AFF","uses":2,"contrasts":[4,null],"needed":[4.5,null]},\
        {"color":"#767676","uses":1,"contrasts":[null,3.91],"needed":[null,4.5]},\
        {"color":"#BBBBBB","uses":1,"contrasts":[1.91,null],"needed":[null,null]}]
        """)
  }

  @Test func `Colours that adapt are told for each appearance`() {
    let json = palette(
      """
      screen: pay
      background: {light: white, dark: black}
      views: [{kind: label, text: Pay, color: {light: black, dark: white}, frame: [16, 20, 200, 24]}]
      """)
    #expect(
      member("backgrounds", of: json)
        == ##"[{"color":"#000000","appearance":"dark"},{"color":"#FFFFFF","appearance":"light"}]"##)
    #expect(
      member("colors", of: json) == """
        [{"color":"#000000","appearance":"light","uses":1,"contrasts":[null,21],"needed":[null,4.5]},\
        {"color":"#FFFFFF","appearance":"dark","uses":1,"contrasts":[21,null],"needed":[4.5,null]}]
        """)
  }

  @Test func `What can't be told is only counted`() {
    let json = palette(
      """
      screen: pay
      views:
        - {kind: label, text: Pay, frame: [16, 20, 200, 24]}
        - {kind: button, title: Go, action: go}
      """)
    #expect(member("colors", of: json) == "[]")
    #expect(member("undecided", of: json) == #"{"colors":2,"targets":1}"#)
  }

  @Test func `Text styles are told with all their sizes and weights, the largest first`() {
    let json = palette(
      """
      textStyles: {title: {size: 24, weight: bold}}
      screen: pay
      views:
        - {kind: label, text: Fee, font: {style: body}}
        - {kind: label, text: Pay, font: $title}
        - {kind: label, text: Total, font: $title}
        - {kind: label, text: Tip, font: {family: Avenir, size: 12}}
        - {kind: label, text: Tax, font: {family: Avenir, size: 14, weight: medium}}
      """)
    #expect(
      member("styles", of: json) == """
        [{"name":"$title","sizes":[24],"weights":[700],"uses":2},\
        {"name":"body","sizes":[17],"weights":[400],"uses":1},\
        {"name":"Avenir","sizes":[12,14],"weights":[500],"uses":2}]
        """)
  }

  @Test func `Targets are sorted by size, and small ones told`() {
    let json = palette(
      """
      screen: pay
      device: iphone6
      views:
        - {kind: button, id: big, title: Pay, action: pay, frame: [16, 100, 343, 50]}
        - {kind: button, id: close, icon: close, action: close, frame: [16, 30, 30, 30]}
        - {kind: button, id: grown, icon: add, action: add, frame: [60, 30, 30, 30], hitArea: {inset: [-7, -7, -7, -7]}}
        - {kind: label, id: words, text: Pay}
      """)
    #expect(
      member("targets", of: json) == """
        [{"path":"pay/views/close","screen":"pay","kind":"button","width":30,"height":30,"ok":false},\
        {"path":"pay/views/grown","screen":"pay","kind":"button","width":44,"height":44,"ok":true},\
        {"path":"pay/views/big","screen":"pay","kind":"button","width":343,"height":50,"ok":true}]
        """)
  }
}
