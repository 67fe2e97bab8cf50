import Domain
import TestSupport
import Testing
import UseCases

/// The items of drafts: what they can be, where they stand, and what they are for.
@Suite struct InvoiceLineTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  @Test("What a line cannot be is refused with its member")
  func badLines() throws {
    let id = try business.add()
    let bad: [(String, (inout InvoiceLineInput) throws -> Void)] = [
      ("name", { $0.name = nil }), ("name", { $0.name = "" }),
      ("quantity_ten_thousandths", { $0.quantity = 0 }),
      ("quantity_ten_thousandths", { $0.quantity = -1 }), ("unit", { $0.unit = "parsec-ish" }),
      ("unit_price_millionths", { $0.unitPrice = -1 }),
      ("discount_basis_points", { $0.discount = .rate(10_001) }),
      ("discount_minor", { $0.discount = .amount(10_001) }),
      ("vat_rate_thousandths", { $0.vat = try InvoiceVAT(.exempt, rate: 20_000) }),
      ("vat_rate_thousandths", { $0.vat = try InvoiceVAT(.standard, rate: 0) }),
      (
        "last_date",
        {
          $0.period = try InvoicePeriod(
            first: CalendarDate(packed: 2026_02_02), last: CalendarDate(packed: 2026_02_01))
        }
      ), ("position", { $0.position = 2 }), ("position", { $0.position = 0 }),
      ("task_ids", { $0.taskIDs = [99] }),
    ]
    for (field, change) in bad {
      let failure = try business.refusal { try business.line(on: id, change) }
      #expect(failure.field == field)
    }
  }

  @Test("Lines stand from 1 to their number, wherever one is put, moved or deleted")
  func positions() throws {
    let id = try business.add()
    func names() throws -> [String] {
      let lines = try business.lines(of: id)
      #expect(lines.map(\.position) == lines.indices.map { Int64($0) + 1 })
      return lines.map(\.name)
    }
    let a = try business.line("a", on: id)
    try business.line("b", on: id)
    try business.line("c", on: id) { $0.position = 1 }
    #expect(try names() == ["c", "a", "b"])
    try business.updateLine(a) { $0.position = 3 }
    #expect(try names() == ["c", "b", "a"])
    try business.updateLine(a) { $0.position = 1 }
    #expect(try names() == ["a", "c", "b"])
    #expect(
      try business.refusal { try business.updateLine(a) { $0.position = 4 } }.field == "position")
    try DeleteInvoiceLines(business.store).run([a], at: business.test.now)
    #expect(try names() == ["c", "b"])
    try business.undo()
    #expect(try names() == ["a", "c", "b"])
  }

  @Test("A line is for exactly the tasks that are said")
  func tasks() throws {
    let id = try business.add()
    let (one, two) = (try business.test.add("One"), try business.test.add("Two"))
    let line = try business.line(on: id) { $0.taskIDs = [one, one] }
    let uid = try business.lines(of: id)[0].uid
    func tasks() throws -> [Int64] {
      try business.store.billedItems.all(ofLine: uid).map {
        try #require(try business.store.tasks.task(uid: $0.itemUID)).id
      }
    }
    #expect(try tasks() == [one])
    try business.updateLine(line) { $0.taskIDs = [two, one] }
    #expect(try tasks() == [one, two])
    try business.updateLine(line) { $0.taskIDs = [] }
    #expect(try tasks().isEmpty)
    let failure = try business.refusal { try business.updateLine(line) { $0.taskIDs = [one, 99] } }
    #expect(failure.kind == .notFound && failure.index == 1)
  }
}
