import CTaskcoreHeader

/// What one command changed.
struct Step {
  /// `add 3: Pay rent`, `add 3 tasks and project Home` or `change tag bank in 2 tasks`
  let text: String

  init(_ step: taskcore_step, _ names: Names, _ commit: Commit) {
    func nouns(_ count: Int64, _ noun: String, _ entity: Int32) -> String {
      (count == 1 ? names.only(entity, of: commit) : nil) ?? NumberText.count(count, noun)
    }
    let tasks = nouns(step.task_count, "task", TASKCORE_ENTITY_TASK)
    let projects = nouns(step.project_count, "project", TASKCORE_ENTITY_PROJECT)
    let events = nouns(step.event_count, "event", TASKCORE_ENTITY_EVENT)
    let tag = names.only(TASKCORE_ENTITY_TAG, of: commit) ?? "a tag"
    let filter = names.only(TASKCORE_ENTITY_FILTER, of: commit) ?? "a filter"
    let inTasks = step.task_count > 0 ? " in \(tasks)" : ""
    let verb = Self.verb(step.action)
    text =
      switch step.action {
      case TASKCORE_ACTION_ADD_PROJECT, TASKCORE_ACTION_UPDATE_PROJECT,
        TASKCORE_ACTION_MOVE_PROJECT, TASKCORE_ACTION_DELETE_PROJECT:
        "\(verb) \(projects)"
      case TASKCORE_ACTION_UPDATE_TAG: "\(verb) \(tag)\(inTasks)"
      case TASKCORE_ACTION_DELETE_TAG: "\(verb) tags\(inTasks)"
      case TASKCORE_ACTION_MERGE_TAGS: "\(verb) tags\(inTasks)"
      case TASKCORE_ACTION_ADD_FILTER, TASKCORE_ACTION_UPDATE_FILTER,
        TASKCORE_ACTION_MOVE_FILTER, TASKCORE_ACTION_DELETE_FILTER:
        "\(verb) \(filter)"
      case TASKCORE_ACTION_ADD_EVENTS, TASKCORE_ACTION_UPDATE_EVENTS,
        TASKCORE_ACTION_DELETE_EVENTS:
        "\(verb) \(events)"
      case TASKCORE_ACTION_SKIP_OCCURRENCE:
        "\(verb) an occurrence of \(step.event_count > 0 ? events : tasks)"
      case TASKCORE_ACTION_END_SERIES:
        "\(verb) the series of \(step.event_count > 0 ? events : tasks)"
      case TASKCORE_ACTION_ACKNOWLEDGE_ALERTS, TASKCORE_ACTION_SNOOZE_ALERTS: "\(verb) alerts"
      case TASKCORE_ACTION_START_FOCUS, TASKCORE_ACTION_PAUSE_FOCUS, TASKCORE_ACTION_RESUME_FOCUS,
        TASKCORE_ACTION_RESET_FOCUS, TASKCORE_ACTION_CANCEL_FOCUS, TASKCORE_ACTION_FINISH_FOCUS:
        "\(verb) a focus session"
      case TASKCORE_ACTION_CHANGE_SETTINGS: "\(verb) \(Self.settings(commit))"
      case TASKCORE_ACTION_ADD_HOLIDAY, TASKCORE_ACTION_END_HOLIDAY: "\(verb) a holiday"
      case TASKCORE_ACTION_DELETE_HOLIDAYS: "\(verb) holidays"
      case TASKCORE_ACTION_ADD_CLIENT, TASKCORE_ACTION_UPDATE_CLIENT: "\(verb) a client"
      case TASKCORE_ACTION_ARCHIVE_CLIENTS, TASKCORE_ACTION_DELETE_CLIENTS: "\(verb) clients"
      case TASKCORE_ACTION_CHANGE_PROFILE: "\(verb) the profile"
      case TASKCORE_ACTION_CHANGE_SERIES: "\(verb) a series of numbers"
      case TASKCORE_ACTION_ADD_INVOICE, TASKCORE_ACTION_UPDATE_INVOICE: "\(verb) a draft"
      case TASKCORE_ACTION_DELETE_INVOICES: "\(verb) drafts"
      case TASKCORE_ACTION_ADD_PAYMENT: "\(verb) a payment"
      case TASKCORE_ACTION_DELETE_PAYMENTS: "\(verb) payments"
      default: "\(verb) \(tasks)" + (step.project_count > 0 ? " and \(projects)" : "")
      }
  }

