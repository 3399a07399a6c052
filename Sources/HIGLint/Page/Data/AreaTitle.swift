import HIGReading

/// The titles of the areas that rules belong to.
enum AreaTitle {
  private static let chinese: [String: String] = [
    "accessibility": "辅助功能", "adaptivity": "适应性", "ads": "广告", "alerts": "警告框", "animation": "动画",
    "app-icon": "应用图标", "apple-pay": "Apple Pay", "badge": "小气泡", "baseline": "基线", "branding": "品牌",
    "color": "颜色", "controls": "控件", "depth": "层次", "documents": "文档", "edit-menu": "编辑菜单",
    "elements-bars": "栏", "elements-controls": "控件元素", "elements-views": "视图元素", "extensions": "扩展",
    "feedback": "反馈", "file": "文件", "game-center": "Game Center", "gestures": "手势", "health-kit": "HealthKit",
    "home-kit": "HomeKit", "icloud": "iCloud", "images": "图像", "in-app-purchase": "App 内购买",
    "input-views": "输入视图", "launch": "启动", "layout": "布局", "lexicon": "用词", "lifecycle": "生命周期",
    "live-photos": "实况照片", "loading": "载入", "modality": "模态", "multitasking": "多任务", "navigation": "导航",
    "notifications": "通知", "onboarding": "新手引导", "peek": "Peek 与 Pop", "permissions": "权限",
    "principles": "设计原则", "printing": "打印", "quick-actions": "快捷操作", "quick-look": "快速查看",
    "ratings": "评分", "research": "研究类 App", "routing": "路线规划", "rule": "规则", "settings": "设置",
    "social": "社交媒体", "sound": "声音", "spec": "规格", "standard-components": "标准组件", "store": "商店",
    "suppression": "停用说明", "syntax": "语法", "typography": "字体排印", "undo": "撤销与重做", "wallet": "Wallet",
    "wording": "措辞",
  ]

  /// English titles that are more than their words with a capital letter: names of Apple's, and plurals.
  private static let english: [String: String] = [
    "ads": "Ads", "apple-pay": "Apple Pay", "elements-bars": "Bars", "elements-controls": "Control elements",
    "elements-views": "View elements", "game-center": "Game Center", "health-kit": "HealthKit", "home-kit": "HomeKit",
    "icloud": "iCloud", "in-app-purchase": "In-app purchase", "live-photos": "Live Photos", "peek": "Peek and pop",
    "research": "Research apps", "undo": "Undo and redo",
  ]

  /// Returns the title of an area; a team's own goes by its name.
  static func title(of area: String) -> Message {
    let words = area.split(separator: "-").joined(separator: " ")
    let english = english[area] ?? words.prefix(1).uppercased() + words.dropFirst()
    return Message(en: english, zhHans: chinese[area] ?? english)
  }
}
