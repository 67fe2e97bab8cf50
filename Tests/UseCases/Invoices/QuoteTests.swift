import Domain
import TestSupport
import Testing
import UseCases

/// Quotes, from the draft to what clients say and what is made of them.
@Suite struct QuoteTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private func quote(cents: Int64 = 100_00, validUntil last: Int32? = nil) throws -> Int64 {
    let id = try business.add(.quote) {
      if let last { $0.validUntil = .some(try business.date(last)) }
    }
    try business.line(cents: cents, on: id)
    return id
  }

  private func open(cents: Int64 = 100_00, validUntil last: Int32? = nil) throws -> Int64 {
    let id = try quote(cents: cents, validUntil: last)
    try business.issue(id)
    return id
  }

  private func answer(_ id: Int64, _ answer: Invoice.Answer, on packed: Int32? = nil) throws {
    try AnswerQuote(business.store).run(
      id, answer, on: packed.map { try business.date($0) }, at: business.test.now)
  }

  private func accepted(cents: Int64 = 100_00) throws -> Int64 {
    let id = try open(cents: cents)
    try answer(id, .accepted)
    return id
  }

  private func invoice(_ id: Int64, _ size: DownPayment.Size? = nil) throws -> Int64 {
    let use = InvoiceQuote(business.store, newUID: business.newUID)
    return try size.map { try use.run(id, $0, at: business.test.now) }
      ?? use.run(id, at: business.test.now)
  }

  @Test("A quote has a number of its own series, and is valid for 30 days unless it says it")
  func issuing() throws {
    let id = try quote()
    #expect(try business.state(of: id) == .draft)
    #expect(try business.issue(id) == "Q2026-0001")
    let quote = try business.invoice(id)
    #expect(quote.series == "quote" && quote.dueDate == nil)
    #expect(quote.validUntil == CalendarDate(packed: 2026_04_09))
    #expect(quote.latePenalty.isEmpty && quote.recoveryFee.isEmpty)
    #expect(try business.state(of: id) == .issued && business.balance(of: id) == 0)
    #expect(try business.invoice(open(validUntil: 2026_03_10)).validUntil?.packed == 2026_03_10)
    #expect(try business.issue(business.draft()) == "F2026-0001")
  }

  @Test("A last day before the issue date is refused, and so is one of an invoice")
  func validity() throws {
    let id = try quote(validUntil: 2026_03_09)
    let failure = try business.refusal { try business.issue(id) }
    #expect(failure.kind == .invalid && failure.field == "valid_until")
    let ofInvoice = try business.refusal {
      _ = try business.add { $0.validUntil = .some(try business.date(2026_04_01)) }
    }
    #expect(ofInvoice.field == "valid_until")
  }

  @Test("Its last day ends at midnight of the store's zone")
  func expiry() throws {
    let business = try Business(zone: FixedZone(hours: 1))
    let id = try business.add(.quote)
    try business.line(on: id)
    try business.issue(id)
    business.test.now = try #require(Instant(text: "2026-04-09T22:59:59Z"))
    #expect(try business.state(of: id) == .issued)
    business.test.now = try #require(Instant(text: "2026-04-09T23:00:00Z"))
    #expect(try business.state(of: id) == .expired)
  }

  @Test("It is accepted on a day until its last one, also when that is noted later")
  func accepting() throws {
    let id = try open(validUntil: 2026_03_20)
    business.test.now = try #require(Instant(text: "2026-03-25T12:00:00Z"))
    let failure = try business.refusal { try answer(id, .accepted) }
    #expect(failure.kind == .conflict && failure.message.description.contains("2026-03-20"))
    for day: Int32 in [2026_03_09, 2026_03_26] {
      #expect(try business.refusal { try answer(id, .accepted, on: day) }.field == "date")
    }
    try answer(id, .accepted, on: 2026_03_20)
    #expect(try business.state(of: id) == .accepted)
    #expect(try business.invoice(id).answerDate?.packed == 2026_03_20)
  }

  @Test("Who declined can accept after all, and each of them is taken back")
  func declining() throws {
    let id = try open()
    try answer(id, .declined)
    #expect(try business.state(of: id) == .declined)
    #expect(try business.refusal { _ = try invoice(id) }.kind == .conflict)
    try answer(id, .accepted)
    #expect(try business.state(of: id) == .accepted)
    #expect(try business.undo() == .acceptQuote && business.state(of: id) == .declined)
    #expect(try business.undo() == .declineQuote && business.state(of: id) == .issued)
    #expect(try business.redo() == .declineQuote && business.state(of: id) == .declined)
  }

  @Test("A draft, an invoice and what is not there are not answered")
  func unanswerable() throws {
    let (draft, invoice) = (try quote(), try business.issued())
    for id in [draft, invoice] {
      #expect(try business.refusal { try answer(id, .accepted) }.kind == .conflict)
    }
    #expect(try business.refusal { try answer(99, .declined) }.kind == .notFound)
  }

  @Test("All of it is invoiced once, with its terms, items and number")
  func whole() throws {
    let id = try business.add(.quote) { $0.orderReference = "PO 7" }
    try business.line("One", cents: 33_33, on: id) { $0.discount = .rate(500) }
    try business.allowance(cents: 1_00, on: id)
    try business.issue(id)
    #expect(try business.refusal { _ = try invoice(id) }.kind == .conflict)
    try answer(id, .accepted)
    let made = try invoice(id)
    let (quote, draft) = (try business.invoice(id), try business.invoice(made))
    #expect(draft.kind == .invoice && draft.stage == .draft && draft.gross == quote.gross)
    #expect(draft.quoteUID == quote.uid && draft.quoteNumber == "Q2026-0001")
    #expect(draft.orderReference == "PO 7" && draft.clientUID == quote.clientUID)
    #expect(try business.state(of: id) == .invoiced)
    let failure = try business.refusal { _ = try invoice(id) }
    #expect(failure.kind == .conflict && failure.message.description.contains("draft \(made)"))
    #expect(try business.refusal { try answer(id, .declined) }.kind == .conflict)
    #expect(try business.undo() == .invoiceQuote && business.state(of: id) == .accepted)
    let number = try business.issue(try invoice(id))
    #expect(try business.refusal { _ = try invoice(id) }.message.description.contains(number))
  }

  @Test("What was issued cannot be invoiced by a draft of another device")
  func invoicedElsewhere() throws {
    let id = try accepted()
    let made = try invoice(id)
    // As a draft that came from there.
    let copy = try CopyInvoice(business.store, newUID: business.newUID).run(
      made, at: business.test.now)
    try business.store.write(.updateInvoice, at: business.test.now) {
      let old = try business.invoice(copy)
      var twin = old
      (twin.quoteUID, twin.quoteNumber) = try (business.invoice(id).uid, "Q2026-0001")
      try business.store.invoices.save(twin, over: old)
    }
    try business.issue(made)
    let failure = try business.refusal { try business.issue(copy) }
    #expect(failure.kind == .invalid && failure.message.description.contains("F2026-0001"))
  }

  @Test("An invoice that was taken back leaves the quote to be invoiced again")
  func void() throws {
    let id = try accepted()
    let made = try invoice(id)
    try business.issue(made)
    _ = try VoidInvoice(business.store, newUID: business.newUID).run(
      made, on: nil, at: business.test.now)
    #expect(try business.state(of: id) == .accepted)
    _ = try invoice(id)
  }

  @Test("Down payments have a line for each rate, and are no more than the quote")
  func downPayments() throws {
    let id = try business.add(.quote)
    try business.line("One", cents: 100_00, on: id)
    try business.line("Two", cents: 50_00, on: id) {
      $0.vat = try InvoiceVAT(.standard, rate: 5_500)
    }
    try business.issue(id)
    try answer(id, .accepted)
    let first = try invoice(id, .share(30_00))
    let draft = try business.invoice(first)
    #expect(draft.kind == .downPayment && draft.quoteNumber == "Q2026-0001")
    #expect(draft.gross == 51_83 && draft.net == 45_00)
    let lines = try business.lines(of: first)
    #expect(lines.map(\.unitPrice) == [30_000_000, 15_000_000])
    #expect(lines.map(\.vatRate) == [20_000, 5_500])
    #expect(lines[0].name == "Acompte de 30 % sur le devis Q2026-0001")
    #expect(try business.state(of: id) == .accepted)
    #expect(try business.refusal { try answer(id, .declined) }.kind == .conflict)
    let failure = try business.refusal { _ = try invoice(id, .amount(120_93)) }
    #expect(failure.kind == .conflict && failure.message.description.contains("120.92"))
    #expect(try business.invoice(invoice(id, .amount(100_00))).gross == 100_00)
    #expect(try business.refusal { _ = try invoice(id) }.kind == .conflict)
  }

  @Test("What was paid down is taken off the invoice of the whole")
  func final() throws {
    let id = try accepted()
    let first = try business.invoice(invoice(id, .amount(40_00)))
    try business.issue(first.id)
    let made = try business.invoice(invoice(id))
    #expect(made.gross == 120_00 && made.due == 80_00)
  }

  @Test("A quote is no money: it is neither paid nor credited nor billed for time")
  func noMoney() throws {
    let id = try accepted()
    #expect(try business.refusal { _ = try business.pay(id) }.kind == .conflict)
    let credit = try business.refusal {
      _ = try CreditInvoice(business.store, newUID: business.newUID).run(id, at: business.test.now)
    }
    #expect(credit.kind == .conflict)
    let draft = try quote()
    let days = try business.date(2026_03_01)...business.date(2026_03_10)
    let billing = try business.refusal {
      _ = try BillFocus(business.store, newUID: business.newUID).run(
        FocusBilling(days: days, vat: nil, unitPrice: 1), on: draft, at: business.test.now)
    }
    #expect(billing.kind == .conflict)
    let change = try business.refusal { try business.update(id) { $0.notes = "More" } }
    #expect(change.kind == .conflict && change.message.description.contains("copy it"))
    let copy = try CopyInvoice(business.store, newUID: business.newUID).run(
      id, at: business.test.now)
    #expect(try business.invoice(copy).kind == .quote)
  }

  @Test("A French quote says who sells, with a SIREN, and to whom")
  func french() throws {
    try SetProfile(business.store).run([.siren: "", .city: ""], at: business.test.now)
    let id = try business.add(.quote) { $0.clientID = .some(nil) }
    let problems = try CheckInvoice(business.store).run(id, on: nil, at: business.test.now)
    #expect(
      problems.map(\.field) == ["client_id", "lines", "seller.siren", "seller.city"])
  }
}
