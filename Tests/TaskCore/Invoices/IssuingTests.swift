import CTaskcore
import Testing

@testable import TaskCore

/// Issuing, payments and what follows from them, through the C API.
@Suite struct IssuingTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func number(_ id: Int64) throws -> String {
    try desk.read(id) { $0.invoice.pointee.number.read }
  }

  private func pay(
    _ invoice: Int64, _ amount: Int64, _ change: (inout taskcore_payment_input) -> Void = { _ in }
  ) -> taskcore_status {
    var payment = taskcore_payment_input.sized
    payment.fields = TASKCORE_PAYMENT_AMOUNT
    payment.amount_minor = amount
    change(&payment)
    return paymentAdd(store: desk.store, invoiceId: invoice, payment: &payment, id: nil)
  }

  @Test("A draft gets the next number of its year, and cannot change any more")
  func issuing() throws {
    let id = try desk.readyDraft()
    var number: UnsafeMutablePointer<CChar>?
    #expect(
      invoiceIssue(store: desk.store, id: id, issueDate: 0, number: &number) == TASKCORE_OK,
      "\(desk.error.message)")
    #expect(UnsafePointer(number).read == "F2026-0001")
    stringFree(string: number)
    #expect(try self.number(desk.issued()) == "F2026-0002")
    try desk.read(id) { content in
      let invoice = content.invoice.pointee
      #expect((invoice.issue_date, invoice.due_date) == (2026_11_21, 2026_12_21))
      #expect((invoice.state, invoice.balance_minor) == (TASKCORE_INVOICE_STATE_ISSUED, 120_00))
      #expect(invoice.issued_ms == InvoiceDesk.noon)
    }
    var input = desk.input()
    #expect(invoiceUpdate(store: desk.store, id: id, input: &input) == TASKCORE_ECONFLICT)
    #expect(invoiceDelete(store: desk.store, ids: [id], count: 1) == TASKCORE_ECONFLICT)
    number = UnsafeMutablePointer(bitPattern: 1)
    #expect(
      invoiceIssue(store: desk.store, id: id, issueDate: 0, number: &number)
        == TASKCORE_ECONFLICT)
    #expect(number == nil)
  }

  @Test("An issued invoice keeps the seller and the buyer as they were")
  func copies() throws {
    let id = try desk.issued()
    try desk.setSeller([.name: "Ada King"])
    #expect(try desk.read(id) { $0.seller.pointee.name.read } == "Ada Lovelace")
  }

  @Test("All that forbids issuing is told at once, and no number is used")
  func problems() throws {
    let id = try desk.draft()
    var problems: UnsafeMutablePointer<taskcore_problem_list>?
    #expect(
      invoiceCheck(store: desk.store, id: id, issueDate: 0, problems: &problems) == TASKCORE_OK)
    let count = problemListCount(list: problems)
    #expect(count >= 2)
    let first = try #require(problemListAt(list: problems, index: 0)).pointee
    #expect(first.struct_size == MemoryLayout<taskcore_problem>.size)
    #expect(!first.rule.read.isEmpty && !first.field.read.isEmpty && !first.message.read.isEmpty)
    #expect(
      invoiceIssue(store: desk.store, id: id, issueDate: 0, number: nil) == TASKCORE_EINVALID)
    #expect(desk.error.message.description.split(separator: "\n").count == Int(count))
    #expect(desk.error.message.description.hasPrefix(first.message.read))
    problemListFree(list: problems)
    #expect(try number(desk.issued()) == "F2026-0001")
  }

  @Test("Nothing is checked of what is issued, or of a date that is none")
  func notChecked() throws {
    let id = try desk.issued()
    var problems: UnsafeMutablePointer<taskcore_problem_list>?
    #expect(
      invoiceCheck(store: desk.store, id: id, issueDate: 0, problems: &problems)
        == TASKCORE_ECONFLICT)
    #expect(
      invoiceCheck(store: desk.store, id: id, issueDate: 1, problems: &problems)
        == TASKCORE_EINVALID)
    #expect(desk.error.field == "issue_date")
    #expect(problems == nil)
  }

  @Test("Undo passes an issued invoice by")
  func undo() throws {
    let id = try desk.issued()
    while TaskCore.undo(store: desk.store, step: nil) == TASKCORE_OK {}
    #expect(try number(id) == "F2026-0001")
  }

  @Test("A payment of nothing in particular is of all that is owed, today")
  func paying() throws {
    let id = try desk.issued()
    var payment: Int64 = 0
    #expect(
      paymentAdd(store: desk.store, invoiceId: id, payment: nil, id: &payment) == TASKCORE_OK)
    try desk.read(id) { content in
      #expect(content.invoice.pointee.state == TASKCORE_INVOICE_STATE_PAID)
      let paid = try #require(content.payments).pointee
      #expect(paid.struct_size == MemoryLayout<taskcore_payment>.size)
      #expect((paid.id, paid.invoice_id, paid.amount_minor) == (payment, id, 120_00))
      #expect((paid.date, paid.means.read, content.payment_count) == (2026_11_21, "", 1))
    }
    #expect(
      paymentAdd(store: desk.store, invoiceId: id, payment: nil, id: &payment)
        == TASKCORE_ECONFLICT)
    #expect(payment == 0)
  }

  @Test("Payments are listed, the latest first, and can be deleted")
  func payments() throws {
    let id = try desk.issued()
    let other = try desk.issued()
    #expect(pay(id, 20_00) == TASKCORE_OK)
    #expect(pay(other, 1_00) == TASKCORE_OK)
    let byTransfer = pay(id, 30_00) {
      $0.fields |= TASKCORE_PAYMENT_MEANS
      $0.means = desk.text("58")
    }
    #expect(byTransfer == TASKCORE_OK)
    #expect(try desk.state(of: id) == TASKCORE_INVOICE_STATE_PARTLY_PAID)
    func amounts(_ invoice: Int64) throws -> [Int64] {
      var payments: UnsafeMutablePointer<taskcore_payment_list>?
      try #require(
        paymentQuery(store: desk.store, invoiceId: invoice, payments: &payments) == TASKCORE_OK)
      defer { paymentListFree(list: payments) }
      return try (0..<paymentListCount(list: payments)).map {
        try #require(paymentListAt(list: payments, index: $0)).pointee.amount_minor
      }
    }
    #expect(try amounts(id) == [30_00, 20_00])
    #expect(try amounts(0) == [30_00, 1_00, 20_00])
    let paid = try desk.read(id) { $0.payments[0].id }
    #expect(paymentDelete(store: desk.store, ids: [paid], count: 1) == TASKCORE_OK)
    #expect(try amounts(id) == [20_00])
    #expect(paymentDelete(store: desk.store, ids: [paid], count: 1) == TASKCORE_ENOTFOUND)
    var list: UnsafeMutablePointer<taskcore_payment_list>?
    #expect(paymentQuery(store: desk.store, invoiceId: 99, payments: &list) == TASKCORE_ENOTFOUND)
  }

  @Test("A payment is of what is owed at most, and from the issue date to today")
  func refusedPayments() throws {
    let id = try desk.issued()
    #expect(pay(id, 120_01) == TASKCORE_EINVALID)
    #expect(desk.error.field == "amount_minor")
    #expect(pay(id, 0) == TASKCORE_EINVALID)
    for date: Int32 in [2026_11_20, 2026_11_22, 0] {
      let status = pay(id, 1_00) {
        $0.fields |= TASKCORE_PAYMENT_DATE
        $0.date = date
      }
      #expect(status == TASKCORE_EINVALID)
      #expect(desk.error.field == "date")
    }
    #expect(pay(id, 1_00) { $0.fields |= 1 << 6 } == TASKCORE_EINVALID)
    #expect(pay(try desk.draft(), 1_00) == TASKCORE_ECONFLICT)
    #expect(try desk.state(of: id) == TASKCORE_INVOICE_STATE_ISSUED)
  }

  @Test("What is owed after its due date is overdue")
  func overdue() throws {
    let id = try desk.issued()
    desk.clock.pointee += 31 * 86_400_000
    #expect(try desk.state(of: id) == TASKCORE_INVOICE_STATE_OVERDUE)
    var ageing: UnsafeMutablePointer<taskcore_ageing_list>?
    #expect(ageingQuery(store: desk.store, options: nil, ageing: &ageing) == TASKCORE_OK)
    defer { ageingListFree(list: ageing) }
    let row = try #require(ageingListAt(list: ageing, index: 0)).pointee
    #expect(row.struct_size == MemoryLayout<taskcore_ageing>.size)
    #expect((row.currency.read, row.balance_minor, row.invoice_count) == ("EUR", 120_00, 1))
    #expect((row.first_day, row.last_day) == (1, 30))
  }

  @Test("A credit note takes back what is left, and refers to its invoice")
  func crediting() throws {
    let id = try desk.issued()
    var note: Int64 = 0
    #expect(invoiceCredit(store: desk.store, id: id, creditNoteId: &note) == TASKCORE_OK)
    #expect(try desk.read(id) { $0.credit_note_ids[0] } == note)
    try desk.issue(note)
    try desk.read(note) { content in
      let invoice = content.invoice.pointee
      #expect(
        (invoice.kind, invoice.number.read) == (TASKCORE_INVOICE_KIND_CREDIT_NOTE, "A2026-0001"))
      #expect((invoice.preceding_id, invoice.gross_minor) == (id, 120_00))
      #expect((content.preceding_number.read, content.preceding_date) == ("F2026-0001", 2026_11_21))
    }
    #expect(try desk.read(id) { $0.invoice.pointee.credited_minor } == 120_00)
    #expect(
      invoiceCredit(store: desk.store, id: id, creditNoteId: &note) == TASKCORE_ECONFLICT)
    #expect(note == 0)
  }

  @Test("Voiding issues a credit note of the whole")
  func voiding() throws {
    let id = try desk.issued()
    var note: Int64 = 0
    #expect(
      invoiceVoid(store: desk.store, id: id, issueDate: 0, creditNoteId: &note) == TASKCORE_OK,
      "\(desk.error.message)")
    #expect(try desk.state(of: id) == TASKCORE_INVOICE_STATE_VOID)
    #expect(try number(note) == "A2026-0001")
    #expect(
      invoiceVoid(store: desk.store, id: id, issueDate: 0, creditNoteId: &note)
        == TASKCORE_ECONFLICT)
    #expect(note == 0)
    let paid = try desk.issued()
    #expect(pay(paid, 1_00) == TASKCORE_OK)
    #expect(
      invoiceVoid(store: desk.store, id: paid, issueDate: 0, creditNoteId: nil)
        == TASKCORE_ECONFLICT)
  }

  @Test("Series have patterns, of which the next number shows")
  func series() throws {
    func all() throws -> [String] {
      var series: UnsafeMutablePointer<taskcore_number_series_list>?
      try #require(
        numberSeriesQuery(store: desk.store, options: nil, series: &series) == TASKCORE_OK)
      defer { numberSeriesListFree(list: series) }
      return try (0..<numberSeriesListCount(list: series)).map {
        let row = try #require(numberSeriesListAt(list: series, index: $0)).pointee
        return "\(row.name.read) \(row.pattern.read) \(row.next_number.read) \(row.issued_count) "
          + "\(row.last_date)"
      }
    }
    func set(_ name: String, _ pattern: String) -> taskcore_status {
      numberSeriesSet(store: desk.store, name: desk.text(name), pattern: desk.text(pattern))
    }
    _ = try desk.issued()
    #expect(
      try all() == [
        "invoice F{YYYY}-{NNNN} F2026-0002 1 20261121",
        "credit_note A{YYYY}-{NNNN} A2026-0001 0 0",
        "quote Q{YYYY}-{NNNN} Q2026-0001 0 0",
      ])
    #expect(set("web", "WEB{NNN}") == TASKCORE_OK)
    #expect(set("invoice", "{YY}/{N}") == TASKCORE_OK)
    #expect(
      try all() == [
        "invoice {YY}/{N} 26/2 1 20261121", "credit_note A{YYYY}-{NNNN} A2026-0001 0 0",
        "quote Q{YYYY}-{NNNN} Q2026-0001 0 0", "web WEB{NNN} WEB001 0 0",
      ])
    #expect(set("web", "") == TASKCORE_OK)
    #expect(set("invoice", "") == TASKCORE_OK)
    #expect(try all().count == 3)
    for pattern in ["F", "{N}{N}", "É{N}", "{YYYY}{YY}{N}"] {
      #expect(set("invoice", pattern) == TASKCORE_EINVALID)
      #expect(desk.error.field == "pattern")
    }
  }
}
