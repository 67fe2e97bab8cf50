package import Domain

/// Repairs damage that another program did, as a part of the present step.
///
/// It works on the rows themselves, for damaged ones make no entities; what it changes is logged as
/// if it had been done through them.
final class StoreRepair {
  let database: Database
  let log: ChangeLog
  let projects: SQLiteProjectRepository
  let events: SQLiteEventRepository
  let tags: TagIndex
  let words: TextIndex
  let reminders: ReminderQueue
  let now: Instant
  let newUID: () -> String
  var report = RepairReport()
  /// Whether the index of words agreed with the tasks, and is to be kept so.
  private(set) var isIndexSound = true

  init(
    _ database: Database, log: ChangeLog, projects: SQLiteProjectRepository,
    events: SQLiteEventRepository, reminders: ReminderQueue, now: Instant,
    newUID: @escaping () -> String
  ) throws {
    self.database = database
    self.log = log
    self.projects = projects
    self.reminders = reminders
    self.events = events
    self.now = now
    self.newUID = newUID
    tags = TagIndex(database)
    words = TextIndex(database)
  }

  /// - Throws: `corrupt` for damage that only a backup mends.
  func run() throws -> RepairReport {
    let integrity = try database.integrity()
    try integrity.requireReadable()
    try rebuildIndexes(integrity.wrongIndexes)
    try mendAll()
    // Not all that can be missing is given.
    if !integrity.isWhole, try !database.integrity().isWhole {
      throw Failure(
        .corrupt,
        "The store is damaged: values are missing that nothing can be put in the place of. "
          + "Restore the store from a backup.", field: "path")
    }
    return report
  }

  /// Makes whole what leads from task to task, where only a part of a step was taken back.
  func mendLinks() throws {
    try mendAliases()
    try detachSubtasks()
    try mendDependencies()
    if report != RepairReport() { try mendDetails() }
  }

  /// Makes indexes anew from their tables.
  private func rebuildIndexes(_ names: Set<String>) throws {
    for name in names.sorted() {
      try database.execute("REINDEX \"\(name)\"")
    }
    if !names.isEmpty { rebuilt() }
  }

  /// What follows from other things was made anew.
  func rebuilt() {
    report.isIndexRebuilt = true
    log.changedUnlogged()
  }

  private func mendAll() throws {
    isIndexSound = try words.agreesWithTasks()
    let isQueueSound = try reminders.agreesWithItems()
    try mendValues()
    try mendInbox()
    try rehomeTasks()
    try mendSections()
    try detachSubtasks()
    try mendDependencies()
    try mendTags()
    try mendFocus()
    try mendCalendars()
    try mendAliases()
    try mendEvents()
    try mendInvoiceParts()
    try mendRecords()
    try mendTemplates()
    try mendPurchases()
    try mendRecurringInvoices()
    try mendPaymentReminders()
    try mendTimeEntries()
    try mendInvoices()
    try removeStrayComments()
    for table in [RepairedTable.task, .project, .filter, .calendar, .field] {
      try mendPositions(in: table)
    }
    try mendDetails()
    if !isIndexSound { try words.rebuild() }
    // Mended values can be other times to remind at.
    if try !isQueueSound || !reminders.agreesWithItems() { try reminders.rebuild(at: now) }
    if !isIndexSound || !isQueueSound { rebuilt() }
  }

  /// A row, identified as in the change log.
  struct Row {
    var id: Int64
    var uid: String
  }

  /// Sets a column of a task, and logs it with the time of modification.
  func set(
    _ property: TaskProperty, in column: String, to value: some Bindable, of task: Row,
    old: LogValue, new: LogValue
  ) throws {
    try touch(task)
    try database.statement("UPDATE task SET \(column) = ? WHERE id = ?").run(value, task.id)
    try logChange(of: property, of: task, old: old, new: new)
  }

  /// The task was modified now.
  func touch(_ task: Row) throws {
    let select = try database.statement("SELECT modified_ms FROM task WHERE id = ?")
    defer { select.reset() }
    try select.bind(task.id)
    guard try select.step() else { return }
    let modified = select.integer(0)
    if modified == now.milliseconds { return }
    select.reset()
    try database.statement("UPDATE task SET modified_ms = ? WHERE id = ?").run(now, task.id)
    try logChange(
      of: .modified, of: task, old: .integer(modified), new: .integer(now.milliseconds))
  }

  func logChange(
    of property: TaskProperty, of task: Row, old: LogValue, new: LogValue
  ) throws {
    try log.changed(
      .task, id: task.id, uid: task.uid, property: property.rawValue, old: old, new: new)
  }

  /// The uid of a task, as the log has it; null when there is no such task.
  func uidValue(ofTask id: Int64) throws -> LogValue {
    let select = try database.statement("SELECT uid FROM task WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() ? .text(select.text(0)) : .null
  }

  /// Removes rows that no entity knows of.
  ///
  /// - Returns: how many there were.
  func delete(from table: String, where condition: String) throws -> Int {
    let count = try database.integer("SELECT count(*) FROM \(table) WHERE \(condition)") ?? 0
    if count > 0 {
      try database.statement("DELETE FROM \(table) WHERE \(condition)").run()
      log.changedUnlogged()
    }
    return Int(count)
  }

  /// All rows that a statement gives, so that they can be changed meanwhile.
  func rows<Result>(_ sql: String, _ read: (Statement) throws -> Result) throws -> [Result] {
    let select = try database.statement(sql)
    defer { select.reset() }
    var results: [Result] = []
    while try select.step() { results.append(try read(select)) }
    return results
  }
}

extension SQLiteStore {
  package func repair(at now: Instant, newUID: @escaping () -> String) throws -> RepairReport {
    var report = try StoreRepair(
      database, log: log, projects: SQLiteProjectRepository(records), events: records.events,
      reminders: reminders, now: now, newUID: newUID
    ).run()
    // All rows can be read by now.
    report.seriesMended = try mendSeries(ofTasks: nil, modified: now)
    // A check takes the repair back before its step ends, and has to meet what keeps the log from being written.
    try log.writePending()
    if log.hasChanges { _ = try log.stepID() }
    return report
  }
}
