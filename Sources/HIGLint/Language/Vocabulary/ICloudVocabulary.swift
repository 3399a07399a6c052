/// What an app keeps in iCloud.
extension Vocabulary {
  static let icloudTypes: [NodeType] = [
    NodeType(
      "icloud", "What it keeps in iCloud", shorthand: "documents",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("documents", .bool, "Whether documents are kept there"),
        Field("enable", .openWord(.icloudEnabling), "How people come to use it").also("enabling", "enabledBy"),
        Field("choiceScope", .openWord(.icloudChoice), "Of what people choose whether it is kept there"),
        Field("optionScreen", .string, "The screen that asks whether to use it"),
        Field("stores", .list(.node("storedItem")), "What is kept there").also("contents"),
        Field("storage", .node("icloudStorage"), "Where on the device files lie, and so what is backed up"),
        Field("perDocumentChoice", .bool, "Whether people choose for each document"),
        Field("keyValue", .list(.node("syncedItem")), "What is kept in its key-value storage")
          .also("keyValueStore", "keyValues", "preferences"),
        Field("unavailable", .node("icloudUnavailable"), "What happens while it can't be used").also("whenUnavailable"),
        Field("localDocuments", .bool, "Whether people can make documents that stay on the device"),
        Field("update", .openWord(.icloudUpdate), "How what was changed elsewhere comes to this device")
          .also("updates", "sync"),
        Field("largeFiles", .bool, "Whether its documents are very large"),
        Field("largeFileUpdate", .openWord(.largeFileUpdate), "How a newer version of a large document comes"),
        Field("conflict", .openWord(.conflictResolution), "What happens where two versions differ").also("conflicts"),
        Field("conflictDetectedAt", .openWord(.conflictTime), "When people learn of two versions")
          .also("conflictDetection"),
        Field("conflictScreen", .string, "The screen on which people choose a version"),
        Field("search", .node("icloudSearch"), "Where the app's search looks"),
        Field("searchIncludesICloud", .bool, "Whether searching also finds what is only in iCloud"),
        Field(
          "account",
          .openWord(Enumeration("account", ["own", "none"], also: ["own": ["server", "custom", "ownServer"]])),
          "Whether people have an account of the app's own, too"),
        Field("serverPreferences", .list(.node("syncedItem")), "What is kept on the app's own server"),
      ]),
    NodeType(
      "icloudStorage", "Where on the device files lie",
      fields: [
        Field("documents", .list(.node("storedItem")), "What lies in the Documents folder, which is backed up"),
        Field("caches", .list(.node("storedItem")), "What lies in the Caches folder, which is not"),
        Field("temporary", .list(.node("storedItem")), "What lies in the folder for temporary files").also("tmp"),
      ]),
    NodeType(
      "storedItem", "A sort of files", shorthand: "kind", nameField: "kind",
      fields: [
        Field("kind", .openWord(.storedContent), "What it is").also("name", "type"),
        Field("excludeFromBackup", .bool, .bool(false), "Whether it is kept out of the backup")
          .also("excludedFromBackup", "isExcludedFromBackup"),
      ]),
    NodeType(
      "syncedItem", "A small value that is the same on all devices", shorthand: "name", nameField: "name",
      fields: [Field("name", .openWord(.syncedValue), "What it is").also("key", "kind")]),
    NodeType(
      "icloudUnavailable", "What happens while iCloud can't be used", shorthand: "presentation",
      fields: [
        Field("presentation", .openWord(.icloudNotice), "How people are told"),
        Field("text", .text, "What people are told").also("message"),
      ]),
    NodeType(
      "icloudSearch", "Where the app's search looks", shorthand: "scope",
      fields: [
        Field(
          "scope", .list(.openWord(.searchScope)), "The places that are searched"
        ).also("scopes")
      ]),
  ]

  /// The fields of `app` about it.
  static let icloudFields: [Field] = [
    Field("icloud", .node("icloud"), "What it keeps in iCloud").also("iCloud")
  ]
}

