import Domain
import TestSupport
import Testing
import UseCases

/// Days that neither keep nor break a streak.
@Suite struct HolidayTests {
  let test: TestStore
  let add: AddHoliday
  let setMode: SetHolidayMode

  /// It is 15 January, in the evening; in UTC it is the next day already.
  init() throws {
    test = try TestStore(zone: FixedZone(hours: -5), now: "2026-01-16T02:00:00Z")
    add = AddHoliday(test.store, newUID: test.newUID)
    setMode = SetHolidayMode(test.store, newUID: test.newUID)
  }

  private func date(_ packed: Int32) throws -> CalendarDate {
    try CalendarDate(packed: packed, field: "date")
  }

  /// The holidays as first and last dates, 0 for none.
  private func holidays() throws -> [[Int32]] {
    try test.store.holidays.all().map { [$0.first.packed, $0.last?.packed ?? 0] }
  }

  private func refusal(_ body: () throws -> Void) throws -> Failure {
    try #require(#expect(throws: Failure.self) { try body() })
  }

  @Test("A holiday lasts from a day to a day, or until it is ended, and may overlap another")
  func adding() throws {
    _ = try add.run(from: date(2026_07_01), through: date(2026_07_14), at: test.now)
    _ = try add.run(from: date(2026_07_14), through: date(2026_07_14), at: test.now)
    _ = try add.run(from: date(2026_07_10), through: nil, at: test.now)
    #expect(
      try holidays()
        == [[2026_07_01, 2026_07_14], [2026_07_14, 2026_07_14], [2026_07_10, 0]])
    let failure = try refusal {
      _ = try add.run(from: date(2026_07_02), through: date(2026_07_01), at: test.now)
    }
    #expect(failure.kind == .invalid && failure.field == "last_date")
    #expect(try holidays().count == 3)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addHoliday)
    #expect(try holidays().count == 2)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try holidays().count == 3)
  }

  @Test("Several are deleted in one step, or none when one is not there")
  func deleting() throws {
    let ids = try (1...3).map {
      try add.run(from: date(2026_07_00 + $0), through: nil, at: test.now)
    }
    let failure = try refusal {
      try DeleteHolidays(test.store).run([ids[0], 99, ids[1]], at: test.now)
    }
    #expect(failure.kind == .notFound && failure.index == 1 && failure.field == "ids")
    #expect(try holidays().count == 3)
    try DeleteHolidays(test.store).run([ids[2], ids[0], ids[2]], at: test.now)
    #expect(try holidays() == [[2026_07_02, 0]])
    #expect(try UndoStep(test.store).run(at: test.now).action == .deleteHolidays)
    #expect(try test.store.holidays.all().map(\.id) == ids)
  }

  @Test("The holiday mode begins today and ends yesterday, by the days of the store")
  func mode() throws {
    try setMode.run(true, at: test.now)
    #expect(try holidays() == [[2026_01_15, 0]])
    test.advance(seconds: 3 * 86_400)
    try setMode.run(false, at: test.now)
    #expect(try holidays() == [[2026_01_15, 2026_01_17]])
    #expect(try UndoStep(test.store).run(at: test.now).action == .endHoliday)
    #expect(try holidays() == [[2026_01_15, 0]])
  }

  @Test("What is so already stays, without a step; a holiday that began today goes")
  func nothingToDo() throws {
    try setMode.run(false, at: test.now)
    #expect(try test.store.history.lastDone() == nil)
    try setMode.run(true, at: test.now)
    try setMode.run(true, at: test.now)
    #expect(try holidays().count == 1)
    try setMode.run(false, at: test.now)
    #expect(try holidays().isEmpty)
  }

  @Test("A holiday with a last day, or one to come, is none that the mode has begun")
  func others() throws {
    _ = try add.run(from: date(2026_01_10), through: date(2026_01_20), at: test.now)
    _ = try add.run(from: date(2026_02_01), through: nil, at: test.now)
    try setMode.run(true, at: test.now)
    #expect(try holidays().last == [2026_01_15, 0])
    try setMode.run(false, at: test.now)
    #expect(try holidays() == [[2026_01_10, 2026_01_20], [2026_02_01, 0]])
  }

  @Test("All that have begun and are not ended end together, and come back together")
  func several() throws {
    _ = try add.run(from: date(2026_01_10), through: nil, at: test.now)
    _ = try add.run(from: date(2026_01_15), through: nil, at: test.now)
    try setMode.run(true, at: test.now)
    #expect(try holidays().count == 2)
    try setMode.run(false, at: test.now)
    #expect(try holidays() == [[2026_01_10, 2026_01_14]])
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try holidays() == [[2026_01_10, 0], [2026_01_15, 0]])
  }
}
