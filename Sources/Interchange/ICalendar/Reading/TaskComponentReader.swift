import Domain

/// Reads a VTODO as a task.
struct TaskComponentReader {
  let blocks: TaskBlocks
  let almanac: any Almanac
  let uids: ContentUIDs
  let now: Instant

  /// - Throws: `invalid` for one that no task can be.
  func read(_ scan: inout ComponentScan) throws -> FiledTask {
    let hasUID = scan.peek("UID") != nil
    let uid = try scan.takeUID(uids)
    let own = scan.takeOwn()
    let stamps = scan.takeStamps()
    var task = try Task(
      uid: uid, title: scan.takeTitle(), projectID: Project.inboxID,
      created: stamps.created ?? now)
    task.modified = stamps.modified ?? now
    try task.setNotes(scan.takeNotes(own[TaskcoreProperty.notes]))
    task.tags = scan.takeTags()
    task.priority = takePriority(&scan)
    scan.takeURL { try task.setURL($0) }
    try task.setLinks(scan.takeLinks())
    try task.setReminders(scan.takeAlarms())
    try readTimes(own, &scan, into: &task)
    let changed = try readSeries(own, &scan, into: &task)
    readStatus(own, stamps.modified ?? now, &scan, into: &task)
    var filed = FiledTask(task: task, projectName: Project.inboxName, saying: .iCalendar)
    filed.changedOccurrence = changed?.moment
    filed.isOccurrenceExact = changed?.isExact ?? true
    filed.isWholeSeries = task.repeats && own[TaskcoreProperty.position] == nil
    if stamps.created == nil { filed.properties.remove(.created) }
    if stamps.modified == nil { filed.properties.remove(.modified) }
    if !hasUID, stamps.modified == nil { filed.sayNothingOfBeingOpen() }
    for property in [TaskProperty.created, .modified, .completed] {
      filed.precisions[property] = .second(within: Instant.range)
    }
    if !scan.hasTaken("COMPLETED") { filed.precisions[.completed] = .presence }
    if own[TaskcoreProperty.started] == nil { filed.precisions[.started] = .presence }
    if own[TaskcoreProperty.cancelled] == nil { filed.precisions[.cancelled] = .presence }
    takeLinks(&scan, into: &filed)
    readOwn(own, &scan, into: &filed)
    filed.comments = scan.takeComments(on: .task, uid: filed.task.uid, stamps.modified ?? now)
    filed.task.kept = try scan.kept(writing: blocks.blocks(of: filed, areOwnLeftOut: true)).text(
      besides: nil)
    return filed
  }

  /// 1 is the highest, and 9 the lowest (RFC 5545 section 3.8.1.9).
  private func takePriority(_ scan: inout ComponentScan) -> Priority {
    guard let line = scan.takeFirst("PRIORITY") else { return .none }
    switch Int(line.value) {
    case 0: return .none
    case 1: return .p0
    case 2, 3, 4: return .p1
    case 5: return .p2
    case 6, 7, 8, 9: return .p3
    default:
      scan.note("“\(line.value.prefix(40))” is no priority from 0 to 9. It was left out.", at: line)
      return .none
    }
  }

  private func readTimes(
    _ own: [String: ContentLine], _ scan: inout ComponentScan, into task: inout Task
  ) throws {
    let start = scan.takeFirst("DTSTART").flatMap { scan.time($0) }
    let ends = scan.take {
      $0.name == "DUE" || $0.name == "DURATION"
    } as: { _ in
      "DUE"
    }
    var due: ComponentScan.Time?
    if let line = ends.first(where: { $0.name == "DUE" }) {
      due = scan.time(line)
      task.due = due?.moment
    } else if let line = ends.first {
      task.due = scan.moment(of: line, after: start)
    }
    task.start = start?.moment
    task.start = scan.exact(own[TaskcoreProperty.start], for: task.start)
    task.due = scan.exact(own[TaskcoreProperty.due], for: task.due)
    readZone(due ?? start, own, scan, into: &task)
    if (try? task.checkDates(in: scan.zones.floating)) == nil {
      task.start = nil
      scan.note("It is due before it starts. It was read without its start.")
    }
  }

  /// The zone of its times, unless that is the store's.
  private func readZone(
    _ time: ComponentScan.Time?, _ own: [String: ContentLine], _ scan: ComponentScan,
    into task: inout Task
  ) {
    let name = time?.zoneName
    let isClock = time?.named != nil
    if isClock, name != scan.zones.floating.name { task.zoneName = name }
    if case .utc? = time?.value, scan.peek("RRULE") != nil,
      own[TaskcoreProperty.position] == nil, !TimeLines.isUTC(scan.zones.floating.name)
    {
      task.zoneName = name
    }
    guard let line = own[TaskcoreProperty.zone] else { return }
    let zone = ICalendarText.plain(line.value)
    guard !isClock || zone == name, zone == scan.zones.floating.name || isKnown(zone) else {
      return
    }
    task.zoneName = zone
  }

  private func isKnown(_ zone: String) -> Bool { (try? almanac.zone(named: zone)) != nil }

