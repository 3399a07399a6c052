import HIGReading

/// The problems of an XML file's syntax, in words for people who did not know that it is XML.
enum XMLProblem {
  case encoding
  case controlCharacter(UInt8)
  case looseAngle
  case looseAmpersand
  case unknownEntity
  case noCharacter
  case unterminated(StaticString, StaticString)
  case unclosedTag(String)
  case unexpectedInTag(String)
  case attributeWithoutValue(String)
  case unquotedValue(String)
  case missingQuote(String)
  case repeatedAttribute(String, of: String)
  case wrongEnd(found: String, expected: String, line: Int)
  case strayEnd(String)
  case truncated(String, line: Int)
  case outside
  case secondRoot(String)
  case noElement
  case tooDeep(Int)

  /// The last part of the rule's id: `syntax/xml-…`.
  private var rule: String {
    switch self {
    case .encoding: "encoding"
    case .controlCharacter: "character"
    case .looseAngle, .unclosedTag, .unexpectedInTag: "tag"
    case .looseAmpersand, .unknownEntity, .noCharacter: "entity"
    case .attributeWithoutValue, .repeatedAttribute: "attribute"
    case .unquotedValue, .missingQuote: "quote"
    case .wrongEnd, .strayEnd: "nesting"
    case .truncated, .unterminated: "truncated"
    case .outside, .secondRoot, .noElement: "root"
    case .tooDeep: "depth"
    }
  }

  func diagnostic(at location: Location, note: Diagnostic.Note?) -> Diagnostic {
    // No more of what is wrong than can be read at a glance.
    let start = location.range.start
    let written = location.file.string(in: SourceRange(start: start, end: min(location.range.end, start &+ 60)))
    return Diagnostic(
      rule: "syntax/xml-" + rule, severity: .error, message: message(written), at: location,
      notes: note.map { [$0] } ?? [])
  }

  /// Returns the message of a problem, one entry each: long, and a table.
  private func message(_ written: String) -> Message {
    switch self {
    case .encoding:
      Message(
        en: "The file is not valid Unicode from here on and can't be read further; save it as UTF-8",
        zhHans: "文件从这里开始不是有效的 Unicode 文本，后面的内容无法读取；请另存为 UTF-8")
    case .controlCharacter(let byte):
      Message(
        en: "The invisible control character \(Self.code(byte)) is not allowed in XML; delete it",
        zhHans: "XML 中不允许出现不可见的控制字符 \(Self.code(byte))；请删除它")
    case .looseAngle:
      Message(
        en: "This \"<\" begins no tag; in a text, write it as \"&lt;\"",
        zhHans: "这个“<”并不是标签的开头；要在文字中使用它，请写成“&lt;”")
    case .looseAmpersand:
      Message(
        en: "An \"&\" in a text is written \"&amp;\"",
        zhHans: "文字中的“&”要写成“&amp;”")
    case .unknownEntity:
      Message(
        en: "\"\(written)\" is not a character that XML knows; write the character itself",
        zhHans: "XML 不认识“\(written)”这个字符代号；请直接写出该字符")
    case .noCharacter:
      Message(
        en: "\"\(written)\" is not the number of a character",
        zhHans: "“\(written)”不是任何字符的编号")
    case .unterminated(let start, let end):
      Message(
        en: "What begins with \"\(start)\" is never closed; \"\(end)\" is missing",
        zhHans: "以“\(start)”开头的部分没有结束，缺少“\(end)”")
    case .unclosedTag(let name):
      Message(
        en: "The tag <\(name) lacks its closing \">\"",
        zhHans: "标签 <\(name) 缺少结尾的“>”")
    case .unexpectedInTag(let name):
      Message(
        en: "This can't stand in the tag <\(name)>; a tag holds its name and attributes like name=\"value\"",
        zhHans: "标签 <\(name)> 里不能出现这个字符；标签中只能写名称，以及 name=\"value\" 这样的属性")
    case .attributeWithoutValue(let name):
      Message(
        en: "The attribute \"\(name)\" has no value; write \(name)=\"…\"",
        zhHans: "属性“\(name)”没有值；应写成 \(name)=\"…\"")
    case .unquotedValue(let name):
      Message(
        en: "The value of \"\(name)\" must stand in quotes",
        zhHans: "属性“\(name)”的值必须用引号括起来")
    case .missingQuote(let name):
      Message(
        en: "The value of \"\(name)\" lacks its closing quote",
        zhHans: "属性“\(name)”的值缺少结尾的引号")
    case .repeatedAttribute(let name, let element):
      Message(
        en: "<\(element)> states \"\(name)\" twice; keep one of them",
        zhHans: "<\(element)> 中重复写了属性“\(name)”；请只保留一个")
    case .wrongEnd(let found, let expected, let line):
      Message(
        en: "</\(found)> stands where </\(expected)> is needed: "
          + "<\(expected)> was opened on line \(line) and is still open",
        zhHans: "这里应该是 </\(expected)>，却写成了 </\(found)>："
          + "第 \(line) 行打开的 <\(expected)> 还没有关闭")
    case .strayEnd(let found):
      Message(
        en: "</\(found)> closes nothing: no <\(found)> is open here",
        zhHans: "</\(found)> 没有对应的开始标签：这里没有尚未关闭的 <\(found)>")
    case .truncated(let name, let line):
      Message(
        en: "The file ends too early: <\(name)>, opened on line \(line), is never closed",
        zhHans: "文件不完整：第 \(line) 行打开的 <\(name)> 直到文件结尾都没有关闭")
    case .outside:
      Message(
        en: "This text stands outside of every element; delete it",
        zhHans: "这段文字不在任何元素之内；请删除")
    case .secondRoot(let name):
      Message(
        en: "The file should end with </\(name)>; another element begins here",
        zhHans: "文件应当在 </\(name)> 处结束，这里却又开始了一个元素")
    case .noElement:
      Message(en: "The file holds no XML element", zhHans: "文件中没有任何 XML 元素")
    case .tooDeep(let limit):
      Message(
        en: "Elements are nested more than \(limit) deep; the rest of the file is not read",
        zhHans: "元素嵌套超过 \(limit) 层；文件余下的内容不再读取")
    }
  }

  static func openedHere(_ name: String) -> Message {
    Message(en: "<\(name)> is opened here", zhHans: "<\(name)> 在这里打开")
  }

  /// Returns the code of a character: U+0007 and the like.
  private static func code(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
