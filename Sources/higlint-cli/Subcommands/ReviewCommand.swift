import HIGCore
import HIGLanguage
import HIGLint
import HIGReading
import HIGReport
import HIGRules

/// `higlint review`: shows the checklist of questions for people, and takes their answers.
enum ReviewCommand {
  static let command = Command(
    name: "review",
    summary: Message(en: "List what a person must look at, or answer it.", zhHans: "列出需要人工查看的内容，或作答。"),
    operands: .many("PATH"),
    options: [
      all, answer, of, by, note, file, apply, .format, .output, .edition, .color, Inputs.allowEmpty,
      Inputs.standardInputName, Inputs.maximumFileSize, Inputs.threads,
    ] + Project.options,
    details: Message(
      en:
        "Some guidelines are a matter of judgement, and some facts a description leaves open. This lists such questions by area, each with the places that it concerns and the facts that are not known.\nAn answer stands in the spec, under `reviewed`, with who gave it and when; `--answer` writes it there and changes nothing else in the file. It holds until what it is about changes, and is asked again then. An answer `fails` is reported by `check`, too.\n`--apply` writes the answers that were given in the checklist of `higlint report` and saved from there. Those that can't be written, because nothing asks for them, because what they are about has changed or because another answer stands there, are told one by one; the rest is written, and the exit status is 1.",
      zhHans:
        "有些指南需要人来判断，有些事实在描述中没有写明。此命令按领域列出这些问题，以及相关位置和未知的事实。\n答案写在规格的 `reviewed` 之下，并注明何人、何时作答；`--answer` 会写入答案，且不改动文件的其他内容。所涉内容改动之后，答案即告失效，问题会重新提出。答案为 `fails` 时，`check` 也会报告。\n`--apply` 写入在 `higlint report` 的检查清单中给出并保存的答案。无法写入的答案（没有相应的问题、所涉内容已改动，或该处已有不同的答案）会逐一说明；其余照常写入，退出码为 1。"
    ),
    examples: [
      .init(
        line: "higlint review screens/", purpose: Message(en: "Show the checklist.", zhHans: "显示检查清单。")),
      .init(
        line: "higlint review --answer color/cultural-meaning=passes screens/",
        purpose: Message(en: "Answer a question about the app.", zhHans: "回答有关应用的问题。")),
      .init(
        line: "higlint review --answer color/contrast=fails --of map/views/legend",
        purpose: Message(en: "Answer it for one place.", zhHans: "就某一处作答。")),
      .init(
        line: "higlint review --apply answers.json screens/",
        purpose: Message(en: "Write the answers of a report's checklist.", zhHans: "写入报告检查清单中的答案。")),
    ],
    run: run)

  private static let all = Option(
    name: "all", summary: Message(en: "Show every place of each question.", zhHans: "列出每个问题的所有位置。"))
  static let answer = Option(
    name: "answer", value: .text("RULE=ANSWER"),
    summary: Message(
      en: "Write an answer into the spec: passes, fails or notApplicable.",
      zhHans: "把答案写入规格：passes（通过）、fails（不通过）或 notApplicable（不适用）。"))
  static let of = Option(
    name: "of", value: .text("PATH"), repeats: true,
    summary: Message(
      en:
        "With `--answer`: what it is about, a path as the checklist shows it, or a whole screen; may be given more than once.",
      zhHans: "与 `--answer` 一起使用：答案针对的路径（见清单），或整个界面；可多次使用。"))
  static let by = Option(
    name: "by", value: .text("NAME"),
    summary: Message(
      en: "With `--answer`: who looked; by default GIT_AUTHOR_NAME, or else the user's name.",
      zhHans: "与 `--answer` 一起使用：何人作答；默认取 GIT_AUTHOR_NAME，否则为用户名。"))
  static let note = Option(
    name: "note", value: .text("TEXT"),
    summary: Message(en: "With `--answer`: a remark.", zhHans: "与 `--answer` 一起使用：备注。"))

  static let file = Option(
    name: "in", value: .text("FILE"),
    summary: Message(
      en:
        "With `--answer`, about a storyboard, a xib or a property list: the spec to write it into, in its folder or above; by default `reviewed.yaml`.",
      zhHans: "与 `--answer` 一起使用，针对 storyboard、xib 或属性列表：答案写入的规格，位于其文件夹或上级文件夹；默认为 `reviewed.yaml`。"))

  static let apply = Option(
    name: "apply", value: .text("ANSWERS.json"),
    summary: Message(
      en: "Write the answers that the checklist of a report has saved.", zhHans: "写入由报告中的检查清单所保存的答案。"))

  @Sendable private static func run(_ arguments: Arguments, _ session: Session) throws(Failure) -> ExitStatus {
    let inputs = try Inputs(arguments)
    let project = try Project(arguments, workspace: inputs.workspace, session: session)
    let applying = try AnswerApplying(arguments, rules: project.rules.ids)
    let request = applying == nil ? try AnswerRequest(arguments, rules: project.rules.ids) : nil
    if request != nil || applying != nil, arguments.operands.contains("-") {
      throw Failure(
        Message(en: "standard input can't hold an answer", zhHans: "标准输入不能存放答案"), hint: command.usageHint)
    }
    var lintRequest = inputs.request(project.choice, wantsReview: true)
    var result = session.showingProgress { progress in
      lintRequest.progress = progress
      return session.lint.run(lintRequest, workspace: inputs.workspace)
    }
    try Project.check(result.configurationProblems, session)
    guard try inputs.check(result, arguments, session) else { return .failure }
    if let request {
      // A file may be named to find the app that the answer is about.
      result.join()
      try request.answer(result, inputs.workspace, session)
      return .success
    }
    if let applying {
      result.join()
      return applying.apply(result, inputs.workspace, session)
    }
    result.summary.elsewhere = result.elsewhere.reviews.count
    result.summary.filesElsewhere = Set(result.elsewhere.reviews.map(\.location.file.path)).count
    if arguments.value(.format) == "json" {
      JSONReviewReport(language: session.language).write(result, to: session.write)
    } else {
      var report = ReviewReport(
        language: session.language, style: session.style,
        shownPlaces: arguments.has(all) ? nil : ReviewReport.usualPlaces)
      var out = ReportBuffer()
      report.write(result.reviews, to: &out)
      report.writeSummary(result, paths: arguments.operands, to: &out) {
        AnswersFile.isNeeded(for: $0) ? AnswersFile.path(for: $0, in: inputs.workspace) : nil
      }
      session.write(out.bytes)
    }
    return result.unreadable.isEmpty ? .success : .failure
  }
}
