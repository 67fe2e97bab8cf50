import Domain
import TestSupport
import Testing
import UseCases

/// Payments, and what is still owed.
@Suite struct PaymentTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  @Test("An invoice is paid in parts up to what is owed, and not a cent further")
  func parts() throws {
    let id = try business.issued(cents: 10_000)
    _ = try business.pay(id, cents: 2_000)
    #expect(try business.state(of: id) == .partlyPaid && business.balance(of: id) == 10_000)
    let failure = try business.refusal { _ = try business.pay(id, cents: 10_001) }
    #expect(failure.kind == .invalid && failure.field == "amount_minor")
    #expect(failure.message.description.contains("100.00 EUR"))
    _ = try business.pay(id)
    #expect(try business.state(of: id) == .paid && business.balance(of: id) == 0)
    #expect(try business.refusal { _ = try business.pay(id) }.kind == .conflict)
    #expect(try business.store.payments.all().map(\.amount) == [2_000, 10_000])
  }

  @Test("Amounts that are no payment and means that are none are refused")
  func badInput() throws {
    let id = try business.issued()
    for cents in [Int64.min, -1, 0, .max] {
      let failure = try business.refusal { _ = try business.pay(id, cents: cents) }
      #expect(failure.kind == .invalid && failure.field == "amount_minor")
    }
    var input = PaymentInput()
    input.means = "999"
    let failure = try business.refusal {
      _ = try AddPayment(business.store, newUID: business.newUID).run(
        input, for: id, at: business.test.now)
    }
    #expect(failure.field == "means")
  }

  @Test("Its date is from the issue date to today")
  func dates() throws {
    let id = try business.issued(on: 2026_03_05)
    for date in [2026_03_04, 2026_03_11] as [Int32] {
      let failure = try business.refusal { _ = try business.pay(id, cents: 1, on: date) }
      #expect(failure.kind == .invalid && failure.field == "date")
    }
    _ = try business.pay(id, cents: 1, on: 2026_03_05)
    _ = try business.pay(id, cents: 1)
    #expect(
      try business.store.payments.all().map { $0.date?.packed } == [2026_03_05, 2026_03_10])
  }

  @Test("Drafts and void invoices are not paid")
  func unpayable() throws {
    let draft = try business.draft()
    #expect(
      try business.refusal { _ = try business.pay(draft) }.message.description.contains("issue it"))
    let id = try business.issued()
    _ = try VoidInvoice(business.store, newUID: business.newUID).run(
      id, on: nil, at: business.test.now)
    #expect(try business.refusal { _ = try business.pay(id) }.message.description.contains("void"))
    #expect(try business.refusal { _ = try business.pay(99) }.kind == .notFound)
  }

  @Test("A payment and its deletion are undone and done again")
  func undo() throws {
    let id = try business.issued()
    let payment = try business.pay(id)
    #expect(try business.undo() == .addPayment)
    #expect(try business.balance(of: id) == 12_000)
    #expect(try business.redo() == .addPayment)
    #expect(try business.state(of: id) == .paid)
    try DeletePayments(business.store).run([payment, payment], at: business.test.now)
    #expect(try business.balance(of: id) == 12_000)
    #expect(try business.undo() == .deletePayments)
    #expect(try business.state(of: id) == .paid)
    let failure = try business.refusal {
      try DeletePayments(business.store).run([payment, 99], at: business.test.now)
    }
    #expect(failure.kind == .notFound && failure.index == 1)
  }

  @Test("It is overdue from the first millisecond after its due date, until it is paid")
  func overdue() throws {
    let id = try business.draft()
    try business.update(id) { $0.dueDate = try business.date(2026_03_12) }
    try business.issue(id)
    business.test.now = try #require(Instant(text: "2026-03-12T23:59:59.999Z"))
    #expect(try business.state(of: id) == .issued)
    business.test.now = try #require(Instant(text: "2026-03-13T00:00:00.000Z"))
    #expect(try business.state(of: id) == .overdue)
    _ = try business.pay(id, cents: 1)
    #expect(try business.state(of: id) == .overdue)
    _ = try business.pay(id)
    #expect(try business.state(of: id) == .paid)
  }

  @Test("What was paid before is not owed, and a credit note is paid back")
  func refund() throws {
    let id = try business.draft()
    try business.update(id) { $0.prepaid = 12_000 }
    try business.issue(id)
    #expect(try business.state(of: id) == .paid && business.invoice(id).due == 0)
    let other = try business.issued()
    _ = try business.pay(other)
    let note = try CreditInvoice(business.store, newUID: business.newUID).run(
      other, at: business.test.now)
    try business.issue(note)
    #expect(try business.state(of: note) == .issued && business.balance(of: other) == -12_000)
    #expect(try business.state(of: other) == .paid)
    _ = try business.pay(note)
    #expect(try business.state(of: note) == .paid)
  }

  @Test("More than is owed comes in only when it is said to, and the balance tells how much it is")
  func overpayment() throws {
    let id = try business.issued(cents: 10_000)
    func pay(_ cents: Int64?, isOverpaid: Bool) throws {
      var input = PaymentInput()
      input.amount = cents
      input.isOverpaid = isOverpaid
      _ = try AddPayment(business.store, newUID: business.newUID).run(
        input, for: id, at: business.test.now)
    }
    #expect(try business.refusal { try pay(12_001, isOverpaid: false) }.field == "amount_minor")
    try pay(12_001, isOverpaid: true)
    #expect(try business.balance(of: id) == -1 && business.state(of: id) == .paid)
    try pay(500, isOverpaid: true)
    #expect(try business.balance(of: id) == -501)
    #expect(try business.refusal { try pay(nil, isOverpaid: true) }.kind == .conflict)
    #expect(try business.refusal { try pay(1, isOverpaid: false) }.kind == .conflict)
    let most = Payment.maximumTotal
    #expect(try business.refusal { try pay(most, isOverpaid: true) }.kind == .invalid)
  }

  @Test("What is owed of a damaged store's sums is no crash")
  func damagedSums() throws {
    let invoice = try business.invoice(business.issued(cents: 10_000))
    #expect(invoice.balance(InvoiceSettlement(paid: .max, credited: .max)) == .min)
  }
}
