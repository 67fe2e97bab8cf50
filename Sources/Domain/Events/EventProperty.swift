/// What can change of an event; the raw values name it in the change log, and its column.
package enum EventProperty: String, CaseIterable, Hashable, Sendable {
  case title
  case kind
  /// A date or an instant, as a text.
  case start
  case duration = "duration_s"
  case zone
  case notes
  case location
  /// All of them, joined by U+001F.
  case attendees
  case url
  case task = "task_uid"
  case transparent
  case reminders
  case repeatRule = "repeat_rule"
  case repeatStart = "repeat_start"
  case excludedDates = "excluded_dates"
  case addedDates = "added_dates"
  case series = "series_uid"
  case occurrence
  case created = "created_ms"
  case modified = "modified_ms"
  case done = "done_ms"
  case kept
}

extension Event {
  package typealias Property = EventProperty

  /// Attendees hold no control characters, so this one can stand between them.
  package static let attendeeSeparator: Character = "\u{1F}"

  package static func blank(uid: String) throws -> Event {
    try Event(uid: uid, title: "?", start: .dateTime(.epoch), created: .epoch)
  }

  package func value(of property: EventProperty) -> LogValue {
    switch property {
    case .title: .text(title)
    case .kind: .integer(Int64(kind.rawValue))
    case .start: .text(start.text)
    case .duration: .integer(duration)
    case .zone: LogValue(zoneName)
    case .notes: notes.isEmpty ? .null : .text(notes)
    case .location: location.isEmpty ? .null : .text(location)
    case .attendees:
      attendees.isEmpty
        ? .null : .text(attendees.joined(separator: String(Self.attendeeSeparator)))
    case .url: url.isEmpty ? .null : .text(url)
    case .task: LogValue(taskUID)
    case .transparent: .integer(isTransparent ? 1 : 0)
    case .reminders: reminders.isEmpty ? .null : .text(reminders.text)
    case .repeatRule: LogValue(repeatRule?.text)
    case .repeatStart: LogValue(repeatStart)
    case .excludedDates: LogValue(excludedDates)
    case .addedDates: LogValue(addedDates)
    case .series: LogValue(seriesUID)
    case .occurrence: LogValue(occurrence)
    case .created: LogValue(created)
    case .modified: LogValue(modified)
    case .done: LogValue(done)
    case .kept: LogValue(kept)
    }
  }

  package mutating func set(_ property: EventProperty, to value: LogValue) throws {
    switch (property, value) {
    case (.title, .text(let text)): try setTitle(text)
    case (.kind, .integer(let code)): kind = try Kind(code: Int32(truncatingIfNeeded: code))
    case (.start, .text(let text)): start = try Moment(text: text)
    case (.duration, .integer(let seconds)): try setDuration(seconds)
    case (.zone, _): zoneName = value.text
    case (.notes, _): try setNotes(value.text ?? "")
    case (.location, _): try setLocation(value.text ?? "")
    case (.attendees, _):
      try setAttendees(
        value.text?.split(separator: Self.attendeeSeparator).map { String($0) } ?? [])
    case (.url, _): try setURL(value.text ?? "")
    case (.task, _): taskUID = value.text
    case (.transparent, .integer(let flag)): isTransparent = flag != 0
    case (.reminders, _): try setReminders(value.text.map { try .init(text: $0) } ?? [])
    case (.repeatRule, _): repeatRule = try value.text.map { try RepeatRule($0) }
    case (.repeatStart, _): repeatStart = try value.localMoment
    case (.excludedDates, _): try setExcludedDates(value.localMoments(field: "excluded_dates"))
    case (.addedDates, _): try setAddedDates(value.localMoments(field: "added_dates"))
    case (.series, _): seriesUID = value.text
    case (.occurrence, _): occurrence = try value.localMoment
    case (.created, .integer(let milliseconds)): created = Instant(clamping: milliseconds)
    case (.modified, .integer(let milliseconds)): modified = Instant(clamping: milliseconds)
    case (.done, _): done = value.instant
    case (.kept, _): kept = value.text
    default: throw Self.wrongType(property)
    }
  }
}
