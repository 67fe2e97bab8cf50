import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What the rows of invoices have of what follows them.
@Suite struct InvoiceDerivationTests {
  let test: TestStore
  let invoice: Invoice

  init() throws {
    test = try TestStore()
    let draft = try test.addDraft(for: test.addClient("Ada"))
    try test.addLine(to: draft.uid, 100_00)
    try test.addLine(to: draft.uid, 10_00, rate: 5_500)
    invoice = try test.issue(draft.uid)
  }

  private func settlement() throws -> InvoiceSettlement {
    try test.store.invoices.settlement(of: invoice)
  }

  @Test("What is paid follows the payments, and undo and redo of them")
  func paid() throws {
    #expect(invoice.due == 130_55)
    let payment = try test.pay(invoice.uid, 30_00)
    try test.pay(invoice.uid, 20_00)
    #expect(try settlement() == InvoiceSettlement(paid: 50_00, credited: 0))
    try test.store.write(.addPayment, at: test.now) {
      var changed = payment
      changed.amount = 1_00
      try test.store.payments.save(changed, over: payment)
    }
    #expect(try settlement().paid == 21_00)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try settlement().paid == 50_00)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try settlement().paid == 30_00)
    _ = try RedoStep(test.store).run(at: test.now)
    try test.store.write(.deletePayments, at: test.now) { try test.store.payments.remove(payment) }
    #expect(try settlement().paid == 20_00)
  }

  @Test("A payment that goes to another invoice is taken from the first one")
  func movedPayment() throws {
    let draft = try test.addDraft()
    let other = try test.issue(draft.uid)
    let payment = try test.pay(invoice.uid, 30_00)
    try test.store.write(.addPayment, at: test.now) {
      var moved = payment
      moved.invoiceUID = other.uid
      try test.store.payments.save(moved, over: payment)
    }
    #expect(try settlement().paid == 0)
    #expect(try test.store.invoices.settlement(of: other).paid == 30_00)
  }

  @Test("Payments that come to more than fits are refused", .enabled(if: !TestLength.isShort))
  func overflow() throws {
    let most: Int64 = 1_000_000_000_000_000
    try test.store.database.execute("UPDATE invoice SET prepaid_minor = 0")
    let failure = #expect(throws: Failure.self) {
      try test.store.write(.addPayment, at: test.now) {
        for _ in 0..<9_224 {
          _ = try test.store.payments.insert(
            Payment(
              uid: test.newUID(), invoiceUID: invoice.uid, amount: most, created: test.now))
        }
      }
    }
    #expect(failure?.kind == .invalid)
    #expect(try settlement().paid == 0 && test.store.payments.all().isEmpty)
  }

  @Test("A credit note counts from when it is issued, for the invoice that it names")
  func credited() throws {
    let note = try test.addDraft(kind: .creditNote) { $0.precedingUID = invoice.uid }
    try test.addLine(to: note.uid, 50_00)
    #expect(try settlement().credited == 0)
    try test.issue(note.uid)
    #expect(try settlement().credited == 60_00)
    #expect(try test.store.invoices.creditNotes(for: invoice.uid).map(\.uid) == [note.uid])
  }

  @Test("A void invoice is credited in full, and owes nothing")
  func void() throws {
    let note = try test.void(invoice.uid)
    #expect(note.gross == invoice.gross)
    #expect(try settlement() == InvoiceSettlement(paid: 0, credited: 130_55))
    #expect(try test.store.invoices.find(uid: invoice.uid)?.stage == .void)
  }

  @Test("The breakdown is there in rows from when it is issued")
  func taxes() throws {
    func rows() throws -> [[Int64]] {
      let select = try test.store.database.statement("SELECT * FROM invoice_tax ORDER BY 1, 2, 3")
      defer { select.reset() }
      var rows: [[Int64]] = []
      while try select.step() { rows.append((0..<5).map { select.integer($0) }) }
      return rows
    }
    #expect(try rows() == [[1, 1, 5_500, 10_00, 55], [1, 1, 20_000, 100_00, 20_00]])
    let draft = try test.addDraft()
    try test.addLine(to: draft.uid, 5_00)
    #expect(try rows().count == 2)
    try test.issue(draft.uid)
    #expect(try rows().count == 3)
  }

  @Test("A breakdown is read as it is written, and nothing else")
  func breakdownText() throws {
    let rows = [
      VATBreakdown(category: .standard, rate: 20_000, taxable: 10_000, tax: 2_000),
      VATBreakdown(category: .reverseCharge, rate: 0, taxable: -5, tax: 0),
    ]
    #expect(rows.text == "S 20% 10000 2000\nAE 0% -5 0")
    // As versions wrote it in which a rate was hundredths of a percent.
    #expect(try [VATBreakdown](text: "S 2000 10000 2000\nAE 0 -5 0") == rows)
    #expect(
      [VATBreakdown(category: .standard, rate: 8_875, taxable: 1, tax: 0)].text == "S 8.875% 1 0")
    #expect(try [VATBreakdown](text: rows.text) == rows)
    #expect(try [VATBreakdown](text: "").isEmpty)
    for bad in [
      "S", "S 2000 1", "S 2000 1 1 1", "X 0 1 0", "S 2000 1 1\n", "S 02000 1 1", "S 2000 +1 1",
      "S 10001 1 1", "S -1 1 1", "S 2000 99999999999999999999 1", "S  2000 1 1",
      "S 2000 1 1\nS 2000 2 2", "s 2000 1 1", "S 2000 1 1\nS 20% 2 2", "S 20.0% 1 1",
      "S 100.001% 1 1",
      "S -1% 1 1", "S 8.8755% 1 1", "S % 1 1", "S 020% 1 1",
    ] {
      #expect(throws: Failure.self, "\(bad)") { try [VATBreakdown](text: bad) }
    }
  }

  @Test("Parts come in the order of their positions, and the last one is known")
  func positions() throws {
    let draft = try test.addDraft()
    #expect(try test.store.invoiceLines.lastPosition(ofInvoice: draft.uid) == 0)
    let first = try test.addLine(to: draft.uid, 1_00, name: "a")
    try test.addLine(to: draft.uid, 1_00, name: "b")
    try test.store.write(.updateInvoice, at: test.now) {
      var last = first
      last.position = 3
      try test.store.invoiceLines.save(last, over: first)
    }
    #expect(try test.store.invoiceLines.all(ofInvoice: draft.uid).map(\.name) == ["b", "a"])
    #expect(try test.store.invoiceLines.lastPosition(ofInvoice: draft.uid) == 3)
  }

  @Test("One number is given once, whoever tries")
  func numbers() throws {
    let draft = try test.addDraft()
    for (number, sequence) in [(invoice.number, Int64(9)), ("other", 1)] {
      #expect(throws: Failure.self) {
        try test.store.write(.issueInvoice, at: test.now) {
          var twin = draft
          twin.stage = .issued
          twin.series = "invoice"
          twin.year = 2026
          twin.sequence = sequence
          twin.number = number
          try test.store.invoices.save(twin, over: draft)
        }
      }
    }
    #expect(
      try test.store.invoices.find(inSeries: "invoice", year: 2026, sequence: 1)?.uid == invoice.uid
    )
    #expect(try test.store.invoices.lastIssueDate(inSeries: "invoice") == invoice.issueDate)
    #expect(try test.store.invoices.lastIssueDate(inSeries: "other") == nil)
  }
}
