import HIGLanguage
import HIGReading

/// The problems that a property list can have beyond its XML.
enum PropertyListProblem {
  case brokenBinary
  case notAPropertyList
  case wrongRoot(String)
  case noValue
  case extraValue
  case unknownType(String, nearest: String?)
  case looseText(in: String)
  case valueWithoutKey(String)
  case keyWithoutValue(String)
  case keyInArray
  case elementInText(String, in: String)
  case notANumber(String)
  case notAnInteger(String)
  case notADate(String)
  case notData
  case textInBoolean(String)

  /// The last part of the rule's id: `syntax/plist-…`.
  private var rule: String {
    switch self {
    case .brokenBinary: "binary"
    case .notAPropertyList, .wrongRoot, .noValue, .extraValue: "root"
    case .unknownType: "type"
    case .looseText, .elementInText: "text"
    case .valueWithoutKey, .keyWithoutValue, .keyInArray: "key"
    case .notANumber, .notAnInteger, .notADate, .notData, .textInBoolean: "value"
    }
  }

  func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic(rule: "syntax/plist-" + rule, severity: .error, message: message, at: location)
  }

  private var message: Message {
    switch self {
    case .brokenBinary:
      Message(
        en: "This binary property list is damaged and can't be read; copy or build it anew",
        zhHans: "这个二进制属性列表已损坏，无法读取；请重新复制或生成")
    case .notAPropertyList:
      Message(
        en: "This is not a property list; one begins with <?xml … ?> and <plist>",
        zhHans: "这不是属性列表；属性列表应以 <?xml … ?> 和 <plist> 开头")
    case .wrongRoot(let name):
      Message(
        en: "A property list is one <plist>; this file holds a <\(name)>",
        zhHans: "属性列表的最外层应是 <plist>，而这个文件的最外层是 <\(name)>")
    case .noValue:
      Message(en: "The <plist> is empty; it should hold a <dict>", zhHans: "<plist> 是空的；里面应有一个 <dict>")
    case .extraValue:
      Message(
        en: "A <plist> holds one value; this is a second one and is ignored",
        zhHans: "一个 <plist> 只能包含一个值；这是第二个，会被忽略")
    case .unknownType(let name, let nearest?):
      Message(
        en: "<\(name)> is no type of a property list; did you mean <\(nearest)>?",
        zhHans: "属性列表中没有 <\(name)> 这种类型；是不是想写 <\(nearest)>？")
    case .unknownType(let name, nil):
      Message(
        en: "<\(name)> is no type of a property list; "
          + "there are dict, array, string, integer, real, true, false, date and data",
        zhHans: "属性列表中没有 <\(name)> 这种类型；可用的有 dict、array、string、integer、real、true、false、date、data")
    case .looseText(let name):
      Message(
        en: "A text can't stand directly in <\(name)>; put it into a <string>",
        zhHans: "文字不能直接写在 <\(name)> 里；请放进 <string> 中")
    case .elementInText(let inner, let outer):
      Message(
        en: "<\(outer)> holds only text, not <\(inner)>; to show a \"<\", write \"&lt;\"",
        zhHans: "<\(outer)> 里只能写文字，不能包含 <\(inner)>；要显示“<”请写成“&lt;”")
    case .valueWithoutKey(let name):
      Message(
        en: "This <\(name)> has no name; a <key> must stand before it",
        zhHans: "这个 <\(name)> 没有名称；前面要有一个 <key>")
    case .keyWithoutValue(let key):
      Message(
        en: "The key \"\(key)\" has no value; one must follow it",
        zhHans: "键“\(key)”没有值；后面要写上它的值")
    case .keyInArray:
      Message(en: "An <array> has no keys; use a <dict>", zhHans: "<array> 里不能有 <key>；请改用 <dict>")
    case .notANumber(let text):
      Message(en: "\"\(text)\" is not a number", zhHans: "“\(text)”不是数字")
    case .notAnInteger(let text):
      Message(en: "\"\(text)\" is not a whole number", zhHans: "“\(text)”不是整数")
    case .notADate(let text):
      Message(
        en: "\"\(text)\" is not a date; write it like 2016-09-13T17:00:00Z",
        zhHans: "“\(text)”不是日期；请写成 2016-09-13T17:00:00Z 这样的形式")
    case .notData:
      Message(
        en: "<data> must hold base 64: letters, digits, \"+\", \"/\" and \"=\" at the end",
        zhHans: "<data> 里必须是 Base64：只含字母、数字、“+”和“/”，末尾可有“=”")
    case .textInBoolean(let word):
      Message(en: "<\(word)> can't hold anything; write <\(word)/>", zhHans: "<\(word)> 里不能有内容；请写成 <\(word)/>")
    }
  }
}
