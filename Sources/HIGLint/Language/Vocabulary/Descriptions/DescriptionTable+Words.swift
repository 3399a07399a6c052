extension DescriptionTable {
  /// The names of what words are for.
  static let wordTexts = #"""
    [words]
    section | 部分
    accessory | 行附件
    act | 动作
    action style | 按钮样式
    alignment | 对齐方式
    animation | 动画
    answer | 答复
    app category | 应用类别
    appearance | 外观
    appearance of a loading screen | 加载界面的出现时机
    background mode | 后台模式
    behaviour when denied | 被拒绝后的行为
    behaviour while the services are off | 定位服务关闭时的行为
    blur style | 模糊样式
    clearButton | 清除按钮的显示时机
    content mode | 内容模式
    content while loading | 加载期间的内容
    curve of an animation | 动画曲线
    deceleration | 减速方式
    device | 设备
    device family | 设备系列
    direction | 方向
    edge | 边缘
    event before a rating | 请求评分前的事件
    event of an animation | 动画的触发事件
    font weight | 字重
    form of guidance | 引导形式
    frequency | 频率
    frequency of a change | 更改频率
    gesture | 手势
    handling of an error | 错误处理方式
    icon rendering | 图标渲染方式
    last letter | 末字母类别
    layout | 排布方式
    loading indicator | 加载指示
    loading style | 加载样式
    location scope | 定位范围
    medium of a page | 页面媒介
    modal style | 模态样式
    moment of a rating | 请求评分的时机
    moment of saving | 存储时机
    multitasking | 多任务方式
    navigation style | 导航方式
    notification category | 通知类别
    notification in the app | 应用内的通知方式
    notification style | 通知样式
    orientation | 方向
    orientation at launch | 启动时的方向
    origin of a value | 初始值来源
    place of a setting | 设置所在处
    place of an action | 操作执行处
    presentation | 显示方式
    presentation of an error | 错误的显示方式
    purpose of an animation | 动画的用途
    rating prompt | 评分提示
    repetition | 重复方式
    repetition of a rating | 评分请求的重复方式
    replacement of placeholders | 占位内容的替换方式
    resource | 权限资源
    restored state | 恢复的状态
    rotation of the interface | 界面转动方式
    scope of an error | 错误范围
    screen role | 界面角色
    script | 文字
    share of people | 用户范围
    size class | 尺寸类别
    small icon | 小图标的制作方式
    sound of a tap | 轻点声
    status bar style | 状态栏样式
    style of an animation | 动画样式
    task in the background | 后台任务
    technology | 技术
    text size | 字号档
    text style | 文字样式
    time | 时机
    time of a hint | 提示时机
    time of an error | 出错时机
    time of asking | 询问时机
    time of saving | 保存时机
    time of the onboarding | 引导介绍的时机
    time of the request | 请求时机
    topic of a page | 页面主题
    transition | 过渡方式
    truncation | 截断方式
    type of content | 内容类型
    usage context | 使用场合
    use of documents | 文档用途
    view kind | 视图种类
    view role | 视图角色
    view style | 视图样式
    written review | 文字评论
    """#
}
