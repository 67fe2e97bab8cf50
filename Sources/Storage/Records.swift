import Domain

/// The repositories of all kinds of records.
struct Records {
  let events: SQLiteEventRepository
  let completions: SQLiteCompletionRepository
  let alerts: SQLiteAlertRepository
  let focusSessions: SQLiteFocusSessionRepository
  let settings: SQLiteRecordRepository<Setting>
  let holidays: SQLiteRecordRepository<Holiday>
  let purgedTasks: SQLitePurgedTaskRepository
  let postponements: SQLitePostponementRepository
  let clients: SQLiteRecordRepository<Client>
  let invoices: SQLiteInvoiceRepository
  let invoiceLines: SQLiteInvoiceItemRepository<InvoiceLine>
  let invoiceAdjustments: SQLiteInvoiceItemRepository<InvoiceAdjustment>
  let invoiceParties: SQLiteInvoicePartRepository<InvoiceParty>
  let payments: SQLitePaymentRepository
  let emails: SQLiteInvoicePartRepository<EmailMessage>
  let logos: SQLiteRecordRepository<Logo>
  let billedItems: SQLiteBilledItemRepository

  init(
    _ database: Database, log: ChangeLog, reminders: ReminderQueue, zone: any Zone,
    almanac: any Almanac
  ) {
    events = SQLiteEventRepository(
      database, log: log, reminders: reminders, zone: zone, almanac: almanac)
    completions = SQLiteCompletionRepository(database, log: log)
    alerts = SQLiteAlertRepository(database, log: log, reminders: reminders)
    focusSessions = SQLiteFocusSessionRepository(database, log: log)
    settings = SQLiteRecordRepository(database, log: log, table: "setting")
    holidays = SQLiteRecordRepository(database, log: log, table: "holiday")
    purgedTasks = SQLitePurgedTaskRepository(database, log: log)
    postponements = SQLitePostponementRepository(database, log: log)
    clients = SQLiteRecordRepository(database, log: log, table: "client")
    invoices = SQLiteInvoiceRepository(database, log: log)
    invoiceLines = SQLiteInvoiceItemRepository(database, log: log, table: "invoice_line")
    invoiceAdjustments = SQLiteInvoiceItemRepository(
      database, log: log, table: "invoice_adjustment")
    invoiceParties = SQLiteInvoicePartRepository(database, log: log, table: "invoice_party")
    payments = SQLitePaymentRepository(database, log: log)
    emails = SQLiteInvoicePartRepository(database, log: log, table: "email")
    logos = SQLiteRecordRepository(database, log: log, table: "logo")
    billedItems = SQLiteBilledItemRepository(database, log: log)
  }
}
