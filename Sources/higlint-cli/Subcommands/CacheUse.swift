import HIGLint
import HIGReading

/// The cache of a run.
struct CacheUse {
  static let flag = Option(
    name: "cache",
    summary: Message(
      en: "Take what earlier runs have found over where nothing that it rests on has changed, and keep what is found.",
      zhHans: "若所依据的内容均未改动，则沿用先前运行的结果，并保存本次结果。"))
  static let folder = Option(
    name: "cache-dir", value: .text("FOLDER"),
    summary: Message(
      en: "Where the cache is, with `--cache`; by default `\(defaultFolder)` in the working directory.",
      zhHans: "缓存所在的文件夹，与 `--cache` 一起使用；默认为当前文件夹中的 `\(defaultFolder)`。"))
  private static var defaultFolder: String { ".higlint_cache" }

  let cache: CheckCache

  /// Opens the cache; nil where none is wanted or it is not trusted, or where the running program can't be told.
  init?(_ arguments: Arguments, _ session: Session) {
    guard arguments.has(Self.flag) || arguments.has(Self.folder) else { return nil }
    guard let program = System.program.flatMap({ try? DiskWorkspace(maximumFileSize: .max).read($0) }) else {
      session.complain(
        Message(
          en: "the cache is not used: the program can't read itself", zhHans: "不使用缓存：程序无法读取自身"))
      return nil
    }
    let folder = arguments.value(Self.folder) ?? Self.defaultFolder
    if let problem = CacheTrust(folder: folder, isNamed: arguments.has(Self.folder)).problem {
      session.complain(problem)
      return nil
    }
    cache = CheckCache(folder: folder, program: program)
    if let problem = cache.problem { session.complain(problem) }
  }

  /// Saves the cache. Where that fails, the next run is slower, and nothing else.
  func save(_ session: Session) {
    do throws(AtomicFile.Failure) {
      try cache.save()
    } catch {
      session.complain(
        Message(en: "the cache is not kept: \(error.message.en)", zhHans: "未保存缓存：\(error.message.zhHans)"))
    }
  }
}
