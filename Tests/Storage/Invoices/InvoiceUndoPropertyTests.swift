import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Invoices made, changed, issued, paid and made void at random, with undo and redo in between.
@Suite struct InvoiceUndoPropertyTests {
  @Test("What is issued never changes, and no number is missing or doubled", arguments: 1...2)
  func issued(seed: UInt64) throws {
    let test = try TestStore()
    var numbers = RandomNumbers(seed: seed)
    var issued: [String: Issued] = [:]
    var undone = 0
    for _ in 0..<500 {
      test.advance(seconds: 1)
      do {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0...4:
          _ = try UndoStep(test.store).run(at: test.now)
          undone += 1
        case 5, 6: _ = try RedoStep(test.store).run(at: test.now)
        default: try takeRandomStep(on: test, &numbers)
        }
      } catch is Failure {}
      try check(test, &issued)
    }
    #expect(issued.count > 15 && undone > 60)
    #expect(try test.replayed().contents() == test.contents())
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
    while (try? UndoStep(test.store).run(at: test.now)) != nil {}
    try check(test, &issued)
    #expect(try test.store.invoices.all().allSatisfy { $0.stage != .draft })
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("Drafts, clients and payments come and go by undo and redo as they were", arguments: 1...2)
  func drafts(seed: UInt64) throws {
    let test = try TestStore()
    let draft = try test.addDraft()
    try test.addLine(to: draft.uid, 1_000_00)
    try test.issue(draft.uid)
    var numbers = RandomNumbers(seed: seed)
    var states = [try test.contents()]
    for _ in 0..<200 {
      test.advance(seconds: 1)
      do { try takeRandomStep(on: test, &numbers, mayIssue: false) } catch is Failure {}
      let after = try test.contents()
      if after != states.last { states.append(after) }
    }
    #expect(states.count > 75)
    for state in states.dropLast().reversed() {
      _ = try UndoStep(test.store).run(at: test.now)
      #expect(try test.contents() == state)
      try checkDerived(test)
    }
    #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
    for state in states.dropFirst() {
      _ = try RedoStep(test.store).run(at: test.now)
      #expect(try test.contents() == state)
      try checkDerived(test)
    }
  }

  // MARK: Steps

  private func takeRandomStep(
    on test: TestStore, _ numbers: inout RandomNumbers, mayIssue: Bool = true
  ) throws {
    let store = test.store
    let all = try store.invoices.all()
    let draft = all.filter { $0.stage == .draft }.randomElement(using: &numbers)
    let issued = all.filter { $0.stage == .issued }.randomElement(using: &numbers)
    switch Int.random(in: 0..<(mayIssue ? 14 : 11), using: &numbers) {
    case 0: try test.addClient("Client \(Int.random(in: 0...99, using: &numbers))")
    case 1: try changeClient(of: test, &numbers)
    case 2, 3:
      let client = try store.clients.all().randomElement(using: &numbers)
      let credited = Int.random(in: 0..<4, using: &numbers) == 0 ? issued : nil
      try test.addDraft(for: client, kind: credited == nil ? .invoice : .creditNote) {
        $0.precedingUID = credited?.uid ?? ""
        $0.currency = Bool.random(using: &numbers) ? "EUR" : "CHF"
      }
    case 4...6:
      guard let draft else { return }
      try store.write(.updateInvoice, at: test.now) {
        let line = try test.addLine(
          to: draft.uid, Int64.random(in: 0...500_00, using: &numbers),
          rate: [0, 5_500, 20_000].randomElement(using: &numbers) ?? 0)
        _ = try store.billedItems.insert(
          BilledItem(uid: test.newUID(), lineUID: line.uid, kind: .task, itemUID: "t"))
      }
    case 7:
      guard let draft else { return }
      try removeLine(of: draft, test, &numbers)
    case 8:
      guard let draft else { return }
      try delete(draft, test)
    case 9:
      guard let issued else { return }
      let settlement = try store.invoices.settlement(of: issued)
      let balance = issued.due - settlement.paid - settlement.credited
      guard balance > 0 else { return }
      try test.pay(issued.uid, Int64.random(in: 1...balance, using: &numbers))
    case 10:
      guard let payment = try store.payments.all().randomElement(using: &numbers) else { return }
      try store.write(.deletePayments, at: test.now) { try store.payments.remove(payment) }
    case 11, 12:
      guard let draft else { return }
      try test.issue(draft.uid)
    default:
      guard let issued else { return }
      try test.void(issued.uid)
    }
  }

