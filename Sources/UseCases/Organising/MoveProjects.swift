package import Domain

/// Gives projects another place in their manual order, in one step.
package final class MoveProjects: UseCase {
  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, `invalid` for a place beside one that is moved, or `conflict` for Inbox and
  ///   a place before it; nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveProject, at: now) {
      // Inbox, which is always the first, has the first place of all.
      let reordering = Reordering(
        noun: "project",
        items: try store.projects.all().inManualOrder().filter { !$0.isInbox },
        floor: OrderKey.first)
      let moved = try store.projects.existing(ids, refusingInbox: "moved")
      for project in try reordering.moving(moved, to: afterInbox(place)) {
        try store.projects.save(project, over: store.projects.existing(project.id))
      }
    }
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
