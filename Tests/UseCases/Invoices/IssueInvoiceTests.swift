import Domain
import TestSupport
import Testing
import UseCases

/// What becomes of a draft when it is issued.
@Suite struct IssueInvoiceTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  @Test("It keeps copies of the parties and the logo, its amounts and its breakdown")
  func copies() throws {
    try SetLogo(business.store).run(LogoFiles.png(), at: business.test.now)
    let id = try business.issued(cents: 12_345)
    let before = try LoadInvoice(business.store).run(id)
    #expect(before.seller.name == "Ada Conseil" && before.buyer.name == "Bertin SA")
    #expect(before.logo == LogoFiles.png())
    #expect(before.invoice.vatBreakdown == "S 20% 12345 2469")
    #expect(before.invoice.net == 12_345 && before.invoice.gross == 14_814)
    #expect(before.invoice.issued == business.test.now && before.invoice.stage == .issued)
    try SetProfile(business.store).run([.name: "Other"], at: business.test.now)
    try SetLogo(business.store).run([], at: business.test.now)
    try UpdateClients(business.store).run(
      [business.client], [.name: "Other"], at: business.test.now)
    #expect(try LoadInvoice(business.store).run(id) == before)
    let draft = try business.draft()
    let document = try LoadInvoice(business.store).run(draft)
    #expect(document.seller.name == "Other" && document.buyer.name == "Other")
    #expect(document.logo == nil)
  }

  @Test("All problems are listed at once, and in the message one a line")
  func problems() throws {
    let id = try business.add {
      $0.clientID = .some(nil)
    }
    try SetProfile(business.store).run([.siren: "", .name: ""], at: business.test.now)
    let problems = try CheckInvoice(business.store).run(id, on: nil, at: business.test.now)
    let fields = Set(problems.map(\.field))
    #expect(
      fields.isSuperset(of: [
        "seller.name", "seller.siren", "client_id", "lines",
      ]))
    let failure = try business.refusal { try business.issue(id) }
    #expect(failure.kind == .invalid && failure.field == problems.first?.field)
    let said = failure.message.description.split(separator: "\n").map(String.init)
    #expect(said == problems.map(\.message.description))
  }

  @Test("A check changes nothing and finds nothing of what can be issued")
  func check() throws {
    let id = try business.draft()
    let before = try business.test.contents()
    #expect(try CheckInvoice(business.store).run(id, on: nil, at: business.test.now).isEmpty)
    #expect(try business.test.contents() == before)
    let future = try CheckInvoice(business.store).run(
      id, on: business.date(2026_03_11), at: business.test.now)
    #expect(future.map(\.field) == ["issue_date"])
    try business.issue(id)
    let failure = try business.refusal {
      _ = try CheckInvoice(business.store).run(id, on: nil, at: business.test.now)
    }
    #expect(failure.kind == .conflict)
  }

  @Test("Nothing of it can be changed any more, and each refusal says what to do instead")
  func unchangeable() throws {
    let id = try business.add()
    let line = try business.line(on: id)
    var input = InvoiceAdjustmentInput()
    input.value = .amount(100)
    input.reason = "Discount"
    input.vat = try InvoiceVAT(.standard, rate: 20_000)
    let store = business.store
    let now = business.test.now
    let adjustment = try AddInvoiceAdjustment(store, newUID: business.newUID).run(
      input, to: id, at: now)
    try business.issue(id)
    let newUID = business.newUID
    let changes: [() throws -> Void] = [
      { try business.update(id) { $0.notes = "Other" } },
      { try DeleteInvoices(store).run([id], at: now) }, { try business.line(on: id) },
      { try business.updateLine(line) { $0.name = "Other" } },
      { try DeleteInvoiceLines(store).run([line], at: now) },
      { _ = try AddInvoiceAdjustment(store, newUID: newUID).run(input, to: id, at: now) },
      { try UpdateInvoiceAdjustment(store).run(adjustment, input, at: now) },
      { try DeleteInvoiceAdjustments(store).run([adjustment], at: now) },
      { try business.issue(id) },
      {
        let billing = FocusBilling(
          days: try business.date(2026_01_01)...business.date(2026_12_31),
          vat: try InvoiceVAT(.standard, rate: 20_000), unitPrice: 1)
        _ = try BillFocus(store, newUID: newUID).run(billing, on: id, at: now)
      },
    ]
    for change in changes {
      let failure = try business.refusal(change)
      #expect(failure.kind == .conflict)
      #expect(
        failure.message.description.contains("credit note")
          && failure.message.description.contains("copy"))
    }
  }

  @Test("No undo takes it back, nor what the draft was made of; what was done beside it is undone")
  func undo() throws {
    let id = try business.add()
    let line = try business.line(on: id)
    let deleted = try business.line("Gone", on: id)
    try DeleteInvoiceLines(business.store).run([deleted], at: business.test.now)
    try business.updateLine(line) { $0.quantity = 20_000 }
    let other = try AddClient(business.store, newUID: business.newUID).run(
      [.name: "Other"], at: business.test.now)
    try business.issue(id)
    let issued = try LoadInvoice(business.store).run(id)
    #expect(try business.undo() == .addClient)
    #expect(try business.store.clients.find(id: other) == nil)
    // The client of the invoice stays; the profile is what is left to be undone.
    #expect(try business.undo() == .addClient)
    #expect(try LoadInvoice(business.store).run(id) == issued)
    #expect(try business.undo() == .changeProfile)
    #expect(throws: Failure.self) { try business.undo() }
    #expect(try LoadInvoice(business.store).run(id) == issued)
    #expect(try business.redo() == .changeProfile)
    #expect(try business.redo() == .addClient)
    #expect(throws: Failure.self) { try business.redo() }
    #expect(try LoadInvoice(business.store).run(id) == issued)
    #expect(try business.invoice(business.issued()).number == "F2026-0002")
  }

  @Test("What was undone of the draft cannot be done again after it was issued")
  func redo() throws {
    let id = try business.draft()
    try business.line("Taken back", on: id)
    try business.undo()
    try business.issue(id)
    #expect(throws: Failure.self) { try business.redo() }
    #expect(try business.lines(of: id).map(\.name) == ["Advice"])
  }

  @Test("The logo stays when the step that set it is undone")
  func undoLogo() throws {
    try SetLogo(business.store).run(LogoFiles.png(), at: business.test.now)
    let id = try business.issued()
    #expect(try business.undo() == .changeProfile)
    #expect(try ReadProfile(business.store).run().logo == nil)
    #expect(try LoadInvoice(business.store).run(id).logo == LogoFiles.png())
  }
}
