/// A format of another program, for import only.
package enum OthersFormat: String, CaseIterable, Sendable {
  /// A project as a table, and what its API gives.
  case todoist
  case todoistJSON = "todoist_json"
  /// Of Takeout.
  case googleTasks = "google_tasks"
  case tickTick = "ticktick"
  case outlook
  case outlookCalendar = "outlook_calendar"
  case org
  case markdown
  /// Any table, whose columns are known by their headings.
  case table

  /// Under which name values are kept, and whose tasks these are; two forms of one program have one.
  var name: String {
    switch self {
    case .todoistJSON: OthersFormat.todoist.rawValue
    case .outlookCalendar: OthersFormat.outlook.rawValue
    default: rawValue
    }
  }

  /// Whether both are of one program.
  package func isForm(of other: OthersFormat) -> Bool { name == other.name }

  package var isTable: Bool {
    [OthersFormat.todoist, .tickTick, .outlook, .outlookCalendar, .table].contains(self)
  }

  /// What one task is in a file.
  var component: String {
    switch self {
    case .todoist, .tickTick, .outlook, .outlookCalendar, .table: "row"
    case .todoistJSON, .googleTasks: "object"
    case .org: "heading"
    case .markdown: "item"
    }
  }

  func source(of bytes: @escaping ByteSource) -> any OthersSource {
    switch self {
    case .todoist: TableSource(bytes, TodoistTable())
    case .tickTick: TableSource(bytes, TickTickTable())
    case .outlook: TableSource(bytes, OutlookTable())
    case .outlookCalendar: TableSource(bytes, OutlookCalendarTable())
    case .table: TableSource(bytes, FreeTable())
    case .todoistJSON: ObjectSource(bytes, TodoistObjects())
    case .googleTasks: ObjectSource(bytes, GoogleTasksObjects())
    case .org: OrgSource(bytes)
    case .markdown: MarkdownSource(bytes)
    }
  }
}
