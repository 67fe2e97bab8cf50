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

  @Test(
    "Where clocks go forward, no rule gives one instant twice",
    arguments: [
      // 02:00 to 03:00 are skipped.
      ("Europe/Paris", "20260329T003000", "FREQ=HOURLY;COUNT=4", "003000 013000 033000 043000"),
      (
        "Europe/Paris", "20260329T013000", "FREQ=MINUTELY;INTERVAL=30;COUNT=3",
        "013000 030000 033000"
      ),
      ("Europe/Paris", "20260329T003000", "FREQ=DAILY;BYHOUR=2,3;COUNT=2", "003000 033000"),
      ("Europe/Paris", "20260329T013000", "FREQ=DAILY;BYHOUR=1,2,3;COUNT=2", "013000 033000"),
      // A skipped time that stands alone is read with the offset from before.
      ("Europe/Paris", "20260329T003000", "FREQ=HOURLY;INTERVAL=2;COUNT=3", "003000 023000 043000"),
      ("Europe/Paris", "20260329T013000", "FREQ=DAILY;BYHOUR=1,2;COUNT=2", "013000 023000"),
      // The start is an occurrence, whatever the clocks show.
      ("Europe/Paris", "20260329T023000", "FREQ=HOURLY;COUNT=3", "023000 043000 053000"),
      // Half an hour.
      (
        "Australia/Lord_Howe", "20261004T013000", "FREQ=MINUTELY;INTERVAL=15;COUNT=4",
        "013000 014500 023000 024500"
      ),
    ])
  func skippedHours(name: String, start: String, rule: String, times: String) throws {
    let zone = try almanac.zone(named: name)
    let recurrence = Recurrence(rule: try RepeatRule(rule), start: try LocalMoment(text: start))
    let all = try Array(recurrence.occurrences(in: zone))
    #expect(all.map { String($0.text.suffix(6)) } == times.split(separator: " ").map(String.init))
    let instants = all.map { $0.moment(in: zone).beginning(in: zone) }
    #expect(Set(instants).count == all.count)
    for (index, occurrence) in all.enumerated() {
      let rest = try recurrence.occurrences(notBefore: occurrence, in: zone)
      #expect(Array(rest) == Array(all[index...]))
    }
  }

  @Test("Over midnight as well, and where a whole day is skipped")
  func skippedMidnight() throws {
    for (name, start) in [("Asia/Beirut", "20260328T200000"), ("Pacific/Apia", "20111229T200000")] {
      let zone = try almanac.zone(named: name)
      let recurrence = Recurrence(
        rule: try RepeatRule("FREQ=MINUTELY;INTERVAL=20;COUNT=40"),
        start: try LocalMoment(text: start))
      let instants = try recurrence.occurrences(in: zone).map {
        $0.moment(in: zone).beginning(in: zone).milliseconds
      }
      for (earlier, later) in zip(instants, instants.dropFirst()) {
        #expect(later - earlier == 1_200_000)
      }
    }
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
