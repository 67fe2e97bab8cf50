import Domain

/// Writes the changed columns of tasks.
extension SQLiteTaskRepository {
  /// The changed values of a task. It does not hold the task itself, since copying that takes longer than all
  /// else.
  private struct Change {
    let id: Int64
    let uid: String
    let changes: [TaskPropertyChange]
    let properties: Set<TaskProperty>
    let update: TaskUpdate
    /// Before and now; nil when it has the same words.
    let texts: (old: TextIndex.Texts, new: TextIndex.Texts)?
    let concernsReminders: Bool
  }

  func save(_ task: Task, over old: Task, modified now: Instant?) throws -> Bool {
    guard let change = try change(task, over: old, modified: now) else { return false }
    try write(change.update, to: [task.id])
    try log(change)
    return true
  }

  func save(_ tasks: [(task: Task, old: Task)], modified now: Instant?) throws {
    var changes = try tasks.compactMap { try change($0.task, over: $0.old, modified: now) }[...]
    while let first = changes.first {
      let alike = changes.prefix { $0.update == first.update }
      try write(first.update, to: alike.map(\.id))
      for change in alike { try log(change) }
      changes = changes.dropFirst(alike.count)
    }
  }

  /// Nil when nothing changed. What is in other tables than the task's own is stored at once.
  private func change(_ task: Task, over old: Task, modified now: Instant?) throws -> Change? {
    var task = task
    if task.sectionUID != nil,
      task.sectionUID != old.sectionUID || task.projectID != old.projectID
    {
      try dropSectionOfOtherProject(&task)
    }
    if task.tags != old.tags { task.tags = try retag(task, over: old) }
    if task.dependencies != old.dependencies { try saveDependencies(of: task, over: old) }
    let wasTouched = task.modified != old.modified
    if let now { task.modified = now }
    let changes = task.changes(from: old)
    if !wasTouched, changes.allSatisfy({ $0.property == .modified }) { return nil }
    let properties = Set(changes.map(\.property))
    let hasSameWords = properties.isDisjoint(with: [.title, .notes, .tag])
    let hasReminders = !task.reminders.isEmpty || !old.reminders.isEmpty
    return Change(
      id: task.id, uid: task.uid, changes: changes, properties: properties,
      update: TaskUpdate(changes, of: task), texts: hasSameWords ? nil : (old.texts, task.texts),
      concernsReminders: hasReminders && !properties.isDisjoint(with: ReminderQueue.properties))
  }

  /// Several rows get the same at the cost of one statement.
  private func write(_ update: TaskUpdate, to ids: [Int64]) throws {
    if update.columns.isEmpty { return }
    let assignments = update.columns.map { "\($0) = ?" }.joined(separator: ", ")
    let one = ids.count == 1 ? ids.first : nil
    let rows = one == nil ? "IN (SELECT value FROM json_each(?))" : "= ?"
    let statement = try database.statement(
      "UPDATE OR FAIL task SET \(assignments) WHERE id \(rows)")
    defer { statement.reset() }
    try statement.bind(
      then: update.values + [one.map { .integer($0) } ?? .text(IDArray(ids).json)])
    _ = try statement.step()
  }

  private func log(_ change: Change) throws {
    if let texts = change.texts {
      try words.remove(texts.old, of: change.id)
      try words.add(texts.new, of: change.id)
    }
    if change.concernsReminders { reminders.changed(task: change.id) }
    for part in change.changes {
      try log.changed(
        .task, id: change.id, uid: change.uid, property: part.property.rawValue,
        old: loggedValue(part.old, of: part.property),
        new: loggedValue(part.new, of: part.property))
    }
  }

  /// In another project, a task is below no section of its former one.
  func dropSectionOfOtherProject(_ task: inout Task) throws {
    if let uid = task.sectionUID,
      try !records.projectSections.isSection(uid, ofProject: task.projectID)
    {
      task.sectionUID = nil
    }
  }

