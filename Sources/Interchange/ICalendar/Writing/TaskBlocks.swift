import Domain

/// The lines of a VTODO for a task.
struct TaskBlocks {
  private let shared: SharedBlocks
  private let times: TimeLines

  init(_ times: TimeLines) {
    self.times = times
    shared = SharedBlocks(times: times)
  }

  /// The place in the manual order, as Apple's and Nextcloud's programs have it.
  static let sortOrderName = "X-APPLE-SORT-ORDER"

  /// What only Taskcore writes can be left out: nothing that was read is compared with it.
  func blocks(of filed: FiledTask, areOwnLeftOut: Bool = false) -> [ComponentBlock] {
    let task = filed.task
    let zone = task.zoneName
    let floats = (task.due ?? task.start)?.isFloating ?? false
    var blocks = shared.identity(
      uid: task.uid, series: task.seriesUID, occurrence: task.occurrence,
      by: filed.seriesClock ?? SeriesClock(zoneName: zone, floats: floats))
    blocks += shared.stamps(created: task.created, modified: task.modified)
    blocks.append(shared.text("SUMMARY", task.title))
    blocks += shared.notes(task.notes)
    blocks += shared.comments(filed.comments)
    blocks += [
      shared.categories(task.tags),
      ComponentBlock("PRIORITY", Self.priority(task.priority).map { "PRIORITY:\($0)" }),
      ComponentBlock("DTSTART", task.start.map { times.line("DTSTART", $0, zone: zone) }),
      ComponentBlock("DUE", task.due.map { times.line("DUE", $0, zone: zone) }),
    ]
    let added = addedDatesLeft(of: task)
    blocks += shared.recurrence(
      task.repeatRule, left: ruleLeft(of: task), from: (task.repeatStart ?? anchor(task))?.date,
      excluded: task.excludedDates, added: added, zone: zone, floats: floats)
    blocks.append(
      shared.own(
        TaskcoreProperty.addedDates,
        added == task.addedDates
          ? nil
          : ContentLine(
            TaskcoreProperty.addedDates, EscapedList.text(LocalMoment.joined(task.addedDates))
          ).with(TaskcoreProperty.of, EscapedList.text(LocalMoment.joined(added))).text))
    blocks += status(task)
    blocks.append(ComponentBlock("URL", task.url.isEmpty ? nil : "URL:\(task.url)"))
    blocks += task.links.map(AttachmentLine.block)
    if filed.properties.contains(.position), let order = task.position.sortOrder {
      blocks.append(ComponentBlock(Self.sortOrderName, "\(Self.sortOrderName):\(order)"))
    }
    blocks += links(filed)
    blocks += areOwnLeftOut ? standard(filed) : own(filed)
    return blocks + shared.alarms(task.reminders, title: task.title)
  }

  /// What is left of the rule from the present occurrence on, with which others begin.
  private func ruleLeft(of task: Task) -> RepeatRule? {
    guard let present = present(of: task) else { return task.remainingRule }
    let zone = times.zone(of: task.zoneName)
    return (try? task.recurrence?.rule(from: present, in: zone)) ?? task.remainingRule
  }

  private func addedDatesLeft(of task: Task) -> [LocalMoment] {
    guard let present = present(of: task) else { return task.addedDates }
    return task.addedDates.filter { $0 >= present }
  }

  /// The occurrence that a series of fixed dates stands for, where it is not the first one.
  private func present(of task: Task) -> LocalMoment? {
    guard task.repeatMode == .fixed, let present = task.occurrence, let first = task.repeatStart,
      present > first
    else { return nil }
    return present
  }

  static func priority(_ priority: Priority) -> Int? {
    switch priority {
    case .p0: 1
    case .p1: 3
    case .p2: 5
    case .p3: 7
    case .none: nil
    }
  }

