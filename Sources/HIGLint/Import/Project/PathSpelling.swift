import HIGReading

/// Spells paths as seen from the working directory: from `app/`, `../app/Main.storyboard` is `Main.storyboard`.
package struct PathSpelling {
  /// The name of the working directory, of the folder above, and so on, each in the one above it.
  private var names: [String] = []

  /// - Parameter levels: The number of folders that the paths go up.
  package init(_ workspace: any Workspace, levels: Int) {
    var folder = "."
    for _ in 0..<min(levels, 64) {
      let above = Path.parent(folder)
      guard let identity = workspace.entry(at: folder)?.identity, let children = try? workspace.list(above),
        let name = children.first(where: { workspace.entry(at: Path.join(above, $0))?.identity == identity })
      else { return }
      names.append(name)
      folder = above
    }
  }

  package func shortest(_ path: String) -> String {
    guard path.hasPrefix("../") else { return path }
    var parts = path.split(separator: "/")[...]
    var ups = 0
    while parts.first == ".." {
      ups += 1
      parts.removeFirst()
    }
    while ups > 0, ups <= names.count, parts.count > 1, parts.first == Substring(names[ups - 1]) {
      ups -= 1
      parts.removeFirst()
    }
    let rest = parts.joined(separator: "/")
    return ups == 0 ? rest : String(repeating: "../", count: ups) + rest
  }
}
