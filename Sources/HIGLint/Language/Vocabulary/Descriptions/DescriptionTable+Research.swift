extension DescriptionTable {
  /// A study with ResearchKit.
  static let researchTexts = #"""
    [app]
    research | 用户借助应用参与的研究 | {surveys: []}
    [objects]
    research | 用户借助应用参与的研究
    [words]
    [research]
    id | 其 id，供答复和停用标记引用 | research1
    """#
}
