import Testing

@testable import HIGCore

@Suite("Whose brand something shows")
struct BrandFactTests {
  private func brand(_ view: String, app: String = "{name: Noodle Nook}") -> [String] {
    localAnswers("self.isBrand", select: "view", in: "app: \(app)\nscreens: [{id: s, views: [\(view)]}]")
  }

  @Test(arguments: [
    "{kind: image, image: noodle-nook-logo}", "{kind: image, image: noodleNook}", "{kind: image, image: logo_white}",
    "{kind: icon, icon: wordmark}", "{kind: image, id: brandLogo}",
    "{kind: image, image: img1, accessibility: Noodle Nook}",
    "{kind: group, role: brand}", "{kind: image, image: 标志}",
  ])
  func `A picture is the app's logo by its role or its name`(view: String) {
    #expect(brand(view) == ["true"])
  }

  @Test(arguments: [
    "{kind: image, image: lufthansa-logo}", "{kind: image, image: lufthansa, role: brand}",
    "{kind: image, image: noodles}",
    "{kind: group, id: brandList}", "{kind: image, image: noodle-nook-soup}",
    "{kind: image, image: logo, role: avatar}",
  ])
  func `What is named after something else is content`(view: String) {
    #expect(brand(view) == ["false"])
  }

  @Test
  func `Where the app has no name nobody can say whose logo it is, unless its role says so`() {
    #expect(brand("{kind: image, image: acme-logo}", app: "{languages: [en]}") == ["?"])
    #expect(brand("{kind: image, image: acme-logo, role: brand}", app: "{languages: [en]}") == ["true"])
  }

  @Test
  func `Bars show it too`() {
    let spec = """
      app: {name: Acme}
      screens:
        - {id: a, navigationBar: {title: A, left: [{id: b, image: acme-logo}]}, tabBar: {items: [{id: c, title: C, image: acme-logo}]}}
      """
    #expect(localAnswers("self.brandViews.map(v, v.id).join(' ')", select: "screen", in: spec) == ["b"])
  }
}
