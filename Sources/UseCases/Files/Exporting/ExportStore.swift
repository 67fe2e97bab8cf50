package import Domain
import Localization

/// Writes a consistent snapshot of a store to a file: the whole store, or a selection with its dependencies.
package struct ExportStore {
  /// Is told how many tasks are done, of how many; what it throws stops the work.
  package typealias Progress = (_ done: Int, _ total: Int) throws -> Void

  private static let batchSize = 500

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
      let contents = ExportContents(
        store: store, selected: try selection.map { try SelectedRecords($0, of: store, at: now) })
      try write(contents, to: &writer, noting: &silence, progress: progress)
    }
    return silence.notes
  }

  /// In the order of a file.
  private func write(
    _ contents: ExportContents, to writer: inout some StoreInterchangeWriter,
    noting silence: inout ExportSilence, progress: Progress
  ) throws {
    let fields = try contents.fields()
    writer.survey(fields: fields)
    if writer.surveysKept {
      try contents.forEachKept(withEvents: writer.writesEvents) { try writer.survey(kept: $0) }
    }
    let cut = writer.toleratesMissing ? ExportCut() : try contents.cut(by: writer.said)
    writer.survey(unsaid: cut.properties)
    let unknown = writer.writesUnknown ? try contents.unknown() : []
    if writer.writesUnknown { writer.survey(unknown: unknown) }
    if writer.writesEvents {
      if let name = try contents.commonCalendarName() { writer.survey(calendarName: name) }
      try writer.survey(zones: contents.zoneNames(), from: contents.earliest())
    }
    let projects = try contents.projects()
    for node in Self.inFileOrder(projects) { try writer.write(node.project) }
    for section in try contents.sections() { try writer.write(section) }
    for tag in try contents.tags(with: unknown) { try writer.write(tag) }
    for filter in try contents.filters() { try writer.write(filter) }
    for field in fields { try writer.write(field) }
    let fieldsOfTasks = fields.filter { $0.itemKind == .task }
    let nodes = Dictionary(projects.map { ($0.project.id, $0) }, uniquingKeysWith: { $1 })
    try contents.forEachBatch(of: Self.batchSize, progress: progress) { tasks in
      for task in try filed(tasks, in: nodes, fieldsOfTasks, for: writer) {
        let task = try contents.without(cut, marked(task, for: writer))
        silence.note(task)
        try writer.write(task)
      }
    }
    if writer.writesEvents {
      for calendar in try contents.calendars() where !calendar.isUntouched {
        try writer.write(calendar)
      }
      try write(contents.events(), to: &writer, projects)
    }
    if writer.writesRecords {
      if let selected = contents.selected {
        try writeRecords(of: selected, to: &writer)
      } else {
        try writeRecords(to: &writer)
      }
    }
    try writer.finish()
    if !writer.writesEvents {
      silence.note(try contents.eventCount()) { Message(count: $0, "\($0) event", "\($0) events") }
    }
    if !writer.writesRecords { try contents.noteRecords(in: &silence) }
  }

  /// By their ids, as far as each then comes after the one that it is below.
  private static func inFileOrder(_ nodes: [ProjectTree.Node]) -> [ProjectTree.Node] {
    nodes.sorted { ($0.depth, $0.project.id) < ($1.depth, $1.project.id) }
  }

  private func write(
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

  private func filed(
    _ tasks: [Task], in projects: [Int64: ProjectTree.Node], _ fields: [CustomField],
    for writer: some StoreInterchangeWriter
  ) throws -> [FiledTask] {
    var others = Set(tasks.compactMap(\.parentID))
    for task in tasks { others.formUnion(task.dependencies) }
    let uids = try store.lookups.uids(ofTasks: others)
    let comments = try store.comments.all(on: .task, uids: tasks.map(\.uid))
    let clocks = writer.writesSeriesClocks ? try seriesClocks(of: tasks) : [:]
    return tasks.map { task in
      let project = projects[task.projectID]
      var filed = FiledTask(
        task: task, projectName: project?.path ?? Project.inboxName, saying: .all)
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
  /// By the uids of the series that these are occurrences of.
  private func seriesClocks(of tasks: [Task]) throws -> [String: SeriesClock] {
    let uids = Set(tasks.compactMap(\.seriesUID))
    if uids.isEmpty { return [:] }
    let ids = try store.lookups.taskIDs(uids: uids)
    let clocks = try store.tasks.tasks(ids: ids).filter(\.repeats).map { series in
      let floats = (series.due ?? series.start)?.isFloating ?? false
      return (series.uid, SeriesClock(zoneName: series.zoneName, floats: floats))
    }
    return Dictionary(clocks, uniquingKeysWith: { $1 })
  }

  /// A task with what became of its occurrences, where a file says that with it.
  private func marked(
    _ filed: FiledTask, for writer: some StoreInterchangeWriter
  ) throws -> FiledTask {
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
