/// The messages of the readers of YAML and JSON.
package struct SyntaxMessage {
  package var text: Message
  package var help: Message?

  init(_ en: String, _ zhHans: String, help: Message? = nil) {
    text = Message(en: en, zhHans: zhHans)
    self.help = help
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  private static let quote = Message(
    en: "put the text in double quotes: \"…\"", zhHans: "请给这段文字加上双引号：\"…\"")

  // MARK: - Indentation

  static func misalignedEntry(isItem: Bool, column: Int, others: Int) -> SyntaxMessage {
    isItem
      ? SyntaxMessage(
        "this item is indented by \(spaces(column)); the other items of this list are indented by \(others)",
        "这一项缩进了 \(column) 个空格，而同一列表的其他项缩进 \(others) 个空格")
      : SyntaxMessage(
        "this line is indented by \(spaces(column)); the other fields of this mapping are indented by \(others)",
        "这一行缩进了 \(column) 个空格，而同一组的其他字段缩进 \(others) 个空格",
        help: column < others
          ? nil
          : Message(
            en: "if it continues the text above, put that text in double quotes",
            zhHans: "如果它是上一行文字的延续，请给整段文字加上双引号"))
  }

  static func collectionBegins(isItem: Bool) -> SyntaxMessage {
    isItem
      ? SyntaxMessage("the list begins here", "列表从这里开始")
      : SyntaxMessage("the mapping begins here", "这组字段从这里开始")
  }

  static func strayText(column: Int, others: Int) -> SyntaxMessage {
    SyntaxMessage(
      "this text belongs to nothing: it is indented by \(spaces(column)), and the fields or items around by \(others)",
      "这段文字不属于任何字段：它缩进了 \(column) 个空格，而周围的字段或列表项缩进 \(others) 个空格",
      help: Message(
        en: "for a text of several lines, write | after the key and indent every line",
        zhHans: "多行文字请在键后写 |，并让每一行都缩进"))
  }

  static func quotedIndentation(_ column: Int, needed: Int) -> SyntaxMessage {
    SyntaxMessage(
      "a line of this quoted text is indented by \(spaces(column)); at least \(needed) needed",
      "引号内的文字这一行缩进了 \(column) 个空格，至少需要 \(needed) 个")
  }

  static func flowIndentation(_ column: Int, needed: Int) -> SyntaxMessage {
    SyntaxMessage(
      "a line inside brackets is indented by \(spaces(column)); at least \(needed) needed, for the closing bracket too",
      "括号内的这一行缩进了 \(column) 个空格，至少需要 \(needed) 个，右括号也一样")
  }

  static func blankLineDeeper(_ column: Int, than indent: Int) -> SyntaxMessage {
    SyntaxMessage(
      "this empty line has \(spaces(column)), more than the first line of the text, which is indented by \(indent)",
      "这个空行有 \(column) 个空格，多于正文第一行的缩进（\(indent) 个空格）")
  }

  static let tabIndentation = SyntaxMessage(
    "a tab can't indent; use spaces", "不能用制表符缩进，请改用空格",
    help: Message(
      en: "set the editor to insert spaces; two for each level is usual", zhHans: "请将编辑器设为插入空格，通常每级两个"))

  // MARK: - Fields and items

  static let fieldWithoutColon = SyntaxMessage(
    "a field is missing its `:`", "这个字段缺少“:”",
    help: Message(
      en: "write `key: value`; if this line continues a text, indent it more than the text's key",
      zhHans: "请写成“键: 值”；如果这一行是上文的延续，请让它比所属的键缩进更多"))

  static func colonWithoutSpace(_ text: String, at offset: Int) -> SyntaxMessage {
    let key = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let value = String(decoding: text.utf8.dropFirst(offset + 1), as: UTF8.self)
    return SyntaxMessage(
      "a space is missing after the colon: write `\(key): \(value)`", "冒号后面缺少空格，应写成“\(key): \(value)”")
  }

  static let fullWidthColon = SyntaxMessage(
    "`：` is a full-width colon, which divides nothing", "“：”是全角冒号，不能分隔键和值",
    help: Message(en: "write `:` and a space", zhHans: "请改用半角冒号“:”，并在后面加一个空格"))
  static let colonInText = SyntaxMessage(
    "a text with a colon and a space in it must be in quotes", "文字中含有冒号加空格时，必须加引号", help: quote)

  static let itemWithoutDash = SyntaxMessage(
    "an item of this list must begin with `- `", "这个列表的每一项都要以“- ”开头",
    help: Message(
      en: "begin the line with `- `, or indent it to belong to the item above",
      zhHans: "请在行首加“- ”；若它属于上一项，请增加缩进"))

  static let dashWithoutSpace = SyntaxMessage(
    "a space is missing after the dash", "“-”后面缺少空格",
    help: Message(en: "an item begins with `- `", zhHans: "列表项以“- ”开头"))

  static let itemAmongFields = SyntaxMessage(
    "a list item stands among fields", "列表项不能与字段并列",
    help: Message(
      en: "indent it under the field it belongs to", zhHans: "请把它缩进到所属字段的下面"))

  static let listOnKeyLine = SyntaxMessage(
    "a list must begin on the line after its key", "列表必须从键的下一行开始")
  static let mappingOnKeyLine = SyntaxMessage(
    "`? ` must begin on a line of its own", "“? ”必须另起一行")
  static let contentOnMarkerLine = SyntaxMessage(
    "fields must begin on the line after `---`", "字段必须从“---”的下一行开始")
  static let keyOverLines = SyntaxMessage(
    "a key must stand on one line", "键必须写在同一行内")

  static let longKey = SyntaxMessage(
    "a key can have 1024 characters at most", "键最多允许 1024 个字符")

  static let afterRoot = SyntaxMessage(
    "nothing can follow here: the document is complete", "文档到此已结束，后面不能再有内容",
    help: Message(en: "begin another document with ---", zhHans: "如需另一份文档，请以 --- 开头"))
  static let afterDocumentEnd = SyntaxMessage(
    "nothing but a comment can follow `...`", "“...”之后只能有注释")

  // MARK: - Characters

  static func reservedStart(_ character: String) -> SyntaxMessage {
    character == "`"
      ? SyntaxMessage("a text can't begin with a backtick", "文字不能以反引号开头", help: quote)
      : SyntaxMessage("a text can't begin with `\(character)`", "文字不能以“\(character)”开头", help: quote)
  }

  static func unexpectedCharacter(_ character: String) -> SyntaxMessage {
    SyntaxMessage("`\(character)` can't stand here", "这里不能出现“\(character)”", help: quote)
  }

  static let dashInBrackets = SyntaxMessage(
    "`- ` can't stand inside brackets; items are divided by commas there", "括号内不能使用“- ”，各项之间用逗号分隔")
  static let commentWithoutSpace = SyntaxMessage(
    "a space is missing before the comment's `#`", "注释的“#”前面缺少空格",
    help: Message(en: "a text with # in it must be in quotes", zhHans: "如果 # 是文字的一部分，请加引号"))
  package static let trailing = SyntaxMessage(
    "this can't follow the value on the same line", "值的后面不能再有这些内容", help: quote)
  static let textAfterSingleQuote = SyntaxMessage(
    "the quoted text has ended before this", "引号内的文字在此之前已经结束",
    help: Message(
      en: "write an apostrophe inside single quotes twice (''), or use double quotes",
      zhHans: "单引号内的撇号要写两次（''），或改用双引号"))
  static let textAfterDoubleQuote = SyntaxMessage(
    "the quoted text has ended before this", "引号内的文字在此之前已经结束",
    help: Message(
      en: "write a quote inside double quotes as \\\"", zhHans: "双引号内的引号要写成 \\\""))
  static let textAfterAlias = SyntaxMessage(
    "a text can't begin with `*`: it names an anchor", "文字不能以“*”开头：“*”表示引用锚点", help: quote)
  static func textInBrackets(_ bracket: String) -> SyntaxMessage {
    bracket == "{"
      ? SyntaxMessage(
        "a text that begins with `{` must be in quotes: the brace begins a mapping",
        "以“{”开头的文字必须加引号，否则花括号会被当作一组字段", help: quote)
      : SyntaxMessage(
        "a text that begins with `[` must be in quotes: the bracket begins a list",
        "以“[”开头的文字必须加引号，否则方括号会被当作列表", help: quote)
  }

  static func textAfterBlockHeader(_ indicator: String) -> SyntaxMessage {
    SyntaxMessage(
      "the text after `\(indicator)` begins on the next line", "“\(indicator)”之后的文字要从下一行开始", help: quote)
  }

  // MARK: - Quotes and brackets

  static func unclosedQuote(_ quote: String) -> SyntaxMessage {
    SyntaxMessage(
      "the quote `\(quote)` is not closed", "引号 \(quote) 没有闭合",
      help: Message(en: "write \(quote) at the end of the text, too", zhHans: "请在文字末尾也写上 \(quote)"))
  }

  static func unclosedBracket(_ bracket: String) -> SyntaxMessage {
    let closing = bracket == "[" ? "]" : "}"
    return SyntaxMessage(
      "the bracket `\(bracket)` is not closed", "括号“\(bracket)”没有闭合",
      help: Message(en: "write `\(closing)` where it ends", zhHans: "请在末尾写上“\(closing)”"))
  }

  static let bracketMissingHere = SyntaxMessage("it should be closed by here", "最迟应在这里闭合")

  static func bracketOpened(_ bracket: String) -> SyntaxMessage {
    SyntaxMessage("`\(bracket)` was opened here", "“\(bracket)”在这里打开")
  }

  static func wrongBracket(_ bracket: String, opening: String) -> SyntaxMessage {
    let closing = opening == "[" ? "]" : "}"
    return SyntaxMessage(
      "`\(bracket)` can't close `\(opening)`", "“\(bracket)”不能闭合“\(opening)”",
      help: Message(en: "write `\(closing)`", zhHans: "请写“\(closing)”"))
  }

  static func extraBracket(_ bracket: String) -> SyntaxMessage {
    SyntaxMessage(
      "`\(bracket)` closes nothing", "“\(bracket)”没有对应的左括号",
      help: Message(en: "remove it", zhHans: "请将它删除"))
  }

  static let missingComma = SyntaxMessage(
    "a comma is missing before this", "这里之前缺少逗号",
    help: Message(en: "a text with a comma, bracket or quote in it must be in quotes", zhHans: "含有逗号、括号或引号的文字必须加引号"))
  static let emptyEntry = SyntaxMessage(
    "there is nothing before this comma", "这个逗号前面没有内容",
    help: Message(en: "remove it", zhHans: "请将它删除"))

  // MARK: - Anchors, tags, directives

  static let anchorWithoutName = SyntaxMessage(
    "`&` must be followed by a name; a text that begins with it must be in quotes",
    "“&”后面必须有名称；以它开头的文字要加引号", help: quote)
  static let aliasWithoutName = SyntaxMessage(
    "`*` must be followed by a name; a text that begins with it must be in quotes",
    "“*”后面必须有名称；以它开头的文字要加引号", help: quote)
  static func unknownAnchor(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "there is no anchor `&\(name)` before this", "在此之前没有锚点“&\(name)”",
      help: Message(
        en: "if this is a text, put it in quotes", zhHans: "如果这是一段文字，请加引号"))
  }
  static let secondAnchor = SyntaxMessage("a node can have only one anchor", "一个节点只能有一个锚点")
  static let secondTag = SyntaxMessage("a node can have only one tag", "一个节点只能有一个标签")
  static let propertiesOnAlias = SyntaxMessage(
    "an alias can't have an anchor or a tag", "引用不能带有锚点或标签")
  static let dashAfterProperties = SyntaxMessage(
    "a list must begin on the line after its anchor or tag", "列表必须从锚点或标签的下一行开始")
  static func unexpectedInProperty(_ character: String) -> SyntaxMessage {
    SyntaxMessage(
      "`\(character)` can't stand in an anchor or a tag", "锚点或标签中不能出现“\(character)”", help: quote)
  }
  static func unknownHandle(_ handle: String) -> SyntaxMessage {
    SyntaxMessage(
      "the tag handle `\(handle)` is not declared by %TAG in this document", "本文档没有用 %TAG 声明标签前缀“\(handle)”",
      help: quote)
  }
  static let tagWithoutName = SyntaxMessage("the tag has no name after its handle", "标签前缀后面缺少名称")
  static let badVerbatimTag = SyntaxMessage(
    "a tag in angle brackets must be `!<name>`", "尖括号标签应写成“!<名称>”")

  static let directiveAlone = SyntaxMessage(
    "a directive must be followed by a document that begins with `---`", "指令之后必须有以“---”开头的文档")
  static let badVersion = SyntaxMessage(
    "the version must be written as `%YAML 1.2`", "版本应写成“%YAML 1.2”")
  static let secondVersion = SyntaxMessage("the version is stated twice", "版本声明重复")
  static let badTagDirective = SyntaxMessage(
    "a tag directive must be `%TAG !handle! prefix`", "标签指令应写成“%TAG !前缀! 地址”")
  static func secondHandle(_ handle: String) -> SyntaxMessage {
    SyntaxMessage("the tag handle `\(handle)` is declared twice", "标签前缀“\(handle)”声明了两次")
  }

  // MARK: - Composing

  static func duplicateKey(_ key: String) -> SyntaxMessage {
    SyntaxMessage(
      "the key `\(key)` stands twice in this mapping", "键“\(key)”在这里重复出现",
      help: Message(en: "keep one of the two", zhHans: "请只保留其中一个"))
  }
  static let firstKey = SyntaxMessage("it stands here first", "第一次出现在这里")
  static let statedHere = SyntaxMessage("it is stated here", "在这里写明")
  static func aliasInItself(_ name: String) -> SyntaxMessage {
    SyntaxMessage("`*\(name)` stands for what it is itself part of", "“*\(name)”引用了包含它自身的内容")
  }
  static func aliasBomb(_ name: String, limit: Int) -> SyntaxMessage {
    SyntaxMessage(
      "with `*\(name)` the aliases of this file stand for more than \(limit) values; they are not followed",
      "加上“*\(name)”，本文件的引用共展开超过 \(limit) 个值，因此不再展开")
  }
  static let mergeOfOther = SyntaxMessage(
    "`<<` takes a mapping or a list of mappings", "“<<”的值必须是一组字段，或由它们组成的列表")
  static let integerBeyond64Bits = SyntaxMessage(
    "this integer does not fit into 64 bits", "这个整数超出了 64 位的范围",
    help: Message(en: "if it is an identifier, put it in quotes", zhHans: "如果它是标识符，请加引号"))
  static func colorAsComment(_ color: String) -> SyntaxMessage {
    SyntaxMessage(
      "`\(color)` is a comment here, and the key before it has no value", "这里的 `\(color)` 成了注释，前面的键没有值",
      help: Message(en: "put the colour in quotes: \"\(color)\"", zhHans: "请给颜色加上引号：\"\(color)\""))
  }
  static func leadingZero(_ number: String, digits: String) -> SyntaxMessage {
    SyntaxMessage(
      "`\(number)` begins with a zero: some readers take it for octal", "`\(number)` 以零开头，有些读取器会把它当作八进制数",
      help: Message(
        en: "write `\(digits)`, `0o\(digits)` if it is octal, or \"\(number)\" if it is a text",
        zhHans: "请写 `\(digits)`；若是八进制数，请写 `0o\(digits)`；若是文字，请写 \"\(number)\""))
  }
  static func unknownTag(_ name: String) -> SyntaxMessage {
    SyntaxMessage("there is no tag `!!\(name)`", "不存在标签“!!\(name)”", help: quote)
  }
  static func tagMismatch(_ name: String) -> SyntaxMessage {
    SyntaxMessage("this value does not fit its tag `!!\(name)`", "这个值与标签“!!\(name)”不符")
  }

  // MARK: - JSON

  package static let noValue = SyntaxMessage("there is nothing in this file", "文件中没有内容")
  static let trailingComma = SyntaxMessage(
    "JSON allows no comma after the last element", "JSON 不允许在最后一个元素后面写逗号",
    help: Message(en: "remove it", zhHans: "请将它删除"))
  package static let keyWithoutValue = SyntaxMessage("the key before this has no value", "前面的键没有值")
  static let missingColon = SyntaxMessage("a `:` is missing between key and value", "键和值之间缺少“:”")
  static let keyWithoutQuotes = SyntaxMessage(
    "a key must be in double quotes in JSON", "JSON 的键必须加双引号")
  static let tabInString = SyntaxMessage(
    "a tab inside quotes must be written \\t in JSON", "JSON 引号内的制表符必须写成 \\t")
  static let controlInString = SyntaxMessage(
    "a control character inside quotes must be escaped in JSON", "JSON 引号内的控制字符必须转义")
  static let missingCommaInJSON = SyntaxMessage(
    "a comma is missing before this", "这里之前缺少逗号",
    help: Message(en: "write `,` behind the value before it", zhHans: "请在前一个值后面写上逗号"))
  static let badNumber = SyntaxMessage(
    "this is no number in JSON", "这不是 JSON 数字",
    help: Message(
      en: "a number begins neither with `+`, `.` nor a needless zero; a text must be in double quotes",
      zhHans: "数字不能以 +、. 或多余的零开头；文字必须加双引号"))
  static let singleQuotes = SyntaxMessage(
    "JSON has double quotes only", "JSON 只能使用双引号",
    help: Message(en: "write \"…\"", zhHans: "请写成 \"…\""))
  static let unknownWord = SyntaxMessage(
    "this is no JSON value; a text must be in double quotes", "这不是 JSON 值；文字必须加双引号")
  static let commentInJSON = SyntaxMessage(
    "JSON has no comments", "JSON 不支持注释",
    help: Message(en: "remove it, or write the file in YAML", zhHans: "请将它删除，或改用 YAML"))

  // MARK: - Escapes and bytes

  package static func unknownEscape(_ character: String) -> SyntaxMessage {
    SyntaxMessage(
      "`\\\(character)` is no escape", "“\\\(character)”不是有效的转义",
      help: Message(en: "write a backslash as \\\\", zhHans: "反斜杠要写成 \\\\"))
  }
  static func shortEscape(_ digits: Int) -> SyntaxMessage {
    SyntaxMessage(
      "this escape needs \(digits) hexadecimal digits", "这个转义需要 \(digits) 位十六进制数字",
      help: Message(en: "write a backslash as \\\\", zhHans: "反斜杠要写成 \\\\"))
  }
  static let escapeBeyondUnicode = SyntaxMessage(
    "this escape is no Unicode character", "这个转义不是 Unicode 字符")
  package static let notUnicode = SyntaxMessage(
    "the file is not valid Unicode from here on; it was read up to here", "文件从这里起不是有效的 Unicode，只读取到此处",
    help: Message(en: "save it as UTF-8", zhHans: "请将文件存为 UTF-8"))
  static let archive = SyntaxMessage(
    "this is a ZIP archive, as a .pkpass is, and its files are not looked for in it",
    "这是 ZIP 归档（.pkpass 就是这种文件），不会查看其中的文件",
    help: Message(en: "unpack it, and check the folder", zhHans: "请先解压，再检查解压出的文件夹"))
  static func foreignCharacter(_ code: String) -> SyntaxMessage {
    SyntaxMessage(
      "the control character \(code) can't stand here", "这里不能出现控制字符 \(code)",
      help: Message(en: "remove it", zhHans: "请将它删除"))
  }
}
