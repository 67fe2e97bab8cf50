import Domain
import Sync

/// Imports records other than tasks and events: an existing uid is updated, a new one is added. Records that
/// were deleted here stay deleted, unless the file takes precedence.
struct RecordImporter {
  private let store: any Store
  private let policy: ImportPolicy
  private let undated: UndatedPrecedence
  private let now: Instant

  init(
    store: any Store, by policy: ImportPolicy, _ undated: UndatedPrecedence, at now: Instant
  ) {
    self.store = store
    self.policy = policy
    self.undated = undated
    self.now = now
  }

  /// - Throws: `internal` for what is no such thing.
  func take(_ item: FileItem) throws {
    switch item {
    case .completion(let completion): try take(completion, into: store.completions)
    case .alert(let alert): try take(alert, into: store.alerts)
    case .focusSession(let session): try take(alone(session), into: store.focusSessions)
    case .setting(let setting): try take(checked(setting), into: store.settings)
    case .holiday(let holiday): try take(holiday, into: store.holidays)
    case .purgedTask(let task): try take(task, into: store.purgedTasks)
    case .postponement(let postponement): try take(postponement, into: store.postponements)
    case .timeEntry(let entry): try take(alone(entry), into: store.timeEntries)
    case .skippedOccurrence(let skip): try take(skip, into: store.skippedOccurrences)
    case .purchase(let purchase):
      guard (try? purchase.file()) != nil else {
        throw Failure(.malformed, "The data are no file in base64.", field: "data")
      }
      try take(purchase, into: store.purchases)
    case .purchasePayment(let payment): try take(owned(payment), into: store.purchasePayments)
    case .recurringInvoice(let recurring):
      try take(checked(recurring), into: store.recurringInvoices)
    case .paymentReminder(let reminder): try take(owned(reminder), into: store.paymentReminders)
    case .penaltyRate(let rate): try take(rate, into: store.penaltyRates)
    case .project, .projectSection, .tag, .filter, .field, .task, .calendar, .event, .client, .logo,
      .invoice, .invoiceLine,
      .invoiceAdjustment, .invoiceParty, .invoiceReference, .payment, .email, .billedItem, .comment,
      .template, .unknownProperty:
      throw Failure(.internal, "This is not one of the other records of a file.")
    }
  }

  private func take<Repository: RecordRepository>(
    _ element: Repository.Element, into repository: Repository
  ) throws {
    if policy != .fileWins, try repository.find(uid: element.uid) == nil {
      let writes = try store.lookups.writes(of: Repository.Element.entity, uid: element.uid)
      if writes.removed != nil { return }
    }
    try repository.take(element, by: undated)
  }

  /// - Throws: `invalid` for what the host alone says.
  private func checked(_ setting: Setting) throws -> Setting {
    guard !setting.isOfHost else {
      throw Failure(
        .invalid, "“\(setting.uid.prefix(40))” is set by the program, never by a file.",
        field: "uid")
    }
    return setting
  }

  /// - Throws: `malformed` for a payment of a purchase that the store does not have.
  private func owned(_ payment: PurchasePayment) throws -> PurchasePayment {
    guard try store.purchases.find(uid: payment.purchaseUID) != nil else {
      throw Failure(
        .malformed,
        "Neither the file nor the store has its purchase, “\(payment.purchaseUID.prefix(40))”.",
        field: "purchase_uid")
    }
    return payment
  }

  /// - Throws: `malformed` for a reminder of what the store does not have as an issued invoice.
  private func owned(_ reminder: PaymentReminder) throws -> PaymentReminder {
    guard let invoice = try store.invoices.find(uid: reminder.invoiceUID), invoice.stage != .draft
    else {
      throw Failure(
        .malformed,
        "Neither the file nor the store has its invoice, “\(reminder.invoiceUID.prefix(40))”, as one that was issued.",
        field: "invoice_uid")
    }
    return reminder
  }

  /// - Throws: `invalid` for what no invoice can be, and for a rule that gives no date.
  private func checked(_ recurring: RecurringInvoice) throws -> RecurringInvoice {
    _ = try RecurringContent(text: recurring.content)
    try recurring.recurrence().check(in: (try? store.zone(named: recurring.zoneName)) ?? store.zone)
    return recurring
  }

  /// Where another entry or a focus session is running in the store, one of the file is not.
  ///
  /// - Throws: `invalid` for an end before the start.
  private func alone(_ entry: TimeEntry) throws -> TimeEntry {
    try entry.check()
    guard entry.isRunning else { return entry }
    let isOther = try store.timeEntries.running().contains { $0.uid != entry.uid }
    guard try isOther || store.focusSessions.current() != nil else { return entry }
    var entry = entry
    entry.stop(at: now)
    return entry
  }

  /// Where another session goes on in the store, one of the file does not.
  private func alone(_ session: FocusSession) throws -> FocusSession {
    guard let current = try store.focusSessions.current(), current.uid != session.uid else {
      return session
    }
    var session = session
    // One that has run to its end by now was finished then.
    if !session.finishIfOver(at: now) { try? session.cancel(at: now) }
    return session
  }
}
