/// The names of `ProperNouns.builtIn`. Words of ordinary language that are names of apps too (`Notes`, `Photos`) are names
/// only if they are written with a capital: they are matched so.
enum ProperNounList {
  static let names: [String] = lines(apple) + lines(systemApps) + lines(calendar) + lines(places) + lines(brands)

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { name in
      String(name.drop(while: { $0 == " " }))
    }.filter { !$0.isEmpty }
  }

  private static let apple = """
    Apple, App Store, App Library, Apple ID, Apple Account, Apple Pay, Apple Pay Cash, Apple Card, Apple Cash, Apple Music, Apple TV
    Apple Watch, Apple Pencil, Apple Arcade, Apple Books, Apple Maps, Apple News, Apple Intelligence, Apple Vision Pro
    Apple One, Apple Store, Apple Park, AirDrop, AirPlay, AirPods, AirPods Pro, AirPrint, AirTag, Bonjour, CarPlay
    Control Center, Notification Center, Today View, Home Screen, Lock Screen, Dock, Dynamic Island, Dynamic Type
    Dynamic Text, Face ID, Touch ID, Optic ID, FaceTime, Family Sharing, Find My, Finder, Focus, Game Center, Handoff
    HealthKit, HomeKit, HomePod, CloudKit, ResearchKit, CareKit, iAd, iBeacon, iBooks, iBooks Store, iCal, iCloud
    iCloud Drive, iCloud Keychain, iCloud Photo Library, iCloud Photos, iMac, iMessage, iMovie, iOS, iPad, iPad Air
    iPad mini, iPad Pro, iPadOS, iPhone, iPhone Plus, iPod, iPod touch, iTunes, iTunes Store, iTunes Connect, iWork
    Keynote, Launchpad, Lightning, Live Photo, Live Photos, Mac, MacBook, MacBook Air, MacBook Pro, macOS, MagSafe
    Mission Control, Multi-Touch, Night Shift, OS X, Pages, Numbers, PassKit, Passbook, Quick Look, QuickTime, Retina
    Safari, Screen Time, Share Play, SharePlay, SiriKit, Siri, Shortcuts, Sidecar, Slide Over, Split View, Spotlight
    Swift, SwiftUI, Taptic Engine, TestFlight, Time Machine, tvOS, UIKit, visionOS, VoiceOver, Wallet, watchOS, WebKit
    Xcode, 3D Touch, Haptic Touch, Do Not Disturb, Low Power Mode, Airplane Mode, Dark Mode, Guided Access, AssistiveTouch
    Switch Control, Zoom, Digital Crown, Touch Bar, True Tone, Sign in with Apple, In-App Purchase, Wi-Fi, Bluetooth
    Bluetooth LE, Ethernet, Face Time
    """

  private static let systemApps = """
    Activity, Books, Calculator, Calendar, Camera, Clock, Compass, Contacts, Files, Fitness, Freeform, Health, Home
    Journal, Magnifier, Mail, Maps, Measure, Messages, Music, News, Newsstand, Notes, Phone, Photos, Podcasts, Reminders
    Settings, Stocks, Tips, Translate, Videos, Voice Memos, Weather, GarageBand, Clips, Voice Control
    """

  private static let calendar = """
    Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Mon, Tue, Tues, Wed, Thu, Thur, Thurs, Fri, Sat, Sun
    January, February, March, April, May, June, July, August, September, October, November, December
    Jan, Feb, Mar, Apr, Jun, Jul, Aug, Sep, Sept, Oct, Nov, Dec
    Christmas, Easter, Halloween, Thanksgiving, New Year, New Year's Day, New Year's Eve, Valentine's Day, Ramadan, Hanukkah
    Spring Festival, Black Friday, God, Internet, Web, AM, PM, Mr, Mrs, Ms, Dr
    """

  private static let places = """
    Africa, African, America, American, Americas, Asia, Asian, Europe, European, Antarctica, Australia, Australian
    Afghanistan, Albania, Algeria, Argentina, Austria, Austrian, Belgium, Belgian, Brazil, Brazilian, British, Britain
    Bulgaria, Bulgarian, Cambodia, Canada, Canadian, Chile, China, Chinese, Colombia, Croatia, Croatian, Cuba, Cyprus
    Czech, Czech Republic, Denmark, Danish, Dutch, Egypt, Egyptian, England, English, Estonia, Estonian, Ethiopia
    Finland, Finnish, France, French, German, Germany, Greece, Greek, Hebrew, Hindi, Hong Kong, Hungary, Hungarian
    Iceland, Icelandic, India, Indian, Indonesia, Indonesian, Iran, Iraq, Ireland, Irish, Israel, Israeli, Italy, Italian
    Japan, Japanese, Jordan, Kenya, Korea, Korean, Kuwait, Laos, Latin, Latvia, Latvian, Lebanon, Lithuania, Lithuanian
    Luxembourg, Macau, Macao, Malaysia, Malaysian, Malta, Mandarin, Cantonese, Mexico, Mexican, Mongolia, Morocco
    Myanmar, Nepal, Netherlands, New Zealand, Nigeria, Norway, Norwegian, Pakistan, Persian, Peru, Philippines, Poland
    Polish, Portugal, Portuguese, Qatar, Romania, Romanian, Russia, Russian, Saudi Arabia, Scotland, Scottish, Serbia
    Serbian, Singapore, Slovakia, Slovak, Slovenia, Slovenian, South Africa, South Korea, Spain, Spanish, Sri Lanka
    Swahili, Sweden, Swedish, Switzerland, Swiss, Syria, Taiwan, Thailand, Thai, Tibet, Turkey, Turkish, Ukraine
    Ukrainian, United Arab Emirates, United Kingdom, United States, Urdu, Venezuela, Vietnam, Vietnamese, Wales, Welsh
    Amsterdam, Athens, Bangkok, Barcelona, Beijing, Berlin, Boston, Brussels, California, Chicago, Copenhagen, Cupertino
    Delhi, Dubai, Dublin, Florida, Geneva, Guangzhou, Hangzhou, Helsinki, Istanbul, Jakarta, Lisbon, London
    Los Angeles, Madrid, Manila, Melbourne, Milan, Montreal, Moscow, Mumbai, Munich, Nanjing, New York, Osaka, Oslo
    Paris, Prague, Rome, San Francisco, Seattle, Seoul, Shanghai, Shenzhen, Stockholm, Sydney, Taipei, Texas, Tokyo
    Toronto, Vancouver, Vienna, Warsaw, Washington, Zurich, Earth, Mars, North America, South America, Western, Eastern
    """

  private static let brands = """
    Adobe, Airbnb, Alipay, AliPay, Amazon, American Express, Android, Alibaba, Baidu, Bing, Bitcoin, Bose, Chrome, Discord
    Disney, DoorDash, Douyin, Dropbox, DuckDuckGo, eBay, Evernote, Excel, Facebook, Fandango, Firefox, Fitbit, Flickr, Foursquare
    Garmin, GitHub, GitLab, Gmail, Google, Google Play, Google Maps, Google Drive, Hulu, IKEA, Instagram, Intel, JavaScript
    Kindle, LinkedIn, Lyft, Mastercard, MasterCard, Medium, Messenger, Meta, Microsoft, Microsoft Office, MySpace, Netflix, Nike
    Nintendo, Office, OneDrive, OneNote, OpenTable, Outlook, PayPal, Philips, Pinterest, Pocket, PowerPoint, QQ, Reddit, Samsung
    Skype, Slack, Snapchat, Sonos, Sony, SoundCloud, Spotify, Starbucks, Strava, Stripe, Taobao, Telegram, Tencent, Tesla
    TikTok, Tumblr, Twitter, Uber, Venmo, Vimeo, Visa, UnionPay, WeChat, WeChat Pay, Weibo, WhatsApp, Wikipedia, Windows
    Word, WordPress, Xbox, Yahoo, Yelp, YouTube, Zelle
    """
}
