/// The technologies of iOS that an app may use, a file each.
extension Vocabulary {
  static let technologyTypes: [NodeType] =
    applePayTypes
    + inAppPurchaseTypes
    + passesTypes
    + extensionsTypes
    + healthKitTypes
    + homeKitTypes
    + researchTypes
    + gameCenterTypes
    + adsTypes
    + printTypes
    + icloudTypes
    + socialTypes
    + routingTypes
    + audioTypes
    + undoTypes
    + multitaskingTypes
    + livePhotosTypes
    + peekTypes
    + editMenuTypes
    + fileTypes

  /// The fields of `app` about them.
  static let technologyFields: [Field] =
    applePayFields
    + inAppPurchaseFields
    + passesFields
    + extensionsFields
    + healthKitFields
    + homeKitFields
    + researchFields
    + gameCenterFields
    + adsFields
    + printFields
    + icloudFields
    + socialFields
    + routingFields
    + audioFields
    + undoFields
    + multitaskingFields
    + livePhotosFields
    + fileFields
}

extension Enumeration {
  static let implementation = Enumeration("implementation", ["system", "custom"])
}
