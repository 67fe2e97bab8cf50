import Interchange
import Servers

/// Converts Google tasks to iCalendar.
enum TaskText {
  /// Nil for one that was deleted.
  static func item(_ task: JSONValue) -> ServerItem? {
    guard let id = task.text("id"), !task.flag("deleted") else { return nil }
    var component = Component("VTODO")
    component.lines = [ContentLine("UID", ICalendarText.text(TaskUID.make(id: id)))]
    if let updated = task.text("updated").flatMap(GoogleTime.instant) {
      component.lines.append(ContentLine("DTSTAMP", ICalendarTime.utcText(updated)))
      component.lines.append(ContentLine("LAST-MODIFIED", ICalendarTime.utcText(updated)))
    }
    for (name, text) in [("SUMMARY", task.text("title")), ("DESCRIPTION", task.text("notes"))] {
      if let text, !text.isEmpty {
        component.lines.append(ContentLine(name, ICalendarText.text(text)))
      }
    }
    if let due = TaskBody.day(task) {
      let digits = due.filter { $0 != "-" }
      component.lines.append(ContentLine("DUE", digits).with("VALUE", "DATE"))
    }
    component.lines += status(task)
    if let parent = task.text("parent") {
      let uid = ICalendarText.text(TaskUID.make(id: parent))
      component.lines.append(ContentLine("RELATED-TO", uid).with("RELTYPE", "PARENT"))
    }
    return ServerItem(
      version: ServerVersion(href: id, etag: task.text("etag") ?? ""),
      text: Component.calendar([component]))
  }

  private static func status(_ task: JSONValue) -> [ContentLine] {
    guard task.text("status") == "completed" else { return [ContentLine("STATUS", "NEEDS-ACTION")] }
    let completed = task.text("completed").flatMap(GoogleTime.instant)
    let time = completed.map { [ContentLine("COMPLETED", ICalendarTime.utcText($0))] } ?? []
    return [ContentLine("STATUS", "COMPLETED")] + time + [ContentLine("PERCENT-COMPLETE", "100")]
  }
}
