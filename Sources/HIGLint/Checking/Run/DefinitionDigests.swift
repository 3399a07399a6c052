import HIGCore
import HIGReading

/// Computes fingerprints of the definitions that hold for files, from all the bytes that they were read from.
///
/// Thousands of files share definitions, so each is computed once. The caller keeps the definitions alive.
struct DefinitionDigests {
  private var sources: [ObjectIdentifier: ContentDigest] = [:]
  private var known: [ObjectIdentifier: ContentDigest] = [:]

  mutating func digest(of definitions: Definitions) -> ContentDigest {
    if let digest = known[ObjectIdentifier(definitions)] { return digest }
    var hasher = ContentHasher()
    for tree in definitions.trees { hasher.add(digest(of: tree.source)) }
    for table in definitions.tables {
      hasher.add(table.language)
      hasher.add(digest(of: table.tree.source))
    }
    for name in definitions.images?.sorted() ?? [] { hasher.add(name) }
    hasher.add(definitions.images != nil)
    hasher.add(definitions.hasOwnCatalog)
    for (name, sound) in definitions.sounds.sorted(by: { $0.key < $1.key }) {
      hasher.add(name)
      hasher.add(sound.encoding)
      hasher.add(sound.duration.map { "\($0)" } ?? "")
    }
    known[ObjectIdentifier(definitions)] = hasher.digest
    return hasher.digest
  }

  private mutating func digest(of source: SourceFile) -> ContentDigest {
    if let digest = sources[ObjectIdentifier(source)] { return digest }
    var hasher = ContentHasher()
    hasher.add(source.path)
    hasher.add(source.text)
    hasher.add(source.prefix)
    hasher.add(source.encoding.unitSize)
    hasher.add(source.invalidOffset ?? -1)
    sources[ObjectIdentifier(source)] = hasher.digest
    return hasher.digest
  }
}
