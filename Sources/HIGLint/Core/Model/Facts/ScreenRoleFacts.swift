import HIGLanguage
import HIGReading

/// Derives the role of a screen and how it is shown, where the spec does not say so: from what lies on it, its names, and the ways
/// that lead to it. What is stated wins.
enum ScreenRoleFacts {
  static let screen: [FactComputation] = [
    FactComputation("derivedRole") { model, screen in role(of: screen, in: model) },
    FactComputation("presentedAs") { model, screen in presentation(of: screen, in: model) },
  ]

  // MARK: What a screen is

  /// The words by which a screen's id or title tells its role, where it ends in one: a `tripDetail` is a detail, and
  /// `homeAddress` no home.
  private static let words: [(role: String, words: [String])] = [
    ("login", ["login", "log in", "signin", "sign in", "登录", "登入"]),
    ("signUp", ["signup", "sign up", "register", "registration", "create account", "注册"]),
    (
      "onboarding",
      ["onboarding", "walkthrough", "tutorial", "welcome", "intro", "introduction", "引导", "引导页", "欢迎", "欢迎页"]
    ),
    ("splash", ["splash", "splash screen", "启动页", "闪屏"]),
    ("license", ["license", "eula", "terms", "agreement", "terms of use", "terms of service", "许可", "协议", "条款"]),
    ("settings", ["settings", "preferences", "设置", "设置页", "偏好设置"]),
    ("about", ["about", "about us", "关于", "关于我们"]),
    ("checkout", ["checkout", "payment", "结算", "结账", "支付", "付款"]),
    ("search", ["search", "搜索", "查找"]),
    ("camera", ["camera", "scanner", "相机", "拍照", "扫码", "扫一扫"]),
    ("player", ["player", "now playing", "播放器", "正在播放"]),
    ("chat", ["chat", "conversation", "聊天", "会话"]),
    ("compose", ["compose", "composer", "new message", "撰写", "写邮件"]),
    ("profile", ["profile", "个人资料", "个人主页"]),
    ("home", ["home", "home screen", "首页", "主页"]),
    ("map", ["map", "地图"]),
    ("detail", ["detail", "details", "详情", "详情页"]),
    ("list", ["list", "列表"]),
    ("form", ["form", "表单"]),
    ("library", ["library", "资料库", "书架"]),
    ("documentPicker", ["document picker", "文件选取"]),
  ]
  private static let names = RoleNames(words)

  /// The roles whose words tell them wherever they stand in an id: `welcomeBack`, `login-email`, `onboarding2`.
  private static let told = RoleNames(words.filter { ["login", "signUp", "onboarding", "splash"].contains($0.role) })

  /// The acts of what sends a password: to sign in, or by a word that several screens use.
  private static let sending: Set<String> = ["signIn", "next", "done", "submit", "confirm", "start", "enter", "send"]
  /// The acts that tell that a password is chosen, and not entered.
  private static let choosing: Set<String> = ["signUp", "save", "resetPassword"]

  private static let passwords: WordSet = ["secureField"]
  private static let videos: WordSet = ["video"]
  private static let inputs: WordSet = ["textField", "secureField", "textView", "picker", "datePicker"]
  private static let lists: WordSet = ["table", "collection"]
  private static let cells: WordSet = ["cell"]

  private static func role(of screen: NodeReference, in model: Model) -> Value {
    if let slot = model.slot(Names.role, of: screen) { return model.value(of: slot) }
    let views = model.scene(of: screen)?.views ?? []
    func count(_ kinds: WordSet) -> Int {
      views.count { view in model.string(Names.kind, of: view).map { kinds.contains($0) } ?? false }
    }
    if count(passwords) == 1, let role = roleByPassword(screen, in: model) { return .string(role) }
    if let role = roleByNames(of: screen, in: model) { return .string(role) }
    if count(videos) > 0 { return .string("player") }
    if count(inputs) >= 3 { return .string("form") }
    if count(lists) > 0 || count(cells) >= 4 { return .string("list") }
    return .unknown(model.unknown(Names.role, .notStated))
  }

  /// Returns `login` where a password is entered and sent, and `signUp` where one is chosen for a new account.
  private static func roleByPassword(_ screen: NodeReference, in model: Model) -> String? {
    var isSent = false
    for node in ScreenLinkFacts.nodes(of: screen, in: model) {
      let type = model.typeIndex(of: node)
      guard type == NodeTypes.barItem || type == NodeTypes.view && model.string(Names.kind, of: node) == "button"
      else { continue }
      let acts = ActFunctions.names(of: node, in: model)
      if acts.contains("signUp"), !acts.contains("signIn"), model.string(Names.opens, of: node) == nil {
        return "signUp"
      }
      if !choosing.isDisjoint(with: acts) { continue }
      // A button of a word that nobody knows sends what has been entered, if it does anything.
      if acts.isEmpty ? type == NodeTypes.view : !sending.isDisjoint(with: acts) { isSent = true }
    }
    return isSent ? "login" : nil
  }

