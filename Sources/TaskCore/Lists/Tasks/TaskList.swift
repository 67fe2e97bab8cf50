import CTaskcore
import Domain
import Localization
import Storage

/// A snapshot of tasks, filled straight from the columns of their rows.
final class TaskList: RowList<taskcore_task>, RecordSnapshot {
  let zone: any Zone
  let now: Instant
  let today: DayParts
  var endsOfDays = ValueCache<Instant>()
  /// NULL when the tasks are not grouped.
  private(set) var groups: UnsafeMutablePointer<taskcore_group>?
  private(set) var groupCount = 0
  /// Finds what the query looked for.
  var highlighter: TextHighlighter?
  /// Knows the projects, until the list is filled: it keeps the store's file open.
  private var listing: TaskListing?
  private var knownFields: [CustomField]?
  /// What urgency goes by; it knows them once the first task is read.
  private let weights: UrgencyWeights
  private var projects = ValueCache<(id: Int64, name: UnsafePointer<CChar>)>()
  /// What a task is before anything is known of it.
  private let blank: taskcore_task

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> TaskList {
    let listing = handle.store.listing(at: try handle.now())
    let list = TaskList(listing)
    try listing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  init(_ listing: TaskListing) {
    self.listing = listing
    weights = listing.urgency
    zone = listing.zone
    now = listing.now
    today = DayParts(of: zone.date(at: now), in: zone)
    var blank = taskcore_task()
    blank.struct_size = MemoryLayout<taskcore_task>.size
    blank.notes = staticText("")
    Self.clearDetails(of: &blank)
    self.blank = blank
  }

  var coefficients: UrgencyCoefficients { weights.coefficients }

  /// Copies a task into the list.
  func append(_ row: TaskListing.Row) throws {
    let task = try place(for: blank)
    task.pointee.depth = row.depth
    task.pointee.id = row.id
    task.pointee.uid = try copy(row.uid)
    task.pointee.title = try copy(row.title)
    if !row.notes.isEmpty {
      task.pointee.notes = try copy(row.notes)
      task.pointee.fields |= TASKCORE_TASK_NOTES
    }
    (task.pointee.project_id, task.pointee.project) = try project(ofTasksIn: row.projectID)
    if !row.tags.isEmpty {
      (task.pointee.tags, task.pointee.tag_count) = try copyTags(row.tags)
      task.pointee.fields |= TASKCORE_TASK_TAGS
    }
    let details = row.details
    task.pointee.status = row.status(details).rawValue
    task.pointee.priority = try code(row.priority, of: row.id) { Priority(rawValue: $0) != nil }
    task.pointee.is_favourite = row.favourite == 0 ? 0 : 1
    task.pointee.slot = try code(row.slot, of: row.id) { (0...1).contains($0) }
    if let details {
      try copy(details, into: task)
      try setStart(details, in: task)
      setExpired(in: task)
    }
    if let relations = row.relations { try copy(relations, into: task) }
    try setTimes(row, in: task)
    if highlighter != nil { try copyHighlights(row, into: task) }
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

  /// What the tasks of a project are shown in; they share its name.
  private func project(ofTasksIn id: Int64) throws -> (id: Int64, name: UnsafePointer<CChar>) {
    try projects.value(of: id) {
      try listing?.withProject(ofTasksIn: id) { (id: $0, name: try copy($1)) }
        ?? (id: id, name: staticText(""))
    }
  }

  /// The own fields of tasks, which few lists ask for.
  func fields() throws -> [CustomField] {
    if let knownFields { return knownFields }
    let fields = try listing?.fieldsOfTasks() ?? []
    knownFields = fields
    return fields
  }

  override func shrink() throws {
    listing = nil
    try super.shrink()
  }

  /// Says which of the rows, those of a page, are in which group.
  func setGroups(_ groups: [TaskGroup], of query: TaskQuery, in locale: Locale) throws {
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
        label: try copy(locale.text(group.label)), first: Int(rows.lowerBound - page.lowerBound),
        row_count: rows.count, total_count: group.totalCount)
      start = end
    }
    self.groups = copies
    groupCount = groups.count
  }
}
