import Foundation
import Testing

@Suite struct DrawCommandTests {
  private static let spec = """
    screens:
      - id: login
        device: iphone6
        background: white
        appearance: [light, dark]
        views: [{kind: button, id: go, title: Go, action: go, frame: [0, 100, 20, 20]}]
        states: {busy: {views: [{kind: activityIndicator, frame: [100, 100, 20, 20]}]}}
        alert: {title: No Network, actions: [{title: OK}]}
      - {id: about, device: iphone6, background: white, views: []}
    """

  private func names(_ sandbox: borrowing Sandbox, _ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.appendingPathComponent(folder).path).sorted()
  }

  @Test func `each screen, state and alert becomes a picture of its own`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let outcome = try sandbox.run("draw", "-o", "out/pictures")
    #expect(outcome == Outcome(status: 0, output: "drew 4 pictures into out/pictures\n", error: ""))
    #expect(
      try names(sandbox, "out/pictures") == [
        "about.svg", "login.alert.svg", "login.busy.svg", "login.svg",
      ])
  }

  @Test func `one picture goes to standard output, and several need a folder`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let one = try sandbox.run("draw", "--screen", "about", "app.yaml")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"667\""))
    let many = try sandbox.run("draw", "app.yaml")
    #expect(many.status == 2)
    #expect(many.error.contains("there are 4 pictures: name a folder for them with `--output`"))
  }

  @Test func `pictures of several runs fit into one page: no two share an id`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    func ids(_ screen: String) throws -> Set<String> {
      let folder = "out-\(screen)"
      #expect(try sandbox.run("draw", "--screen", screen, "-o", folder).status == 0)
      let pictures = try names(sandbox, folder).map { name in
        try String(
          contentsOfFile: sandbox.folder.appendingPathComponent("\(folder)/\(name)").path, encoding: .utf8)
      }
      let found = pictures.flatMap { picture in
        picture.components(separatedBy: " id=\"").dropFirst().compactMap { $0.components(separatedBy: "\"").first }
      }
      #expect(Set(found).count == found.count)
      return Set(found)
    }
    let (login, about) = (try ids("login"), try ids("about"))
    #expect(about == ["about-d0"] && login.isSuperset(of: ["login-d0", "login.alert-d0", "login-busy-d0"]))
  }

  @Test func `a screen that is not there is told with the one that was meant`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let outcome = try sandbox.run("draw", "--screen", "abuot", "-o", "out")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("there is no screen `abuot`; did you mean `about`?"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appendingPathComponent("out").path))
  }

  @Test func `a page holds all pictures, and allows no script`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    #expect(try sandbox.run("draw", "--format", "html", "-o", "out").status == 0)
    let page = try String(contentsOfFile: sandbox.folder.appendingPathComponent("out/index.html").path, encoding: .utf8)
    #expect(page.components(separatedBy: "<svg ").count == 5)
    #expect(page.contains("default-src 'none'") && !page.contains("<script"))
  }

  @Test func `what rules find is what is marked`() throws {
    let sandbox = try Sandbox(["app.yaml": Self.spec])
    let targets = try sandbox.run("draw", "--screen", "login", "--annotations", "targets", "-o", "out")
    #expect(targets.status == 0)
    let picture = try String(
      contentsOfFile: sandbox.folder.appendingPathComponent("out/login.svg").path, encoding: .utf8)
    #expect(picture.contains("<rect x=\"0\" y=\"100\" width=\"20\" height=\"20\" fill=\"#D00036\""))
    #expect(try sandbox.run("draw", "--screen", "login", "--annotations", "findings", "-o", "pins").status == 0)
    #expect(
      try String(contentsOfFile: sandbox.folder.appendingPathComponent("pins/login.svg").path, encoding: .utf8)
        .contains("data-pin=\"1\""))
  }

  @Test func `a variant for a device stands for its screen there`() throws {
    let sandbox = try Sandbox([
      "a.yaml": """
      screen: a
      device: iphone6
      background: white
      views: [{kind: label, id: l, text: Text, color: black, frame: [0, 40, 100, 24]}]
      variants: [{id: pad, device: ipad, override: {l: {frame: [0, 50, 100, 24]}}}]
      """
    ])
    #expect(try sandbox.run("draw", "--device", "ipad", "-o", "out").status == 0)
    #expect(try names(sandbox, "out") == ["a.pad.svg"])
  }

  @Test func `a picture is embedded only on request`() throws {
    let sandbox = try Sandbox([
      "a.yaml":
        "screen: a\ndevice: iphone6\nbackground: white\nviews: [{kind: image, image: boat, frame: [0, 40, 100, 24]}]"
    ])
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(
      to: URL(fileURLWithPath: sandbox.folder.appendingPathComponent("boat.png").path))
    #expect(try !sandbox.run("draw", "a.yaml").output.contains("data:image/png"))
    #expect(
      try sandbox.run("draw", "--embed-images", "a.yaml").output.contains("href=\"data:image/png;base64,iVBORw0KGgo=\"")
    )
  }

  @Test func `a state that states an alert of its own has a picture of it`() throws {
    let spec = Self.spec.replacingOccurrences(
      of: "{busy: {views:", with: "{busy: {alert: {title: Wait, actions: [{title: OK}]}, views:")
    let sandbox = try Sandbox(["app.yaml": spec])
    #expect(try sandbox.run("draw", "-o", "out").status == 0)
    #expect(try names(sandbox, "out").contains("login.busy-alert.svg"))
  }

  @Test func `a broken spec is drawn as far as it was read, and its mistakes are told`() throws {
    let sandbox = try Sandbox(["a.yaml": "screen: a\nbackground: white\nviews: [{kind: label, txet: Hi}]\n"])
    let outcome = try sandbox.run("draw", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("`txet`"))
    #expect(try names(sandbox, "out") == ["a.svg"])
  }
}
