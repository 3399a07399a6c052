/// An extract as bytes, which may lie among others: what a run holds and keeps of a file, some kilobytes a screen. The facts
/// are read out of it when somebody asks for them.
///
/// Types and names are numbers of the vocabulary, so only the program that wrote it can read it.
public struct EncodedExtract: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>

  /// What stands before its nodes.
  struct Header {
    var nodes: Int
    /// The paths of the files that places refer to.
    var files: [String]
    /// Indices of the screens in their base state.
    var screens: [UInt32]
    /// How many types and names there are.
    let types = Vocabulary.shared.types.count
    let names = Vocabulary.shared.nameCount
  }

  /// One node's numbers; an index is one of the extract's own.
  struct Node {
    var type: Int
    var place: Extract.Place
    var field: NameID
    var position: Int
    /// Nil where the parent is not extracted.
    var parent: Int?
    var facts: Int
  }

  /// What stands before a fact's place and value.
  struct Fact {
    var name: NameID
    var flags: Flags
    /// Where the next one begins.
    var end: Int
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// It is written somewhere.
    static let hasPlace = Flags(rawValue: 1)
    /// In the node's file, not before it.
    static let isNearby = Flags(rawValue: 2)
    /// It is handed on as a whole; nobody needs to look into it.
    static let isWhole = Flags(rawValue: 4)
    /// Its size takes four bytes, not one.
    static let isLong = Flags(rawValue: 8)
  }

  /// The paths of so many nodes in a row build on each other.
  static let pathsInARow = 16

  static let vocabularySize =
    UInt64(Vocabulary.shared.types.count) << 32 | UInt64(Vocabulary.shared.allNames.count)

  /// Nil for bytes that are of another program.
  var nodeCount: Int? {
    var reader = ByteReader(bytes: bytes, offset: range.lowerBound)
    guard let size = try? reader.number(), size == Self.vocabularySize, let count = try? reader.count() else {
      return nil
    }
    return count
  }

  /// How a value begins.
  enum Tag: UInt8 {
    case null, no, yes, int, double, string, textAgain, interval, list, map, node, color, systemColor, unknown
  }
}
