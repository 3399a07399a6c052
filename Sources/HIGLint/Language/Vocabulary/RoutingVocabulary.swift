/// Routes, as an app gives them to Maps.
extension Vocabulary {
  static let routingTypes: [NodeType] = [
    NodeType(
      "routing", "The routes that it gives people, and Maps",
      fields: [
        Field("enabled", .bool, "Whether Maps offers the app for routes"),
        Field("transitModes", .list(.openWord(.transitMode)), "The kinds of transport that it knows")
          .also("modes", "supportedModes", "transportModes"),
        Field("regions", .list(.node("routingRegion")), "The areas that it has routes for").also("region", "areas"),
        Field("coverageFile", .string, "The file with the outline of the area"),
        Field("coverage", .node("routingCoverage"), "What that file holds"),
        Field("routes", .list(.node("route")), "Samples of its routes"),
        Field("firstLeg", .openWord(.routeEnd), "How people get from where they are to the first stop"),
        Field("lastLeg", .openWord(.routeEnd), "How people get from the last stop to where they want to be"),
        Field("farLeg", .openWord(.farLeg), "What it offers where a stop is too far away to walk"),
        Field("onOpenFromMaps", .openWord(.mapsEntry), "What people see who come from Maps, or the id of the screen")
          .also("openedFromMaps", "fromMaps", "opens", "opensTo", "opensAt"),
        Field("initialView", .openWord(.routeView), "What of a route people see first").also("startsWith"),
        Field("implementation", .openWord(.implementation), "Whether the system's own is used, or one of the app's")
          .also(
            "technology", "api", "ui", "sheet"),
      ]),
    NodeType(
      "routingRegion", "An area that an app has routes for", shorthand: "name", nameField: "name",
      fields: [
        Field("name", .string, "What it is called"),
        Field("level", .openWord(.regionLevel), "How large an area that is"),
        Field(
          "covers", .openWord(Enumeration("share of a region", ["all", "part"])), "Whether it has routes for all of it"),
      ]),
    NodeType(
      "routingCoverage", "What a file with the outline of an area holds", shorthand: "type",
      fields: [
        Field("type", .string, "The type of the shape in it: MultiPolygon"),
        Field("polygons", .number(0...1e9), "How many areas there are"),
        Field("points", .number(0...1e9), "How many points the longest outline has"),
        Field("isClosed", .bool, "Whether each outline ends where it begins").also("closed"),
        Field("file", .string, "The GeoJSON file that tells where the app knows its way"),
      ]),
    NodeType(
      "route", "A route, as a sample of those that an app gives", shorthand: "steps",
      fields: [
        Field("from", .string, "Where it begins"),
        Field("to", .string, "Where it ends"),
        Field("distanceToFirstStop", .number(0...1e8), "How far the first stop is from where people are"),
        Field("distanceFromLastStop", .number(0...1e8), "How far the last stop is from where people want to be"),
        Field("steps", .list(.node("routeStep")), "Its steps, in their order"),
      ]),
    NodeType(
      "routeStep", "A step of a route", shorthand: "mode",
      fields: [
        Field("mode", .openWord(.transitMode), "How one gets on"),
        Field("text", .text, "What it says"),
        Field("distance", .number(0...1e8), "How far that is").also("distanceMetres", "metres", "meters"),
      ]),
    NodeType(
      "mapPin", "A pin on a map", shorthand: "role", nameField: "title",
      fields: [
        Field("role", .openWord(.pinRole), "What it marks"),
        Field("title", .text, content: true, "What the callout of the pin says"),
        Field("callout", .text, content: true, "What the callout says below that").also("subtitle"),
      ]),
    NodeType(
      "routeOption", "One of several routes to choose from", shorthand: "title",
      fields: [
        Field("title", .text, content: true, "What people choose it by"),
        Field("mode", .openWord(.transitMode), content: true, "How one travels"),
        Field("start", .string, content: true, "When it begins").also("startTime", "departure", "departs"),
        Field("end", .string, content: true, "When it ends").also("endTime", "arrival", "arrives"),
        Field("minutes", .number(0...1e6), content: true, "How long it takes").also("duration", "time"),
        Field("transfers", .number(0...1000), content: true, "How often one changes").also("changes"),
        Field("walk", .number(0...1e6), content: true, "How far one walks").also("walking"),
        Field("stops", .number(0...1e6), content: true, "How many stops there are on the way"),
        Field("price", .string, content: true, "What it costs").also("fare"),
      ]),
  ]

