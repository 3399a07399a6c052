import HIGCore
import HIGLanguage

/// Wheels with days and times.
extension ScreenArtist {
  private static let minuteInterval = Vocabulary.shared.nameID(of: "minuteInterval")

  /// What a date picker shows: the numbers that its value states.
  struct ShownDate: Equatable {
    var day: Day?
    var time: Time?

    struct Day: Equatable {
      var year, month, day: Int
    }

    struct Time: Equatable {
      var hour, minute: Int
    }

    /// Reads `2016-11-26`, `9:41` and both, with `T` or a space between them; nil for anything else.
    init?(_ text: String) {
      let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
      guard (1...2).contains(parts.count) else { return nil }
      for part in parts {
        if let day = Self.day(part), self.day == nil, time == nil {
          self.day = day
        } else if let time = Self.time(part), self.time == nil {
          self.time = time
        } else {
          return nil
        }
      }
    }

    private static func numbers(_ text: Substring, between mark: Character) -> [Int]? {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
      return numbers.count == parts.count ? numbers : nil
    }

    private static func day(_ text: Substring) -> Day? {
      guard let numbers = numbers(text, between: "-"), numbers.count == 3, (1...12).contains(numbers[1]),
        (1...31).contains(numbers[2])
      else { return nil }
      return Day(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    private static func time(_ text: Substring) -> Time? {
      guard let numbers = numbers(text, between: ":"), (2...3).contains(numbers.count), (0...23).contains(numbers[0]),
        (0...59).contains(numbers[1])
      else { return nil }
      return Time(hour: numbers[0], minute: numbers[1])
    }
  }

  mutating func drawDatePicker(_ view: DrawnView) {
    let font = typeset(of: view.node, kind: "picker", usual: (view.rect.width < 300 ? 19 : 23.5, 400))
    let value = words(ofValue: view.node)
    let date = value.flatMap { ShownDate($0) }
    if value == nil { note(.value, view.node) }
    let stated = model.number(Self.minuteInterval, of: view.node) ?? 1
    let interval = stated >= 1 && stated <= 30 ? Int(stated) : 1
    drawWheel(in: view.rect, opacity: view.opacity) { artist, row, rect, color in
      if let value, date == nil {
        if row == 0 { artist.drawWords(value, in: rect, font, color) }
        return
      }
      let isNarrow = rect.width < 200
      var columns: [(words: String, share: Double)] = []
      if let day = date?.day, date?.time == nil {
        columns = artist.columns(of: day, row)
      } else {
        // Without a value it is today, whatever day that is: of the days around it nobody knows the names.
        if !isNarrow { columns.append((artist.day(date?.day, row), 0.46)) }
        columns += artist.columns(of: date?.time ?? .init(hour: 9, minute: 41), row, every: interval)
      }
      let whole = columns.reduce(0) { $0 + $1.share }
      let width = min(rect.width, 300)
      var x = rect.midX - width / 2
      for (words, share) in columns {
        let column = Rect(x: x, y: rect.y, width: width * share / whole, height: rect.height)
        if !words.isEmpty { artist.drawWords(words, in: column, font, color) }
        x = column.maxX
      }
    }
  }

  private var isChinese: Bool { language?.hasPrefix("zh") ?? false }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// Returns the month, the day and the year of a row.
  private func columns(of date: ShownDate.Day, _ row: Int) -> [(words: String, share: Double)] {
    let month = (date.month - 1 + row + 12) % 12
    let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][date.month - 1]
    let day = (min(date.day, days) - 1 + row + days) % days + 1
    let year = date.year + row
    return isChinese
      ? [("\(year)年", 0.4), ("\(month + 1)月", 0.3), ("\(day)日", 0.3)]
      : [(Self.months[month], 0.5), ("\(day)", 0.2), ("\(year)", 0.3)]
  }

  /// Returns the day of a row that stands before a time.
  private func day(_ date: ShownDate.Day?, _ row: Int) -> String {
    guard let date else { return row == 0 ? (isChinese ? "今天" : "Today") : "" }
    let day = date.day + row
    // Which days lie around the ends of a month is no matter of the design's.
    guard (1...28).contains(day) || row == 0 else { return "" }
    return isChinese ? "\(date.month)月\(day)日" : "\(Self.months[date.month - 1].prefix(3)) \(day)"
  }

  /// Returns the hour, the minute and the half of the day of a row.
  private func columns(
    of time: ShownDate.Time, _ row: Int, every interval: Int
  ) -> [(words: String, share: Double)] {
    let minute = ((time.minute / interval + row) * interval % 60 + 60) % 60
    let hour = (time.hour + row + 24) % 24
    let isMorning = time.hour < 12
    let half = row == 0 ? isMorning : row == (isMorning ? 1 : -1) ? !isMorning : nil
    let words = half.map { isChinese ? ($0 ? "上午" : "下午") : $0 ? "AM" : "PM" } ?? ""
    let numbers = [("\((hour + 11) % 12 + 1)", 0.16), (minute < 10 ? "0\(minute)" : "\(minute)", 0.18)]
    return isChinese ? [(words, 0.2)] + numbers : numbers + [(words, 0.2)]
  }
}
