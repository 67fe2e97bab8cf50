import TestSupport
import Testing

@testable import Domain

@Suite struct RecurrenceTests {
  private let utc = FixedZone()

  private func moment(_ text: String) throws -> LocalMoment { try LocalMoment(text: text) }

  private func dates(_ rule: String, from start: String, _ limit: Int = 20) throws -> [String] {
    try RepeatRule(rule).occurrences(from: moment(start), in: utc).prefix(limit)
      .map(\.text)
  }

  @Test("The start is an occurrence that the rule does not give, and COUNT counts it")
  func start() throws {
    let recurrence = Recurrence(
      rule: try RepeatRule("FREQ=WEEKLY;BYDAY=MO;COUNT=3"), start: try moment("20260101"))
    let all = try recurrence.occurrences(in: utc).map(\.text)
    #expect(all == ["20260101", "20260105", "20260112"])
    #expect(try dates("FREQ=WEEKLY;BYDAY=MO;COUNT=3", from: "20260101").count == 3)
  }

  @Test("Exceptions are left out, additions come in order, and none comes twice")
  func exceptionsAndAdditions() throws {
    let recurrence = Recurrence(
      rule: try RepeatRule("FREQ=DAILY;COUNT=4"), start: try moment("20260101"),
      excluded: [try moment("20260102")], added: try [moment("20260103"), moment("20260110")])
    let all = try recurrence.occurrences(in: utc).map(\.text)
    #expect(all == ["20260101", "20260103", "20260104", "20260110"])
    #expect(try recurrence.last(in: utc)?.text == "20260110")
    #expect(try recurrence.contains(moment("20260103"), in: utc))
    #expect(try !recurrence.contains(moment("20260102"), in: utc))
    #expect(try recurrence.first(after: moment("20260104"), in: utc)?.text == "20260110")
  }

  @Test("The 31st is left out of shorter months, or moved by SKIP, and does not drift")
  func monthEnds() throws {
    #expect(
      try dates("FREQ=MONTHLY", from: "20260131", 4) == [
        "20260131", "20260331", "20260531", "20260731",
      ])
    #expect(
      try dates("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", from: "20260131", 4) == [
        "20260131", "20260228", "20260331", "20260430",
      ])
    #expect(
      try dates("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=1,31", from: "20260131", 5)
        == ["20260131", "20260201", "20260301", "20260331", "20260401"])
  }

  @Test("A leap day comes every four years, but not in 2100")
  func leapDay() throws {
    #expect(
      try dates("FREQ=YEARLY", from: "20920229", 3) == ["20920229", "20960229", "21040229"])
  }

  @Test("A day that SKIP moves and the period that it moves into both keep what BYSETPOS chose")
  func sharedDay() throws {
    let rule =
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=1,30;BYHOUR=9,17;BYSETPOS=1,-1"
    let expected = [
      "20260201T090000", "20260301T090000", "20260301T170000", "20260330T170000",
      "20260401T090000",
    ]
    #expect(try dates(rule, from: "20260201T090000", 5) == expected)
    let sought = try RepeatRule(rule).occurrences(
      from: moment("20260201T090000"), notBefore: moment("20260301T100000"), in: utc)
    #expect(sought.prefix(2).map(\.text) == Array(expected[2...3]))
  }

  @Test("BYMONTH leaves out a day of the year that SKIP moves into another month")
  func movedYearDay() throws {
    let rule = "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD;BYYEARDAY=-366"
    #expect(try dates(rule, from: "20250101", 3) == ["20251231", "20261231", "20280101"])
    #expect(try dates(rule + ";BYMONTH=1", from: "20250101", 2) == ["20280101", "20320101"])
  }

  @Test(
    "Week 1 and week 53 reach into the year beside theirs, and INTERVAL counts the years of weeks")
  func weeks() throws {
    #expect(
      try dates("FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA", from: "20160102", 2) == [
        "20160102", "20210102",
      ])
    #expect(
      try dates("FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1", from: "20141230", 2) == [
        "20141230", "20170103",
      ])
    #expect(
      try dates("FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO,FR", from: "20240102", 4) == [
        "20240105", "20251229", "20260102", "20280103",
      ])
  }

  @Test("BYHOUR and the like mean nothing to a date, and shorter frequencies are refused")
  func dateStart() throws {
    #expect(
      try dates("FREQ=DAILY;COUNT=2;BYHOUR=1,2", from: "20260101") == ["20260101", "20260102"])
    #expect(throws: Failure.self) { try dates("FREQ=HOURLY", from: "20260101") }
  }

  @Test("UNTIL in UTC is compared in the zone, on both sides of a clock change")
  func until() throws {
    let zone = FixedZone(hours: 2)
    let rule = try RepeatRule("FREQ=DAILY;UNTIL=20260102T070000Z")
    let all = try rule.occurrences(from: moment("20260101T090000"), in: zone)
    #expect(all.map(\.text) == ["20260101T090000", "20260102T090000"])
    let earlier = try RepeatRule("FREQ=DAILY;UNTIL=20260102T065959Z")
    #expect(
      try Array(earlier.occurrences(from: moment("20260101T090000"), in: zone)).count == 1)
    #expect(try dates("FREQ=DAILY;UNTIL=20260102", from: "20260101T235959").count == 2)
    #expect(try dates("FREQ=DAILY;UNTIL=20260102T120000", from: "20260101").count == 2)
  }

  @Test("The end of the year 9999 is the last day, and the first year is counted")
  func endsOfTime() throws {
    #expect(try dates("FREQ=DAILY", from: "99991230") == ["99991230", "99991231"])
    #expect(try dates("FREQ=YEARLY;BYWEEKNO=1", from: "99980105").last == "99990104")
    #expect(
      try dates("FREQ=WEEKLY;WKST=SU;BYDAY=SU,MO", from: "00010101", 2) == ["00010101", "00010107"])
    #expect(try dates("FREQ=SECONDLY", from: "99991231T235958").count == 2)
  }

  @Test("A leap second is the second before")
  func leapSecond() throws {
    #expect(
      try dates("FREQ=MINUTELY;BYSECOND=59,60;COUNT=2", from: "20260101T000000") == [
        "20260101T000059", "20260101T000159",
      ])
  }

  @Test("The largest INTERVAL ends instead of overflowing")
  func largeInterval() throws {
    for frequency in ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
      let all = try dates("FREQ=\(frequency);INTERVAL=2147483647", from: "20260101T000000", 500)
      #expect(all.first == "20260101T000000")
      #expect(all.count < 500)
    }
  }
}
