import TaskcoreSwift

/// What one command changed, in words.
struct StepText {
  /// `add 3: Pay rent`, `add 3 tasks and project Home` or `change tag bank in 2 tasks`
  let text: Message
  /// Whether all that it changed was changed since.
  let isPassedOver: Bool
  /// `2 changes were left alone, because their values were changed since.`
  let remarks: [Message]

  init(_ step: Step, _ names: Names, _ commit: Commit) {
    let tasks = names.only(.task, of: commit, if: step.tasks) ?? Counted.tasks(step.tasks)
    let projects =
      names.only(.project, of: commit, if: step.projects) ?? Counted.projects(step.projects)
    let events = names.only(.event, of: commit, if: step.events) ?? Counted.events(step.events)
    let clientCount = commit.changes.count { $0.entity == .client }
    let clients = clientCount == 1 ? "a client" : Counted.clients(Int64(clientCount))
    let tag = names.only(.tag, of: commit) ?? "a tag"
    let filter = names.only(.filter, of: commit) ?? "a filter"
    let ofSeries = step.events > 0 ? events : tasks
    isPassedOver = step.changed == 0
    remarks = Self.remarks(on: step)
    let what: Message =
      switch step.action {
      case .addProject, .copyProject, .updateProject,
        .moveProject, .deleteProject:
        projects
      case .updateTag: step.tasks > 0 ? "\(tag) in \(tasks)" : tag
      case .deleteTag, .mergeTags: step.tasks > 0 ? "tags in \(tasks)" : "tags"
      case .addFilter, .updateFilter,
        .moveFilter, .deleteFilter:
        filter
      case .addEvents, .updateEvents,
        .deleteEvents:
        events
      case .skipOccurrence: "an occurrence of \(ofSeries)"
      case .endSeries: "the series of \(ofSeries)"
      case .acknowledgeAlerts, .snoozeAlerts: "alerts"
      case .startFocus, .pauseFocus, .resumeFocus,
        .resetFocus, .cancelFocus, .finishFocus:
        "a focus session"
      case .changeSettings: Self.settings(commit)
      case .addHoliday, .endHoliday: "a holiday"
      case .deleteHolidays: "holidays"
      case .addClient, .updateClients, .deleteClients: clients
      case .changeProfile: "the profile"
      case .changeSeries: "a series of numbers"
      case .addInvoice, .updateInvoice, .invoiceQuote: "a draft"
      case .deleteInvoices: "drafts"
      case .addPayment: "a payment"
      case .deletePayments: "payments"
      case .addPurchase, .updatePurchase: "a purchase"
      case .deletePurchases: "purchases"
      case .deductDownPayments, .restoreDownPayments: "down payments"
      case .addPurchasePayment: "a payment of a purchase"
      case .deletePurchasePayments: "payments of purchases"
      case .acceptQuote, .declineQuote: "a quote"
      case .changeRecurringInvoices: "recurring invoices"
      case .draftInvoices: "drafts"
      case .changePaymentReminders: "reminders of payment"
      case .sendPaymentReminder: "a reminder of payment"
      case .changePenaltyRates: "rates of interest"
      case .addSection, .updateSection, .moveSection: "a section"
      case .deleteSection: "sections"
      case .addField, .updateField, .moveField: "an own field"
      case .deleteField: "own fields"
      case .addCalendar, .updateCalendar, .moveCalendar: "a calendar"
      case .deleteCalendar: "calendars"
      case .addTemplate, .updateTemplate: "a template"
      case .deleteTemplates: "templates"
      case .useTemplate:
        step.projects > 0
          ? "a template for \(tasks) and \(projects)" : "a template for \(tasks)"
      case .addComment, .updateComment: "a comment"
      case .deleteComments: "comments"
      case .addTimeEntry, .updateTimeEntry, .splitTimeEntry: "a time entry"
      case .deleteTimeEntries: "time entries"
      case .startTimer, .stopTimer: "the timer"
      case .resolveIdleTime: "idle time"
      case .resolveConflicts: "conflicts of sync"
      default: step.projects > 0 ? "\(tasks) and \(projects)" : tasks
      }
    text = Self.verb(step.action).phrase(what)
  }

