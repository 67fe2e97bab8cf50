import Domain
import TestSupport
import Testing
import UseCases

/// Invoices that are drafted again, once for each date.
@Suite struct RecurringInvoiceTests {
  let business: Business

  init() throws {
    business = try Business(now: "2026-01-31T12:00:00Z")
  }

  private var store: any Store { business.store }

  /// Of an issued invoice of that day.
  private func recurring(
    _ rule: String = "FREQ=MONTHLY",
    _ change: (inout RecurringInvoiceInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    var input = RecurringInvoiceInput()
    input.rule = try RepeatRule(rule)
    try change(&input)
    return try AddRecurringInvoice(store, newUID: business.newUID).run(
      input, of: business.issued(cents: 10_000), at: business.test.now)
  }

  private func change(_ id: Int64, _ change: (inout RecurringInvoiceInput) throws -> Void) throws {
    var input = RecurringInvoiceInput()
    try change(&input)
    try UpdateRecurringInvoice(store).run(id, to: input, at: business.test.now)
  }

  /// Polls at noon UTC of a day.
  @discardableResult
  private func poll(_ day: Int32) throws -> [Int64] {
    let date = try business.date(day)
    business.test.now = Instant(clamping: Int64(date.daysSince1970) * 86_400_000 + 43_200_000)
    return try DraftRecurringInvoices(store).run(at: business.test.now)
  }

  private func next(_ id: Int64) throws -> Int32? {
    try store.recurringInvoices.find(id: id)?.nextDate?.packed
  }

  @Test("The invoice itself is that of its day, and each later date has a draft, once")
  func once() throws {
    let id = try recurring("FREQ=MONTHLY;BYMONTHDAY=-1")
    #expect(try next(id) == 2026_02_28)
    #expect(try poll(2026_02_27).isEmpty)
    let drafts = try poll(2026_02_28)
    #expect(drafts.count == 1)
    #expect(try poll(2026_02_28).isEmpty)
    let draft = try #require(try store.invoices.find(id: drafts[0]))
    #expect(draft.stage == .draft && draft.gross == 12_000 && draft.issueDate == nil)
    #expect(try store.invoiceLines.all(ofInvoice: draft.uid).map(\.name) == ["Advice"])
    try DeleteInvoices(store).run([draft.id], at: business.test.now)
    #expect(try poll(2026_02_28).isEmpty, "What somebody deleted stays so.")
    #expect(try poll(2026_04_30).count == 2)
    #expect(try next(id) == 2026_05_31)
  }

  @Test("A day that a month does not have is left out, as the repeat rules have it")
  func monthEnds() throws {
    let id = try recurring()
    #expect(try next(id) == 2026_03_31)
    try change(id) { $0.rule = try RepeatRule("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD") }
    #expect(try next(id) == 2026_02_28)
  }

  @Test(
    "What changes of the invoice later does not matter, and its legal texts are those of the draft's day"
  )
  func ownLines() throws {
    let draft = try business.draft(cents: 5_000)
    var input = RecurringInvoiceInput()
    input.rule = try RepeatRule("FREQ=DAILY")
    let id = try AddRecurringInvoice(store, newUID: business.newUID).run(
      input, of: draft, at: business.test.now)
    try DeleteInvoices(store).run([draft], at: business.test.now)
    let made = try #require(try store.invoices.find(id: poll(2026_02_01)[0]))
    #expect(made.net == 5_000 && made.latePenalty.isEmpty)
    let document = try LoadRecurringInvoice(store).run(id, at: business.test.now)
    #expect(document.totals.net == 5_000 && !document.invoice.latePenalty.isEmpty)
  }

  @Test("Of what was missed for long, twelve dates are drafted, and then it pauses")
  func behind() throws {
    let id = try recurring("FREQ=DAILY")
    #expect(try poll(2027_01_31).count == 12)
    let recurring = try #require(try store.recurringInvoices.find(id: id))
    #expect(recurring.isPaused && recurring.nextDate?.packed == 2026_02_13)
    #expect(RecurringState(of: recurring, waitingCount: 1) == .behind)
    #expect(try poll(2027_01_31).isEmpty)
    try change(id) { $0.isPaused = false }
    #expect(try poll(2027_01_31).count == 12)
    try change(id) {
      $0.isPaused = false
      $0.nextDate = try business.date(2027_01_31)
    }
    #expect(try poll(2027_01_31).count == 1)
    #expect(try next(id) == 2027_02_01)
  }

  @Test("A rule with an end ends, and COUNT counts the invoice itself")
  func ends() throws {
    let id = try recurring("FREQ=DAILY;COUNT=3")
    #expect(try poll(2026_02_10).count == 2)
    #expect(try next(id) == nil)
    #expect(try NextWakeup(store).run(at: business.test.now) == nil)
  }

  @Test("The next poll is asked for when the day begins in its zone")
  func wakeup() throws {
    let business = try Business(zone: FixedZone(hours: 2), now: "2026-01-31T12:00:00Z")
    var input = RecurringInvoiceInput()
    input.rule = try RepeatRule("FREQ=DAILY")
    _ = try AddRecurringInvoice(business.store, newUID: business.newUID).run(
      input, of: business.issued(), at: business.test.now)
    let wakeup = try #require(try NextWakeup(business.store).run(at: business.test.now))
    #expect(wakeup == Instant(text: "2026-01-31T22:00:00Z"))
    #expect(try DraftRecurringInvoices(business.store).run(at: wakeup).count == 1)
  }

  @Test(
    "Drafts are for a period, if one is asked for",
    arguments: [
      (RecurringInvoice.Period.none, nil, nil), (.coming, 2026_03_01, 2026_03_31),
      (.past, 2026_02_01, 2026_02_28),
    ] as [(RecurringInvoice.Period, Int32?, Int32?)])
  func periods(_ period: RecurringInvoice.Period, _ first: Int32?, _ last: Int32?) throws {
    let id = try recurring("FREQ=MONTHLY;BYMONTHDAY=1") { $0.period = period }
    let drafts = try poll(2026_03_01)
    let draft = try #require(try store.invoices.find(id: drafts[1]))
    let earlier = try #require(try store.invoices.find(id: drafts[0]))
    if period == .past { #expect(earlier.firstDate?.packed == 2026_01_01) }
    #expect(draft.firstDate?.packed == first && draft.lastDate?.packed == last)
    #expect(try next(id) == 2026_04_01)
  }

  @Test("The first date of a series has a past period that is as long as the next one")
  func firstPeriod() throws {
    _ = try recurring("FREQ=MONTHLY") {
      $0.period = .past
      $0.startDate = try business.date(2026_03_01)
    }
    let draft = try #require(try store.invoices.find(id: poll(2026_03_01)[0]))
    #expect(draft.firstDate?.packed == 2026_02_01 && draft.lastDate?.packed == 2026_02_28)
  }

  @Test("Of a client that is archived or gone nothing is drafted, and it pauses")
  func archived() throws {
    let id = try recurring("FREQ=DAILY")
    try UpdateClients(store).run(
      [business.client], isArchived: true, at: business.test.now)
    #expect(try poll(2026_02_01).isEmpty)
    #expect(try store.recurringInvoices.find(id: id)?.isPaused == true)
    #expect(throws: Failure.self) { try change(id) { $0.isPaused = false } }
  }

  @Test("What is no invoice, has no lines or no dates, is not drafted again")
  func refusals() throws {
    func refusal(_ rule: String, of invoice: Int64) throws -> Failure {
      try business.refusal {
        var input = RecurringInvoiceInput()
        input.rule = try RepeatRule(rule)
        _ = try AddRecurringInvoice(store, newUID: business.newUID).run(
          input, of: invoice, at: business.test.now)
      }
    }
    #expect(try refusal("FREQ=DAILY", of: business.add(.creditNote)).kind == .conflict)
    #expect(try refusal("FREQ=DAILY", of: business.add()).kind == .conflict)
    let invoice = try business.issued()
    #expect(try refusal("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", of: invoice).kind == .invalid)
    #expect(try refusal("FREQ=DAILY;UNTIL=20250101", of: invoice).field == "repeat_rule")
    #expect(try refusal("FREQ=DAILY", of: 77).kind == .notFound)
  }

  @Test("Adding, changing and deleting are undone; what the poll drafted is not")
  func undo() throws {
    let id = try recurring("FREQ=DAILY")
    try change(id) { $0.isPaused = true }
    try DeleteRecurringInvoices(store).run([id], at: business.test.now)
    for isPaused in [true, false] {
      _ = try UndoStep(store).run(at: business.test.now)
      #expect(try store.recurringInvoices.find(id: id)?.isPaused == isPaused)
    }
    let drafts = try poll(2026_02_01)
    _ = try? UndoStep(store).run(at: business.test.now)
    #expect(try store.invoices.find(id: drafts[0]) != nil)
  }

  @Test("What is drafted is read as it was written")
  func content() throws {
    let invoice = try business.draft(cents: 10_000)
    try business.update(invoice) { $0.notes = "One\\two\nthree: = four" }
    try business.line("A: b = c", on: invoice) { $0.details = "First\n= line\n" }
    var input = RecurringInvoiceInput()
    input.rule = try RepeatRule("FREQ=DAILY")
    let id = try AddRecurringInvoice(store, newUID: business.newUID).run(
      input, of: invoice, at: business.test.now)
    let text = try #require(try store.recurringInvoices.find(id: id)).content
    let content = try RecurringContent(text: text)
    #expect(content.text == text)
    #expect(content.terms.notes == "One\\two\nthree: = four")
    #expect(content.lines.map(\.name) == ["Advice", "A: b = c"])
    #expect(content.lines[1].details == "First\n= line")
    #expect(throws: Failure.self) { try RecurringContent(text: "= line\nname") }
    #expect(throws: Failure.self) { try RecurringContent(text: "= line\nposition=0\nunit=x") }
  }
}
