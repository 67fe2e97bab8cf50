import Calendar
import Domain
import Language
import TestSupport
import Testing

@Suite struct DateReaderTests {
  /// Wednesday, at noon.
  private let now = "2026-01-14T12:00:00Z"

  private func read(_ text: String, at now: String, in zone: any Zone = FixedZone()) throws
    -> String?
  {
    let now = try #require(Instant(text: now))
    return DateReader(now: now, zone: zone).moment(text)?.text
  }

  @Test(
    "A date in words or figures",
    arguments: [
      ("today", "2026-01-14"), ("TODAY", "2026-01-14"), ("tonight", "2026-01-14"),
      ("tomorrow", "2026-01-15"), ("tomorrow morning", "2026-01-15"),
      ("tomorrow evening", "2026-01-15"), ("yesterday", "2026-01-13"),
      ("this evening", "2026-01-14"), ("monday", "2026-01-19"), ("mon", "2026-01-19"),
      ("wednesday", "2026-01-21"), ("thursday", "2026-01-15"), ("sun", "2026-01-18"),
      ("this wednesday", "2026-01-14"), ("this friday", "2026-01-16"),
      ("this monday", "2026-01-19"), ("friday", "2026-01-16"), ("next friday", "2026-01-23"),
      ("next monday", "2026-01-19"), ("next sun", "2026-01-25"), ("next week", "2026-01-19"),
      ("next month", "2026-02-01"), ("next year", "2027-01-01"), ("in 3 days", "2026-01-17"),
      ("+3d", "2026-01-17"),
      ("3 days later", "2026-01-17"),
      ("in a week", "2026-01-21"), ("in two weeks", "2026-01-28"), ("in 1 month", "2026-02-14"),
      ("in a year", "2027-01-14"), ("2w", "2026-01-28"), ("3d", "2026-01-17"),
      ("7d", "2026-01-21"), ("1mo", "2026-02-14"), ("in 0 days", "2026-01-14"),
      ("3 days", "2026-01-17"), ("5 jan", "2027-01-05"), ("14 jan", "2026-01-14"),
      ("jan 15", "2026-01-15"), ("january 5th", "2027-01-05"), ("5th of january", "2027-01-05"),
      ("the 5th of january", "2027-01-05"), ("jan 5 2027", "2027-01-05"),
      ("jan 5, 2027", "2027-01-05"), ("5 january 2020", "2020-01-05"),
      ("5 jan 0001", "0001-01-05"), ("29 feb", "2028-02-29"), ("29 feb 2028", "2028-02-29"),
      ("Tuesday, 5 Jan", "2027-01-05"), ("tue, jan 5, 2027", "2027-01-05"),
      ("2026-12-24", "2026-12-24"), ("24.12.2026", "2026-12-24"), ("5.1.2027", "2027-01-05"),
      ("24/12", "2026-12-24"), ("13/1", "2027-01-13"), ("24/12/2026", "2026-12-24"),
      ("12/24/2026", "2026-12-24"), ("by friday", "2026-01-16"), ("on 5 may", "2026-05-05"),
      ("due tomorrow", "2026-01-15"), ("due by tomorrow", "2026-01-15"),
      ("end of day", "2026-01-14"), ("eod", "2026-01-14"), ("end of week", "2026-01-18"),
      ("eow", "2026-01-18"), ("by the end of the month", "2026-01-31"), ("eom", "2026-01-31"),
      ("end of jan", "2026-01-31"),
      ("mid january", "2026-01-15"), ("first monday of february", "2026-02-02"),
      ("20 Jan 27", "2027-01-20"), ("1/20", "2026-01-20"), ("the 20th", "2026-01-20"),
      ("next business day", "2026-01-15"), ("in 1 mon", "2026-02-14"),
      ("end of next month", "2026-02-28"), ("end of year", "2026-12-31"), ("eoy", "2026-12-31"),
    ])
  func dates(text: String, expected: String) throws {
    #expect(try read(text, at: now) == expected)
  }

