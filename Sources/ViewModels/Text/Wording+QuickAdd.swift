import Domain
import Language
import Localization

/// The texts of quick add's feedback.
extension Wording {
  func newProject(_ name: String) -> String { text("new project \(name)") }
  func newProject(_ name: String, nearest: String) -> String {
    text("new project \(name) (did you mean \(nearest)?)")
  }
  func project(_ name: String) -> String { text("project \(name)") }
  func section(_ name: String) -> String { text("section \(name)") }
  func tag(_ name: String) -> String { text("tag \(name)") }
  func newTag(_ name: String) -> String { text("new tag \(name)") }
  func lostTag(_ name: String) -> String { text("without tag \(name)") }
  func starts(_ moment: String) -> String { text("starts \(moment)") }
  func plannedFor(_ moment: String) -> String { text("planned for \(moment)") }
  func until(_ moment: String) -> String { text("until \(moment)") }
  func takes(_ duration: String) -> String { text("takes \(duration)") }
  func wherever(_ moment: String) -> String { text("\(moment) wherever you are") }
  var favourite: String { text("favourite") }
  var noFavourite: String { text("no favourite") }
  var noPriority: String { text("no priority") }
  var noSection: String { text("no section") }
  var noDue: String { text("no due") }
  var noStart: String { text("no start") }
  var noPlan: String { text("not planned") }
  var noUntil: String { text("no until") }
  var noEstimate: String { text("no estimate") }
  var noRepeat: String { text("no repeat") }
  var noReminders: String { text("no reminders") }
  var withNotes: String { text("with notes") }
  func value(of field: String, _ value: String) -> String { "\(field) \(value)" }
  func noValue(of field: String) -> String { text("no \(field)") }

  /// Within a line: `morning`.
  func part(_ slot: Slot) -> String {
    switch slot {
    case .morning: text("morning")
    case .afternoon: text("afternoon")
    case .evening: text("evening")
    case .upcoming: text("upcoming")
    case .inbox: text("inbox")
    }
  }

  /// Within a line: `when it is due`, `1 hour before it is due`.
  func detail(of reminder: Reminder, in zone: any Zone) -> String {
    guard case .relative(let anchor, 0) = reminder else { return self.reminder(reminder, in: zone) }
    return text(anchor == .due ? "when it is due" : "when it starts")
  }

  /// `Pay rent — Mon 23 Nov 17:00, every month`
  func summary(_ title: String, _ details: [String]) -> String {
    let list = details.joined(separator: ", ")
    return title.isEmpty ? list : details.isEmpty ? title : "\(title) — \(list)"
  }

  /// Why a part of a line stays in the title, and what would be right.
  func unread(_ part: QuickAdd.Unread) -> String {
    let words = String(part.text.prefix(100))
    let message: Message =
      switch part.reason {
      case .date:
        "“\(words)” looks like a date or a time, but not all of it can be read, so it stays in the title."
      case .second: "“\(words)” stays in the title: it is said twice, and the last one counts."
      case .value: "“\(words)” stays in the title. \(Self.expected(part.property))"
      case .section: "“\(words)” stays in the title: no project has such a section."
      case .reminder:
        "“\(words)” stays in the title: the task has no time that it could count from. "
          + "Give it one, or write remind:2026-12-24T09:00."
      case .quote: "“\(words)” stays in the title: its quote is not closed."
      case .priority:
        "“\(words)” stays in the title: it is a priority at the end of the line, or as !\(part.text.lowercased())."
      }
    return text(message)
  }

  private static func expected(_ property: TaskProperty?) -> Message {
    switch property {
    case .priority: "A priority is !p0, !p1, !p2, !p3 or !none."
    case .estimatedDuration: "A duration is ~30m, ~1h30m or ~2d, of 366 days at most."
    case .due: "A due is a date such as due:2026-12-24, due:\"next friday 9:00\" or due:none."
    case .start: "A start is a date such as >monday, start:2026-12-24 or start:none."
    case .planned:
      "When it is planned is a date such as ^monday, planned:2026-12-24 or planned:none."
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
