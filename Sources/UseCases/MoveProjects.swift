package import Domain

/// Gives projects another place in the manual order, in one step.
package struct MoveProjects {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, `invalid` for a place beside one that is moved, or `conflict` for Inbox and
  ///   a place before it; nothing is moved then.
  package func callAsFunction(_ ids: [Int64], to place: OrderPlace, at now: Instant) throws {
    try store.write(.moveProject, at: now) {
      let ordered = try store.projects.all().inManualOrder().filter { !$0.isInbox }
      let moved = try distinctProjects(ids)
      let isMoved = Set(moved.map(\.id))
      let rest = ordered.filter { !isMoved.contains($0.id) }
      let index = try index(of: place, in: rest, isMoved: isMoved)
      if rest[..<index].map(\.id) + moved.map(\.id) + rest[index...].map(\.id) == ordered.map(\.id)
      {
        return
      }
      // Inbox, which is before all others, has the first position.
      let order = ListOrder<Project>(\.position, from: .first)
      for (old, new) in order.placed(moved, at: index, among: rest) {
        try store.projects.save(new, over: old)
      }
    }
  }

  private func distinctProjects(_ ids: [Int64]) throws -> [Project] {
    var seen = Set<Int64>()
    var projects: [Project] = []
    for (index, id) in ids.enumerated() where seen.insert(id).inserted {
      guard let project = try store.projects.project(id: id) else {
        throw Failure(.notFound, "There is no project \(id).", field: "ids", index: index)
      }
      guard !project.isInbox else {
        throw Failure(
          .conflict, "Inbox cannot be moved: it is always the first.", field: "ids", index: index)
      }
      projects.append(project)
    }
    return projects
  }

  /// How many of the projects that stay come before the place.
  private func index(
    of place: OrderPlace, in rest: [Project], isMoved: Set<Int64>
  ) throws -> Int {
    func index(beside id: Int64, _ field: String) throws -> Int {
      if isMoved.contains(id) {
        throw Failure(.invalid, "Project \(id) cannot be moved beside itself.", field: field)
      }
      guard let index = rest.firstIndex(where: { $0.id == id }) else {
        throw Failure(.notFound, "There is no project \(id).", field: field)
      }
      return index
    }
    switch place {
    case .top, .after(Project.inboxID): return 0
    case .bottom: return rest.count
    case .before(Project.inboxID):
      throw Failure(
        .conflict, "No project comes before Inbox: it is always the first.", field: "before_id")
    case .before(let id): return try index(beside: id, "before_id")
    case .after(let id): return try index(beside: id, "after_id") + 1
    }
  }
}
