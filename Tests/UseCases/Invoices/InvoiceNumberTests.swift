import Domain
import TestSupport
import Testing
import UseCases

/// The numbers that invoices get when they are issued.
@Suite struct InvoiceNumberTests {
  @Test("Numbers of a series follow each other, and invoices and credit notes have their own")
  func follow() throws {
    let business = try Business()
    let first = try business.issued()
    #expect(try business.invoice(first).number == "F2026-0001")
    #expect(try business.invoice(business.issued()).number == "F2026-0002")
    let note = try CreditInvoice(business.store, newUID: business.newUID).run(
      first, at: business.test.now)
    #expect(try business.issue(note) == "A2026-0001")
    #expect(try business.invoice(business.issued()).number == "F2026-0003")
    let issued = try business.invoice(first)
    #expect(issued.series == "invoice" && issued.year == 2026 && issued.sequence == 1)
  }

  @Test("A number that could not be given is the next one's: there is no gap")
  func noGap() throws {
    let business = try Business()
    _ = try business.issued()
    let empty = try business.add()
    let bad = try business.draft()
    try business.update(bad) { $0.clientID = .some(nil) }
    for id in [empty, bad] {
      #expect(try business.refusal { _ = try business.issue(id) }.kind == .invalid)
    }
    #expect(try business.invoice(business.issued()).number == "F2026-0002")
  }

  @Test("A year begins at midnight of the store's zone, and the numbers with it")
  func restart() throws {
    // 23:59:59.999 of 31 December in Paris is 22:59:59.999 in UTC.
    let business = try Business(zone: FixedZone(hours: 1), now: "2026-12-31T22:59:59.999Z")
    #expect(try business.invoice(business.issued()).number == "F2026-0001")
    #expect(try business.invoice(business.issued()).number == "F2026-0002")
    business.test.now = try #require(Instant(text: "2026-12-31T23:00:00.000Z"))
    let next = try business.invoice(business.issued())
    #expect(next.number == "F2027-0001" && next.issueDate?.packed == 2027_01_01)
    let late = try business.draft()
    let failure = try business.refusal { try business.issue(late, on: 2026_12_31) }
    #expect(failure.message.description.contains("2027-01-01") && failure.field == "issue_date")
  }

  @Test("Without a year in the pattern they never begin again")
  func withoutYear() throws {
    let business = try Business(now: "2026-12-31T12:00:00Z")
    try SetNumberSeries(business.store).run("invoice", to: "INV/{N}", at: business.test.now)
    #expect(try business.invoice(business.issued()).number == "INV/1")
    business.test.advance(seconds: 86_400)
    let second = try business.invoice(business.issued())
    #expect(second.number == "INV/2" && second.year == 0)
  }

  @Test("The issue date may be past, not future, and does not run backwards within the series")
  func dates() throws {
    let business = try Business()
    let first = try business.issued(on: 2026_03_01)
    #expect(try business.invoice(first).issueDate?.packed == 2026_03_01)
    let draft = try business.draft()
    let early = try business.refusal { try business.issue(draft, on: 2026_02_28) }
    #expect(early.kind == .invalid && early.message.description.contains("2026-03-01"))
    let future = try business.refusal { try business.issue(draft, on: 2026_03_11) }
    #expect(future.message.description.contains("2026-03-10") && future.field == "issue_date")
    // Another series has dates of its own.
    try SetNumberSeries(business.store).run("shop", to: "S{YY}{NNN}", at: business.test.now)
    let other = try business.add { $0.series = "shop" }
    try business.line(on: other)
    #expect(try business.issue(other, on: 2026_02_28) == "S26001")
    #expect(try business.issue(draft, on: 2026_03_01) == "F2026-0002")
  }

  @Test("The due date follows the issue date unless it was set")
  func dueDates() throws {
    let business = try Business()
    let first = try business.draft()
    try business.update(first) { $0.paymentDays = 45 }
    try business.issue(first, on: 2026_03_01)
    #expect(try business.invoice(first).dueDate?.packed == 2026_04_15)
    let second = try business.draft()
    try business.update(second) { $0.dueDate = try business.date(2026_03_31) }
    try business.issue(second)
    #expect(try business.invoice(second).dueDate?.packed == 2026_03_31)
    let third = try business.draft()
    try business.update(third) { $0.dueDate = try business.date(2026_03_09) }
    #expect(try business.refusal { try business.issue(third) }.field == "due_date")
    try business.update(third) { $0.paymentDays = 0 }
    try business.issue(third)
    #expect(try business.invoice(third).dueDate?.packed == 2026_03_10)
  }

  @Test("Two programs that issue in turn get numbers without a gap and without a double")
  func twoStores() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("store.db")
    let one = try Business(path: path, named: "one")
    let two = try Business(path: path, named: "two", isNew: false)
    var numbers: [String] = []
    for business in [one, two, two, one, two, one] {
      let id = try one.draft()
      numbers.append(try business.issue(id))
    }
    #expect(numbers == (1...6).map { "F2026-000\($0)" })
    let last = try one.draft()
    try two.issue(last)
    #expect(try one.refusal { try one.issue(last) }.kind == .conflict)
  }

  @Test("A pattern that gives a taken number is refused when issuing, and mended by another one")
  func takenNumbers() throws {
    let business = try Business()
    _ = try business.issued()
    let settings = SetNumberSeries(business.store)
    let taken = try business.refusal {
      try settings.run("other", to: "F{YYYY}-{NNNN}", at: business.test.now)
    }
    #expect(taken.kind == .conflict && taken.field == "pattern")
    try settings.run("other", to: "F2026-{NNNN}", at: business.test.now)
    let draft = try business.add { $0.series = "other" }
    try business.line(on: draft)
    let failure = try business.refusal { try business.issue(draft) }
    #expect(failure.message.description.contains("F2026-0001") && failure.field == "series")
    try settings.run("other", to: "X{N}", at: business.test.now)
    #expect(try business.issue(draft) == "X1")
  }

  @Test(
    "A series in which nothing was issued can go; those from the beginning get their patterns back")
  func removeSeries() throws {
    let business = try Business()
    let set = SetNumberSeries(business.store)
    try set.run("shop", to: "S{N}", at: business.test.now)
    let draft = try business.add { $0.series = "shop" }
    try business.line(on: draft)
    try set.run("shop", to: "", at: business.test.now)
    #expect(try business.refusal { try business.issue(draft) }.field == "series")
    #expect(try business.refusal { _ = try business.add { $0.series = "shop" } }.kind == .notFound)
    #expect(try business.undo() == .changeSeries)
    #expect(try business.issue(draft) == "S1")
    let failure = try business.refusal { try set.run("shop", to: "", at: business.test.now) }
    #expect(failure.kind == .conflict && failure.field == "name")
    try set.run("invoice", to: "Z{N}", at: business.test.now)
    try set.run("invoice", to: "", at: business.test.now)
    #expect(try business.invoice(business.issued()).number == "F2026-0001")
    let names = try business.store.settings.numberSeries().map(\.name)
    #expect(names == ["credit_note", "invoice", "quote", "shop"])
  }
}
