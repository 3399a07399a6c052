extension DescriptionTable {
  /// What an app does with technologies of iOS.
  static let technologyTexts = [
    applePayTexts,
    inAppPurchaseTexts,
    passesTexts,
    extensionsTexts,
    healthKitTexts,
    homeKitTexts,
    researchTexts,
    gameCenterTexts,
    adsTexts,
    printTexts,
    icloudTexts,
    socialTexts,
    routingTexts,
    audioTexts,
    undoTexts,
    multitaskingTexts,
    livePhotosTexts,
  ]
}
