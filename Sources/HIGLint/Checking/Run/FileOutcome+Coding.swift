import HIGCore
import HIGReading

/// The results for a file as bytes and back.
extension FileOutcome {
  func encode() -> [UInt8] {
    // The reading side has the same work.
    let work = part.work
    var writer = ResultWriter(known: Set(work.definitions.trees.map(\.source.path) + [work.path]))
    writer.flag(isSpec)
    writer.flag(part.definesItself)
    writer.flag(hasFailedAnswers)
    writer.number(report.screens)
    writer.number(report.views)
    writer.strings(part.screenPaths)
    writer.optional(part.app) { $0.strings($1.files) }
    writer.list(report.diagnostics) { $0.diagnostic($1) }
    writer.list(report.findings) { $0.finding($1) }
    writer.list(report.isolated) { $0.finding($1) }
    writer.list(part.answers) { $0.answer($1) }
    writer.places(report.answerPlaces)
    writer.optional(report.suppressions) { $0.suppressions($1) }
    writer.optional(part.extract) { $0.blob($1.bytes[$1.range]) }
    return writer.bytes
  }

  /// Decodes the results for a file; nil where the bytes are damaged.
  ///
  /// - Parameter stored: The file's own bytes.
  init?(_ bytes: [UInt8], _ range: Range<Int>, of work: FileWork, stored: [UInt8]) {
    do throws(ByteDecodingError) {
      var reader = try ResultReader(bytes, range) { path in
        if path == work.path { return SourceFile(path: path, stored: stored) }
        return work.definitions.trees.lazy.map(\.source).first { $0.path == path }
      }
      self.init(work, try reader.flag() ? .spec : .passedOver)
      part.definesItself = try reader.flag()
      hasFailedAnswers = try reader.flag()
      report.screens = try reader.number()
      report.views = try reader.number()
      part.screenPaths = try reader.strings()
      part.app = try reader.optional { (reader) throws(ByteDecodingError) in
        AppKey(files: try reader.strings())
      }
      report.diagnostics = try reader.list { (reader) throws(ByteDecodingError) in try reader.diagnostic() }
      report.findings = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      report.isolated = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      part.answers = try reader.list { (reader) throws(ByteDecodingError) in try reader.answer() }
      report.answerPlaces = try reader.places()
      report.suppressions = try reader.optional { (reader) throws(ByteDecodingError) in try reader.suppressions() }
      part.extract = try reader.optional { (reader) throws(ByteDecodingError) in try reader.extract() }
      try reader.finish()
    } catch {
      return nil
    }
  }
}
