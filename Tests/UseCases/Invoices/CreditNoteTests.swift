import Domain
import TestSupport
import Testing
import UseCases

/// Taking issued invoices back, in whole or in part.
@Suite struct CreditNoteTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private func credit(_ id: Int64) throws -> Int64 {
    try CreditInvoice(business.store, newUID: business.newUID).run(id, at: business.test.now)
  }

  private func void(_ id: Int64, on packed: Int32? = nil) throws -> Int64 {
    try VoidInvoice(business.store, newUID: business.newUID).run(
      id, on: packed.map { try business.date($0) }, at: business.test.now)
  }

  @Test("A draft of a credit note has all that the invoice has, and refers to it")
  func wholeDraft() throws {
    let id = try business.add {
      $0.orderReference = "PO 7"
      $0.deliveryDate = .some(try business.date(2026_03_01))
    }
    try business.line("One", cents: 3_333, on: id) { $0.discount = .rate(500) }
    try business.line("Two", cents: 101, on: id) { $0.vat = try InvoiceVAT(.standard, rate: 5_500) }
    try business.issue(id)
    let invoice = try business.invoice(id)
    let note = try business.invoice(credit(id))
    #expect(note.kind == .creditNote && note.stage == .draft && note.number.isEmpty)
    #expect(note.precedingUID == invoice.uid && note.precedingNumber == "F2026-0001")
    #expect(note.precedingDate == invoice.issueDate && note.clientUID == invoice.clientUID)
    #expect(note.orderReference == "PO 7" && note.deliveryDate == invoice.deliveryDate)
    #expect(note.gross == invoice.gross && note.vat == invoice.vat)
    #expect(try business.lines(of: note.id).map(\.name) == ["One", "Two"])
  }

  @Test("Drafts, credit notes and void invoices are not credited")
  func uncreditable() throws {
    let draft = try business.draft()
    #expect(try business.refusal { _ = try credit(draft) }.kind == .conflict)
    let id = try business.issued()
    let note = try void(id)
    for taken in [id, note] {
      #expect(try business.refusal { _ = try credit(taken) }.kind == .conflict)
      #expect(try business.refusal { _ = try void(taken) }.kind == .conflict)
    }
    #expect(try business.refusal { _ = try credit(99) }.kind == .notFound)
  }

  @Test("What is credited in part lowers what is owed, and the rest is what is left")
  func inParts() throws {
    let id = try business.add()
    try business.line("One", cents: 10_000, on: id)
    try business.line("Two", cents: 5_000, on: id) {
      $0.vat = try InvoiceVAT(.standard, rate: 10_000)
    }
    try business.issue(id)
    #expect(try business.balance(of: id) == 17_500)
    let first = try credit(id)
    let lines = try business.lines(of: first)
    try DeleteInvoiceLines(business.store).run([lines[1].id], at: business.test.now)
    try business.updateLine(lines[0].id) { $0.quantity = 2_500 }
    try business.issue(first)
    #expect(try business.balance(of: id) == 14_500 && business.state(of: id) == .partlyPaid)
    let rest = try credit(id)
    let left = try business.lines(of: rest)
    #expect(left.map(\.unitPrice) == [75_000_000, 50_000_000])
    #expect(left.map(\.vatRate) == [20_000, 10_000])
    #expect(left[0].name == "Solde de la facture F2026-0001")
    #expect(try business.invoice(rest).gross == 14_500)
    try business.issue(rest)
    #expect(try business.balance(of: id) == 0 && business.state(of: id) == .paid)
    let failure = try business.refusal { _ = try credit(id) }
    #expect(failure.kind == .conflict && failure.message.description.contains("credited already"))
  }

  @Test("Credit notes together come to no more than the invoice, and say by how much")
  func overCrediting() throws {
    let id = try business.issued(cents: 10_000)
    let first = try credit(id)
    let second = try credit(id)
    try business.updateLine(try business.lines(of: first)[0].id) { $0.unitPrice = 1_000_000 }
    try business.issue(first)
    let failure = try business.refusal { try business.issue(second) }
    #expect(failure.kind == .invalid && failure.field == "preceding_number")
    #expect(
      failure.message.description.contains("118.80 EUR")
        && failure.message.description.contains("120.00 EUR"))
    try business.updateLine(try business.lines(of: second)[0].id) { $0.unitPrice = 99_000_000 }
    try business.issue(second)
    #expect(try business.balance(of: id) == 0)
  }

  @Test("The rest never comes to a cent more, though each credit note rounds its tax")
  func roundingTrap() throws {
    // 0.09 at 20 % is 0.02 of tax; three times 0.03 is 0.01 of tax each time.
    let id = try business.issued(cents: 9)
    for _ in 0..<2 {
      let part = try credit(id)
      let line = try business.lines(of: part)[0]
      try business.updateLine(line.id) { $0.unitPrice = 30_000 }
      try business.issue(part)
    }
    let rest = try credit(id)
    #expect(try business.balance(of: id) == 3)
    try business.issue(rest)
    #expect(try business.invoice(rest).vatBreakdown == "S 20% 3 0")
    #expect(try business.balance(of: id) == 0 && business.state(of: id) == .paid)
    #expect(try business.refusal { _ = try credit(id) }.kind == .conflict)
  }

  @Test("Yen that rounding took go with the last credit note, and its rows say the same as its sum")
  func yen() throws {
    // 399 yen at 20 % are 80 of tax (79.8), and 133 are 27 (26.6) of it each time.
    let id = try business.add {
      $0.currency = "JPY"
      $0.exchangeRate = 160_000_000
    }
    try business.line("One", cents: 39_900, on: id)
    try business.issue(id)
    var breakdowns: [String] = []
    for _ in 0..<3 {
      let part = try credit(id)
      try business.updateLine(try business.lines(of: part)[0].id) { $0.unitPrice = 133_000_000 }
      try business.issue(part)
      let document = try LoadInvoice(business.store).run(part)
      #expect(document.totals.breakdown.reduce(0) { $0 + $1.tax } == document.invoice.vat)
      #expect(document.totals.gross == document.invoice.gross)
      breakdowns.append(document.invoice.vatBreakdown)
    }
    #expect(breakdowns == ["S 20% 133 27", "S 20% 133 26", "S 20% 133 27"])
    #expect(try business.balance(of: id) == 0 && business.state(of: id) == .paid)
  }

  @Test("An allowance at a rate that no line has is taken back by the last credit note, too")
  func negativeRow() throws {
    let id = try business.add()
    try business.line("One", cents: 10_000, on: id)
    try business.allowance(cents: 200, on: id) { $0.vat = try InvoiceVAT(.standard, rate: 5_500) }
    try business.issue(id)
    #expect(try business.invoice(id).vatBreakdown == "S 20% 10000 2000\nS 5.5% -200 -11")
    let part = try credit(id)
    try business.updateLine(try business.lines(of: part)[0].id) { $0.quantity = 5_000 }
    let adjustment = try business.store.invoiceAdjustments.all(
      ofInvoice: business.invoice(part).uid)[0]
    try DeleteInvoiceAdjustments(business.store).run([adjustment.id], at: business.test.now)
    try business.issue(part)
    let last = try credit(id)
    try business.issue(last)
    #expect(try business.invoice(last).vatBreakdown == "S 20% 5000 1000\nS 5.5% -200 -11")
    #expect(try business.balance(of: id) == 0)
  }

  @Test(
    "However an invoice is credited in parts, the last one leaves nothing owed and no tax of any rate",
    arguments: 0..<60, ["EUR", "JPY"])
  func anyParts(_ seed: UInt64, _ currency: String) throws {
    var chance = RandomNumbers(seed: seed)
    let rates: [Int64] = [20_000, 10_000, 5_500, 2_100]
    let id = try business.add {
      $0.currency = currency
      if currency != "EUR" { $0.exchangeRate = 160_000_000 }
    }
    for number in 0..<Int.random(in: 1...5, using: &chance) {
      let rate = try #require(rates.randomElement(using: &chance))
      try business.line("Item \(number)", cents: .random(in: 1...9_999, using: &chance), on: id) {
        $0.quantity = .random(in: 1...99_999, using: &chance)
        $0.vat = try InvoiceVAT(.standard, rate: rate)
      }
    }
    if Bool.random(using: &chance) {
      let rate = try #require(rates.randomElement(using: &chance))
      try business.allowance(cents: 1, on: id) { $0.vat = try InvoiceVAT(.standard, rate: rate) }
    }
    guard try business.invoice(id).gross > 0 else { return }
    try business.issue(id)
    for _ in 0..<Int.random(in: 0...5, using: &chance) {
      guard let part = try? credit(id) else { break }
      for line in try business.lines(of: part) {
        try business.updateLine(line.id) {
          $0.quantity = max(1, line.quantity / .random(in: 1...4, using: &chance))
        }
      }
      // Without its allowances it can come to more than is left: then it stays a draft.
      _ = try? business.issue(part)
    }
    if let last = try? credit(id) { try business.issue(last) }
    #expect(try business.balance(of: id) == 0)
    #expect(try business.refusal { _ = try credit(id) }.kind == .conflict)
    var left: [String: (taxable: Int64, tax: Int64)] = [:]
    let notes = try business.store.invoices.creditNotes(for: business.invoice(id).uid)
    for (invoice, sign) in try [(business.invoice(id), 1 as Int64)]
      + notes.filter({ $0.stage == .issued }).map({ ($0, -1) })
    {
      for row in try [VATBreakdown](text: invoice.vatBreakdown) {
        left["\(row.rate)", default: (0, 0)].taxable += sign * row.taxable
        left["\(row.rate)", default: (0, 0)].tax += sign * row.tax
        #expect(row.taxable < 0 || row.tax >= 0)
        // What BR-CO-17 bears.
        let unit = try Currency(currency).minorUnits
        #expect(abs(row.tax * 100_000 - row.taxable * row.rate) < unit * 100_000)
      }
    }
    #expect(left.values.allSatisfy { $0 == (0, 0) }, "\(left)")
  }

  @Test("A void invoice has a credit note of all of it, which nothing takes back")
  func voiding() throws {
    let id = try business.issued(cents: 7_777)
    let note = try business.invoice(void(id))
    #expect(note.number == "A2026-0001" && note.stage == .issued)
    #expect(note.gross == (try business.invoice(id).gross))
    #expect(note.precedingNumber == "F2026-0001")
    #expect(try business.state(of: id) == .void && business.balance(of: id) == 0)
    #expect(try business.undo() == .addClient)
    #expect(try business.undo() == .changeProfile)
    #expect(try business.state(of: id) == .void)
    #expect(try business.invoice(note.id) == note)
  }

  @Test("What was paid or credited in part is not voided")
  func notVoid() throws {
    let paid = try business.issued()
    let payment = try business.pay(paid, cents: 1)
    #expect(try business.refusal { _ = try void(paid) }.message.description.contains("payments"))
    let credited = try business.issued()
    let note = try credit(credited)
    try business.updateLine(try business.lines(of: note)[0].id) { $0.quantity = 1 }
    try business.issue(note)
    #expect(try business.refusal { _ = try void(credited) }.message.description.contains("in part"))
    // A payment that was taken back does not come again after that.
    try DeletePayments(business.store).run([payment], at: business.test.now)
    _ = try void(paid)
    _ = try? business.undo()
    #expect(try business.store.payments.all().isEmpty)
  }

  @Test("When its credit note cannot be issued, the invoice stays as it was")
  func voidRollback() throws {
    let id = try business.issued()
    try business.issue(try credit(try business.issued()))
    business.test.advance(seconds: 86_400)
    _ = try void(try business.issued())
    let failure = try business.refusal { _ = try void(id, on: 2026_03_10) }
    #expect(failure.kind == .invalid && failure.field == "issue_date")
    #expect(try business.state(of: id) == .issued)
  }

  @Test(
    "A credit note for an invoice of elsewhere has its number and date; one of here has its date")
  func preceding() throws {
    let old = try business.add(.creditNote) {
      $0.preceding = PrecedingInvoice(number: "2019/4", date: try business.date(2019_05_05))
    }
    try business.line(on: old)
    try business.issue(old)
    let id = try business.issued()
    let note = try business.add(.creditNote) {
      $0.preceding = PrecedingInvoice(number: "F2026-0001", date: nil)
    }
    #expect(try business.invoice(note).precedingUID == (try business.invoice(id).uid))
    #expect(try business.invoice(note).precedingDate?.packed == 2026_03_10)
    for (number, kind) in [("F2026-0001", Invoice.Kind.invoice), ("A2026-0001", .creditNote)] {
      let failure = try business.refusal {
        _ = try business.add(kind) { $0.preceding = PrecedingInvoice(number: number, date: nil) }
      }
      #expect(failure.kind == .invalid && failure.field == "preceding_number")
    }
    let wrong = try business.refusal {
      try business.update(note) {
        $0.preceding = PrecedingInvoice(
          number: "F2026-0001", date: try business.date(2026_03_09))
      }
    }
    #expect(wrong.field == "preceding_date")
  }

  @Test("An invoice that was issued after the draft of its credit note was made is found")
  func laterInvoice() throws {
    let note = try business.add(.creditNote) {
      $0.preceding = PrecedingInvoice(number: "F2026-0001", date: nil)
    }
    try business.line(cents: 20_000, on: note)
    let id = try business.issued(cents: 10_000)
    #expect(try business.refusal { try business.issue(note) }.field == "preceding_number")
    try business.updateLine(try business.lines(of: note)[0].id) { $0.unitPrice = 100_000_000 }
    try business.issue(note)
    #expect(try business.balance(of: id) == 0)
    #expect(try business.invoice(note).precedingDate?.packed == 2026_03_10)
  }

  @Test("A credit note is for the client of its invoice")
  func otherClient() throws {
    let id = try business.issued()
    let other = try AddClient(business.store, newUID: business.newUID).run(
      [.name: "Other", .city: "Nice", .country: "FR", .email: "o@example.org"],
      at: business.test.now)
    let note = try credit(id)
    try business.update(note) { $0.clientID = other }
    let failure = try business.refusal { try business.issue(note) }
    #expect(failure.kind == .invalid && failure.field == "client_uid")
    #expect(
      failure.message.description.contains("F2026-0001")
        && failure.message.description.contains("Bertin SA"))
    #expect(try business.balance(of: id) == 12_000)
    try business.update(note) { $0.clientID = business.client }
    try business.issue(note)
    #expect(try business.balance(of: id) == 0)
  }

  @Test("No VAT is given back that was not charged, though the whole comes to less")
  func otherRate() throws {
    let id = try business.add()
    try business.line("One", cents: 10_000, on: id)
    try business.line("Two", cents: 10_000, on: id) {
      $0.vat = try InvoiceVAT(.standard, rate: 5_500)
    }
    try business.issue(id)
    let note = try credit(id)
    let lines = try business.lines(of: note)
    try DeleteInvoiceLines(business.store).run([lines[1].id], at: business.test.now)
    try business.updateLine(lines[0].id) { $0.unitPrice = 100_010_000 }
    let failure = try business.refusal { try business.issue(note) }
    #expect(failure.kind == .invalid && failure.field == "preceding_number")
    #expect(
      failure.message.description.contains("S at 20 %")
        && failure.message.description.contains("100.01 EUR"))
    try business.updateLine(lines[0].id) { $0.unitPrice = 100_000_000 }
    try business.issue(note)
    #expect(try business.balance(of: id) == 10_550)
  }

  @Test("A credit note is not issued before an invoice of elsewhere")
  func beforeInvoice() throws {
    let note = try business.add(.creditNote) {
      $0.preceding = PrecedingInvoice(number: "2026/4", date: try business.date(2026_03_11))
    }
    try business.line(on: note)
    #expect(try business.refusal { try business.issue(note) }.field == "preceding_date")
    business.test.advance(seconds: 86_400)
    try business.issue(note)
  }

  @Test("A cent that only rounding has left goes with the last credit note")
  func centLeft() throws {
    // 0.03 at 20 % is 0.01 of tax, and 0.01 none.
    let id = try business.issued(cents: 3)
    for _ in 0..<3 {
      let part = try business.add(.creditNote) {
        $0.preceding = PrecedingInvoice(number: "F2026-0001", date: nil)
      }
      try business.line(cents: 1, on: part)
      try business.issue(part)
    }
    #expect(try business.balance(of: id) == 0)
    #expect(try business.refusal { _ = try credit(id) }.kind == .conflict)
  }

  @Test("Amounts of a damaged store that cannot be are refused or left out, and no crash")
  func damagedAmounts() throws {
    var note = Invoice(uid: "note", kind: .creditNote, created: business.test.now)
    note.stage = .issued
    note.vatBreakdown = "S 2000 100 \(Int64.min)"
    let failure = try #require(throws: Failure.self) {
      try CreditableRest(
        of: note, [VATBreakdown(category: .standard, rate: 20_000)], without: [note])
    }
    #expect(failure.kind == .invalid)
    var line = InvoiceLine(uid: "line", invoiceUID: "note")
    line.unitPrice = 1_000_000
    line.vatRate = 20_000
    let totals = try InvoiceTotals(of: note, lines: [line], adjustments: [], seller: Party())
    #expect(totals.vat == 20)
  }
}
