import Domain
import TestSupport
import Testing

@testable import Storage

/// What is owed, the turnover, VAT, and series of numbers.
@Suite struct InvoiceFiguresTests {
  let test: TestStore

  init() throws {
    test = try TestStore(now: "2026-06-30T12:00:00Z")
  }

  @discardableResult
  private func issued(
    _ packed: Int32, _ cents: Int64, in currency: String = "EUR", rate: Int64 = 20_000,
    dueIn days: Int = 0
  ) throws -> Invoice {
    let draft = try test.addDraft { $0.currency = currency }
    try test.addLine(to: draft.uid, cents, rate: rate)
    return try test.issue(draft.uid, on: packed, dueIn: days)
  }

  @Test("What is owed, by currency and by how long it is overdue")
  func ageing() throws {
    for (packed, cents) in [
      (Int32(2026_06_30), Int64(1_00)), (2026_06_29, 2_00), (2026_05_31, 3_00), (2026_05_30, 4_00),
      (2026_05_01, 5_00), (2026_04_30, 6_00), (2026_04_01, 7_00), (2026_03_31, 8_00),
      (2020_01_01, 9_00),
    ] {
      try issued(packed, cents, rate: 0)
    }
    try issued(2026_06_01, 10_00, in: "CHF", rate: 0, dueIn: 60)
    let paid = try issued(2026_01_01, 50_00, rate: 0)
    try test.pay(paid.uid, 50_00)
    let partly = try issued(2026_06_29, 50_00, rate: 0)
    try test.pay(partly.uid, 49_99)
    try test.void(issued(2026_06_29, 70_00).uid)
    try test.addLine(to: test.addDraft().uid, 5_00)
    let ageing = try test.store.ageing(at: test.now)
    let expected: [(String, ClosedRange<Int32>, Int64, Int64)] = [
      ("CHF", 0...0, 10_00, 1), ("EUR", 0...0, 1_00, 1), ("EUR", 1...30, 5_01, 3),
      ("EUR", 31...60, 9_00, 2), ("EUR", 61...90, 13_00, 2), ("EUR", 91...Int32.max, 17_00, 2),
    ]
    #expect(ageing.count == expected.count)
    for (row, (currency, days, balance, count)) in zip(ageing, expected) {
      #expect(
        row == Ageing(currency: currency, days: days, balance: balance, invoiceCount: count))
    }
  }

  @Test("Turnover and VAT of months, less credit notes")
  func turnover() throws {
    try issued(2026_01_31, 100_00)
    try issued(2026_02_01, 10_00)
    try issued(2026_02_28, 20_00, rate: 5_500)
    try issued(2026_02_28, 7_00, in: "CHF", rate: 0)
    try test.void(issued(2026_05_31, 50_00).uid)
    try test.addLine(to: test.addDraft().uid, 5_00)
    func turnover(_ first: Int32, _ last: Int32) throws -> [Turnover] {
      try test.store.turnover(in: MonthRange(first: first, last: last))
    }
    let all = try turnover(0, 0)
    #expect(all.map(\.month) == [2026_01, 2026_02, 2026_02, 2026_05, 2026_06])
    #expect(all.map(\.currency) == ["EUR", "CHF", "EUR", "EUR", "EUR"])
    #expect(all.map(\.net) == [100_00, 7_00, 30_00, 50_00, -50_00])
    #expect(all.map(\.vat) == [20_00, 0, 3_10, 10_00, -10_00])
    #expect(all.map(\.gross) == [120_00, 7_00, 33_10, 60_00, -60_00])
    #expect(all.map(\.invoiceCount) == [1, 1, 2, 1, 0])
    #expect(all.map(\.creditNoteCount) == [0, 0, 0, 0, 1])
    #expect(try turnover(2026_02, 2026_04) == Array(all[1...2]))
    #expect(try turnover(2026_02, 0) == Array(all[1...]))
    #expect(try turnover(0, 2026_01) == Array(all[...0]))
    let vat = try test.store.vatTotals(in: MonthRange(first: 2026_02, last: 2026_06))
    #expect(vat.map(\.month) == [2026_02, 2026_02, 2026_02, 2026_05, 2026_06])
    #expect(vat.map(\.category) == [.zeroRated, .standard, .standard, .standard, .standard])
    #expect(vat.map(\.rate) == [0, 20_000, 5_500, 20_000, 20_000])
    #expect(vat.map(\.taxable) == [7_00, 10_00, 20_00, 50_00, -50_00])
    #expect(vat.map(\.tax) == [0, 2_00, 1_10, 10_00, -10_00])
  }

  @Test(
    "What is no month is refused with the member",
    arguments: [
      (Int32(2026), Int32(0), "first_month"), (0, 2026_13, "last_month"),
      (2026_00, 0, "first_month"),
      (-1, 0, "first_month"), (0, Int32.max, "last_month"), (2026_02, 2026_01, "last_month"),
      (0, Int32.min, "last_month"), (12, 0, "first_month"),
    ])
  func months(first: Int32, last: Int32, field: String) {
    let failure = #expect(throws: Failure.self) { try MonthRange(first: first, last: last) }
    #expect(failure?.kind == .invalid && failure?.field == field)
  }

  @Test("Sums that do not fit are refused")
  func overflow() throws {
    for _ in 0..<2 { try issued(2026_01_31, 1_00) }
    try test.store.database.execute("UPDATE invoice SET net_minor = \(Int64.max)")
    let failure = #expect(throws: Failure.self) {
      try test.store.turnover(in: MonthRange(first: 0, last: 0))
    }
    #expect(failure?.kind == .invalid)
  }

  @Test("Series with what was issued of them: those of the beginning, then those by name")
  func series() throws {
    try issued(2025_12_31, 1_00)
    try issued(2026_01_01, 1_00)
    try test.void(issued(2026_01_02, 1_00).uid)
    try test.store.write(.changeSeries, at: test.now) {
      try test.store.settings.set("series.zeta", to: "Z{N}")
      try test.store.settings.set("series.invoice", to: "X{YYYY}-{N}")
    }
    try test.store.database.execute(
      "UPDATE invoice SET series = 'alpha', series_year = 0, sequence = 7 WHERE number = 'N2025-1'")
    let series = try test.store.numberSeries(
      first: [("invoice", "F{YYYY}-{NNNN}"), ("credit_note", "A{YYYY}-{NNNN}")], year: 2026)
    let expected = [
      CountedNumberSeries(
        name: "invoice", pattern: "X{YYYY}-{N}", issuedCount: 2,
        lastDate: CalendarDate(packed: 2026_01_02),
        lastSequence: 2, isOwn: true),
      CountedNumberSeries(
        name: "credit_note", pattern: "A{YYYY}-{NNNN}", issuedCount: 1,
        lastDate: CalendarDate(packed: 2026_06_30), lastSequence: 1, isOwn: true),
      CountedNumberSeries(
        name: "alpha", pattern: "", issuedCount: 1, lastDate: CalendarDate(packed: 2025_12_31),
        lastSequenceOfAll: 7),
      CountedNumberSeries(name: "zeta", pattern: "Z{N}"),
    ]
    #expect(series == expected)
  }

  @Test(
    "Sessions to bill: work that ran to its end, in the time, of the project or task, not billed")
  func billable() throws {
    let home = try test.add("Home") { $0.project = .name("Home") }
    let task = try #require(try test.store.tasks.task(id: home))
    let project = try #require(try test.store.projects.find(named: "Home"))
    func add(_ uid: String, _ change: (inout FocusSession) -> Void = { _ in }) throws {
      var session = FocusSession(uid: uid, length: 1_500_000, started: test.now)
      session.resumed = nil
      session.state = .finished
      session.finished = test.now
      session.taskUID = task.uid
      session.projectUID = project.uid
      session.worked = try WorkedTime(
        text: "\(Instant(clamping: test.now.milliseconds - 60_000).text)/\(test.now.text)")
      change(&session)
      try test.store.write(.finishFocus, at: test.now) {
        _ = try test.store.focusSessions.insert(session)
      }
    }
    let end = Instant(clamping: test.now.milliseconds + 1)
    try add("plain")
    try add("elsewhere") {
      $0.taskUID = nil
      $0.projectUID = nil
    }
    try add("cancelled") { $0.state = .cancelled }
    try add("break") { $0.kind = .shortBreak }
    try add("later") { $0.started = end }
    try add("billed")
    try add("drafted")
    let draft = try test.addDraft()
    for uid in ["billed", "drafted"] {
      let line = try test.addLine(to: draft.uid, 1_00)
      try test.store.write(.updateInvoice, at: test.now) {
        _ = try test.store.billedItems.insert(
          BilledItem(uid: "item-\(uid)", lineUID: line.uid, kind: .focusSession, itemUID: uid))
      }
    }
    func found(_ project: String? = nil, _ task: String? = nil) throws -> [String] {
      try test.store.billedItems.billableSessions(
        in: test.now..<end, projectUID: project, taskUID: task
      ).map(\.uid)
    }
    #expect(try found() == ["elsewhere", "plain"])
    #expect(try found(project.uid) == ["plain"] && found(nil, task.uid) == ["plain"])
    #expect(try found("other").isEmpty && found(project.uid, "other").isEmpty)
    let session = try #require(
      try test.store.billedItems.billableSessions(
        in: test.now..<end, projectUID: project.uid, taskUID: nil
      ).first)
    #expect(
      session.worked == 60_000 && session.taskTitle == "Home" && session.projectName == "Home")
    #expect(
      try test.store.billedItems.all(ofInvoice: draft.uid).map(\.itemUID) == ["billed", "drafted"])
    try test.issue(draft.uid)
    #expect(try found() == ["elsewhere", "plain"])
    try test.void(draft.uid)
    #expect(try Set(found()) == ["plain", "elsewhere", "billed", "drafted"])
  }
}
