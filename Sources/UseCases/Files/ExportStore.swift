package import Domain

/// Writes all that a store holds to a file, as it is at one moment.
package struct ExportStore {
  /// Is told how many tasks are done, of how many; what it throws stops the work.
  package typealias Progress = (_ done: Int, _ total: Int) throws -> Void

  private static let batchSize = 500

  let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: what the tasks have and the format cannot say.
  @discardableResult
  package func run(
    to writer: inout some StoreInterchangeWriter, progress: Progress
  ) throws -> [ImportNote] {
    var silence = Silence(
      said: writer.said, saysComments: writer.writesComments || writer.writesRecords)
    try store.read {
      if writer.surveysKept { try store.lookups.forEachKept { try writer.survey(kept: $0) } }
      if writer.writesEvents {
        if let name = try commonCalendarName() { writer.survey(calendarName: name) }
        try writer.survey(
          zones: store.lookups.zoneNames(), from: store.lookups.earliestInstant())
      }
      let projects = try store.projects.all()
      for project in projects { try writer.write(project) }
      for tag in try store.lookups.colouredTags() { try writer.write(tag) }
      for filter in try store.filters.all() { try writer.write(filter) }
      let names = Dictionary(projects.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
      try forEachBatch(progress: progress) { tasks in
        for task in try filed(tasks, projectNames: names) {
          silence.note(task)
          try writer.write(task)
        }
      }
      if writer.writesEvents { try writeEvents(to: &writer) }
      if writer.writesRecords { try writeRecords(to: &writer) }
      try writer.finish()
    }
    return silence.notes
  }

  /// Nil for the default calendar as every store begins with it.
  private func commonCalendarName() throws -> String? {
    let counts = try store.calendars.eventCounts()
    guard counts.count == 1, let uid = counts.keys.first,
      let calendar = try store.calendars.find(uid: uid), !calendar.isUntouched
    else { return nil }
    return calendar.name
  }

  private func writeEvents(to writer: inout some StoreInterchangeWriter) throws {
    for calendar in try store.calendars.all() where !calendar.isUntouched {
      try writer.write(calendar)
    }
    let events = try store.events.all()
    guard writer.writesComments else {
      for event in events { try writer.write(event) }
      return
    }
    let isCommented = try !store.comments.isEmpty()
    let names = Dictionary(
      try store.calendars.all().filter { !$0.isDefault }.map { ($0.uid, $0.name) },
      uniquingKeysWith: { $1 })
    for event in events {
      let comments =
        isCommented ? try store.comments.all(on: .event, uid: event.uid) : []
      try writer.write(
        event, comments: comments, calendarName: event.calendarUID.flatMap { names[$0] })
    }
  }

  private func forEachBatch(progress: Progress, _ visit: ([Task]) throws -> Void) throws {
    let total = try store.tasks.count()
    var done = 0
    var last: Int64 = 0
    while true {
      try progress(done, total)
      let batch = try store.tasks.tasks(after: last, limit: Self.batchSize)
      guard let final = batch.last else { return }
      try visit(batch)
      done += batch.count
      last = final.id
    }
  }

  private func filed(_ tasks: [Task], projectNames: [Int64: String]) throws -> [FiledTask] {
    var others = Set(tasks.compactMap(\.parentID))
    for task in tasks { others.formUnion(task.dependencies) }
    let uids = try store.lookups.uids(ofTasks: others)
    let comments = try store.comments.all(on: .task, uids: tasks.map(\.uid))
    return tasks.map { task in
      var filed = FiledTask(
        task: task, projectName: projectNames[task.projectID] ?? Project.inboxName,
        saying: Set(TaskProperty.allCases))
      filed.comments = (comments[task.uid] ?? []).map { FiledComment($0) }
      filed.parentUID = task.parentID.flatMap { uids[$0] }
      filed.dependencyUIDs = task.dependencies.compactMap { uids[$0] }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return filed
    }
  }
}

/// Counts the tasks that have something that a format cannot say.
private struct Silence {
  private let unsaid: [TaskProperty]
  private let saysComments: Bool
  private var counts: [TaskProperty: Int] = [:]
  private var commentedCount = 0

  init(said: Set<TaskProperty>, saysComments: Bool) {
    unsaid = TaskProperty.allCases.filter { !said.contains($0) }
    self.saysComments = saysComments
  }

  mutating func note(_ filed: FiledTask) {
    for property in unsaid where filed.task.has(property) { counts[property, default: 0] += 1 }
    if !saysComments, !filed.comments.isEmpty { commentedCount += 1 }
  }

  /// In the order of the properties.
  var notes: [ImportNote] {
    let properties = unsaid.compactMap { property in
      counts[property].map { Self.note(property.rawValue, $0) }
    }
    return properties + (commentedCount > 0 ? [Self.note("comments", commentedCount)] : [])
  }

  private static func note(_ what: String, _ count: Int) -> ImportNote {
    let tasks = count == 1 ? "1 task" : "\(count) tasks"
    return ImportNote(
      .kept, "Left out: \(what) of \(tasks), which this format cannot say.", line: 0)
  }
}
