import Domain
import TestSupport
import Testing
import UseCases

/// Focus time that becomes items of an invoice.
@Suite struct BillFocusTests {
  /// Clocks go on by an hour at 02:00 on 29 March, as in Paris.
  static let zone = ChangingZone(
    "Paris", at: Instant(text: "2026-03-29T01:00:00.000Z") ?? Instant(clamping: 0), from: 3_600,
    to: 7_200)

  let business: Business
  let draft: Int64

  init() throws {
    business = try Business(zone: Self.zone, now: "2026-03-01T08:00:00.000Z")
    draft = try business.add()
  }

  private func focus(
    at start: String, minutes: Int64, milliseconds: Int64 = 0, task: Int64? = nil
  ) throws {
    let test = business.test
    test.now = try #require(Instant(text: start))
    _ = try StartFocus(test.store, newUID: business.newUID).run(
      .work, task: task, minutes: 60, at: test.now)
    test.now = Instant(clamping: test.now.milliseconds + minutes * 60_000 + milliseconds)
    try FinishFocus(test.store).run(at: test.now)
  }

  private func bill(
    _ first: Int32 = 2026_03_01, _ last: Int32 = 2026_03_31, on id: Int64? = nil,
    change: (inout FocusBilling) -> Void = { _ in }
  ) throws -> [InvoiceLine] {
    var billing = FocusBilling(
      days: try business.date(first)...business.date(last),
      vat: try InvoiceVAT(.standard, rate: 20_000), unitPrice: 80_000_000)
    change(&billing)
    let id = id ?? draft
    let before = try business.lines(of: id).count
    let count = try BillFocus(business.store, newUID: business.newUID).run(
      billing, on: id, at: business.test.now)
    let lines = try business.lines(of: id).dropFirst(before)
    #expect(lines.count == count)
    return Array(lines)
  }

  private func items(of line: InvoiceLine) throws -> [BilledItem.Kind] {
    try business.store.billedItems.all(ofLine: line.uid).map(\.kind)
  }

