extension DescriptionTable {
  /// Live Photos.
  static let livePhotosTexts = #"""
    [app]
    livePhotos | 如何使用实况照片 | {playback: system}
    [objects]
    livePhotos | 如何使用实况照片
    [words]
    [livePhotos]
    id | 其 id，供答复和停用标记引用 | livePhotos1
    """#
}
