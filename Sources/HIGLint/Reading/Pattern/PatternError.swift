/// The reason for which a pattern is refused, and its place.
public struct PatternError: Error, Hashable, Sendable {
  /// The offset in UTF-8 bytes from the pattern's start.
  public let offset: Int
  public let message: Message

  package init(at offset: Int, _ en: String, _ zhHans: String) {
    self.offset = offset
    message = Message(en: en, zhHans: zhHans)
  }
}

extension PatternError {
  static func missingOperand(_ operation: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(operation)` has nothing before it to repeat; write `\\\(operation)` for the character itself",
      "`\(operation)` 前面没有可重复的内容；若要匹配该字符本身，请写 `\\\(operation)`")
  }

  static func repeatedRepetition(_ operation: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(operation)` repeats a repetition; put the inner one in a group, as in `(?:a*)*`",
      "`\(operation)` 重复了另一个重复运算；请用分组包住内层，例如 `(?:a*)*`")
  }

  static func badRepeatCount(_ operation: String, at offset: Int) -> Self {
    Self(
      at: offset,
      "`\(operation)` is no valid count: at most \(PatternParser.repeatLimit) times, and the lower number first",
      "`\(operation)` 不是有效的重复次数：最多 \(PatternParser.repeatLimit) 次，且较小的数在前")
  }

  package static func tooLarge(at offset: Int) -> Self {
    Self(
      at: offset,
      "the pattern grows too large here: written out, its repetitions make more than \(PatternBuilder.limit) steps",
      "模式在此处过大：重复展开后超过 \(PatternBuilder.limit) 步")
  }

  static func tooLong(at offset: Int) -> Self {
    Self(
      at: offset, "the pattern is longer than \(PatternParser.sourceLimit) bytes",
      "模式长度超过 \(PatternParser.sourceLimit) 字节")
  }

  static func unclosedGroup(at offset: Int) -> Self {
    Self(at: offset, "this group is not closed: `)` is missing", "此分组没有闭合：缺少 `)`")
  }

  static func unopenedGroup(at offset: Int) -> Self {
    Self(
      at: offset, "this `)` closes no group; write `\\)` for the character itself",
      "此 `)` 没有对应的 `(`；若要匹配该字符本身，请写 `\\)`")
  }

  static func lookaround(_ syntax: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(syntax)` is not supported: a pattern cannot look ahead or behind",
      "不支持 `\(syntax)`：模式不能使用环视（前瞻或后顾）")
  }

  static func badGroup(_ syntax: String, at offset: Int) -> Self {
    Self(
      at: offset,
      "`\(syntax)` begins no known kind of group; there are `(…)`, `(?:…)`, `(?P<name>…)` and `(?imsU-imsU:…)`",
      "`\(syntax)` 不是已知的分组写法；可用的有 `(…)`、`(?:…)`、`(?P<name>…)` 和 `(?imsU-imsU:…)`")
  }

  static func badGroupName(_ name: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(name)` is no valid group name: letters, digits and `_` only",
      "`\(name)` 不是有效的分组名：只能用字母、数字和 `_`")
  }

  static func duplicateGroupName(_ name: String, at offset: Int) -> Self {
    Self(at: offset, "two groups are named `\(name)`", "有两个分组都叫 `\(name)`")
  }

  static func unclosedClass(at offset: Int) -> Self {
    Self(
      at: offset, "this character class is not closed: `]` is missing; write `\\[` for the character itself",
      "此字符类没有闭合：缺少 `]`；若要匹配 `[` 本身，请写 `\\[`")
  }

  static func badRange(_ range: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(range)` is no range: it needs two characters, the lower one first",
      "`\(range)` 不是有效的范围：两端须各为一个字符，且较小者在前")
  }

  static func unknownClass(_ name: String, at offset: Int) -> Self {
    Self(
      at: offset,
      "`\(name)` names no known set of characters; known are `\\p{L}`, `\\p{Lu}`, `\\p{Han}`, `[[:alpha:]]` and their like",
      "`\(name)` 不是已知的字符集合；已知的有 `\\p{L}`、`\\p{Lu}`、`\\p{Han}`、`[[:alpha:]]` 等")
  }

  static func backReference(_ escape: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(escape)` is not supported: a pattern cannot refer back to what a group matched",
      "不支持 `\(escape)`：模式不能反向引用分组匹配到的内容")
  }

  package static func unknownEscape(_ escape: String, at offset: Int) -> Self {
    Self(at: offset, "`\(escape)` is no known escape", "`\(escape)` 不是已知的转义")
  }

  static func badScalar(_ escape: String, at offset: Int) -> Self {
    Self(
      at: offset, "`\(escape)` is no Unicode character; write `\\x41` or `\\x{1F600}`",
      "`\(escape)` 不是 Unicode 字符；正确写法如 `\\x41` 或 `\\x{1F600}`")
  }

  static func trailingBackslash(at offset: Int) -> Self {
    Self(
      at: offset, "the pattern ends with a lone `\\`; write `\\\\` for the character itself",
      "模式以单独的 `\\` 结尾；若要匹配该字符本身，请写 `\\\\`")
  }
}
