import HIGReading

extension Unknown.Reason {
  /// The reason why a fact is not known, to follow its name: "`frame`: the spec does not say".
  public var message: Message {
    switch self {
    case .notStated: Message(en: "the spec does not say", zhHans: "规格中没有写明")
    case .statedUnknown: Message(en: "the spec says that it is unknown", zhHans: "规格中写明为未知")
    case .unreadable: Message(en: "what is written can't be read", zhHans: "写的内容无法读取")
    case .placeholder:
      Message(en: "the text has a placeholder, or comes from elsewhere", zhHans: "文本含占位符，或取自别处")
    case .backdrop:
      Message(
        en: "an image, a gradient or a blur lies below, or a layer that is not known", zhHans: "下方是图像、渐变、模糊或未知的图层")
    case .geometry: Message(en: "a place or a size is not known", zhHans: "位置或尺寸未知")
    case .setInCode: Message(en: "it is set in code", zhHans: "在代码中设置")
    case .parameter:
      Message(en: "it is a component's parameter without a value", zhHans: "是组件的参数，没有取值")
    case .language: Message(en: "the language of the text is not known", zhHans: "文本的语言未知")
    case .unresolvedName:
      Message(en: "its name is not defined, or it depends on where the component is used", zhHans: "名称没有定义，或取决于组件用在何处")
    case .otherFiles: Message(en: "other screens of the app have not been read", zhHans: "没有读取应用的其他界面")
    case .bound: Message(en: "finding out takes too much work", zhHans: "计算量过大，无法得出")
    }
  }

  /// The word for the reason that programs read.
  public var word: String {
    switch self {
    case .notStated: "notStated"
    case .statedUnknown: "statedUnknown"
    case .unreadable: "unreadable"
    case .placeholder: "placeholder"
    case .backdrop: "backdrop"
    case .geometry: "geometry"
    case .setInCode: "setInCode"
    case .parameter: "parameter"
    case .language: "language"
    case .unresolvedName: "unresolvedName"
    case .otherFiles: "otherFiles"
    case .bound: "bound"
    }
  }
}
