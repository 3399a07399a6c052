extension DescriptionTable {
  /// Live Photos, peeks, edit menus, and files with their previews.
  static let livePhotosTexts = #"""
    [app]
    deviceModels | 所支持的机型；`devices` 中写明的也算 | [iphone6, iphone6s]
    livePhotos | 如何使用实况照片 | {playback: system, fallback: still}
    files | 所下载或收到的文件类型 | [{type: docx, source: download, opens: false, preview: quickLook}]
    [screen]
    purpose | 用户在此做什么，一个词：share、pick、edit | share
    [objects]
    livePhotos | 如何使用实况照片
    livePhotoEditing | 用户如何编辑实况照片
    livePhotoSharing | 用户如何分享实况照片
    viewBadge | 视图上的标记
    loadProgress | 显示加载进度的东西
    peekPreview | 按压视图时预览的内容
    editMenuState | 编辑菜单在某种情形下的内容
    editCommand | 编辑菜单中的一条命令：系统的写其名称，或应用自己的
    appFile | 应用中用户收到或下载的一类文件
    [words]
    kind of preview | 预览的种类
    edit command | 编辑命令
    selection | 选中状态
    clipboard | 剪贴板
    gesture for a menu | 打开菜单的手势
    selection of a double tap | 双击的选中对象
    target of a command | 命令的对象
    fallback of a Live Photo | 实况照片的替代方式
    playback of Live Photos | 实况照片的播放方式
    frames of an adjustment | 调整所作用的帧
    preview before sharing | 分享前的预览
    format of a photo | 照片的格式
    hint of a Live Photo | 实况照片的提示
    gesture that plays | 播放手势
    variant of a badge | 标记的样式
    source of a badge | 标记的来源
    corner | 角落
    state of loading | 加载状态
    style of progress | 进度样式
    sign that it can be played | 可以播放的提示
    source of a file | 文件来源
    preview of a file | 文件的预览方式
    place of a preview | 预览的显示处
    purpose of a screen | 界面的用途
    [view]
    longPress | 按住时提供的操作 | [{title: Forward, action: forward}]
    itemType | 代表哪一类内容（多处显示同类内容时）：message、trip | message
    selectable | 文字能否选择，以便拷贝 | true
    state | 加载到了什么程度 | downloading
    remote | 所显示的内容是否从网络加载 | true
    progress | 用什么显示加载进度 | ring
    readyIndicator | 用什么表示已加载好、可以播放 | badge
    badge | 其上的标记，如实况照片的标记 | {source: system, variant: overlay, corner: topLeft}
    hint | 实况照片：用什么提示它会动 | motion
    playGesture | 实况照片：用什么手势播放 | press
    treatedAsStill | 实况照片：是否当作普通照片处理 | true
    imitates | 它重新实现了哪种系统元素的行为 | livePhoto
    variant | 实况照片的标记：系统的哪一种 | solid
    live | 实况照片的标记：照片是否按实况照片处理 | true
    file | 所代表或预览的文件 | Report.pdf
    fileSize | 文件大小，按用户所见的写法 | 1.2 MB
    presentation | 文件预览：显示在何处 | push
    [gesture]
    actions | 供选择的操作 | [{title: Forward, action: forward}]
    [item]
    selectable | 文字能否选择 | false
    [barItem]
    selectable | 标题能否选择 | false
    editMenu | 其上的编辑菜单 | none
    variant | 实况照片的标记：系统的哪一种 | solid
    live | 实况照片的标记：照片是否按实况照片处理 | true
    [localizedText]
    texts | 各语言的文本
    selectable | 能否选择：`{text: Account, selectable: true}` | true
    [peek]
    preview | 所预览的内容：界面的 id，或所绘的内容 | boat
    pop | 继续用力所打开的界面 | boat
    actions | 预览下方的操作 | [{title: Remind Me, action: remind}]
    gestures | 预览时响应的手势 | [{type: swipe, direction: up}]
    [peekPreview]
    screen | 所预览的界面的 id | boat
    size | 预览的尺寸 | [343, 320] | pt
    kind | 所显示内容的种类（没有写视图时） | web
    views | 其中所绘的视图，由后到前 | [{kind: label, text: Pier 4}]
    [editMenu]
    items | 应用自己的命令，或按顺序写出的全部命令 | [{title: Translate, action: translate}]
    system | 显示的系统命令 | [copy, paste]
    states | 按是否选中内容分别显示的命令 | [{selection: some, commands: [copy]}]
    gestures | 打开菜单的手势 | [longPress, doubleTap]
    doubleTapSelects | 双击选中什么 | word
    targetFrame | 菜单所指的矩形 | [120, 320, 40, 40] | pt
    backgroundColor | 自定的颜色，系统并不采用 | "#FF2D55"
    textColor | 自定的文字颜色，系统并不采用 | "#FFFFFF"
    tint | 自定的色调，系统并不采用 | "#FF2D55"
    cornerRadius | 自定的圆角，系统并不采用 | 0
    shape | 自定的形状，系统并不采用 | capsule
    font | 自定的字体，系统并不采用 | headline
    border | 自定的边框，系统并不绘制 | "#C6C6C8"
    [editMenuState]
    selection | 是否选中了内容 | some
    clipboard | 剪贴板中是否有可粘贴的内容 | filled
    commands | 按顺序的命令 | [cut, copy, paste]
    [editCommand]
    id | 在答复中的名字 | translate
    system | 系统命令的名称 | copy
    title | 应用自己的命令的标题 | Translate
    action | 执行的操作，用代码中的叫法 | translate
    opens | 打开的界面的 id | dictionary
    actsOn | 它修改或使用什么 | selection
    [livePhotos]
    id | 其 id，供答复和停用标记引用 | livePhotos1
    fallback | 不支持实况照片时显示什么 | still
    playback | 是否由系统视图播放 | system
    exposesFrames | 是否逐帧展示其画面 | false
    exposesAudio | 是否单独播放其声音 | false
    editing | 用户如何编辑 | {appliesTo: allFrames}
    sharing | 用户如何分享 | {preview: full, asStill: true}
    [livePhotoEditing]
    appliesTo | 调整作用于哪些帧 | allFrames
    adjustments | 可做哪些调整：filter、crop | [filter, crop]
    convertsToStill | 编辑后是否变成普通照片 | false
    notice | 如何告诉用户编辑后的结果 | You can share this as a still photo.
    [livePhotoSharing]
    enabled | 是否可以分享 | true
    preview | 分享前用户能看到什么 | full
    asStill | 能否作为普通照片分享 | true
    formats | 以什么格式分享 | [livePhoto, still]
    [viewBadge]
    value | 所写的数字或词 | 3
    source | 是否由系统提供 | system
    variant | 实况照片：系统的哪一种标记 | overlay
    corner | 位于视图的哪个角 | topLeft
    position | 不在角落时，位于视图的何处 | center
    frame | 在视图中的位置和大小 | [6, 6, 28, 28] | pt
    image | 所显示的自制图像 | rings
    icon | 所显示的图标 | {name: live}
    color | 标记的颜色 | white
    [loadProgress]
    style | 样式 | ring
    place | 位于视图的何处 | center
    value | 已完成多少 | 0.4
    [appFile]
    type | 类型：扩展名，或用词语说明 | docx
    source | 这类文件从何而来 | download
    opens | 应用能否打开 | false
    preview | 不打开时，用户如何查看其内容 | quickLook
    """#
}
