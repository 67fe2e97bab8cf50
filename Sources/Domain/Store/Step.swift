/// One call that changed the store: the unit of undo and redo.
package struct Step: Equatable, Sendable {
  /// The kind of a step; the raw values are those of the C API and of the store.
  package enum Action: Int32, CaseIterable, Sendable {
    case addTasks = 1
    case updateTasks
    case completeTasks
    case reopenTasks
    case deleteTasks
    case restoreTasks
    case purgeTasks
    case moveTasks
    case addProject
    case updateProject
    case moveProject
    case deleteProject
    case updateTag
    case mergeTags
    case deleteTag
    case addFilter
    case updateFilter
    case moveFilter
    case deleteFilter
    case repair
    case importFile
    case undo
    case redo
    case skipOccurrence
    case endSeries
    case addEvents
    case updateEvents
    case deleteEvents
    case acknowledgeAlerts
    case snoozeAlerts
    case startFocus
    case pauseFocus
    case resumeFocus
    case resetFocus
    case cancelFocus
    case finishFocus
    case changeSettings
    case fireAlerts
    case addHoliday
    case endHoliday
    case deleteHolidays
    case addClient
    case updateClients
    case deleteClients = 45
    case changeProfile
    case changeSubscription
    case addInvoice
    case updateInvoice
    case deleteInvoices
    case issueInvoice
    case voidInvoice
    case addPayment
    case deletePayments
    case sendEmail
    case changeSeries
    case startTasks
    case stopTasks
    case cancelTasks
    case addComment
    case updateComment
    case deleteComments
    case addCalendar
    case updateCalendar
    case moveCalendar
    case deleteCalendar
    case trimLog
    case addTimeEntry = 70
    case updateTimeEntry
    case deleteTimeEntries
    case splitTimeEntry
    case startTimer
    case stopTimer
    case addTemplate = 76
    case updateTemplate
    case deleteTemplates
    case useTemplate
    case expireTasks = 80
    case addSection = 85
    case updateSection
    case moveSection
    case deleteSection
    case addField = 92
    case updateField
    case moveField
    case deleteField
    case resolveIdleTime = 97
    case copyTask = 100
    case copyProject
    case sync
    case resolveConflicts
    case syncAccount
    case addPurchase
    case updatePurchase
    case deletePurchases
    case addPurchasePayment
    case deletePurchasePayments
    case deductDownPayments = 120
    case restoreDownPayments
    case acceptQuote = 122
    case declineQuote
    case invoiceQuote
    case changeRecurringInvoices = 125
    case draftInvoices
    case changePaymentReminders
    case sendPaymentReminder
    case changePenaltyRates

    /// What no undo takes back.
    package static let notForUndo: Set<Action> = [
      .purgeTasks, .repair, .changeSubscription, .issueInvoice, .voidInvoice, .sendEmail, .trimLog,
      .sync, .syncAccount, .draftInvoices, .sendPaymentReminder,
    ]

    /// What does not end the way back to what was undone.
    package static let keepingUndone: Set<Action> = [
      .undo, .redo, .fireAlerts, .trimLog, .sync, .syncAccount, .draftInvoices,
    ]

    /// What others did, which a run took in.
    package static let ofRuns: Set<Action> = [.sync, .syncAccount]

    package static let ofFocus: [Action] = [
      .startFocus, .pauseFocus, .resumeFocus, .resetFocus, .cancelFocus, .finishFocus,
    ]
  }

  package var id: Int64
  package var action: Action
  package var at: Instant
  package var taskCount: Int
  package var projectCount: Int
  package var eventCount: Int
  /// What an undo or redo made of it.
  package var reversal = StepReversal()

  package init(
    id: Int64, action: Action, at: Instant, taskCount: Int, projectCount: Int, eventCount: Int
  ) {
    self.id = id
    self.action = action
    self.at = at
    self.taskCount = taskCount
    self.projectCount = projectCount
    self.eventCount = eventCount
  }
}
