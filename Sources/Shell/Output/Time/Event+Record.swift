import TaskcoreSwift

extension Event: Record {
  static let fieldNames = [
    "id", "uid", "title", "kind", "start", "end", "all_day", "duration", "zone", "location",
    "attendees", "notes", "url", "task", "reminders", "repeat_rule", "excluded_dates",
    "added_dates", "series", "occurrence", "busy", "done", "created", "modified",
    "calendar", "field_values", "links", "project", "project_id", "tags", "floating",
    "participation",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    func text(_ value: String) -> FieldValue { value.isEmpty ? .null : .text(value) }
    func dates(_ value: String) -> FieldValue { .list(LocalMoment.list(value).map(\.iso8601)) }
    return [
      .integer(id), .text(uid), .text(title), .text(kind.rawValue),
    ] + (try interval.fieldValues(in: store)) + [
      .boolean(interval.isAllDay), .integer(duration), text(zone), text(location),
      .list(attendees), .text(notes), text(url), task == 0 ? .null : .integer(task),
      .list(try reminders.map { try $0.textOfEvent(in: store) }), text(repeatRule),
      dates(excludedDates), dates(addedDates), series == 0 ? .null : .integer(series),
      LocalMoment(occurrence).map { .text($0.iso8601) } ?? .null, .boolean(!isTransparent),
      try .instant(done, in: store), try .instant(created, in: store),
      try .instant(modified, in: store), .integer(calendar),
      .object(ownFields.map { ($0.name, .text($0.value)) }), .objects(links.map(\.members)),
      text(project), projectID == 0 ? .null : .integer(projectID), .list(tags),
      .boolean(isFloating), .text(participation.rawValue),
    ]
  }
}

extension Interval {
  /// Its start and its end: instants, or the first and the last day.
  func fieldValues(in store: Store) throws -> [FieldValue] {
    if isAllDay {
      let first = try store.localTime(start).date
      return [.text(first.text), .text(try lastDay(in: store).text)]
    }
    // What ends after the last day of all has no end to show.
    let last = (try? FieldValue.instant(end, in: store)) ?? .null
    return [try .instant(start, in: store), last]
  }
}
