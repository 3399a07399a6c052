import Foundation
import HIGDraw
import HIGLanguage
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGImport
@testable import HIGLint

/// Bars, controls, tables and what lies over a screen, as UIKit draws them.
@Suite struct DrawingViewTests: DrawingSuite {
  // MARK: Bars

  @Test
  func `Bars stand where the system puts them, and hidden ones are not there`() throws {
    let bars =
      "navigationBar: {title: Piers}\ntabBar: {items: [{id: a, title: A}, {id: b, title: B}], selected: b}\nbackground: white"
    let text = try svg(screen("  []", fields: bars))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"375\" height=\"64\""))
    #expect(text.contains("<rect x=\"0\" y=\"618\" width=\"375\" height=\"49\""))
    let hidden = try svg(screen("  []", fields: "navigationBar: {title: Piers, hidden: true}\nbackground: white"))
    #expect(!hidden.contains("Piers"))
  }

  @Test
  func `An interface from right to left has its way back on the right`() throws {
    let spec = screen("  []", fields: "navigationBar: {title: T, back: {title: Back}}\nbackground: white")
    func place(_ language: String) throws -> Double {
      let group = try group("s/navigationBar/back", in: svg(spec) { $0.language = language })
      return try #require(Double(group.components(separatedBy: "<text x=\"")[1].prefix { $0 != "\"" }))
    }
    #expect(try place("en") < 60)
    #expect(try place("ar") > 300)
  }

  // MARK: Controls

  @Test
  func `The segment that a control names by its index is filled`() throws {
    let segments = "items: [Day, Week, Month], frame: [0, 40, 300, 29]}"
    let text = try svg(
      screen("  - {kind: segmentedControl, id: one, selected: 1, tint: red, \(segments)"))
    let group = try group("s/views/one", in: text)
    #expect(group.contains("<rect x=\"100\" y=\"40\" width=\"100\" height=\"29\" fill=\"#FF0000\"/>"))
    let none = try #require(drawings(screen("  - {kind: segmentedControl, id: one, \(segments)")).first)
    #expect(none.gaps == [DrawingGap(kind: .value, path: "s/views/one")])
  }

  @Test
  func `A keyboard has the keys of its type, and an unknown type is named`() throws {
    func picture(_ type: String) throws -> HIGDraw.Drawing {
      try #require(
        drawings(
          screen(
            "  - {kind: textField, id: f, keyboard: \(type), placeholder: P, frame: [16, 100, 343, 44]}",
            fields: "keyboardHeight: 216\nbackground: white")
        ).first)
    }
    func keys(_ type: String) throws -> Set<String> {
      let parts = String(decoding: try picture(type).svg, as: UTF8.self).components(separatedBy: "</text>")
      return Set(parts.compactMap { $0.components(separatedBy: ">").last })
    }
    for type in ["numberPad", "asciiCapableNumberPad", "phonePad", "decimalPad"] {
      #expect(try keys(type).isSuperset(of: ["1", "9", "0", "WXYZ"]) && !keys(type).contains("Q"), "\(type)")
    }
    #expect(try keys("twitter").isSuperset(of: ["Q", "@", "#", "return"]))
    #expect(try keys("webSearch").isSuperset(of: ["Q", ".", "Go"]))
    #expect(try keys("URL").isSuperset(of: [".com", "/", "Go"]))
    #expect(try keys("numbersAndPunctuation").isSuperset(of: ["ABC", "7"]))
    #expect(try keys("namePhonePad").isSuperset(of: ["Q", "123", "return"]))
    #expect(try picture("email").gaps == [])
    #expect(try picture("numberPat").gaps == [DrawingGap(kind: .keyboard, path: "s/views/f")])
  }

  @Test
  func `A badge without a colour of its own is UIKit's red one`() throws {
    let drawing = try #require(
      drawings(screen("  - {kind: badge, id: b, text: \"3\", frame: [16, 120, 20, 20]}")).first)
    let group = try group("s/views/b", in: String(decoding: drawing.svg, as: UTF8.self))
    #expect(group.hasPrefix("<rect x=\"16\" y=\"120\" width=\"20\" height=\"20\" rx=\"10\" fill=\"#FF3B30\"/>"))
    #expect(drawing.gaps == [DrawingGap(kind: .color, path: "s/views/b")])
  }

  // MARK: Tables

  @Test
  func `Headers and footers stand above and below the rows of their sections`() throws {
    func picture(_ style: String) throws -> String {
      try svg(
        screen(
          """
            - kind: table
              id: t
              style: \(style)
              frame: [0, 20, 375, 500]
              sections: [{id: a, header: Starters, footer: Until noon, cells: [Soup, Salad]}, {id: b, header: Pasta, cells: [Lasagne]}]
          """))
    }
    func rect(_ path: String, _ text: String) throws -> String {
      let group = try group("s/views/t/children/\(path)", in: text)
      return String(group.components(separatedBy: "<rect ")[1].prefix { $0 != "f" && $0 != "s" && $0 != "r" })
    }
    let plain = try picture("plain")
    #expect(try rect("a/header", plain) == "x=\"0\" y=\"20\" width=\"375\" height=\"28\" ")
    #expect(try group("s/views/t/children/a/header", in: plain).contains(">Starters</text>"))
    #expect(try rect("a/footer", plain) == "x=\"0\" y=\"136\" width=\"375\" height=\"28\" ")
    #expect(try rect("b/header", plain) == "x=\"0\" y=\"164\" width=\"375\" height=\"28\" ")
    let grouped = try picture("grouped")
    #expect(try group("s/views/t/children/a/header", in: grouped).contains(">STARTERS</text>"))
    #expect(try group("s/views/t/children/a/footer", in: grouped).contains(">Until noon</text>"))
  }

  @Test
  func `A header that its frames leave no room for is named`() throws {
    func gaps(_ y: Int) throws -> [DrawingGap] {
      try #require(
        drawings(
          screen(
            "  - {kind: table, id: t, frame: [0, 20, 375, 500], header: Menu, children: [{kind: cell, text: Soup, frame: [0, \(y), 375, 44]}]}"
          )
        ).first
      ).gaps
    }
    #expect(try gaps(0) == [DrawingGap(kind: .header, path: "s/views/t")])
    #expect(try gaps(30) == [])
  }

  @Test
  func `Rows without frames reach from edge to edge, white in a grouped table, with a line below each`() throws {
    let text = try svg(
      screen(
        """
          - kind: table
            id: t
            style: grouped
            frame: [0, 20, 375, 500]
            sections: [{id: a, cells: [{id: one, text: One}, {id: two, text: Two}]}]
        """))
    let one = try group("s/views/t/children/a/children/one", in: text)
    #expect(one.hasPrefix("<rect x=\"0\" y=\"55\" width=\"375\" height=\"44\" fill=\"#FFFFFF\"/>"))
    #expect(one.contains("<line x1=\"15\" y1=\"98.75\" x2=\"375\""))
    let two = try group("s/views/t/children/a/children/two", in: text)
    #expect(two.contains("<line x1=\"0\" y1=\"142.75\" x2=\"375\""))
  }

  // MARK: Dates and maps

  /// The words of a picture of a date picker, in their order.
  private func wheel(_ fields: String, language: String = "en") throws -> [String] {
    let text = try svg(
      "app: {languages: [\(language)]}\n"
        + screen("  - {kind: datePicker, id: d, \(fields), frame: [0, 100, 375, 70]}"))
    let elements = text.components(separatedBy: "<g data-path=\"s/views/d\">").last ?? ""
    return elements.components(separatedBy: "\n").filter { $0.hasPrefix("<text") }.compactMap {
      $0.components(separatedBy: ">").dropFirst().first?.components(separatedBy: "<").first
    }
  }

  @Test
  func `A date picker shows the day and the time of its value, in the steps of its interval`() throws {
    #expect(
      try wheel("value: \"2016-11-26\"").prefix(9) == [
        "October", "25", "2015", "November", "26", "2016", "December", "27", "2017",
      ])
    #expect(
      try wheel("value: \"21:05\", minuteInterval: 15").prefix(9) == [
        "8", "45", "AM", "Today", "9", "00", "PM", "10", "15",
      ])
    #expect(try wheel("value: \"2016-11-26 09:41\"").prefix(3) == ["Nov 25", "8", "40"])
    #expect(try wheel("minuteInterval: 5", language: "zh-Hans").contains("上午"))
    #expect(try wheel("value: First of May").first == "First of May")
  }

  @Test
  func `A map has the pins that it states, and none else`() throws {
    func shapes(_ fields: String) throws -> Int {
      let text = try svg(screen("  - {kind: map, id: m, \(fields)frame: [0, 100, 375, 200]}"))
      return text.components(separatedBy: "stroke=\"#FF3B30\"").count - 1
    }
    #expect(try shapes("") == 0)
    #expect(try shapes("pins: [{title: Old Town}, {title: North Bay}], ") == 2)
  }

  // MARK: Over a screen

  @Test
  func `In an interface from right to left the button that cancels is the right one of two`() throws {
    func place(_ title: String, _ language: String) throws -> Double {
      let spec =
        "app: {languages: [\(language)]}\n"
        + screen(
          "  []", fields: "background: white\nalert: {title: T, actions: [Delete, {title: Cancel, style: cancel}]}")
      let text = try svg(spec) { $0.presented = .alert }
      let line = try #require(text.components(separatedBy: "\n").first { $0.contains(">\(title)</text>") })
      let x = try #require(line.components(separatedBy: "x=\"").dropFirst().first?.components(separatedBy: "\"").first)
      return try #require(Double(x))
    }
    #expect(try place("Cancel", "en") < place("Delete", "en"))
    #expect(try place("Cancel", "ar") > place("Delete", "ar"))
  }

  @Test
  func `An action sheet on an iPad points at its source, or is said to state none`() throws {
    func picture(_ from: String) throws -> HIGDraw.Drawing {
      let spec = """
        screen: s
        device: ipad
        background: white
        views: [{kind: button, id: share, title: Share, frame: [100, 300, 100, 44]}]
        actionSheet: {\(from)actions: [Send, {title: Cancel, style: cancel}]}
        """
      return try #require(drawings(spec) { $0.presented = .actionSheet }.first)
    }
    let pointing = try picture("from: share, ")
    #expect(!pointing.gaps.contains { $0.kind == .source })
    let text = String(decoding: pointing.svg, as: UTF8.self)
    // The arrow's tip is at the middle of the button's lower edge.
    #expect(text.contains("137,357.5 150,344 163,357.5") && !text.contains(">Cancel<"))
    let lost = try picture("")
    #expect(lost.gaps.filter { $0.kind == .source }.map(\.path) == ["s/actionSheet"])
  }
}
