import HIGReading
import HIGReport

/// Pages of Markdown: a file each in a folder, or one after the other on standard output.
enum Pages {
  static func write(_ pages: [RulePages.Page], to folder: String?, _ session: Session) throws(Failure) {
    guard let folder else {
      for (index, page) in pages.enumerated() { session.write((index > 0 ? "\n" : "") + page.text) }
      return
    }
    for page in pages {
      let path = folder.hasSuffix("/") ? folder + page.name : folder + "/" + page.name
      do throws(AtomicFile.Failure) {
        try AtomicFile.makeFolders(for: path)
        try AtomicFile.write(Array(page.text.utf8), to: path)
      } catch {
        throw Failure(error.message)
      }
    }
    let count = pages.count
    session.write(
      Message(
        en: "wrote \(count) \(count == 1 ? "page" : "pages") to \(folder)\n",
        zhHans: "已将 \(count) 页写入 \(folder)\n")[session.language])
  }
}