  @Test(
    "A time, on its day or when it is next",
    arguments: [
      ("5pm", "2026-01-14T17:00"), ("5 pm", "2026-01-14T17:00"), ("5:30 PM", "2026-01-14T17:30"),
      ("5:30pm", "2026-01-14T17:30"), ("17:00", "2026-01-14T17:00"),
      ("17h30", "2026-01-14T17:30"), ("at 5pm", "2026-01-14T17:00"),
      ("at 17h", "2026-01-14T17:00"), ("12:00", "2026-01-15T12:00"),
      ("12:01", "2026-01-14T12:01"), ("9:05", "2026-01-15T09:05"), ("noon", "2026-01-15T12:00"),
      ("midnight", "2026-01-15T00:00"), ("12am", "2026-01-15T00:00"),
      ("12pm", "2026-01-15T12:00"), ("today noon", "2026-01-14T12:00"),
      ("today 9:00", "2026-01-14T09:00"), ("friday midnight", "2026-01-17T00:00"),
      ("friday 12am", "2026-01-16T00:00"), ("tomorrow at 17:00", "2026-01-15T17:00"),
      ("tomorrow 17h", "2026-01-15T17:00"), ("friday 9am", "2026-01-16T09:00"),
      ("tonight at 9pm", "2026-01-14T21:00"), ("5pm on friday", "2026-01-16T17:00"),
      ("noon, sat", "2026-01-17T12:00"), ("fri 5 jan 2029, 8am", "2029-01-05T08:00"),
      ("2026-12-24 17:00", "2026-12-24T17:00"), ("2026-12-24T17:00", "2026-12-24T17:00"),
      ("2026-12-24T16:00:00Z", "2026-12-24T16:00"), ("in 3 days at 17:00", "2026-01-17T17:00"),
      ("in two hours", "2026-01-14T14:00"), ("in an hour", "2026-01-14T13:00"),
      ("in 90 minutes", "2026-01-14T13:30"), ("90min", "2026-01-14T13:30"),
      ("2h", "2026-01-14T14:00"), ("in 1h30m", "2026-01-14T13:30"),
      ("eod 18:00", "2026-01-14T18:00"), ("friday 5", "2026-01-16T05:00"),
      ("tonight at 8", "2026-01-14T20:00"), ("2026/01/20 14:00", "2026-01-20T14:00"),
      ("in 1.5 hours", "2026-01-14T13:30"), ("5.30pm", "2026-01-14T17:30"),
    ])
  func times(text: String, expected: String) throws {
    #expect(try read(text, at: now) == expected + ":00.000Z")
  }

  @Test(
    "What is no date, or none of the years 1 to 9999, is not understood",
    arguments: [
      "", " ", ",", "5", "17", "2027", "may", "march", "jan", "31 feb", "29 feb 2027", "0 jan",
      "32 jan", "5 jan 0000", "5, jan", "24:00", "12:60", "13pm", "0am", "5:5", "12/5", "5/12",
      "5/12/2026", "13/13/2026", "2026-02-30", "2026-12-24T25:00", "30.2.2026", "in days",
      "in 3", "in 3, days", "in 99999999999999999999 days", "in 9999999 days",
      "in 9999999 months", "in 9999999 years", "99999999999999999999d", "next", "this week",
      "end of", "today and tomorrow", "tomorrow 2-3pm", "fridays",
      "tomorrow\u{301}", "\u{1F4C5}", "by", "due", "-3d", "in -3 days", "fri, jan 5, 2027",
      "in 3 days 5 hours 2 days", "last friday", "-1:00",
      "in 9999999w", "9999999h 9999999h",
    ])
  func refused(text: String) throws {
    #expect(try read(text, at: now) == nil)
  }

  @Test(
    "At the end of a month, of a year and of time",
    arguments: [
      ("2026-12-31T23:59:59Z", "tomorrow", "2027-01-01"),
      ("2026-12-31T23:59:59Z", "next month", "2027-01-01"),
      ("2026-12-31T23:59:59Z", "eoy", "2026-12-31"),
      ("2026-12-31T23:59:59Z", "23:59", "2027-01-01T23:59:00.000Z"),
      ("2026-12-31T12:00:00Z", "31 dec", "2026-12-31"),
      ("2026-11-20T12:00:00Z", "5 jan", "2027-01-05"),
      ("2026-01-31T12:00:00Z", "in 1 month", "2026-02-28"),
      ("2028-01-31T12:00:00Z", "in 1 month", "2028-02-29"),
      ("2028-02-29T12:00:00Z", "in a year", "2029-02-28"),
      ("2028-02-29T12:00:00Z", "29 feb", "2028-02-29"),
      ("2097-01-01T12:00:00Z", "29 feb", "2104-02-29"),
      ("2026-01-18T12:00:00Z", "next monday", "2026-01-19"),
      ("2026-01-18T12:00:00Z", "eow", "2026-01-18"),
      ("2026-01-18T12:00:00Z", "sunday", "2026-01-25"),
      ("1969-12-29T12:00:00Z", "monday", "1970-01-05"),
      ("9999-12-31T12:00:00Z", "today", "9999-12-31"),
      ("0001-01-01T12:00:00Z", "next week", "0001-01-08"),
    ])
  func boundaries(now: String, text: String, expected: String) throws {
    #expect(try read(text, at: now) == expected)
  }

