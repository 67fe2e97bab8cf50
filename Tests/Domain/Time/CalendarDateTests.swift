import Testing

@testable import Domain

@Suite struct CalendarDateTests {
  @Test("Days since 1970 and back agree for every day of four centuries")
  func roundTrip() throws {
    let first = try #require(CalendarDate(year: 1600, month: 1, day: 1))
    let last = try #require(CalendarDate(year: 2000, month: 12, day: 31))
    var previous = first.packed - 1
    for days in first.daysSince1970...last.daysSince1970 {
      let date = try #require(CalendarDate(daysSince1970: days))
      #expect(date.daysSince1970 == days && date.packed > previous)
      previous = date.packed
    }
  }

  @Test("The first and the last day of the calendar are 1-01-01 and 9999-12-31")
  func ends() {
    #expect(CalendarDate(daysSince1970: -719_162)?.packed == 1_01_01)
    #expect(CalendarDate(daysSince1970: -719_163) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_896)?.packed == 9999_12_31)
    #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
  }

  @Test(
    "A day that no month has is refused", arguments: [2026_02_29, 2026_13_01, 2026_00_10, 0, -5])
  func refused(packed: Int) {
    #expect(throws: Failure.self) {
      try CalendarDate(packed: Int32(packed), field: "due_date")
    }
  }

  @Test("29 February is a day of leap years only")
  func leapDay() {
    #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
  }
}
