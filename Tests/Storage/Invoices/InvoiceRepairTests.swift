import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Invoices that another program damaged.
@Suite struct InvoiceRepairTests {
  let test: TestStore
  let invoice: Invoice

  init() throws {
    test = try TestStore()
    let draft = try test.addDraft(for: test.addClient("Ada"))
    let line = try test.addLine(to: draft.uid, 100_00)
    invoice = try test.issue(draft.uid)
    try test.pay(invoice.uid, 20_00)
    try test.void(test.issue(test.addDraft().uid).uid)
    try test.store.write(.sendEmail, at: test.now) { [test, invoice] in
      var adjustment = InvoiceAdjustment(uid: "a", invoiceUID: invoice.uid)
      adjustment.amount = 0
      _ = try test.store.invoiceAdjustments.insert(adjustment)
      _ = try test.store.emails.insert(
        EmailMessage(uid: "m", invoiceUID: invoice.uid, created: test.now))
      _ = try test.store.billedItems.insert(
        BilledItem(uid: "b", lineUID: line.uid, kind: .task, itemUID: "t"))
      var logo = Logo(blank: "l")
      logo.data = "AAAA"
      _ = try test.store.logos.insert(logo)
    }
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }

  private func execute(_ sql: String) throws { try test.store.database.execute(sql) }

  @Test(
    "A value that cannot be read is mended, and all is read again",
    arguments: [
      "client SET archived_ms = 'x'", "client SET country = 'XX'",
      "client SET name = 'a' || char(10) || 'b'",
      "invoice SET kind = 6 WHERE id = 1", "invoice SET currency = 'EURO' WHERE id = 1",
      "invoice SET language = 7 WHERE id = 1", "invoice SET due_date = 20261301 WHERE id = 1",
      "invoice SET payment_days = -1 WHERE id = 1", "invoice SET created_ms = 'x' WHERE id = 1",
      "invoice SET exchange_rate_millionths = 0 WHERE id = 1",
      "invoice SET client_uid = char(1) WHERE id = 1",
      "invoice_line SET quantity_ten_thousandths = 0",
      "invoice_line SET vat_category = 10",
      "invoice_line SET unit = 'furlong'", "invoice_line SET position = 0",
      "invoice_adjustment SET is_charge = 2", "invoice_adjustment SET rate_basis_points = 10001",
      "invoice_party SET country = 'XX' WHERE id = 1", "invoice_party SET role = 9 WHERE id = 1",
      "invoice_party SET role = 'x' WHERE id = 2", "payment SET date = 1",
      "payment SET means = 'barter'", "payment SET created_ms = 'x'", "email SET state = 0",
      "email SET subject = 'a' || char(10) || 'b'", "billed_item SET kind = 0",
    ])
  func values(assignment: String) throws {
    try execute("UPDATE \(assignment)")
    #expect(throws: Failure.self, "\(assignment)") { try test.contents() }
    let report = try repair()
    #expect(report.valuesMended == 1 && report.invoicePartsRemoved == 0)
    let contents = try test.contents()
    #expect(contents.invoices.count == 3 && contents.invoiceParties.count == 6)
    #expect(contents.payments.count == 1 && contents.emails.count == 1)
    #expect(try repair() == RepairReport())
  }

