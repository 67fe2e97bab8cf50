import Domain
import TestSupport
import UseCases

/// A call of any kind on clients, invoices and payments by chance.
struct RandomInvoiceUseCase {
  let test: TestStore

  private var store: any Store { test.store }
  private var now: Instant { test.now }

  func run(_ numbers: inout RandomNumbers) throws {
    let id = try store.invoices.all().randomElement(using: &numbers)?.id ?? 0
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0: try changeClient(&numbers)
    case 1...3: try draft(&numbers)
    case 4: try addLine(to: id, &numbers)
    case 5: try changeLine(&numbers)
    case 6:
      let line = try store.invoiceLines.all().randomElement(using: &numbers)?.id ?? 0
      try DeleteInvoiceLines(store).run([line], at: now)
    case 7: try changeDraft(id, &numbers)
    case 8...10: _ = try IssueInvoice(store, newUID: test.newUID).run(id, on: nil, at: now)
    case 11: _ = try VoidInvoice(store, newUID: test.newUID).run(id, on: nil, at: now)
    case 12: _ = try CreditInvoice(store, newUID: test.newUID).run(id, at: now)
    case 13:
      var input = PaymentInput()
      input.amount = Bool.random(using: &numbers) ? 100 : nil
      _ = try AddPayment(store, newUID: test.newUID).run(input, for: id, at: now)
    case 14:
      let payment = try store.payments.all().randomElement(using: &numbers)?.id ?? 0
      try DeletePayments(store).run([payment], at: now)
    default: try DeleteInvoices(store).run([id], at: now)
    }
  }

  private func client(_ numbers: inout RandomNumbers) throws -> Int64 {
    if let client = try store.clients.all().randomElement(using: &numbers) { return client.id }
    try SetProfile(store).run(Business.seller, at: now)
    return try AddClient(store, newUID: test.newUID).run(Business.buyer, at: now)
  }

  private func changeClient(_ numbers: inout RandomNumbers) throws {
    let changes: PartyChanges = [.city: ["Lyon", "Nice", "Brest"][Int(numbers.next() % 3)]]
    try UpdateClients(store).run([client(&numbers)], changes, at: now)
  }

  private func draft(_ numbers: inout RandomNumbers) throws {
    var input = InvoiceInput()
    input.clientID = try client(&numbers)
    let id = try AddInvoice(store, newUID: test.newUID).run(.invoice, input, at: now)
    try addLine(to: id, &numbers)
  }

  private func addLine(to id: Int64, _ numbers: inout RandomNumbers) throws {
    var input = InvoiceLineInput()
    input.name = "Advice \(numbers.next() % 9)"
    input.unitPrice = Int64.random(in: 1...9_999, using: &numbers) * 10_000
    input.vat = try InvoiceVAT(.standard, rate: 20_000)
    _ = try AddInvoiceLine(store, newUID: test.newUID).run(input, to: id, at: now)
  }

  private func changeLine(_ numbers: inout RandomNumbers) throws {
    let line = try store.invoiceLines.all().randomElement(using: &numbers)?.id ?? 0
    var input = InvoiceLineInput()
    input.quantity = Int64.random(in: 1...99, using: &numbers) * 10_000
    try UpdateInvoiceLine(store, newUID: test.newUID).run(line, input, at: now)
  }

  private func changeDraft(_ id: Int64, _ numbers: inout RandomNumbers) throws {
    var input = InvoiceInput()
    input.notes = "Note \(numbers.next() % 9)"
    try UpdateInvoice(store).run(id, input, at: now)
  }
}
