/// What an app does with data of the Health app.
extension Vocabulary {
  static let healthKitTypes: [NodeType] = [
    NodeType(
      "healthKit", "What it does with data of the Health app", shorthand: "reads",
      fields: [
        Field("id", .identifier, "Its id, by which answers and suppressions name it"),
        Field("reads", .list(.node("healthType")), "The data that it reads").also("read", "readTypes"),
        Field("writes", .list(.node("healthType")), "The data that it saves there")
          .also("write", "writeTypes", "shares"),
        Field("purpose", .text, "What it has the data for").also("reason"),
        Field("readPurpose", .text, "What the permission sheet says about reading")
          .also("shareUsageDescription", "readUsageDescription"),
        Field("writePurpose", .text, "What the permission sheet says about saving")
          .also("updateUsageDescription", "writeUsageDescription"),
        Field("usedFor", .map(.opaque), "What each sort of data is used for, by its name"),
        Field("permissionSheet", .openWord(.permissionInterface), "The system's permission sheet, or one of its own")
          .also("ui", "permissionUI", "sheet"),
      ]),
    NodeType(
      "healthType", "A sort of health data", shorthand: "type", nameField: "type",
      fields: [
        Field("type", .openWord(.healthData), "What it is").also("name", "kind"),
        Field("purpose", .string, "What it is used for").also("usedFor", "reason", "explanation", "benefit"),
      ]),
  ]

  /// The fields of `app` about it.
  static let healthKitFields: [Field] = [
    Field("healthKit", .node("healthKit"), "What it does with data of the Health app").also("health")
  ]
}

extension Enumeration {
  static let healthData = Enumeration(
    "health data",
    [
      "stepCount", "distanceWalkingRunning", "distanceCycling", "distanceSwimming", "flightsClimbed", "workouts",
      "activeEnergyBurned", "basalEnergyBurned", "heartRate", "restingHeartRate", "bodyMass", "bodyMassIndex",
      "bodyFatPercentage", "height", "bodyTemperature", "basalBodyTemperature", "bloodGlucose", "bloodType",
      "bloodPressureSystolic", "bloodPressureDiastolic", "oxygenSaturation", "respiratoryRate", "sleepAnalysis",
      "mindfulSession", "menstrualFlow", "dietaryEnergyConsumed", "dietaryWater", "dietaryCaffeine",
      "dietaryCarbohydrates", "dietaryProtein", "dateOfBirth", "biologicalSex",
    ],
    also: [
      "stepCount": ["steps", "step"], "bodyMass": ["weight", "bodyWeight"], "heartRate": ["pulse"],
      "sleepAnalysis": ["sleep"], "activeEnergyBurned": ["activeEnergy", "calories", "energyBurned"],
      "workouts": ["workout"], "dietaryWater": ["water"], "dietaryEnergyConsumed": ["dietaryEnergy"],
      "bloodGlucose": ["glucose"], "bodyMassIndex": ["bmi"], "dietaryCaffeine": ["caffeine"],
      "flightsClimbed": ["flights"], "mindfulSession": ["mindfulness", "mindfulMinutes"],
    ])
  static let permissionInterface = Enumeration(
    "interface of a request", ["system", "custom"],
    also: [
      "system": ["standard", "systemSheet", "systemAlert", "default"],
      "custom": ["own", "customSheet", "customAlert", "ownSheet", "ownAlert", "inApp", "alert", "modal"],
    ])
}
