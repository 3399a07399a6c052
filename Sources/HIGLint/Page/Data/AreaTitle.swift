import HIGReading

/// The titles of the areas that rules belong to.
enum AreaTitle {
  private static let chinese: [String: String] = [
    "accessibility": "辅助功能", "adaptivity": "适应性", "alerts": "警告框", "animation": "动画", "app-icon": "应用图标",
    "badge": "小气泡", "baseline": "基线", "branding": "品牌", "color": "颜色", "controls": "控件", "depth": "层次",
    "documents": "文档", "elements-bars": "栏", "elements-controls": "控件元素", "elements-views": "视图元素",
    "feedback": "反馈", "file": "文件", "gestures": "手势", "images": "图像", "input-views": "输入视图", "launch": "启动",
    "layout": "布局", "lifecycle": "生命周期", "loading": "载入", "modality": "模态", "navigation": "导航",
    "notifications": "通知", "onboarding": "新手引导", "permissions": "权限", "principles": "设计原则",
    "quick-actions": "快捷操作", "ratings": "评分", "rule": "规则", "settings": "设置", "spec": "规格",
    "standard-components": "标准组件", "store": "商店", "suppression": "停用说明", "syntax": "语法", "typography": "字体排印",
    "wording": "措辞",
  ]

  /// Returns the title of an area; a team's own goes by its name.
  static func title(of area: String) -> Message {
    let words = area.split(separator: "-").joined(separator: " ")
    let english = words.prefix(1).uppercased() + words.dropFirst()
    return Message(en: english, zhHans: chinese[area] ?? english)
  }
}
