package import Domain
import Localization

/// Writes what a store holds to a file, as it is at one moment: all of it, or what was selected and needs.
package struct ExportStore {
  /// Is told how many tasks are done, of how many; what it throws stops the work.
  package typealias Progress = (_ done: Int, _ total: Int) throws -> Void

  static let batchSize = 500

  let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// Without a selection, everything.
  ///
  /// - Returns: what the store has and the file does not say.
  /// - Throws: `notFound` for a uid that no record has.
  @discardableResult
  package func run(
    _ selection: ExportSelection? = nil, to writer: inout some StoreInterchangeWriter,
    at now: Instant, progress: Progress
  ) throws -> [ImportNote] {
    var silence = ExportSilence(
      said: writer.said, saysComments: writer.writesComments || writer.writesRecords)
    try store.read {
      if let selection {
        let selected = try SelectedRecords(selection, of: store, at: now)
        try write(selected, to: &writer, noting: &silence, progress: progress)
        return
      }
      let fields = try store.fields.all()
      writer.survey(fields: fields)
      if writer.surveysKept { try store.lookups.forEachKept { try writer.survey(kept: $0) } }
      let unknown = writer.writesUnknown ? try store.unknownProperties.all() : []
      if writer.writesUnknown { writer.survey(unknown: unknown) }
      if writer.writesEvents {
        if let name = try commonCalendarName() { writer.survey(calendarName: name) }
        try writer.survey(
          zones: store.lookups.zoneNames(), from: store.lookups.earliestInstant())
      }
      let projects = ProjectTree(try store.projects.all()).nodes
      for node in Self.inFileOrder(projects) { try writer.write(node.project) }
      for section in try store.projectSections.all() { try writer.write(section) }
      for tag in try tags(with: unknown) { try writer.write(tag) }
      for filter in try store.filters.all() { try writer.write(filter) }
      for field in fields { try writer.write(field) }
      let fieldsOfTasks = fields.filter { $0.itemKind == .task }
      let nodes = Dictionary(projects.map { ($0.project.id, $0) }, uniquingKeysWith: { $1 })
      try forEachBatch(progress: progress) { tasks in
        for task in try filed(tasks, in: nodes, fieldsOfTasks) {
          let task = try marked(task, for: writer)
          silence.note(task)
          try writer.write(task)
        }
      }
      if writer.writesEvents {
        for calendar in try store.calendars.all() where !calendar.isUntouched {
          try writer.write(calendar)
        }
        try write(store.events.all(), to: &writer, projects)
      }
      if writer.writesRecords { try writeRecords(to: &writer) }
      try writer.finish()
      if !writer.writesEvents {
        silence.note(try store.events.count()) { Message(count: $0, "\($0) event", "\($0) events") }
      }
      if !writer.writesRecords { try noteRecords(in: &silence) }
    }
    return silence.notes
  }

  /// By their ids, as far as each then comes after the one that it is below.
  static func inFileOrder(_ nodes: [ProjectTree.Node]) -> [ProjectTree.Node] {
    nodes.sorted { ($0.depth, $0.project.id) < ($1.depth, $1.project.id) }
  }

  /// Of the records that follow from others, such as completions, nothing is said.
  private func noteRecords(in silence: inout ExportSilence) throws {
    silence.note(try store.filters.count()) {
      Message(count: $0, "\($0) saved filter", "\($0) saved filters")
    }
    silence.note(try store.timeEntries.count()) {
      Message(count: $0, "\($0) time entry", "\($0) time entries")
    }
    silence.note(try store.focusSessions.count()) {
      Message(count: $0, "\($0) focus session", "\($0) focus sessions")
    }
    silence.note(try store.holidays.count()) {
      Message(count: $0, "\($0) holiday", "\($0) holidays")
    }
    silence.note(try store.clients.count()) { Message(count: $0, "\($0) client", "\($0) clients") }
    silence.note(try store.invoices.count()) {
      Message(count: $0, "\($0) invoice", "\($0) invoices")
    }
  }

  /// Those with a colour, and those of which a file said what this version does not know.
  func tags(with unknown: [UnknownProperty]) throws -> [Tag] {
    let coloured = try store.lookups.colouredTags()
    let named = Set(unknown.filter { $0.section == "tags" }.map(\.itemUID))
      .subtracting(coloured.map(\.key.text))
    let others = try named.sorted { ExactText($0) < ExactText($1) }.compactMap { key in
      try store.tags.find(named: key) ?? (try? Tag(name: key))
    }
    return coloured + others
  }

  /// Nil for the default calendar as every store begins with it.
  private func commonCalendarName() throws -> String? {
    let counts = try store.calendars.eventCounts()
    guard counts.count == 1, let uid = counts.keys.first,
      let calendar = try store.calendars.find(uid: uid), !calendar.isUntouched
    else { return nil }
    return calendar.name
  }

  func write(
    _ events: [Event], to writer: inout some StoreInterchangeWriter, _ projects: [ProjectTree.Node]
  ) throws {
    guard writer.writesComments else {
      for event in events { try writer.write(event) }
      return
    }
    let isCommented = try !store.comments.isEmpty()
    let names = Dictionary(
      try store.calendars.all().filter { !$0.isDefault }.map { ($0.uid, $0.name) },
      uniquingKeysWith: { $1 })
    let nodes = Dictionary(projects.map { ($0.project.uid, $0) }, uniquingKeysWith: { $1 })
    let clocks = Dictionary(
      events.filter(\.repeats).map {
        ($0.uid, SeriesClock(zoneName: $0.zoneName, floats: $0.start.isFloating))
      }, uniquingKeysWith: { $1 })
    for event in events {
      let comments =
        isCommented ? try store.comments.all(on: .event, uid: event.uid) : []
      try writer.write(
        event, comments: comments, calendarName: event.calendarUID.flatMap { names[$0] },
        project: event.projectUID.flatMap { nodes[$0] },
        series: event.seriesUID.flatMap { clocks[$0] })
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

  func filed(
    _ tasks: [Task], in projects: [Int64: ProjectTree.Node], _ fields: [CustomField]
  ) throws -> [FiledTask] {
    var others = Set(tasks.compactMap(\.parentID))
    for task in tasks { others.formUnion(task.dependencies) }
    let uids = try store.lookups.uids(ofTasks: others)
    let comments = try store.comments.all(on: .task, uids: tasks.map(\.uid))
    var clocks: [String: SeriesClock] = [:]
    for uid in Set(tasks.compactMap(\.seriesUID)) {
      guard let series = try store.tasks.task(uid: uid), series.repeats else { continue }
      let floats = (series.due ?? series.start)?.isFloating ?? false
      clocks[uid] = SeriesClock(zoneName: series.zoneName, floats: floats)
    }
    return tasks.map { task in
      let project = projects[task.projectID]
      var filed = FiledTask(
        task: task, projectName: project?.path ?? Project.inboxName,
        saying: .all)
      filed.seriesClock = task.seriesUID.flatMap { clocks[$0] }
      filed.hasDottedProject = project?.hasDottedPath ?? false
      filed.fieldValues = task.fieldValues.filed(fields)
      filed.comments = (comments[task.uid] ?? []).map { FiledComment($0) }
      filed.parentUID = task.parentID.flatMap { uids[$0] }
      filed.dependencyUIDs = task.dependencies.compactMap { uids[$0] }
        .sorted { ExactText($0) < ExactText($1) }
      return filed
    }
  }
}

extension ExportStore {
  /// A task with what became of its occurrences, where a file says that with it.
  func marked(_ filed: FiledTask, for writer: some StoreInterchangeWriter) throws -> FiledTask {
    guard writer.writesOccurrences(of: filed.task) else { return filed }
    var marked = filed
    marked.occurrenceMarks = try marks(of: filed.task)
    return marked
  }

  private func marks(of task: Task) throws -> [LocalMoment: OccurrenceMark] {
    var marks: [LocalMoment: OccurrenceMark] = [:]
    for skip in try store.skippedOccurrences.skips(ofTask: task.uid) {
      if let occurrence = skip.occurrence { marks[occurrence] = .skipped(skip.skipped) }
    }
    for completion in try store.completions.ofOccurrences(ofTask: task.uid)
    where !completion.isReopened {
      if let occurrence = completion.occurrence {
        marks[occurrence] = .completed(completion.completed)
      }
    }
    return marks
  }
}
