/// The script of the page. It builds all that is seen from the data, by calls that make no markup of texts.
enum PageScript {
  static let text = [
    "\"use strict\";\n", words, core, pictures, marks, filters, findings, screens, overview, checklist, flow, palette,
    changes, print, frame, keys,
  ].joined()

  /// Returns the script of a page that is watched. Asked from a frame, the page tells only which one it is.
  static func probe(stamp: String) -> String {
    """
    if (location.search === "?probe" && window.parent !== window) {
      window.parent.postMessage({higlint: "\(stamp)"}, "*");
      window.stop();
    } else {
      window.higlintStamp = "\(stamp)";
    }
    """
  }
}