  @Test(
    "Beyond the last day and before the first there is none",
    arguments: [
      ("9999-12-31T12:00:00Z", "tomorrow"), ("9999-12-31T12:00:00Z", "midnight"),
      ("9999-12-31T12:00:00Z", "next year"), ("9999-12-31T12:00:00Z", "next friday"),
      ("9999-12-31T12:00:00Z", "5 jan"), ("9999-12-31T12:00:00Z", "in a month"),
      ("9999-12-31T23:30:00Z", "in an hour"), ("0001-01-01T12:00:00Z", "yesterday"),
    ])
  func outOfRange(now: String, text: String) throws {
    #expect(try read(text, at: now) == nil)
  }

  @Test(
    "The day is that of the zone",
    arguments: [
      (14, "today", "2026-01-15"), (-12, "today", "2026-01-14"), (-13, "today", "2026-01-13"),
      (2, "17:00", "2026-01-14T15:00:00.000Z"), (-5, "17:00", "2026-01-14T22:00:00.000Z"),
      (14, "wednesday", "2026-01-21"), (12, "1:00", "2026-01-14T13:00:00.000Z"),
    ])
  func zones(hours: Int, text: String, expected: String) throws {
    #expect(try read(text, at: now, in: FixedZone(hours: hours)) == expected)
  }

  @Test(
    "A zone behind a time counts, and one that nobody knows takes the date with it",
    arguments: [
      ("tomorrow 15:00 CET", "2026-01-15T14:00:00.000Z"),
      ("tomorrow 15:00 UTC+2", "2026-01-15T13:00:00.000Z"),
      ("tomorrow 15:00 GMT", "2026-01-15T15:00:00.000Z"),
      ("15 jul 15:00 America/New_York", "2026-07-15T19:00:00.000Z"),
      ("tomorrow 15:00 Europe/Berlin", "2026-01-15T14:00:00.000Z"),
      ("2026-01-15T15:00+01:00", "2026-01-15T14:00:00.000Z"),
      ("tomorrow 15:00 XYZT", nil), ("tomorrow 15:00 Europe/Nowhere", nil),
      ("tomorrow CET", nil), ("tomorrow 15:00 UTC+20", nil),
    ])
  func zonesBehindTimes(text: String, expected: String?) throws {
    let now = try #require(Instant(text: now))
    let almanac = SystemAlmanac()
    let reader = DateReader(
      now: now, zone: FixedZone(hours: 5), zones: { try? almanac.zone(named: $0) })
    #expect(reader.moment(text)?.text == expected)
  }

  @Test(
    "The set language is read, and English with it",
    arguments: [
      (Language.french, "demain 9h", "2026-01-15T09:00:00.000Z"), (.french, "mardi", "2026-01-20"),
      (.french, "le 5 mai à 14h", "2026-05-05T14:00:00.000Z"), (.french, "tomorrow", "2026-01-15"),
      (.german, "übermorgen", "2026-01-16"),
      (.german, "am 5. Mai um 14 Uhr", "2026-05-05T14:00:00.000Z"),
      (.german, "next friday", "2026-01-23"), (.spanish, "mañana", "2026-01-15"),
      (.spanish, "el 5 de mayo a las 14:00", "2026-05-05T14:00:00.000Z"),
      (.spanish, "5 may", "2026-05-05"), (.french, "5/2", "2026-02-05"),
    ])
  func languages(language: Language, text: String, expected: String) throws {
    let now = try #require(Instant(text: now))
    let reader = DateReader(
      now: now, zone: FixedZone(), language: language,
      conventions: Conventions(dateOrder: .dayFirst))
    #expect(reader.moment(text)?.text == expected)
  }

  @Test("A day that may be two is read where the order is known")
  func orders() throws {
    let now = try #require(Instant(text: now))
    func read(_ order: Conventions.DateOrder?) -> String? {
      DateReader(now: now, zone: FixedZone(), conventions: Conventions(dateOrder: order))
        .moment("5/12")?.text
    }
    #expect(read(.dayFirst) == "2026-12-05")
    #expect(read(.monthFirst) == "2026-05-12")
    #expect(read(nil) == nil)
  }
}
