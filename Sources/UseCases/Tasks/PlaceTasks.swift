import Domain

/// Assigns positions in the manual order to tasks with the same parent, or in the same project, and stores
/// them.
struct PlaceTasks {
  /// A task as stored, and its new version without the position.
  struct Moved {
    var old: Task
    var new: Task
  }

  enum Spot {
    case before(Task)
    case after(Task)
    /// The first or the last of the siblings. Those that are there already stay, wherever that is
    /// among all tasks.
    case top
    case bottom
  }

  let store: any Store
  let now: Instant

  func run(_ moved: [Moved], _ spot: Spot) throws {
    guard let first = moved.first?.new else { return }
    let ids = moved.map(\.new.id)
    let order = ManualOrder(store: store)
    let keys = try order.keys(
      for: moved.map(\.old), in: gap(for: moved, at: spot, siblingsOf: first, besides: ids))
    for (moved, key) in zip(moved, keys) {
      var task = moved.new
      task.position = key
      try store.tasks.save(task, over: moved.old, modified: now)
    }
  }

  private func gap(
    for moved: [Moved], at spot: Spot, siblingsOf task: Task, besides ids: [Int64]
  ) throws -> ManualOrder.Gap {
    let tasks = store.tasks
    let staying = moved.allSatisfy {
      $0.old.projectID == $0.new.projectID && $0.old.parentID == $0.new.parentID
    }
    let present = moved.map(\.old.position)
    switch spot {
    case .before(let anchor): return try gap(before: anchor.place, besides: ids)
    case .after(let anchor): return try gap(after: anchor.place, besides: ids)
    case .top:
      let first = try tasks.firstPlace(
        inProject: task.projectID, under: task.parentID, besides: ids)
      let above = ManualOrder.Gap(lower: nil, upper: first)
      if staying, above.fits(present) { return above }
      return try first.map { try gap(before: $0, besides: ids) } ?? gap(after: nil, besides: ids)
    case .bottom:
      let last = try tasks.lastPlace(
        inProject: task.projectID, under: task.parentID, besides: ids)
      let below = ManualOrder.Gap(lower: last, upper: nil)
      return staying && below.fits(present) ? below : try gap(after: last, besides: ids)
    }
  }

  private func gap(before place: TaskOrderKey, besides ids: [Int64]) throws -> ManualOrder.Gap {
    let lower = try store.tasks.places(before: place, limit: 1, besides: ids).first
    return ManualOrder.Gap(lower: lower, upper: place)
  }

  /// Nil stands for the end.
  private func gap(after place: TaskOrderKey?, besides ids: [Int64]) throws -> ManualOrder.Gap {
    guard let place else {
      let last = try store.tasks.places(before: nil, limit: 1, besides: ids).first
      return ManualOrder.Gap(lower: last, upper: nil)
    }
    let upper = try store.tasks.places(after: place, limit: 1, besides: ids).first
    return ManualOrder.Gap(lower: place, upper: upper)
  }
}
