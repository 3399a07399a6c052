import HIGLanguage
import HIGReading

/// The page around the data: its policy, its style and its script, the same for every report.
struct PageShell {
  let language: Language
  /// Whether the page looks for its newer self.
  let isWatching: Bool

  func write(_ data: [UInt8], to write: ([UInt8]) -> Void) {
    let style = Array(PageStyle.text.utf8)
    let script = Array(PageScript.text.utf8)
    let stamp = String(SHA256.hash(data).prefix(8).reduce(into: "") { $0 += Self.hexadecimal($1) })
    let probe = isWatching ? Array(PageScript.probe(stamp: stamp).utf8) : []
    var out = ReportBuffer()
    out.write("<!doctype html>\n<html lang=\"\(language.rawValue)\"><head><meta charset=\"utf-8\">\n")
    out.write("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    out.write(policy(style: style, scripts: isWatching ? [probe, script] : [script]))
    out.write("\">\n")
    if isWatching {
      out.write("<script>")
      out.bytes += probe
      out.write("</script>\n")
    }
    out.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.write("<title>higlint</title>\n<style>")
    out.bytes += style
    out.write("</style></head>\n<body>\n<noscript>")
    out.write(
      Message(
        en: "A script of its own shows this report; it loads nothing.", zhHans: "此报告由自带的脚本显示，不会加载任何外部内容。")[
          language])
    out.write("</noscript>\n<script type=\"application/json\" id=\"data\">")
    write(out.bytes)
    write(data)
    out.bytes.removeAll(keepingCapacity: true)
    out.write("</script>\n<script>")
    out.bytes += script
    out.write("</script>\n</body></html>\n")
    write(out.bytes)
  }

  /// Returns the policy: nothing but this style, these scripts, and pictures that are part of the page.
  private func policy(style: [UInt8], scripts: [[UInt8]]) -> String {
    let sources = scripts.map(Self.source(of:)).joined(separator: " ")
    let frames = isWatching ? " frame-src 'self' file:;" : ""
    return "default-src 'none'; img-src data:; style-src \(Self.source(of: style)); script-src \(sources);\(frames) "
      + "base-uri 'none'; form-action 'none'"
  }

  private static func source(of text: [UInt8]) -> String {
    // The encoder fills the last group with letters; the last two bytes of three are of one.
    "'sha256-\(String(decoding: Base64.encode(SHA256.hash(text)).dropLast(), as: UTF8.self))='"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}