  /// What the settings are called that a commit changed: `goals`, `points`.
  private static func settings(_ commit: Commit) -> String {
    let names = commit.changes.filter { $0.entity == TASKCORE_ENTITY_SETTING }.map(\.uid)
    let kinds = Set(
      names.map { name in
        if name.hasPrefix("score.") { return "points" }
        if name.hasPrefix("pulse.") { return "goals" }
        return name.hasPrefix("focus.") ? "settings of focus" : "settings"
      })
    return kinds.sorted().joined(separator: " and ")
  }

  /// What an action does, in one word.
  static func verb(_ action: Int32) -> String {
    switch action {
    case TASKCORE_ACTION_ADD_TASKS, TASKCORE_ACTION_ADD_PROJECT, TASKCORE_ACTION_ADD_FILTER: "add"
    case TASKCORE_ACTION_UPDATE_TASKS: "edit"
    case TASKCORE_ACTION_COMPLETE_TASKS: "complete"
    case TASKCORE_ACTION_REOPEN_TASKS: "reopen"
    case TASKCORE_ACTION_DELETE_TASKS, TASKCORE_ACTION_DELETE_PROJECT, TASKCORE_ACTION_DELETE_TAG,
      TASKCORE_ACTION_DELETE_FILTER:
      "delete"
    case TASKCORE_ACTION_RESTORE_TASKS: "restore"
    case TASKCORE_ACTION_PURGE_TASKS: "purge"
    case TASKCORE_ACTION_MOVE_TASKS, TASKCORE_ACTION_MOVE_PROJECT, TASKCORE_ACTION_MOVE_FILTER:
      "move"
    case TASKCORE_ACTION_MERGE_TAGS: "merge"
    case TASKCORE_ACTION_ADD_EVENTS: "add"
    case TASKCORE_ACTION_UPDATE_EVENTS: "edit"
    case TASKCORE_ACTION_DELETE_EVENTS: "delete"
    case TASKCORE_ACTION_SKIP_OCCURRENCE: "skip"
    case TASKCORE_ACTION_END_SERIES: "end"
    case TASKCORE_ACTION_ACKNOWLEDGE_ALERTS: "acknowledge"
    case TASKCORE_ACTION_SNOOZE_ALERTS: "snooze"
    case TASKCORE_ACTION_START_FOCUS: "start"
    case TASKCORE_ACTION_PAUSE_FOCUS: "pause"
    case TASKCORE_ACTION_RESUME_FOCUS: "resume"
    case TASKCORE_ACTION_RESET_FOCUS: "reset"
    case TASKCORE_ACTION_CANCEL_FOCUS: "cancel"
    case TASKCORE_ACTION_FINISH_FOCUS: "finish"
    case TASKCORE_ACTION_ADD_HOLIDAY: "add"
    case TASKCORE_ACTION_END_HOLIDAY: "end"
    case TASKCORE_ACTION_DELETE_HOLIDAYS: "delete"
    case TASKCORE_ACTION_ADD_CLIENT, TASKCORE_ACTION_ADD_INVOICE, TASKCORE_ACTION_ADD_PAYMENT:
      "add"
    case TASKCORE_ACTION_UPDATE_CLIENT, TASKCORE_ACTION_UPDATE_INVOICE: "edit"
    case TASKCORE_ACTION_ARCHIVE_CLIENTS: "archive"
    case TASKCORE_ACTION_DELETE_CLIENTS, TASKCORE_ACTION_DELETE_INVOICES,
      TASKCORE_ACTION_DELETE_PAYMENTS:
      "delete"
    case TASKCORE_ACTION_ISSUE_INVOICE: "issue"
    case TASKCORE_ACTION_VOID_INVOICE: "void"
    case TASKCORE_ACTION_SEND_EMAIL: "send"
    case TASKCORE_ACTION_REPAIR: "repair"
    case TASKCORE_ACTION_IMPORT: "import"
    case TASKCORE_ACTION_UNDO: "undo"
    case TASKCORE_ACTION_REDO: "redo"
    default: "change"
    }
  }
}
