import HIGLanguage
import HIGReading

extension FileFormat {
  /// The format of a project, which stands for an app where that has no Info.plist.
  package static let xcodeProject = FileFormat(
    "xcodeProject", .imported, .xcodeProject, in: { $0.hasSuffix(".xcodeproj") }, language: "text", isReferredTo: true,
    reader: { source, surroundings in
      guard let tree = surroundings.bundle.flatMap({ GeneratedInfoPlist.tree(of: $0) }) else {
        return SyntaxTree(source: source)
      }
      return InfoPlistImporter.spec(of: tree, in: surroundings)
    })

  /// The format of build settings beside a project.
  static let buildConfiguration = FileFormat(
    "buildConfiguration", .build, .exactEnding(".xcconfig"), language: "text", isReferredTo: true,
    reader: { source, _ in BuildConfigurationFile(source).tree })
}
