import TaskcoreSwift

/// A property of a task, as people read it. Programs get names and values as the change log has them.
struct PropertyWords {
  /// As the change log has it: `estimated_duration`.
  let property: String

  /// What it is called where all of a task is shown.
  var name: Message {
    switch property {
    case "id": "Id"
    case "title": "Title"
    case "notes": "Notes"
    case "project": "Project"
    case "section": "Section"
    case "tag": "Tag"
    case "parent": "Subtask of"
    case "position": "Position"
    case "priority": "Priority"
    case "favourite": "Favourite"
    case "slot": "Slot"
    case "start": "Start"
    case "planned": "Planned"
    case "due": "Due"
    case "until": "Until"
    case "estimated_duration": "Estimated duration"
    case "hourly_rate": "Hourly rate"
    case "url": "URL"
    case "links": "Links"
    case "reminders": "Reminders"
    case "repeat_rule": "Repeats"
    case "repeat_mode": "Repeat mode"
    case "excluded_dates": "Except on"
    case "added_dates": "Also on"
    case "occurrence": "Occurrence"
    case "series": "Series"
    case "zone": "Zone"
    case "dependency": "Waits for"
    case "completed": "Completed"
    case "started": "Started"
    case "cancelled": "Cancelled"
    case "deleted": "Deleted"
    case "field_values": "Fields"
    case "comment": "Comment"
    default: Message(verbatim: property)
    }
  }

  /// What it was or became; what cannot be read, since another version wrote it, stays as it is.
  func text(of value: String?, _ dates: Dates) -> String {
    guard let value else { return "" }
    switch property {
    case "priority": return value == "none" ? Priority.none.word.text : value
    case "favourite": return Message.yesOrNo(value == "yes").text
    case "slot": return Slot(rawValue: value)?.word.text ?? value
    case "repeat_mode": return (value == "fixed" ? "fixed" as Message : "after completion").text
    case "repeat_rule": return (try? RepeatRule(rule: value).text(in: dates.store)) ?? value
    case "start", "planned", "due", "until", "completed", "started", "cancelled", "deleted":
      let moment = try? Moment(Array(value.utf8), in: dates.store)
      return moment.flatMap { try? dates.text($0) } ?? value
    case "occurrence", "excluded_dates", "added_dates":
      let moments = LocalMoment.list(value)
      return moments.isEmpty ? value : moments.map(dates.text).joined(separator: ", ")
    default: return value
    }
  }
}
