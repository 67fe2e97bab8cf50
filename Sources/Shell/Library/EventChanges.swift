import CTaskcoreHeader

/// What an event is to be: a new one, or what changes about one.
struct EventChanges {
  var title: [UInt8]?
  var kind: Event.Kind?
  var start: Moment?
  /// In seconds.
  var duration: Int64?
  /// An IANA name; empty for the store's.
  var zone: [UInt8]?
  var notes: [UInt8]?
  var location: [UInt8]?
  var attendees: [[UInt8]]?
  var url: [UInt8]?
  /// 0 for none.
  var task: Int64?
  var isTransparent: Bool?
  var isDone: Bool?
  var reminders: [Reminder]?
  var repeats: RepeatRule?
  /// Lists for the library.
  var excludedDates: [UInt8]?
  var addedDates: [UInt8]?

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
      _ text: [UInt8]?, _ field: UInt64,
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
