import HIGLanguage
import HIGReading

/// A component of a colour.
public enum ColorChannel: String, CaseIterable, Sendable {
  case red, green, blue, alpha

  var nameInChinese: String {
    switch self {
    case .red: "红色"
    case .green: "绿色"
    case .blue: "蓝色"
    case .alpha: "不透明度"
    }
  }
}

/// The reason for which a text is no colour, and the part of it that is wrong.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case empty
    /// A wrong number of digits; `meant` is the accepted spelling of `#RGBA`.
    case hexadecimalLength(Int, meant: String?)
    case notHexadecimal(String)
    /// Hexadecimal digits without their `#`.
    case missingHash(String)
    case notAColor(String)
    case unknownFunction(String)
    case componentCount(Int)
    case mixedSeparators
    case unclosed
    case trailing(String)
    case notANumber(String)
    case outOfRange(ColorChannel, text: String, isPercentage: Bool)
    case unknownName(String, nearest: [String])
    /// A name of UIKit's whose value nobody can say: the colour is unknown rather than wrong.
    case unpublishedColor(String)
  }

  public var kind: Kind
  /// The wrong part, as UTF-8 offsets into the text that was read.
  public var range: Range<Int>

  public init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension ColorSyntaxError {
  public var message: Message {
    switch kind {
    case .empty:
      return Message(
        en: "The colour is empty. Write #RRGGBB, rgb(0 122 255), or a system colour such as systemBlue.",
        zhHans: "颜色为空。请写成 #RRGGBB、rgb(0 122 255),或 systemBlue 这样的系统颜色名。")
    case .hexadecimalLength(_, let meant?):
      return Message(
        en: "A hexadecimal colour has 3, 6 or 8 digits, this one has 4. Write \(meant) if the last digit is the alpha.",
        zhHans: "十六进制颜色应为 3、6 或 8 位,这里是 4 位。如果最后一位表示不透明度,请写成 \(meant)。")
    case .hexadecimalLength(let count, nil):
      return Message(
        en: "A hexadecimal colour has 3, 6 or 8 digits (#RGB, #RRGGBB, #RRGGBBAA), this one has \(count).",
        zhHans: "十六进制颜色应为 3、6 或 8 位(#RGB、#RRGGBB、#RRGGBBAA),这里是 \(count) 位。")
    case .notHexadecimal(let character):
      return Message(
        en: "“\(character)” is no hexadecimal digit (0–9, A–F).",
        zhHans: "“\(character)”不是十六进制数字(0–9、A–F)。")
    case .missingHash(let text):
      return Message(
        en: "“\(text)” is no colour without a number sign. Write \"#\(text)\".",
        zhHans: "“\(text)”缺少 #,请写成 \"#\(text)\"。")
    case .notAColor(let text):
      return Message(
        en: "“\(text)” is no colour. Write #RRGGBB, rgb(0 122 255), or a system colour such as systemBlue.",
        zhHans: "“\(text)”不是颜色。请写成 #RRGGBB、rgb(0 122 255),或 systemBlue 这样的系统颜色名。")
    case .unknownFunction(let name):
      return Message(
        en: "Colours can be written with rgb(), not with \(name)().",
        zhHans: "颜色只支持 rgb() 写法,不支持 \(name)()。")
    case .componentCount(let count):
      return Message(
        en: "rgb() takes red, green and blue, and an alpha after a slash: rgb(0 122 255 / 60%). This one has \(count).",
        zhHans: "rgb() 需要红、绿、蓝三个值,斜杠后可加不透明度,例如 rgb(0 122 255 / 60%)。这里有 \(count) 个值。")
    case .mixedSeparators:
      return Message(
        en:
          "rgb() takes either commas everywhere or spaces with a slash: rgb(0, 122, 255, 60%) or rgb(0 122 255 / 60%).",
        zhHans: "rgb() 要么全用逗号,要么用空格加斜杠:rgb(0, 122, 255, 60%) 或 rgb(0 122 255 / 60%)。")
    case .unclosed:
      return Message(en: "The closing parenthesis of rgb() is missing.", zhHans: "rgb() 缺少右括号。")
    case .trailing(let text):
      return Message(en: "“\(text)” follows the colour and has no meaning.", zhHans: "颜色后面多出了“\(text)”。")
    case .notANumber(let text):
      return text.isEmpty
        ? Message(en: "A number is missing here.", zhHans: "此处缺少一个数值。")
        : Message(
          en: "“\(text)” is neither a number nor a percentage.", zhHans: "“\(text)”既不是数字,也不是百分比。")
    case .outOfRange(let channel, let text, let isPercentage):
      let most = isPercentage ? "100%" : channel == .alpha ? "1" : "255"
      let least = isPercentage ? "0%" : "0"
      return Message(
        en: "The \(channel.rawValue) of the colour is \(text); it lies between \(least) and \(most).",
        zhHans: "颜色的\(channel.nameInChinese)值为 \(text),应在 \(least) 到 \(most) 之间。")
    case .unknownName(let name, let nearest) where nearest.isEmpty:
      return Message(
        en: "There is no system colour “\(name)”.", zhHans: "没有名为“\(name)”的系统颜色。")
    case .unknownName(let name, let nearest):
      return Message(
        en: "There is no system colour “\(name)”. Did you mean \(nearest.joined(separator: ", "))?",
        zhHans: "没有名为“\(name)”的系统颜色。是否想写 \(nearest.joined(separator: "、"))?")
    case .unpublishedColor(let name):
      return Message(
        en: "“\(name)” is a texture or a colour without published values, so nothing about it can be computed.",
        zhHans: "“\(name)”是纹理,或未公布数值的颜色,无法据此计算。")
    }
  }
}
