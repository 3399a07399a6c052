import HIGLanguage
import HIGReading

/// The acts of texts and names by a rule set's lexicon, which is decoded when somebody first asks.
///
/// An engine belongs to one thread, and so does its cache.
package final class ActCache {
  private let ruleSet: RuleSet
  private lazy var lexicon = ruleSet.lexicon()
  @exclusivity(unchecked) private var titles = HashMap<TextKey, [UInt8]>()
  @exclusivity(unchecked) private var names = HashMap<TextKey, [UInt8]>()
  @exclusivity(unchecked) private var icons = HashMap<TextKey, [UInt8]>()
  /// The number of texts from which a full cache begins again.
  private static let capacity = 8192

  package init(_ ruleSet: RuleSet) { self.ruleSet = ruleSet }

  /// Returns the acts of a title, by their places in `Enumeration.act`; empty where none is recognised.
  func acts(ofTitle title: String) -> [UInt8] {
    Self.find(title, in: &titles) { UTF8Decoding.withBytes(of: title) { lexicon.acts(ofTitle: $0) } }
  }

  /// Returns the acts of an action's name or an id.
  func acts(ofName name: String) -> [UInt8] { Self.find(name, in: &names) { lexicon.acts(ofName: name) } }

  func acts(ofIcon name: String) -> [UInt8] { Self.find(name, in: &icons) { lexicon.acts(ofIcon: name) } }

  private static func find(
    _ text: String, in known: inout HashMap<TextKey, [UInt8]>, _ read: () -> [UInt8]
  ) -> [UInt8] {
    if let acts = known[TextKey(text)] { return acts }
    let acts = read()
    if known.count >= capacity { known.removeAll() }
    known.set(acts, for: TextKey(text))
    return acts
  }
}
