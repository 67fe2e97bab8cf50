import Domain

/// The content of an export: the whole store or a selection.
struct ExportContents {
  let store: any Store
  /// Nil for all.
  let selected: SelectedRecords?

  func fields() throws -> [CustomField] { try selected?.fields ?? store.fields.all() }

  func forEachKept(withEvents: Bool, _ visit: (String) throws -> Void) throws {
    guard let selected else { return try store.lookups.forEachKept(visit) }
    try store.forEachTask(selected.taskIDs) { task in
      if let kept = task.kept { try visit(kept) }
    }
    guard withEvents else { return }
    for event in selected.events {
      if let kept = event.kept { try visit(kept) }
    }
  }

  /// What other versions said of these records. What stands for itself in a file is of nobody, and not selected.
  func unknown() throws -> [UnknownProperty] {
    let all = try store.unknownProperties.all()
    guard !all.isEmpty, let selected else { return all }
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

  func zoneNames() throws -> [String] { try selected?.zoneNames ?? store.lookups.zoneNames() }

  func earliest() throws -> Instant? {
    if let selected { return selected.earliest }
    return try store.lookups.earliestInstant()
  }

  /// The name of the calendar that all events are in, if it has one that somebody gave it.
  func commonCalendarName() throws -> String? {
    if let selected { return selected.commonCalendarName }
    let counts = try store.calendars.eventCounts()
    guard counts.count == 1, let uid = counts.keys.first,
      let calendar = try store.calendars.find(uid: uid), !calendar.isUntouched
    else { return nil }
    return calendar.name
  }

  func projects() throws -> [ProjectTree.Node] {
    try selected?.projects ?? ProjectTree(store.projects.all()).nodes
  }

  func sections() throws -> [ProjectSection] {
    try selected?.sections ?? store.projectSections.all()
  }

  /// Those of which there is more to say than the name, and those that a selection names.
  func tags(with unknown: [UnknownProperty]) throws -> [Tag] {
    let described = try describedTags(with: unknown)
    guard let selected else { return described }
    let known = described.filter { selected.tagKeys.contains($0.key.text) }
    let keys = Set(known.map(\.key.text))
    return known + selected.tags.filter { !keys.contains($0.key.text) }
  }

  /// Those with a colour, and those of which a file said what this version does not know.
  private func describedTags(with unknown: [UnknownProperty]) throws -> [Tag] {
    let coloured = try store.lookups.colouredTags()
    let named = Set(unknown.filter { $0.section == "tags" }.map(\.itemUID))
      .subtracting(coloured.map(\.key.text))
    let others = try named.sorted { ExactText($0) < ExactText($1) }.compactMap { key in
      try store.tags.find(named: key) ?? (try? Tag(name: key))
    }
    return coloured + others
  }

  func filters() throws -> [SavedFilter] { try selected?.filters ?? store.filters.all() }

  func calendars() throws -> [EventCalendar] { try selected?.calendars ?? store.calendars.all() }

  func events() throws -> [Event] { try selected?.events ?? store.events.all() }

  func eventCount() throws -> Int { try selected?.events.count ?? store.events.count() }
}

extension ExportContents {
  func forEachBatch(
    of size: Int, progress: ExportStore.Progress, _ visit: ([Task]) throws -> Void
  ) throws {
    guard let ids = selected?.taskIDs else {
      return try forEachBatchOfAll(of: size, progress, visit)
    }
    for start in stride(from: 0, to: ids.count, by: size) {
      try progress(start, ids.count)
      try visit(store.tasks.tasks(ids: Array(ids[start..<min(start + size, ids.count)])))
    }
    try progress(ids.count, ids.count)
  }

  private func forEachBatchOfAll(
    of size: Int, _ progress: ExportStore.Progress, _ visit: ([Task]) throws -> Void
  ) throws {
    let total = try store.tasks.count()
    var done = 0
    var last: Int64 = 0
    while true {
      try progress(done, total)
      let batch = try store.tasks.tasks(after: last, limit: size)
      guard let final = batch.last else { return }
      try visit(batch)
      done += batch.count
      last = final.id
    }
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
