import Domain
import TestSupport
import Testing
import UseCases

/// A French firm with a client, and short ways to make invoices for it.
final class Business {
  let test: TestStore
  private(set) var client: Int64 = 0
  let newUID: () -> String

  /// Several that share a file need names of their own for their uids.
  init(
    path: String = ":memory:", named name: String = "business", isNew: Bool = true,
    zone: any Zone = FixedZone(), now: String = "2026-03-10T12:00:00Z"
  ) throws {
    test = try TestStore(path: path, zone: zone, now: now)
    let counter = Counter()
    newUID = {
      counter.count += 1
      return "\(name)-\(counter.count)"
    }
    guard isNew else { return }
    try SetProfile(test.store).run(Self.seller, at: test.now)
    client = try AddClient(test.store, newUID: newUID).run(Self.buyer, at: test.now)
  }

  private final class Counter { var count = 0 }

  static let seller: PartyChanges = [
    .name: "Ada Conseil", .legalForm: "EI", .street: "1 rue de la Paix", .postalCode: "75002",
    .city: "Paris", .country: "FR", .siren: "732829320", .vatNumber: "FR44732829320",
    .email: "ada@example.org", .locale: "fr",
  ]
  static let buyer: PartyChanges = [
    .name: "Bertin SA", .city: "Lyon", .postalCode: "69001", .country: "FR", .siren: "552100554",
    .email: "compta@bertin.example",
  ]

  var store: any Store { test.store }

  func date(_ packed: Int32) throws -> CalendarDate {
    try CalendarDate(packed: packed, field: "date")
  }

  func add(
    _ kind: Invoice.Kind = .invoice, _ change: (inout InvoiceInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    var input = InvoiceInput()
    input.clientID = client
    try change(&input)
    return try AddInvoice(store, newUID: newUID).run(kind, input, at: test.now)
  }

  func update(_ id: Int64, _ change: (inout InvoiceInput) throws -> Void) throws {
    var input = InvoiceInput()
    try change(&input)
    try UpdateInvoice(store).run(id, input, at: test.now)
  }

  /// A line of one thing at 20 % of VAT, unless it is changed.
  @discardableResult
  func line(
    _ name: String = "Advice", cents: Int64 = 10_000, on invoice: Int64,
    _ change: (inout InvoiceLineInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    var input = InvoiceLineInput()
    input.name = name
    input.unitPrice = cents * 10_000
    input.vat = try InvoiceVAT(.standard, rate: 20_000)
    try change(&input)
    return try AddInvoiceLine(store, newUID: newUID).run(input, to: invoice, at: test.now)
  }

  func updateLine(_ id: Int64, _ change: (inout InvoiceLineInput) throws -> Void) throws {
    var input = InvoiceLineInput()
    try change(&input)
    try UpdateInvoiceLine(store, newUID: newUID).run(id, input, at: test.now)
  }

  /// An allowance on the whole, at 20 % of VAT unless it is changed.
  func allowance(
    cents: Int64, on invoice: Int64,
    _ change: (inout InvoiceAdjustmentInput) throws -> Void = { _ in }
  ) throws {
    var input = InvoiceAdjustmentInput()
    input.value = .amount(cents)
    input.reason = "Welcome"
    input.vat = try InvoiceVAT(.standard, rate: 20_000)
    try change(&input)
    _ = try AddInvoiceAdjustment(store, newUID: newUID).run(input, to: invoice, at: test.now)
  }

  /// A draft with one line.
  func draft(cents: Int64 = 10_000) throws -> Int64 {
    let id = try add()
    try line(cents: cents, on: id)
    return id
  }

  @discardableResult
  func issue(_ id: Int64, on packed: Int32? = nil) throws -> String {
    try IssueInvoice(store, newUID: newUID).run(id, on: packed.map { try date($0) }, at: test.now)
  }

  /// An invoice with one line that is issued.
  func issued(cents: Int64 = 10_000, on packed: Int32? = nil) throws -> Int64 {
    let id = try draft(cents: cents)
    try issue(id, on: packed)
    return id
  }

  func pay(_ id: Int64, cents: Int64? = nil, on packed: Int32? = nil) throws -> Int64 {
    var input = PaymentInput()
    input.amount = cents
    input.date = try packed.map { try date($0) }
    return try AddPayment(store, newUID: newUID).run(input, for: id, at: test.now)
  }

  func invoice(_ id: Int64) throws -> Invoice {
    try #require(try store.invoices.find(id: id))
  }

  func lines(of id: Int64) throws -> [InvoiceLine] {
    try store.invoiceLines.all(ofInvoice: invoice(id).uid)
  }

  func state(of id: Int64) throws -> InvoiceState {
    let invoice = try invoice(id)
    return InvoiceState(
      of: invoice, try store.invoices.settlement(of: invoice),
      on: store.zone.day(containing: test.now))
  }

  func balance(of id: Int64) throws -> Int64 {
    let invoice = try invoice(id)
    return invoice.balance(try store.invoices.settlement(of: invoice))
  }

  @discardableResult
  func undo() throws -> Step.Action { try UndoStep(store).run(at: test.now).action }

  @discardableResult
  func redo() throws -> Step.Action { try RedoStep(store).run(at: test.now).action }

  /// What is refused; the store is then as it was before.
  func refusal(_ body: () throws -> Void) throws -> Failure {
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try body() }
    #expect(try test.contents() == before)
    return failure
  }
}
