import Domain
import Localization

extension TaskProperty {
  /// Those that name other tasks by which a task cannot be without.
  static let links: [TaskProperty] = [.parent, .dependency]
}

extension ExportStore {
  /// Writes what was selected, in the order of a file.
  func write(
    _ selected: SelectedRecords, to writer: inout some StoreInterchangeWriter,
    noting silence: inout ExportSilence, progress: Progress
  ) throws {
    writer.survey(fields: selected.fields)
    if writer.surveysKept { try surveyKept(of: selected, for: &writer) }
    let cut = writer.toleratesMissing ? Cut() : try cut(in: selected, by: writer.said)
    writer.survey(unsaid: cut.properties)
    let unknown = writer.writesUnknown ? try unknown(of: selected) : []
    if writer.writesUnknown { writer.survey(unknown: unknown) }
    if writer.writesEvents {
      if let name = selected.commonCalendarName { writer.survey(calendarName: name) }
      try writer.survey(zones: selected.zoneNames, from: selected.earliest)
    }
    for node in Self.inFileOrder(selected.projects) { try writer.write(node.project) }
    for section in selected.sections { try writer.write(section) }
    for tag in try tags(of: selected, with: unknown) { try writer.write(tag) }
    for filter in selected.filters { try writer.write(filter) }
    for field in selected.fields { try writer.write(field) }
    try writeTasks(of: selected, without: cut, to: &writer, noting: &silence, progress: progress)
    if writer.writesEvents {
      for calendar in selected.calendars where !calendar.isUntouched { try writer.write(calendar) }
      try write(selected.events, to: &writer, selected.projects)
    } else {
      silence.note(selected.events.count) { Message(count: $0, "\($0) event", "\($0) events") }
    }
    if writer.writesRecords { try writeRecords(of: selected, to: &writer) }
    try writer.finish()
    if !writer.writesRecords { try noteRecords(of: selected, in: &silence) }
  }

  /// The links of tasks that lead out of a selection, by the ids of the tasks.
  struct Cut {
    var links: [Int64: Set<TaskProperty>] = [:]

    var properties: Set<TaskProperty> { links.values.reduce(into: []) { $0.formUnion($1) } }
  }

  private func cut(in selected: SelectedRecords, by said: Set<TaskProperty>) throws -> Cut {
    var cut = Cut()
    try store.forEachTask(selected.taskIDs) { task in
      var links: Set<TaskProperty> = []
      if let id = task.parentID, !selected.hasTask(id) { links.insert(.parent) }
      if task.dependencies.contains(where: { !selected.hasTask($0) }) { links.insert(.dependency) }
      links.formIntersection(said)
      if !links.isEmpty { cut.links[task.id] = links }
    }
    return cut
  }

  private func surveyKept(
    of selected: SelectedRecords, for writer: inout some StoreInterchangeWriter
  ) throws {
    try store.forEachTask(selected.taskIDs) { task in
      if let kept = task.kept { try writer.survey(kept: kept) }
    }
    guard writer.writesEvents else { return }
    for event in selected.events {
      if let kept = event.kept { try writer.survey(kept: kept) }
    }
  }

  private func writeTasks(
    of selected: SelectedRecords, without cut: Cut, to writer: inout some StoreInterchangeWriter,
    noting silence: inout ExportSilence, progress: Progress
  ) throws {
    let fields = selected.fields.filter { $0.itemKind == .task }
    let nodes = Dictionary(
      selected.projects.map { ($0.project.id, $0) }, uniquingKeysWith: { $1 })
    let ids = selected.taskIDs
    for start in stride(from: 0, to: ids.count, by: Self.batchSize) {
      try progress(start, ids.count)
      let end = min(start + Self.batchSize, ids.count)
      let tasks = try store.tasks.tasks(ids: Array(ids[start..<end]))
      for filed in try filed(tasks, in: nodes, fields) {
        let whole = try marked(filed, for: writer)
        let filed = try whole.without(cut.links[filed.task.id] ?? [], in: selected, store)
        silence.note(filed)
        try writer.write(filed)
      }
    }
    try progress(ids.count, ids.count)
  }

  /// What other versions said of these records alone; what stands for itself in a file is of nobody.
  private func unknown(of selected: SelectedRecords) throws -> [UnknownProperty] {
    let all = try store.unknownProperties.all()
    if all.isEmpty { return [] }
    var uids = Set(selected.commentedUIDs.map { ExactText($0) })
    uids.formUnion(selected.projects.map { ExactText($0.project.uid) })
    uids.formUnion(selected.sections.map { ExactText($0.uid) })
    uids.formUnion(selected.tagKeys.map { ExactText($0) })
    uids.formUnion(selected.filters.map { ExactText($0.uid) })
    uids.formUnion(selected.fields.map { ExactText($0.uid) })
    uids.formUnion(selected.calendars.map { ExactText($0.uid) })
    uids.formUnion(selected.clients.map { ExactText($0.uid) })
    uids.formUnion(selected.lineUIDs.map { ExactText($0) })
    uids.formUnion(selected.templates.map { ExactText($0.uid) })
    return all.filter {
      !$0.section.isEmpty && !$0.name.isEmpty
        && $0.section != UnknownProperty.iCalendarSection
        && uids.contains(ExactText($0.itemUID))
    }
  }

  /// Those that the selection names, and those of its tasks and events of which there is more to say than the name.
  private func tags(
    of selected: SelectedRecords, with unknown: [UnknownProperty]
  ) throws -> [Tag] {
    let known = try tags(with: unknown).filter { selected.tagKeys.contains($0.key.text) }
    let keys = Set(known.map(\.key.text))
    return known + selected.tags.filter { !keys.contains($0.key.text) }
  }

  private func noteRecords(of selected: SelectedRecords, in silence: inout ExportSilence) throws {
    silence.note(selected.filters.count) {
      Message(count: $0, "\($0) saved filter", "\($0) saved filters")
    }
    var entries = 0
    try store.timeEntries.forEach(where: .task, isOneOf: selected.taskUIDs) { _ in entries += 1 }
    silence.note(entries) { Message(count: $0, "\($0) time entry", "\($0) time entries") }
    var sessions = 0
    try store.focusSessions.forEach(where: .task, isOneOf: selected.taskUIDs) { _ in sessions += 1 }
    silence.note(sessions) { Message(count: $0, "\($0) focus session", "\($0) focus sessions") }
    silence.note(selected.clients.count) { Message(count: $0, "\($0) client", "\($0) clients") }
    silence.note(selected.invoices.count) { Message(count: $0, "\($0) invoice", "\($0) invoices") }
  }
}

extension FiledTask {
  /// Says nothing of what leads to tasks that are not exported.
  fileprivate func without(
    _ links: Set<TaskProperty>, in selected: SelectedRecords, _ store: any Store
  ) throws -> FiledTask {
    if links.isEmpty { return self }
    var filed = self
    filed.properties.subtract(links)
    if links.contains(.parent) { filed.parentUID = nil }
    if links.contains(.dependency) {
      let known = try store.lookups.uids(
        ofTasks: Set(task.dependencies.filter { selected.hasTask($0) }))
      filed.dependencyUIDs = known.values.sorted { ExactText($0) < ExactText($1) }
    }
    return filed
  }
}

extension SelectedRecords {
  /// The name of the calendar that all events are in, if it has one that somebody gave it.
  fileprivate var commonCalendarName: String? {
    let uids = Set(events.map(\.uidOfCalendar))
    guard uids.count == 1, let calendar = calendars.first(where: { uids.contains($0.uid) }),
      !calendar.isUntouched
    else { return nil }
    return calendar.name
  }
}
