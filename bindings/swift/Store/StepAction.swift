import CTaskcoreHeader

/// What a call that changed a store did.
public struct StepAction: RawRepresentable, Hashable, Sendable {
  /// The number that the C API has for it.
  public let rawValue: Int32

  /// Makes the action of a number of the C API.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

extension StepAction {
  /// It was to add tasks.
  public static let addTasks = StepAction(rawValue: TASKCORE_ACTION_ADD_TASKS)
  /// It was to update tasks.
  public static let updateTasks = StepAction(rawValue: TASKCORE_ACTION_UPDATE_TASKS)
  /// It was to complete tasks.
  public static let completeTasks = StepAction(rawValue: TASKCORE_ACTION_COMPLETE_TASKS)
  /// It was to reopen tasks.
  public static let reopenTasks = StepAction(rawValue: TASKCORE_ACTION_REOPEN_TASKS)
  /// It was to delete tasks.
  public static let deleteTasks = StepAction(rawValue: TASKCORE_ACTION_DELETE_TASKS)
  /// It was to restore tasks.
  public static let restoreTasks = StepAction(rawValue: TASKCORE_ACTION_RESTORE_TASKS)
  /// It was to purge tasks.
  public static let purgeTasks = StepAction(rawValue: TASKCORE_ACTION_PURGE_TASKS)
  /// It was to move tasks.
  public static let moveTasks = StepAction(rawValue: TASKCORE_ACTION_MOVE_TASKS)
  /// It was to add project.
  public static let addProject = StepAction(rawValue: TASKCORE_ACTION_ADD_PROJECT)
  /// It was to update project.
  public static let updateProject = StepAction(rawValue: TASKCORE_ACTION_UPDATE_PROJECT)
  /// It was to move project.
  public static let moveProject = StepAction(rawValue: TASKCORE_ACTION_MOVE_PROJECT)
  /// It was to delete project.
  public static let deleteProject = StepAction(rawValue: TASKCORE_ACTION_DELETE_PROJECT)
  /// It was to update tag.
  public static let updateTag = StepAction(rawValue: TASKCORE_ACTION_UPDATE_TAG)
  /// It was to merge tags.
  public static let mergeTags = StepAction(rawValue: TASKCORE_ACTION_MERGE_TAGS)
  /// It was to delete tag.
  public static let deleteTag = StepAction(rawValue: TASKCORE_ACTION_DELETE_TAG)
  /// It was to add filter.
  public static let addFilter = StepAction(rawValue: TASKCORE_ACTION_ADD_FILTER)
  /// It was to update filter.
  public static let updateFilter = StepAction(rawValue: TASKCORE_ACTION_UPDATE_FILTER)
  /// It was to move filter.
  public static let moveFilter = StepAction(rawValue: TASKCORE_ACTION_MOVE_FILTER)
  /// It was to delete filter.
  public static let deleteFilter = StepAction(rawValue: TASKCORE_ACTION_DELETE_FILTER)
  /// It was to repair.
  public static let repair = StepAction(rawValue: TASKCORE_ACTION_REPAIR)
  /// It was to import.
  public static let `import` = StepAction(rawValue: TASKCORE_ACTION_IMPORT)
  /// It was to undo.
  public static let undo = StepAction(rawValue: TASKCORE_ACTION_UNDO)
  /// It was to redo.
  public static let redo = StepAction(rawValue: TASKCORE_ACTION_REDO)
  /// It was to skip occurrence.
  public static let skipOccurrence = StepAction(rawValue: TASKCORE_ACTION_SKIP_OCCURRENCE)
  /// It was to end series.
  public static let endSeries = StepAction(rawValue: TASKCORE_ACTION_END_SERIES)
  /// It was to add events.
  public static let addEvents = StepAction(rawValue: TASKCORE_ACTION_ADD_EVENTS)
  /// It was to update events.
  public static let updateEvents = StepAction(rawValue: TASKCORE_ACTION_UPDATE_EVENTS)
  /// It was to delete events.
  public static let deleteEvents = StepAction(rawValue: TASKCORE_ACTION_DELETE_EVENTS)
  /// It was to acknowledge alerts.
  public static let acknowledgeAlerts = StepAction(rawValue: TASKCORE_ACTION_ACKNOWLEDGE_ALERTS)
  /// It was to snooze alerts.
  public static let snoozeAlerts = StepAction(rawValue: TASKCORE_ACTION_SNOOZE_ALERTS)
  /// It was to start focus.
  public static let startFocus = StepAction(rawValue: TASKCORE_ACTION_START_FOCUS)
  /// It was to pause focus.
  public static let pauseFocus = StepAction(rawValue: TASKCORE_ACTION_PAUSE_FOCUS)
  /// It was to resume focus.
  public static let resumeFocus = StepAction(rawValue: TASKCORE_ACTION_RESUME_FOCUS)
  /// It was to reset focus.
  public static let resetFocus = StepAction(rawValue: TASKCORE_ACTION_RESET_FOCUS)
  /// It was to cancel focus.
  public static let cancelFocus = StepAction(rawValue: TASKCORE_ACTION_CANCEL_FOCUS)
  /// It was to finish focus.
  public static let finishFocus = StepAction(rawValue: TASKCORE_ACTION_FINISH_FOCUS)
  /// It was to change settings.
  public static let changeSettings = StepAction(rawValue: TASKCORE_ACTION_CHANGE_SETTINGS)
  /// It was to fire alerts.
  public static let fireAlerts = StepAction(rawValue: TASKCORE_ACTION_FIRE_ALERTS)
  /// It was to add holiday.
  public static let addHoliday = StepAction(rawValue: TASKCORE_ACTION_ADD_HOLIDAY)
  /// It was to end holiday.
  public static let endHoliday = StepAction(rawValue: TASKCORE_ACTION_END_HOLIDAY)
  /// It was to delete holidays.
  public static let deleteHolidays = StepAction(rawValue: TASKCORE_ACTION_DELETE_HOLIDAYS)
  /// It was to add client.
  public static let addClient = StepAction(rawValue: TASKCORE_ACTION_ADD_CLIENT)
  /// It was to update client.
  public static let updateClient = StepAction(rawValue: TASKCORE_ACTION_UPDATE_CLIENT)
  /// It was to archive clients.
  public static let archiveClients = StepAction(rawValue: TASKCORE_ACTION_ARCHIVE_CLIENTS)
  /// It was to delete clients.
  public static let deleteClients = StepAction(rawValue: TASKCORE_ACTION_DELETE_CLIENTS)
  /// It was to change profile.
  public static let changeProfile = StepAction(rawValue: TASKCORE_ACTION_CHANGE_PROFILE)
  /// It was to change subscription.
  public static let changeSubscription = StepAction(rawValue: TASKCORE_ACTION_CHANGE_SUBSCRIPTION)
  /// It was to add invoice.
  public static let addInvoice = StepAction(rawValue: TASKCORE_ACTION_ADD_INVOICE)
  /// It was to update invoice.
  public static let updateInvoice = StepAction(rawValue: TASKCORE_ACTION_UPDATE_INVOICE)
  /// It was to delete invoices.
  public static let deleteInvoices = StepAction(rawValue: TASKCORE_ACTION_DELETE_INVOICES)
  /// It was to issue invoice.
  public static let issueInvoice = StepAction(rawValue: TASKCORE_ACTION_ISSUE_INVOICE)
  /// It was to void invoice.
  public static let voidInvoice = StepAction(rawValue: TASKCORE_ACTION_VOID_INVOICE)
  /// It was to add payment.
  public static let addPayment = StepAction(rawValue: TASKCORE_ACTION_ADD_PAYMENT)
  /// It was to delete payments.
  public static let deletePayments = StepAction(rawValue: TASKCORE_ACTION_DELETE_PAYMENTS)
  /// It was to send email.
  public static let sendEmail = StepAction(rawValue: TASKCORE_ACTION_SEND_EMAIL)
  /// It was to change series.
  public static let changeSeries = StepAction(rawValue: TASKCORE_ACTION_CHANGE_SERIES)
}
