import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Down payments, and the final invoices that deduct them.
@Suite struct DownPaymentTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private var store: any Store { business.store }

  /// At 20 % and 5.5 %.
  private func contract(
    _ change: (inout InvoiceInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    let id = try business.add(.invoice, change)
    try business.line("Advice", cents: 100_001, on: id)
    try business.line("Books", cents: 33_333, on: id) {
      $0.vat = try InvoiceVAT(.standard, rate: 5_500)
    }
    return id
  }

  private func downPayment(_ part: DownPayment.Size, of id: Int64) throws -> Int64 {
    try AddDownPayment(store, newUID: business.newUID).run(part, of: id, at: business.test.now)
  }

  private func issuedDownPayment(_ part: DownPayment.Size, of id: Int64) throws -> Int64 {
    let downPayment = try downPayment(part, of: id)
    try business.issue(downPayment)
    return downPayment
  }

  private func deduct(_ ids: Int64..., from id: Int64) throws {
    try DeductDownPayments(store, newUID: business.newUID).run(ids, from: id, at: business.test.now)
  }

  private func credit(_ id: Int64) throws -> Int64 {
    try CreditInvoice(store, newUID: business.newUID).run(id, at: business.test.now)
  }

  private func document(_ id: Int64) throws -> InvoiceDocument { try LoadInvoice(store).run(id) }

  private func foreign() throws {
    try UpdateClients(store).run(
      [business.client], [.country: "DE", .siren: "", .vatNumber: "DE136695976"],
      at: business.test.now)
  }

  private struct Figures: Equatable {
    var net: Int64 = 0
    var vat: Int64 = 0
    var gross: Int64 = 0
    /// By the rate.
    var taxable: [Int64: Int64] = [:]
    var tax: [Int64: Int64] = [:]
  }

  /// Turnover, totals of VAT and the journal, which agree.
  private func figures() throws -> Figures {
    let all = try MonthRange(first: 0, last: 0)
    var figures = Figures()
    for month in try business.test.store.turnover(in: all) {
      figures.net += month.net
      figures.vat += month.vat
      figures.gross += month.gross
    }
    for total in try business.test.store.vatTotals(in: all) {
      figures.taxable[total.rate, default: 0] += total.taxable
      figures.tax[total.rate, default: 0] += total.tax
    }
    var (taxable, tax): ([Int64: Int64], [Int64: Int64]) = ([:], [:])
    try business.test.store.forEachVATJournalEntry(in: all, .all) { entry in
      taxable[entry.rate, default: 0] += entry.taxable
      tax[entry.rate, default: 0] += entry.tax
    }
    #expect(taxable == figures.taxable && tax == figures.tax)
    #expect(taxable.values.reduce(0, +) == figures.net)
    #expect(tax.values.reduce(0, +) == figures.vat)
    #expect(figures.gross == figures.net + figures.vat)
    return figures
  }

  @Test("A share of each rate is asked for before, by a number of the series of invoices")
  func share() throws {
    let contract = try contract()
    let id = try downPayment(.share(3_000), of: contract)
    let draft = try document(id)
    #expect(draft.invoice.kind == .downPayment && draft.typeCode(in: .facturx) == "386")
    #expect(draft.totals.breakdown.map(\.taxable) == [30_000, 10_000])
    #expect(draft.totals.breakdown.map(\.rate) == [20_000, 5_500])
    #expect(draft.lines.map(\.name) == ["Acompte de 30 %", "Acompte de 30 %"])
    #expect(try business.issue(id) == "F2026-0001")
    #expect(try business.state(of: id) == .issued && business.balance(of: id) == 46_550)
  }

  @Test("An amount with VAT is divided among the rates, and no cent is lost")
  func amount() throws {
    let contract = try contract()
    let draft = try document(downPayment(.amount(10_000), of: contract))
    #expect(draft.totals.gross == 10_000)
    #expect(draft.totals.breakdown.map(\.taxable) == [6_445, 2_148])
    for part: DownPayment.Size in [.share(0), .share(10_001), .amount(155_168), .amount(-1)] {
      #expect(try business.refusal { _ = try downPayment(part, of: contract) }.kind == .invalid)
    }
    let empty = try business.add()
    #expect(try business.refusal { _ = try downPayment(.share(1), of: empty) }.field == "id")
    #expect(
      try business.refusal { _ = try downPayment(.share(1), of: draft.invoice.id) }.kind
        == .conflict)
  }

  @Test(
    "Between French businesses the final invoice has all of its lines, and what was invoiced before is paid before"
  )
  func prepaid() throws {
    let contract = try contract()
    let first = try issuedDownPayment(.share(3_000), of: contract)
    let second = try issuedDownPayment(.amount(20_000), of: contract)
    try deduct(first, second, from: contract)
    try business.issue(contract)
    let final = try document(contract)
    #expect(final.typeCode(in: .facturx) == "380" && final.businessProcess == "S4")
    #expect(final.lines.count == 2 && final.totals.lineTotal == 133_334)
    #expect(final.totals.breakdown.map(\.taxable) == [100_001, 33_333])
    let deducted = try business.invoice(first).gross + business.invoice(second).gross
    #expect(final.totals.prepaid == deducted && final.totals.due == final.totals.gross - deducted)
    #expect(final.precedingDocuments.map(\.number) == ["F2026-0001", "F2026-0002"])
    #expect(try business.balance(of: contract) == final.totals.due)
    let whole = final.totals
    let figures = try figures()
    #expect(figures.net == whole.net && figures.vat == whole.vat)
    #expect(figures.taxable == [20_000: 100_001, 5_500: 33_333])
    #expect(figures.tax == [20_000: 20_000, 5_500: 1_833])
    let taken = try [first, second].map { try document($0).totals.breakdown.map(\.taxable) }
    #expect(
      final.deductedRates.map(\.rest.taxable)
        == [100_001 - taken[0][0] - taken[1][0], 33_333 - taken[0][1] - taken[1][1]])
  }

  @Test("Elsewhere a line below 0 for each rate leaves the VAT of the rest")
  func negativeLines() throws {
    try foreign()
    let contract = try contract()
    let first = try issuedDownPayment(.share(3_333), of: contract)
    try deduct(first, from: contract)
    try business.issue(contract)
    let final = try document(contract)
    #expect(final.businessProcess == "S1" && final.totals.prepaid == 0)
    #expect(final.lines.dropFirst(2).map(\.quantity) == [-10_000, -10_000])
    #expect(final.lines.allSatisfy { $0.unitPrice >= 0 })
    let whole = try InvoiceTotals(
      of: final.invoice, lines: Array(final.ownLines), adjustments: [], seller: final.seller)
    let taken = try business.invoice(first)
    #expect(final.totals.net == whole.net - taken.net && final.totals.vat == whole.vat - taken.vat)
    #expect(final.totals.due == final.totals.gross)
    let figures = try figures()
    #expect(figures.net == whole.net && figures.vat == whole.vat)
    #expect(try document(contract) == final)
  }

  @Test(
    "Over down payments, partial and whole credits and the final invoice, each tax is there once",
    arguments: [true, false], ["EUR", "JPY", "KWD"])
  func sums(isFrench: Bool, currency: String) throws {
    if !isFrench { try foreign() }
    let unit: Int64 = currency == "JPY" ? 1 : currency == "KWD" ? 10 : 1
    let contract = try business.add {
      $0.currency = currency
      $0.exchangeRate = .some(1_000_000)
    }
    for (price, rate): (Int64, Int64) in [(99_999, 20_000), (12_347, 10_000), (777, 5_500)] {
      try business.line(on: contract) {
        $0.unitPrice =
          price * unit * (currency == "KWD" ? 1_000 : currency == "JPY" ? 1_000_000 : 10_000)
        $0.vat = try InvoiceVAT(.standard, rate: rate)
      }
    }
    let whole = try document(contract).totals
    let downPayments = try (0..<3).map { _ in try issuedDownPayment(.share(1_733), of: contract) }
    // One is credited in part, and one wholly.
    let part = try credit(downPayments[0])
    let lines = try business.lines(of: part)
    try business.updateLine(lines[0].id) { $0.quantity = 3_000 }
    try DeleteInvoiceLines(store).run([lines[2].id], at: business.test.now)
    try business.issue(part)
    try business.issue(try credit(downPayments[1]))
    let refused = try business.refusal { try deduct(downPayments[1], from: contract) }
    #expect(refused.kind == .conflict && refused.message.description.contains("credited"))
    try deduct(downPayments[0], downPayments[2], from: contract)
    try business.issue(contract)
    let figures = try figures()
    #expect(figures.net == whole.net && figures.vat == whole.vat)
    for row in whole.breakdown {
      #expect(figures.taxable[row.rate] == row.taxable && figures.tax[row.rate] == row.tax)
    }
    // All together owe what the contract comes to.
    let owed = try (downPayments + [contract]).map { try business.balance(of: $0) }
    #expect(owed.reduce(0, +) == whole.gross)
    try business.issue(try credit(contract))
    try business.issue(try credit(downPayments[0]))
    try business.issue(try credit(downPayments[2]))
    let nothing = try self.figures()
    #expect(nothing.net == 0 && nothing.vat == 0)
    #expect(nothing.tax.values.allSatisfy { $0 == 0 })
    for id in downPayments + [contract] { #expect(try business.balance(of: id) == 0) }
  }

  @Test("What cannot be deducted is refused, with what it is")
  func refusals() throws {
    let contract = try contract()
    let draft = try downPayment(.share(1_000), of: contract)
    let other = try business.issued()
    let void = try issuedDownPayment(.share(1_000), of: contract)
    _ = try VoidInvoice(store, newUID: business.newUID).run(void, on: nil, at: business.test.now)
    let dollars = try business.add(.downPayment) {
      $0.currency = "USD"
      $0.exchangeRate = .some(1_000_000)
    }
    try business.line(on: dollars)
    try business.issue(dollars)
    let client = try AddClient(store, newUID: business.newUID).run(
      Business.buyer, at: business.test.now)
    let elsewhere = try business.add(.downPayment) { $0.clientID = client }
    try business.line(on: elsewhere)
    try business.issue(elsewhere)
    for (id, word) in [
      (draft, "draft"), (other, "no down payment"), (void, "void"), (dollars, "USD"),
      (elsewhere, "another client"),
    ] {
      let failure = try business.refusal { try deduct(id, from: contract) }
      #expect(failure.kind == .conflict && failure.index == 0)
      #expect(failure.message.description.contains(word), "\(failure.message)")
    }
    let good = try issuedDownPayment(.share(1_000), of: contract)
    #expect(try business.refusal { try deduct(good, from: draft) }.field == "id")
    try deduct(good, good, from: contract)
    #expect(try store.invoiceReferences.count() == 1)
    let second = try self.contract()
    let twice = try business.refusal { try deduct(good, from: second) }
    #expect(twice.message.description.contains("deducted once"))
    #expect(
      try business.refusal { try business.update(contract) { $0.currency = "USD" } }.field
        == "currency")
    // A client that changes is told when the invoice is checked.
    try business.update(contract) { $0.clientID = .some(client) }
    let problems = try CheckInvoice(store).run(contract, on: nil, at: business.test.now)
    #expect(problems.map(\.field) == ["references[0]"])
    #expect(problems.map(\.call) == ["taskcore_invoice_undeduct"])
  }

  @Test("Deducting and taking it back are steps for undo, until the invoice is issued")
  func undo() throws {
    let contract = try contract()
    let first = try issuedDownPayment(.share(1_000), of: contract)
    let before = try business.invoice(contract).due
    try deduct(first, from: contract)
    #expect(try business.invoice(contract).due == before - business.invoice(first).gross)
    #expect(try business.undo() == .deductDownPayments)
    #expect(try business.invoice(contract).due == before)
    try business.redo()
    try RestoreDownPayments(store).run([first], to: contract, at: business.test.now)
    #expect(try store.invoiceReferences.count() == 0 && business.invoice(contract).due == before)
    #expect(try business.undo() == .restoreDownPayments)
    #expect(try store.invoiceReferences.count() == 1)
    try business.issue(contract)
    _ = try? business.undo()
    #expect(try store.invoiceReferences.count() == 1)
    #expect(
      try business.refusal {
        try RestoreDownPayments(store).run([first], to: contract, at: business.test.now)
      }.kind == .conflict)
  }

  @Test("What a credited final invoice deducted can be deducted again")
  func again() throws {
    let contract = try contract()
    let first = try issuedDownPayment(.share(1_000), of: contract)
    try deduct(first, from: contract)
    try business.issue(contract)
    let second = try self.contract()
    #expect(try business.refusal { try deduct(first, from: second) }.kind == .conflict)
    _ = try VoidInvoice(store, newUID: business.newUID).run(
      contract, on: nil, at: business.test.now)
    try deduct(first, from: second)
    try business.issue(second)
    let whole = try document(second).totals
    #expect(try figures().net == whole.net && figures().vat == whole.vat)
  }

  @Test("The credit note of a down payment is 503 in France, and 381 elsewhere")
  func creditNote() throws {
    let french = try issuedDownPayment(.share(1_000), of: contract())
    #expect(try document(credit(french)).typeCode(in: .facturx) == "503")
    try SetProfile(store).run([.country: "BE", .siren: "", .vatNumber: ""], at: business.test.now)
    #expect(try document(credit(french)).typeCode(in: .facturx) == "381")
  }

  @Test("Codes are those of each profile")
  func codes() {
    func code(
      _ document: InvoiceTypeCode.Document, _ seller: String, _ buyer: String,
      _ profile: InvoiceProfile
    ) -> String? {
      InvoiceTypeCode.code(of: document, seller: seller, buyer: buyer, profile: profile)
    }
    #expect(code(.downPayment, "DE", "DE", .xrechnung) == "326")
    #expect(code(.downPayment, "DE", "DE", .peppol) == "326")
    #expect(code(.downPayment, "DE", "FR", .peppol) == "386")
    #expect(code(.corrected, "DE", "DE", .peppol) == "384")
    #expect(code(.corrected, "DE", "FR", .peppol) == nil)
    #expect(code(.corrected, "FR", "FR", .facturx) == "384")
    #expect(code(.creditedDownPayment, "FR", "FR", .facturx) == "503")
    #expect(code(.creditedDownPayment, "DE", "FR", .facturx) == "381")
    for profile in InvoiceProfile.allCases {
      #expect(code(.invoice, "FR", "DE", profile) == "380")
      #expect(code(.creditNote, "FR", "DE", profile) == "381")
    }
  }
}
