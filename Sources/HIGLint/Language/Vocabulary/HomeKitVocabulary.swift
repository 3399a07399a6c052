/// What an app does with accessories of HomeKit.
extension Vocabulary {
  static let homeKitTypes: [NodeType] = [
    NodeType(
      "homeKit", "What it does with accessories in people's homes", shorthand: "features",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("features", .list(.openWord(.homeFeature)), "What people can do with it: all of it, where it is written"),
        Field("addFlow", .node("homeAddFlow"), "How people add an accessory").also("adding", "setup", "pairing"),
        Field("browseBy", .list(.openWord(.homeBrowsing)), "By what people find accessories")
          .also("findBy", "filterBy", "searchBy", "groupBy"),
        Field("suggestedActionSets", .list(.node("homeActionSet")), "The action sets, or scenes, that it suggests")
          .also("suggestedScenes", "suggestions", "presetScenes"),
        Field("actionSetEditor", .node("homeActionSetEditor"), "How people make an action set of their own")
          .also("sceneEditor"),
        Field("accessories", .list(.node("homeAccessory")), "The accessories that it is made for"),
        Field("naming", .node("homeNaming"), "How people name what an accessory does"),
        Field("triggers", .node("homeTriggers"), "How people set up what happens by itself").also("automations"),
      ]),
    NodeType(
      "homeAddFlow", "How people add an accessory", shorthand: "discovery",
      fields: [
        Field("discovery", .openWord(.homeDiscovery), "How a new accessory is found").also("finding", "detection"),
        Field(
          "destinations", .list(.openWord(.homeDestination)), "What an accessory can be added to, there already or new"
        ).also("addsTo", "targets"),
        Field("requiresNewHome", .bool, "Whether a new home must be made for it"),
        Field("requiresAccount", .bool, "Whether people must have an account before").also("accountRequired"),
        Field("listScreen", .string, "The screen that shows what was found").also("screen", "resultsScreen"),
      ]),
    NodeType(
      "homeActionSet", "An action set, or scene: what several accessories do together", shorthand: "name",
      nameField: "name",
      fields: [
        Field("id", .identifier, "The name of the scene in answers"),
        Field("name", .text, "What it is called, which is also what people say to Siri").also("title"),
        Field("actions", .list(.node("homeAction")), "What its accessories do"),
      ]),
    NodeType(
      "homeAction", "What one accessory does in an action set", shorthand: "set",
      fields: [
        Field("accessory", .string, "The accessory that the action sets"),
        Field("set", .string, "What it does, in a few words").also("action", "does", "value", "to"),
      ]),
    NodeType(
      "homeActionSetEditor", "How people make an action set of their own", shorthand: "accessoryPicker",
      fields: [
        Field("accessoryPicker", .openWord(.homeAccessoryPicker), "The accessories that it offers").also("offers"),
        Field("screen", .string, "The screen on which people make it"),
      ]),
    NodeType(
      "homeAccessory", "An accessory: a lamp, a lock, a thermostat", shorthand: "name", nameField: "name",
      fields: [
        Field("id", .identifier, "Its name in actions and answers"),
        Field("name", .text, "What the device is called"),
        Field("manufacturer", .string, "Who makes it").also("brand", "maker", "company"),
        Field("model", .string, "Its model number or name").also("modelNumber"),
        Field("services", .list(.node("homeService")), "What it can do: one device may be a fan and a light"),
      ]),
    NodeType(
      "homeService", "Something that an accessory does, and by whose name people call it", shorthand: "type",
      nameField: "name",
      fields: [
        Field("id", .identifier, "Its name in actions and answers"),
        Field("type", .openWord(.homeService), "What it is"),
        Field("name", .text, "The name by which people call it, to Siri as well"),
        Field(
          "associatedType",
          .openWord(Enumeration("kind of what is plugged in", ["settable", "light", "fan", "other", "fixed", "none"])),
          "Of an outlet or a switch: what it switches, or whether people can say so"
        ).also("associatedServiceType"),
      ]),
    NodeType(
      "homeNaming", "How people name what an accessory does", shorthand: "suggestions",
      fields: [
        Field("mode", .openWord(.homeNaming), "Whether people choose a name, or type one"),
        Field("suggestions", .list(.text), "The names that it suggests").also("suggestedNames", "names"),
        Field("editable", .bool, "Whether people can change a name later").also("renamable", "canRename"),
      ]),
    NodeType(
      "homeTriggers", "How people set up what happens by itself", shorthand: "conditions",
      fields: [
        Field("conditions", .list(.openWord(.homeCondition)), "What can set something off").also("types", "events"),
        Field("editor", .string, "The screen on which people set it up").also("screen"),
        Field("summary", .text, "How the app words a trigger").also("text", "wording", "description"),
      ]),
  ]

  /// The fields of `app` about it.
  static let homeKitFields: [Field] = [
    Field("homeKit", .node("homeKit"), "What it does with accessories in people's homes")
  ]
}

