import HIGCore
import HIGReading

/// The results for a file, or for an app, as bytes and back.
extension Linter.Outcome {
  /// - Parameter work: The work that gave the results; the reading side has the same.
  func encode(by work: Linter.Work) -> [UInt8] {
    var writer = OutcomeWriter(known: Set(work.definitions.trees.map(\.source.path) + [work.path]))
    writer.flag(isSpec)
    writer.flag(definesItself)
    writer.flag(hasFailedAnswers)
    writer.number(screens)
    writer.number(views)
    writer.strings(screenPaths)
    writer.optional(app) { $0.strings($1.files) }
    writer.list(diagnostics) { $0.diagnostic($1) }
    writer.list(findings) { $0.finding($1) }
    writer.list(isolated) { $0.finding($1) }
    writer.list(answers) { $0.answer($1) }
    writer.places(answerPlaces)
    writer.optional(suppressions) { $0.suppressions($1) }
    writer.optional(extract) { $0.blob($1.bytes[$1.range]) }
    return writer.bytes
  }

  /// Decodes the results for a file; nil where the bytes are damaged.
  ///
  /// - Parameter stored: The file's own bytes.
  init?(_ bytes: [UInt8], _ range: Range<Int>, of work: Linter.Work, stored: [UInt8]) {
    do throws(ByteDecodingError) {
      var reader = try OutcomeReader(bytes, range) { path in
        if path == work.path { return SourceFile(path: path, stored: stored) }
        return work.definitions.trees.lazy.map(\.source).first { $0.path == path }
      }
      self.init()
      path = work.path
      options = work.options
      isSpec = try reader.flag()
      definesItself = try reader.flag()
      hasFailedAnswers = try reader.flag()
      screens = try reader.number()
      views = try reader.number()
      screenPaths = try reader.strings()
      app = try reader.optional { (reader) throws(ByteDecodingError) in
        Linter.AppKey(files: try reader.strings())
      }
      diagnostics = try reader.list { (reader) throws(ByteDecodingError) in try reader.diagnostic() }
      findings = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      isolated = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      answers = try reader.list { (reader) throws(ByteDecodingError) in try reader.answer() }
      answerPlaces = try reader.places()
      suppressions = try reader.optional { (reader) throws(ByteDecodingError) in try reader.suppressions() }
      extract = try reader.optional { (reader) throws(ByteDecodingError) in try reader.extract() }
      try reader.finish()
      self.work = work
    } catch {
      return nil
    }
  }
}

extension Linter.CheckedApp {
  func encode(known: Set<String>) -> [UInt8] {
    var writer = OutcomeWriter(known: known)
    writer.list(findings) { $0.finding($1) }
    writer.list(diagnostics) { $0.diagnostic($1) }
    writer.places(answerPlaces)
    return writer.bytes
  }

  /// Decodes the results for an app; nil where the bytes are damaged, or a file can't be read any more.
  init?(_ bytes: [UInt8], _ range: Range<Int>, source: @escaping (String) -> SourceFile?) {
    do throws(ByteDecodingError) {
      var reader = try OutcomeReader(bytes, range, source: source)
      findings = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      diagnostics = try reader.list { (reader) throws(ByteDecodingError) in try reader.diagnostic() }
      answerPlaces = try reader.places()
      try reader.finish()
    } catch {
      return nil
    }
  }
}
