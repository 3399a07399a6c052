/// Sound: an app's audio session, its sounds, and the controls outside of it that play and pause them.
extension Vocabulary {
  static let audioTypes: [NodeType] = [
    NodeType(
      "audio", "How it sounds: its audio session and its sounds", shorthand: "category",
      fields: [
        Field("role", .openWord(.audioRole), "What sound is to the app: from decoration to what the app is for")
          .also("importance"),
        Field("api", .openWord(.audioAPI), "What plays it: the system's sound services, or an audio session"),
        Field("category", .openWord(.audioCategory), "The category of its audio session: ambient, playback").also(
          "sessionCategory", "categoryByDefault", "defaultCategory"),
        Field("options", .list(.openWord(.audioOption)), "What changes the behaviour of the category").also(
          "categoryOptions", "sessionOptions", "properties"),
        Field("sounds", .list(.node("sound")), "Its sounds"),
        Field("background", .bool, "Whether it plays on while people use other apps").also(
          "inBackground", "backgroundPlayback", "playsInBackground", "backgroundAudio", "continuesInBackground",
          "backgroundPlay"),
        Field("backgroundTask", .bool, "Whether it asks for time in the background until its work is done").also(
          "usesBackgroundTask", "beginsBackgroundTask", "keepsAlive"),
        Field("mustBeHeard", .bool, "Whether the app is of no use where it can't be heard"),
        Field("input", .bool, "Whether it takes sound in").also("records", "recording"),
        Field("output", .bool, "Whether it plays sound").also("plays", "playsOutput", "playback"),
        Field("codecOnly", .bool, "Whether it only encodes or converts audio").also("convertsOnly", "encodesOnly"),
        Field("simultaneous", .bool, "Whether it plays while it records").also("atOnce", "fullDuplex", "duplex"),
        Field("mixesWithOthers", .bool, "Whether the audio of other apps goes on beside it").also(
          "mixes", "mixWithOthers", "mixesWithOtherAudio"),
        Field("obeysSilentSwitch", .bool, "Whether the Ring/Silent switch silences it").also(
          "followsSilentSwitch", "respectsSilentSwitch", "obeysMuteSwitch", "mutedBySilentSwitch", "silencedBySwitch"),
        Field("ignoresSilentSwitch", .bool, "Whether it is heard although the device is set to silent").also(
          "ignoresMute", "overridesSilentMode", "ignoresSilentMode", "ignoresMuteSwitch", "playsOnSilent"),
        Field("volumeControl", .openWord(.volumeControl), "What sets how loud all of it is in the end").also(
          "masterVolume", "outputVolume"),
        Field("mixLevels", .map(.opaque), "How loud its parts are to each other, by their names").also("mix", "levels"),
        Field("volumeButtons", .openWord(.volumeButtons), "What the volume buttons of the device do").also(
          "volumeKeys", "hardwareVolumeButtons"),
        Field("activation", .openWord(.sessionActivation), "When its audio session is active").also(
          "sessionActivation", "active"),
        Field("sessionActiveWhenIdle", .bool, "Whether its session stays active while nothing plays").also(
          "activeWhenIdle", "keepsSessionActive"),
        Field("checksOtherAudio", .bool, "Whether it finds out at launch what plays already").also(
          "checksForOtherAudio", "detectsOtherAudio", "checkOtherAudio"),
        Field("categoryWhenOtherAudio", .openWord(.audioCategory), "The category where something plays already").also(
          "categoryIfOtherAudio", "otherAudioCategory"),
        Field("onLaunchOtherAudio", .openWord(.otherAudio), "What becomes at launch of what plays already").also(
          "otherAudioOnLaunch", "otherAudioAtLaunch", "onLaunch"),
        Field("categoryChanges", .list(.node("audioCategoryChange")), "The changes of its category while it runs"),
        Field("onRouteConnected", .openWord(.routeChange), "What it does when headphones or a speaker are connected")
          .also("onHeadphonesConnected", "onHeadphonesPluggedIn", "onPlugIn", "onPluggedIn"),
        Field("onRouteDisconnected", .openWord(.routeChange), "What it does when headphones or a speaker go away").also(
          "onHeadphonesDisconnected", "onHeadphonesUnplugged", "onUnplug", "onUnplugged"),
        Field("onRouteSelected", .openWord(.routeChange), "What it does when people choose another output").also(
          "onRouteChosen", "onOutputSelected", "onRouteChanged"),
        Field(
          "resumeAfterDisconnect",
          .openWord(
            Enumeration(
              "way to resume", ["manual", "auto"],
              also: [
                "manual": ["user", "byUser", "tap", "play", "onPlay", "playControl"],
                "auto": ["automatic", "automatically", "immediately", "afterDelay", "always"],
              ])), "Whether people or the app resume what has paused at unplugging"
        ).also("resumeAfterUnplug"),
        Field("onPhoneCall", .openWord(.phoneCall), "What happens when a phone call comes in").also(
          "onIncomingCall", "onCall"),
        Field("interruption", .openWord(.interruptionHandling), "What it does when other audio interrupts it").also(
          "onInterruption", "onInterrupted"),
        Field("handlesInterruption", .bool, "Whether it is laid down how it goes on after an interruption").also(
          "handlesInterruptions"),
        Field(
          "interruptionCaused",
          .openWord(
            Enumeration(
              "interruption", ["resumable", "nonresumable"],
              also: [
                "resumable": ["temporary", "brief", "short"],
                "nonresumable": ["nonResumable", "notResumable", "permanent", "lasting"],
              ])), "What its sound is to other apps that it interrupts: a short while, or something new to listen to"
        ).also("interruptionType", "causes"),
        Field("deactivateFlags", .list(.openWord(.deactivationFlag)), "The flags with which it ends its session").also(
          "deactivationFlags", "deactivateOptions", "deactivationOptions"),
        Field("hasMediaControls", .bool, "Whether people can play and pause what they hear").also(
          "mediaControls", "hasPlaybackControls", "playbackControls"),
        Field("afterResumable", .openWord(.afterInterruption), "What it does after a call, an alarm or a prompt").also(
          "afterResumableInterruption", "afterInterruption"),
        Field("afterNonresumable", .openWord(.afterInterruption), "What it does after another app's music or film")
          .also("afterNonResumable", "afterNonresumableInterruption"),
        Field("checksShouldResume", .bool, "Whether it asks the system whether it should resume").also(
          "checksShouldResumeFlag"),
        Field(
          "resumeIf",
          .openWord(
            Enumeration(
              "condition to resume", ["wasPlaying", "always"],
              also: ["wasPlaying": ["playing", "wasPlayingBefore", "ifPlaying"], "always": ["anyway", "inAnyCase"]])),
          "Under which condition it resumes"
        ).also("resumesIf", "resumeWhen"),
        Field("remoteControl", .node("remoteControl"), "How it takes events of headsets and of the system's controls")
          .also("remoteControls", "remote", "remoteEvents"),
        Field("airplay", .node("airplay"), "How it plays on other devices by AirPlay").also("airPlay"),
      ]),
    NodeType(
      "sound", "One of an app's sounds, or one sort of them", shorthand: "id",
      fields: [
        Field("id", .identifier, "Its id"),
        Field("kind", .openWord(.soundKind), "What sort of sound it is").also("type"),
        Field("trigger", .openWord(.soundTrigger), "What starts it").also("startedBy", "event", "when"),
        Field("screen", .string, "The screen that it is heard on"),
        Field("api", .openWord(.audioAPI), "What plays it, where not all is played alike"),
        Field("category", .openWord(.audioCategory), "The category of an audio session of its own"),
        Field("duration", .duration, "How long it is").also("length"),
        Field("essential", .bool, "Whether a game can't be played without it").also("needed", "necessary"),
        Field("obeysSilentSwitch", .bool, "Whether the Ring/Silent switch silences it").also(
          "followsSilentSwitch", "respectsSilentSwitch", "obeysMuteSwitch", "mutedBySilentSwitch", "silencedBySwitch"),
        Field("ignoresSilentSwitch", .bool, "Whether it is heard although the device is set to silent").also(
          "ignoresMute", "overridesSilentMode", "ignoresSilentMode", "ignoresMuteSwitch", "playsOnSilent"),
        Field("obeysVolume", .bool, "Whether the volume buttons change how loud it is").also(
          "followsVolume", "respectsVolume", "obeysVolumeButtons", "obeysSystemVolume", "followsSystemVolume"),
        Field("obeysLock", .bool, "Whether it is silent while the device is locked").also(
          "followsLock", "respectsLock", "obeysDeviceLock", "silentWhenLocked", "mutedWhenLocked"),
        Field("conveys", .string, "What it tells people").also("means", "meaning", "tells", "says"),
        Field("visualAlternative", .string, "What tells the same without sound, or none").also(
          "visual", "visualEquivalent", "alternative", "shownAs"),
      ]),
    NodeType(
      "audioCategoryChange", "A change of the session's category while the app runs",
      fields: [
        Field("from", .openWord(.audioCategory), "The category before"),
        Field("to", .openWord(.audioCategory), "The category after"),
        Field("when", .string, "When it changes, in a few words").also("trigger", "on", "at"),
      ]),
    NodeType(
      "remoteControl", "How an app takes events of headsets and of the system's controls", shorthand: "handles",
      fields: [
        Field("handles", .list(.openWord(.remoteEvent)), "The events that it answers").also("events", "supports"),
        Field(
          "scope",
          .openWord(
            Enumeration(
              "time of remote control", ["mediaContext", "always"],
              also: [
                "mediaContext": [
                  "media", "audioContext", "playback", "whilePlaying", "duringPlayback", "player", "playing",
                ],
                "always": ["app", "wholeApp", "everywhere", "global", "allScreens", "launch", "permanent"],
              ])), "When it takes them: where people listen or watch, or always"
        ).also("receives", "context"),
        Field("duringAirPlay", .bool, "Whether it takes them while it plays on another device").also(
          "duringAirplay", "whileAirPlay"),
        Field("map", .node("remoteActions"), "What each event does").also("actions", "mapping"),
      ]),
    NodeType(
      "remoteActions", "What the events of headsets and of the system's controls do",
      fields: [
        Field("play", .string, "What Play does"), Field("pause", .string, "What Pause does"),
        Field("togglePlayPause", .string, "What the button that plays and pauses does").also("playPause", "toggle"),
        Field("stop", .string, "What Stop does"), Field("nextTrack", .string, "What Next does").also("next"),
        Field("previousTrack", .string, "What Previous does").also("previous"),
        Field("seekForward", .string, "What Fast Forward does").also("skipForward", "fastForward"),
        Field("seekBackward", .string, "What Rewind does").also("skipBackward", "rewind"),
        Field("rate", .string, "What a rating of the song does").also("like", "rating", "favorite"),
      ]),
    NodeType(
      "airplay", "How an app plays on other devices by AirPlay", shorthand: "enabled",
      fields: [
        Field("enabled", .bool, "Whether people can play on other devices"),
        Field("video", .bool, "Whether it sends video"),
        Field("background", .bool, "Whether it goes on while people use other apps").also("inBackground"),
      ]),
  ]

