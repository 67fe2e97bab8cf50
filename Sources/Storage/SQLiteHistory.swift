import Domain

/// Undo and redo on the change log.
///
/// A step is taken back by a new step that sets each property to its old value, and logs that. To
/// do it again is to take that one back in turn, so one operation serves both.
final class SQLiteHistory: History {
  private let database: Database
  private let log: ChangeLog
  private let tasks: SQLiteTaskRepository
  private let projects: SQLiteProjectRepository
  private let tags: SQLiteTagRepository
  private let filters: SQLiteFilterRepository
  private let records: Records

  init(
    _ database: Database, log: ChangeLog, tasks: SQLiteTaskRepository,
    projects: SQLiteProjectRepository, tags: SQLiteTagRepository, filters: SQLiteFilterRepository,
    records: Records
  ) {
    self.database = database
    self.log = log
    self.tasks = tasks
    self.projects = projects
    self.tags = tags
    self.filters = filters
    self.records = records
  }

  func lastDone() throws -> Step? {
    try step(in: StepState.done, order: "DESC")
  }

  func firstUndone() throws -> Step? {
    try step(in: StepState.undone, order: "ASC")
  }

  func reverse(_ step: Step) throws -> Bool {
    if let latest = try range(ofLatestOf: step.id) {
      for group in try groups(in: latest).reversed() {
        try Failure.damaged("step \(step.id)") { try reverse(group) }
      }
    }
    guard log.hasChanges else {
      try forget(step.id)
      return false
    }
    try database.statement(
      "UPDATE step SET latest = ?1, state = CASE state WHEN ?2 THEN ?3 ELSE ?2 END WHERE id = ?4"
    ).run(log.stepID, StepState.done, StepState.undone, step.id)
    return true
  }

  private func reverse(_ group: Group) throws {
    switch group.entity {
    case .task: try reverseTask(group)
    case .project: try reverseProject(group)
    case .tag: try reverseTag(group)
    case .filter: try reverseFilter(group)
    case .event: try reverse(group, in: records.events)
    case .completion: try reverse(group, in: records.completions)
    case .alert: try reverse(group, in: records.alerts)
    case .focusSession: try reverse(group, in: records.focusSessions)
    case .setting: try reverse(group, in: records.settings)
    }
  }

  /// Takes a step out of the way of undo and redo.
  private func forget(_ step: Int64) throws {
    try database.statement("UPDATE step SET state = ? WHERE id = ?").run(
      StepState.notForUndo, step)
  }

  /// The nearest step in that state. One of which a purge left nothing is passed over, for good.
  private func step(in state: Int32, order: String) throws -> Step? {
    let next = try database.statement(
      """
      SELECT id, action, at_ms FROM step WHERE state = ? AND state <> 0
      ORDER BY id \(order) LIMIT 1
      """)
    while true {
      defer { next.reset() }
      try next.bind(state)
      guard try next.step() else { return nil }
      let id = next.integer(0)
      let counts = try entityCounts(ofLatestOf: id)
      if counts.all > 0,
        let action = Step.Action(rawValue: Int32(truncatingIfNeeded: next.integer(1)))
      {
        return Step(
          id: id, action: action, at: Instant(clamping: next.integer(2)),
          taskCount: counts.tasks, projectCount: counts.projects, eventCount: counts.events)
      }
      try forget(id)
    }
  }

  private func entityCounts(
    ofLatestOf step: Int64
  ) throws -> (all: Int, tasks: Int, projects: Int, events: Int) {
    guard let range = try range(ofLatestOf: step) else { return (0, 0, 0, 0) }
    let count = try database.statement(
      """
      SELECT count(*),
             count(DISTINCT CASE entity WHEN 1 THEN uid END),
             count(DISTINCT CASE entity WHEN 2 THEN uid END),
             count(DISTINCT CASE entity WHEN 5 THEN uid END)
      FROM change WHERE id BETWEEN ? AND ?
      """)
    defer { count.reset() }
    try count.bind(range.lowerBound, range.upperBound)
    guard try count.step() else { return (0, 0, 0, 0) }
    return (
      Int(count.integer(0)), Int(count.integer(1)), Int(count.integer(2)), Int(count.integer(3))
    )
  }

  /// The rows of the step that did, undid or redid a step last.
  private func range(ofLatestOf step: Int64) throws -> ClosedRange<Int64>? {
    let select = try database.statement(
      """
      SELECT latest.first_change, latest.last_change
      FROM step JOIN step AS latest ON latest.id = step.latest WHERE step.id = ?
      """)
    defer { select.reset() }
    try select.bind(step)
    guard try select.step(), select.integer(0) <= select.integer(1) else { return nil }
    return select.integer(0)...select.integer(1)
  }

  /// The rows that stand together and are about one task or project.
  private struct Group {
    var entity: CommittedChange.Entity
    var uid: String
    var rows: [Row] = []

    struct Row {
      var property: String
      var old: LogValue
      var new: LogValue
    }

    /// When a removed one was made.
    var created: Instant? {
      rows.first { $0.property == TaskProperty.created.rawValue }?.old.instant
    }

    /// The tag that was forgotten then, as it was spelled.
    func removedTag() throws -> Tag? {
      for row in rows where row.property == TagProperty.name.rawValue {
        if case .text(let name) = row.old { return try Tag(name: name) }
      }
      return nil
    }

