import HIGCore
import HIGLanguage
import HIGReading

/// The keys of an Info.plist about technologies of iOS, in the words of the spec format.
///
/// Source: Apple, Information Property List Key Reference.
struct InfoPlistTechnologies {
  typealias Entry = SpecTreeWriter.Entry

  private let tree: SyntaxTree
  private let root: NodeIndex

  init(_ tree: SyntaxTree, root: NodeIndex) {
    self.tree = tree
    self.root = root
  }

  /// Returns the key and the value of a name; the last counts, as for Foundation.
  private func pair(_ name: String, in mapping: NodeIndex) -> (key: NodeIndex, value: NodeIndex)? {
    guard mapping != .none, tree[mapping].kind == .mapping else { return nil }
    var found: (key: NodeIndex, value: NodeIndex)?
    for entry in tree.entries(of: mapping) where tree.text(of: entry.key) == name { found = (entry.key, entry.value) }
    return found
  }

  private func isOn(_ value: NodeIndex) -> Bool? {
    switch tree.text(of: value) {
    case "true", "YES": true
    case "false", "NO": false
    default: nil
    }
  }

  // MARK: The app

  /// Returns the entries of `app` that the keys state, besides `multitasking`.
  func entries(_ writer: inout SpecTreeWriter) -> [Entry] {
    [lifecycle(&writer), urlSchemes(&writer), routing(&writer), healthKit(&writer)].compactMap { $0 }
  }

  private static let backgroundModes = [
    "audio": "audio", "location": "location", "voip": "voip", "fetch": "fetch",
    "remote-notification": "remoteNotification", "bluetooth-central": "bluetooth", "bluetooth-peripheral": "bluetooth",
  ]

  private func lifecycle(_ writer: inout SpecTreeWriter) -> Entry? {
    guard let modes = pair("UIBackgroundModes", in: root), tree[modes.value].kind == .sequence else { return nil }
    let words = JSONFields.items(of: modes.value, in: tree).map { mode in
      let text = tree.text(of: mode)
      return Self.backgroundModes[text].map { writer.literal($0, at: mode) } ?? writer.copy(mode)
    }
    let list = (writer.literal("backgroundModes", at: modes.key), writer.sequence(at: modes.value, items: words))
    return (writer.literal("lifecycle", at: modes.key), writer.mapping(at: modes.value, entries: [list]))
  }

  /// Returns how the app runs beside others; `none` if it takes the whole screen of an iPad.
  func multitasking(_ alone: InfoPlistFacts.Flag?, _ writer: inout SpecTreeWriter) -> Entry? {
    let isAlone = alone?.isOn == true
    guard let exits = pair("UIApplicationExitsOnSuspend", in: root), let isOn = isOn(exits.value) else {
      guard let alone, isAlone else { return nil }
      return (writer.literal("multitasking", at: alone.entry.key), writer.literal("none", at: alone.entry.value))
    }
    var entries = [
      (writer.literal("exitsOnSuspend", at: exits.key), writer.flag(isOn, at: tree[exits.value].range))
    ]
    if let alone, isAlone {
      entries.append(
        (
          writer.literal("requiresFullScreen", at: alone.entry.key),
          writer.flag(true, at: tree[alone.entry.value].range)
        ))
    }
    return (writer.literal("multitasking", at: exits.key), writer.mapping(at: exits.value, entries: entries))
  }

  private func urlSchemes(_ writer: inout SpecTreeWriter) -> Entry? {
    guard let types = pair("CFBundleURLTypes", in: root) else { return nil }
    let schemes = JSONFields.items(of: types.value, in: tree).flatMap { type in
      JSONFields.items(of: pair("CFBundleURLSchemes", in: type)?.value, in: tree)
    }
    guard !schemes.isEmpty else { return nil }
    let items = schemes.map { writer.copy($0) }
    return (writer.literal("urlSchemes", at: types.key), writer.sequence(at: types.value, items: items))
  }