  /// - Returns: the occurrence that it stands for.
  private func readSeries(
    _ own: [String: ContentLine], _ scan: inout ComponentScan, into task: inout Task
  ) throws -> ComponentScan.ChangedOccurrence? {
    let zone = scan.zone(named: task.zoneName, almanac)
    let anchor = (task.start ?? task.due).map { LocalMoment($0, in: zone) }
    let first = scan.place(own[TaskcoreProperty.repeatStart], anchor: anchor)
    // Where another program moved the task, the series begins there anew, with what was left of it.
    let isMoved = first == nil && own[TaskcoreProperty.repeatStart] != nil
    let ownRule = own[TaskcoreProperty.repeatRule]
    let isCounted = ownRule?.value.utf8.contains(bytes: "COUNT=".utf8) ?? false
    let series = scan.takeSeries(
      from: (first ?? anchor) ?? anchor, own: isMoved && isCounted ? nil : ownRule, in: zone)
    task.repeatRule = series.rule
    try task.setExcludedDates(series.excluded)
    try task.setAddedDates(
      ComponentScan.added(isMoved ? nil : own[TaskcoreProperty.addedDates], over: series.added))
    task.repeatStart = first ?? (series.rule == nil ? nil : anchor)
    let place = scan.place(own[TaskcoreProperty.occurrence], anchor: anchor)
    task.occurrence = place ?? (series.rule == nil ? nil : anchor)
    task.seriesUID = own[TaskcoreProperty.series].map { ICalendarText.plain($0.value) }
    if own.isEmpty { scan.noteUseless(series, from: (first ?? anchor) ?? anchor, in: zone) }
    guard let changed = try scan.takeOccurrence(in: zone, isOwn: !own.isEmpty) else { return nil }
    task.seriesUID = task.uid
    task.occurrence = changed.local
    task.uid = OccurrenceUID.make(series: task.uid, occurrence: changed.local.text)
    return changed
  }

  /// Where it stands. When it was started or cancelled, only Taskcore writes; else it was when the task was
  /// modified.
  private func readStatus(
    _ own: [String: ContentLine], _ modified: Instant, _ scan: inout ComponentScan,
    into task: inout Task
  ) {
    let status = scan.takeFirst("STATUS").map { ASCIICase.upper($0.value) }
    let line = scan.takeFirst("COMPLETED")
    let percent = scan.takeFirst("PERCENT-COMPLETE").flatMap { Int($0.value) }
    let completed = line.flatMap { scan.time($0) }?.moment.beginning(in: scan.zones.floating)
    func instant(_ name: String) -> Instant? {
      own[name].flatMap { Instant(text: $0.value) }
    }
    switch status {
    case "COMPLETED": task.completed = completed ?? now
    case "CANCELLED": task.cancelled = instant(TaskcoreProperty.cancelled) ?? completed ?? modified
    case "IN-PROCESS": task.started = instant(TaskcoreProperty.started) ?? modified
    case nil where completed != nil || percent == 100: task.completed = completed ?? now
    default: break
    }
  }

  private func takeLinks(_ scan: inout ComponentScan, into filed: inout FiledTask) {
    guard scan.peek("RELATED-TO") != nil else { return }
    func uid(_ line: ContentLine) -> String? {
      try? TextRule.uid.line(ICalendarText.plain(line.value))
    }
    let own = filed.task.uid
    if let parent = scan.peek({ $0.name == "RELATED-TO" && $0.relation == "PARENT" }),
      let uid = uid(parent), uid != own
    {
      _ = scan.take {
        $0 == parent
      } as: { _ in
        "RELATED-TO"
      }
      filed.parentUID = uid
    }
    func isDependency(_ line: ContentLine) -> Bool {
      line.name == "RELATED-TO" && line.relation == "DEPENDS-ON" && uid(line) != nil
        && uid(line) != own
    }
    // The rest is kept.
    let read = Set(
      scan.component.properties.filter(isDependency).prefix(Task.maximumDependencyCount)
        .compactMap(uid))
    let blockers = scan.take {
      isDependency($0) && read.contains(uid($0) ?? "")
    } as: {
      "RELATED-TO/\(uid($0) ?? "")"
    }
    if let rest = scan.peek(isDependency) {
      scan.note("Of its dependencies, \(Task.maximumDependencyCount) were read.", at: rest)
    }
    filed.dependencyUIDs = Set(blockers.compactMap(uid)).sorted {
      ExactText($0) < ExactText($1)
    }
  }

  /// Its place in the manual order: ours, unless another program gave it another sort order.
  private func readPlace(
    _ own: [String: ContentLine], _ scan: inout ComponentScan, into filed: inout FiledTask
  ) {
    var place = own[TaskcoreProperty.position].flatMap { try? OrderKey($0.value) }
    if let order = scan.takeFirst(TaskBlocks.sortOrderName).flatMap({ Int32($0.value) }),
      place?.sortOrder != order
    {
      place = OrderKey(sortOrder: order)
    }
    if let place {
      filed.task.position = place
    } else {
      filed.properties.remove(.position)
    }
  }

  /// Properties without a standard one in iCalendar. A task without our place in the order says nothing of what
  /// it does not have.
  private func readOwn(
    _ own: [String: ContentLine], _ scan: inout ComponentScan, into filed: inout FiledTask
  ) {
    let saysAll = own[TaskcoreProperty.position] != nil
    filed.properties.remove(.fieldValues)
    filed.fieldValues = FieldLines.values(in: own)
    filed.saysAllFields = saysAll
    readPlace(own, &scan, into: &filed)
    if let line = own[TaskcoreProperty.project] {
      let name = try? ProjectPath.line(ICalendarText.plain(line.value))
      filed.projectName = name ?? filed.projectName
      filed.hasDottedProject = own[TaskcoreProperty.projectTree]?.value == "1"
    } else if !saysAll {
      // A new task goes into the project that the calendar is called after, as lists are in Apple's reminders.
      let list = scan.component.calendarName.map { TextRule.projectName.fittedLine($0) } ?? ""
      if !list.isEmpty { filed.projectName = list }
      filed.properties.remove(.project)
    }
    if filed.task.seriesUID == nil, !saysAll { filed.properties.remove(.series) }
    TaskcoreProperty.read(into: &filed) { filed, property, name, set in
      if let line = own[name] ?? scan.takeFirst(name) {
        try? set(&filed, line.value)
      } else if !saysAll {
        filed.properties.remove(property)
      }
    }
  }
}
