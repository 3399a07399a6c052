import HIGReading

/// The statements of an Info.plist about an app that a guideline could speak about.
///
/// Everything is a node of the tree it was read from, so that a diagnostic underlines the property list itself. Texts
/// are handed over as nodes: whether `$(PRODUCT_NAME)` or `camera_purpose` is a known text is not decided here.
/// An absent key was not stated; Xcode states much elsewhere (a target's build settings), so absence says nothing.
public struct InfoPlistFacts: Sendable {
  /// The kind of bundle that the property list belongs to.
  public enum BundleKind: String, Sendable {
    /// An app for iPhone or iPad.
    case app
    /// An app extension for them.
    case appExtension
    case watchApp
    case watchExtension
    case televisionApp
    case macApp
    case macExtension
    /// A framework, a bundle of resources, tests.
    case library
    /// Something without a user interface, or no Info.plist at all.
    case other
  }

  /// A key and its value. The value is an error node if it could not be read.
  public struct Entry: Hashable, Sendable {
    public var key: NodeIndex
    public var value: NodeIndex
  }

  /// One of a closed set of words, in the terms of the spec format.
  public struct Word: Hashable, Sendable {
    /// The word; nil for anything but the known ones: a build variable, a mistake.
    public var word: String?
    public var node: NodeIndex
  }

  /// A list that is written, and therefore complete.
  public struct WordList: Sendable {
    public var entry: Entry
    public var words: [Word]
  }

  public struct Flag: Sendable {
    /// Whether it is true; nil if it is neither true nor false.
    public var isOn: Bool?
    public var entry: Entry
  }

  /// A thing that the app asks people to let it use, and the reason that it gives.
  public struct Permission: Sendable {
    /// A word of the spec format's `permissions[].resource`, or of `UsageDescription` if the format has none.
    public var resource: String
    /// The property list's key: `NSLocationWhenInUseUsageDescription`.
    public var keyName: String
    public var purpose: Entry
  }

  /// A static entry of the menu on the app's Home screen icon.
  public struct QuickAction: Sendable {
    public enum Icon: Sendable {
      /// An icon of the system: `UIApplicationShortcutIconTypeCapturePhoto` is `capturePhoto`.
      case system(Word)
      /// A template image of the app's own.
      case template(Entry)
      /// An SF symbol.
      case symbol(Entry)
    }

    /// The node of the whole `<dict>`.
    public var node: NodeIndex
    public var type: Entry?
    public var title: Entry?
    public var subtitle: Entry?
    public var icon: Icon?
  }

  /// The statements of `NSExtension`.
  public struct AppExtension: Sendable {
    /// The extension's type: `today`, `share`, `action`, `photoEditing`, `documentProvider`, `keyboard` and newer ones.
    public var type: Word?
    public var mainStoryboard: Entry?
  }

  public var kind: BundleKind
  /// All keys at the top.
  var keys: Set<String> = []
  /// Whether the file was read without a problem.
  public var isComplete: Bool
  /// `CFBundleDisplayName`: the name under the icon.
  public var displayName: Entry?
  /// `CFBundleName`.
  public var bundleName: Entry?
  public var permissions: [Permission] = []
  /// `UIApplicationShortcutItems`; nil if the key is not written.
  public var quickActions: [QuickAction]?
  /// The words of `app.orientations`: `portrait`, `portraitUpsideDown`, `landscapeLeft`, `landscapeRight`.
  public var orientations: WordList?
  /// The orientations on iPad, if stated separately.
  public var orientationsOnPad: WordList?
  /// The words of `app.devices`.
  public var devices: WordList?
  /// `CFBundleLocalizations`: language tags as written.
  public var languages: WordList?
  /// `CFBundleDevelopmentRegion`.
  public var developmentLanguage: Entry?
  public var minimumOS: Entry?
  public var statusBarHidden: Flag?
  /// `default`, `lightContent`, `darkContent`, `blackTranslucent`, `blackOpaque`.
  public var statusBarStyle: (word: Word, entry: Entry)?
  /// If on (UIKit's default), the two facts above hold only while the app launches.
  public var statusBarIsPerScreen: Flag?
  public var launchStoryboard: Entry?
  public var launchStoryboardOnPad: Entry?
  public var mainStoryboard: Entry?
  public var mainStoryboardOnPad: Entry?
  /// `UIUserInterfaceStyle`: `light`, `dark`, `automatic`.
  public var appearance: (word: Word, entry: Entry)?
  /// Whether the app takes the whole screen of an iPad and no part in multitasking.
  public var requiresFullScreen: Flag?
  public var appExtension: AppExtension?

  /// The app's name: the display name, else the bundle's.
  public var name: Entry? { displayName ?? bundleName }
  /// The second name, if both are stated.
  public var alias: Entry? { displayName == nil ? nil : bundleName }
}
