import HIGReading

/// The results for an app as bytes and back.
extension CheckedApp {
  func encode(known: Set<String>) -> [UInt8] {
    var writer = ResultWriter(known: known)
    writer.list(findings) { $0.finding($1) }
    writer.list(diagnostics) { $0.diagnostic($1) }
    writer.places(answerPlaces)
    return writer.bytes
  }

  /// Decodes the results for an app; nil where the bytes are damaged, or a file can't be read any more.
  init?(_ bytes: [UInt8], _ range: Range<Int>, source: @escaping (String) -> SourceFile?) {
    do throws(ByteDecodingError) {
      var reader = try ResultReader(bytes, range, source: source)
      findings = try reader.list { (reader) throws(ByteDecodingError) in try reader.finding() }
      diagnostics = try reader.list { (reader) throws(ByteDecodingError) in try reader.diagnostic() }
      answerPlaces = try reader.places()
      try reader.finish()
    } catch {
      return nil
    }
  }
}
