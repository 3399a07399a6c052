/// Sound: an app's audio session, its sounds, and the controls outside of it that play and pause them.
extension Vocabulary {
  /// Whether people hear it on a device that is silent or locked: said of all sound, or of one.
  private static let audibilityFields: [Field] = [
    Field("obeysSilentSwitch", .bool, "Whether the Ring/Silent switch silences it").also(
      "followsSilentSwitch", "respectsSilentSwitch", "obeysMuteSwitch", "mutedBySilentSwitch", "silencedBySwitch"),
    Field("ignoresSilentSwitch", .bool, "Whether it is heard although the device is set to silent").also(
      "ignoresMute", "overridesSilentMode", "ignoresSilentMode", "ignoresMuteSwitch", "playsOnSilent"),
    Field("obeysLock", .bool, "Whether it falls silent when the device is locked").also(
      "followsLock", "respectsLock", "obeysDeviceLock", "silentWhenLocked", "mutedWhenLocked", "mutedByLock",
      "silencedByLock"),
    Field("whileLocked", .openWord(.soundWhile), "Whether it is heard while the device is locked").also(
      "whenLocked", "onLock", "locked"),
    Field("whileSilent", .openWord(.soundWhile), "Whether it is heard while the device is set to silent").also(
      "whenSilent", "onSilent", "whileMuted", "whenMuted", "silentSwitch"),
  ]

