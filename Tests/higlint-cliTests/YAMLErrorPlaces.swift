/// Where each invalid case of the YAML test suite is refused: the line and column of what is wrong in it, found by reading
/// the cases one by one. The bytes from there to the end of the underlined part belong to the construct that the suite's
/// description of the case names.
enum YAMLErrorPlaces {
  static let byID: [String: String] = {
    var places: [String: String] = [:]
    for entry in table.split(separator: ",") {
      let words = entry.split { $0 == " " || $0 == "\n" }
      if words.count == 2 { places[String(words[0])] = String(words[1]) }
    }
    return places
  }()

  private static let table = """
    236B 3:1, 2CMS 3:3, 2G84-00 1:6, 2G84-01 1:7, 3HFZ 3:5, 4EJS 3:1, 4H7K 2:13, 4HVU 4:1, 4JVG 4:3, 55WF 2:2,
    5LLU 4:1, 5TRB 2:1, 5U3A 1:6, 62EZ 2:12, 6JTT 2:1, 6S55 4:2, 7LBH 2:1, 7MNF 3:1, 8XDJ 3:3, 9C9N 3:1,
    9CWY 4:1, 9HCY 2:1, 9JBA 2:13, 9KBC 1:1, 9MAG 2:3, 9MMA 1:1, 9MQT-01 1:5, B63P 1:1, BD7L 3:1, BF9H 4:8,
    BS4K 2:1, C2SP 1:1, CML9 3:3, CQ3W 2:6, CTN5 2:12, CVW2 2:11, CXX2 1:1, D49Q 2:1, DK4H 2:3, DK95-01 2:1,
    DK95-06 3:3, DMG6 3:1, EB22 3:1, EW3V 2:1, G5U8 2:4, G7JE 2:1, G9HC 3:1, GDY7 2:1, GT5M 2:1, H7J7 2:1,
    H7TQ 1:1, HRE5 2:17, HU3P 3:1, JKF3 2:1, JY7Z 2:17, KS4U 5:1, LHL4 2:1, MUS6-00 1:1, MUS6-01 3:1, N4JP 3:1,
    N782 1:1, P2EQ 2:11, Q4CL 2:17, QB6E 3:1, QLJ7 4:5, RHX7 3:1, RXY3 2:1, S4GJ 2:11, S98Z 4:1, SF5V 2:1,
    SR86 2:10, SU5Z 1:13, SU74 2:4, SY6V 1:9, T833 4:2, TD5N 3:1, U44R 3:1, U99R 1:3, VJP3-00 2:1, W9L4 3:1,
    X4QW 1:9, Y79Y-000 2:1, Y79Y-003 2:1, Y79Y-004 1:2, Y79Y-005 1:2, Y79Y-006 1:2, Y79Y-007 2:2, Y79Y-008 1:2,
    Y79Y-009 2:2, YJV2 1:2, ZCZ6 1:5, ZL4Z 2:7, ZVH3 2:1, ZXT5 1:3,
    """
}
