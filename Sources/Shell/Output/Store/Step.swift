import TaskcoreSwift

/// What one command changed, in words.
struct StepText {
  /// `add 3: Pay rent`, `add 3 tasks and project Home` or `change tag bank in 2 tasks`
  let text: String
  /// Whether all that it changed was changed since.
  let isPassedOver: Bool
  /// `2 changes were left alone, because their values were changed since.`
  let remarks: [String]

  init(_ step: Step, _ names: Names, _ commit: Commit) {
    func nouns(_ count: Int64, _ noun: String, _ entity: EntityKind) -> String {
      (count == 1 ? names.only(entity, of: commit) : nil) ?? NumberText.count(count, noun)
    }
    let tasks = nouns(step.tasks, "task", .task)
    let projects = nouns(step.projects, "project", .project)
    let events = nouns(step.events, "event", .event)
    let clientCount = commit.changes.count { $0.entity == .client }
    let clients = clientCount == 1 ? "a client" : NumberText.count(Int64(clientCount), "client")
    let tag = names.only(.tag, of: commit) ?? "a tag"
    let filter = names.only(.filter, of: commit) ?? "a filter"
    let inTasks = step.tasks > 0 ? " in \(tasks)" : ""
    let verb = Self.verb(step.action)
    isPassedOver = step.changed == 0
    remarks = Self.remarks(on: step)
    text =
      switch step.action {
      case .addProject, .copyProject, .updateProject,
        .moveProject, .deleteProject:
        "\(verb) \(projects)"
      case .updateTag: "\(verb) \(tag)\(inTasks)"
      case .deleteTag: "\(verb) tags\(inTasks)"
      case .mergeTags: "\(verb) tags\(inTasks)"
      case .addFilter, .updateFilter,
        .moveFilter, .deleteFilter:
        "\(verb) \(filter)"
      case .addEvents, .updateEvents,
        .deleteEvents:
        "\(verb) \(events)"
      case .skipOccurrence:
        "\(verb) an occurrence of \(step.events > 0 ? events : tasks)"
      case .endSeries:
        "\(verb) the series of \(step.events > 0 ? events : tasks)"
      case .acknowledgeAlerts, .snoozeAlerts: "\(verb) alerts"
      case .startFocus, .pauseFocus, .resumeFocus,
        .resetFocus, .cancelFocus, .finishFocus:
        "\(verb) a focus session"
      case .changeSettings: "\(verb) \(Self.settings(commit))"
      case .addHoliday, .endHoliday: "\(verb) a holiday"
      case .deleteHolidays: "\(verb) holidays"
      case .addClient, .updateClients, .deleteClients: "\(verb) \(clients)"
      case .changeProfile: "\(verb) the profile"
      case .changeSeries: "\(verb) a series of numbers"
      case .addInvoice, .updateInvoice: "\(verb) a draft"
      case .deleteInvoices: "\(verb) drafts"
      case .addPayment: "\(verb) a payment"
      case .deletePayments: "\(verb) payments"
      case .addSection, .updateSection, .moveSection: "\(verb) a section"
      case .deleteSection: "\(verb) sections"
      case .addField, .updateField, .moveField: "\(verb) an own field"
      case .deleteField: "\(verb) own fields"
      case .addCalendar, .updateCalendar, .moveCalendar: "\(verb) a calendar"
      case .deleteCalendar: "\(verb) calendars"
      case .addTemplate, .updateTemplate: "\(verb) a template"
      case .deleteTemplates: "\(verb) templates"
      case .useTemplate:
        "\(verb) a template for \(tasks)" + (step.projects > 0 ? " and \(projects)" : "")
      case .addComment, .updateComment: "\(verb) a comment"
      case .deleteComments: "\(verb) comments"
      case .addTimeEntry, .updateTimeEntry, .splitTimeEntry: "\(verb) a time entry"
      case .deleteTimeEntries: "\(verb) time entries"
      case .startTimer, .stopTimer: "\(verb) the timer"
      case .resolveIdleTime: "\(verb) idle time"
      default: "\(verb) \(tasks)" + (step.projects > 0 ? " and \(projects)" : "")
      }
  }

