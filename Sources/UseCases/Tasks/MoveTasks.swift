package import Domain

/// Moves tasks to another place in the manual order, into a project or under a parent, with all that
/// is below them, in one step.
package final class MoveTasks: UseCase {
  /// Several tasks keep their order among them. One that is below another of them goes with that and
  /// stays there, unless they all move just to the top or bottom of their siblings. The ids are asked
  /// for as part of the step.
  ///
  /// - Throws: `notFound`; `invalid` for a move next to one of the tasks themselves, or next to one
  ///   that is not under the parent that was asked for; `conflict` for a circle, a task in the trash,
  ///   one to be next to in another project, or an archived project that is not the tasks' own. Nothing
  ///   is changed then.
  package func run(
    _ ids: @autoclosure () throws -> [Int64], to move: TaskMove, at now: Instant
  ) throws {
    try store.write(.moveTasks, at: now) {
      let ids = try ids()
      if ids.isEmpty { return }
      let target = try MoveTarget(move, of: ids, in: store)
      let staying = target.isElsewhere ? try store.tasks.idsBelowOthers(among: ids) : []
      var groups = MoveGroups()
      try store.tasks.forEach(ids) { old, _ in
        try old.refuseDeleted()
        if staying.contains(old.id) { return }
        var task = old
        try target.take(&task)
        groups.add(task)
      }
      for group in groups.all { try place(group, target.spot, at: now) }
    }
  }

  private func place(_ tasks: [Task], _ spot: PlaceTasks.Spot, at now: Instant) throws {
    // Read once more: another group's tasks may have been given other keys to make room.
    let moved = try tasks.map { task in
      PlaceTasks.Moved(old: try store.tasks.existing(task.id), new: task)
    }
    try PlaceTasks(store: store, now: now).run(moved, spot)
    let travelled = moved.filter { $0.old.projectID != $0.new.projectID }.map(\.new)
    if let project = travelled.first?.projectID {
      try CarrySubtasks(store: store, now: now).run(of: travelled.map(\.id), into: project)
    }
  }
}

/// Moving tasks, grouped by their new parent.
private struct MoveGroups {
  private struct Home: Hashable {
    var project: Int64
    var parent: Int64?
  }

  private(set) var all: [[Task]] = []
  private var indexes: [Home: Int] = [:]

  mutating func add(_ task: Task) {
    let home = Home(project: task.projectID, parent: task.parentID)
    if let index = indexes[home] {
      all[index].append(task)
    } else {
      indexes[home] = all.count
      all.append([task])
    }
  }
}