  private func changeClient(of test: TestStore, _ numbers: inout RandomNumbers) throws {
    guard let old = try test.store.clients.all().randomElement(using: &numbers) else { return }
    var client = old
    try client.party.set(.city, to: "City \(Int.random(in: 0...9, using: &numbers))")
    try test.store.write(.updateClients, at: test.now) {
      _ = try test.store.clients.save(client, over: old)
    }
  }

  private func removeLine(
    of draft: Invoice, _ test: TestStore, _ numbers: inout RandomNumbers
  ) throws {
    let store = test.store
    guard
      let line = try store.invoiceLines.all(ofInvoice: draft.uid).randomElement(using: &numbers)
    else { return }
    try store.write(.updateInvoice, at: test.now) {
      for item in try store.billedItems.all(ofLine: line.uid) { try store.billedItems.remove(item) }
      try store.invoiceLines.remove(line)
      try test.updateTotals(of: draft.uid)
    }
  }

  private func delete(_ draft: Invoice, _ test: TestStore) throws {
    let store = test.store
    try store.write(.deleteInvoices, at: test.now) {
      for item in try store.billedItems.all(ofInvoice: draft.uid) {
        try store.billedItems.remove(item)
      }
      for line in try store.invoiceLines.all(ofInvoice: draft.uid) {
        try store.invoiceLines.remove(line)
      }
      try store.invoices.remove(draft)
    }
  }

  // MARK: What holds

  private struct Issued: Equatable {
    var invoice: Invoice
    var lines: [InvoiceLine]
    var parties: [InvoiceParty]
    var items: [BilledItem]
  }

  private func check(_ test: TestStore, _ issued: inout [String: Issued]) throws {
    let store = test.store
    let present = try store.invoices.all().filter { $0.stage != .draft }
    for invoice in present {
      let now = Issued(
        invoice: invoice, lines: try store.invoiceLines.all(ofInvoice: invoice.uid),
        parties: try store.invoiceParties.all(ofInvoice: invoice.uid),
        items: try store.billedItems.all(ofInvoice: invoice.uid))
      if var before = issued[invoice.uid] {
        if invoice.stage == .void { before.invoice.stage = .void }
        try #require(now == before)
      }
      issued[invoice.uid] = now
    }
    try #require(present.count == issued.count)
    for series in Dictionary(grouping: present, by: \.series).values {
      let sequences = series.compactMap(\.sequence).sorted()
      try #require(sequences == Array(1...Int64(series.count)))
    }
    for invoice in present where invoice.stage == .void {
      try #require(try store.invoices.settlement(of: invoice).paid == 0)
    }
    try checkDerived(test)
  }

  private func checkDerived(_ test: TestStore) throws {
    let store = test.store
    let all = try store.invoices.all()
    let payments = Dictionary(grouping: try store.payments.all(), by: \.invoiceUID)
    let notes = Dictionary(
      grouping: all.filter { $0.stage != .draft && $0.kind == .creditNote }, by: \.precedingUID)
    var taxes: [[Int64]] = []
    for invoice in all {
      let paid = payments[invoice.uid, default: []].map(\.amount).reduce(0, +)
      let credited = notes[invoice.uid, default: []].map(\.gross).reduce(0, +)
      try #require(
        try store.invoices.settlement(of: invoice)
          == InvoiceSettlement(paid: paid, credited: credited))
      taxes += try [VATBreakdown](text: invoice.vatBreakdown).map {
        [invoice.id, Int64($0.category.rawValue), $0.rate, $0.taxable, $0.tax]
      }
    }
    let select = try store.database.statement("SELECT * FROM invoice_tax")
    defer { select.reset() }
    var stored: [[Int64]] = []
    while try select.step() { stored.append((0..<5).map { select.integer($0) }) }
    try #require(Set(stored) == Set(taxes) && stored.count == taxes.count)
  }
}
