import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct MonthTests {
  let test: TestStore

  init() throws {
    test = try TestStore(now: "2026-02-15T12:00:00Z")
  }

  @Test(
    "A month comes in whole weeks that begin where they should",
    arguments: [
      (2027, 2, 1, "2027-02-01", 28), (2026, 2, 7, "2026-02-01", 28),
      (2026, 2, 1, "2026-01-26", 35),
      (2026, 8, 1, "2026-07-27", 42), (2026, 8, 7, "2026-07-26", 42),
      (2026, 8, 6, "2026-08-01", 35),
      (1, 1, 1, "0001-01-01", 35), (2024, 2, 5, "2024-01-26", 35),
    ])
  func weeks(year: Int, month: Int, weekStart: Int, first: String, count: Int) throws {
    let days = try test.month(year, month, weekStart: weekStart)
    #expect(days.first?.date.text == first)
    #expect(days.count == count)
    #expect(days.first?.date.weekday == weekStart - 1)
    #expect(days.filter(\.isInMonth).allSatisfy { $0.date.month == month })
    #expect(Int32(days.filter(\.isInMonth).count) == days.last(where: \.isInMonth)?.date.packed.day)
  }

  @Test(
    "Weeks are numbered by ISO 8601",
    arguments: [
      ("2026-01-01", 1), ("2025-12-29", 1), ("2025-12-28", 52), ("2027-01-03", 53),
      ("2027-01-04", 1), ("2021-01-03", 53), ("2024-12-30", 1), ("2016-01-01", 53),
      ("0001-01-01", 1), ("9999-12-31", 52),
    ])
  func weekNumbers(text: String, week: Int) throws {
    #expect(try day(text).isoWeek == week)
  }

  @Test("Today is marked, and only when it is there")
  func today() throws {
    #expect(try test.month(2026, 2).filter(\.isToday).map(\.date.text) == ["2026-02-15"])
    #expect(try test.month(2026, 4).filter(\.isToday).isEmpty)
  }

  @Test("A day counts the events that touch it, the tasks that are due and what was completed")
  func counts() throws {
    try test.addEvent("Trip", "2026-02-10T12:00:00Z", minutes: 36 * 60)
    try test.addEvent("Long before", "2026-01-01", minutes: 60 * 1_440)
    try test.addEvent("Daily", "2026-02-11T09:00:00Z", repeats: "FREQ=DAILY;COUNT=3")
    _ = try test.add("Date") { $0.due = try? moment("2026-02-11") }
    _ = try test.add("Time") { $0.due = try? moment("2026-02-11T23:59:59.999Z") }
    let water = try test.add("Water") {
      $0.due = try? moment("2026-02-11")
      $0.repeatRule = try? RepeatRule("FREQ=DAILY;COUNT=2")
    }
    let days = try test.month(2026, 2)
    func day(_ number: Int) throws -> MonthDay {
      try #require(days.first { $0.date.day == number && $0.isInMonth })
    }
    #expect(try (9...14).map { try day($0).eventCount } == [1, 2, 3, 2, 2, 1])
    #expect(try (10...12).map { try day($0).taskCount } == [0, 3, 0])
    try complete(water)
    #expect(try count(on: 15) == 1)
    try complete(water)
    // The last one completes the task too, and counts once.
    #expect(try count(on: 15) == 2)
  }

  private func complete(_ id: Int64) throws {
    let old = try test.store.tasks.existing(id)
    var task = old
    let present = try #require(old.occurrence)
    let next = try old.recurrence?.first(
      after: present, in: test.store.zone)
    try test.store.write(.completeTasks, at: test.now) {
      if let next {
        task.occurrence = next
        task.due = next.moment(in: test.store.zone)
      } else {
        try task.complete(at: test.now)
      }
      try test.store.tasks.save(task, over: old, modified: test.now)
      _ = try test.store.completions.insert(
        Completion(
          uid: test.newUID(), taskUID: task.uid, occurrence: present, completed: test.now))
    }
  }

  private func count(on day: Int) throws -> Int64? {
    try test.month(2026, 2).first { $0.date.day == day && $0.isInMonth }?.completedCount
  }

  @Test("What is no month, or reaches beyond the years, is refused")
  func refused() throws {
    for (year, month, weekStart, field) in [
      (0, 1, 1, "year"), (10_000, 1, 1, "year"), (2026, 0, 1, "month"), (2026, 13, 1, "month"),
      (2026, 1, 0, "week_start"), (2026, 1, 8, "week_start"), (1, 1, 7, "year"),
      (9999, 12, 1, "year"),
    ] {
      let failure = #expect(throws: Failure.self) {
        try test.month(year, month, weekStart: weekStart)
      }
      #expect((failure?.kind, failure?.field) == (.invalid, field))
    }
    #expect(try test.month(9999, 12, weekStart: 6).count == 35)
  }
}

extension Int32 {
  /// Of a packed date.
  fileprivate var day: Int32 { self % 100 }
}
