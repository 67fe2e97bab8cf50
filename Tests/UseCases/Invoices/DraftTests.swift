import Domain
import TestSupport
import Testing
import UseCases

/// Drafts of invoices, before they are issued.
@Suite struct DraftTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  @Test("A new draft is as its client and the seller are used to it")
  func defaults() throws {
    let french = try business.invoice(business.add())
    #expect(french.currency == "EUR" && french.language == "fr" && french.paymentDays == 30)
    let english = try AddClient(business.store, newUID: business.newUID).run(
      [.name: "Smith", .locale: "en-GB", .currency: "GBP"], at: business.test.now)
    let other = try business.invoice(business.add { $0.clientID = english })
    #expect(other.currency == "GBP" && other.language == "en")
    let given = try business.invoice(
      business.add {
        $0.language = "en"
        $0.currency = "usd"
      })
    #expect(given.currency == "USD" && given.language == "en")
  }

  @Test(
    "An item that does not say how it is taxed is taxed as it is usual for the client, or for the seller"
  )
  func usualVAT() throws {
    func vat() throws -> [String] {
      let id = try business.add()
      var input = InvoiceLineInput()
      input.name = "Advice"
      _ = try AddInvoiceLine(business.store, newUID: business.newUID).run(
        input, to: id, at: business.test.now)
      return try business.lines(of: id).map {
        try InvoiceVAT($0.vatCategory, rate: $0.vatRate).text
      }
    }
    try SetProfile(business.store).run([.defaultVat: "5,5 %"], at: business.test.now)
    #expect(try business.store.settings.seller()[.defaultVat] == "S 5.5")
    #expect(try vat() == ["S 5.5"])
    try UpdateClients(business.store).run(
      [business.client], [.defaultVat: "ae"], at: business.test.now)
    #expect(try vat() == ["AE"])
    try SetProfile(business.store).run([.vatScheme: "small_enterprise"], at: business.test.now)
    #expect(try vat() == ["E"])
  }

  @Test("Each change of its content brings its amounts up to date in the same step")
  func amounts() throws {
    let id = try business.add()
    func amounts() throws -> [Int64] {
      let invoice = try business.invoice(id)
      return [invoice.net, invoice.vat, invoice.gross, invoice.due]
    }
    let line = try business.line(cents: 1_000, on: id)
    #expect(try amounts() == [1_000, 200, 1_200, 1_200])
    try business.updateLine(line) { $0.quantity = 15_000 }
    #expect(try amounts() == [1_500, 300, 1_800, 1_800])
    var input = InvoiceAdjustmentInput()
    input.value = .rate(1_000)
    input.vat = try InvoiceVAT(.standard, rate: 20_000)
    let adjustment = try AddInvoiceAdjustment(business.store, newUID: business.newUID).run(
      input, to: id, at: business.test.now)
    #expect(try amounts() == [1_350, 270, 1_620, 1_620])
    input.isCharge = true
    try UpdateInvoiceAdjustment(business.store).run(adjustment, input, at: business.test.now)
    #expect(try amounts() == [1_650, 330, 1_980, 1_980])
    try business.update(id) { $0.prepaid = 80 }
    #expect(try amounts() == [1_650, 330, 1_980, 1_900])
    try DeleteInvoiceLines(business.store).run([line], at: business.test.now)
    #expect(try amounts() == [0, 0, 0, -80])
    try DeleteInvoiceAdjustments(business.store).run([adjustment], at: business.test.now)
    for expected in [[0, 0, 0, -80], [1_650, 330, 1_980, 1_900], [1_650, 330, 1_980, 1_980]] {
      try business.undo()
      #expect(try amounts() == expected.map { Int64($0) })
    }
  }

  @Test("Amounts over the limit are refused, and the draft is as before")
  func overflow() throws {
    let id = try business.add()
    try business.line(cents: 60_000_000_000_000, on: id)
    for quantity in [10_000, 10_000_000_000_000] as [Int64] {
      let failure = try business.refusal {
        try business.line(cents: 90_000_000_000_000, on: id) { $0.quantity = quantity }
      }
      #expect(failure.kind == .invalid && failure.message.description.contains("1,000,000,000,000"))
      #expect(failure.index == nil)
    }
    let line = try business.lines(of: id)[0].id
    #expect(
      try business.refusal { try business.updateLine(line) { $0.quantity = .max } }.field
        == "quantity_ten_thousandths")
  }

  @Test("An update that changes nothing is no step")
  func noStep() throws {
    let id = try business.add()
    let line = try business.line(on: id)
    business.test.advance(seconds: 60)
    try business.update(id) { $0.currency = "EUR" }
    try business.updateLine(line) { $0.name = "Advice" }
    #expect(
      try business.invoice(id).modified.milliseconds + 60_000 == business.test.now.milliseconds)
    #expect(try business.undo() == .updateInvoice)
    #expect(try business.lines(of: id).isEmpty)
  }

  @Test("A draft goes with all that belongs to it, and comes back with it")
  func delete() throws {
    let id = try business.add()
    let task = try business.test.add("One")
    try business.line(on: id) { $0.taskIDs = [task] }
    let before = try business.test.contents()
    let issued = try business.issued()
    let failure = try business.refusal {
      try DeleteInvoices(business.store).run([id, issued], at: business.test.now)
    }
    #expect(failure.kind == .conflict && failure.index == 1)
    try DeleteInvoices(business.store).run([id, id], at: business.test.now)
    #expect(try business.store.billedItems.all().isEmpty)
    #expect(try business.store.invoices.all().map(\.id) == [issued])
    try business.undo()
    #expect(try business.test.contents().invoiceLines.prefix(1) == before.invoiceLines[...])
    #expect(try business.test.contents().billedItems == before.billedItems)
  }

  @Test("A copy has the client, the terms and the lines, and neither dates, links nor a number")
  func copy() throws {
    let task = try business.test.add("One")
    let id = try business.add {
      $0.dueDate = .some(try business.date(2026_05_01))
      $0.deliveryDate = .some(try business.date(2026_03_01))
      $0.orderReference = "PO 7"
      $0.notes = "Thanks"
      $0.prepaid = 100
    }
    try business.line(on: id) {
      $0.taskIDs = [task]
      $0.discount = .rate(1_000)
      $0.period = try InvoicePeriod(first: business.date(2026_03_01), last: nil)
    }
    try business.issue(id)
    let copy = try CopyInvoice(business.store, newUID: business.newUID).run(
      id, at: business.test.now)
    let (old, new) = (try business.invoice(id), try business.invoice(copy))
    #expect(new.stage == .draft && new.number.isEmpty && new.sequence == nil)
    #expect(new.issueDate == nil && new.dueDate == nil && new.deliveryDate == nil)
    #expect(new.clientUID == old.clientUID && new.notes == "Thanks" && new.orderReference == "PO 7")
    #expect(new.gross == old.gross && new.prepaid == 0 && new.due == new.gross)
    let line = try business.lines(of: copy)[0]
    #expect(line.discountRate == 1_000 && line.firstDate == nil)
    #expect(try business.store.billedItems.all(ofLine: line.uid).isEmpty)
    #expect(try business.issue(copy) == "F2026-0002")
  }

  @Test("In another currency the amounts of a draft are as many units, whatever its decimals")
  func currencyDecimals() throws {
    let id = try business.add {
      $0.currency = "JPY"
      $0.prepaid = 7
    }
    try business.line(cents: 10_000, on: id) { $0.discount = .amount(30) }
    try business.update(id) { $0.currency = "EUR" }
    #expect(try business.lines(of: id)[0].discount == 3_000)
    #expect(try business.invoice(id).net == 7_000 && business.invoice(id).prepaid == 700)
    try business.updateLine(try business.lines(of: id)[0].id) { $0.discount = .amount(1_050) }
    let failure = try business.refusal { try business.update(id) { $0.currency = "JPY" } }
    #expect(failure.kind == .invalid && failure.field == "currency")
    #expect(failure.message.description.contains("10.50 EUR"))
    try business.update(id) {
      $0.currency = "KWD"
      $0.prepaid = 20
    }
    #expect(try business.lines(of: id)[0].discount == 10_500)
    #expect(try business.invoice(id).prepaid == 20)
  }
}
