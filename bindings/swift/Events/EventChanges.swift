import CTaskcoreHeader

/// What an event is to be: a new one, or what changes about one.
public struct EventChanges: Sendable {
  /// The title.
  public var title: (any UTF8Text)?
  /// The kind.
  public var kind: Event.Kind?
  /// When it starts.
  public var start: Moment?
  /// In seconds.
  public var duration: Int64?
  /// An IANA name; empty for the store's.
  public var zone: (any UTF8Text)?
  /// Notes of any length.
  public var notes: (any UTF8Text)?
  /// The location.
  public var location: (any UTF8Text)?
  /// The attendees.
  public var attendees: [any UTF8Text]?
  /// A link that belongs to it.
  public var url: (any UTF8Text)?
  /// 0 for none.
  public var task: Int64?
  /// Whether it is transparent.
  public var isTransparent: Bool?
  /// Whether it is done.
  public var isDone: Bool?
  /// When to remind of it.
  public var reminders: [Reminder]?
  /// How it repeats.
  public var repeats: RepeatRule?
  /// Lists for the library.
  public var excludedDates: (any UTF8Text)?
  /// The dates that are added to the rule.
  public var addedDates: (any UTF8Text)?

  /// Makes one with these values.
  public init(
    title: (any UTF8Text)? = nil, kind: Event.Kind? = nil, start: Moment? = nil,
    duration: Int64? = nil, zone: (any UTF8Text)? = nil, notes: (any UTF8Text)? = nil,
    location: (any UTF8Text)? = nil, attendees: [any UTF8Text]? = nil, url: (any UTF8Text)? = nil,
    task: Int64? = nil, isTransparent: Bool? = nil, isDone: Bool? = nil,
    reminders: [Reminder]? = nil, repeats: RepeatRule? = nil, excludedDates: (any UTF8Text)? = nil,
    addedDates: (any UTF8Text)? = nil
  ) {
    self.title = title
    self.kind = kind
    self.start = start
    self.duration = duration
    self.zone = zone
    self.notes = notes
    self.location = location
    self.attendees = attendees
    self.url = url
    self.task = task
    self.isTransparent = isTransparent
    self.isDone = isDone
    self.reminders = reminders
    self.repeats = repeats
    self.excludedDates = excludedDates
    self.addedDates = addedDates
  }

  /// Hands the library's form of it to `body`.
  func withInput<Result>(
    _ body: (UnsafePointer<taskcore_event_input>) throws -> Result
  ) throws -> Result {
    let texts = CStrings()
    var input = taskcore_event_input()
    input.struct_size = MemoryLayout<taskcore_event_input>.size
    setTexts(of: &input, texts)
    setTimes(of: &input)
    if let repeats {
      input.fields |= TASKCORE_EVENT_REPEAT_RULE
      input.repeat_rule = texts.copy(Array(repeats.rule.utf8))
    }
    let reminders = reminders?.map(\.input) ?? []
    return try withExtendedLifetime(texts) {
      try reminders.withUnsafeBufferPointer { reminders in
        if self.reminders != nil {
          input.fields |= TASKCORE_EVENT_REMINDERS
          input.reminders = reminders.baseAddress
          input.reminder_count = reminders.count
        }
        return try body(&input)
      }
    }
  }

  private func setTexts(of input: inout taskcore_event_input, _ texts: CStrings) {
    func set(
      _ text: (any UTF8Text)?, _ field: UInt64,
      _ member: WritableKeyPath<taskcore_event_input, UnsafePointer<CChar>?>
    ) {
      guard let text else { return }
      input.fields |= field
      input[keyPath: member] = texts.copy(text)
    }
    set(title, TASKCORE_EVENT_TITLE, \.title)
    set(zone, TASKCORE_EVENT_ZONE, \.zone)
    set(notes, TASKCORE_EVENT_NOTES, \.notes)
    set(location, TASKCORE_EVENT_LOCATION, \.location)
    set(url, TASKCORE_EVENT_URL, \.url)
    set(excludedDates, TASKCORE_EVENT_EXCLUDED_DATES, \.excluded_dates)
    set(addedDates, TASKCORE_EVENT_ADDED_DATES, \.added_dates)
    if let attendees {
      input.fields |= TASKCORE_EVENT_ATTENDEES
      input.attendees = texts.copy(attendees)
      input.attendee_count = attendees.count
    }
  }

  private func setTimes(of input: inout taskcore_event_input) {
    if let start {
      input.fields |= TASKCORE_EVENT_START
      input.start_kind = start.kind
      input.start_date = start.dateNumber
      input.start_ms = start.milliseconds
    }
    if let duration {
      input.fields |= TASKCORE_EVENT_DURATION
      input.duration_s = duration
    }
    if let kind {
      input.fields |= TASKCORE_EVENT_KIND
      input.kind = kind.code
    }
    if let task {
      input.fields |= TASKCORE_EVENT_TASK
      input.task_id = task
    }
    if let isTransparent {
      input.fields |= TASKCORE_EVENT_TRANSPARENT
      input.transparent = isTransparent ? 1 : 0
    }
    if let isDone {
      input.fields |= TASKCORE_EVENT_DONE
      input.done = isDone ? 1 : 0
    }
  }
}
