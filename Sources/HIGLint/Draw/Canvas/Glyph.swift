import HIGLanguage

/// A simple glyph of our own for a symbol of the system, in a square of 24 points.
struct Glyph {
  /// A path whose outline is drawn.
  let outline: StaticString
  /// A path that is filled.
  let filled: StaticString

  private init(_ outline: StaticString, filled: StaticString = "") {
    self.outline = outline
    self.filled = filled
  }

  /// The side of the square that paths are given in.
  static let size = 24.0

  /// Returns the glyph of a name that UIKit or a spec gives a symbol; nil for one that is not known.
  static func named(_ name: String) -> Glyph? {
    var word = name
    for prefix in ["UIBarButtonSystemItem", "UITabBarSystemItem", "UIApplicationShortcutIconType"]
    where word.hasPrefix(prefix) { word.removeFirst(prefix.utf8.count) }
    return table[word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." }]
  }

  private static let table: [String: Glyph] = {
    var table: [String: Glyph] = [:]
    for (names, glyph) in all { for name in names { table[name] = glyph } }
    return table
  }()

  static let chevronLeft = Glyph("M15 4L7 12L15 20")
  static let chevronRight = Glyph("M9 4L17 12L9 20")
  static let checkmark = Glyph("M4 13L9.5 18.5L20 6")
  static let search = Glyph("M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10M15 15L21 21")
  static let info = Glyph(
    "M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12M10 10.5H12.5V17M9.5 17H15.5",
    filled: "M13.4 6.8A1.4 1.4 0 1 1 10.6 6.8A1.4 1.4 0 1 1 13.4 6.8Z")
  static let clear = Glyph(
    "",
    filled:
      "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM8 6.6L12 10.6L16 6.6L17.4 8L13.4 12L17.4 16L16 17.4L12 13.4L8 17.4L6.6 16L10.6 12L6.6 8Z"
  )
  static let microphone = Glyph(
    "M6 11V12A6 6 0 0 0 18 12V11M12 18V22M8 22H16", filled: "M9 5A3 3 0 0 1 15 5V12A3 3 0 0 1 9 12Z")
  static let globe = Glyph(
    "M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12M2 12H22M12 2C5 8 5 16 12 22M12 2C19 8 19 16 12 22")
  static let deleteBackward = Glyph("M8 5H22V19H8L2 12ZM11.5 8.5L18.5 15.5M18.5 8.5L11.5 15.5")
  static let shift = Glyph("M12 3L21 12H16.5V20H7.5V12H3Z")
  static let mountains = Glyph(
    "M2 19L9 9L13.5 15L16.5 11.5L22 19Z", filled: "M18 6.5A2 2 0 1 1 14 6.5A2 2 0 1 1 18 6.5Z")
  static let play = Glyph("", filled: "M6 3L21 12L6 21Z")
  static let page = Glyph("M5 2H14L20 8V22H5ZM14 2V8H20")
  static let fruit = Glyph(
    "",
    filled:
      "M12 7.5C9 5.5 4 7 4 13C4 18 8 22.5 10.5 21.5C11.5 21.1 12.5 21.1 13.5 21.5C16 22.5 20 18 20 13C20 7 15 5.5 12 7.5ZM12 5.5C12 3.5 13.5 2 15.5 2C15.5 4 14 5.5 12 5.5Z"
  )
  static let quiet = Glyph("M6 9H10L15 4V20L10 15H6Z")
  static let loud = Glyph("M3 9H7L12 4V20L7 15H3ZM15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5.5A9.5 9.5 0 0 1 18.5 18.5")
  static let copy = Glyph("M3 3H15V16H3ZM8 16V21H20V8H15")
  static let print = Glyph("M6 9V3H18V9M6 17H2V9H22V17H18M6 14H18V21H6Z")

  // What one boards, as it goes from left to right.
  static let plane = Glyph(
    "",
    filled:
      "M22 12C22 13 21 13.5 20 13.5H14.5L9.5 21H7.5L10 13.5H5.5L3.5 16H2L3 12L2 8H3.5L5.5 10.5H10L7.5 3H9.5L14.5 10.5H20C21 10.5 22 11 22 12Z"
  )
  static let boat = Glyph("", filled: "M2 14H22L19 20H5ZM11 12V3L18.5 12ZM9.5 12V6L5 12Z")
  static let bus = Glyph(
    "M2 5H22V17H2ZM2 11H22M8.5 5V11M15.5 5V11",
    filled: "M9 18A2.2 2.2 0 1 1 4.6 18A2.2 2.2 0 1 1 9 18ZM19.4 18A2.2 2.2 0 1 1 15 18A2.2 2.2 0 1 1 19.4 18Z")
  static let train = Glyph(
    "M6 3H18V17H6ZM6 11H18M8 17L5 22M16 17L19 22",
    filled: "M10 14A1.2 1.2 0 1 1 7.6 14A1.2 1.2 0 1 1 10 14ZM16.4 14A1.2 1.2 0 1 1 14 14A1.2 1.2 0 1 1 16.4 14Z")
  static let onward = Glyph("M2 12H21M14 5L21 12L14 19")

  static let pin = Glyph(
    "M12 22C7 15.5 5 12.5 5 9A7 7 0 0 1 19 9C19 12.5 17 15.5 12 22ZM14.5 9A2.5 2.5 0 1 1 9.5 9A2.5 2.5 0 1 1 14.5 9")

  private static let share = Glyph("M8 9H5V22H19V9H16M12 15V2M8 6L12 2L16 6")
  private static let add = Glyph("M12 3V21M3 12H21")
  private static let star = Glyph("", filled: "M12 2L15 9H22L16.4 13.4L18.5 21L12 16.4L5.5 21L7.6 13.4L2 9H9Z")
  private static let clock = Glyph("M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12M12 6V12L16.5 14.5")
  private static let person = Glyph(
    "M16 7.5A4 4.5 0 1 1 8 7.5A4 4.5 0 1 1 16 7.5M3 21C3 16.5 7 14.5 12 14.5S21 16.5 21 21Z")
  private static let book = Glyph("M12 5C9 3 6 3 2 4V19C6 18 9 18 12 20C15 18 18 18 22 19V4C18 3 15 3 12 5ZM12 5V20")
  private static let envelope = Glyph("M2 5H22V19H2ZM2 5L12 13.5L22 5")
  private static let camera = Glyph("M2 7H7L9 4H15L17 7H22V20H2ZM16.5 13A4.5 4.5 0 1 1 7.5 13A4.5 4.5 0 1 1 16.5 13")
  private static let arrow = Glyph("", filled: "M21.5 2.5L13 21.5L11 13L2.5 11Z")
  private static let gear = Glyph(
    "M15.2 12A3.2 3.2 0 1 1 8.8 12A3.2 3.2 0 1 1 15.2 12M12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7M18.5 12A6.5 6.5 0 1 1 5.5 12A6.5 6.5 0 1 1 18.5 12"
  )

  /// The glyphs and the names they go by, in lower case and without hyphens.
  private static let all: [([String], Glyph)] = [
    (["action", "share"], share),
    (["add", "plus"], add),
    (["compose"], Glyph("M18 13V21H3V6H11M9 15L10 11.5L19.5 2L22 4.5L12.5 14Z")),
    (["reply"], Glyph("M10 4L2 11L10 18V14C15 14 19 15.5 22 20C21.5 13 17 8.5 10 8Z")),
    (["organize", "folder"], Glyph("M2 5H9L11 8H22V20H2Z")),
    (["bookmarks", "bookmark", "book"], book),
    (["search"], search),
    (["refresh", "update"], Glyph("M19.5 15A8 8 0 1 1 18 6.5M18.5 2V7H13.5")),
    (["stop", "close"], Glyph("M4 4L20 20M20 4L4 20")),
    (["camera", "capturephoto"], camera),
    (["capturevideo", "video"], Glyph("M2 6H16V18H2ZM16 11L22 7V17L16 13Z")),
    (["trash", "delete"], Glyph("M4 6H20M9 6V3H15V6M6 6L7 22H17L18 6M10 10V18M14 10V18")),
    (["play"], play),
    (["pause"], Glyph("", filled: "M6 3H10V21H6ZM14 3H18V21H14Z")),
    (["rewind"], Glyph("", filled: "M12 4V20L1 12ZM23 4V20L12 12Z")),
    (["fastforward", "forward"], Glyph("", filled: "M12 4V20L23 12ZM1 4V20L12 12Z")),
    (["undo"], Glyph("M8 4L3 9L8 14M3 9H14A6 6 0 0 1 14 21H8")),
    (["redo"], Glyph("M16 4L21 9L16 14M21 9H10A6 6 0 0 0 10 21H16")),
    (["pagecurl"], Glyph("M4 2H20V14L14 22H4ZM20 14H14V22")),
    (
      ["more"],
      Glyph(
        "",
        filled:
          "M7 12A2 2 0 1 1 3 12A2 2 0 1 1 7 12ZM14 12A2 2 0 1 1 10 12A2 2 0 1 1 14 12ZM21 12A2 2 0 1 1 17 12A2 2 0 1 1 21 12Z"
      )
    ),
    (["favorites", "favorite", "featured", "star", "toprated"], star),
    (["recents", "mostrecent", "history", "time", "clock"], clock),
    (["alarm"], Glyph("M20 13A8 8 0 1 1 4 13A8 8 0 1 1 20 13M12 8.5V13L15 15M3 6L7 2.5M21 6L17 2.5")),
    (["contacts", "contact", "person", "profile"], person),
    (["downloads", "download"], Glyph("M12 2V15M7 10L12 15L17 10M3 17V21H21V17")),
    (
      ["mostviewed", "eye"],
      Glyph("M1.5 12C7 4.5 17 4.5 22.5 12C17 19.5 7 19.5 1.5 12ZM15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12")
    ),
    (["location"], arrow),
    (["marklocation", "pin"], pin),
    (["prohibit"], Glyph("M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12M5 5L19 19")),
    (["home"], Glyph("M2 12L12 3L22 12M5 10V21H19V10")),
    (
      ["love", "heart"],
      Glyph("", filled: "M12 21C4 14.5 2 11.5 2 8A5 5 0 0 1 12 6A5 5 0 0 1 22 8C22 11.5 20 14.5 12 21Z")
    ),
    (["cloud"], Glyph("M6 19A4.5 4.5 0 0 1 6 10A6 6 0 0 1 17.5 9A5 5 0 0 1 18 19Z")),
    (["invitation", "mail"], envelope),
    (
      ["message"],
      Glyph("M12 3C6 3 2 6.5 2 11C2 13.5 3.3 15.6 5.5 17L4.5 21L9 18.7C16 20 22 16.5 22 11C22 6.5 18 3 12 3Z")
    ),
    (["date", "calendar"], Glyph("M3 5H21V21H3ZM3 10H21M8 2.5V7M16 2.5V7")),
    (["task"], Glyph("M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12")),
    (["taskcompleted", "confirmation"], Glyph("M22 12A10 10 0 1 1 2 12A10 10 0 1 1 22 12M7 12.5L10.5 16L17 8.5")),
    (["shuffle"], Glyph("M2 6H6L15 18H21M2 18H6L15 6H21M18 3L21 6L18 9M18 15L21 18L18 21")),
    (
      ["audio", "volume", "speaker"],
      Glyph("M3 9H7L12 4V20L7 15H3ZM15.5 8.5A5 5 0 0 1 15.5 15.5M18.5 5.5A9.5 9.5 0 0 1 18.5 18.5")
    ),
    (["info", "detail"], info),
    (["settings", "gear"], gear),
    (["back", "chevronleft"], chevronLeft),
    (["chevronright", "disclosure"], chevronRight),
    (["checkmark", "check", "done"], checkmark),
    (["microphone", "mic"], microphone),
    (["globe"], globe),
    (["list"], Glyph("M3 6H21M3 12H21M3 18H21")),
    (["lock"], Glyph("M5 11H19V21H5ZM8 11V7A4 4 0 0 1 16 7V11")),
    (["phone"], Glyph("M6 2L10 8L8 10.5C9 13 11 15 13.5 16L16 14L22 18C21 21 19 22 17 22C9 21 3 15 2 7C2 5 3 3 6 2Z")),
    (["photo", "photos", "image"], mountains),
    (["print", "printer"], print),
    (["airplay", "airplayvideo", "route"], Glyph("M6.5 18.5H2V4H22V18.5H17.5", filled: "M12 14L18.5 21.5H5.5Z")),
  ]
}
