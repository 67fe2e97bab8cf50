import Domain
import Language

/// What quick add says of a line.
extension Wording {
  static func newProject(_ name: String) -> String { "new project \(name)" }
  static func newProject(_ name: String, nearest: String) -> String {
    "new project \(name) (did you mean \(nearest)?)"
  }
  static func project(_ name: String) -> String { "project \(name)" }
  static func section(_ name: String) -> String { "section \(name)" }
  static func tag(_ name: String) -> String { "tag \(name)" }
  static func newTag(_ name: String) -> String { "new tag \(name)" }
  static func lostTag(_ name: String) -> String { "without tag \(name)" }
  static func starts(_ moment: String) -> String { "starts \(moment)" }
  static func plannedFor(_ moment: String) -> String { "planned for \(moment)" }
  static func until(_ moment: String) -> String { "until \(moment)" }
  static func takes(_ duration: String) -> String { "takes \(duration)" }
  static func wherever(_ moment: String) -> String { "\(moment) wherever you are" }
  static let favourite = "favourite"
  static let noFavourite = "no favourite"
  static let noPriority = "no priority"
  static let noSection = "no section"
  static let noDue = "no due"
  static let noStart = "no start"
  static let noPlan = "not planned"
  static let noUntil = "no until"
  static let noEstimate = "no estimate"
  static let noRepeat = "no repeat"
  static let noReminders = "no reminders"
  static let withNotes = "with notes"
  static func value(of field: String, _ value: String) -> String { "\(field) \(value)" }
  static func noValue(of field: String) -> String { "no \(field)" }

  /// `Pay rent — Mon 23 Nov 17:00, every month`
  static func summary(_ title: String, _ details: [String]) -> String {
    let list = details.joined(separator: ", ")
    return title.isEmpty ? list : details.isEmpty ? title : "\(title) — \(list)"
  }

  /// Why a part of a line stays in the title, and what would be right.
  static func unread(_ part: QuickAdd.Unread) -> String {
    let text = quoted(String(part.text.prefix(100)))
    switch part.reason {
    case .date:
      return "\(text) looks like a date or a time, but not all of it can be read, so it stays in the title."
    case .second:
      return "\(text) stays in the title: it is said twice, and the last one counts."
    case .value: return "\(text) stays in the title. \(expected(part.property))"
    case .section: return "\(text) stays in the title: no project has such a section."
    case .reminder:
      return "\(text) stays in the title: the task has no time that it could count from. "
        + "Give it one, or write remind:2026-12-24T09:00."
    case .quote: return "\(text) stays in the title: its quote is not closed."
    case .priority:
      return "\(text) stays in the title: it is a priority at the end of the line, or as !\(part.text.lowercased())."
    }
  }

  private static func expected(_ property: TaskProperty?) -> String {
    switch property {
    case .priority: "A priority is !p0, !p1, !p2, !p3 or !none."
    case .estimatedDuration: "A duration is ~30m, ~1h30m or ~2d, of 366 days at most."
    case .due: "A due is a date such as due:2026-12-24, due:\"next friday 9:00\" or due:none."
    case .start: "A start is a date such as >monday, start:2026-12-24 or start:none."
    case .planned: "When it is planned is a date such as ^monday, planned:2026-12-24 or planned:none."
    case .until: "An until is a date such as until:2026-12-24 or until:none."
    case .reminders:
      "A reminder is remind:10m, remind:1h,1d, remind:start-10m, remind:2026-12-24T09:00 or remind:none."
    case .repeatRule:
      "A repeat is repeat:weekly, repeat:\"every last friday\", a rule such as repeat:FREQ=DAILY, or repeat:none."
    case .fieldValues: "It is no value of that field."
    default: "Its value makes no sense."
    }
  }
}
