import CTaskcoreHeader

/// A deadline or a meeting, as it was when it was read.
struct Event {
  enum Kind: String, CaseIterable {
    case meeting
    case deadline

    /// The library's TASKCORE_EVENT_...
    var code: Int32 {
      switch self {
      case .meeting: TASKCORE_EVENT_MEETING
      case .deadline: TASKCORE_EVENT_DEADLINE
      }
    }

    /// A meeting for what this shell does not know.
    init(code: Int32) {
      self = code == TASKCORE_EVENT_DEADLINE ? .deadline : .meeting
    }
  }

  let id: Int64
  let uid: String
  let title: String
  let kind: Kind
  /// Instants are in milliseconds since 1970 UTC; of a series, those of its first occurrence.
  let interval: Interval
  /// In seconds.
  let duration: Int64
  let zone: String
  let notes: String
  let location: String
  let attendees: [String]
  let url: String
  /// 0 when it belongs to none.
  let task: Int64
  let reminders: [Reminder]
  let repeatRule: String
  let excludedDates: String
  let addedDates: String
  /// The event that this is a changed occurrence of; else 0.
  let series: Int64
  /// Which one, as a local time; else empty.
  let occurrence: String
  /// Whether it takes no time, and so overlaps nothing.
  let isTransparent: Bool
  let done: Int64?
  let created: Int64
  let modified: Int64

  init(_ row: taskcore_event) {
    id = row.id
    uid = String(c: row.uid)
    title = String(c: row.title)
    kind = Kind(code: row.kind)
    interval = Interval(
      start: row.start_ms, end: row.end_ms, isAllDay: row.start_kind == TASKCORE_MOMENT_DATE)
    duration = row.duration_s
    zone = String(c: row.zone)
    notes = String(c: row.notes)
    location = String(c: row.location)
    attendees =
      UnsafeBufferPointer(start: row.attendees, count: row.attendee_count).map { String(c: $0) }
    url = String(c: row.url)
    task = row.task_id
    reminders = elements(row.reminders, row.reminder_count, size: \.struct_size).map(Reminder.init)
    repeatRule = String(c: row.repeat_rule)
    excludedDates = String(c: row.excluded_dates)
    addedDates = String(c: row.added_dates)
    series = row.series_id
    occurrence = String(c: row.occurrence)
    isTransparent = row.transparent != 0
    done = row.fields & TASKCORE_EVENT_DONE != 0 ? row.done_ms : nil
    created = row.created_ms
    modified = row.modified_ms
  }

  /// Whether it has several occurrences.
  var repeats: Bool { !repeatRule.isEmpty || !addedDates.isEmpty }
}

/// From when to when something lasts, in milliseconds since 1970 UTC.
struct Interval {
  let start: Int64
  /// The first millisecond after it.
  let end: Int64
  var isAllDay = false
}