  private func routing(_ writer: inout SpecTreeWriter) -> Entry? {
    guard let modes = pair("MKDirectionsApplicationSupportedModes", in: root), tree[modes.value].kind == .sequence
    else {
      return nil
    }
    let prefix = "MKDirectionsMode"
    let words = JSONFields.items(of: modes.value, in: tree).map { mode in
      let text = tree.text(of: mode)
      guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count else {
        return writer.unknown(at: tree[mode].range)
      }
      let rest = text.dropFirst(prefix.count)
      let word = rest == "RideShare" ? "rideshare" : rest == "StreetCar" ? "streetcar" : rest.lowercased()
      return writer.literal(word, at: mode)
    }
    let entries = [
      (writer.literal("enabled", at: modes.key), writer.flag(true, at: tree[modes.key].range)),
      (writer.literal("transitModes", at: modes.key), writer.sequence(at: modes.value, items: words)),
    ]
    return (writer.literal("routing", at: modes.key), writer.mapping(at: modes.value, entries: entries))
  }

  /// Returns that the app uses data of the Health app, as only such an app says what for. The texts are its permissions'.
  private func healthKit(_ writer: inout SpecTreeWriter) -> Entry? {
    let keys = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
    guard let usage = keys.lazy.compactMap({ pair($0, in: root) }).first else { return nil }
    return (writer.literal("healthKit", at: usage.key), writer.mapping(at: usage.value, entries: []))
  }

  // MARK: An extension

  private static let types: Set<String> = ["today", "share", "action", "photoEditing", "documentProvider", "keyboard"]

  /// Returns the extension that a property list is of; nil for one of a type that the format does not know.
  func appExtension(
    _ facts: InfoPlistFacts, named name: Entry?, _ writer: inout SpecTreeWriter
  ) -> NodeIndex? {
    guard let point = facts.appExtension?.type, let type = point.word, Self.types.contains(type) else { return nil }
    var entries: [Entry] = [(writer.literal("type", at: point.node), writer.literal(type, at: point.node))]
    if let name { entries.append(name) }
    let attributes =
      pair("NSExtension", in: root).flatMap { pair("NSExtensionAttributes", in: $0.value) }?.value ?? .none
    if let rule = pair("NSExtensionActivationRule", in: attributes) {
      entries.append((writer.literal("accepts", at: rule.key), accepts(rule.value, &writer)))
    }
    return writer.mapping(at: root, entries: entries)
  }

  private static let content = [
    "NSExtensionActivationSupportsText": "text", "NSExtensionActivationSupportsImageWithMaxCount": "image",
    "NSExtensionActivationSupportsMovieWithMaxCount": "video", "NSExtensionActivationSupportsFileWithMaxCount": "file",
    "NSExtensionActivationSupportsWebURLWithMaxCount": "webPage",
    "NSExtensionActivationSupportsWebPageWithMaxCount": "webPage",
    "NSExtensionActivationSupportsAttachmentsWithMaxCount": "*",
  ]

  /// Returns the content that an extension takes: `*` is any; nobody can say what another predicate comes to.
  private func accepts(_ rule: NodeIndex, _ writer: inout SpecTreeWriter) -> NodeIndex {
    if tree[rule].kind == .scalar {
      return tree.text(of: rule) == "TRUEPREDICATE"
        ? writer.sequence(at: rule, items: [writer.text("*", at: tree[rule].range)])
        : writer.unknown(at: tree[rule].range)
    }
    guard tree[rule].kind == .mapping else { return writer.unknown(at: tree[rule].range) }
    var items: [NodeIndex] = []
    var known: Set<String> = []
    for entry in tree.entries(of: rule) {
      guard let word = Self.content[tree.text(of: entry.key)],
        !["0", "false", "NO"].contains(tree.text(of: entry.value)),
        known.insert(word).inserted
      else { continue }
      items.append(writer.text(word, at: tree[entry.key].range))
    }
    return writer.sequence(at: rule, items: items)
  }
}
