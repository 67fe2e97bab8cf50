import CTaskcore
import Domain
import Storage
import UseCases

/// The complete data of one invoice.
struct InvoiceFacts {
  /// The items that a line bills.
  struct Billed {
    var taskIDs: [Int64] = []
    var sessionCount: Int64 = 0
  }

  let document: InvoiceDocument
  /// It alone.
  let invoices: InvoiceList
  let payments: PaymentList
  let emails: EmailList
  let creditNoteIDs: [Int64]
  /// The corrected invoice that stands in its place.
  let replacementID: Int64
  /// Of the down payments that it deducts, by their uids.
  let downPaymentIDs: [String: Int64]
  /// What was made of a quote.
  let quotedIDs: [Int64]
  /// By the uids of the lines.
  let billed: [String: Billed]

  /// As it stands at an instant.
  ///
  /// - Throws: `notFound`.
  init(_ id: Int64, in store: SQLiteStore, at now: Instant) throws {
    let invoices = InvoiceList()
    try store.invoiceListing(at: now).forOne(id: id) { try invoices.append($0) }
    self.invoices = invoices
    document = try LoadInvoice(store).run(id)
    payments = try PaymentList(of: store, invoiceID: id)
    emails = try EmailList(of: store, invoiceID: id)
    let uid = document.invoice.uid
    creditNoteIDs = try store.invoices.creditNotes(for: uid).map(\.id)
    let replacements = try store.invoices.corrections(of: uid)
    replacementID = replacements.first { $0.stage != .draft }?.id ?? 0
    let deducted = try document.deductions.items.compactMap {
      try store.invoices.find(uid: $0.reference.precedingUID)
    }
    downPaymentIDs = Dictionary(deducted.map { ($0.uid, $0.id) }) { first, _ in first }
    quotedIDs = try store.invoices.made(ofQuote: uid).map(\.id)
    billed = try Self.billed(on: uid, in: store)
  }

  /// What the lines of an invoice are for, by their uids.
  static func billed(
    on invoiceUID: String, in store: SQLiteStore
  ) throws -> [String: Billed] {
    var billed: [String: Billed] = [:]
    for item in try store.billedItems.all(ofInvoice: invoiceUID) {
      switch item.kind {
      case .focusSession, .timeEntry: billed[item.lineUID, default: Billed()].sessionCount += 1
      case .task:
        guard let id = try store.lookups.taskID(uid: item.itemUID) else { continue }
        billed[item.lineUID, default: Billed()].taskIDs.append(id)
      }
    }
    return billed
  }
}
