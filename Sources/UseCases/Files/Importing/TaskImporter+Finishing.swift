import Domain

extension TaskImporter {
  /// Completes the occurrences that are completed; what stands for more than that becomes a task of its own.
  mutating func finishOccurrences(
    from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    for var waiting in completedOccurrences {
      waiting.filed = try occurrences.placed(waiting.filed)
      let isSkipped = waiting.filed.foldsIntoSeries && waiting.filed.task.completed == nil
      switch try isSkipped
        ? occurrences.skip(waiting.filed) : occurrences.complete(waiting.filed)
      {
      case .completed: report.updated += 1
      case .known: report.unchanged += 1
      case .ownTask: try finish(waiting, from: reader, noting: &notes)
      }
    }
  }

  /// Sees to the tasks that were waiting, and to what holds for all of them together.
  mutating func finish(
    from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    try finishOccurrences(from: reader, noting: &notes)
    for waiting in waiting { try finish(waiting, from: reader, noting: &notes) }
    notes.append(self.notes)
    let component = reader.component
    try links.check { failure, uid in
      guard let component else { throw failure }
      noteLostLink(failure, failure.position, component, uid, in: &notes)
    }
    try links.carrySubtasks { id in
      if unchangedSubtasks.remove(id) != nil {
        report.unchanged -= 1
        report.updated += 1
      }
    }
    try links.detachMisplaced { task in
      notes.append(
        ImportNote(
          .kept,
          "\(task.reference) is a task of its own now, for the file closes the one that it was under.",
          line: 0, component: component ?? "", uid: task.uid))
    }
    try states.finish()
    try occurrences.finish()
    if !movedSeries.isEmpty { _ = try store.mendSeries(ofTasks: movedSeries, modified: nil) }
  }

  mutating func finish(
    _ waiting: Waiting, from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    do {
      try Failure.inText(at: waiting.position) {
        let old = try held(uid: waiting.filed.task.uid)
        let links = try links(
          of: waiting.filed, over: old, keepsLinks: reader.keepsLinks, isLast: true)
        var waiting = waiting
        if links.isParentClosed, !waiting.filed.isMoved, let old, old.task.parentID == nil {
          // It stayed in the project of the one that it was under.
          waiting.filed.properties.subtract([.project, .section])
        }
        let kept = try kept(with: waiting, over: old, missing: links.missing, reader, &notes)
        let before = report
        try save(
          waiting.filed, links, keeping: kept, over: old, at: waiting.position,
          isAdded: waiting.isAdded)
        try takeComments(of: waiting.filed, over: old, from: reader, since: before)
        if waiting.isAdded { report = before }
        if links.isParentClosed {
          notes.append(
            ImportNote(
              .kept, "The task is open below one that is closed: it is a task of its own here.",
              line: waiting.position.line, component: waiting.component ?? "",
              uid: waiting.filed.task.uid))
        }
      }
    } catch let failure as Failure {
      guard let component = waiting.component, failure.isOfContent else { throw failure }
      notes.append(
        ImportNote(
          waiting.isAdded ? .kept : .skipped, failure.message, line: waiting.position.line,
          component: component, uid: waiting.filed.task.uid))
    }
  }

  /// What a task keeps that names tasks which are nowhere. Where bad components spoil no others, one that is allowed none
  /// is read without these links.
  @inline(never)
  func kept(
    with waiting: Waiting, over old: HeldTask?, missing: [String],
    _ reader: some StoreInterchangeReader, _ notes: inout ImportNotes
  ) throws -> String? {
    do {
      return try reader.kept(with: waiting.filed, over: old?.task.kept, missing: missing)
    } catch let failure as Failure {
      guard let component = waiting.component, failure.isOfContent, !missing.isEmpty else {
        throw failure
      }
      noteLostLink(failure, waiting.position, component, waiting.filed.task.uid, in: &notes)
      return try reader.kept(with: waiting.filed, over: old?.task.kept, missing: [])
    }
  }

  func noteLostLink(
    _ failure: Failure, _ position: TextPosition?, _ component: String, _ uid: String,
    in notes: inout ImportNotes
  ) {
    notes.append(
      ImportNote(
        .kept, "\(failure.message) The link was left out.", line: position?.line ?? 0,
        component: component, uid: uid))
  }
}
