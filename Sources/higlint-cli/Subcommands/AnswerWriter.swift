import HIGCore
import HIGLint
import HIGReading

/// The place of an answer: a path, the fingerprint of what lies there, and the file that the answer belongs in.
struct AnswerTarget: Hashable {
  var path: String
  var part: String?
  var file: String
  /// Whether the file does not exist yet.
  var isNew = false

  /// Finds the file for an answer to a question.
  ///
  /// - Parameter named: The file that the command line names for answers about files that can't hold them.
  init(
    of item: ReviewItem, path: String, part: String?, named: String? = nil, _ workspace: DiskWorkspace
  ) throws(Failure) {
    self.path = path
    self.part = part
    guard let file = item.answersFile else {
      throw Self.failure(
        item.location.file.path, Message(en: "no spec here can hold the answer", zhHans: "没有可存放此答案的规格"))
    }
    guard AnswersFile.isNeeded(for: file) else {
      guard let named, named != file else {
        self.file = file
        return
      }
      throw Self.failure(
        file,
        Message(
          en: "answers about this spec stand in it; leave `\(ReviewCommand.file.spelling)` out",
          zhHans: "有关此规格的答案写在其自身之中；请去掉 `\(ReviewCommand.file.spelling)`"))
    }
    let beside = named ?? AnswersFile.path(for: file, in: workspace)
    guard AnswersFile.holds(beside, for: file), !AnswersFile.isNeeded(for: beside) else {
      throw Self.failure(
        beside,
        Message(
          en: "answers about \(file) belong into a spec in its folder or above",
          zhHans: "有关 \(file) 的答案应写在其所在文件夹或上级文件夹的规格中"))
    }
    self.file = beside
    do throws(WorkspaceError) {
      _ = try workspace.read(beside)
    } catch {
      guard error.kind == .missing, workspace.entry(at: beside) == nil else { throw Failure(Inputs.message(error)) }
      isNew = true
    }
  }

  static func failure(_ file: String, _ message: Message) -> Failure {
    Failure(Message(en: "\(file): \(message.en)", zhHans: "\(file)：\(message.zhHans)"))
  }
}

/// An answer with the place that it is written to.
struct PlacedAnswer {
  var target: AnswerTarget
  var rule: String
  var answer: ReviewAnswer.Answer
  var by: String?
  var on: String?
  var note: String?

  /// The line that tells that it was written.
  var line: String { "\(target.file): \(rule)=\(answer.rawValue) (\(target.path))\n" }

  fileprivate func written(into bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let answer = ReviewAnswer(
      rule: rule, paths: [target.path], answer: answer, by: by, on: on, note: note, part: target.part,
      at: Location(file: SourceFile(path: target.file, stored: []), range: SourceRange(at: 0)))
    do throws(ReviewAnswer.WritingError) {
      return try answer.written(into: bytes, ofFile: target.file)
    } catch {
      throw AnswerTarget.failure(target.file, error.message)
    }
  }
}

/// Writes answers into specs, all those of a file at once, so that no file is half written.
struct AnswerWriter {
  let workspace: DiskWorkspace
  /// The questions that were answered, with the texts that they were asked about.
  let judged: [ReviewItem]

  /// Writes the answers that belong in a file.
  ///
  /// - Parameter refused: Takes an answer that can't be written, and the reason; what it throws ends it all, and the file
  ///   stays as it is.
  /// - Returns: The answers that were written.
  func write(
    _ answers: [PlacedAnswer], into file: String, refused: (PlacedAnswer, Failure) throws(Failure) -> Void
  ) throws(Failure) -> [PlacedAnswer] {
    let isNew = answers.contains { $0.target.isNew }
    let old = isNew ? AnswersFile.beginning : try Inputs.bytes(of: file, workspace)
    // The judgements belong to the text that was read at the beginning.
    let item = judged.first { $0.location.file.path == file }
    if let item, SourceFile(path: file, stored: old).text != item.location.file.text {
      throw AnswerTarget.failure(
        file,
        Message(
          en: "this file has changed meanwhile, and is left as it is; try again", zhHans: "此文件在此期间已被修改，未作改动；请重试"))
    }
    var new = old
    var written: [PlacedAnswer] = []
    for answer in answers {
      do throws(Failure) {
        new = try answer.written(into: new)
        written.append(answer)
      } catch {
        try refused(answer, error)
      }
    }
    guard !written.isEmpty else { return [] }
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(new, to: file, replacing: isNew ? nil : old)
    } catch {
      throw Failure(error.message)
    }
    return written
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements in their order, each once.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
