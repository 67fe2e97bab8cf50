import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Reminders of overdue invoices, in levels.
@Suite struct PaymentReminderTests {
  let business: Business

  init() throws {
    business = try Business(now: "2026-03-10T12:00:00Z")
  }

  private var store: any Store { business.store }

  private func remind(
    _ invoice: Int64, _ change: (inout PaymentReminderInput) throws -> Void = { _ in }
  ) throws -> PaymentReminder {
    var input = PaymentReminderInput()
    try change(&input)
    let id = try AddPaymentReminder(store).run(input, for: invoice, at: business.test.now)
    return try #require(try store.paymentReminders.find(id: id))
  }

  private func rate(
    _ basisPoints: Int64, from first: Int32, _ debtor: PenaltyRate.Debtor = .business
  ) throws {
    var input = PenaltyRateInput()
    input.firstDate = try business.date(first)
    input.rate = basisPoints
    input.debtor = debtor
    _ = try ChangePenaltyRates(store).add(input, at: business.test.now)
  }

  /// Issued on 10 March, due on 9 April, of 120.00; then it is later.
  private func overdue(days: Int64 = 60) throws -> Int64 {
    let id = try business.issued(cents: 10_000)
    business.test.advance(seconds: days * 86_400)
    return id
  }

  @Test(
    "It claims what is owed, the fee, the 40 EUR and interest, each apart; the invoice stays as it is"
  )
  func claims() throws {
    try rate(10_00, from: 2026_01_01)
    let id = try overdue()
    let before = try #require(try store.invoices.find(id: id))
    let reminder = try remind(id) { $0.fee = 5_00 }
    // 120.00 × 10 % × 30 / 365
    #expect(reminder.date?.packed == 2026_05_09 && reminder.payBy?.packed == 2026_05_23)
    #expect(
      (reminder.owed, reminder.fee, reminder.recovery, reminder.interest)
        == (120_00, 5_00, 40_00, 99))
    #expect(reminder.total == 165_99 && reminder.level == 1)
    #expect(try store.invoices.find(id: id) == before)
  }

  @Test("The 40 EUR are claimed once, and what earlier letters claimed is claimed again")
  func levels() throws {
    let id = try overdue()
    let first = try remind(id) { $0.fee = 5_00 }
    #expect(try business.refusal { _ = try remind(id) }.kind == .conflict)
    try SendPaymentReminder(store).run(first.id, at: business.test.now)
    let second = try remind(id)
    #expect(second.level == 2 && second.recovery == 0 && second.earlier == 45_00)
    #expect(try business.refusal { _ = try remind(id) { $0.level = 1 } }.kind == .conflict)
  }

  @Test("A consumer owes no 40 EUR, and interest at the rates for consumers alone")
  func consumers() throws {
    try rate(12_00, from: 2026_01_01)
    try UpdateClients(store).run(
      [business.client], kind: .privatePerson, at: business.test.now)
    let id = try overdue()
    let reminder = try remind(id)
    #expect(reminder.recovery == 0 && reminder.interest == 0)
    #expect(reminder.spans.uncovered.map(\.days) == [30])
    try rate(7_00, from: 2026_01_01, .consumer)
    try UpdatePaymentReminder(store).run(
      reminder.id, to: PaymentReminderInput(), at: business.test.now)
    #expect(try store.paymentReminders.find(id: reminder.id)?.interest == 69)
  }

  @Test("What was paid and credited counts from the day after")
  func payments() throws {
    try rate(10_00, from: 2026_01_01)
    let id = try overdue()
    _ = try business.pay(id, cents: 20_00, on: 2026_04_19)
    let reminder = try remind(id) { $0.isWithoutRecovery = true }
    #expect(reminder.owed == 100_00 && reminder.spans.map(\.days) == [10, 20])
    // (120.00 × 10 + 100.00 × 20) × 10 % / 365
    #expect(reminder.interest == 88 && reminder.recovery == 0)
  }

  @Test("What is not overdue, a draft, a quote and what is paid are not reminded of")
  func refusals() throws {
    let issued = try business.issued()
    #expect(try business.refusal { _ = try remind(issued) }.field == "date")
    let draft = try business.draft()
    #expect(try business.refusal { _ = try remind(draft) }.kind == .conflict)
    let id = try overdue()
    _ = try business.pay(id)
    #expect(try business.refusal { _ = try remind(id) }.field == "invoice_id")
    #expect(
      try business.refusal {
        _ = try remind(issued) { $0.date = try business.date(2026_12_31) }
      }.kind == .invalid)
  }

  @Test("Before it is sent it is changed, deleted and undone; after that it stays")
  func sending() throws {
    let id = try overdue()
    let reminder = try remind(id)
    var input = PaymentReminderInput()
    input.fee = 7_00
    input.text = "Own words"
    try UpdatePaymentReminder(store).run(reminder.id, to: input, at: business.test.now)
    #expect(try store.paymentReminders.find(id: reminder.id)?.text == "Own words")
    _ = try UndoStep(store).run(at: business.test.now)
    #expect(try store.paymentReminders.find(id: reminder.id)?.fee == 0)
    try DeletePaymentReminders(store).run([reminder.id], at: business.test.now)
    _ = try UndoStep(store).run(at: business.test.now)
    try SendPaymentReminder(store).run(reminder.id, at: business.test.now)
    let changes: [() throws -> Void] = [
      { try UpdatePaymentReminder(store).run(reminder.id, to: input, at: business.test.now) },
      { try DeletePaymentReminders(store).run([reminder.id], at: business.test.now) },
      { try SendPaymentReminder(store).run(reminder.id, at: business.test.now) },
    ]
    for change in changes {
      #expect(try business.refusal(change).kind == .conflict)
    }
    _ = try? UndoStep(store).run(at: business.test.now)
    #expect(try store.paymentReminders.find(id: reminder.id)?.sent != nil)
  }

  @Test("An invoice is due for a reminder until its letter is out, and again when that is over")
  func late() throws {
    let id = try overdue()
    #expect(try business.test.store.lateInvoices(at: business.test.now).map(\.nextLevel) == [1])
    let reminder = try remind(id)
    #expect(try business.test.store.lateInvoices(at: business.test.now).isEmpty)
    try SendPaymentReminder(store).run(reminder.id, at: business.test.now)
    #expect(try business.test.store.lateInvoices(at: business.test.now).isEmpty)
    business.test.advance(seconds: 15 * 86_400)
    let late = try business.test.store.lateInvoices(at: business.test.now)
    #expect(late.map(\.nextLevel) == [2] && late.map(\.days) == [45])
  }

  @Test("A rate says whom and from when it holds once, and ends after it begins")
  func rates() throws {
    try rate(10_00, from: 2026_01_01)
    #expect(try business.refusal { try rate(11_00, from: 2026_01_01) }.kind == .conflict)
    try rate(11_00, from: 2026_01_01, .consumer)
    var input = PenaltyRateInput()
    input.lastDate = .some(try business.date(2025_12_31))
    let id = try #require(try store.penaltyRates.all().first).id
    #expect(
      try business.refusal {
        try ChangePenaltyRates(store).update(id, to: input, at: business.test.now)
      }.field == "last_date")
  }
}
