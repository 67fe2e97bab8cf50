import TaskcoreSwift

extension AgendaEntry: Record {
  static let fieldNames = [
    "date", "kind", "id", "uid", "occurrence", "title", "location", "start", "end", "all_day",
    "time", "day", "days", "done", "projected",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(date.text), .text(kind), .integer(id), .text(uid),
      LocalMoment(occurrence).map { .text($0.iso8601) } ?? .null, .text(title),
      location.isEmpty ? .null : .text(location),
    ] + (try interval.fieldValues(in: store)) + [
      .boolean(interval.isAllDay), .text(time), .integer(Int64(dayIndex + 1)),
      .integer(Int64(dayCount)), .boolean(isDone), .boolean(isProjected),
    ]
  }
}
