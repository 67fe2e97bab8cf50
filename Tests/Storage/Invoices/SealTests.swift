import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// No undo takes back what was issued.
@Suite struct SealTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  /// How many steps there were of which something could be taken back. Of those that added clients of an issued
  /// invoice, nothing is.
  private func undoAll() throws -> Int {
    var count = 0
    while let step = try? UndoStep(test.store).run(at: test.now) {
      if step.reversal.changedCount > 0 { count += 1 } else { #expect(step.action == .addClient) }
    }
    return count
  }

  @Test("An invoice stays with all that it was issued with, though all before is undone")
  func stays() throws {
    let client = try test.addClient("Ada")
    let logo = Logo(blank: "logo")
    try test.store.write(.changeProfile, at: test.now) { _ = try test.store.logos.insert(logo) }
    let draft = try test.addDraft(for: client)
    let removed = try test.addLine(to: draft.uid, 5_00, name: "Removed")
    let line = try test.addLine(to: draft.uid, 100_00)
    try test.store.write(.updateInvoice, at: test.now) {
      for line in [removed, line] {
        _ = try test.store.billedItems.insert(
          BilledItem(uid: "for-\(line.uid)", lineUID: line.uid, kind: .task, itemUID: "t"))
      }
    }
    try test.store.write(.updateInvoice, at: test.now) {
      for item in try test.store.billedItems.all(ofLine: removed.uid) {
        try test.store.billedItems.remove(item)
      }
      let stored = try #require(try test.store.invoiceLines.find(uid: removed.uid))
      try test.store.invoiceLines.remove(stored)
      var adjustment = InvoiceAdjustment(uid: "a", invoiceUID: draft.uid)
      adjustment.amount = 1_00
      adjustment.vatRate = 20_000
      _ = try test.store.invoiceAdjustments.insert(adjustment)
      try test.updateTotals(of: draft.uid)
    }
    try test.store.write(.issueInvoice, at: test.now) {
      let issued = try test.issuePart(draft.uid)
      let seller = try #require(
        try test.store.invoiceParties.all(ofInvoice: draft.uid).first { $0.role == .seller })
      var withLogo = seller
      withLogo.logoUID = "logo"
      try test.store.invoiceParties.save(withLogo, over: seller)
      try test.store.invoices.seal(issued)
    }
    let before = try test.contents()
    #expect(before.invoices.first?.gross == 118_80 && before.billedItems.count == 1)
    #expect(try undoAll() == 0)
    #expect(try test.contents() == before)
    #expect(throws: Failure.self) { try RedoStep(test.store).run(at: test.now) }
  }

  @Test("What was done to others can be undone, and what is later can, too")
  func others() throws {
    try test.addClient("Bob")
    let draft = try test.addDraft(for: test.addClient("Ada"))
    let other = try test.addDraft()
    try test.addLine(to: other.uid, 5_00)
    let issued = try test.issue(draft.uid)
    try test.pay(issued.uid, 1_00)
    #expect(try undoAll() == 4)
    #expect(try test.store.invoices.all() == [issued])
    #expect(try test.store.clients.all().map(\.party.name) == ["Ada"])
    #expect(try test.store.payments.all().isEmpty && test.store.invoiceLines.all().isEmpty)
  }

  @Test("What a client says can be undone, though an invoice is for it")
  func clientChanges() throws {
    let client = try test.addClient("Ada")
    try test.store.write(.updateClients, at: test.now) {
      var changed = client
      try changed.party.set(.city, to: "Lyon")
      try test.store.clients.save(changed, over: client)
    }
    let draft = try test.addDraft(for: client)
    try test.issue(draft.uid)
    #expect(try undoAll() == 1)
    #expect(try test.store.clients.all() == [client])
  }

  @Test("A payment that was taken back before a credit note does not come again")
  func payments() throws {
    let draft = try test.addDraft()
    try test.addLine(to: draft.uid, 100_00)
    let issued = try test.issue(draft.uid)
    let payment = try test.pay(issued.uid, 120_00)
    try test.store.write(.deletePayments, at: test.now) { try test.store.payments.remove(payment) }
    try test.void(issued.uid)
    #expect(try undoAll() == 0)
    #expect(try test.store.payments.all().isEmpty)
  }

  @Test("Another connection hears of what was issued")
  func observers() throws {
    let folder = try TemporaryFolder()
    let mine = try TestStore(path: folder.path("store.db"))
    let theirs = try TestStore(path: folder.path("store.db"))
    let draft = try mine.addDraft()
    _ = try theirs.store.takeForeignSteps()
    try mine.issue(draft.uid)
    let steps = try theirs.store.takeForeignSteps()
    #expect(steps.map(\.action) == [.issueInvoice])
    let changes = steps.flatMap(\.changes)
    #expect(changes.map(\.entity) == [.invoice, .invoiceParty, .invoiceParty])
    #expect(changes.first?.kind == .updated && changes.first?.uid == draft.uid)
    try mine.store.write(.importFile, at: mine.now) {
      let other = try mine.addDraft()
      _ = try mine.issuePart(other.uid)
    }
    let imported = try theirs.store.takeForeignSteps()
    #expect(imported.flatMap(\.changes).map(\.entity) == [.invoice])
    #expect(throws: Failure.self) { try UndoStep(mine.store).run(at: mine.now) }
    #expect(try mine.store.invoices.all().count == 2)
  }

  @Test("Each statement finds what it forgets by an index")
  func plans() throws {
    for sql in [
      ChangeLog.forgetBilledItems, ChangeLog.forgetParts, ChangeLog.forgetLogo,
      ChangeLog.forgetInvoice,
    ] {
      let plan = try test.store.database.plan(sql)
      #expect(
        !plan.contains { $0.hasPrefix("SCAN change") || $0.hasPrefix("SCAN invoice") }, "\(plan)")
    }
    let plan = try test.store.database.plan(ChangeLog.forgetParts)
    #expect(plan.contains { $0.contains("change_by_invoice (old=?)") })
  }
}

extension Database {
  func plan(_ sql: String, _ values: [any Bindable] = []) throws -> [String] {
    let explain = try statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    try explain.bind(all: values)
    var lines: [String] = []
    while try explain.step() { lines.append(explain.text(3)) }
    return lines
  }
}
