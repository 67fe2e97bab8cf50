import Domain
import Testing

@testable import Calendar

@Suite struct ForeignCalendarTests {
  private let almanac = SystemAlmanac()

  private func dates(
    _ rule: String, from start: String, notBefore earliest: String? = nil, _ limit: Int = 20
  ) throws -> [String] {
    let earliest = try earliest.map { try LocalMoment(text: $0) }
    return try RepeatRule(rule)
      .occurrences(
        from: LocalMoment(text: start), notBefore: earliest, in: almanac.zone(named: "Asia/Seoul"),
        almanac
      )
      .prefix(limit).map(\.text)
  }

  @Test("The Chinese New Year, the end of the Ethiopic year and Ramadan are found")
  func calendars() throws {
    #expect(
      try dates("RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20180101", from: "20130210") == [
        "20130210", "20140131", "20150219", "20160208", "20170128",
      ])
    #expect(
      try dates(
        "RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=-1;COUNT=3", from: "20140910") == [
          "20140910", "20150911", "20160910",
        ])
    #expect(
      try dates("RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYMONTH=9;COUNT=2", from: "20130709") == [
        "20130709", "20140629",
      ])
  }

  @Test("It is sought from a later moment, and ends in 2582")
  func seeking() throws {
    let rule = "RSCALE=CHINESE;FREQ=YEARLY"
    #expect(try dates(rule, from: "20130210", notBefore: "20160209", 1) == ["20170128"])
    #expect(try dates(rule, from: "20130210", notBefore: "26000101").isEmpty)
  }

  @Test(
    "A rule that libical would look at for ever, or does not count right, is refused",
    .timeLimit(.minutes(1)),
    arguments: [
      "RSCALE=RUSSIAN;FREQ=YEARLY", "RSCALE=CHINESE;FREQ=HOURLY",
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;BYMONTHDAY=10",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=7L;BYMONTHDAY=10",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=10",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1;INTERVAL=19",
      "RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31",
      "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13;BYMONTHDAY=7",
      "RSCALE=CHINESE;FREQ=MONTHLY;BYDAY=5MO", "RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=40000",
      "RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2",
      "RSCALE=CHINESE;FREQ=YEARLY;BYWEEKNO=53", "RSCALE=CHINESE;FREQ=DAILY;BYMONTHDAY=-25",
      "RSCALE=CHINESE;FREQ=DAILY;BYMONTH=9L;SKIP=FORWARD",
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5;BYDAY=SA;BYWEEKNO=-47",
    ])
  func refused(rule: String) throws {
    let failure = try #require(throws: Failure.self) { try dates(rule, from: "20131025", 1) }
    #expect(failure.kind == .invalid)
    #expect(failure.field == "repeat_rule")
  }
}