extension Enumeration {
  static let homeFeature = Enumeration(
    "function of a home app",
    [
      "createHome", "createRoom", "createZone", "addAccessory", "findAccessory", "moveAccessory", "controlAccessory",
      "actionSets", "customActionSets", "triggers", "manageUsers", "siri", "identify", "assignOutletType",
    ],
    also: [
      "controlAccessory": ["control", "controlAccessories"], "addAccessory": ["addAccessories"],
      "findAccessory": ["findAccessories", "searchAccessories"], "moveAccessory": ["moveAccessories"],
      "actionSets": ["scenes"], "customActionSets": ["customScenes"], "triggers": ["automations", "automation"],
      "manageUsers": ["userManagement", "users", "sharing"], "identify": ["identifyAccessory"],
    ])
  static let homeBrowsing = Enumeration(
    "way to find an accessory", ["type", "name", "location", "favorites", "recent", "state", "manufacturer"],
    also: [
      "type": ["kind", "category", "types", "categories", "accessoryType", "service", "serviceType"],
      "name": ["names", "search", "text", "title"],
      "location": [
        "room", "rooms", "zone", "zones", "home", "homes", "area", "floor", "place", "where", "roomAndZone", "position",
      ],
      "favorites": ["favourites", "favorite", "favourite"],
      "manufacturer": ["brand", "maker", "vendor"],
      "recent": ["recents", "lastUsed", "recentlyUsed", "dateAdded"],
      "state": ["status", "on"],
    ])
  static let homeDiscovery = Enumeration(
    "discovery of an accessory", ["automatic", "manual"],
    also: [
      "automatic": ["auto", "automatically", "scan", "nearby", "bluetooth", "bonjour", "browser", "both"],
      "manual": [
        "manually", "manualEntry", "typed", "serialNumber", "enterCode", "enterSerial", "enterSerialNumber",
        "ipAddress",
        "none",
      ],
    ])
  static let homeDestination = Enumeration(
    "destination of an accessory",
    ["existingHome", "existingRoom", "existingZone", "newHome", "newRoom", "newZone"])
  static let homeAccessoryPicker = Enumeration(
    "choice of accessories", ["suggestedForRoom", "suggestedForZone", "all", "none"],
    also: [
      "suggestedForRoom": ["suggested", "recommended", "recommendedForRoom", "byRoom", "room"],
      "suggestedForZone": ["recommendedForZone", "byZone", "zone"],
      "all": ["allAccessories", "everything", "wholeHome", "full", "fullList", "unfiltered", "alphabetical"],
    ])
  static let homeService = Enumeration(
    "service of an accessory",
    [
      "light", "fan", "outlet", "switch", "lock", "door", "garageDoor", "thermostat", "heater", "window", "blinds",
      "sensor", "camera", "speaker",
    ],
    also: [
      "outlet": ["plug", "socket", "powerOutlet", "smartPlug"], "switch": ["wallSwitch"],
      "light": ["lamp", "lightbulb", "bulb"], "blinds": ["curtain", "curtains", "windowCovering", "shades"],
      "garageDoor": ["garageDoorOpener"],
    ])
  static let homeNaming = Enumeration(
    "naming of a service", ["list", "listAndText", "freeTextOnly", "automatic"],
    also: [
      "list": ["suggestions", "picker", "choose", "chooseFromList"],
      "listAndText": ["listOrText", "listWithText", "both", "mixed"],
      "freeTextOnly": ["freeText", "text", "textOnly", "typed", "textField", "keyboard", "custom"],
    ])
  static let homeCondition = Enumeration(
    "condition of a trigger", ["time", "location", "accessory", "sunrise", "sunset", "presence"],
    also: ["location": ["place", "geofence", "arrival"], "accessory": ["device", "accessoryState", "sensor"]])
}
