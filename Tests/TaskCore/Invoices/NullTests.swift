import CTaskcore
import Testing

@testable import TaskCore

/// What callers get who give NULL and 0.
@Suite struct NullTests {
  typealias Store = UnsafeMutablePointer<taskcore_store>?

  /// Those that need something besides a store.
  private static let asking: [(String, @Sendable (Store) -> taskcore_status)] = [
    ("profile_set", { profileSet(store: $0, seller: nil) }),
    ("profile_set_logo", { profileSetLogo(store: $0, bytes: nil, length: 1) }),
    ("profile_read", { profileRead(store: $0, profile: nil) }),
    ("subscription_read", { subscriptionRead(store: $0, subscription: nil) }),
    (
      "subscription_is_entitled",
      { subscriptionIsEntitled(store: $0, feature: nil, atMs: 0, isEntitled: nil) }
    ),
    ("client_add", { clientAdd(store: $0, input: nil, id: nil) }),
    ("client_update", { clientUpdate(store: $0, ids: nil, count: 0, input: nil) }),
    ("client_delete", { clientDelete(store: $0, ids: nil, count: 1) }),
    ("client_query", { clientQuery(store: $0, options: nil, clients: nil) }),
    ("client_find", { clientFind(store: $0, uid: nil, id: nil) }),
    ("number_series_set", { numberSeriesSet(store: $0, name: nil, pattern: nil) }),
    ("number_series_query", { numberSeriesQuery(store: $0, options: nil, series: nil) }),
    ("invoice_add", { invoiceAdd(store: $0, kind: 0, input: nil, id: nil) }),
    ("invoice_update", { invoiceUpdate(store: $0, id: 0, input: nil) }),
    ("invoice_delete", { invoiceDelete(store: $0, ids: nil, count: 1) }),
    ("invoice_line_add", { invoiceLineAdd(store: $0, invoiceId: 0, line: nil, id: nil) }),
    ("invoice_line_update", { invoiceLineUpdate(store: $0, id: 0, line: nil) }),
    ("invoice_line_delete", { invoiceLineDelete(store: $0, ids: nil, count: .max) }),
    (
      "invoice_adjustment_add",
      { invoiceAdjustmentAdd(store: $0, invoiceId: 0, adjustment: nil, id: nil) }
    ),
    (
      "invoice_adjustment_update",
      { invoiceAdjustmentUpdate(store: $0, id: 0, adjustment: nil) }
    ),
    ("invoice_adjustment_delete", { invoiceAdjustmentDelete(store: $0, ids: nil, count: 1) }),
    (
      "invoice_bill_focus",
      { invoiceBillFocus(store: $0, invoiceId: 0, billing: nil, lineCount: nil) }
    ),
    ("invoice_check", { invoiceCheck(store: $0, id: 0, issueDate: 0, problems: nil) }),
    ("payment_delete", { paymentDelete(store: $0, ids: nil, count: 1) }),
    ("payment_query", { paymentQuery(store: $0, options: nil, payments: nil) }),
    ("invoice_query", { invoiceQuery(store: $0, options: nil, invoices: nil) }),
    ("invoice_find", { invoiceFind(store: $0, uidOrNumber: nil, id: nil) }),
    ("invoice_document_read", { invoiceDocumentRead(store: $0, id: 0, document: nil) }),
    ("ageing_query", { ageingQuery(store: $0, options: nil, ageing: nil) }),
    ("turnover_query", { turnoverQuery(store: $0, firstMonth: 0, lastMonth: 0, turnover: nil) }),
    ("vat_total_query", { vatTotalQuery(store: $0, firstMonth: 0, lastMonth: 0, totals: nil) }),
    ("invoice_csv", { invoiceCsv(store: $0, options: nil, csv: nil) }),
    ("invoice_csv_file", { invoiceCsvFile(store: $0, options: nil, path: nil) }),
    ("vat_journal_csv", { vatJournalCsv(store: $0, options: nil, csv: nil) }),
    ("vat_journal_csv_file", { vatJournalCsvFile(store: $0, options: nil, path: nil) }),
    ("invoice_xml", { invoiceXml(store: $0, id: 0, format: 0, xml: nil) }),
    ("invoice_xml_file", { invoiceXmlFile(store: $0, id: 0, format: 0, path: nil) }),
    ("invoice_pdf", { invoicePdf(store: $0, id: 0, options: nil, pdf: nil, length: nil) }),
    ("invoice_pdf_file", { invoicePdfFile(store: $0, id: 0, options: nil, path: nil) }),
    ("invoice_import", { invoiceImport(store: $0, bytes: nil, length: 1, id: nil) }),
    ("invoice_import_file", { invoiceImportFile(store: $0, path: nil, id: nil) }),
    (
      "email_compose",
      { emailCompose(store: $0, invoiceId: 0, options: nil, message: nil, length: nil) }
    ),
    ("email_compose_file", { emailComposeFile(store: $0, invoiceId: 0, options: nil, path: nil) }),
    (
      "email_send",
      { emailSend(store: $0, invoiceId: 0, options: nil, server: nil, id: nil) }
    ),
    ("email_query", { emailQuery(store: $0, options: nil, emails: nil) }),
  ]

