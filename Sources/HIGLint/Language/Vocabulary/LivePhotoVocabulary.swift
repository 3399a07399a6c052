/// Live Photos.
extension Vocabulary {
  static let livePhotosTypes: [NodeType] = [
    NodeType(
      "livePhotos", "What it does with Live Photos",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("fallback", .openWord(.livePhotoFallback), "What shows where Live Photos are not supported"),
        Field("playback", .openWord(.livePhotoPlayback), "Whether the system's view plays them"),
        Field("exposesFrames", .bool, "Whether it shows their frames one by one").also("extractsFrames"),
        Field("exposesAudio", .bool, "Whether it plays their sound by itself").also("extractsAudio"),
        Field("editing", .node("livePhotoEditing"), "How people edit them"),
        Field("sharing", .node("livePhotoSharing"), "How people share them"),
      ]),
    NodeType(
      "livePhotoEditing", "How people edit Live Photos", shorthand: "appliesTo",
      fields: [
        Field("appliesTo", .openWord(.livePhotoFrames), "Which frames an adjustment changes"),
        Field("adjustments", .list(.string), "What can be adjusted: filter, crop").also("filters"),
        Field("convertsToStill", .bool, "Whether an edited one becomes an ordinary photo"),
        Field("notice", .text, content: true, "What people are told about what becomes of it").also("message"),
      ]),
    NodeType(
      "livePhotoSharing", "How people share Live Photos", shorthand: "enabled",
      fields: [
        Field("enabled", .bool, "Whether they can be shared at all"),
        Field("preview", .openWord(.sharingPreview), "What people see of one before they share it"),
        Field("asStill", .bool, "Whether people can share one as an ordinary photo").also(
          "asStillPhoto", "canShareStill"),
        Field("formats", .list(.openWord(.photoFormat)), "What it is shared as"),
      ]),
    NodeType(
      "viewBadge", "A badge on a view", shorthand: "value",
      fields: [
        Field("value", .opaque, "What it says: a number or a word"),
        Field("source", .openWord(.badgeSource), "Whether the system supplies it"),
        Field("variant", .openWord(.badgeVariant), "For a Live Photo: which of the system's badges").also("style"),
        Field("corner", .openWord(.corner), "The corner of the view in which it lies"),
        Field("position", .openWord(.corner), "Where on the view it lies, if in no corner").also("place"),
        Field("frame", .node("frame"), "Its frame in the view's space"),
        Field("image", .node("image"), "An image of the app's own, which it shows"),
        Field("icon", .node("icon"), "A symbol that it shows"),
        Field("color", .color, "The colour in which the badge is drawn").also("tint"),
      ]),
    NodeType(
      "loadProgress", "What shows how far something is loaded", shorthand: "style",
      fields: [
        Field("style", .openWord(.progressStyle), "What it looks like").also("indicator"),
        Field("place", .openWord(.corner), "Where on the view it lies").also("position"),
        Field("value", .number(0...100), "How far it is"),
      ]),
  ]

  /// The fields of `app` about it.
  static let livePhotosFields: [Field] = [
    Field("livePhotos", .node("livePhotos"), "What it does with Live Photos")
  ]
}

