package import Localization

package typealias EventProperty = Event.Property

extension Event {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, CallerCode, Sendable {
    case deadline = 1
    case meeting = 2

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      ("The kind of event \(code) has no meaning: deadline (1) and meeting (2) are.", "kind")
    }
  }

  /// The user's answer to an invitation; the raw values are those of the C API and of the store, and the
  /// words those of RFC 5545 section 3.2.12.
  package enum Participation: Int32, CallerCode, CaseIterable, Sendable {
    case none, needsAction, accepted, declined, tentative, delegated

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "The answer \(code) to an invitation has no meaning: none (0), needs action (1), accepted (2), declined (3), "
          + "tentative (4) and delegated (5) have.", "participation"
      )
    }
  }

  /// - Throws: `invalid` for a uid or title that is empty, too long or more than one line.
  package init(uid: String, title: String, start: Moment, created: Instant) throws {
    self.init(blank: try TextRule.uid.line(uid))
    self.title = try TextRule.title.line(title)
    self.start = start
    self.created = created
    modified = created
  }

  package mutating func setTitle(_ text: String) throws {
    title = try TextRule.title.line(text)
  }

  package mutating func setNotes(_ text: String) throws {
    notes = try TextRule.notes(text)
  }

  /// "" takes it away.
  package mutating func setLocation(_ text: String) throws {
    location = text.isEmpty ? "" : try TextRule.location.lines(text)
  }

  /// "" takes it away.
  package mutating func setURL(_ text: String) throws {
    url = text.isEmpty ? "" : try TextRule.url(text)
  }

  /// - Throws: `invalid` for more than 1,000, or for one that is no line of 1 to 300 characters.
  package mutating func setAttendees(_ attendees: [String]) throws {
    guard attendees.count <= Self.maximumAttendeeCount else {
      throw Failure(
        .invalid,
        "An event has at most \(Self.maximumAttendeeCount) attendees, not \(attendees.count).",
        field: "attendees")
    }
    self.attendees = try attendees.map { try TextRule.attendee.line($0) }
  }

  /// - Throws: `invalid` for more than 50.
  package mutating func setReminders(_ reminders: [Reminder]) throws {
    self.reminders = try reminders.ordered()
  }

  /// - Throws: `invalid` outside of 1 second to 366 days.
  package mutating func setDuration(_ seconds: Int64) throws {
    guard Self.durations.contains(seconds) else {
      throw Failure(
        .invalid,
        "An event lasts 1 to \(Self.durations.upperBound) seconds (366 days), not \(seconds).",
        field: "duration_s")
    }
    duration = seconds
  }

  /// - Throws: `invalid` for more than 1,000.
  package mutating func setExcludedDates(_ dates: [LocalMoment]) throws {
    excludedDates = try Recurrence.exceptions(dates, field: "excluded_dates")
  }

  /// - Throws: `invalid` for more than 1,000.
  package mutating func setAddedDates(_ dates: [LocalMoment]) throws {
    addedDates = try Recurrence.exceptions(dates, field: "added_dates")
  }

  /// In seconds; the longest is 366 days.
  package static let durations: ClosedRange<Int64> = 1...31_622_400
  package static let maximumAttendeeCount = 1_000
  /// Attendees hold no control characters, so this one can stand between them.
  package static let attendeeSeparator = TagSet.separator

  /// The members that say when it happens.
  package static let times = [
    "start", "duration", "zone", "repeat_rule", "excluded_dates", "added_dates",
  ]

  package var repeats: Bool { repeatRule != nil || !addedDates.isEmpty }
}

extension TextRule {
  package static let location = TextRule(what: "A location", field: "location", maximum: 1_000)
  package static let attendee = TextRule(what: "An attendee", field: "attendees", maximum: 300)
  package static let zoneName = TextRule(what: "A zone's name", field: "zone", maximum: 100)
}
