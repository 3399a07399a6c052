import HIGCore
import HIGReading

/// The size classes that an Interface Builder file is drawn in, and the choice of the variations that apply in them.
///
/// A variation lies in the element that it changes: `<variation key="heightClass=compact-widthClass=regular" …>`. It
/// has attributes and elements that replace those of its parent, and masks that tell what is installed.
struct IBSizeClass {
  private let classes: SizeClasses

  /// Creates the size classes of a root; nil if the file is not drawn for a device alone on its screen: then only
  /// `default` applies.
  init?(of root: IBElement?) {
    guard let device = root?.child("device"), let id = device["id"], IBDevice.table[id] != nil else { return nil }
    if let adaptation = device.child("adaptation")?["id"], adaptation != "fullscreen" { return nil }
    if id.hasPrefix("ipad") {
      classes = .pad
    } else if device["orientation"] != "landscape" {
      classes = .uprightPhone
    } else {
      classes = Self.largePhones.contains(id) ? .sidewaysLargePhone : .sidewaysPhone
    }
  }

  /// The phones that are regular in width when held sideways (Human Interface Guidelines, "Layout": iPhones of 5.5,
  /// 6.1, 6.5 inches and more).
  private static let largePhones: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ]

  /// Returns the number of classes that a variation's key names, if all of them are the file's; nil for another's.
  func rank(ofKey key: String) -> Int? {
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass" where pair[1] == classes.horizontal: break
      case "heightClass" where pair[1] == classes.vertical: break
      default: return nil
      }
    }
    return parts.isEmpty ? nil : parts.count
  }
}

extension IBFile {
  /// Returns the variations that apply, the closest first, by the element that they change.
  static func variations(in file: IBFile) -> [NodeIndex: [NodeIndex]] {
    guard file.number(of: "variation") != nil, let size = IBSizeClass(of: file.root) else { return [:] }
    var found: [NodeIndex: [(rank: Int, index: NodeIndex)]] = [:]
    for element in file.elements where element.is("variation") {
      guard let parent = element.parent, let rank = size.rank(ofKey: element.key ?? "") else { continue }
      found[parent.index, default: []].append((rank, element.index))
    }
    return found.mapValues { $0.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.index) }
  }

  /// Returns the ids of views and constraints that are not installed: left out by `default` and put in by no variation.
  func uninstalled() -> Set<String> {
    guard number(of: "mask") != nil else { return [] }
    let size = IBSizeClass(of: root)
    var changes: [(rank: Int, isExclusion: Bool, reference: String)] = []
    for mask in elements where mask.is("mask") {
      guard let key = mask.parent?.key, let rank = key == "default" ? 0 : size?.rank(ofKey: key) else { continue }
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        changes.append((rank, change.is("exclude"), reference))
      }
    }
    var uninstalled: Set<String> = []
    for rank in 0...2 {
      for change in changes where change.rank == rank {
        if change.isExclusion { uninstalled.insert(change.reference) } else { uninstalled.remove(change.reference) }
      }
    }
    return uninstalled
  }
}
