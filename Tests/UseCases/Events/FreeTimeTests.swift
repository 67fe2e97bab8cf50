import Calendar
import Domain
import TestSupport
import Testing
import UseCases

/// The first free times.
@Suite struct FreeTimeTests {
  private func free(
    _ test: TestStore, _ from: String, _ before: String, minutes: Int64,
    _ change: (inout FreeTimeQuery) -> Void = { _ in }
  ) throws -> [String] {
    var query = FreeTimeQuery(duration: minutes * 60, in: try test.range(from, before))
    query.page.limit = 10
    change(&query)
    return try FindFreeTime(test.store).run(query).map {
      "\($0.lowerBound.text.dropFirst(5).prefix(11)) \($0.upperBound.text.dropFirst(5).prefix(11))"
    }
  }

  @Test("What is busy is left out, back to back, and whole days last over midnight")
  func gaps() throws {
    let test = try TestStore()
    try test.event("One", "2026-01-16T09:00:00Z")
    try test.event("Two", "2026-01-16T10:00:00Z")
    try test.event("Three", "2026-01-16T12:00:00Z") { $0.duration = 60 }
    try test.event("Nothing", "2026-01-16") { $0.isTransparent = true }
    let found = try free(test, "2026-01-16T08:30:00Z", "2026-01-17T08:00:00Z", minutes: 30)
    #expect(
      found == ["01-16T08:30 01-16T09:00", "01-16T11:00 01-16T12:00", "01-16T12:01 01-17T08:00"])
    #expect(
      try free(test, "2026-01-16T08:30:00Z", "2026-01-17T08:00:00Z", minutes: 61) == [
        "01-16T12:01 01-17T08:00"
      ])
    #expect(try free(test, "2026-01-16T08:31:00Z", "2026-01-16T09:00:00Z", minutes: 30).isEmpty)
  }

  @Test("Slots lie in the working hours of one day, and begin at the steps")
  func workingHours() throws {
    let test = try TestStore()
    try test.event("Long", "2026-01-16T08:00:00Z") { $0.duration = 4_500 }
    let found = try free(test, "2026-01-16T00:00:00Z", "2026-01-20T00:00:00Z", minutes: 60) {
      $0.hours = 9 * 3_600..<17 * 3_600
      $0.weekdays = [0, 1, 2, 3, 4]
      $0.step = 1_800
    }
    #expect(found == ["01-16T09:30 01-16T17:00", "01-19T09:00 01-19T17:00"])
    #expect(
      try free(test, "2026-01-16T00:00:00Z", "2026-01-20T00:00:00Z", minutes: 481) {
        $0.hours = 9 * 3_600..<17 * 3_600
      }.isEmpty)
  }

  @Test("Working hours are those that the clocks show, also on the day of a change")
  func clockChange() throws {
    let test = try TestStore(zone: try SystemZone(named: "Europe/Paris"))
    let found = try free(test, "2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z", minutes: 60) {
      $0.hours = 9 * 3_600..<17 * 3_600
    }
    #expect(found == ["03-28T08:00 03-28T16:00", "03-29T07:00 03-29T15:00"])
    // From 02:00 to 03:00 there is no time that night, and in autumn there are two hours.
    func nights(_ from: String, _ before: String) throws -> [String] {
      try free(test, from, before, minutes: 30) { $0.hours = 2 * 3_600..<3 * 3_600 }
    }
    #expect(try nights("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z").isEmpty)
    #expect(
      try nights("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z") == ["10-25T00:00 10-25T02:00"])
  }

  @Test("The hours of another zone, where a day is left out")
  func skippedDay() throws {
    let apia = try SystemZone(named: "Pacific/Apia")
    let test = try TestStore(zones: [apia])
    let found = try free(test, "2011-12-29T10:00:00Z", "2011-12-31T10:00:00Z", minutes: 480) {
      $0.hours = 9 * 3_600..<17 * 3_600
      $0.zoneName = "Pacific/Apia"
    }
    #expect(found == ["12-29T19:00 12-30T03:00", "12-30T19:00 12-31T03:00"])
  }

  @Test("An endless series leaves no time, and the search ends all the same")
  func never() throws {
    let test = try TestStore()
    try test.event("Always", "2026-01-16T00:00:00Z") {
      $0.duration = 86_400
      $0.repeatRule = try RepeatRule("FREQ=DAILY")
    }
    #expect(try free(test, "2026-01-16T00:00:00Z", "2036-01-16T00:00:00Z", minutes: 1).isEmpty)
  }
}
