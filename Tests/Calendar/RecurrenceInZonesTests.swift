import Domain
import Testing

@testable import Calendar

@Suite struct RecurrenceInZonesTests {
  private let almanac = SystemAlmanac()

  @Test(
    "UNTIL in UTC takes in what happens by then, also where clocks change",
    arguments: [
      // The night when 02:30 happens twice; the first one is meant, at 00:30 UTC.
      ("Europe/Paris", "20261024T023000", "20261025T003000Z", 2),
      ("Europe/Paris", "20261024T023000", "20261025T002959Z", 1),
      // The night when 02:30 is skipped: it is read as 03:30, at 01:30 UTC.
      ("Europe/Paris", "20260328T023000", "20260329T013000Z", 2),
      ("Europe/Paris", "20260328T023000", "20260329T012959Z", 1),
      // Apia left out 30 December 2011: it is read as the next day at the same time.
      ("Pacific/Apia", "20111229T120000", "20111230T220000Z", 3),
      ("Pacific/Apia", "20111229T120000", "20111230T215959Z", 1),
      ("Australia/Lord_Howe", "20261003T021500", "20261003T154500Z", 2),
    ])
  func until(name: String, start: String, until: String, count: Int) throws {
    let zone = try almanac.zone(named: name)
    let rule = try RepeatRule("FREQ=DAILY;UNTIL=\(until)")
    let all = try rule.occurrences(from: LocalMoment(text: start), in: zone)
    #expect(Array(all).count == count)
  }

  @Test("A daily time stays the same on the clock when the clocks change")
  func clockChange() throws {
    let paris = try almanac.zone(named: "Europe/Paris")
    let recurrence = Recurrence(
      rule: try RepeatRule("FREQ=DAILY;COUNT=3"),
      start: try LocalMoment(text: "20260328T090000"))
    let instants = try recurrence.occurrences(in: paris).map {
      $0.moment(in: paris).beginning(in: paris).text
    }
    #expect(
      instants == [
        "2026-03-28T08:00:00.000Z", "2026-03-29T07:00:00.000Z", "2026-03-30T07:00:00.000Z",
      ])
  }
}