  private static func remarks(on step: Step) -> [String] {
    func were(_ count: Int64) -> String { count == 1 ? "was" : "were" }
    var remarks: [String] = []
    if step.left > 0 {
      let changes = NumberText.count(step.left, "change")
      remarks.append(
        "\(changes) \(were(step.left)) left alone, because something was changed since.")
    }
    if step.trashed > 0 {
      let tasks = NumberText.count(step.trashed, "task")
      remarks.append(
        "\(tasks) \(were(step.trashed)) moved to the trash instead of being removed, because "
          + "\(step.trashed == 1 ? "it was" : "they were") changed since.")
    }
    return remarks
  }

  /// What the settings are called that a commit changed: `goals`, `points`.
  private static func settings(_ commit: Commit) -> String {
    let names = commit.changes.filter { $0.entity == .setting }.map(\.uid)
    let kinds = Set(
      names.map { name in
        if name.hasPrefix("score.") { return "points" }
        if name.hasPrefix("pulse.") { return "goals" }
        if name.hasPrefix(UrgencySetting.prefix) { return "coefficients of urgency" }
        if name.hasPrefix("time_entry.") { return "settings of time entries" }
        return name.hasPrefix("focus.") ? "settings of focus" : "settings"
      })
    return kinds.sorted().joined(separator: " and ")
  }

  /// What an action does, in one word.
  static func verb(_ action: StepAction) -> String {
    switch action {
    case .addTasks, .addProject, .addFilter: "add"
    case .updateTasks: "edit"
    case .completeTasks: "complete"
    case .startTasks: "start"
    case .stopTasks: "stop"
    case .cancelTasks: "cancel"
    case .expireTasks: "expire"
    case .reopenTasks: "reopen"
    case .deleteTasks, .deleteProject, .deleteTag,
      .deleteFilter:
      "delete"
    case .restoreTasks: "restore"
    case .purgeTasks: "purge"
    case .moveTasks, .moveProject, .moveFilter, .moveCalendar, .moveSection, .moveField:
      "move"
    case .mergeTags: "merge"
    case .addEvents: "add"
    case .updateEvents: "edit"
    case .deleteEvents: "delete"
    case .skipOccurrence: "skip"
    case .endSeries: "end"
    case .acknowledgeAlerts: "acknowledge"
    case .snoozeAlerts: "snooze"
    case .startFocus: "start"
    case .pauseFocus: "pause"
    case .resumeFocus: "resume"
    case .resetFocus: "reset"
    case .cancelFocus: "cancel"
    case .finishFocus: "finish"
    case .addHoliday: "add"
    case .endHoliday: "end"
    case .deleteHolidays: "delete"
    case .addClient, .addInvoice, .addPayment, .addComment, .addCalendar, .addTimeEntry,
      .addSection, .addField, .addTemplate:
      "add"
    case .updateClients, .updateInvoice, .updateComment, .updateCalendar, .updateTimeEntry,
      .updateSection, .updateField, .updateTemplate:
      "edit"
    case .copyTask, .copyProject: "copy"
    case .useTemplate: "use"
    case .splitTimeEntry: "split"
    case .startTimer: "start"
    case .resolveIdleTime: "resolve"
    case .stopTimer: "stop"
    case .deleteClients, .deleteInvoices,
      .deletePayments, .deleteComments, .deleteCalendar,
      .deleteTimeEntries, .deleteSection, .deleteField, .deleteTemplates:
      "delete"
    case .issueInvoice: "issue"
    case .voidInvoice: "void"
    case .sendEmail: "send"
    case .repair: "repair"
    case .trimLog: "trim"
    case .import: "import"
    case .undo: "undo"
    case .redo: "redo"
    default: "change"
    }
  }
}
