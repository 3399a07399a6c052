import HIGImport
import HIGLanguage
import HIGReading

/// Makes the fingerprints by which a run asks its cache: each covers everything that a file's findings rest on.
/// These are the program, the rules, the configuration with the team's rule files, the definitions around the file, its
/// path and its bytes. A file of another tool also rests on the catalogs, translations, settings and property lists of
/// its whole project, on which of them exist, and, where it leads to another storyboard, on all storyboards.
struct CacheKeys: Sendable {
  private let base: ContentHasher
  private let configurations: [ContentDigest]
  private let definitions: [ObjectIdentifier: ContentDigest]
  /// The fingerprints of the project, without and with its storyboards; nil where no file of it is checked.
  private let project: (files: ContentDigest, storyboards: ContentDigest)?

  /// - Parameter beginning: What all fingerprints begin with: that of the running program.
  init(
    _ beginning: ContentHasher, request: LintRequest, rules: RuleSet, work: [FileWork], plan: CheckPlan
  ) {
    var base = beginning
    rules.add(to: &base)
    base.add(request.edition?.rawValue ?? "")
    base.add(request.wantsReview)
    base.add(request.wantsFixes)
    for id in EnginePool.unkeptRules(of: plan.sets.map { ($0.rules, $0.options) }).sorted() { base.add(id) }
    self.base = base
    configurations = plan.lookup.all.map { found in
      var hasher = ContentHasher()
      for file in found.files {
        hasher.add(file.path)
        hasher.add(file.digest)
      }
      return hasher.digest
    }
    var digests = DefinitionDigests()
    var definitions: [ObjectIdentifier: ContentDigest] = [:]
    for work in work { definitions[ObjectIdentifier(work.definitions)] = digests.digest(of: work.definitions) }
    self.definitions = definitions
    project = work.lazy.compactMap(\.project).first.map { project in
      (project.reads.digest(of: project.sources), project.reads.digest(of: project.storyboardSources))
    }
  }

  /// Returns the fingerprint for a file; nil where its results are not kept.
  func key(of work: FileWork, bytes: [UInt8]) -> ContentDigest? {
    guard let definitions = definitions[ObjectIdentifier(work.definitions)] else { return nil }
    var hasher = base
    hasher.add(configurations[work.options.configuration])
    hasher.add(definitions)
    hasher.add(work.path)
    hasher.add(work.isNamed)
    hasher.add(work.isExtractOnly)
    hasher.add(work.impliedApp?.folder ?? "")
    if let around = work.project, let project {
      hasher.add(project.files)
      for path in around.storyboardSources { hasher.add(path) }
      hasher.add(around.storyboardSources.count)
      if Self.mayLeadElsewhere(bytes) { hasher.add(project.storyboards) }
    }
    hasher.add(work.project != nil)
    if let sizes = work.imageSizes { hasher.add(sizes) }
    hasher.add(bytes)
    return hasher.digest
  }

  private static let otherStoryboard = ByteSearch("storyboardName")

  /// Returns whether a storyboard may name another one. In UTF-16 the word would not be found.
  private static func mayLeadElsewhere(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0) || bytes.withUnsafeBufferPointer { otherStoryboard.finds(in: $0) }
  }

  /// Returns the fingerprint for an app: its findings rest on those of its files, and on whether other apps share them.
  static func key(of check: AppCheck, _ beginning: ContentHasher) -> ContentDigest? {
    var hasher = beginning
    hasher.add("app")
    for path in check.ownFiles.sorted() { hasher.add(path) }
    for part in check.parts {
      guard let fingerprint = part.fingerprint else { return nil }
      hasher.add(fingerprint)
    }
    return hasher.digest
  }
}
