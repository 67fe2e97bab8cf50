import CTaskcore
import Domain

extension EventInput {
  /// What the members that a caller announced say; the zone is the store's.
  ///
  /// - Throws: `invalid`, with the member.
  init(
    _ input: taskcore_event_input, _ check: InputCheck = .throwing, in zone: any Zone
  ) throws {
    self.init()
    if input.has(TASKCORE_EVENT_TITLE) { try check { title = try text(input.title, "title") } }
    if input.has(TASKCORE_EVENT_KIND) { try check { kind = try Event.Kind(code: input.kind) } }
    if input.has(TASKCORE_EVENT_START) {
      try check {
        let moment = try Moment(
          kind: input.start_kind, date: input.start_date, ms: input.start_ms, "start")
        guard let moment else {
          throw Failure(.invalid, "An event needs a start.", field: "start_kind")
        }
        start = moment
      }
    }
    if input.has(TASKCORE_EVENT_FLOATING) {
      try check { isFloating = try flag(input.is_floating, "is_floating") }
    }
    if input.has(TASKCORE_EVENT_DURATION) { duration = input.duration_s }
    if input.has(TASKCORE_EVENT_ZONE) {
      try check {
        zoneName = .some(try TaskCore.zoneName(input.zone, "zone"))
      }
    }
    if input.has(TASKCORE_EVENT_NOTES) { try check { notes = try text(input.notes, "notes") } }
    if input.has(TASKCORE_EVENT_LOCATION) {
      try check { location = try text(input.location, "location") }
    }
    if input.has(TASKCORE_EVENT_ATTENDEES) {
      try check {
        attendees = try Self.attendees(input.attendees, count: input.attendee_count)
      }
    }
    if input.has(TASKCORE_EVENT_URL) { try check { url = try text(input.url, "url") } }
    if input.has(TASKCORE_EVENT_TASK) { task = .some(input.task_id == 0 ? nil : input.task_id) }
    if input.has(TASKCORE_EVENT_CALENDAR) { calendar = input.calendar_id }
    if input.has(TASKCORE_EVENT_PROJECT) { try check { project = .some(try Self.project(input)) } }
    if input.has(TASKCORE_EVENT_TAGS) {
      try check { tags = try Self.tags(input.tags, count: input.tag_count) }
    }
    if input.has(TASKCORE_EVENT_TRANSPARENT) {
      try check {
        isTransparent = try flag(input.is_transparent, "is_transparent")
      }
    }
    if input.has(TASKCORE_EVENT_PARTICIPATION) {
      try check { participation = try Event.Participation(code: input.participation) }
    }
    if input.has(TASKCORE_EVENT_DONE) { try check { isDone = try flag(input.is_done, "is_done") } }
    if input.has(TASKCORE_EVENT_REMINDERS) {
      try check {
        reminders = try [Reminder](
          input.reminders, count: input.reminder_count, of: "An event", in: zone)
      }
    }
    if input.has(TASKCORE_EVENT_REPEAT_RULE) {
      try check {
        repeatRule = .some(try TaskCore.repeatRule(input.repeat_rule))
      }
    }
    if input.has(TASKCORE_EVENT_EXCLUDED_DATES) {
      try check {
        excludedDates = try [LocalMoment](input.excluded_dates, "excluded_dates")
      }
    }
    if input.has(TASKCORE_EVENT_LINKS) {
      try check { links = try [Link](input.links, count: input.link_count, of: "An event") }
    }
    if input.has(TASKCORE_EVENT_FIELD_VALUES) {
      try check {
        fieldValues = try [FieldChange](
          input.field_values, count: input.field_value_count, of: "An event")
      }
    }
    if input.has(TASKCORE_EVENT_ADDED_DATES) {
      try check {
        addedDates = try [LocalMoment](input.added_dates, "added_dates")
      }
    }
  }

  /// By its name, or by its id; nil for none.
  private static func project(_ input: taskcore_event_input) throws -> ProjectChoice? {
    guard let name = input.project else {
      return input.project_id == 0 ? nil : .id(input.project_id)
    }
    guard input.project_id == 0 else {
      throw Failure(
        .invalid, "Give a project by its name or by its id, not by both.", field: "project_id")
    }
    return .name(try text(name, "project"))
  }

  private static func tags(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int
  ) throws -> [String] {
    guard (0...TagSet.maximumCount).contains(count) else {
      throw Failure(
        .invalid,
        "An event has at most \(TagSet.maximumCount) tags, not \(UInt(bitPattern: count)).",
        field: "tags")
    }
    return try texts(pointer, count: count, "tags", as: "tag")
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
