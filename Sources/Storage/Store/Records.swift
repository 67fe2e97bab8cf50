import Domain

/// The repositories of all kinds of records, each made when it is first asked for: making a generic
/// type costs the Swift runtime more than preparing a statement, and few programs need them all.
final class Records {
  private let database: Database
  private let log: ChangeLog
  private let reminders: ReminderQueue
  private let zone: any Zone
  private let almanac: any Almanac

  private(set) lazy var events = SQLiteEventRepository(
    database, log: log, reminders: reminders, zone: zone, almanac: almanac)
  private(set) lazy var completions = SQLiteCompletionRepository(database, log: log)
  private(set) lazy var alerts = SQLiteAlertRepository(database, log: log, reminders: reminders)
  private(set) lazy var focusSessions = SQLiteFocusSessionRepository(database, log: log)
  private(set) lazy var settings = SQLiteRecordRepository<Setting>(
    database, log: log, table: "setting")
  private(set) lazy var holidays = SQLiteRecordRepository<Holiday>(
    database, log: log, table: "holiday")
  private(set) lazy var purgedTasks = SQLitePurgedTaskRepository(database, log: log)
  private(set) lazy var postponements = SQLitePostponementRepository(database, log: log)
  private(set) lazy var clients = SQLiteRecordRepository<Client>(
    database, log: log, table: "client")
  private(set) lazy var invoices = SQLiteInvoiceRepository(database, log: log)
  private(set) lazy var invoiceLines = SQLiteInvoiceItemRepository<InvoiceLine>(
    database, log: log, table: "invoice_line")
  private(set) lazy var invoiceAdjustments = SQLiteInvoiceItemRepository<InvoiceAdjustment>(
    database, log: log, table: "invoice_adjustment")
  private(set) lazy var invoiceParties = SQLiteInvoicePartRepository<InvoiceParty>(
    database, log: log, table: "invoice_party")
  private(set) lazy var payments = SQLitePaymentRepository(database, log: log)
  private(set) lazy var emails = SQLiteInvoicePartRepository<EmailMessage>(
    database, log: log, table: "email")
  private(set) lazy var logos = SQLiteRecordRepository<Logo>(
    database, log: log, table: "logo")
  private(set) lazy var billedItems = SQLiteBilledItemRepository(database, log: log)

  init(
    _ database: Database, log: ChangeLog, reminders: ReminderQueue, zone: any Zone,
    almanac: any Almanac
  ) {
    self.database = database
    self.log = log
    self.reminders = reminders
    self.zone = zone
    self.almanac = almanac
  }
}
