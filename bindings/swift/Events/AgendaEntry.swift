import CTaskcoreHeader

/// One thing on one day.
public struct AgendaEntry: Sendable {
  /// What it is; nil kind of event for a task.
  public let eventKind: Event.Kind?
  /// The day on which it stands.
  public let date: CalendarDate
  /// Of the task or event; of a changed occurrence, its own.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// Of what repeats, as a local time; else empty.
  public let occurrence: String
  /// The title.
  public let title: String
  /// The location.
  public let location: String
  /// Such as `09:00-10:30` or `all day`.
  public let time: String
  /// Of a task: its due.
  public let interval: Interval
  /// On which of its days it is, from 0, and how many these are.
  public let dayIndex: Int
  /// How many days it touches.
  public let dayCount: Int
  /// 0 or 1.
  public let isDone: Bool
  /// Whether it is an occurrence of a task after its present one.
  public let isProjected: Bool
  /// The colour.
  public let colour: Colour
  fileprivate let cursor: String

  fileprivate init(_ row: taskcore_agenda_entry) throws {
    guard let date = CalendarDate(number: row.date) else {
      throw TaskcoreError(.internal, "\(row.date) is no date.")
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
  public var kind: String { eventKind?.rawValue ?? "task" }
}

/// What to put on the agenda.
public struct AgendaQuery: Sendable {
  /// Contents.
  public enum Contents: String, CaseIterable, Sendable {
    case tasks
    case events

    fileprivate var bit: UInt32 {
      switch self {
      case .tasks: TASKCORE_AGENDA_TASKS
      case .events: TASKCORE_AGENDA_EVENTS
      }
    }
  }

  /// The days.
  public var days: ClosedRange<CalendarDate>
  /// Nil for both.
  public var contents: Contents?
  /// Whether completed tasks and done events are in it, too.
  public var includesCompleted = false
  /// Nil for all.
  public var limit: Int64?

  /// Makes one with these values.
  public init(
    days: ClosedRange<CalendarDate>, contents: Contents? = nil, includesCompleted: Bool = false,
    limit: Int64? = nil
  ) {
    self.days = days
    self.contents = contents
    self.includesCompleted = includesCompleted
    self.limit = limit
  }
}

extension Store {
  /// All that happens on some days, in its order.
  ///
  /// - Parameters:
  ///   - query: Which days, and what of them.
  ///   - check: Is called between the parts that are read at once; what it throws ends the reading.
  /// - Returns: The entries in the order of their days.
  /// - Throws: What the library refuses, or what `check` throws.
  public func agenda(
    _ query: AgendaQuery, checking check: () throws -> Void = {}
  ) throws -> [AgendaEntry] {
    let pageSize: Int64 = 1000
    var entries: [AgendaEntry] = []
    while true {
      let limit = min(pageSize, (query.limit ?? .max) - Int64(entries.count))
      let page = limit > 0 ? try agenda(query, limit: limit, after: entries.last) : []
      entries += page
      if page.count < pageSize { return entries }
      try check()
    }
  }

  private func agenda(
    _ query: AgendaQuery, limit: Int64, after last: AgendaEntry?
  ) throws -> [AgendaEntry] {
    let texts = CStrings()
    var options = taskcore_agenda_options()
    options.struct_size = MemoryLayout<taskcore_agenda_options>.size
    options.first_date = query.days.lowerBound.number
    options.last_date = query.days.upperBound.number
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
