package import Domain

/// Gives projects another place in their manual order, in one step.
package final class MoveProjects: UseCase {
  /// They stand together then, in the order of the ids. Next to another one, they are below the same project as that; at
  /// the top or bottom, each is the first or last of those that are below the same project as it. An id that is given twice
  /// counts once.
  ///
  /// - Throws: `notFound`, `invalid` for a place beside one that is moved, or `conflict` for Inbox, a place before it and a
  ///   circle; nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveProject, at: now) {
      let moved = try store.projects.existing(ids, refusingInbox: "moved")
      let place = try afterInbox(place)
      if let anchor = try anchor(of: place) {
        return try move(moved, to: place, below: anchor.parentUID)
      }
      var parents: [String?] = []
      for project in moved where !parents.contains(project.parentUID) {
        parents.append(project.parentUID)
      }
      for parent in parents {
        try move(moved.filter { $0.parentUID == parent }, to: place, below: parent)
      }
    }
  }

  private func move(_ moved: [Project], to place: OrderDestination, below uid: String?) throws {
    let parent = try uid.flatMap { try store.projects.find(uid: $0) }
    let moved = try moved.map { old in
      var project = old
      if old.parentUID != uid { try ProjectPlace(store: store).put(&project, below: parent?.id) }
      return project
    }
    // Inbox, which is always the first, has the first place of all.
    let siblings = try store.projects.all().inManualOrder()
      .filter { !$0.isInbox && $0.parentUID == uid }
    let come = Set(moved.map(\.id)).subtracting(siblings.map(\.id))
    let reordering = Reordering(
      noun: "project", items: siblings + moved.filter { come.contains($0.id) },
      floor: OrderKey.first)
    var changed = try reordering.moving(moved, to: place)
    // One that stands right without another position comes all the same.
    changed += moved.filter { project in
      come.contains(project.id) && !changed.contains { $0.id == project.id }
    }
    for project in changed {
      try store.projects.save(renamed: project, over: store.projects.existing(project.id))
    }
    for project in changed where come.contains(project.id) {
      try ProjectPlace(store: store).refuseSharedPath(of: project)
    }
  }

  /// - Throws: `notFound` for a project to be next to.
  private func anchor(of place: OrderDestination) throws -> Project? {
    let (id, field): (Int64, String)
    switch place {
    case .before(let anchor): (id, field) = (anchor, "before_id")
    case .after(let anchor): (id, field) = (anchor, "after_id")
    case .top, .bottom: return nil
    }
    return try Failure.about(field) { try store.projects.existing(id) }
  }

  private func afterInbox(_ place: OrderDestination) throws -> OrderDestination {
    switch place {
    case .after(Project.inboxID): return .top
    case .before(Project.inboxID):
      throw Failure(
        .conflict, "No project comes before Inbox: it is always the first.", field: "before_id")
    default: return place
    }
  }
}
