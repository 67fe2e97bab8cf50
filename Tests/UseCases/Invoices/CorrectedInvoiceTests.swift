import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Corrected invoices, each of which replaces one wholly.
@Suite struct CorrectedInvoiceTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private var store: any Store { business.store }

  private func correct(_ id: Int64) throws -> Int64 {
    try CorrectInvoice(store, newUID: business.newUID).run(id, at: business.test.now)
  }

  private func turnover() throws -> [Turnover] {
    try business.test.store.turnover(in: MonthRange(first: 0, last: 0))
  }

  private func journal() throws -> [Int64] {
    var lines: [Int64] = []
    try business.test.store.forEachVATJournalEntry(in: MonthRange(first: 0, last: 0), .all) {
      lines.append($0.taxable)
    }
    return lines
  }

  @Test("Payments go over to it, the replaced one owes nothing, and each tax is there once")
  func replaces() throws {
    let old = try business.issued(cents: 10_000)
    _ = try business.pay(old, cents: 5_000)
    let id = try correct(old)
    try business.updateLine(try business.lines(of: id)[0].id) { $0.unitPrice = 80_000_000 }
    #expect(try business.issue(id) == "F2026-0002")
    let document = try LoadInvoice(store).run(id)
    #expect(
      document.typeCode(in: .facturx) == "384"
        && document.precedingDocuments.map(\.number) == ["F2026-0001"])
    #expect(try business.state(of: old) == .replaced && business.balance(of: old) == 0)
    #expect(try business.balance(of: id) == 4_600 && business.state(of: id) == .partlyPaid)
    #expect(try store.payments.all(ofInvoice: business.invoice(old).uid).isEmpty)
    #expect(try turnover().map(\.net) == [8_000] && turnover().map(\.vat) == [1_600])
    #expect(try journal() == [10_000, 8_000, -10_000])
    let totals = try business.test.store.vatTotals(in: MonthRange(first: 0, last: 0))
    #expect(totals.map(\.taxable) == [8_000] && totals.map(\.tax) == [1_600])
    #expect(try business.refusal { _ = try business.pay(old) }.kind == .conflict)
    for take: (Int64) throws -> Void in [
      { _ = try correct($0) },
      { _ = try CreditInvoice(store, newUID: business.newUID).run($0, at: business.test.now) },
      {
        _ = try VoidInvoice(store, newUID: business.newUID).run($0, on: nil, at: business.test.now)
      },
    ] {
      #expect(try business.refusal { try take(old) }.kind == .conflict)
    }
  }

  @Test("In another month what it replaces is taken back there")
  func laterMonth() throws {
    let old = try business.issued(cents: 10_000, on: 2026_02_10)
    try business.issue(try correct(old), on: 2026_03_05)
    #expect(try turnover().map(\.month) == [202_602, 202_603])
    #expect(try turnover().map(\.net) == [10_000, 0])
  }

  @Test("A corrected invoice is corrected and credited as any other")
  func chain() throws {
    let first = try business.issued(cents: 10_000)
    let second = try correct(first)
    try business.issue(second)
    let third = try correct(second)
    try business.updateLine(try business.lines(of: third)[0].id) { $0.unitPrice = 50_000_000 }
    try business.issue(third)
    #expect(try turnover().map(\.net) == [5_000])
    _ = try VoidInvoice(store, newUID: business.newUID).run(third, on: nil, at: business.test.now)
    #expect(try turnover().map(\.net) == [0] && turnover().map(\.vat) == [0])
  }

  @Test("What is a draft, a credit note, a down payment or credited in part is not corrected")
  func refusals() throws {
    let draft = try business.draft()
    #expect(try business.refusal { _ = try correct(draft) }.kind == .conflict)
    let downPayment = try business.add(.downPayment)
    try business.line(on: downPayment)
    try business.issue(downPayment)
    let failure = try business.refusal { _ = try correct(downPayment) }
    #expect(failure.message.description.contains("down payment"))
    let credited = try business.issued()
    let early = try correct(credited)
    let note = try CreditInvoice(store, newUID: business.newUID).run(
      credited, at: business.test.now)
    try business.updateLine(try business.lines(of: note)[0].id) { $0.quantity = 5_000 }
    try business.issue(note)
    for id in [note, credited] {
      #expect(try business.refusal { _ = try correct(id) }.kind == .conflict)
    }
    let problems = try CheckInvoice(store).run(early, on: nil, at: business.test.now)
    #expect(problems.map(\.rule) == ["BT-25"])
  }

  @Test("One that replaces a final invoice deducts what that one deducted")
  func final() throws {
    let final = try business.draft(cents: 100_000)
    let downPayment = try AddDownPayment(store, newUID: business.newUID).run(
      .share(3_000), of: final, at: business.test.now)
    try business.issue(downPayment)
    try DeductDownPayments(store, newUID: business.newUID).run(
      [downPayment], from: final, at: business.test.now)
    try business.issue(final)
    let corrected = try correct(final)
    #expect(try business.invoice(corrected).due == 84_000)
    try business.issue(corrected)
    let document = try LoadInvoice(store).run(corrected)
    #expect(document.precedingDocuments.map(\.number) == ["F2026-0002"])
    #expect(document.businessProcess == "S4")
    #expect(try turnover().map(\.net) == [100_000] && turnover().map(\.vat) == [20_000])
  }

  @Test("Issuing it is no step for undo")
  func undo() throws {
    let old = try business.issued()
    let payment = try business.pay(old, cents: 100)
    try business.issue(try correct(old))
    while (try? business.undo()) != nil {}
    #expect(try business.state(of: old) == .replaced)
    #expect(try store.payments.find(id: payment) != nil)
  }
}
