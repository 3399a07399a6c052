/// The keys with which an app gives its reason for using something of a person's.
///
/// They come from Apple's "Information Property List: Protected resources", and include the keys replaced since then.
/// https://developer.apple.com/documentation/bundleresources/information-property-list/protected-resources
enum UsageDescription {
  /// The resource of each key. The first fifteen resources are the spec format's; the others have no word there.
  private static let resources: [String: String] = [
    "NSLocationWhenInUseUsageDescription": "location",
    "NSLocationAlwaysUsageDescription": "location",
    "NSLocationAlwaysAndWhenInUseUsageDescription": "location",
    "NSLocationUsageDescription": "location",
    "NSContactsUsageDescription": "contacts",
    "NSCalendarsUsageDescription": "calendars",
    "NSCalendarsFullAccessUsageDescription": "calendars",
    "NSCalendarsWriteOnlyAccessUsageDescription": "calendars",
    "NSRemindersUsageDescription": "reminders",
    "NSRemindersFullAccessUsageDescription": "reminders",
    "NSPhotoLibraryUsageDescription": "photos",
    "NSPhotoLibraryAddUsageDescription": "photos",
    "NSCameraUsageDescription": "camera",
    "NSMainCameraUsageDescription": "camera",
    "NSEnterpriseMCAMUsageDescription": "camera",
    "NSMicrophoneUsageDescription": "microphone",
    "NSHealthShareUsageDescription": "health",
    "NSHealthUpdateUsageDescription": "health",
    "NSHealthClinicalHealthRecordsShareUsageDescription": "health",
    "NSHomeKitUsageDescription": "home",
    "NSMotionUsageDescription": "motion",
    "NSFallDetectionUsageDescription": "motion",
    "NSBluetoothAlwaysUsageDescription": "bluetooth",
    "NSBluetoothPeripheralUsageDescription": "bluetooth",
    "NSAppleMusicUsageDescription": "media",
    "NSSpeechRecognitionUsageDescription": "speech",
    "NSUserTrackingUsageDescription": "tracking",
    "NSFaceIDUsageDescription": "faceID",
    "NSSiriUsageDescription": "siri",
    "NSLocalNetworkUsageDescription": "localNetwork",
    "NFCReaderUsageDescription": "nfc",
    "NSNearbyInteractionUsageDescription": "nearbyInteraction",
    "NSNearbyInteractionAllowOnceUsageDescription": "nearbyInteraction",
    "NSGKFriendListUsageDescription": "friends",
    "NSVideoSubscriberAccountUsageDescription": "televisionProvider",
    "NSFocusStatusUsageDescription": "focusStatus",
    "NSSensorKitUsageDescription": "sensors",
    "NSIdentityUsageDescription": "identity",
    "NSFinancialDataUsageDescription": "financialData",
    "NSCriticalMessagingUsageDescription": "criticalMessaging",
    "NSHandsTrackingUsageDescription": "handsTracking",
    "NSWorldSensingUsageDescription": "worldSensing",
    "NSAccessoryTrackingUsageDescription": "accessoryTracking",
    "NSAudioCaptureUsageDescription": "audioCapture",
    "NSAppleEventsUsageDescription": "appleEvents",
    "NSDesktopFolderUsageDescription": "files",
    "NSDocumentsFolderUsageDescription": "files",
    "NSDownloadsFolderUsageDescription": "files",
    "NSNetworkVolumesUsageDescription": "files",
    "NSRemovableVolumesUsageDescription": "files",
    "NSFileProviderDomainUsageDescription": "files",
    "NSFileProviderPresenceUsageDescription": "files",
    "NSSystemAdministrationUsageDescription": "systemAdministration",
    "NSSystemExtensionUsageDescription": "systemExtension",
    "OSBundleUsageDescription": "systemExtension",
  ]

  /// `NSLocationTemporaryUsageDescriptionDictionary`: a purpose for each occasion.
  static let temporaryLocation = "NSLocationTemporaryUsageDescriptionDictionary"

  /// Returns what a key asks for: `other` for a key of the same form that is newer than this table; nil for others.
  static func resource(ofKey key: String) -> String? {
    guard key.hasSuffix("UsageDescription") else { return nil }
    return resources[key] ?? (key.hasPrefix("NS") ? "other" : nil)
  }
}
