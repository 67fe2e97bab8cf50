import Domain
import Platform

extension TaskImporter {
  /// What the file itself added before, without its links, is no other version of it.
  @inline(never)
  mutating func save(
    _ filed: FiledTask, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition, isAdded: Bool = false
  ) throws {
    let taken =
      isAdded ? TaskPrecedence.Taken(filed: filed) : try taken(filed, links, over: old)
    guard let taken else {
      report.stayed += 1
      if let old, filed.properties.contains(.completed) {
        try compareCompletion(filed.task.completed, with: old.task)
      }
      return
    }
    try save(taken, links, keeping: kept, over: old, at: position)
  }

  /// Remembers when the file has a task completed that it is not here, or at another time.
  @inline(never)
  mutating func compareCompletion(_ completed: Instant?, with task: Task) throws {
    guard let completed, task.completed != completed, !task.repeats else { return }
    if !need.add() { throw Failure.noMemory }
    outdatedCompletions[task.uid] = completed
  }

  /// Whether a completion of the file is of a version of its task that does not count.
  func isOutdated(_ completion: Completion) -> Bool {
    completion.occurrence == nil && !completion.isReopened
      && outdatedCompletions[completion.taskUID] == completion.completed
  }

  /// What counts of what a file says of a task; nil where all that it says otherwise is not to be taken.
  @inline(never)
  func taken(
    _ filed: FiledTask, _ links: Links, over old: HeldTask?
  ) throws -> TaskPrecedence.Taken? {
    guard let old else { return TaskPrecedence.Taken(filed: filed) }
    let merged = HeldTask(try merged(filed, links, over: old))
    guard
      case .taken(var taken) = try precedence.decision(on: filed, merged.task, over: old.task)
    else { return nil }
    if taken.filed.properties.count < filed.properties.count {
      for property in filed.properties.subtracting(taken.filed.properties) {
        try merged.task.take(property, from: old.task)
      }
    }
    taken.merged = merged
    return taken
  }

  @inline(never)
  mutating func save(
    _ taken: TaskPrecedence.Taken, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition
  ) throws {
    let draft = try draft(of: taken, links, keeping: kept, over: old, at: position)
    guard let old else { return try add(draft, taken.filed) }
    try save(draft, taken, over: old, at: position)
  }

  /// What a file makes of a task.
  @inline(never)
  mutating func draft(
    of taken: TaskPrecedence.Taken, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition
  ) throws -> HeldTask {
    let filed = taken.filed
    let draft = try taken.merged ?? HeldTask(merged(filed, links, over: old))
    try settle(&draft.task, as: filed, keeping: kept, over: old)
    draft.task.projectID = try project(of: filed, withParent: draft.task.parentID, over: old)
    if let name = filed.sectionName, old == nil || filed.properties.contains(.section) {
      draft.task.sectionUID = try section(named: name, inProject: draft.task.projectID)
    }
    if filed.properties.contains(.section) { try checkSection(of: &draft.task, at: position) }
    if !filed.properties.contains(.repeatFloor) {
      let isOfOthers = filed.changedOccurrence != nil && !filed.properties.contains(.position)
      states.takenWithoutMarks(draft.task, isOfOthers: isOfOthers)
      if isOfOthers, let series = draft.task.seriesUID { occurrences.touch(series) }
    }
    return draft
  }

  @inline(never)
  mutating func save(
    _ draft: HeldTask, _ taken: TaskPrecedence.Taken, over old: HeldTask, at position: TextPosition
  ) throws {
    let filed = taken.filed
    let isModifiedNow = !filed.properties.contains(.modified) && !taken.keepsModified
    if !filed.properties.contains(.completed) {
      try compareCompletion(filed.task.completed, with: draft.task)
    }
    if try store.tasks.save(draft.task, over: old.task, modified: isModifiedNow ? now : nil) {
      report.updated += 1
      links.saved(draft.task, over: old.task, at: position)
      let time = isModifiedNow ? now : min(draft.task.modified, now)
      try states.saved(draft.task, over: old.task, at: time)
      if draft.task.repeats, draft.task.occurrence != old.task.occurrence {
        if !need.add() { throw Failure.noMemory }
        movedSeries.append(draft.task.id)
      }
    } else if taken.isPartial {
      report.stayed += 1
    } else {
      report.unchanged += 1
      if draft.task.parentID != nil { unchangedSubtasks.insert(draft.task.id) }
    }
  }

  /// Brings all of a merged task but its place in line with the rest of it.
  @inline(never)
  func settle(
    _ task: inout Task, as filed: FiledTask, keeping kept: String?, over old: HeldTask?
  ) throws {
    let isInTask = filed.properties.contains(.fieldValues)
    var values =
      isInTask
      ? try fields.values(filed.task.fieldValues, of: .task)
      : old?.task.fieldValues ?? FieldValues()
    try fields.take(filed.fieldValues, isAll: filed.saysAllFields, into: &values, of: .task)
    task.fieldValues = values
    task.settleState()
    task.kept = kept
    try task.checkDates(in: store.zone)
    if filed.isWholeSeries, let old {
      try task.stay(atOccurrenceOf: old.task, in: store.zone(named: task.zoneName))
    }
    // A file may say itself from where the task repeats.
    let saysStart = filed.properties.contains(.repeatStart) && filed.task.repeatStart != nil
    if !saysStart {
      try UpdateSeries(store: store, now: now).run(&task, over: old?.task)
    } else {
      if task.zoneName != old?.task.zoneName { _ = try store.zone(named: task.zoneName) }
      // Without the marks of its occurrences, those before the present one are over.
      let isElsewhere =
        task.occurrence != old?.task.occurrence || task.repeatStart != old?.task.repeatStart
      let saysFloor = filed.properties.contains(.repeatFloor) && filed.task.repeatFloor != nil
      if isElsewhere, !saysFloor { task.raiseFloor() }
      // Older files say in the rule itself what is left of COUNT.
      if !filed.properties.contains(.repeatDone) { task.repeatDone = nil }
    }
    if task.until != nil, task.repeatRule != nil {
      try task.moveUntilIntoRule(over: old?.task, in: store.zone(named: task.zoneName))
    }
  }

  @inline(never)
  func merged(_ filed: FiledTask, _ links: Links, over old: HeldTask?) throws -> Task {
    var merged = filed.task
    merged.parentID = links.parentID
    try merged.setDependencies(links.dependencies)
    guard let old else { return merged }
    try filed.merge(into: &merged, over: old.task, in: store.zone)
    return merged
  }

  /// Without a place in the manual order, it goes to the end.
  @inline(never)
  mutating func add(_ draft: HeldTask, _ filed: FiledTask) throws {
    if !filed.properties.contains(.position) {
      draft.task.position = .between(try store.tasks.lastPosition(), nil) ?? .first
    }
    keepOrder(of: &draft.task, filed)
    states.added(draft.task, as: try store.tasks.insert(draft.task))
    report.added += 1
  }

  /// Tasks of a file that does not say when they came, or only the day, are a millisecond apart: lists of one instant
  /// are in the order of the uids, which may follow from what the tasks say.
  mutating func keepOrder(of task: inout Task, _ filed: FiledTask) {
    let isOfDay = if case .day? = filed.precisions[.created] { true } else { false }
    guard isOfDay || !filed.properties.contains(.created) else { return }
    let offset = Int64(min(report.added, 86_399_999))
    task.created = Instant(clamping: task.created.milliseconds + offset)
    if !filed.properties.contains(.modified) { task.modified = max(task.modified, task.created) }
  }
}
