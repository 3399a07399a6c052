import HIGLanguage
import HIGReading

/// A page with pictures, in one file: no script, and nothing from elsewhere.
public struct DrawingPage {
  private let language: Language

  public init(language: Language) { self.language = language }

  private static let style: StaticString = """
    :root{color-scheme:light dark}body{margin:0;padding:24px;font:14px/1.5 -apple-system,"Helvetica Neue",Arial,\
    "PingFang SC",sans-serif;background:#f2f2f4;color:#1b1d1f}h1{font-size:22px;margin:0 0 16px}\
    section{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;margin:0 0 32px}h2{flex-basis:100%;\
    font-size:17px;margin:0}figure{margin:0;background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.25);max-width:100%}\
    figure svg{display:block;max-width:100%;height:auto}figcaption{padding:6px 10px;color:#4a4f55;\
    border-top:1px solid #ddd}@media (prefers-color-scheme:dark){body{background:#101112;color:#f4f4f5}\
    figure{background:#1c1c1e}figcaption{color:#b9bec4;border-color:#333}}@media print{body{padding:0;background:#fff;\
    color:#000}section{display:block;margin:0}figure{box-shadow:none;break-inside:avoid;break-after:page}}
    """

  /// Returns the page; the pictures of one screen stand beside each other.
  public func html(_ drawings: [Drawing]) -> [UInt8] {
    var out = SVGWriter()
    let title = Message(en: "Screens", zhHans: "界面")[language]
    out.raw("<!doctype html>\n<html")
    out.attribute("lang", text: language.rawValue)
    out.raw(
      "><head><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\"><meta name=\"viewport\" content=\"width=device-width\"><title>"
    )
    out.escape(title.utf8)
    out.raw("</title><style>")
    out.raw(Self.style)
    out.raw("</style></head><body><main><h1>")
    out.escape(title.utf8)
    out.raw("</h1>\n")
    var number = 0
    while number < drawings.count {
      let screen = drawings[number].screen
      out.raw("<section><h2>")
      out.escape(screen.utf8)
      out.raw("</h2>\n")
      while number < drawings.count, drawings[number].screen == screen {
        out.raw("<figure>")
        out.append(drawings[number].svg)
        out.raw("<figcaption>")
        out.escape(drawings[number].path.utf8)
        out.raw("</figcaption></figure>\n")
        number += 1
      }
      out.raw("</section>\n")
    }
    out.raw("</main></body></html>\n")
    return out.bytes
  }
}
