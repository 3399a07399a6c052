/// The connections of an Interface Builder file: outlets, actions, segues and gesture recognisers, by their owner's id.
struct IBConnections {
  /// A way to another scene.
  struct Segue {
    var element: IBElement
    var destination: String
    var kind: String
  }

  /// The objects that code can reach: by an outlet, a collection of outlets, or a tag.
  private(set) var bound: Set<String> = []
  private(set) var actions: [String: [IBElement]] = [:]
  private(set) var segues: [String: [Segue]] = [:]
  private(set) var gestures: [String: [String]] = [:]
  /// The names of the outlets that lead to an object.
  private(set) var properties: [String: [String]] = [:]
  /// The objects that the named outlets of each owner lead to.
  private(set) var outlets: [String: [String: String]] = [:]

  init(_ file: IBFile) {
    for connections in file.elements where connections.is("connections") {
      guard let owner = connections.parent?.id else { continue }
      for element in connections.children { add(element, of: owner) }
    }
  }

  /// The outlets that hand an object to UIKit, not to code that changes how it looks.
  private static let structural: Set<String> = [
    "view", "delegate", "dataSource", "uiDelegate", "searchDisplayController", "gestureRecognizers", "navigationItem",
    "viewController", "sectionIndexDelegate", "prefetchDataSource", "dragDelegate", "dropDelegate", "contentView",
  ]

  private mutating func add(_ element: IBElement, of owner: String) {
    switch element.name {
    case "outlet", "outletCollection":
      guard let destination = element["destination"] else { return }
      let property = element["property"] ?? ""
      if property == "gestureRecognizers" {
        gestures[owner, default: []].append(destination)
      } else if !Self.structural.contains(property) {
        bound.insert(destination)
        properties[destination, default: []].append(property)
      }
      outlets[owner, default: [:]][property] = destination
    case "action": actions[owner, default: []].append(element)
    case "segue":
      guard let destination = element["destination"] else { return }
      segues[owner, default: []].append(
        Segue(element: element, destination: destination, kind: element["kind"] ?? ""))
    default: break
    }
  }
}
