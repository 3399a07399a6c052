import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// What the page's script shows, as JSON.
///
/// Texts for people are objects with the members `en` and `zh`. Findings and questions are named by their numbers in their
/// lists, screens by theirs; frames are `[x, y, width, height]` in points.
struct PageData {
  let page: ReportPage
  private let owners: [Int?]

  init(_ page: ReportPage) {
    self.page = page
    owners = page.screens.owners()
  }

  /// The JSON, in which no tag can begin or end.
  var bytes: [UInt8] {
    var json = JSONEmitter()
    write(to: &json)
    return Self.withoutTags(json.out.bytes)
  }

  /// Writes each `<`, which in JSON stands in texts only, as an escape.
  static func withoutTags(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 8)
    for byte in json {
      if byte == UInt8(ascii: "<") { result += "\\u003c".utf8 } else { result.append(byte) }
    }
    return result
  }

  private func write(to json: inout JSONEmitter) {
    let contents = page.contents
    json.object { json in
      json.member("version", 1)
      json.member("higlint", contents.version)
      json.member("language", contents.language.rawValue)
      json.member("edition", contents.edition.rawValue)
      json.member("watching", contents.isWatching)
      json.key("summary")
      json.object { json in
        json.member("files", contents.result.summary.files)
        json.member("screens", contents.result.summary.screens)
        json.member("views", contents.result.summary.views)
        json.member("elsewhere", contents.result.summary.elsewhere)
      }
      json.breakLine()
      json.key("areas")
      writeAreas(to: &json)
      json.breakLine()
      json.key("rules")
      writeRules(to: &json)
      json.breakLine()
      json.key("findings")
      writeFindings(to: &json)
      json.breakLine()
      json.key("questions")
      writeQuestions(to: &json)
      json.breakLine()
      json.key("screens")
      writeScreens(to: &json)
      json.breakLine()
      json.key("lines")
      (page.former?.pictures ?? page.screens.pictures).write(to: &json)
      json.breakLine()
      json.key("marks")
      json.array { json in
        for list in page.screens.markLists {
          json.breakLine()
          write(list, to: &json)
        }
      }
      json.breakLine()
      json.key("suppressions")
      writeSuppressions(to: &json)
      json.breakLine()
      json.key("off")
      writeRulesThatAreOff(to: &json)
      json.breakLine()
      json.key("decided")
      writeDecisions(to: &json)
      json.breakLine()
      json.key("palette")
      page.palette.write(to: &json)
      if let flow = page.flow {
        json.breakLine()
        json.key("flow")
        flow.write(to: &json)
      }
      if let comparison = page.comparison {
        json.breakLine()
        json.key("against")
        comparison.write(PageChanges(from: page.former, to: page.screens), to: &json)
      }
    }
  }

  // MARK: Screens

  private func writeScreens(to json: inout JSONEmitter) {
    json.array { json in
      for (number, screen) in page.screens.screens.enumerated() {
        json.breakLine()
        json.object { json in
          json.member("id", screen.id)
          if let title = screen.title { json.member("title", title) }
          json.member("file", screen.file)
          json.member("component", screen.isComponent)
          json.key("versions")
          json.array { json in
            for version in screen.versions { write(version, of: number, to: &json) }
          }
        }
      }
    }
  }

  private func write(_ version: PageScreens.Version, of screen: Int, to json: inout JSONEmitter) {
    let drawing = version.drawing
    json.object { json in
      json.member("state", orNull: drawing.state)
      json.member("appearance", version.appearance.rawValue)
      json.member("language", orNull: version.language)
      json.member("width", points: drawing.screenSize.width)
      json.member("height", points: drawing.screenSize.height)
      json.key("gaps")
      json.array { json in
        for gap in DrawingGap.sentences(about: drawing.gaps) { json.message(gap.sentence) }
      }
      let own = drawing.places.filter { owners[$0.number] == screen }
      json.key("pins")
      json.array { json in
        for place in own where place.number < page.findings.count { json.place("finding", place.number, place.rect) }
      }
      json.key("questions")
      json.array { json in
        for place in own where place.number >= page.findings.count {
          json.place("question", place.number - page.findings.count, place.rect)
        }
      }
      json.member("lines", numbers: version.lines)
      json.key("marks")
      json.object { json in
        for (kind, number) in version.marks { json.member(kind.rawValue, number) }
      }
    }
  }

  /// Writes marks as `[form, verdict, x, y, width, height, words]`, with numbers for form and verdict.
  private func write(_ marks: [DrawnMark], to json: inout JSONEmitter) {
    json.array { json in
      for mark in marks {
        json.array { json in
          json.int(mark.form.rawValue)
          json.int(mark.verdict.rawValue)
          for length in [mark.rect.x, mark.rect.y, mark.rect.width, mark.rect.height] { json.tenths(length) }
          if !mark.words.isEmpty { json.string(mark.words) }
        }
      }
    }
  }

  /// Returns the number of the screen that a finding lies in.
  func screen(ofFinding number: Int) -> Int? { owners[number] }

  /// Returns the number of the screen that a question is about.
  func screen(ofQuestion number: Int) -> Int? { owners[page.findings.count + number] }

  // MARK: What was decided

  private func writeDecisions(to json: inout JSONEmitter) {
    json.object { json in
      for (name, count) in [("contrasts", page.decisions.contrasts), ("targets", page.decisions.targets)] {
        json.key(name)
        json.object { json in
          json.member("decided", count.decided)
          json.member("open", count.open)
        }
      }
    }
  }
}

extension JSONEmitter {
  mutating func message(_ message: Message) {
    object { json in
      json.member("en", message.en)
      json.member("zh", message.zhHans)
    }
  }

  mutating func member(_ name: String, _ message: Message?) {
    key(name)
    if let message { self.message(message) } else { null() }
  }

  /// Writes a length in points, with at most two decimals.
  mutating func points(_ length: Double) {
    guard length.isFinite, abs(length) < 1e9 else { return int(0) }
    let hundredths = Int((length * 100).rounded())
    if hundredths % 100 == 0 { int(hundredths / 100) } else { double(Double(hundredths) / 100) }
  }

  /// Writes a length in points, with at most one decimal: marks need not be where they are to the pixel.
  mutating func tenths(_ length: Double) {
    guard length.isFinite, abs(length) < 1e9 else { return int(0) }
    let tenths = Int((length * 10).rounded())
    if tenths % 10 == 0 { int(tenths / 10) } else { double(Double(tenths) / 10) }
  }

  mutating func member(_ name: String, points length: Double) {
    key(name)
    points(length)
  }

  mutating func member(_ name: String, numbers: [Int]) {
    key(name)
    array { json in
      for number in numbers { json.int(number) }
    }
  }

  mutating func place(_ name: String, _ number: Int, _ rect: Rect) {
    object { json in
      json.member(name, number)
      json.key("frame")
      json.array { json in
        for length in [rect.x, rect.y, rect.width, rect.height] { json.points(length) }
      }
    }
  }
}
