import Domain

/// What a task's row gets when some properties of it change: these columns and no others, so that only
/// their indexes are touched.
struct TaskUpdate: Equatable {
  private(set) var columns: [String] = []
  private(set) var values: [LogValue] = []

  init(_ changes: [TaskPropertyChange], of task: Task) {
    var previous: TaskProperty?
    for change in changes where change.property != previous {
      previous = change.property
      set(change.property, of: task)
    }
  }

  private mutating func set(_ property: TaskProperty, of task: Task) {
    switch property {
    case .title: set("title", task.title)
    case .notes: set("notes", task.notes)
    case .project: set("project_id", task.projectID)
    case .tag: set("tags", task.joinedTags)
    case .priority: set("priority", Int64(task.priority.rawValue))
    case .favourite: set("favourite", task.isFavourite ? 1 : 0)
    case .parent: set("parent_id", task.parentID)
    case .position: set("position", task.position.text)
    case .slot: set("slot", Int64(task.slot.rawValue))
    case .start:
      set("start_date", (task.start?.calendarDate?.packed).map { Int64($0) })
      set("start_ms", task.start?.instant?.milliseconds)
    case .due:
      set("due_date", (task.due?.calendarDate?.packed).map { Int64($0) })
      set("due_ms", task.due?.instant?.milliseconds)
    case .estimatedDuration: set("estimated_duration_s", task.estimatedDuration)
    case .url: set("url", task.url)
    case .reminders: set("reminders", task.reminders.text)
    case .repeatRule: set("repeat_rule", task.repeatRule?.text ?? "")
    case .repeatMode: set("repeat_mode", Int64(task.repeatMode.rawValue))
    case .repeatStart: set("repeat_start", task.repeatStart?.text)
    case .excludedDates: set("excluded_dates", task.excludedDates.column)
    case .addedDates: set("added_dates", task.addedDates.column)
    case .occurrence: set("occurrence", task.occurrence?.text)
    case .series: set("series_uid", task.seriesUID)
    case .zone: set("zone", task.zoneName)
    case .dependency: break  // rows of their own
    case .created: set("created_ms", task.created.milliseconds)
    case .modified: set("modified_ms", task.modified.milliseconds)
    case .completed: set("completed_ms", task.completed?.milliseconds)
    case .deleted: set("deleted_ms", task.deleted?.milliseconds)
    case .kept: set("kept", task.kept)
    }
  }

  private mutating func set(_ column: String, _ text: String?) {
    columns.append(column)
    values.append(text.map { .text($0) } ?? .null)
  }

  private mutating func set(_ column: String, _ number: Int64?) {
    columns.append(column)
    values.append(number.map { .integer($0) } ?? .null)
  }
}
