import Domain
import Localization

/// The tasks of Outlook as a table: `Subject,Start Date,Due Date,Reminder On/Off,Reminder Date,Reminder Time,…`.
///
/// Dates are as the region of that computer writes them.
struct OutlookTable: OthersTable {
  static let columns: [String: Meaning] = [
    "subject": .title, "start date": .start, "due date": .due, "reminder on/off": .hasReminder,
    "reminder date": .reminderDate, "reminder time": .reminderTime, "date completed": .completed,
    "% complete": .percentComplete, "total work": .duration(unit: 60), "categories": .categories,
    "notes": .notes, "priority": .priority(["high": .p1, "normal": .p2, "low": .p3]),
    "status": .status([
      "not started": .open, "in progress": .started, "completed": .completed,
      "waiting on someone else": .open, "deferred": .open,
    ]),
    "schedule+ priority": .nothing,
  ]

  func meaning(of heading: String) -> Meaning? { Self.columns[heading] }

  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord? {
    var task = Self.withoutDefaults(record)
    // Of an open task, this is more than open.
    for value in record.values where OthersHeading.key(value.name) == "status" {
      let status = value.text.lowercased()
      if ["waiting on someone else", "deferred"].contains(status) {
        task.add(.tag, status, as: "Status")
      }
    }
    return task
  }

  /// Without `False`, `Normal` and zeros, which stand in every row and say nothing.
  static func withoutDefaults(_ record: OthersRecord) -> OthersRecord {
    var record = record
    for index in record.values.indices {
      let text = record.values[index].text
      let isDefault =
        switch OthersHeading.key(record.values[index].name) {
        case "private": text.lowercased() == "false"
        case "sensitivity": text == "Normal"
        case "mileage", "billing information", "actual work", "total work": text == "0"
        // No date.
        case "start date", "due date", "date completed", "reminder date":
          text == "0/0/00" || text == "None"
        default: false
        }
      if isDefault { record.values[index].text = "" }
    }
    return record
  }
}
