import Domain
import Localization

/// Taskwarrior's virtual tags: `+OVERDUE`. They are written in capitals; a quoted name is always an ordinary
/// tag.
enum VirtualTag {
  /// What each means in the language of queries; nil for one that cannot be said.
  static let meanings: [String: String?] = [
    "OVERDUE": "overdue:yes", "TODAY": "due:today", "DUETODAY": "due:today",
    "TOMORROW": "due:tomorrow", "YESTERDAY": "due:yesterday", "DUE": "due<7d",
    "WEEK": "due:this-week", "MONTH": "due:this-month", "QUARTER": "due:this-quarter",
    "YEAR": "due:this-year", "BLOCKED": "blocked:yes", "UNBLOCKED": "blocked:no",
    "BLOCKING": "blocking:yes", "ACTIVE": "started:any", "SCHEDULED": "planned:any",
    "UNTIL": "until:any", "WAITING": "hidden:yes", "READY": "blocked:no not planned>0h",
    "PENDING": "status:open", "COMPLETED": "status:completed", "DELETED": "status:deleted",
    "TAGGED": "tag:any", "PROJECT": "not project:Inbox", "PRIORITY": "not priority:none",
    "INSTANCE": "has:repeat", "CHILD": "has:repeat", "ANNOTATED": nil, "PARENT": nil,
    "TEMPLATE": nil, "UDA": nil, "ORPHAN": nil, "LATEST": nil,
  ]

  private static let nearest: [String: Message] = [
    "ANNOTATED": "“has:notes” finds tasks with notes",
    "PARENT": "“has:repeat” finds tasks that repeat, and “has:parent” subtasks",
    "TEMPLATE": "“has:repeat” finds tasks that repeat",
    "UDA": "“has:” and the name of an own field finds tasks with a value of it",
    "ORPHAN": "“has:” and the name of an own field finds tasks with a value of it",
    "LATEST": "“sort:-created limit:1” lists the newest",
  ]

  static func refusal(of name: String, at offset: Int) -> Failure {
    let other: Message = nearest[name] ?? "a tag in quotes is a name"
    return Failure(
      malformed: "“+\(name)” cannot be asked for: \(other).",
      at: offset)
  }
}
