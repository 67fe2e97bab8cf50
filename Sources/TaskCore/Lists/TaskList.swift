import CTaskcore
import Domain
import Storage

/// A snapshot of tasks, filled straight from the columns of their rows.
final class TaskList: RowList<taskcore_task>, Snapshot {
  typealias CHandle = taskcore_task_list
  static let mark: UInt64 = 0x7461_736B_6C69_7374
  static let word = "list"

  let listing: TaskListing
  let today: CalendarDate
  let endOfToday: Instant
  var endsOfDays: [CalendarDate: Instant] = [:]
  /// NULL when the tasks are not grouped.
  private(set) var groups: UnsafeMutablePointer<taskcore_group>?
  private(set) var groupCount = 0
  /// Finds what the query looked for.
  var highlighter: TextHighlighter?
  private var projectNames: [Int64: UnsafePointer<CChar>] = [:]

  init(_ listing: TaskListing) {
    self.listing = listing
    today = listing.zone.localTime(at: listing.now).date
    endOfToday = listing.zone.endOfDay(today)
  }

  /// Copies a task into the list.
  func append(_ row: TaskListing.Row) throws {
    var task = taskcore_task()
    task.struct_size = MemoryLayout<taskcore_task>.size
    task.depth = row.depth
    task.id = row.integer(.id)
    task.uid = try copy(row.bytes(.uid))
    task.title = try copy(row.bytes(.title))
    let notes = row.bytes(.notes)
    task.notes = try copy(notes)
    if !notes.isEmpty { task.fields |= TASKCORE_TASK_NOTES }
    task.project_id = row.integer(.projectID)
    task.project = try name(ofProject: task.project_id)
    try copyTags(row.bytes(.tags), into: &task)
    task.status = UInt32(truncatingIfNeeded: row.integer(.status))
    task.priority = try code(row.integer(.priority), of: task.id) { Priority(rawValue: $0) != nil }
    task.favourite = row.integer(.favourite) == 0 ? 0 : 1
    let due = try moment(row, .dueDate, .dueMilliseconds, of: task.id)
    let start = try moment(row, .startDate, .startMilliseconds, of: task.id)
    set(due: due, start: start, in: &task)
    task.created_ms = try checked(row.integer(.created), of: task.id)
    task.modified_ms = try checked(row.integer(.modified), of: task.id)
    if let completed = row.optionalInteger(.completed) {
      task.completed_ms = try checked(completed, of: task.id)
      task.fields |= TASKCORE_TASK_COMPLETED
    }
    if let deleted = row.optionalInteger(.deleted) {
      task.deleted_ms = try checked(deleted, of: task.id)
      task.fields |= TASKCORE_TASK_DELETED
    }
    try copyDetails(row, into: &task)
    setStates(row, due: due, start: start, in: &task)
    try copyHighlights(row, into: &task)
    try append(task)
  }

  /// A number that means something.
  ///
  /// - Throws: `corrupt` for another one: only a damaged store has it.
  func code(
    _ number: Int64, of id: Int64, isKnown: (Int32) -> Bool
  ) throws -> Int32 {
    guard let code = Int32(exactly: number), isKnown(code) else { throw meaningless(id) }
    return code
  }

  /// The same milliseconds, of an instant in the years 1 to 9999.
  ///
  /// - Throws: `corrupt` for others: only a damaged store has them.
  func checked(_ milliseconds: Int64, of id: Int64) throws -> Int64 {
    guard Instant(clamping: milliseconds).milliseconds == milliseconds else {
      throw meaningless(id)
    }
    return milliseconds
  }

  private func meaningless(_ id: Int64) -> Failure {
    Failure(.corrupt, "The store is damaged: task \(id) has a number without a meaning.")
  }

  /// Tasks of one project share its name.
  private func name(ofProject id: Int64) throws -> UnsafePointer<CChar> {
    if let known = projectNames[id] { return known }
    let name = try listing.withName(ofProject: id) { try copy($0) } ?? staticText("")
    projectNames[id] = name
    return name
  }

  /// Says which of the rows, those of a page, are in which group.
  func setGroups(_ groups: [TaskGroup], of query: TaskQuery) throws {
    if groups.isEmpty { return }
    guard let copies = arena.allocate(taskcore_group.self, count: groups.count) else {
      throw Failure.noMemory
    }
    let page = query.page(of: groups.reduce(0) { $0 + $1.totalCount })
    var start: Int64 = 0
    for (index, group) in groups.enumerated() {
      let end = start + group.totalCount
      let rows = (start..<end).clamped(to: page)
      copies[index] = taskcore_group(
        struct_size: MemoryLayout<taskcore_group>.size, key: group.key,
        label: try copy(group.label), first: Int(rows.lowerBound - page.lowerBound),
        row_count: rows.count, total_count: group.totalCount)
      start = end
    }
    self.groups = copies
    groupCount = groups.count
  }
}
