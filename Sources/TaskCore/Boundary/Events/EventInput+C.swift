import CTaskcore
import Domain

extension EventInput {
  private static let knownFields: UInt64 = (1 << 16) - 1

  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ input: taskcore_event_input) throws {
    try checkSize(of: taskcore_event_input.self, is: input.struct_size, "taskcore_event_input")
    try checkMask(input.fields, known: Self.knownFields, "fields")
    self.init()
    func has(_ field: UInt64) -> Bool { input.fields & field != 0 }
    if has(TASKCORE_EVENT_TITLE) { title = try text(input.title, "title") }
    if has(TASKCORE_EVENT_KIND) { kind = try Event.Kind(code: input.kind) }
    if has(TASKCORE_EVENT_START) {
      let moment = try Moment(
        kind: input.start_kind, date: input.start_date, ms: input.start_ms, "start")
      guard let moment else {
        throw Failure(.invalid, "An event needs a start.", field: "start_kind")
      }
      start = moment
    }
    if has(TASKCORE_EVENT_DURATION) { duration = input.duration_s }
    if has(TASKCORE_EVENT_ZONE) {
      let name = try text(input.zone, "zone")
      zoneName = .some(name.isEmpty ? nil : try TextRule.zoneName.line(name))
    }
    if has(TASKCORE_EVENT_NOTES) { notes = try text(input.notes, "notes") }
    if has(TASKCORE_EVENT_LOCATION) { location = try text(input.location, "location") }
    if has(TASKCORE_EVENT_ATTENDEES) {
      attendees = try Self.attendees(input.attendees, count: input.attendee_count)
    }
    if has(TASKCORE_EVENT_URL) { url = try text(input.url, "url") }
    if has(TASKCORE_EVENT_TASK) { task = .some(input.task_id == 0 ? nil : input.task_id) }
    if has(TASKCORE_EVENT_TRANSPARENT) {
      isTransparent = try flag(input.transparent, "transparent")
    }
    if has(TASKCORE_EVENT_DONE) { isDone = try flag(input.done, "done") }
    if has(TASKCORE_EVENT_REMINDERS) {
      reminders = try [Reminder](input.reminders, count: input.reminder_count, of: "An event")
    }
    if has(TASKCORE_EVENT_REPEAT_RULE) {
      let rule = try text(input.repeat_rule, "repeat_rule")
      repeatRule = .some(rule.isEmpty ? nil : try RepeatRule(rule))
    }
    if has(TASKCORE_EVENT_EXCLUDED_DATES) {
      excludedDates = try [LocalMoment](input.excluded_dates, "excluded_dates")
    }
    if has(TASKCORE_EVENT_ADDED_DATES) {
      addedDates = try [LocalMoment](input.added_dates, "added_dates")
    }
  }

  private static func attendees(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int
  ) throws -> [String] {
    guard (0...Event.maximumAttendeeCount).contains(count) else {
      throw Failure(
        .invalid,
        "An event has at most \(Event.maximumAttendeeCount) attendees, "
          + "not \(UInt(bitPattern: count)).",
        field: "attendees")
    }
    return try texts(pointer, count: count, "attendees", as: "attendee")
  }
}