    /// How its id changed: it came, it went, or neither.
    var identity: Row? { rows.last { $0.property == ChangeLog.identity } }
  }

  private func groups(in range: ClosedRange<Int64>) throws -> [Group] {
    let select = try database.statement(
      "SELECT entity, uid, property, old, new FROM change WHERE id BETWEEN ? AND ? ORDER BY id")
    defer { select.reset() }
    try select.bind(range.lowerBound, range.upperBound)
    var groups: [Group] = []
    while try select.step() {
      guard
        let entity = CommittedChange.Entity(
          rawValue: Int32(truncatingIfNeeded: select.integer(0)))
      else { continue }
      let uid = select.text(1)
      let row = Group.Row(
        property: select.text(2), old: select.logValue(3), new: select.logValue(4))
      if let last = groups.indices.last, groups[last].entity == entity,
        ExactText(groups[last].uid) == ExactText(uid)
      {
        groups[last].rows.append(row)
      } else {
        groups.append(Group(entity: entity, uid: uid, rows: [row]))
      }
    }
    return groups
  }

  private func reverseTask(_ group: Group) throws {
    let present = try tasks.task(uid: group.uid)
    switch (group.identity?.old, group.identity?.new, present) {
    case (.null, .integer, let present?):
      try tasks.remove(present)
    case (.integer(let id), .null, nil):
      var task = try Task.blank(uid: group.uid, created: group.created ?? log.beginning)
      try setOldValues(of: group, in: &task)
      _ = try tasks.insert(task, id: id)
    case (nil, nil, let present?):
      var task = present
      try setOldValues(of: group, in: &task)
      _ = try tasks.save(task, over: present, modified: nil)
    default: break  // a task that was purged meanwhile
    }
  }

  private func setOldValues(of group: Group, in task: inout Task) throws {
    for row in group.rows.reversed() {
      guard let property = TaskProperty(rawValue: row.property) else { continue }
      var old = row.old
      var new = row.new
      switch (property, old) {
      case (.project, .text(let uid)):
        // A project that went for good leaves its tasks in Inbox.
        old = .integer(try projects.project(uid: uid)?.id ?? Project.inboxID)
      case (.parent, _), (.dependency, _):
        old = try tasks.idValue(ofUID: old)
        new = try tasks.idValue(ofUID: new)
      default: break
      }
      try task.set(property, to: old, from: new)
    }
  }

  private func reverseProject(_ group: Group) throws {
    let present = try projects.project(uid: group.uid)
    switch (group.identity?.old, group.identity?.new, present) {
    case (.null, .integer, let present?):
      try projects.remove(present)
    case (.integer(let id), .null, nil):
      var project = try Project(uid: group.uid, name: "?", created: log.beginning)
      try setOldValues(of: group, in: &project)
      _ = try projects.insert(project, id: id)
    case (nil, nil, let present?):
      var project = present
      try setOldValues(of: group, in: &project)
      try projects.save(project, over: present)
    default: break
    }
  }

  private func reverseTag(_ group: Group) throws {
    guard var tag = try tags.tag(key: group.uid) ?? group.removedTag() else { return }
    for row in group.rows.reversed() {
      switch (TagProperty(rawValue: row.property), row.old) {
      case (.name, .text(let name)): tag.name = name
      case (.colour, .integer(let code)):
        tag.colour = try ColourToken(code: Int32(truncatingIfNeeded: code))
      default: break
      }
    }
    try tags.save(tag)
  }

  private func reverse<Element>(
    _ group: Group, in repository: SQLiteRecordRepository<Element>
  ) throws {
    func setOldValues(in element: inout Element) throws {
      for row in group.rows.reversed() {
        guard let property = Element.Property(rawValue: row.property) else { continue }
        try element.set(property, to: row.old)
      }
    }
    switch (group.identity?.old, group.identity?.new, try repository.find(uid: group.uid)) {
    case (.null, .integer, let present?):
      try repository.remove(present)
    case (.integer(let id), .null, nil):
      var element = try Element.blank(uid: group.uid)
      try setOldValues(in: &element)
      _ = try repository.insert(element, id: id)
    case (nil, nil, let present?):
      var element = present
      try setOldValues(in: &element)
      _ = try repository.save(element, over: present)
    default: break
    }
  }

  private func reverseFilter(_ group: Group) throws {
    let present = try filters.filter(uid: group.uid)
    switch (group.identity?.old, group.identity?.new, present) {
    case (.null, .integer, let present?):
      try filters.remove(present)
    case (.integer(let id), .null, nil):
      var filter = try SavedFilter(uid: group.uid, name: "?", query: "?", created: log.beginning)
      try setOldValues(of: group, in: &filter)
      _ = try filters.insert(filter, id: id)
    case (nil, nil, let present?):
      var filter = present
      try setOldValues(of: group, in: &filter)
      try filters.save(filter, over: present)
    default: break
    }
  }

  private func setOldValues(of group: Group, in filter: inout SavedFilter) throws {
    for row in group.rows.reversed() {
      try FilterProperty(rawValue: row.property)?.set(row.old, in: &filter)
    }
  }

  private func setOldValues(of group: Group, in project: inout Project) throws {
    for row in group.rows.reversed() {
      try ProjectProperty(rawValue: row.property)?.set(row.old, in: &project)
    }
  }
}
