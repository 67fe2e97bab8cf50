import Domain

/// The calendar of Outlook as a table, which Google's takes, too:
/// `Subject,Start Date,Start Time,End Date,End Time,All day event,Reminder on/off,…`.
struct OutlookCalendarTable: OthersTable {
  static let columns: [String: Meaning] = [
    "subject": .title, "start date": .start, "start time": .startTime, "end date": .due,
    "end time": .dueTime, "all day event": .isAllDay, "reminder on/off": .hasReminder,
    "reminder date": .reminderDate, "reminder time": .reminderTime, "categories": .categories,
    "description": .notes, "location": .location, "meeting organizer": .attendees,
    "required attendees": .attendees, "optional attendees": .attendees,
    "show time as": .transparency(["1": false, "2": false, "3": true, "4": false]),
    "priority": .nothing,
  ]

  func meaning(of heading: String) -> Meaning? { Self.columns[heading] }

  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord? {
    OutlookTable.withoutDefaults(record)
  }
}

extension OthersMapping {
  /// Makes an event of a row that was read as a task, whose due is the end of it.
  ///
  /// - Throws: `invalid` for one without a start.
  func event(from record: OthersRecord, read filed: FiledTask) throws -> FiledEvent {
    let task = filed.task
    guard let start = task.start else {
      throw Failure(.invalid, "An event needs a start with a date.", field: "start")
    }
    var event = try Event(uid: task.uid, title: task.title, start: start, created: task.created)
    event.modified = task.modified
    event.zoneName = times.zoneName(of: start)
    event.tags = task.tags
    event.kept = task.kept
    try event.setNotes(task.notes)
    try event.setReminders(task.reminders)
    try event.setLocation(TextRule.location.fittedLine(record[.location] ?? ""))
    let attendees = record.values.filter { $0.meaning == .attendees }
      .flatMap { $0.text.split(separator: ";") }
      .map { TextRule.attendee.fittedLine(String($0)) }.filter { !$0.isEmpty }
    try event.setAttendees(attendees)
    for value in record.values {
      guard case .transparency(let words)? = value.meaning else { continue }
      event.isTransparent = words[value.text] ?? false
    }
    let seconds = times.seconds(from: start, to: task.due, isOpenEnded: record[.dueTime] != nil)
    try event.setDuration(seconds ?? (start.isDate ? 86_400 : 1))
    event.kind = seconds != nil || !attendees.isEmpty ? .meeting : .deadline
    return FiledEvent(
      event: event,
      saying: [
        .title, .kind, .start, .duration, .notes, .location, .attendees, .tags, .transparent,
        .reminders, .kept,
      ])
  }
}

extension OthersTimes {
  /// The zone of an event that begins then.
  fileprivate func zoneName(of start: Moment) -> String? {
    if case .dateTime = start { zone.name } else { nil }
  }

  /// How long something lasts; nil without an end, or with one before its start.
  ///
  /// The last of whole days is one of them, unless it ends with the time with which it begins.
  fileprivate func seconds(from start: Moment, to end: Moment?, isOpenEnded: Bool) -> Int64? {
    guard let end else { return nil }
    if case .date(let first) = start {
      let days = end.date(in: zone).daysSince1970 - first.daysSince1970 + (isOpenEnded ? 0 : 1)
      return days > 0 ? Int64(days) * 86_400 : nil
    }
    let milliseconds =
      end.beginning(in: zone).milliseconds - start.beginning(in: zone).milliseconds
    return milliseconds > 0 ? milliseconds / 1_000 : nil
  }
}
