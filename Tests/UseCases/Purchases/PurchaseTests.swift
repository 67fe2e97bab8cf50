import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Invoices of others, and what is paid of them.
@Suite struct PurchaseTests {
  private let test: TestStore
  private let file: [UInt8] = Array("<Invoice/>".utf8)

  init() throws {
    test = try TestStore()
  }

  private func received(
    _ number: String = "R-1", due: Int64 = 120_00, type: Int64 = 380, on day: Int32? = 2026_02_01,
    _ currency: String = "EUR"
  ) throws -> ReceivedInvoice {
    var received = try ReceivedInvoice(number: number, due: due, currency)
    received.typeCode = type
    received.dueDate = day.flatMap { CalendarDate(packed: $0) }
    try received.seller.set(.vatNumber, to: "DE136695976")
    return received
  }

  @discardableResult
  private func add(_ received: ReceivedInvoice) throws -> Int64 {
    try AddPurchase(test.store).run(received, file: file, at: test.now)
  }

  @discardableResult
  private func pay(_ id: Int64, _ amount: Int64? = nil) throws -> Int64 {
    var payment = PaymentInput()
    payment.amount = amount
    return try AddPurchasePayment(test.store, newUID: test.newUID).run(
      payment, for: id, at: test.now)
  }

  private func listed(_ query: PurchaseQuery = PurchaseQuery()) throws -> [(
    number: String, state: PurchaseState?, balance: Int64
  )] {
    var rows: [(number: String, state: PurchaseState?, balance: Int64)] = []
    try test.store.purchaseListing(at: test.now).forEach(query) {
      rows.append(
        (
          String(decoding: $0.number, as: UTF8.self),
          PurchaseState(rawValue: Int32(truncatingIfNeeded: $0.state)), $0.balance
        ))
    }
    return rows
  }

  @Test("It is a purchase, and neither a draft nor the profile")
  func receiving() throws {
    let id = try add(received())
    let purchase = try #require(try test.store.purchases.find(id: id))
    #expect(purchase.sellerName == "Müller GmbH" && purchase.due == 120_00)
    #expect(try purchase.file() == file)
    #expect(try test.store.invoices.all().isEmpty && test.store.clients.all().isEmpty)
    #expect(try test.store.settings.seller().isNobody)
  }

  @Test("An invoice is received once, by its seller and number")
  func duplicate() throws {
    let id = try add(received("R-1"))
    let failure = try #require(throws: Failure.self) { try add(received("r-1")) }
    #expect(failure.kind == .conflict && failure.field == "number")
    #expect(failure.message.description.contains("purchase \(id)"))
    var other = try received("R-1")
    try other.seller.set(.vatNumber, to: "DE129273398")
    try add(other)
    #expect(try test.store.purchases.count() == 2)
  }

  @Test("An invoice of one's own is none of somebody else")
  func own() throws {
    try SetProfile(test.store).run([.name: "Ich", .vatNumber: "DE136695976"], at: test.now)
    #expect(throws: Failure.self) { try add(received()) }
    #expect(try test.store.purchases.count() == 0)
  }

  @Test("It is open, then paid in part, then paid; what is not paid in time is overdue")
  func states() throws {
    let id = try add(received())
    #expect(try listed().map(\.state) == [.open])
    try pay(id, 20_00)
    #expect(try listed().map(\.state) == [.partlyPaid] && listed().map(\.balance) == [100_00])
    test.advance(seconds: 30 * 86_400)
    #expect(try listed().map(\.state) == [.overdue])
    let failure = try #require(throws: Failure.self) { try pay(id, 100_01) }
    #expect(failure.kind == .invalid && failure.field == "amount_minor")
    let last = try pay(id)
    #expect(try listed().map(\.state) == [.paid])
    #expect(try #require(throws: Failure.self) { try pay(id) }.kind == .conflict)
    try DeletePurchasePayments(test.store).run([last], at: test.now)
    #expect(try listed().map(\.balance) == [100_00])
  }

  @Test("What is owed is added up by currency, credit notes taken off")
  func totals() throws {
    try add(received("1", due: 100_00))
    try add(received("2", due: 50_00, on: 2026_01_03))
    try add(received("3", due: 30_00, type: 381))
    try add(received("4", due: -5_00))
    try add(received("5", due: 7_000, "JPY"))
    try pay(add(received("6")))
    let totals = try test.store.purchaseTotals(at: test.now)
    #expect(totals.map(\.currency) == ["EUR", "JPY"])
    let euros = try #require(totals.first)
    #expect(
      [euros.owed, euros.overdue, euros.credit, euros.balance] == [150_00, 50_00, 35_00, 115_00])
    #expect([euros.purchaseCount, euros.overdueCount] == [4, 1])
  }

  @Test("Lists are in an order, and of those that are asked for")
  func queries() throws {
    try add(received("late", on: 2026_03_01))
    try add(received("none", on: nil))
    try add(received("early", due: 500_00, on: 2026_01_10))
    try add(received("credit", type: 381, on: 2026_01_05))
    #expect(try listed().map(\.number) == ["credit", "early", "late", "none"])
    var query = PurchaseQuery()
    query.states = [.overdue]
    #expect(try listed(query).map(\.number) == ["early"])
    query = PurchaseQuery()
    query.isCredit = true
    #expect(try listed(query).map(\.number) == ["credit"])
    query = PurchaseQuery()
    query.order = .balance
    query.page = Page(limit: 1, offset: 0)
    #expect(try listed(query).map(\.number) == ["early"])
    query = PurchaseQuery()
    try query.setText("muller")
    query.due = CalendarDate(packed: 2026_01_31)
    #expect(try listed(query).map(\.number) == ["credit", "early"])
  }

  @Test("Deleting it takes its payments, and an undo brings both back")
  func deleting() throws {
    let id = try add(received())
    try pay(id, 20_00)
    let before = try test.contents()
    try DeletePurchases(test.store).run([id], at: test.now)
    #expect(try test.store.purchases.count() == 0 && test.store.purchasePayments.count() == 0)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
    // What was deleted can be received again.
    try DeletePurchases(test.store).run([id], at: test.now)
    try add(received())
    #expect(try test.store.purchases.count() == 1)
  }

  @Test("A repair removes payments of nothing, and gives what has no day the one on which it came")
  func repair() throws {
    let id = try add(received())
    try pay(id, 20_00)
    try test.store.database.execute(
      "INSERT INTO purchase_payment VALUES (7, 'stray', 'nothing', NULL, NULL, 20260101, 1, 0, NULL)"
    )
    try test.store.database.execute("UPDATE purchase SET issue_date = NULL, net_minor = 'x'")
    _ = try Repair(test.store, newUID: test.newUID).run(at: test.now)
    #expect(try test.store.purchasePayments.all().map(\.amount) == [20_00])
    let purchase = try #require(try test.store.purchases.find(id: id))
    #expect(purchase.issueDate == CalendarDate(packed: 2026_01_15) && purchase.net == 0)
  }
}
