/// Flows: the screens that belong to one task, which people reach from its first screen without leaving it.
extension NavigationGraph {
  /// Returns the screens pushed one after the other from a screen, itself first, with the number of pushes to each.
  ///
  /// Breadth first over the steps of a kind, so that a number is the smallest; linear in the steps.
  package func flow(from id: String, over kinds: Set<NavigationStep.Kind>) -> [(id: String, depth: Int)] {
    var found = [(id: id, depth: 0)]
    var seen: Set<String> = [id]
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      for step in departures[current.id] ?? [] where kinds.contains(step.kind) && seen.insert(step.to).inserted {
        found.append((step.to, current.depth + 1))
      }
    }
    return found
  }

  /// Whether a screen is a modal, by its own statement or by that of a way to it.
  func isModal(_ id: String) -> Bool { modals.contains(id) }

  /// Returns the modals out of which pushes lead to a screen, nearest first; nil if none is known, and one of the screens
  /// before it may be a modal.
  func flowRoots(of id: String) -> [String]? {
    guard mayLeaveModals else { return [] }
    var open = [id]
    var seen: Set<String> = [id]
    var found: [String] = []
    var mayBeMore = false
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      if current != id {
        if isModal(current) { found.append(current) } else if mayBeModal(current) { mayBeMore = true }
      }
      for step in arrivals[current] ?? [] where step.kind == .push && seen.insert(step.from).inserted {
        open.append(step.from)
      }
    }
    return found.isEmpty && mayBeMore ? nil : found
  }

  /// Whether the spec says that nobody can say how people get to a screen, or where a way leads that may lead to it.
  func mayBeModal(_ id: String) -> Bool {
    let steps = arrivals[id] ?? []
    return steps.contains { $0.kind == .unknown } || steps.isEmpty && !openScreens.isEmpty && !roots.contains(id)
  }

  /// The screens that belong to modal tasks: the modals, and those that are pushed and presented within them.
  private var modalScreens: [String] {
    var seen: Set<String> = []
    var open = screens.filter { isModal($0) && seen.insert($0).inserted }
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      for step in departures[current] ?? []
      where (step.kind == .push || step.kind == .modal) && seen.insert(step.to).inserted {
        open.append(step.to)
      }
    }
    return open
  }

  package var modalCircles: [[String]] { circles(among: modalScreens, over: [.push, .modal]) }

  var pushCircles: [[String]] {
    let inside = Set(modalScreens)
    return circles(among: screens.filter { !inside.contains($0) }, over: [.push])
  }

  /// Returns the circles among some screens: for each group of screens that all lead to each other a shortest one, its
  /// first screen repeated at the end.
  func circles(among ids: [String], over kinds: Set<NavigationStep.Kind>) -> [[String]] {
    let groups = groups(of: ids, over: kinds)
    var done: Set<Int> = []
    return ids.compactMap { id in
      guard let group = groups[id], done.insert(group).inserted else { return nil }
      return circle(through: id, over: kinds) { groups[$0] == group }
    }
  }

  /// Returns those of some screens that several others of them push, though the screen itself leads to none of these.
  func joins(among ids: [String]) -> [String] {
    let groups = groups(of: ids, over: [.push])
    return ids.dropFirst().filter { id in
      let sources = (arrivals[id] ?? []).filter { step in
        step.kind == .push && groups[step.from] != nil && groups[step.from] != groups[id]
      }
      return Set(sources.map(\.from)).count > 1
    }
  }

  /// Returns the modals that are open when a screen is shown, the lowest first, on the way with the fewest of them.
  ///
  /// Screens shown as root or tab have none. Nil if no stated way leads to the screen from one of those.
  func openModals(at id: String) -> [String]? {
    guard var modal = topModals[id] else { return nil }
    var open: [String] = []
    while !modal.isEmpty {
      open.append(modal)
      modal = modalsBelow[modal] ?? ""
    }
    return open.reversed()
  }

  /// Searches by the number of open modals: steps that open none cost nothing, and are taken before those that do.
  static func modalLayers(
    from starts: [String], _ departures: [String: [NavigationStep]]
  ) -> (top: [String: String], below: [String: String]) {
    var top = Dictionary(uniqueKeysWithValues: starts.map { ($0, "") })
    var below: [String: String] = [:]
    var level = starts
    while !level.isEmpty {
      var presented: [(modal: String, over: String)] = []
      var next = 0
      while next < level.count {
        let current = level[next]
        next += 1
        let open = top[current] ?? ""
        for step in departures[current] ?? [] where top[step.to] == nil {
          switch step.kind {
          case .modal: presented.append((step.to, open))
          case .push, .popover, .unknown:
            top[step.to] = open
            level.append(step.to)
          case .tab, .root: break
          }
        }
      }
      level = []
      for (modal, over) in presented where top[modal] == nil {
        top[modal] = modal
        below[modal] = over
        level.append(modal)
      }
    }
    return (top, below)
  }

  /// The first screens of unreached parts: unreached ones that nothing leads to, then one of each circle that is left.
  var strandedScreens: [String] {
    let unreached = self.unreached
    let inside = Set(unreached)
    let heads = unreached.filter { id in
      !(arrivals[id] ?? []).contains { $0.from != id && inside.contains($0.from) }
    }
    var covered: Set<String> = []
    var stranded: [String] = []
    for head in heads + unreached where covered.insert(head).inserted {
      stranded.append(head)
      var open = [head]
      while let id = open.popLast() {
        for step in departures[id] ?? [] where covered.insert(step.to).inserted { open.append(step.to) }
      }
    }
    return stranded
  }

  // MARK: Groups of screens that all lead to each other

  private func circle(
    through start: String, over kinds: Set<NavigationStep.Kind>, within isInside: (String) -> Bool
  ) -> [String]? {
    var previous: [String: String] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      let id = open[next]
      next += 1
      for step in departures[id] ?? [] where kinds.contains(step.kind) && isInside(step.to) {
        if step.to == start {
          var way = [start]
          var last = id
          while last != start, let before = previous[last] {
            way.append(last)
            last = before
          }
          return way.reversed().reduce(into: [start]) { $0.append($1) }
        }
        guard previous[step.to] == nil else { continue }
        previous[step.to] = id
        open.append(step.to)
      }
    }
    return nil
  }

  /// Returns the number of each screen's group: Tarjan's strongly connected components, with a stack of its own.
  private func groups(of ids: [String], over kinds: Set<NavigationStep.Kind>) -> [String: Int] {
    let inside = Set(ids)
    var index: [String: Int] = [:]
    var low: [String: Int] = [:]
    var group: [String: Int] = [:]
    var stack: [String] = []
    var count = 0
    func targets(of id: String) -> [String] {
      (departures[id] ?? []).filter { kinds.contains($0.kind) && inside.contains($0.to) }.map(\.to)
    }
    for id in ids where index[id] == nil {
      var work: [(id: String, targets: [String], next: Int)] = [(id, targets(of: id), 0)]
      while let frame = work.last {
        if frame.next == 0, index[frame.id] == nil {
          index[frame.id] = index.count
          low[frame.id] = index[frame.id]
          stack.append(frame.id)
        }
        if frame.next < frame.targets.count {
          work[work.count - 1].next += 1
          let target = frame.targets[frame.next]
          if let known = index[target] {
            if group[target] == nil { low[frame.id] = min(low[frame.id] ?? known, known) }
          } else {
            work.append((target, targets(of: target), 0))
          }
          continue
        }
        work.removeLast()
        let lowest = low[frame.id] ?? 0
        if let parent = work.last?.id { low[parent] = min(low[parent] ?? lowest, lowest) }
        guard lowest == index[frame.id] else { continue }
        while let member = stack.popLast() {
          group[member] = count
          if member == frame.id { break }
        }
        count += 1
      }
    }
    return group
  }
}