  private func status(_ task: Task) -> [ComponentBlock] {
    guard let completed = task.completed else {
      let status =
        task.cancelled != nil ? "CANCELLED" : task.started != nil ? "IN-PROCESS" : "NEEDS-ACTION"
      return [
        ComponentBlock("STATUS", ["STATUS:\(status)"], isAlwaysWritten: true),
        ComponentBlock("COMPLETED", []), ComponentBlock("PERCENT-COMPLETE", []),
      ]
    }
    return [
      ComponentBlock("STATUS", ["STATUS:COMPLETED"], isAlwaysWritten: true),
      ComponentBlock(
        "COMPLETED", ["COMPLETED:\(ICalendarTime.utcText(completed))"], isAlwaysWritten: true),
      ComponentBlock("PERCENT-COMPLETE", ["PERCENT-COMPLETE:100"], isAlwaysWritten: true),
    ]
  }

  private func links(_ filed: FiledTask) -> [ComponentBlock] {
    [
      ComponentBlock("RELATED-TO", filed.parentUID.map { Self.link("PARENT", $0) })
    ]
      + filed.dependencyUIDs.map { uid in
        ComponentBlock("RELATED-TO/\(uid)", Self.link("DEPENDS-ON", uid))
      }
  }

  static func link(_ type: String, _ uid: String) -> String {
    "RELATED-TO;RELTYPE=\(type):\(ICalendarText.text(uid))"
  }

  /// What others may write, too, of what iCalendar had no property for once.
  private func standard(_ filed: FiledTask) -> [ComponentBlock] {
    TaskcoreProperty.values(of: filed).filter { !$0.name.hasPrefix(TaskcoreProperty.prefix) }
      .map { name, value in shared.own(name, value.map { "\(name):\($0)" }) }
  }

  /// Properties without a standard one in iCalendar.
  private func own(_ filed: FiledTask) -> [ComponentBlock] {
    let task = filed.task
    var blocks: [ComponentBlock] = []
    func add(_ name: String, _ value: String?) {
      blocks.append(shared.own(name, value.map { "\(name):\($0)" }))
    }
    if NameKey(filed.projectName) != NameKey(Project.inboxName) {
      add(TaskcoreProperty.project, ICalendarText.text(filed.projectName))
      add(TaskcoreProperty.projectTree, filed.hasDottedProject ? "1" : nil)
    }
    if filed.properties.contains(.position) { add(TaskcoreProperty.position, task.position.text) }
    blocks += filed.fieldValues.map(FieldLines.block)
    for property in TaskcoreProperty.values(of: filed) { add(property.name, property.value) }
    for (name, moment) in [(TaskcoreProperty.start, task.start), (TaskcoreProperty.due, task.due)] {
      if moment?.isDate == false {
        blocks.append(shared.own(name, TimeLines.exact(name, of: moment)))
      }
    }
    for (name, instant) in [
      (TaskcoreProperty.started, task.started), (TaskcoreProperty.cancelled, task.cancelled),
    ] {
      if let instant { add(name, instant.text) }
    }
    if let zone = task.zoneName {
      let line = (task.due ?? task.start).map { times.line("DUE", $0, zone: zone) }
      if zone == times.storeZone.name || line?.utf8.contains(bytes: ";TZID=".utf8) != true {
        add(TaskcoreProperty.zone, ICalendarText.text(zone))
      }
    }
    let isOccurrence = task.seriesUID != nil && task.uid == occurrenceUID(task)
    return blocks
      + shared.place(
        repeatStart: task.repeatStart, occurrence: isOccurrence ? nil : task.occurrence,
        anchor: anchor(task), followsFrom: task.repeatRule != nil)
  }

  private func occurrenceUID(_ task: Task) -> String? {
    guard let series = task.seriesUID, let occurrence = task.occurrence else { return nil }
    return OccurrenceUID.make(series: series, occurrence: occurrence.text)
  }

  /// What iCalendar counts a series from.
  private func anchor(_ task: Task) -> LocalMoment? {
    let zone = times.zone(of: task.zoneName)
    return (task.start ?? task.due).map { LocalMoment($0, in: zone) }
  }
}
