package import Domain
import Localization
package import Storage
package import Sync
package import UseCases

/// A store with a clock that stands still until it is moved, and uids that count.
package final class TestStore {
  package let store: SQLiteStore
  package var now: Instant
  private let counter: Counter

  package convenience init(
    path: String = ":memory:", zone: any Zone = FixedZone(), zones: [any Zone] = [],
    now: String = "2026-01-15T12:00:00Z"
  ) throws {
    var options = SQLiteStore.Options()
    options.path = path
    try self.init(options: options, zone: zone, zones: zones, now: now)
  }

  package init(
    options: SQLiteStore.Options, zone: any Zone = FixedZone(), zones: [any Zone] = [],
    now: String = "2026-01-15T12:00:00Z", uids prefix: String = "uid-"
  ) throws {
    guard let instant = Instant(text: now) else { throw Failure(.invalid, Message(verbatim: now)) }
    self.now = instant
    let counter = Counter(prefix)
    self.counter = counter
    store = try SQLiteStore(options, zone: zone, almanac: TestAlmanac(zones), now: instant) {
      counter.next()
    }
  }

  package var newUID: () -> String {
    let counter = counter
    return { counter.next() }
  }

  package func advance(seconds: Int64) {
    now = Instant(clamping: now.milliseconds + seconds * 1_000)
  }

  /// Adds a task.
  ///
  /// - Returns: its id.
  package func add(_ title: String, _ change: (inout TaskInput) -> Void = { _ in }) throws -> Int64
  {
    var input = TaskInput()
    input.title = title
    change(&input)
    var id: Int64 = 0
    try AddTasks(store, newUID: newUID).run(1, at: now) { _ in
      input
    } added: {
      id = $1
    }
    return id
  }

  /// Imports all that a file holds; any query is taken for a good one.
  package func importTasks(
    from reader: inout some StoreInterchangeReader, by policy: ImportPolicy = .newerWins,
    isTrial: Bool = false
  ) throws -> ImportFile.Report {
    let importTasks = ImportFile(store, by: policy, newUID: newUID) { _ in }
    if isTrial { return try importTasks.trial(from: &reader, at: now) { _ in } }
    return try importTasks.run(from: &reader, at: now) { _ in }
  }

  /// The titles of the tasks that a query asks for, in its order.
  package func titles(_ query: TaskQuery = TaskQuery()) throws -> [String] {
    try rows(query) { String(decoding: $0.title, as: UTF8.self) }
  }

  /// What is read of the tasks that a query asks for, in its order.
  package func rows<Value>(
    _ query: TaskQuery, _ read: (TaskListing.Row) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    let order = try store.listing(at: now).forEach(query) { values.append(try read($0)) }
    return order.map { $0.map { values[$0] } } ?? values
  }

  /// All that a store holds, to be compared.
  package struct Contents: Equatable {
    package var projects: [Project]
    package var tasks: [Task]
    package var filters: [SavedFilter]
    package var tags: [CountedTag]
    package var completions: [Completion]
    package var events: [Event]
    package var focusSessions: [FocusSession]
    package var settings: [Setting]
    package var holidays: [Holiday]
    package var purgedTasks: [PurgedTask]
    package var postponements: [Postponement]
    package var clients: [Client]
    package var invoices: [Invoice]
    package var invoiceLines: [InvoiceLine]
    package var invoiceAdjustments: [InvoiceAdjustment]
    package var invoiceParties: [InvoiceParty]
    package var invoiceReferences: [InvoiceReference]
    package var payments: [Payment]
    package var emails: [EmailMessage]
    package var logos: [Logo]
    package var billedItems: [BilledItem]
    package var calendars: [EventCalendar]
    package var comments: [Comment]
    package var projectSections: [ProjectSection]
    package var timeEntries: [TimeEntry]
    package var unknownProperties: [UnknownProperty]
    package var templates: [Template]
    package var purchases: [Purchase]
    package var purchasePayments: [PurchasePayment]
    package var recurringInvoices: [RecurringInvoice]
    package var paymentReminders: [PaymentReminder]
    package var penaltyRates: [PenaltyRate]
    package var fields: [CustomField]
    package var skippedOccurrences: [SkippedOccurrence]
  }

  package func contents() throws -> Contents {
    Contents(
      projects: try store.projects.all(), tasks: try store.tasks.tasks(after: 0, limit: .max),
      filters: try store.filters.all(), tags: try store.countedTags(),
      completions: try store.completions.all(), events: try store.events.all(),
      focusSessions: try store.focusSessions.all(), settings: try store.settings.all(),
      holidays: try store.holidays.all(), purgedTasks: try store.purgedTasks.all(),
      postponements: try store.postponements.all(), clients: try store.clients.all(),
      invoices: try store.invoices.all(), invoiceLines: try store.invoiceLines.all(),
      invoiceAdjustments: try store.invoiceAdjustments.all(),
      invoiceParties: try store.invoiceParties.all(),
      invoiceReferences: try store.invoiceReferences.all(), payments: try store.payments.all(),
      emails: try store.emails.all(), logos: try store.logos.all(),
      billedItems: try store.billedItems.all(), calendars: try store.calendars.all(),
      comments: try store.comments.all(), projectSections: try store.projectSections.all(),
      timeEntries: try store.timeEntries.all(),
      unknownProperties: try store.unknownProperties.all(), templates: try store.templates.all(),
      purchases: try store.purchases.all(),
      purchasePayments: try store.purchasePayments.all(),
      recurringInvoices: try store.recurringInvoices.all(),
      paymentReminders: try store.paymentReminders.all(),
      penaltyRates: try store.penaltyRates.all(),
      fields: try store.fields.all(),
      skippedOccurrences: try store.skippedOccurrences.all())
  }

  /// Their order is that of the numbers.
  private final class Counter {
    private let prefix: String
    private var count = 0

    init(_ prefix: String) {
      self.prefix = prefix
    }

    func next() -> String {
      count += 1
      let digits = String(count)
      return prefix + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
  }
}
