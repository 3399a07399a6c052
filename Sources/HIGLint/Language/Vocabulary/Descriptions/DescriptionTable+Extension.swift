extension DescriptionTable {
  /// Extensions of an app: widgets, share and action extensions, keyboards.
  static let extensionsTexts = #"""
    [app]
    extensions | 应用的扩展：小组件、共享与操作扩展、键盘 | [{type: today, name: Next Boat}]
    [objects]
    appExtension | 应用的扩展：小组件、共享与操作扩展、键盘
    [words]
    [appExtension]
    id | 其 id，供答复和停用标记引用 | appExtension1
    """#
}
