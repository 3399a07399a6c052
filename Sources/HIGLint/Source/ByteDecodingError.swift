/// Why bytes are not what `ByteWriter` wrote, or name what there is no longer.
public struct ByteDecodingError: Error, Hashable, Sendable {
  public var message: Message

  static let malformed = ByteDecodingError(
    message: Message(en: "the compiled rules are damaged", zhHans: "编译后的规则数据已损坏"))
}
