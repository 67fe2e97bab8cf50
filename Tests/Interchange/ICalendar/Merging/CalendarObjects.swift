@testable import Interchange

/// An object of lines, in a calendar of another program.
func calendarObject(_ lines: String) -> CalendarObject? {
  CalendarObject(calendarText(lines))
}

func calendarText(_ lines: String) -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//another//EN"]
    + lines.split(separator: "\n").map(String.init) + ["END:VCALENDAR"])
    .map { $0 + "\r\n" }.joined()
}

/// One task of these lines.
func todo(_ lines: String, uid: String = "t") -> CalendarObject? {
  calendarObject("BEGIN:VTODO\nUID:\(uid)\nDTSTAMP:20261201T090000Z\n\(lines)\nEND:VTODO")
}

/// One event of these lines.
func event(_ lines: String, uid: String = "e") -> CalendarObject? {
  calendarObject("BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20261201T090000Z\n\(lines)\nEND:VEVENT")
}

extension ObjectDifference {
  /// The properties that it is of, in alphabetical order.
  var properties: [String] { changes.map(\.property).sorted() }
}
