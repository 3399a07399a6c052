import HIGLanguage
import HIGLint
import HIGReading
import HIGReport

/// The pages of the built-in rules to which the codes of diagnostics lead, as files in the server's temporary folder.
///
/// A link is sent before its page is there. The pages of the areas that were spoken of are made by a thread of their own
/// when the first check is done: each runs the examples of its rules, for which no diagnostic should wait.
final class RulePageFiles {
  private struct Page: Hashable, Comparable {
    var area: String
    var language: Language

    var name: String { language == .english ? "\(area).md" : "\(area).\(language.rawValue).md" }

    static func < (a: Page, b: Page) -> Bool { a.name < b.name }
  }

  private let rules: RuleSet
  private let folder: TemporaryFolder
  private var asked: Set<Page> = []
  private var pending: Set<Page> = []
  private let isWriting = Locked(false)

  init(_ rules: RuleSet, in folder: TemporaryFolder) {
    self.rules = rules
    self.folder = folder
  }

  /// Returns the address of the page of a rule's area; nil where there can be none.
  func address(of rule: String, _ language: Language) -> String? {
    let page = Page(area: RuleSet.area(of: rule), language: language)
    guard let path = folder.path(of: page.name) else { return nil }
    if asked.insert(page).inserted { pending.insert(page) }
    return FileAddress.uri(path)
  }

  /// Begins to write the pages that are not there yet.
  ///
  /// - Parameter done: Is called by the thread that writes when it has finished.
  func writePending(_ done: @escaping @Sendable () -> Void) {
    guard !pending.isEmpty, !isWriting.withLock({ $0 }) else { return }
    let pages = pending.sorted()
    pending = []
    isWriting.withLock { $0 = true }
    let work: @Sendable () -> Void = { [rules, folder, isWriting] in
      for page in pages {
        let summaries = rules.ids.filter { RuleSet.area(of: $0) == page.area }.compactMap { rules.summary(of: $0) }
        let texts = RulePages(ruleSet: rules, language: page.language, hasIndex: false).pages(
          of: summaries, withIndex: false)
        for text in texts { _ = try? folder.write(Array(text.text.utf8), to: page.name) }
      }
      isWriting.withLock { $0 = false }
      done()
    }
    if BackgroundThread(stackSize: 64 << 20, work) == nil { work() }
  }
}