  @Test(
    "A line per task has its title, its hours and its days, and is for the sessions and the task")
  func byTask() throws {
    let task = try business.test.add("Write the report")
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 50, task: task)
    try focus(at: "2026-03-03T09:00:00.000Z", minutes: 20)
    try focus(at: "2026-03-05T09:00:00.000Z", minutes: 40, task: task)
    let lines = try bill()
    #expect(lines.map(\.name) == ["Write the report", "Temps de travail"])
    #expect(lines.map(\.quantity) == [15_000, 3_333] && lines.allSatisfy { $0.unit == "HUR" })
    #expect(lines[0].firstDate?.packed == 2026_03_02 && lines[0].lastDate?.packed == 2026_03_05)
    #expect(try items(of: lines[0]) == [.focusSession, .focusSession, .task])
    #expect(try items(of: lines[1]) == [.focusSession])
    #expect(try business.invoice(draft).net == 12_000 + 2_666)
  }

  @Test("Hours are grouped by project, by day, or not at all, and may be given a name")
  func grouping() throws {
    let work = try business.test.add("A") { $0.project = .name("Work") }
    let home = try business.test.add("B") { $0.project = .name("Home") }
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30, task: work)
    try focus(at: "2026-03-02T11:00:00.000Z", minutes: 30, task: home)
    try focus(at: "2026-03-03T09:00:00.000Z", minutes: 30, task: work)
    #expect(try bill { $0.grouping = .project }.map(\.name) == ["Work", "Home"])
    try business.undo()
    let days = try bill { $0.grouping = .day }
    #expect(days.map(\.name) == ["02/03/2026", "03/03/2026"])
    #expect(days.map(\.quantity) == [10_000, 5_000])
    try business.undo()
    let one = try bill {
      $0.grouping = .none
      $0.name = "Advice in March"
    }
    #expect(one.map(\.name) == ["Advice in March"] && one[0].quantity == 15_000)
  }

  @Test("Only the project or the task that was asked for is billed")
  func filtered() throws {
    let work = try business.test.add("A") { $0.project = .name("Work") }
    let other = try business.test.add("B") { $0.project = .name("Work") }
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30, task: work)
    try focus(at: "2026-03-02T10:00:00.000Z", minutes: 15, task: other)
    try focus(at: "2026-03-02T11:00:00.000Z", minutes: 30)
    #expect(try bill { $0.taskID = other }.map(\.quantity) == [2_500])
    let project = try #require(try business.store.projects.find(named: "Work")).id
    let rest = try bill {
      $0.projectID = project
      $0.grouping = .none
    }
    #expect(rest.map(\.name) == ["Work"] && rest[0].quantity == 5_000)
    for (field, change) in [
      ("project_id", { $0.projectID = 99 }), ("task_id", { $0.taskID = 99 }),
    ] as [(String, (inout FocusBilling) -> Void)] {
      let failure = try business.refusal { _ = try bill(change: change) }
      #expect(failure.kind == .notFound && failure.field == field)
    }
  }

  @Test(
    "A session belongs to the day on which it began, in the store's zone, also when clocks change")
  func midnight() throws {
    // 28 March 23:50 to 29 March 00:20; 29 March 00:30; 29 March 23:59 (two hours before UTC by
    // then); 30 March 00:00.
    try focus(at: "2026-03-28T22:50:00.000Z", minutes: 30)
    try focus(at: "2026-03-28T23:30:00.000Z", minutes: 10)
    try focus(at: "2026-03-29T21:59:59.999Z", minutes: 15)
    try focus(at: "2026-03-29T22:30:00.000Z", minutes: 45)
    #expect(try bill(2026_03_28, 2026_03_28).map(\.quantity) == [5_000])
    let changed = try bill(2026_03_29, 2026_03_29) { $0.grouping = .day }
    #expect(changed.map(\.quantity) == [4_167] && changed[0].name == "29/03/2026")
    #expect(try bill(2026_03_30, 2026_03_30).map(\.quantity) == [7_500])
  }

  @Test(
    "What is billed is not billed twice, unless its line or its draft goes or its invoice is void")
  func twice() throws {
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30)
    let line = try bill()[0]
    let other = try business.add()
    func isBilled() throws -> Bool {
      let failure = try business.refusal { _ = try bill(on: other) }
      return failure.kind == .notFound && failure.message.description.contains("no focus time")
    }
    #expect(try isBilled())
    try DeleteInvoiceLines(business.store).run([line.id], at: business.test.now)
    #expect(try bill(on: other).count == 1)
    try DeleteInvoices(business.store).run([other], at: business.test.now)
    _ = try bill()
    try business.issue(draft)
    let third = try business.add()
    #expect(try business.refusal { _ = try bill(on: third) }.kind == .notFound)
    _ = try VoidInvoice(business.store, newUID: business.newUID).run(
      draft, on: nil, at: business.test.now)
    #expect(try bill(on: third).map(\.quantity) == [5_000])
  }

  @Test("Each line's time goes up to a multiple of minutes, and hours to a ten-thousandth")
  func rounding() throws {
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30, milliseconds: 1)
    try focus(at: "2026-03-02T10:00:00.000Z", minutes: 0, milliseconds: 179)
    #expect(try bill { $0.roundUpMinutes = 15 }.map(\.quantity) == [7_500])
    try business.undo()
    // 1,800,180 milliseconds are half a ten-thousandth more than half an hour.
    #expect(try bill().map(\.quantity) == [5_001])
    try business.undo()
    #expect(try bill { $0.roundUpMinutes = 1_440 }.map(\.quantity) == [240_000])
    for minutes in [-1, 1_441] as [Int64] {
      let failure = try business.refusal { _ = try bill { $0.roundUpMinutes = minutes } }
      #expect(failure.field == "round_up_minutes")
    }
  }

  @Test("Breaks, cancelled sessions and the one that runs are not billed; one that is over is")
  func states() throws {
    let store = business.store
    business.test.now = try #require(Instant(text: "2026-03-02T09:00:00.000Z"))
    _ = try StartFocus(store, newUID: business.newUID).run(
      .shortBreak, task: nil, minutes: 5, at: business.test.now)
    business.test.advance(seconds: 60)
    try FinishFocus(store).run(at: business.test.now)
    _ = try StartFocus(store, newUID: business.newUID).run(
      .work, task: nil, minutes: 25, at: business.test.now)
    business.test.advance(seconds: 60)
    try CancelFocus(store).run(at: business.test.now)
    _ = try StartFocus(store, newUID: business.newUID).run(
      .work, task: nil, minutes: 30, at: business.test.now)
    business.test.advance(seconds: 1_799)
    #expect(try business.refusal { _ = try bill() }.kind == .notFound)
    business.test.advance(seconds: 1)
    #expect(try bill().map(\.quantity) == [5_000])
  }

  @Test("Long titles are cut to what the name of an item can be")
  func longTitle() throws {
    let task = try business.test.add(String(repeating: "é", count: 1_000))
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30, task: task)
    let name = try bill()[0].name
    #expect(name.unicodeScalars.count == 200 && name.hasSuffix("é…"))
  }

  @Test("Time that undo brought back is not issued again when another invoice has it")
  func broughtBack() throws {
    try focus(at: "2026-03-02T09:00:00.000Z", minutes: 30)
    let line = try bill()[0]
    try business.line("Other", on: draft)
    try DeleteInvoiceLines(business.store).run([line.id], at: business.test.now)
    let other = try business.add()
    _ = try bill(on: other)
    let number = try business.issue(other)
    #expect(try business.undo() == .updateInvoice)
    let failure = try business.refusal { try business.issue(draft) }
    #expect(failure.kind == .invalid && failure.field == "lines[0]")
    #expect(
      failure.message.description.contains("Line 1") && failure.message.description.contains(number)
    )
    _ = try VoidInvoice(business.store, newUID: business.newUID).run(
      other, on: nil, at: business.test.now)
    try business.issue(draft)
  }
}
