import HIGLanguage
import HIGReading

/// A stated field: 32 bytes.
package struct FieldSlot {
  package enum Kind: UInt8 {
    /// An unknown value; `payload` is the reason.
    case unknown
    /// `none`: there is nothing.
    case null
    case bool, int, number
    /// A value by its index into `strings`, `colors`, `nodes`, `opaques`; a string in an extract by its place there.
    case string, color, node, opaque
    /// A list; `payload` is the first of `items` and the number of them, or its place in an extract.
    case list
    /// A list or the like of an extract, into which nobody looks: `payload` is its place.
    case stored
  }

  /// The origin of a value.
  enum Origin: UInt8 {
    case written
    case argument
    case parameterDefault
    case resolvedName
    /// A derived fact that an extract holds, which nobody wrote.
    case computed
  }

  package var name: NameID
  package var kind: Kind
  var origin: Origin
  package var source: UInt32
  package var key: SourceRange
  package var value: SourceRange
  package var payload: UInt64

  /// Whether the spec says `unknown`.
  package var isStatedUnknown: Bool { kind == .unknown && payload == UInt64(Unknown.Reason.statedUnknown.rawValue) }
}
