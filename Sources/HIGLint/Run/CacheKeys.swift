/// The fingerprints by which a run asks its cache: of all that what is found in a file rests on.
///
/// These are the program, the rules, the configuration with the team's rule files, the definitions around the file, its
/// path and its bytes. What another tool wrote rests on its whole project, and is checked anew each time.
struct CacheKeys: Sendable {
  private let base: ContentHasher
  private let configurations: [ContentDigest]
  private let definitions: [ObjectIdentifier: ContentDigest]

  init<Files: Workspace>(
    _ cache: CheckCache, request: LintRequest, rules: RuleSet, work: [Linter<Files>.Work], plan: CheckPlan<Files>
  ) {
    var base = cache.hasher
    rules.add(to: &base)
    base.add(request.edition?.rawValue ?? "")
    base.add(request.wantsReview)
    base.add(request.wantsFixes)
    self.base = base
    configurations = plan.lookup.all.map { found in
      var hasher = ContentHasher()
      for file in found.files {
        hasher.add(file.path)
        hasher.add(file.digest)
      }
      return hasher.digest
    }
    var sources: [ObjectIdentifier: ContentDigest] = [:]
    var definitions: [ObjectIdentifier: ContentDigest] = [:]
    for work in work where definitions[ObjectIdentifier(work.definitions)] == nil {
      var hasher = ContentHasher()
      for tree in work.definitions.trees {
        let identity = ObjectIdentifier(tree.source)
        let digest = sources[identity] ?? Self.digest(of: tree.source)
        sources[identity] = digest
        hasher.add(digest)
      }
      for table in work.definitions.tables {
        hasher.add(table.language)
        hasher.add(Self.digest(of: table.tree.tree.source))
      }
      definitions[ObjectIdentifier(work.definitions)] = hasher.digest
    }
    self.definitions = definitions
  }

  private static func digest(of source: SourceFile) -> ContentDigest {
    var hasher = ContentHasher()
    hasher.add(source.path)
    hasher.add(source.text)
    hasher.add(source.prefix)
    hasher.add(source.encoding.unitSize)
    hasher.add(source.invalidOffset ?? -1)
    return hasher.digest
  }

  /// Nil for what is not kept.
  func key<Files: Workspace>(of work: Linter<Files>.Work, bytes: [UInt8]) -> ContentDigest? {
    guard work.project == nil, !Linter<Files>.isImported(work.path),
      let definitions = definitions[ObjectIdentifier(work.definitions)]
    else { return nil }
    var hasher = base
    hasher.add(configurations[work.options.configuration])
    hasher.add(definitions)
    hasher.add(work.path)
    hasher.add(work.isNamed)
    hasher.add(work.isExtractOnly)
    hasher.add(bytes)
    return hasher.digest
  }

  /// What is found in an app rests on what its files rest on.
  static func key(ofAppWith parts: [ContentDigest?], _ cache: CheckCache) -> ContentDigest? {
    var hasher = cache.hasher
    hasher.add("app")
    for part in parts {
      guard let part else { return nil }
      hasher.add(part)
    }
    return hasher.digest
  }
}
