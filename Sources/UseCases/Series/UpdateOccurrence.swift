package import Domain

/// Changes the present occurrence of a task that repeats, and that one alone, in one step.
package final class UpdateOccurrence: CreatingUseCase {
  /// The occurrence becomes a task of its own, without subtasks, and the one that repeats goes on to the
  /// next. When there is none, the task itself is changed, and its series is over.
  ///
  /// - Returns: the id of the task that was changed.
  /// - Throws: `notFound`; `invalid` for a change of how it repeats; `conflict` for a task that is not
  ///   open or does not repeat, and for an occurrence that is a task of its own already; and what
  ///   ``UpdateTasks`` throws for the changes. Nothing is changed then.
  package func run(_ id: Int64, to changes: TaskInput, at now: Instant) throws -> Int64 {
    try store.write(.updateTasks, at: now) {
      let task = try store.tasks.existing(id, field: "id")
      try Failure.about("id") {
        try task.requireOpenSeries("only an open task has a present occurrence")
      }
      try refuseRepeating(changes)
      let series = AdvanceSeries(store: store, now: now)
      guard let next = try series.next(of: task, after: .skipped) else {
        try EndSeries(store).run([id], at: now)
        try update(id, to: changes, at: now)
        return id
      }
      let single = try store.tasks.insert(occurrence(of: task, at: now))
      try series.logSkip(of: task)
      try series.run(task, after: .skipped, to: next.task, by: next.shift)
      try update(single, to: changes, at: now)
      return single
    }
  }

  private func update(_ id: Int64, to changes: TaskInput, at now: Instant) throws {
    try UpdateTasks(store, newUID: newUID).run([id], to: changes, at: now)
  }

  private func refuseRepeating(_ changes: TaskInput) throws {
    let given = [
      ("repeat_rule", changes.repeatRule != nil), ("repeat_mode", changes.repeatMode != nil),
      ("excluded_dates", changes.excludedDates != nil), ("added_dates", changes.addedDates != nil),
    ]
    for (field, isGiven) in given where isGiven {
      throw Failure(
        .invalid,
        "One occurrence does not repeat: leave \(field) out, or change this one and all later ones.",
        field: field)
    }
  }

  /// The present occurrence as a task of its own, which stands behind the one that repeats.
  private func occurrence(of task: Task, at now: Instant) throws -> Task {
    let zone = try store.days(named: task.zoneName)
    let occurrence = task.presentOccurrence(at: now, in: zone)
    var single = task
    single.id = 0
    single.uid = try freeUID(of: occurrence, of: task)
    try single.endSeries()
    single.seriesUID = task.uid
    single.occurrence = occurrence
    single.created = now
    single.modified = now
    let upper = try store.tasks.places(after: task.place, limit: 1, besides: []).first
    let order = ManualOrder(store: store)
    single.position =
      try order.keys(for: [single], in: ManualOrder.Gap(lower: task.place, upper: upper)).first
      ?? task.position
    return single
  }

  /// The uid of an occurrence as a task: the same on all devices. One that was a task before, and was
  /// purged, gets another: what stays of that task goes by its uid.
  private func freeUID(of occurrence: LocalMoment, of task: Task) throws -> String {
    var number = 1
    while true {
      let uid = OccurrenceUID.make(
        series: task.uid, occurrence: occurrence.text, role: number == 1 ? "" : "\(number)")
      if let known = try store.tasks.task(uid: uid) {
        throw Failure(
          .conflict,
          "The occurrence \(occurrence.text) is a task of its own already: \(known.reference).",
          field: "id")
      }
      if try store.purgedTasks.find(uid: uid) == nil { return uid }
      number += 1
    }
  }
}
