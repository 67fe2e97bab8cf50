package import Domain

/// The records of a store.
extension SQLiteStore {
  package var events: any EventRepository { records.events }
  package var completions: any CompletionRepository { records.completions }
  package var alerts: any AlertRepository { records.alerts }
  package var focusSessions: any FocusSessionRepository { records.focusSessions }
  package var settings: any RecordRepository<Setting> { records.settings }
  package var holidays: any RecordRepository<Holiday> { records.holidays }
  package var purgedTasks: any PurgedTaskRepository { records.purgedTasks }
  package var postponements: any PostponementRepository { records.postponements }
  package var clients: any RecordRepository<Client> { records.clients }
  package var invoices: any InvoiceRepository { records.invoices }
  package var invoiceLines: any InvoiceItemRepository<InvoiceLine> { records.invoiceLines }
  package var invoiceAdjustments: any InvoiceItemRepository<InvoiceAdjustment> {
    records.invoiceAdjustments
  }
  package var invoiceParties: any InvoicePartRepository<InvoiceParty> { records.invoiceParties }
  package var payments: any InvoicePartRepository<Payment> { records.payments }
  package var emails: any InvoicePartRepository<EmailMessage> { records.emails }
  package var logos: any RecordRepository<Logo> { records.logos }
  package var billedItems: any BilledItemRepository { records.billedItems }
}
