/// The words of fields about sound.
extension Enumeration {
  static let audioRole = Enumeration(
    "role of sound", ["none", "incidental", "enhancing", "important", "primary"],
    also: [
      "incidental": ["decorative", "decoration", "minor", "interface", "uiOnly", "garnish"],
      "enhancing": ["enhancement", "supporting", "secondary"],
      "important": ["essential", "necessary"],
      "primary": ["main", "core", "central", "content"],
    ])
  static let audioAPI = Enumeration(
    "source of sound", ["systemSound", "audioSession"],
    also: [
      "systemSound": [
        "systemSounds", "systemSoundServices", "audioServices", "AudioServicesPlaySystemSound", "SystemSoundServices",
        "System Sound Services", "system sound services", "AudioServices", "系统音效服务", "系统音效", "系统声音服务",
      ],
      "audioSession": [
        "session", "AVAudioSession", "audioSessionServices", "audioPlayer", "AVAudioPlayer", "AVPlayer",
        "AVAudioEngine", "AVQueuePlayer", "audioQueue", "AudioQueue", "audioEngine", "audio session", "音频会话", "音频播放器",
      ],
    ])
  static let audioMode = Enumeration(
    "audio mode",
    [
      "default", "voiceChat", "videoChat", "gameChat", "videoRecording", "measurement", "moviePlayback", "spokenAudio",
    ], frameworkTypes: ["AVAudioSessionMode"])
  static let soundWhile = Enumeration(
    "whether a sound is heard", ["plays", "silent"],
    also: [
      "plays": [
        "play", "playing", "heard", "audible", "sounds", "on", "true", "yes", "continues", "keepsPlaying", "loud",
        "ignored", "ignores", "照响", "播放", "发声", "照常播放", "会响",
      ],
      "silent": [
        "muted", "mute", "mutes", "quiet", "off", "false", "no", "stops", "stop", "paused", "pauses", "silenced",
        "obeys", "obeyed", "静音", "不响", "无声", "不发声", "停止", "不播放",
      ],
    ])
  static let routePicker = Enumeration(
    "choice of the output", ["system", "custom", "none"],
    also: [
      "system": ["MPVolumeView", "AVRoutePickerView", "volumeView", "routePicker", "standard", "true", "yes"],
      "custom": ["own", "app", "inApp"], "none": ["false", "no", "无", "没有"],
    ])
  static let wayToResume = Enumeration(
    "way to resume", ["manual", "auto"],
    also: [
      "manual": [
        "user", "byUser", "tap", "play", "onPlay", "playControl", "manually", "whenUserTapsPlay", "userTapsPlay",
        "onTap", "byHand", "userAction", "whenPeopleTapPlay", "no", "false", "never", "手动", "用户点播放", "由用户恢复",
      ],
      "auto": [
        "automatic", "automatically", "immediately", "afterDelay", "always", "byItself", "yes", "true", "自动",
        "自动继续", "自动恢复", "自动播放", "立即继续",
      ],
    ])
  static let audioCategory = Enumeration(
    "audio category", ["soloAmbient", "ambient", "playback", "record", "playAndRecord", "processing", "multiRoute"],
    also: [
      "soloAmbient": ["solo ambient", "Solo Ambient", "个人环境"], "ambient": ["Ambient", "环境"],
      "playback": ["Playback", "播放"], "record": ["recording", "Record", "录音"],
      "playAndRecord": ["playRecord", "recordAndPlay", "Play and Record", "play and record", "播放和录音"],
      "processing": ["audioProcessing", "音频处理"],
    ], frameworkTypes: ["AVAudioSessionCategory"])
  static let audioOption = Enumeration(
    "audio option",
    [
      "mixWithOthers", "duckOthers", "allowBluetooth", "defaultToSpeaker", "interruptSpokenAudioAndMixWithOthers",
      "allowAirPlay",
    ],
    also: ["mixWithOthers": ["mix", "mixing", "mixable"], "duckOthers": ["duck", "ducking"]],
    frameworkTypes: ["AVAudioSessionCategoryOption", "AVAudioSessionCategoryOptions"])
  static let soundKind = Enumeration(
    "kind of sound",
    [
      "ringtone", "message", "alert", "keyClick", "feedback", "startup", "incidental", "vibration", "effect",
      "soundtrack", "media", "music", "video", "voice", "alarm", "lessonClip", "voiceChat", "navigationPrompt",
      "voicePrompt",
    ],
    also: [
      "ringtone": ["ring", "ringing", "incomingCall"],
      "message": ["messageTone", "newMessage", "incomingMessage", "chatMessage", "notification"],
      "alert": ["alertSound", "warning", "error", "errorTone", "failure"],
      "keyClick": ["keyTap", "keyPress", "keyboardClick", "keySound", "click"],
      "feedback": [
        "tapSound", "tapFeedback", "uiSound", "ui", "uiFeedback", "interface", "interfaceSound", "buttonSound",
        "confirmation", "success",
      ],
      "startup": ["startupSound", "launch", "launchSound", "jingle", "splash"],
      "vibration": ["vibrate", "haptic"],
      "effect": ["soundEffect", "soundEffects", "effects", "sfx", "gameEffect"],
      "soundtrack": ["backgroundMusic", "bgm", "gameMusic", "score", "themeMusic"],
      "media": [
        "audio", "podcast", "audiobook", "episode", "radio", "stream", "track", "mediaPlayback", "audioContent",
      ],
      "music": ["song", "songs"],
      "video": ["movie", "film", "videoClip"],
      "voice": ["speech", "narration", "spokenText", "textToSpeech"],
      "alarm": ["alarmClock", "alarmSound", "timer", "timerAlarm", "wakeUp"],
      "lessonClip": ["pronunciation", "lesson", "languageClip", "languageSample", "phrase", "wordRecording"],
      "voiceChat": ["call", "voiceCall", "videoCall", "audioCall", "phoneCall", "voip", "conversation", "audioChat"],
      "navigationPrompt": [
        "navigation", "directions", "spokenDirections", "turnPrompt", "turnByTurn", "routeGuidance", "guidance",
      ],
      "voicePrompt": ["coach", "coaching", "announcement", "spokenPrompt", "audioCue", "audioPrompt"],
    ])
  static let soundTrigger = Enumeration(
    "trigger of a sound", ["tap", "playControl", "launch", "screenAppear", "timer", "event"],
    also: [
      "tap": ["userTap", "buttonTap", "userAction", "touch", "onTap", "button", "user"],
      "playControl": ["play", "playButton", "pressPlay", "onPlay", "userPlay"],
      "launch": ["appLaunch", "onLaunch", "atLaunch", "startup", "appStart", "open", "appOpen"],
      "screenAppear": [
        "appear", "onAppear", "screenAppears", "pageAppear", "viewAppears", "viewDidAppear", "screenOpen",
        "screenLoad", "screenShown", "autoplay", "autoPlay", "auto", "automatic", "automatically", "scroll",
        "scrolledIntoView", "visible",
      ],
      "timer": ["time", "schedule", "scheduled", "delay", "afterDelay", "interval"],
    ])
  static let volumeControl = Enumeration(
    "control of the volume", ["system", "app"],
    also: [
      "system": ["systemVolume", "device"], "app": ["appOnly", "own", "custom", "inApp", "internal", "appVolume"],
    ])
  static let controlledValue = Enumeration(
    "what a control sets", ["volume", "mixLevel", "brightness", "position"],
    also: [
      "volume": ["systemVolume", "outputVolume", "masterVolume"], "mixLevel": ["trackVolume", "level", "balance"],
      "position": ["playbackPosition", "progress", "time"],
    ])
  static let volumeButtons = Enumeration(
    "use of the volume buttons", ["system", "custom"],
    also: [
      "system": ["volume", "default", "standard", "systemVolume"],
      "custom": ["app", "own", "remapped", "override", "overridden", "captured", "blocked", "disabled"],
    ])
  static let sessionActivation = Enumeration(
    "activation of a session", ["onDemand", "always"],
    also: [
      "onDemand": ["whenNeeded", "asNeeded", "duringCall", "whilePlaying", "duringPlayback", "onPlay", "onCall"],
      "always": ["launch", "atLaunch", "onLaunch", "appLaunch", "permanent", "alwaysActive", "alwaysOn", "wholeApp"],
    ])
  static let otherAudio = Enumeration(
    "treatment of other audio", ["keep", "stop"],
    also: [
      "keep": ["continue", "mix", "respect", "leave", "keepPlaying", "playOn"],
      "stop": ["interrupt", "silence", "mute", "pause", "end", "takeOver", "kill", "replace"],
    ])
  static let routeChange = Enumeration(
    "behaviour at another output", ["continue", "pause", "stop", "restart"],
    also: [
      "continue": [
        "keepPlaying", "keep", "play", "playOn", "goOn", "carryOn", "resume", "speaker", "toSpeaker",
        "switchToSpeaker", "playOnSpeaker", "playAloud", "continueOnSpeaker", "nothing", "doNothing", "ignore",
        "continues", "continuePlaying", "continuesPlaying", "keepsPlaying", "plays", "playing", "playsOn", "resumes",
        "playsOnSpeaker", "continuesOnSpeaker", "switchesToSpeaker", "继续", "继续播放", "照常播放", "外放", "改用扬声器播放",
      ],
      "pause": ["pausePlayback", "paused", "pauses", "pausesPlayback", "暂停", "暂停播放"],
      "stop": ["stopPlayback", "end", "stops", "stopsPlayback", "stopped", "ends", "停止", "停止播放"],
      "restart": ["startOver", "fromStart", "playFromStart", "restarts", "startsOver", "从头播放", "重新开始", "重新播放"],
    ])
  static let phoneCall = Enumeration(
    "behaviour at a phone call", ["yield", "ignore"],
    also: [
      "yield": [
        "giveWay", "interrupt", "pause", "stop", "allow", "pauseAndResume", "callFirst", "pauses", "stops",
        "interrupts", "yields", "暂停", "停止", "让位",
      ],
      "ignore": [
        "block", "continue", "keepPlaying", "playOn", "refuse", "reject", "decline", "prevent", "suppress", "blocks",
        "blocked", "continues", "ignored", "ignores", "rejects", "rejected", "declined", "refused", "silenced", "拒接",
        "屏蔽", "拦截", "忽略", "继续播放",
      ],
    ])
  static let interruptionHandling = Enumeration(
    "behaviour at an interruption", ["pauseAndResume", "pause", "ignore"],
    also: ["ignore": ["continue", "keepPlaying", "playOn"], "pauseAndResume": ["resume"]])
  static let afterInterruption = Enumeration(
    "behaviour after an interruption", ["restoreState", "resume", "stayPaused"],
    also: [
      "restoreState": [
        "restore", "previousState", "asBefore", "resumeIfPlaying", "resumeIfWasPlaying", "ifWasPlaying", "wasPlaying",
      ],
      "resume": ["alwaysResume", "play", "restart", "continue", "autoResume", "resumeAlways"],
      "stayPaused": [
        "paused", "pause", "stop", "stayStopped", "staySilent", "remainPaused", "waitForPlay", "nothing", "doNothing",
        "silent",
      ],
    ])
  static let deactivationFlag = Enumeration(
    "deactivation flag", ["notifyOthersOnDeactivation"],
    also: ["notifyOthersOnDeactivation": ["notifyOthers", "notify"]],
    frameworkTypes: [
      "AVAudioSessionSetActiveOption", "AVAudioSessionSetActiveFlags_", "AVAudioSessionSetActiveOptions",
    ]
  )
  static let remoteEvent = Enumeration(
    "remote control event",
    [
      "play", "pause", "togglePlayPause", "stop", "nextTrack", "previousTrack", "seekForward", "seekBackward", "rate",
    ],
    also: [
      "togglePlayPause": ["playPause", "toggle"], "nextTrack": ["next", "skip", "nextTrackCommand", "skipNext"],
      "previousTrack": ["previous", "previousTrackCommand", "skipPrevious"],
      "seekForward": ["skipForward", "fastForward", "forward"], "seekBackward": ["skipBackward", "rewind", "backward"],
      "rate": ["like", "rating", "favorite"],
    ], frameworkTypes: ["UIEventSubtypeRemoteControl"])
}
