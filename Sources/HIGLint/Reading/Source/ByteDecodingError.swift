/// The error of reading bytes that `ByteWriter` did not write, or that name something which no longer exists.
public struct ByteDecodingError: Error, Hashable, Sendable {
  public var message: Message

  package init(message: Message) {
    self.message = message
  }

  public static let malformed = ByteDecodingError(
    message: Message(en: "the compiled rules are damaged", zhHans: "编译后的规则数据已损坏"))
}