  static let audioTypes: [NodeType] = [
    NodeType(
      "audio", "How it sounds: its audio session and its sounds", shorthand: "category",
      fields: [
        Field("role", .openWord(.audioRole), "What sound is to the app: from decoration to what the app is for")
          .also("importance"),
        Field("purpose", .string, "What its sound is for, in a few words"),
        Field("api", .openWord(.audioAPI), "What plays it: the system's sound services, or an audio session").also(
          "session", "playedWith", "framework"),
        Field("mode", .openWord(.audioMode), "The mode of its audio session: voiceChat, spokenAudio").also(
          "sessionMode"),
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
      ] + audibilityFields + [
        Field("volumeControl", .openWord(.volumeControl), "What sets how loud all of it is in the end").also(
          "masterVolume", "outputVolume"),
        Field("mixLevels", .map(.opaque), "How loud its parts are to each other, by their names").also("mix", "levels"),
        Field("volumeButtons", .node("volumeButtons"), "What the volume buttons of the device do").also(
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
        Field("routeChanges", .node("routeChanges"), "What it does when the output changes").also(
          "routeChange", "onRouteChange", "outputChanges", "onOutputChange", "headphones"),
        Field("routePicker", .openWord(.routePicker), "What lets people choose the output").also(
          "outputPicker", "airPlayPicker"),
        Field("outputs", .list(.opaque), "The outputs that it is heard on").also("outputDevices"),
        Field(
          "resumeAfterDisconnect", .openWord(.wayToResume),
          "Whether people or the app resume what has paused at unplugging"
        ).also("resumeAfterUnplug", "resumesAfterUnplug"),
        Field("onPhoneCall", .openWord(.phoneCall), "What happens when a phone call comes in").also(
          "onIncomingCall", "onCall"),
        Field("interruption", .openWord(.interruptionHandling), "What it does when other audio interrupts it").also(
          "onInterruption", "onInterrupted"),
        Field("interruptions", .node("interruptions"), "What it does when it is interrupted, and when that ends").also(
          "interruptionHandling", "onInterruptions"),
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
          .also(
            "remoteControls", "remote", "remoteEvents", "remoteControlEvents", "remoteCommands", "remoteCommandCenter",
            "mediaKeys"),
        Field("airplay", .node("airplay"), "How it plays on other devices by AirPlay").also("airPlay"),
      ]),
    NodeType(
      "sound", "One of an app's sounds, or one sort of them", shorthand: "id",
      fields: [
        Field("id", .identifier, "Its name in answers and in the code").also("name", "title"),
        Field("kind", .openWord(.soundKind), "What sort of sound it is").also(
          "type", "use", "usage", "purpose", "role"),
        Field("trigger", .openWord(.soundTrigger), "What starts it").also(
          "startedBy", "event", "when", "starts", "startsWhen", "startsOn", "playsWhen", "playedWhen"),
        Field("screen", .string, "The screen that it is heard on"),
        Field("api", .openWord(.audioAPI), "What plays it, where not all is played alike").also(
          "playedWith", "playedBy", "playedThrough", "player", "via", "framework"),
        Field("category", .openWord(.audioCategory), "The category of an audio session of its own"),
        Field("duration", .duration, "How long it is").also("length"),
        Field("essential", .bool, "Whether a game can't be played without it").also("needed", "necessary"),
      ] + audibilityFields + [
        Field("obeysVolume", .bool, "Whether the volume buttons change how loud it is").also(
          "followsVolume", "respectsVolume", "obeysVolumeButtons", "obeysSystemVolume", "followsSystemVolume"),
        Field("vibrates", .bool, "Whether the device vibrates with it").also("vibration", "vibrate"),
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
        Field("handles", .list(.node("remoteHandler")), "The events that it answers").also(
          "events", "supports", "commands"),
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
        Field("play", .string, "The same as `map.play`"), Field("pause", .string, "The same as `map.pause`"),
        Field("togglePlayPause", .string, "The same as `map.togglePlayPause`").also("playPause", "toggle"),
        Field("stop", .string, "The same as `map.stop`"),
        Field("nextTrack", .string, "The same as `map.nextTrack`").also("next"),
        Field("previousTrack", .string, "The same as `map.previousTrack`").also("previous"),
        Field("seekForward", .string, "The same as `map.seekForward`").also("skipForward", "fastForward"),
        Field("seekBackward", .string, "The same as `map.seekBackward`").also("skipBackward", "rewind"),
        Field("rate", .string, "The same as `map.rate`").also("like", "rating", "favorite"),
      ]),
    NodeType(
      "remoteHandler", "An event of a headset or of the system's controls, and what it does", shorthand: "event",
      nameField: "event",
      fields: [
        Field("event", .openWord(.remoteEvent), "The button of a headset or of the Control Center that it handles")
          .also("command", "button", "name", "type"),
        Field("action", .string, "What it does, if not what it says").also("does", "task", "handler"),
      ]),
    NodeType(
      "volumeButtons", "What the volume buttons of the device do", shorthand: "use",
      fields: [
        Field("use", .openWord(.volumeButtons), "What they do").also("action", "control", "controls"),
        Field("whilePlaying", .string, "What they do while something plays").also(
          "whenPlaying", "duringPlayback", "playing", "whilePlays"),
        Field("whileIdle", .string, "What they do while nothing plays").also(
          "whileNothingPlays", "whenNothingPlays", "whenIdle", "idle", "otherwise", "whileSilent", "whileNotPlaying",
          "whenNotPlaying", "notPlaying", "whilePaused", "whenPaused"),
        Field("up", .string, "What the upper one does").also("volumeUp", "upper", "plus"),
        Field("down", .string, "What the lower one does").also("volumeDown", "lower", "minus"),
      ]),
    NodeType(
      "routeChanges", "What an app does when the output changes", shorthand: "text",
      fields: [
        Field("text", .string, "All of it in a few words").also("behavior", "behaviour", "description"),
        Field("unplugged", .node("routeChange"), "When headphones or a speaker go away").also(
          "headphonesUnplugged", "headphonesRemoved", "headphonesDisconnected", "headsetUnplugged", "unplug",
          "unplugging", "disconnected", "disconnect", "onUnplug", "removed", "oldDeviceUnavailable", "unplugHeadphones",
          "headphonesOut"),
        Field("plugged", .node("routeChange"), "When headphones or a speaker are connected").also(
          "headphonesPlugged", "headphonesPluggedIn", "headphonesConnected", "headsetPlugged", "plug", "plugIn",
          "pluggedIn", "connected", "connect", "onPlugIn", "newDeviceAvailable", "plugInHeadphones", "headphonesIn"),
        Field("selected", .node("routeChange"), "When people choose another output").also(
          "select", "selection", "outputSelected", "outputChosen", "routeSelected", "routeChosen", "otherOutput",
          "otherRoute", "switched",
          "speakerSelected", "speakerChosen", "outputChanged", "outputSwitched", "airPlay", "airplay"),
      ]),
    NodeType(
      "routeChange", "What an app does at one change of the output", shorthand: "playback",
      fields: [
        Field("playback", .openWord(.routeChange), "What becomes of what plays").also(
          "action", "behavior", "behaviour", "audio", "sound"),
        Field("resumes", .openWord(.wayToResume), "Whether people or the app resume what has paused").also(
          "resume", "restarts", "restart", "resumption", "continues"),
        Field("after", .duration, "How long after that it resumes").also("delay"),
        Field("through", .string, "The output that it goes on with").also("output", "on"),
      ]),
    NodeType(
      "interruptions", "What an app does when it is interrupted, and when that ends", shorthand: "text",
      fields: [
        Field("text", .string, "All of it in a few words").also("behavior", "behaviour", "description"),
        Field("call", .openWord(.phoneCall), "When a phone call comes in").also(
          "phoneCall", "calls", "phoneCalls", "incomingCall", "onCall", "phone"),
        Field("began", .openWord(.interruptionHandling), "When other audio interrupts it").also(
          "begin", "start", "onBegin", "onStart", "begins", "starts", "playback"),
        Field("ended", .openWord(.afterInterruption), "When the interruption is over").also(
          "end", "onEnd", "ends", "afterwards", "after", "resume", "resumes"),
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