extension Enumeration {
  static let livePhotoFallback = Enumeration(
    "fallback of a Live Photo", ["still", "video", "animatedGif", "animation", "custom", "hidden"],
    also: [
      "still": [
        "stillPhoto", "stillImage", "photo", "image", "staticPhoto", "staticImage", "keyPhoto", "keyFrame", "ordinary",
        "ordinaryPhoto", "traditionalPhoto", "static", "jpeg", "普通照片", "静态照片",
      ],
      "video": ["movie", "clip", "autoplayVideo", "loopingVideo", "mov", "mp4", "视频"],
      "animatedGif": ["gif", "GIF", "loopingGif", "动图"], "animation": ["animated", "slideshow", "crossfade"],
      "custom": ["own", "customPlayer", "imitation"],
      "hidden": [
        "nothing", "hide", "notShown", "blank", "empty", "placeholder", "greyBox", "grayBox", "message", "error",
        "errorMessage", "alert", "notice", "unavailable", "不显示", "隐藏", "占位图", "提示", "空白",
      ],
    ])
  static let livePhotoPlayback = Enumeration(
    "playback of Live Photos", ["system", "custom"],
    also: [
      "system": ["standard", "default", "native", "livePhotoView", "PHLivePhotoView", "systemView"],
      "custom": ["own", "customPlayer", "video", "videoPlayer", "imitation", "AVPlayer"],
    ])
  static let livePhotoFrames = Enumeration(
    "frames of an adjustment", ["allFrames", "keyFrame", "firstFrame", "currentFrame", "lastFrame", "someFrames"],
    also: [
      "allFrames": ["all", "everyFrame", "entire", "whole", "full", "livePhoto", "every", "wholeLivePhoto", "所有帧"],
      "keyFrame": [
        "keyPhoto", "keyFrameOnly", "keyPhotoOnly", "stillOnly", "still", "stillFrame", "stillPhoto", "cover",
        "coverFrame", "mainFrame", "oneFrame", "singleFrame",
        "posterFrame", "keyframe", "one", "封面",
      ], "firstFrame": ["firstFrameOnly"], "currentFrame": ["visibleFrame", "shownFrame", "currentFrameOnly"],
      "someFrames": ["selectedFrame", "selectedFrames", "partial", "part", "some"],
    ])
  static let sharingPreview = Enumeration(
    "preview before sharing", ["full", "partial", "keyFrame", "none"],
    also: [
      "full": ["entire", "complete", "whole", "livePhoto", "live", "all", "true"],
      "partial": ["part", "clip", "short"],
      "keyFrame": ["still", "stillPhoto", "image", "keyPhoto", "static", "thumbnail", "staticImage", "cover"],
      "none": ["no", "false"],
    ])
  static let photoFormat = Enumeration("format of a photo", ["livePhoto", "still", "video", "animatedGif"])
  static let livePhotoHint = Enumeration(
    "hint of a Live Photo", ["motion", "badgeOnly", "label", "none"],
    also: [
      "motion": ["movement", "move", "animation", "brief", "briefMotion", "shortMotion", "playback", "动态"],
      "badgeOnly": ["badge", "icon"], "label": ["text", "caption"], "none": ["nothing", "no", "false", "off"],
    ])
  static let playGesture = Enumeration(
    "gesture that plays", ["press", "longPress", "tap", "doubleTap", "swipe", "shake", "none"],
    also: [
      "press": ["deepPress", "forceTouch", "hardPress", "3DTouch", "system", "按压"],
      "longPress": ["touchAndHold", "touchHold", "hold", "pressAndHold", "tapAndHold", "长按", "按住"],
      "tap": ["singleTap", "轻点", "点按"], "doubleTap": ["双击", "轻点两下"], "swipe": ["swipeUp", "轻扫"],
      "none": ["nothing", "no", "false", "off"],
    ])
  static let badgeSource = Enumeration(
    "source of a badge", ["system", "custom"],
    also: [
      "system": ["standard", "default", "native", "iOS", "PHLivePhotoView"],
      "custom": ["own", "app", "asset", "image", "drawn", "team", "designer", "brand"],
    ])
  static let badgeVariant = Enumeration(
    "variant of a badge", ["overlay", "solid", "solidOff", "overlayOff"],
    also: [
      "overlay": ["shadow", "withShadow", "overContent", "PHLivePhotoBadgeOptionsOverContent"],
      "solid": ["plain", "tinted", "template", "flat", "noShadow"],
      "solidOff": ["off", "slashed", "liveOff", "disabled", "PHLivePhotoBadgeOptionsLiveOff"],
    ])
  static let corner = Enumeration(
    "corner", ["topLeft", "topRight", "bottomLeft", "bottomRight", "center", "top", "bottom", "left", "right"],
    also: [
      "topLeft": ["topLeading", "upperLeft", "左上"], "topRight": ["topTrailing", "upperRight", "右上"],
      "bottomLeft": ["bottomLeading", "lowerLeft", "左下"],
      "bottomRight": ["bottomTrailing", "lowerRight", "右下"],
      "center": ["centre", "middle", "centered", "中央", "正中"], "top": ["topCenter"], "bottom": ["bottomCenter"],
    ])
  static let loadState = Enumeration(
    "state of loading", ["downloading", "loaded", "notLoaded", "failed"],
    also: [
      "downloading": ["loading", "download", "inProgress", "fetching"],
      "loaded": ["downloaded", "ready", "complete", "local"], "notLoaded": ["remote", "notDownloaded", "queued"],
      "failed": ["error"],
    ])
  static let progressStyle = Enumeration(
    "style of progress", ["ring", "bar", "spinner", "percent", "pie"],
    also: [
      "ring": ["circle", "circular"], "bar": ["linear", "progressBar", "line", "progressView"],
      "spinner": ["activityIndicator", "indeterminate"], "percent": ["percentage", "number", "text"],
    ])
  static let readyIndicator = Enumeration(
    "sign that it can be played", ["badge", "motion", "label", "none"], also: ["motion": ["hint", "movement"]])
}
