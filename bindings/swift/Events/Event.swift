import CTaskcoreHeader

/// A deadline or a meeting, as it was when it was read.
public struct Event: Sendable {
  /// Kind.
  public enum Kind: String, CaseIterable, Sendable {
    case meeting
    case deadline

    /// The library's TASKCORE_EVENT_...
    package var code: Int32 {
      switch self {
      case .meeting: TASKCORE_EVENT_MEETING
      case .deadline: TASKCORE_EVENT_DEADLINE
      }
    }

    /// A meeting for what this shell does not know.
    package init(code: Int32) {
      self = code == TASKCORE_EVENT_DEADLINE ? .deadline : .meeting
    }
  }

  /// Of this store; never used again.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The title.
  public let title: String
  /// The kind.
  public let kind: Kind
  /// Instants are in milliseconds since 1970 UTC; of a series, those of its first occurrence.
  public let interval: Interval
  /// In seconds.
  public let duration: Int64
  /// The zone, as an IANA name.
  public let zone: String
  /// Notes of any length.
  public let notes: String
  /// The location.
  public let location: String
  /// The attendees.
  public let attendees: [String]
  /// A link that belongs to it.
  public let url: String
  /// 0 when it belongs to none.
  public let task: Int64
  /// When to remind of it.
  public let reminders: [Reminder]
  /// The repeat rule.
  public let repeatRule: String
  /// The dates that are left out of the rule.
  public let excludedDates: String
  /// The dates that are added to the rule.
  public let addedDates: String
  /// The event that this is a changed occurrence of; else 0.
  public let series: Int64
  /// Which one, as a local time; else empty.
  public let occurrence: String
  /// Whether it takes no time, and so overlaps nothing.
  public let isTransparent: Bool
  /// When or whether it was done.
  public let done: Int64?
  /// When it was made, in milliseconds since 1970 UTC.
  public let created: Int64
  /// When it was last changed, in milliseconds since 1970 UTC.
  public let modified: Int64

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
  public var repeats: Bool { !repeatRule.isEmpty || !addedDates.isEmpty }
}

/// From when to when something lasts, in milliseconds since 1970 UTC.
public struct Interval: Sendable {
  /// When it starts.
  public let start: Int64
  /// The first millisecond after it.
  public let end: Int64
  /// Whether it takes whole days.
  public var isAllDay = false

  /// Makes one with these values.
  public init(start: Int64, end: Int64, isAllDay: Bool = false) {
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
  }
}
