import Testing

@testable import HIGCore

struct ActionFunctionTests {
  @Test(arguments: [
    ("goBack", "back", true), ("go-back", "back", true), ("go_back", "Back", true), ("backUp", "back up", true),
    ("background", "back", false), ("upBack", "back up", false), ("createTrip", "create trip", true),
    ("createNewTrip", "create trip", false), ("openURL", "url", true), ("删除行程", "删除", true), ("删除行程", "行程", true),
    ("行程", "删除", false), ("", "back", false), ("back", "", false), ("删除Trip", "trip", true),
  ])
  func `a name is split at capitals and marks, and Chinese is searched anywhere`(
    name: String, entry: String, isFound: Bool
  ) {
    #expect(ActionName(name).has(entry) == isFound)
  }

  @Test(arguments: [
    ("favorite", "unfavorite", true), ("addTrip", "removeTrip", true), ("play", "playSong", true),
    ("archive", "delete", false), ("share", "", false),
  ])
  func `two actions are about one thing where a word of one ends in a word of the other`(
    a: String, b: String, isLike: Bool
  ) {
    #expect(ActionName(a).isLike(ActionName(b)) == isLike)
  }

  @Test func `of several meanings the first of the map is given`() {
    let spec = "app: {name: Trips}"
    #expect(answer("meaning('deleteAll', {'row': ['delete'], 'end': ['all']})", about: spec) == ["row"])
    #expect(answer("meaning('tilt', {'row': ['delete']})", about: spec) == [""])
    #expect(answer("actsLike('goBack', ['home', 'back'])", about: spec) == ["true"])
  }
}