  /// The fields of `app` about it.
  static let routingFields: [Field] = [
    Field("routing", .node("routing"), "The routes that it gives people, and Maps")
  ]

  /// The fields of views about maps and routes.
  static let routingViewFields: [Field] =
    [
      Field(
        "steps", .list(.string), "For a map or a list: the steps of the route that it shows, or how many there are"),
      Field("pins", .list(.node("mapPin")), "For a map: the pins on it").also("annotations"),
      Field("showsUserLocation", .bool, "For a map: whether it shows where people are"),
      Field("zoomEnabled", .bool, "For a map: whether people can zoom it").also("isZoomEnabled"),
      Field("options", .list(.node("routeOption")), "For a list: the routes to choose from"),
    ] + routingOrderFields

  /// The fields of screens and views about the order of what they list.
  static let routingOrderFields: [Field] = [
    Field("sortBy", .list(.string), "By what people can sort what it lists").also("sort", "sortOptions"),
    Field("filterBy", .list(.string), "By what people can filter what it lists").also("filter", "filters"),
  ]
}

extension Enumeration {
  static let transitMode = Enumeration(
    "transit mode",
    [
      "bike", "bus", "car", "ferry", "other", "pedestrian", "plane", "rideshare", "streetcar", "subway", "taxi",
      "train",
    ],
    alsoWritten: [
      "bicycle": "bike", "cycling": "bike", "coach": "bus", "drive": "car", "driving": "car", "boat": "ferry",
      "ship": "ferry", "walk": "pedestrian", "walking": "pedestrian", "foot": "pedestrian", "onFoot": "pedestrian",
      "airplane": "plane", "flight": "plane", "air": "plane", "rideShare": "rideshare", "rideSharing": "rideshare",
      "carpool": "rideshare", "streetCar": "streetcar", "tram": "streetcar", "tramway": "streetcar",
      "trolley": "streetcar", "lightRail": "streetcar", "metro": "subway", "underground": "subway", "cab": "taxi",
      "rail": "train", "railway": "train", "commuterRail": "train",
    ], frameworkTypes: ["MKDirectionsMode"])
  static let regionLevel = Enumeration(
    "level of a region", ["district", "city", "metro", "county", "state", "country", "continent", "world"],
    also: [
      "city": ["town"], "metro": ["metropolitan", "metroArea", "metropolitanArea"],
      "state": ["province", "region"], "country": ["nation"], "world": ["worldwide", "global", "everywhere"],
    ])
  static let routeEnd = Enumeration(
    "end of a route", ["walk", "mapsLink", "other", "none"],
    also: ["walk": ["walking", "onFoot"], "mapsLink": ["openMaps", "maps"]])
  static let farLeg = Enumeration(
    "offer for a long way", ["alternatives", "openMaps", "none"],
    also: ["openMaps": ["mapsLink", "maps"], "alternatives": ["alternative", "otherModes", "options"]])
  static let mapsEntry = Enumeration(
    "view after Maps", ["showRoute", "form"],
    also: [
      "showRoute": ["route", "showsRoute", "results", "showResults", "directions"],
      "form": ["routeEntry", "entryForm", "inputForm", "search", "searchForm"],
    ])
  static let routeView = Enumeration(
    "first view of a route", ["fullRoute", "step", "list"],
    also: [
      "fullRoute": ["wholeRoute", "entireRoute", "overview", "routeOverview"], "step": ["firstStep", "currentStep"],
    ])
  static let pinRole = Enumeration(
    "role of a pin", ["current", "start", "destination", "transfer", "key"],
    also: [
      "current": ["currentLocation", "userLocation", "here"], "start": ["origin", "departure", "from"],
      "destination": ["goal", "arrival", "end", "to"], "transfer": ["change", "interchange"],
      "key": ["keyPoint", "waypoint", "stop", "landmark"],
    ])
}