  private static func remarks(on step: Step) -> [Message] {
    var remarks: [Message] = []
    if step.left > 0 {
      let number = NumberText.grouped(step.left)
      remarks.append(
        Message(
          count: step.left,
          "\(number) change was left alone, because something was changed since.",
          "\(number) changes were left alone, because something was changed since."))
    }
    if step.trashed > 0 {
      let number = NumberText.grouped(step.trashed)
      remarks.append(
        Message(
          count: step.trashed,
          "\(number) task was moved to the trash instead of being removed, because "
            + "it was changed since.",
          "\(number) tasks were moved to the trash instead of being removed, because "
            + "they were changed since."))
    }
    return remarks
  }

  /// What the settings are called that a commit changed: `goals`, `points`.
  private static func settings(_ commit: Commit) -> Message {
    let names = commit.changes.filter { $0.entity == .setting }.map(\.uid)
    let kinds: [(prefix: String, noun: Message)] = [
      (UrgencySetting.prefix, "coefficients of urgency"), ("pulse.", "goals"),
      ("score.", "points"), ("", "settings"), ("focus.", "settings of focus"),
      ("time_entry.", "settings of time entries"),
    ]
    let prefixes = Set(
      names.map { name in
        kinds.first { !$0.prefix.isEmpty && name.hasPrefix($0.prefix) }?.prefix ?? ""
      })
    let nouns = kinds.filter { prefixes.contains($0.prefix) }.map(\.noun)
    guard let first = nouns.first else { return "" }
    return nouns.dropFirst().reduce(first) { "\($0) and \($1)" }
  }

  /// What an action does, in one word.
  static func verb(_ action: StepAction) -> StepVerb {
    switch action {
    case .addTasks, .addProject, .addFilter: .add
    case .updateTasks: .edit
    case .completeTasks: .complete
    case .startTasks: .start
    case .stopTasks: .stop
    case .cancelTasks: .cancel
    case .expireTasks: .expire
    case .reopenTasks: .reopen
    case .deleteTasks, .deleteProject, .deleteTag,
      .deleteFilter:
      .delete
    case .restoreTasks: .restore
    case .purgeTasks: .purge
    case .moveTasks, .moveProject, .moveFilter, .moveCalendar, .moveSection, .moveField:
      .move
    case .mergeTags: .merge
    case .addEvents: .add
    case .updateEvents: .edit
    case .deleteEvents: .delete
    case .skipOccurrence: .skip
    case .endSeries: .end
    case .acknowledgeAlerts: .acknowledge
    case .snoozeAlerts: .snooze
    case .startFocus: .start
    case .pauseFocus: .pause
    case .resumeFocus: .resume
    case .resetFocus: .reset
    case .cancelFocus: .cancel
    case .finishFocus: .finish
    case .addHoliday: .add
    case .endHoliday: .end
    case .deleteHolidays: .delete
    case .acceptQuote: .accept
    case .declineQuote: .decline
    case .addClient, .addInvoice, .invoiceQuote, .addPayment, .addComment, .addCalendar,
      .addTimeEntry,
      .addSection, .addField, .addTemplate, .addPurchase, .addPurchasePayment:
      .add
    case .updateClients, .updateInvoice, .updateComment, .updateCalendar, .updateTimeEntry,
      .updateSection, .updateField, .updateTemplate, .updatePurchase:
      .edit
    case .copyTask, .copyProject: .copy
    case .deductDownPayments: .deduct
    case .restoreDownPayments: .restore
    case .useTemplate: .use
    case .splitTimeEntry: .split
    case .startTimer: .start
    case .resolveIdleTime, .resolveConflicts: .resolve
    case .sync, .syncAccount: .sync
    case .stopTimer: .stop
    case .deleteClients, .deleteInvoices,
      .deletePayments, .deleteComments, .deleteCalendar,
      .deleteTimeEntries, .deleteSection, .deleteField, .deleteTemplates,
      .deletePurchases, .deletePurchasePayments:
      .delete
    case .issueInvoice: .issue
    case .voidInvoice: .void
    case .sendEmail, .sendPaymentReminder: .send
    case .draftInvoices: .add
    case .repair: .repair
    case .trimLog: .trim
    case .import: .`import`
    case .undo: .undo
    case .redo: .redo
    default: .change
    }
  }
}