  /// Gives a task other tags.
  ///
  /// - Returns: them, as the store spells them.
  private func retag(_ task: Task, over old: Task) throws -> TagSet {
    let before = try tags.resolve(old.tags)
    let after = try tags.resolve(task.tags)
    try tags.add(after.ids.filter { !before.ids.contains($0) }, toTask: task.id)
    try tags.remove(before.ids.filter { !after.ids.contains($0) }, fromTask: task.id)
    return after.tags
  }

  private func saveDependencies(of task: Task, over old: Task) throws {
    for blocker in old.dependencies where !task.dependencies.contains(blocker) {
      try deleteDependency.run(task.id, blocker)
    }
    for blocker in task.dependencies where !old.dependencies.contains(blocker) {
      try insertDependency.run(task.id, blocker)
    }
  }
}

extension SQLiteTaskRepository: ReversibleRepository {
  func find(uid: String) throws -> Task? { try task(uid: uid) }

  func save(_ task: Task, over old: Task) throws -> Bool {
    try save(task, over: old, modified: nil)
  }

  func takeBack(_ row: ChangeGroup.Row, of property: TaskProperty, in task: inout Task) throws {
    var old = row.old
    var new = row.new
    switch (property, old) {
    case (.project, .text(let uid)):
      // A project that went for good leaves its tasks in Inbox.
      old = .integer(try projects.id(ofUID: uid) ?? Project.inboxID)
    case (.parent, _), (.dependency, _):
      old = try idValue(ofUID: old)
      new = try idValue(ofUID: new)
    default: old = task.value(of: property, before: row)
    }
    try task.set(property, to: old, from: new)
  }

  /// Each tag and each dependency is one by itself.
  func undoUnit(of row: ChangeGroup.Row, _ property: TaskProperty) -> UndoUnit {
    switch property {
    case .tag:
      .property("tag \(NameKey(row.old.text ?? row.new.text ?? "").text)")
    case .dependency: .property("dependency \(row.old.text ?? row.new.text ?? "")")
    default: Task.undoUnit(of: property)
    }
  }

  func has(
    _ value: LogValue, ratherThan other: LogValue, of property: TaskProperty, in task: Task
  ) throws -> Bool {
    switch property {
    case .tag:
      if let name = value.text { return task.tags.contains(name) }
      return other.text.map { !task.tags.contains($0) } ?? true
    case .dependency:
      let isThere = try idValue(ofUID: value == .null ? other : value).integer.map {
        task.dependencies.contains($0)
      }
      return (isThere ?? false) == (value != .null)
    case .project, .parent:
      return try loggedValue(task.value(of: property), of: property) == value
    default: return task.has(value, ratherThan: other, of: property)
    }
  }

  /// How a tag is spelled is the tag's, and not logged with its tasks.
  func changedProperties(of task: Task, from old: Task) -> [TaskProperty] {
    let hasSameTags = task.tags.keys == old.tags.keys
    return task.changes(from: old).map(\.property).filter { $0 != .tag || !hasSameTags }
  }

  /// What is below it would have no parent any more, and what waits for it nothing to wait for.
  func isInUse(_ task: Task) throws -> Bool {
    let select = try database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM task WHERE parent_id = ?1)
        OR EXISTS (SELECT 1 FROM dependency WHERE blocker_id = ?1)
      """)
    defer { select.reset() }
    try select.bind(task.id)
    return try select.step() && select.integer(0) != 0
  }

  /// It goes to the trash with all that is below it.
  func setAside(_ task: Task) throws -> StepReversal {
    if task.status == .deleted { return StepReversal(leftCount: 1) }
    let below = try descendants(of: [task.id], Set(Status.allCases))
    let instant = log.beginning.free(of: below)
    for old in [task] + below where old.status != .deleted {
      var deleted = old
      try deleted.delete(at: instant)
      _ = try save(deleted, over: old, modified: log.beginning)
    }
    return StepReversal(changedCount: 1, trashedCount: 1)
  }
}
