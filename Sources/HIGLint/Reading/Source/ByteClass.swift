/// The roles that a byte may have for the YAML reader: a set of flags, looked up in a table of 256.
enum ByteClass {
  static let white: UInt8 = 1
  static let lineBreak: UInt8 = 2
  /// `,` `[` `]` `{` `}`
  static let flowIndicator: UInt8 = 4
  /// A byte that may end a plain scalar's line outside brackets.
  static let blockStop: UInt8 = 8
  /// A byte that may end a plain scalar's line inside brackets.
  static let flowStop: UInt8 = 16
  /// A byte that can't begin a plain scalar, or only before certain bytes.
  static let indicator: UInt8 = 32

  /// The flags of every byte.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    func mark(_ characters: String, _ flags: UInt8) {
      for byte in characters.utf8 { table[Int(byte)] |= flags }
    }
    mark(" \t", white)
    mark("\n\r", lineBreak | blockStop | flowStop)
    mark(":#", blockStop | flowStop)
    mark(",[]{}", flowIndicator | flowStop)
    mark("-?:,[]{}#&*!|>'\"%@`", indicator)
    return table
  }()
}

/// The ASCII characters that the readers look for.
package enum ASCII {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let exclamation: UInt8 = 0x21
  static let doubleQuote: UInt8 = 0x22
  package static let hash: UInt8 = 0x23
  package static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let singleQuote: UInt8 = 0x27
  package static let asterisk: UInt8 = 0x2A
  package static let plus: UInt8 = 0x2B
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let dot: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let zero: UInt8 = 0x30
  package static let nine: UInt8 = 0x39
  package static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  package static let greater: UInt8 = 0x3E
  package static let question: UInt8 = 0x3F
  package static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  package static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  package static let pipe: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
}