extension Enumeration {
  static let icloudEnabling = Enumeration(
    "start of iCloud", ["automatic", "askOnFirstLaunch", "settingsOnly", "manual", "off"],
    also: [
      "automatic": ["auto", "always", "onByDefault"],
      "askOnFirstLaunch": ["ask", "askAtFirstLaunch", "firstLaunch", "askOnce", "onboarding"],
      "settingsOnly": ["settings", "inSettings", "setting"],
      "manual": ["manually", "code"],
    ])
  static let icloudChoice = Enumeration(
    "scope of a choice", ["allContent", "perFolder", "perFile", "perType"],
    also: [
      "allContent": ["all", "everything", "whole", "allOrNothing"], "perFolder": ["perProject", "perAlbum"],
      "perFile": ["perDocument", "perItem"], "perType": ["perKind", "perCategory"],
    ])
  static let storedContent = Enumeration(
    "stored content",
    [
      "userDocuments", "userFiles", "photos", "notes", "recordings", "drawings", "preferences", "readingPosition",
      "cache", "thumbnails", "downloads", "appResources", "logs", "index", "temporary",
    ],
    also: [
      "cache": ["caches", "cachedData", "cacheFiles"], "thumbnails": ["thumbnail", "thumbs"],
      "downloads": ["downloaded", "downloadedFiles", "downloadedContent"],
      "temporary": ["temp", "tmp", "temporaryFiles"], "userDocuments": ["documents"],
    ])
  static let syncedValue = Enumeration(
    "synced value",
    [
      "readingPosition", "playbackPosition", "lastOpened", "favourites", "units", "sortOrder", "accountSettings",
      "subscription", "privacy", "brightness", "volume", "notificationSettings", "downloadOverCellular", "quality",
    ],
    also: ["favourites": ["favorites"], "subscription": ["subscriptions"]])
  static let icloudNotice = Enumeration(
    "notice", ["inline", "banner", "alert", "blockApp", "error", "none"],
    also: [
      "alert": ["alertView", "modalAlert", "popup", "dialog"], "blockApp": ["block", "blockScreen", "blocking"],
      "inline": ["label", "footer", "text", "line"], "none": ["silent", "nothing", "hidden"],
    ])
  static let icloudUpdate = Enumeration(
    "update from iCloud", ["automatic", "manual", "onRequest"],
    also: [
      "automatic": ["auto", "automatically", "push", "live"], "manual": ["manually", "button"],
      "onRequest": ["onDemand", "pullToRefresh", "ask"],
    ])
  static let largeFileUpdate = Enumeration(
    "update of a large file", ["automatic", "ask"],
    also: [
      "automatic": ["auto", "automatically", "always"],
      "ask": ["choose", "userChooses", "userChoice", "onRequest", "onDemand", "manual", "prompt"],
    ])
  static let conflictResolution = Enumeration(
    "resolution of conflicts", ["automatic", "automaticWhenPossible", "alwaysAsk"],
    also: [
      "automatic": ["auto", "merge", "lastWriterWins", "newestWins", "keepBoth"],
      "automaticWhenPossible": ["mostlyAutomatic", "askIfNeeded", "askWhenNeeded"],
      "alwaysAsk": ["ask", "askAlways", "askEveryTime", "manual", "prompt", "userChooses"],
    ])
  static let conflictTime = Enumeration(
    "time of a conflict", ["open", "launch", "edit", "save", "close", "later"],
    also: [
      "open": ["opening", "onOpen", "beforeEditing"], "save": ["onSave", "saving", "afterSave"],
      "close": ["onClose", "closing"], "later": ["upload", "export", "never", "nextLaunch", "sync", "afterEditing"],
    ])
  static let searchScope = Enumeration(
    "place of a search", ["local", "icloud", "all"],
    also: [
      "local": ["device", "onDevice", "thisDevice", "localOnly", "downloaded", "cached"],
      "icloud": ["iCloud", "cloud", "remote"], "all": ["everything", "everywhere", "both"],
    ])
}
