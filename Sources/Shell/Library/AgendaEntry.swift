import CTaskcoreHeader
import Platform

/// One thing on one day.
struct AgendaEntry {
  /// What it is; nil kind of event for a task.
  let eventKind: Event.Kind?
  let date: CalendarDate
  let id: Int64
  let uid: String
  /// Of what repeats, as a local time; else empty.
  let occurrence: String
  let title: String
  let location: String
  /// Such as `09:00-10:30` or `all day`.
  let time: String
  /// Of a task: its due.
  let interval: Interval
  /// On which of its days it is, from 0, and how many these are.
  let dayIndex: Int
  let dayCount: Int
  let isDone: Bool
  /// Whether it is an occurrence of a task after its present one.
  let isProjected: Bool
  let colour: Colour
  fileprivate let cursor: String

  fileprivate init(_ row: taskcore_agenda_entry) throws {
    guard let date = CalendarDate(number: row.date) else {
      throw ShellError.failed("\(row.date) is no date.")
    }
    self.date = date
    eventKind = row.entity == TASKCORE_ENTITY_EVENT ? Event.Kind(code: row.kind) : nil
    id = row.id
    uid = String(c: row.uid)
    occurrence = String(c: row.occurrence)
    title = String(c: row.title)
    location = String(c: row.location)
    time = String(c: row.time_label)
    interval = Interval(start: row.start_ms, end: row.end_ms, isAllDay: row.is_all_day != 0)
    dayIndex = Int(row.day_index)
    dayCount = Int(row.day_count)
    isDone = row.is_done != 0
    isProjected = row.is_projected != 0
    colour = Colour(code: row.colour)
    cursor = String(c: row.cursor)
  }

  /// `task`, `meeting` or `deadline`
  var kind: String { eventKind?.rawValue ?? "task" }
}

/// What to put on the agenda.
struct AgendaQuery {
  enum Contents: String, CaseIterable {
    case tasks
    case events

    fileprivate var bit: UInt32 {
      switch self {
      case .tasks: TASKCORE_AGENDA_TASKS
      case .events: TASKCORE_AGENDA_EVENTS
      }
    }
  }

  var days: DayRange
  /// Nil for both.
  var contents: Contents?
  var includesCompleted = false
  /// Nil for all.
  var limit: Int64?
}

extension Store {
  /// All that happens on some days, in its order.
  func agenda(_ query: AgendaQuery) throws -> [AgendaEntry] {
    let pageSize: Int64 = 1000
    var entries: [AgendaEntry] = []
    while true {
      let limit = min(pageSize, (query.limit ?? .max) - Int64(entries.count))
      let page = limit > 0 ? try agenda(query, limit: limit, after: entries.last) : []
      entries += page
      if page.count < pageSize { return entries }
      try Interrupt.check()
    }
  }

  private func agenda(
    _ query: AgendaQuery, limit: Int64, after last: AgendaEntry?
  ) throws -> [AgendaEntry] {
    let texts = CStrings()
    var options = taskcore_agenda_options()
    options.struct_size = MemoryLayout<taskcore_agenda_options>.size
    options.first_date = query.days.first.number
    options.last_date = query.days.last.number
    options.contents = query.contents?.bit ?? 0
    options.includes_completed = query.includesCompleted ? 1 : 0
    options.limit = limit
    options.after = last.map { texts.copy(Array($0.cursor.utf8)) }
    var list: UnsafeMutablePointer<taskcore_agenda_list>?
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_agenda_read(handle, &options, &list))
    }
    defer { taskcore_agenda_list_free(list) }
    return try (0..<taskcore_agenda_list_count(list)).compactMap { index in
      try taskcore_agenda_list_at(list, index).map { try AgendaEntry($0.pointee) }
    }
  }
}