  /// Those for which an invoice that is not there is the first thing that is wrong.
  private static let finding: [(String, @Sendable (Store) -> taskcore_status)] = [
    ("invoice_copy", { invoiceCopy(store: $0, id: 0, copyId: nil) }),
    ("invoice_credit", { invoiceCredit(store: $0, id: 0, creditNoteId: nil) }),
    ("invoice_issue", { invoiceIssue(store: $0, id: 0, issueDate: 0, number: nil) }),
    ("invoice_void", { invoiceVoid(store: $0, id: 0, issueDate: 0, creditNoteId: nil) }),
    ("payment_add", { paymentAdd(store: $0, invoiceId: 0, payment: nil, id: nil) }),
  ]

  @Test("Without a store, nothing is done", arguments: asking + finding)
  func withoutStore(name: String, call: @Sendable (Store) -> taskcore_status) {
    #expect(call(nil) == TASKCORE_EINVALID)
    #expect(String(cString: lastError().pointee.field) == "store")
  }

  @Test("Without what a function needs besides, nothing is done", arguments: asking)
  func withoutMore(name: String, call: @Sendable (Store) -> taskcore_status) throws {
    let desk = try InvoiceDesk(hasSeller: false)
    let status = withExtendedLifetime(desk) { call(desk.store) }
    #expect(status == TASKCORE_EINVALID)
  }

  @Test("No invoice has the id 0", arguments: finding)
  func withoutInvoice(name: String, call: @Sendable (Store) -> taskcore_status) throws {
    let desk = try InvoiceDesk(hasSeller: false)
    let status = withExtendedLifetime(desk) { call(desk.store) }
    #expect(status == TASKCORE_ENOTFOUND)
  }

  @Test("Nothing is no step, and no money is no amount")
  func nothing() throws {
    let desk = try InvoiceDesk(hasSeller: false)
    #expect(clientDelete(store: desk.store, ids: nil, count: 0) == TASKCORE_OK)
    #expect(subscriptionSet(store: desk.store, subscription: nil) == TASKCORE_OK)
    #expect(profileSetLogo(store: desk.store, bytes: nil, length: 0) == TASKCORE_OK)
    #expect(TaskCore.undo(store: desk.store, step: nil) == TASKCORE_ENOTFOUND)
    #expect(currencyDigits(currency: nil, digits: nil) == TASKCORE_EINVALID)
    #expect(
      amountText(amountMinor: 0, currency: nil, language: nil, text: nil) == TASKCORE_EINVALID)
    #expect(amountParse(text: nil, currency: nil, amountMinor: nil) == TASKCORE_EINVALID)
  }

  @Test("Of no list there are no rows, and no handle is freed")
  func handles() {
    #expect(clientListCount(list: nil) == 0 && clientListAt(list: nil, index: 0) == nil)
    #expect(invoiceListCount(list: nil) == 0 && invoiceListRows(list: nil, stride: nil) == nil)
    #expect(paymentListAt(list: nil, index: .max) == nil)
    #expect(profileContents(profile: nil) == nil)
    #expect(subscriptionContents(subscription: nil) == nil)
    #expect(invoiceDocumentContents(document: nil) == nil)
    profileFree(profile: nil)
    subscriptionFree(subscription: nil)
    invoiceDocumentFree(document: nil)
    clientListFree(list: nil)
    numberSeriesListFree(list: nil)
    invoiceListFree(list: nil)
    problemListFree(list: nil)
    paymentListFree(list: nil)
    emailListFree(list: nil)
    ageingListFree(list: nil)
    turnoverListFree(list: nil)
    vatTotalListFree(list: nil)
  }
}
