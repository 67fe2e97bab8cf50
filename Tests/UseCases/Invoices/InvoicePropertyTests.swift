import Domain
import TestSupport
import Testing
import UseCases

/// What holds whatever is done, undone and done again.
@Suite struct InvoicePropertyTests {
  @Test(
    "Issued invoices never change, numbers have no gaps, and drafts have the amounts of their lines",
    arguments: [1, 2, 3, 4] as [UInt64])
  func invariants(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let business = try Business()
    var issued: [Int64: InvoiceDocument] = [:]
    for _ in 0..<TestLength.rounds(150) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        business.test.advance(seconds: Int64.random(in: 0..<40, using: &random) * 86_400)
      }
      do {
        try act(on: business, using: &random)
      } catch let failure as Failure {
        #expect([.invalid, .conflict, .notFound].contains(failure.kind), "\(failure)")
      }
      try check(business, &issued)
    }
    #expect(issued.count > (TestLength.isShort ? 0 : 4))
  }

  private func act(on business: Business, using random: inout RandomNumbers) throws {
    let (store, newUID, now) = (business.store, business.newUID, business.test.now)
    let ids = try store.invoices.all().map(\.id)
    let id = ids.randomElement(using: &random) ?? 0
    let line = try store.invoiceLines.all().randomElement(using: &random)?.id ?? 0
    let cents = Int64.random(in: 1..<10_000, using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 16, 17: _ = try business.draft(cents: cents)
    case 1: try business.line(cents: cents, on: id) { $0.position = 1 }
    case 2: try business.updateLine(line) { $0.quantity = cents * 10 }
    case 3: try DeleteInvoiceLines(store).run([line], at: now)
    case 4, 5: try business.issue(id)
    case 6: try business.issue(id, on: 2026_04_01)
    case 7: _ = try VoidInvoice(store, newUID: newUID).run(id, on: nil, at: now)
    case 8, 9: _ = try CreditInvoice(store, newUID: newUID).run(id, at: now)
    case 10: _ = try CopyInvoice(store, newUID: newUID).run(id, at: now)
    case 11: _ = try business.pay(id, cents: Bool.random(using: &random) ? cents : nil)
    case 12:
      let payment = try store.payments.all().randomElement(using: &random)?.id ?? 0
      try DeletePayments(store).run([payment], at: now)
    case 13: try DeleteInvoices(store).run([id], at: now)
    case 14: for _ in 0..<(cents % 5) { try undoWork(of: business) }
    default: for _ in 0..<(cents % 5) { try business.redo() }
    }
  }

  /// What the business began with stays.
  private func undoWork(of business: Business) throws {
    let action = try business.undo()
    if [.changeProfile, .addClient].contains(action) { try business.redo() }
  }

  private func check(
    _ business: Business, _ issued: inout [Int64: InvoiceDocument]
  ) throws {
    let store = business.store
    var sequences: [String: [Int64]] = [:]
    for invoice in try store.invoices.all() {
      var document = try LoadInvoice(store).run(invoice.id)
      #expect(document.totals.gross == invoice.gross && document.totals.due == invoice.due)
      #expect(document.lines.map(\.position) == document.lines.indices.map { Int64($0) + 1 })
      if invoice.stage == .draft { continue }
      sequences["\(invoice.series) \(invoice.year ?? -1)", default: []].append(
        invoice.sequence ?? 0)
      let settlement = try store.invoices.settlement(of: invoice)
      #expect(settlement.paid <= invoice.due && settlement.credited <= invoice.gross)
      #expect(invoice.stage != .void || settlement.paid == 0)
      // To be marked as void is all that can happen to it.
      document.invoice.stage = .issued
      document.invoice.modified = invoice.created
      if let first = issued[invoice.id] {
        #expect(document == first)
      } else {
        issued[invoice.id] = document
      }
    }
    #expect(try Set(issued.keys).isSubset(of: store.invoices.all().map(\.id)))
    for (_, numbers) in sequences {
      #expect(numbers.sorted() == numbers.indices.map { Int64($0) + 1 })
    }
  }
}