  /// The fields of `app` about it.
  static let audioFields: [Field] = [
    Field("audio", .node("audio"), "How it sounds: its audio session and its sounds").also("sound", "audioSession")
  ]
}

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
      "systemSound": ["systemSounds", "systemSoundServices", "audioServices", "AudioServicesPlaySystemSound"],
      "audioSession": ["session", "AVAudioSession", "audioSessionServices"],
    ])
  static let audioCategory = Enumeration(
    "audio category", ["soloAmbient", "ambient", "playback", "record", "playAndRecord", "processing", "multiRoute"],
    also: [
      "record": ["recording"], "playAndRecord": ["playRecord", "recordAndPlay"], "processing": ["audioProcessing"],
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
      ],
      "pause": ["pausePlayback", "paused"], "stop": ["stopPlayback", "end"],
      "restart": ["startOver", "fromStart", "playFromStart"],
    ])
  static let phoneCall = Enumeration(
    "behaviour at a phone call", ["yield", "ignore"],
    also: [
      "yield": ["giveWay", "interrupt", "pause", "stop", "allow", "pauseAndResume", "callFirst"],
      "ignore": ["block", "continue", "keepPlaying", "playOn", "refuse", "reject", "decline", "prevent", "suppress"],
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
      "togglePlayPause": ["playPause", "toggle"], "nextTrack": ["next", "skip"], "previousTrack": ["previous"],
      "seekForward": ["skipForward", "fastForward", "forward"], "seekBackward": ["skipBackward", "rewind", "backward"],
      "rate": ["like", "rating", "favorite"],
    ], frameworkTypes: ["UIEventSubtypeRemoteControl"])
}
