import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint draw`: draws screens from their specs.
enum DrawCommand {
  static let command = Command(
    name: "draw",
    summary: Message(en: "Draw the screens of specs as pictures.", zhHans: "把规格中的界面绘制成图片。"),
    operands: .many("PATH"),
    options: [
      screen, form, appearance, device, textSize, texts, annotations, pictures, noLegend, output, .color,
      Inputs.allowEmpty, Inputs.standardInputName, Inputs.maximumFileSize,
    ] + Project.options,
    details: Message(
      en:
        "Each screen becomes an SVG of its own, as do its states, its variants and the components; a storyboard's scenes are drawn, too, and so are the passes and the Today widgets of an app, `pass-ID.svg` and `widget-ID.svg`, and a `pass.json`. With `--format html` all of them are on one page, `index.html`.\nWhat a spec leaves open is drawn all the same, with a dashed edge or in UIKit's own look, and is named below the picture: nothing is to be taken for the design that is not in it.",
      zhHans:
        "每个界面生成一个 SVG，其状态、变体以及各组件也各生成一个；storyboard 中的场景、应用的票券与“今天”小组件（`pass-ID.svg`、`widget-ID.svg`）以及 `pass.json` 同样可以绘制。使用 `--format html` 时，全部图片放在一个页面 `index.html` 中。\n规格未写明的内容也会绘制，以虚线边框或 UIKit 的默认外观表示，并在图下注明，以免被误认为是设计内容。"
    ),
    examples: [
      .init(
        line: "higlint draw screens/ -o pictures",
        purpose: Message(en: "Draw every screen.", zhHans: "绘制所有界面。")),
      .init(
        line: "higlint draw screens/ --screen login --appearance dark -o pictures",
        purpose: Message(en: "Draw one screen as it looks in the dark.", zhHans: "绘制某个界面的深色外观。")),
      .init(
        line: "higlint draw screens/ --annotations targets --format html -o review",
        purpose: Message(en: "See where fingers may tap, on one page.", zhHans: "在一个页面中查看所有可轻点的区域。")),
    ],
    run: run)

  private static let screen = Option(
    name: "screen", value: .text("ID"), repeats: true,
    summary: Message(en: "Only this screen; may be given more than once.", zhHans: "只绘制此界面；可多次使用。"))
  private static let form = Option(
    name: "format", value: .word(["svg", "html"]),
    summary: Message(en: "A file for each picture (the default), or a page.", zhHans: "每张图片一个文件（默认），或生成一个页面。"))
  private static let appearance = Option(
    name: "appearance", value: .word(Appearance.allCases.map(\.rawValue)),
    summary: Message(
      en: "The appearance; by default the first that a screen states, else light.",
      zhHans: "外观；默认为界面所写明的第一种，否则为浅色。"))
  private static let device = Option(
    name: "device", value: .word(Device.table.keys.sorted()),
    summary: Message(
      en:
        "Draw on this device: its variant of a screen, where there is one, else the screen with its frames as they are.",
      zhHans: "在此设备上绘制：优先使用界面针对该设备的变体，否则按原有位置绘制。"))
  private static let textSize = Option(
    name: "text-size", value: .word(Enumeration.textSize.words),
    summary: Message(
      en: "The text size set in Settings, which text styles follow; by default the one that a screen states.",
      zhHans: "“设置”中的字号，文字样式会随之缩放；默认为界面所写明的字号。"))
  private static let texts = Option(
    name: "texts", value: .text("LANGUAGE"),
    summary: Message(
      en:
        "The language of the design's texts: en, zh-Hans, ar; by default that of `--language` where it is given, else the app's first.",
      zhHans: "设计中文字的语言，如 en、zh-Hans、ar；默认取 `--language`，未给出时为应用的第一种语言。"))
  private static let annotations = Option(
    name: "annotations", value: .word(DrawingOptions.Annotations.allCases.map(\.rawValue)),
    summary: Message(
      en:
        "What is marked: findings as numbered pins, hit areas in green and red, frames with their distances, or the contrast of each text.",
      zhHans: "标注内容：以编号图钉标出问题、以绿色和红色标出可轻点区域、标出位置与间距，或标出每段文字的对比度。"))
  private static let pictures = Option(
    name: "embed-images",
    summary: Message(
      en: "Put PNG and JPEG files that lie beside a spec, or in a folder `images` there, into the pictures.",
      zhHans: "把规格旁边或其 `images` 文件夹中的 PNG 与 JPEG 文件嵌入图片。"))
  private static let noLegend = Option(
    name: "no-legend",
    summary: Message(en: "Leave out the list of what a spec leaves open.", zhHans: "不注明规格未写明的内容。"))
  private static let output = Option(
    name: "output", short: "o", value: .text("FOLDER"),
    summary: Message(
      en: "Where to write the files; one picture alone may go to standard output.",
      zhHans: "写入文件的文件夹；只有一张图片时可写到标准输出。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let inputs = try Inputs(arguments)
    let project = try Project(arguments, workspace: inputs.workspace, session: session)
    let request = inputs.request(project.choice, wantsReview: false)
    var drawn = DrawnSpecs(options(arguments, inputs, request, session), screens: arguments.values(screen))
    let result = SpecModels(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace).forEach { file in
      drawn.add(file)
    }
    try Project.check(result.configurationProblems, session)
    var problems = ReportBuffer()
    var report = HumanReport(language: session.language, style: session.errorStyle)
    for problem in drawn.problems { report.write(problem, to: &problems) }
    session.writeError(problems.bytes)
    guard try inputs.check(result, arguments, session) else { return .failure }
    try drawn.checkScreens(arguments.values(screen))
    try write(drawn, arguments, session)
    return result.unreadable.isEmpty ? (drawn.problems.isEmpty ? .success : .found) : .failure
  }

  private static func options(
    _ arguments: Arguments, _ inputs: Inputs, _ request: LintRequest, _ session: Session
  ) -> DrawingOptions {
    var options = DrawingOptions()
    options.appearance = arguments.value(appearance).flatMap { Appearance(rawValue: $0) }
    options.device = arguments.value(device)
    options.textSize = arguments.value(textSize)
    options.language = arguments.value(texts) ?? arguments.value(.language)
    options.legendLanguage = session.language
    options.hasLegend = !arguments.has(noLegend)
    options.annotations = arguments.value(annotations).flatMap { .init(rawValue: $0) } ?? .none
    if arguments.has(pictures) {
      let files = PictureFiles(workspace: inputs.workspace)
      options.picture = { files.picture(named: $0, beside: $1) }
    }
    // What is marked comes from the rules, what was found or what they measure by: one truth for pictures and reports.
    switch options.annotations {
    case .none, .frames: break
    case .targets, .contrast: options.limits = VisualLimits(BuiltInRules.ruleSet)
    case .findings:
      let result = Linter.run(request, rules: BuiltInRules.ruleSet, workspace: inputs.workspace)
      options.mark(result.diagnostics, in: session.language)
    }
    return options
  }

  // MARK: Writing

  private static func write(_ drawn: DrawnSpecs, _ arguments: Arguments, _ session: Session) throws(Failure) {
    let isPage = arguments.value(form) == "html"
    let page = isPage ? DrawingPage(language: session.language).html(drawn.drawings) : []
    guard let folder = arguments.value(output) else {
      if isPage { return session.write(page) }
      guard drawn.drawings.count == 1 else {
        throw Failure(
          Message(
            en: "there are \(drawn.drawings.count) pictures: name a folder for them with `--output`",
            zhHans: "共有 \(drawn.drawings.count) 张图片：请用 `--output` 指定文件夹"), hint: command.usageHint)
      }
      return session.write(drawn.drawings[0].svg)
    }
    if isPage {
      try write(page, to: folder, "index.html")
    } else {
      var names = DrawingNames()
      for drawing in drawn.drawings { try write(drawing.svg, to: folder, names.name(for: drawing) + ".svg") }
    }
    let count = drawn.drawings.count
    session.write(
      Message(
        en: "drew \(count) \(count == 1 ? "picture" : "pictures") into \(folder)\n",
        zhHans: "已将 \(count) 张图片写入 \(folder)\n")[
          session.language])
  }

  private static func write(_ bytes: [UInt8], to folder: String, _ name: String) throws(Failure) {
    let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    do throws(AtomicFile.Failure) {
      try AtomicFile.makeFolders(for: path)
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw Failure(error.message)
    }
  }
}
