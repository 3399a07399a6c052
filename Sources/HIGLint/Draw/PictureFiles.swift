import HIGLanguage
import HIGReading

/// Pictures that lie beside a spec, for drawings to hold.
public struct PictureFiles: Sendable {
  private let workspace: any Workspace
  /// The greatest size of a picture that becomes part of a drawing, in bytes.
  private static let maximumSize = 4 << 20

  public init(workspace: any Workspace) { self.workspace = workspace }

  private static let folders = ["", "images", "Images", "assets", "Assets"]
  private static let endings = ["@2x.png", "@3x.png", ".png", ".jpg", ".jpeg"]

  /// Returns the picture of a name from the folder of a file, or one for images in it; nil where there is none.
  ///
  /// A name is one file's: what leads out of the folder names nothing.
  public func picture(named name: String, beside file: String) -> EmbeddedImage? {
    guard !name.isEmpty,
      !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }),
      name != ".", name != ".."
    else { return nil }
    let parent = Path.parent(file)
    let names = [name].filter { candidate in Self.endings.contains { candidate.lowercased().hasSuffix($0) } }
    let candidates = names + Self.endings.map { name + $0 }
    for folder in Self.folders {
      let place = folder.isEmpty ? parent : Path.join(parent, folder)
      for candidate in candidates {
        let path = Path.join(place, candidate)
        guard let entry = workspace.entry(at: path), entry.kind == .file, let bytes = try? workspace.read(path),
          bytes.count <= Self.maximumSize, let type = Self.type(of: bytes)
        else { continue }
        return EmbeddedImage(url: "data:\(type);base64," + Self.base64(bytes))
      }
    }
    return nil
  }

  /// Returns the type of a picture by its first bytes, whatever it is called.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    return nil
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    var text = Base64.encode(bytes)
    for number in 0..<(3 - bytes.count % 3) % 3 { text[text.count - 1 - number] = UInt8(ascii: "=") }
    return String(decoding: text, as: UTF8.self)
  }
}
