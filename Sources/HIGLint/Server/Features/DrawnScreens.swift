import HIGCore
import HIGDraw
import HIGLanguage
import HIGLint
import HIGReading

/// The command behind the lens "Draw": writes a screen's picture, and has the editor open it.
final class DrawnScreens {
  static let command = "higlint.draw"

  private let folder: TemporaryFolder

  init(in folder: TemporaryFolder) { self.folder = folder }

  /// Writes a picture; the next one of the same screen takes its place.
  ///
  /// - Returns: Its path.
  func write(_ drawing: Drawing) throws(AtomicFile.Failure) -> String {
    var names = DrawingNames()
    return try folder.write(drawing.svg, to: names.name(for: drawing) + ".svg")
  }
}

extension LanguageServer {
  /// Carries out a command of the server's.
  func execute(_ id: JSONValue, _ parameters: JSONValue) {
    switch parameters["command"].string {
    case DrawnScreens.command: draw(id, parameters)
    case Self.findingsCommand: showFindings(id, parameters)
    default: connection.fail(id, .invalidParams, "there is no such command")
    }
  }

  private func draw(_ id: JSONValue, _ parameters: JSONValue) {
    let words = parameters["arguments"].items.compactMap(\.string)
    guard words.count == 2, let reading = reading(words[0]), let drawing = drawing(of: words[1], in: reading) else {
      return connection.fail(
        id, .requestFailed, text("there is no such screen in an open file", "打开的文件中没有这个界面"))
    }
    do throws(AtomicFile.Failure) {
      let path = try drawnScreens.write(drawing)
      let uri = FileAddress.uri(path)
      if abilities.showsDocuments {
        connection.request("window/showDocument", ["uri": .string(uri), "external": true])
      } else {
        connection.notify(
          "window/showMessage", ["type": 3, "message": .string(text("Drawn: \(path)", "已绘制：\(path)"))])
      }
      connection.reply(id, ["uri": .string(uri)])
    } catch {
      connection.fail(id, .requestFailed, error.message[options.language])
    }
  }

  /// Draws a screen as its file says at the moment, with what was found there as pins.
  private func drawing(of screen: String, in reading: DocumentReading) -> Drawing? {
    let model = reading.model
    guard let node = model.screens.first(where: { Drawing.screen(of: $0, in: model) == screen }) else { return nil }
    if model.acts == nil { model.acts = ActCache(rules) }
    var drawn = DrawingOptions()
    drawn.legendLanguage = options.language
    drawn.annotations = .findings
    let items = folder(of: reading.document)?.items(at: reading.path, reading.document, now: MonotonicClock.now) ?? []
    for diagnostic in items.compactMap(\.diagnostic) {
      guard let path = diagnostic.path else { continue }
      drawn.pins.append(
        .init(severity: diagnostic.severity, path: path, message: diagnostic.message[options.language]))
    }
    return Drawing.of(node, in: model, options: drawn)
  }
}