  private static func roleByNames(of screen: NodeReference, in model: Model) -> String? {
    if let id = model.string(Names.id, of: screen) {
      let name = ActionName(id)
      if let role = names.role(atEndOf: name) ?? told.role(in: name) { return role }
    }
    let bar = model.node(Names.navigationBar, of: screen)
    for holder in [screen, bar].compactMap({ $0 }) {
      guard let text = model.node(Names.title, of: holder) else { continue }
      for text in model.nodeList(Names.texts, of: text) {
        guard let entry = model.text(of: text) else { continue }
        if let role = names.role(of: ActionName(entry.string)) { return role }
      }
    }
    return nil
  }

  // MARK: How it is shown

  /// Returns how the spec of a screen itself says that it is shown; nil where it does not.
  static func ownPresentation(of screen: NodeReference, in model: Model) -> String? {
    if let slot = model.slot(Names.presentation, of: screen) {
      return model.string(Names.presentation, of: screen) ?? (slot.kind == .unknown ? "unknown" : nil)
    }
    if let slot = model.slot(modal, of: screen), slot.kind != .null {
      return slot.isStatedUnknown ? "unknown" : "modal"
    }
    if let bar = model.node(Names.navigationBar, of: screen), model.node(back, of: bar) != nil { return "push" }
    return nil
  }

  private static let modal = Vocabulary.shared.nameID(of: "modal")
  private static let back = Vocabulary.shared.nameID(of: "back")

  /// Returns how a screen is shown: as it says, else as the ways to it say. Ways in other files count when all files of
  /// the app have been read.
  private static func presentation(of screen: NodeReference, in model: Model) -> Value {
    let unknown = Value.unknown(
      model.unknown(Names.presentation, model.hasAllScreens ? .notStated : .otherFiles))
    if let own = ownPresentation(of: screen, in: model) {
      return own == "unknown" ? .unknown(model.unknown(Names.presentation, .statedUnknown)) : .string(own)
    }
    guard let id = model.string(Names.id, of: screen) else { return unknown }
    let arrivals: [NavigationStep]
    if let graph = model.navigationGraph {
      arrivals = graph.arrivals[id] ?? []
      if graph.roots.contains(id), !arrivals.contains(where: { $0.kind != .tab }) {
        return .string(arrivals.isEmpty ? "root" : "tab")
      }
    } else {
      arrivals = model.arrivalsInFile[id] ?? []
    }
    let kinds = Set(arrivals.filter { $0.from != id }.map(\.kind))
    // One that is both pushed and shown as a modal is either.
    guard kinds.count == 1, let kind = kinds.first, kind != .unknown else { return unknown }
    return .string(kind.rawValue)
  }
}

extension Model {
  /// The ways among the screens of the model, by the screens that they lead to; for a file's model, of which the app may
  /// have others.
  fileprivate var arrivalsInFile: [String: [NavigationStep]] {
    if let arrivals = ownArrivals { return arrivals }
    let screens = screens.compactMap { node in string(Names.id, of: node).map { (id: $0, node: node) } }
    let described = Dictionary(screens.map { ($0.id, $0.node) }) { first, _ in first }
    let arrivals = Dictionary(grouping: NavigationStep.all(of: screens, described, in: self), by: \.to)
    ownArrivals = arrivals
    return arrivals
  }
}

/// The words for roles, found by what a name has: each screen is asked for all of them.
private struct RoleNames: Sendable {
  private struct Entry: Sendable {
    var role: String
    /// The place of the role: of two, the first is meant.
    var rank: Int
    var phrase: NamePhrase
  }

  private var byFirstWord: [String: [Entry]] = [:]
  private var byLastWord: [String: [Entry]] = [:]
  /// Those in Chinese, which stand anywhere in a word.
  private var chinese: [Entry] = []

  init(_ words: [(role: String, words: [String])]) {
    for (rank, (role, words)) in words.enumerated() {
      for word in words {
        let entry = Entry(role: role, rank: rank, phrase: NamePhrase(word))
        guard let first = entry.phrase.words.first, let last = entry.phrase.words.last else { continue }
        byFirstWord[first, default: []].append(entry)
        if entry.phrase.isChinese { chinese.append(entry) } else { byLastWord[last, default: []].append(entry) }
      }
    }
  }

  /// Returns the role whose words end a name.
  func role(atEndOf name: ActionName) -> String? {
    guard let last = name.words.last else { return nil }
    let entries = (byLastWord[last] ?? []) + chinese(for: [last])
    return Self.first(of: entries) { name.ends(with: $0) }
  }

  /// Returns the role whose words stand in a name.
  func role(in name: ActionName) -> String? {
    let entries = name.words.flatMap { byFirstWord[$0] ?? [] } + chinese(for: name.words)
    return Self.first(of: entries) { name.has($0) }
  }

  /// Returns the role whose words are those of a name.
  func role(of name: ActionName) -> String? {
    Self.first(of: name.words.first.flatMap { byFirstWord[$0] } ?? []) { name.words == $0.words }
  }

  private func chinese(for words: [String]) -> [Entry] {
    words.contains { $0.utf8.contains { $0 >= 0x80 } } ? chinese : []
  }

  private static func first(of entries: [Entry], where isMeant: (NamePhrase) -> Bool) -> String? {
    entries.filter { isMeant($0.phrase) }.min { $0.rank < $1.rank }?.role
  }
}
