import Domain

/// The meaning of a value of another program's file for a task.
///
/// A format is a table of its names and these: `["Due Date": .due]`.
enum Meaning: Equatable {
  /// How that program knows it, and its parent; and those that it waits for, with commas between.
  case key
  case parent
  case dependencies
  case title
  case notes
  case url
  case link
  case comment
  /// The list that it is in, the one above that, and the heading in it.
  case list
  case folder
  case section
  /// One, several as ``ListText`` has them, and several with semicolons between.
  case tag
  case tags
  case categories
  case priority([String: Priority])
  case favourite
  case start
  case planned
  case due
  /// The due, beside which another date is when it is planned.
  case deadline
  case until
  /// Of the start and the due, in cells of their own.
  case startTime
  case dueTime
  /// A number of units of so many seconds, or words such as `1:30`.
  case duration(unit: Int64)
  /// Triggers of iCalendar with commas between, or times.
  case reminders
  case reminderDate
  case reminderTime
  case hasReminder
  /// A rule of RFC 5545, or words.
  case repeats
  /// Of a rule, whether the next time counts from the completion.
  case isAfterCompletion
  /// The language of dates and repeats, the zone of times, and whether these are days.
  case language
  case zone
  case isAllDay
  case created
  case modified
  case started
  case completed
  case cancelled
  case status([String: State])
  /// Of a hundred.
  case percentComplete
  /// Of an event; attendees have semicolons between, and of some words it takes no time.
  case location
  case attendees
  case transparency([String: Bool])
  /// It follows from the rest, or is of that program alone.
  case nothing

  /// Whether several values with it add up, or say nothing.
  var isOfMany: Bool {
    switch self {
    case .notes, .link, .comment, .tag, .tags, .categories, .reminders, .status, .attendees,
      .nothing:
      true
    default: false
    }
  }

  /// The status of a task in another program.
  enum State: Equatable {
    case open
    case started
    case completed
    case cancelled
    case deleted
  }
}
