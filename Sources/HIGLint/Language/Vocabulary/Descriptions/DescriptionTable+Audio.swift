extension DescriptionTable {
  /// Sound: an app's audio session and its sounds.
  static let audioTexts = #"""
    [app]
    audio | 声音：音频会话与各种声音 | {category: ambient}
    [view]
    controls | 滑块、按钮等所调节的是什么：音量、某个声部的比例 | volume
    [objects]
    audio | 声音：音频会话与各种声音
    sound | 应用的一种声音
    audioCategoryChange | 运行期间更改一次会话类别
    remoteControl | 如何响应耳机线控与系统媒体控件
    remoteActions | 耳机线控与系统媒体控件的各种事件做什么
    airplay | 如何通过 AirPlay 在其他设备上播放
    remoteHandler | 耳机线控或系统媒体控件的一个事件及其作用
    volumeButtons | 设备的音量键做什么
    routeChanges | 输出设备变化时做什么
    routeChange | 输出设备的一种变化发生时做什么
    interruptions | 被打断时及打断结束后做什么
    [words]
    audio mode | 音频模式
    whether a sound is heard | 是否发声
    choice of the output | 输出设备的选择方式
    role of sound | 声音的作用
    source of sound | 发声方式
    audio category | 音频类别
    audio option | 音频选项
    kind of sound | 声音种类
    trigger of a sound | 声音的触发时机
    control of the volume | 音量由谁控制
    use of the volume buttons | 音量键的用途
    activation of a session | 会话的激活时机
    treatment of other audio | 对其他音频的处理
    behaviour at another output | 输出设备变化时的行为
    way to resume | 恢复播放的方式
    behaviour at a phone call | 来电时的行为
    behaviour at an interruption | 被打断时的行为
    behaviour after an interruption | 打断结束后的行为
    interruption | 打断类型
    condition to resume | 恢复播放的条件
    deactivation flag | 停用标识
    remote control event | 远程控制事件
    time of remote control | 接收远程控制的时机
    what a control sets | 控件所调节的内容
    [audio]
    role | 声音对应用的作用：从点缀到核心内容 | enhancing
    purpose | 声音的用途，几个词即可 | horns make the map lively
    api | 用什么发声：系统音效服务，或音频会话 | audioSession
    mode | 音频会话的模式 | spokenAudio
    category | 音频会话的类别 | ambient
    options | 更改类别行为的选项 | [mixWithOthers, duckOthers]
    sounds | 各种声音 | [{id: horn, kind: effect, trigger: tap}]
    background | 用户使用其他应用时是否继续播放 | true
    backgroundTask | 是否申请后台时间直到处理完成 | true
    mustBeHeard | 听不到声音时应用是否就没有用处 | false
    input | 是否录入声音 | false
    output | 是否播放声音 | true
    codecOnly | 是否只编码或转换音频 | false
    simultaneous | 是否边录边播 | false
    mixesWithOthers | 其他应用的音频是否可同时播放 | true
    obeysSilentSwitch | 静音开关是否能将其静音 | true
    ignoresSilentSwitch | 设备静音时是否仍发声 | false
    obeysLock | 设备锁定时是否静音 | true
    whileLocked | 设备锁定时是否发声 | silent
    whileSilent | 设备静音时是否发声 | silent
    volumeControl | 最终音量由什么控制 | system
    mixLevels | 各部分的相对音量，按名称列出 | {music: 0.5, effects: 0.9}
    volumeButtons | 设备的音量键做什么 | system
    activation | 音频会话何时激活 | onDemand
    sessionActiveWhenIdle | 没有播放时会话是否仍保持激活 | false
    checksOtherAudio | 启动时是否检测已在播放的音频 | true
    categoryWhenOtherAudio | 已有音频在播放时所用的类别 | ambient
    onLaunchOtherAudio | 启动时如何对待已在播放的音频 | keep
    categoryChanges | 运行期间对类别的更改 | [{from: record, to: playback}]
    onRouteConnected | 连接耳机或音箱时做什么 | continue
    onRouteDisconnected | 耳机或音箱断开时做什么 | pause
    onRouteSelected | 用户选择其他输出设备时做什么 | continue
    routeChanges | 输出设备变化时做什么 | {unplugged: pause, plugged: continue}
    routePicker | 用什么选择输出设备 | system
    outputs | 可以从哪些设备发声 | [speaker, headphones]
    resumeAfterDisconnect | 断开后的暂停由用户还是应用恢复 | manual
    onPhoneCall | 有来电时会怎样 | yield
    interruption | 被其他音频打断时做什么 | pauseAndResume
    interruptions | 被打断时及打断结束后做什么 | {call: pause, ended: resumeIfPlaying}
    handlesInterruption | 是否规定了打断结束后如何继续 | true
    interruptionCaused | 它的声音对被打断的应用来说是短暂插入，还是新的收听内容 | resumable
    deactivateFlags | 停用会话时所带的标识 | [notifyOthersOnDeactivation]
    hasMediaControls | 用户能否播放和暂停所听的内容 | true
    afterResumable | 电话、闹钟或语音提示结束后做什么 | restoreState
    afterNonresumable | 其他应用的音乐或影片结束后做什么 | stayPaused
    checksShouldResume | 是否检查系统的“应恢复”标识 | true
    resumeIf | 在什么条件下恢复播放 | wasPlaying
    remoteControl | 如何响应耳机线控与系统媒体控件 | {handles: [play, pause]}
    airplay | 如何通过 AirPlay 在其他设备上播放 | {enabled: true}
    [sound]
    id | 在答复和代码中的名字 | horn
    kind | 声音的种类 | effect
    trigger | 由什么触发 | tap
    screen | 在哪个界面上听到 | departures
    api | 用什么发声（与其他声音不同时） | systemSound
    category | 它自己的音频会话类别 | ambient
    duration | 长度 | 2s | s
    essential | 没有它游戏是否就无法进行 | false
    obeysSilentSwitch | 静音开关是否能将其静音 | true
    ignoresSilentSwitch | 设备静音时是否仍发声 | false
    obeysVolume | 音量键是否能调节它的音量 | true
    obeysLock | 设备锁定时是否不发声 | true
    whileLocked | 设备锁定时是否发声 | silent
    whileSilent | 设备静音时是否发声 | silent
    vibrates | 设备是否同时振动 | true
    conveys | 它告诉用户什么 | boat is leaving
    visualAlternative | 无声时由什么传达同样的内容；没有则写 none | departureBanner
    [audioCategoryChange]
    from | 更改前的类别 | record
    to | 更改后的类别 | playback
    when | 何时更改，几个词即可 | recording stopped
    [remoteControl]
    handles | 所响应的事件 | [play, pause, nextTrack]
    scope | 何时接收：收听或观看期间，或始终 | mediaContext
    duringAirPlay | 在其他设备上播放期间是否接收 | true
    map | 各事件做什么 | {nextTrack: nextChapter}
    play | 即 `map.play` | play
    pause | 即 `map.pause` | pause
    togglePlayPause | 即 `map.togglePlayPause` | togglePlayback
    stop | 即 `map.stop` | stop
    nextTrack | 即 `map.nextTrack` | nextChapter
    previousTrack | 即 `map.previousTrack` | previousChapter
    seekForward | 即 `map.seekForward` | seekForward
    seekBackward | 即 `map.seekBackward` | seekBackward
    rate | 即 `map.rate` | like
    [remoteHandler]
    event | 所处理的耳机或控制中心按键事件 | nextTrack
    action | 与其名称不同时，它做什么 | nextChapter
    [volumeButtons]
    use | 做什么 | system
    whilePlaying | 正在播放时做什么 | set the playback volume
    whileIdle | 没有播放时做什么 | set the ringer
    up | 上面的键做什么 | turn the sound up
    down | 下面的键做什么 | turn the sound down
    [routeChanges]
    text | 用几个词概括 | pause when headphones are unplugged
    unplugged | 耳机或音箱断开时 | pause
    plugged | 连接耳机或音箱时 | continue
    selected | 用户选择其他输出设备时 | continue
    [routeChange]
    playback | 正在播放的内容怎样处理 | pause
    resumes | 暂停后由用户还是应用恢复 | manual
    after | 过多久恢复 | 3s | s
    through | 继续播放所用的输出设备 | speaker
    [interruptions]
    text | 用几个词概括 | pauses for calls
    call | 有来电时 | yield
    began | 被其他音频打断时 | pause
    ended | 打断结束后 | restoreState
    [remoteActions]
    play | “播放”做什么 | play
    pause | “暂停”做什么 | pause
    togglePlayPause | “播放/暂停”键做什么 | togglePlayback
    stop | “停止”做什么 | stop
    nextTrack | “下一首”做什么 | nextChapter
    previousTrack | “上一首”做什么 | previousChapter
    seekForward | “快进”做什么 | seekForward
    seekBackward | “快退”做什么 | seekBackward
    rate | 给歌曲评分做什么 | like
    [airplay]
    enabled | 能否在其他设备上播放 | true
    video | 是否发送视频 | false
    background | 用户使用其他应用时是否继续 | true
    """#
}
