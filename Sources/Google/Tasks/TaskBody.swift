import Domain
import Interchange

/// Converts iCalendar components to Google tasks, which have a title, notes, a due date and a completion.
struct TaskBody {
  private static let longestTitle = 1_024
  private static let longestNotes = 8_192

  let times: TimeLines

  /// What the component says, over the task as it was, or an empty one.
  ///
  /// - Throws: `invalid` for what is too long, which is not cut.
  func task(_ component: Component, over task: JSONValue) throws -> JSONValue {
    var task = task
    let title = component["SUMMARY"].map { ICalendarText.plain($0.value) } ?? ""
    let notes = component["DESCRIPTION"].map { ICalendarText.plain($0.value) } ?? ""
    if title.unicodeScalars.count > Self.longestTitle {
      throw Failure(
        .invalid,
        "The title of the task “\(title.prefix(40))” has \(title.unicodeScalars.count) characters, and Google Tasks "
          + "takes \(Self.longestTitle): it stays here until it is shorter.", field: "title")
    }
    if notes.unicodeScalars.count > Self.longestNotes {
      throw Failure(
        .invalid,
        "The notes of the task “\(title.prefix(40))” have \(notes.unicodeScalars.count) characters, and Google Tasks "
          + "takes \(Self.longestNotes): they stay here until they are shorter.", field: "notes")
    }
    task.set("title", text: title)
    task.set("notes", text: notes)
    let day = day(component)
    if day != Self.day(task) { task.set("due", day.map { .string("\($0)T00:00:00.000Z") }) }
    setStatus(component, in: &task)
    return task
  }

  /// `2026-12-24`
  static func day(_ task: JSONValue) -> String? { task.text("due").map { String($0.prefix(10)) } }

  /// What comes last is what was changed here: beside it, there may be what Google had.
  private func day(_ component: Component) -> String? {
    guard let due = component.properties.last(where: { $0.name == "DUE" })?.time(in: times) else {
      return nil
    }
    let zone = due.zoneName.map { TimeLines.isUTC($0) ? times.storeZone : times.zone(of: $0) }
    return due.local(in: zone ?? times.storeZone).date.text
  }

  private func setStatus(_ component: Component, in task: inout JSONValue) {
    // What was given up is not to be done any more either.
    let status = component["STATUS"]?.value.uppercased() ?? "NEEDS-ACTION"
    guard status == "COMPLETED" || status == "CANCELLED" else {
      task.set("status", text: "needsAction")
      task.set("completed", nil)
      return
    }
    task.set("status", text: "completed")
    guard case .utc(let completed)? = component["COMPLETED"].flatMap({ ICalendarTime($0.value) })
    else { return }
    let old = task.text("completed").flatMap(GoogleTime.instant)
    if old.map(ICalendarTime.utcText) != ICalendarTime.utcText(completed) {
      task.set("completed", .string(completed.text))
    }
  }
}
