import HIGLanguage
import HIGReading

/// An extract as bytes, which may be part of a larger buffer. A run keeps it for each file, some kilobytes a screen,
/// and reads facts out of it when they are asked for.
///
/// Types and names are numbers of the vocabulary, so only the program that wrote an extract can read it.
public struct EncodedExtract: Sendable {
  package let bytes: [UInt8]
  package let range: Range<Int>

  package init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The part of an extract before its nodes.
  package struct Header {
    package var nodes: Int
    /// The paths of the files that places refer to.
    package var files: [String]
    /// Indices of the screens in their base state.
    package var screens: [UInt32]
    /// The number of types in the vocabulary.
    package let types = Vocabulary.shared.types.count
    package let names = EncodedExtract.names
  }

  /// The numbers of one node; its indices count from the extract's first node.
  package struct Node {
    package var type: Int
    package var place: Extract.Place
    package var field: NameID
    package var position: Int
    /// The index of the parent; nil where the parent is not extracted.
    package var parent: Int?
  }

  /// The directory of a node's facts, which comes before them: all names, so that one is found without a look at the
  /// others' values, then where each of the facts ends. Names take two bytes, little-endian; ends one, two or four, and
  /// count from where the facts begin. A node whose facts have the names of an earlier one's shares those.
  package struct FactDirectory {
    package var count: Int
    /// The bytes that an end takes.
    var width: Int
    /// The offset of the names.
    var names: Int
    /// The offset of the facts' ends.
    var ends: Int
    /// The offset behind the facts.
    package var end: Int

    /// The offset of the facts.
    var facts: Int { ends + width * count }

    init(count: Int, width: Int, names: Int, ends: Int) {
      (self.count, self.width, self.names, self.ends) = (count, width, names, ends)
      end = ends + width * count
    }
  }

  /// The part of a fact before its place and value.
  package struct Fact {
    package var name: NameID
    var flags: Flags
    /// The offset behind the fact.
    package var end: Int
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The fact is written somewhere.
    static let hasPlace = Flags(rawValue: 1)
    /// The fact is written in the node's file, at or behind the node's start.
    static let isNearby = Flags(rawValue: 2)
    /// The value is handed on as a whole; nobody needs to look into it.
    static let isWhole = Flags(rawValue: 4)
  }

  /// The number of nodes in a row whose paths build on each other.
  static let pathsInARow = 16

  static let vocabularySize =
    UInt64(Vocabulary.shared.types.count) << 32 | UInt64(Vocabulary.shared.allNames.count)

  /// The limit of the numbers of names: the vocabulary's, then those of kept parts.
  static let names = Vocabulary.shared.nameCount + keptParts
  /// The limit of the numbers of kept parts.
  static let keptParts = 1 << 14

  /// Returns the number under which what a kept part found is stored among a node's facts.
  static func name(ofKept number: UInt32) -> NameID {
    NameID(UInt16(truncatingIfNeeded: Vocabulary.shared.nameCount + Int(number)))
  }

  static func isKept(_ name: NameID) -> Bool { name.value >= Vocabulary.shared.nameCount }

  /// The number of nodes; nil for bytes that another program wrote.
  package var nodeCount: Int? {
    var reader = ByteReader(bytes: bytes, offset: range.lowerBound)
    guard let size = try? reader.number(), size == Self.vocabularySize, let count = try? reader.count() else {
      return nil
    }
    return count
  }

  /// The byte that a value begins with.
  package enum Tag: UInt8 {
    case null, no, yes, int, double, string, textAgain, interval, list, map, node, color, systemColor, unknown,
      undecided, error, colorAgain
  }
}