  @Test(
    "What follows from payments, credit notes and breakdowns is made anew",
    arguments: [
      "UPDATE invoice SET paid_minor = 5", "UPDATE invoice SET credited_minor = 'x'",
      "DELETE FROM invoice_tax", "UPDATE invoice_tax SET tax_minor = 5",
      "INSERT INTO invoice_tax VALUES (1, 2, 0, 1, 1)",
    ])
  func derived(sql: String) throws {
    let before = try test.contents()
    try execute(sql)
    #expect(try repair().isIndexRebuilt)
    #expect(try test.contents() == before)
    #expect(
      try test.store.invoices.settlement(of: invoice)
        == InvoiceSettlement(paid: 20_00, credited: 0))
    let vat = try test.store.vatTotals(in: MonthRange(first: 0, last: 0))
    #expect(vat.map(\.tax) == [20_00])
    #expect(try repair() == RepairReport())
  }

  @Test(
    "Parts of what was issued stay when their invoice or line is missing, and are told of",
    arguments: [
      ("invoice_line SET invoice_uid = 'gone'", 2, 0), ("invoice_line SET invoice_uid = 5", 2, 0),
      ("invoice_adjustment SET invoice_uid = 'gone'", 1, 0),
      ("invoice_party SET invoice_uid = 'gone' WHERE id = 1", 1, 0),
      ("payment SET invoice_uid = 'gone'", 1, 0), ("email SET invoice_uid = ''", 1, 1),
      ("billed_item SET line_uid = 'gone'", 1, 0), ("billed_item SET item_uid = x'00'", 0, 1),
    ])
  func lost(assignment: String, lost: Int, mended: Int) throws {
    let before = try test.contents()
    let lost = assignment.hasPrefix("invoice_line") ? before.invoiceLines.count : lost
    try execute("UPDATE \(assignment)")
    let report = try repair()
    #expect(report.invoicePartsRemoved == 0 && report.invoicePartsLost == lost)
    #expect(report.valuesMended == mended)
    let after = try test.contents()
    #expect(after.invoices.count == before.invoices.count)
    #expect(after.invoiceLines.count == before.invoiceLines.count)
    #expect(after.invoiceParties.count == before.invoiceParties.count)
    #expect(after.payments.count == before.payments.count)
    #expect(after.emails.count == before.emails.count)
    let again = try repair()
    #expect(again.valuesMended == 0 && again.invoicePartsLost == lost)
  }

  @Test("Lines of a draft that is missing go")
  func lostDraft() throws {
    let draft = try test.addDraft()
    let lines = try test.store.invoiceLines.all(ofInvoice: draft.uid).count
    try execute("DELETE FROM invoice WHERE uid = '\(draft.uid)'")
    let report = try repair()
    #expect(report.invoicePartsRemoved == lines && report.invoicePartsLost == 0)
    #expect(try repair() == RepairReport())
  }

  @Test(
    "A party that an issued invoice lacks is told of, and a role that both have lost is given back")
  func parties() throws {
    let before = try test.store.invoiceParties.all()
    try execute("DELETE FROM invoice_party WHERE id = 2")
    #expect(try repair().partiesMissing == 1)
    #expect(try test.store.invoiceParties.all().count == before.count - 1)
    try execute("UPDATE invoice_party SET role = role + 7 WHERE id > 2")
    #expect(try repair().valuesMended == before.count - 2)
    #expect(try test.store.invoiceParties.all() == before.filter { $0.id != 2 })
  }

  @Test("A number that is missing is told of, and none is given again")
  func hole() throws {
    for _ in 0..<3 { try test.issue(test.addDraft().uid) }
    try execute(
      "PRAGMA foreign_keys = 1; DELETE FROM invoice WHERE number IN ('N2026-3', 'N2026-4')")
    let before = try test.store.invoices.all()
    let report = try repair()
    #expect(report.numbersMissing == 2 && report.numbersDoubled == 0)
    #expect(report.invoicePartsRemoved == 0 && report.invoicePartsLost >= 4)
    #expect(try test.store.invoices.all() == before)
    #expect(try test.issue(test.addDraft().uid).number == "N2026-6")
    #expect(try repair().numbersMissing == 2)
  }

  @Test("A number that two invoices have is told of, and both keep it")
  func double() throws {
    try execute("DROP INDEX invoice_by_number")
    try execute("UPDATE invoice SET number = 'N2026-1' WHERE number = 'N2026-2'")
    #expect(try repair().numbersDoubled == 1)
    #expect(try test.store.invoices.all().count { $0.number == "N2026-1" } == 2)
  }

  @Test("What has a number was issued, whatever another program made of it")
  func stage() throws {
    try execute("UPDATE invoice SET stage = 'x' WHERE id = 1")
    #expect(try repair().valuesMended == 2)
    #expect(try test.store.invoices.find(uid: invoice.uid) == invoice)
    try execute("UPDATE invoice SET number = NULL WHERE id = 1")
    #expect(try repair().numbersMissing == 1)
  }

  @Test("A payment that came on no day gets one")
  func undatedPayment() throws {
    let before = try test.store.payments.all()
    try execute("UPDATE payment SET date = NULL")
    #expect(try repair().valuesMended == 1)
    #expect(try test.store.payments.all() == before)
    #expect(try repair() == RepairReport())
  }

  @Test("What is whole stays as it is")
  func whole() throws {
    let before = try test.contents()
    #expect(try repair() == RepairReport())
    #expect(try test.contents() == before)
  }
}
