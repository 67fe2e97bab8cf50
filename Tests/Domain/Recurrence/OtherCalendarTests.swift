import TestSupport
import Testing

@testable import Domain

@Suite struct OtherCalendarTests {
  private func dates(
    _ rule: String, from start: String, notBefore earliest: String? = nil, _ limit: Int = 20
  ) throws -> [String] {
    let earliest = try earliest.map { try LocalMoment(text: $0) }
    return try RepeatRule(rule)
      .occurrences(
        from: LocalMoment(text: start), notBefore: earliest, in: FixedZone()
      )
      .prefix(limit).map(\.text)
  }

  /// The Chinese New Year, the end of the Ethiopic year, Ramadan, Nowruz, Rosh Hashanah, and the
  /// examples of RFC 7529, section 5.
  @Test(
    "Days of other calendars are found",
    arguments: [
      (
        "RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20180101", "20130210",
        "20130210 20140131 20150219 20160208 20170128"
      ),
      (
        "RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=-1;COUNT=3", "20140910",
        "20140910 20150911 20160910"
      ),
      (
        "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13;COUNT=4", "20130906",
        "20130906 20140906 20150906 20160906"
      ),
      ("RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYMONTH=9;COUNT=2", "20130709", "20130709 20140629"),
      ("RSCALE=PERSIAN;FREQ=YEARLY;COUNT=4", "20230321", "20230321 20240320 20250321 20260321"),
      (
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=3", "20250923",
        "20250923 20260912 20271002"
      ),
      (
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD;COUNT=5", "20110212",
        "20110212 20120302 20130218 20140208 20150227"
      ),
      (
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;COUNT=3", "20110212",
        "20110212 20140208 20160217"
      ),
      (
        "RSCALE=INDIAN;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=3", "20230322",
        "20230322 20240321 20250322"
      ),
      // The first and the fifteenth of each lunar month.
      (
        "RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=4", "20260217",
        "20260217 20260303 20260319 20260402"
      ),
      // 2025 has a leap month after its sixth.
      ("RSCALE=CHINESE;FREQ=MONTHLY;COUNT=3", "20250625", "20250625 20250725 20250823"),
      ("RSCALE=BUDDHIST;FREQ=YEARLY;COUNT=2", "20260413", "20260413 20270413"),
    ])
  func known(rule: String, start: String, expected: String) throws {
    #expect(try dates(rule, from: start) == expected.split(separator: " ").map(String.init))
  }

  @Test("They are sought from a later moment, and end where their table ends")
  func seeking() throws {
    let rule = "RSCALE=CHINESE;FREQ=YEARLY"
    #expect(try dates(rule, from: "20130210", notBefore: "20160209", 1) == ["20170128"])
    #expect(try dates(rule, from: "20130210", notBefore: "26000101").isEmpty)
    #expect(
      try dates(rule, from: "20130210", notBefore: "25790101", 20).last?.hasPrefix("258") == true)
  }

  @Test(
    "A rule of any shape is answered at once, and never out of order",
    .timeLimit(.minutes(1)),
    arguments: [
      "RSCALE=PERSIAN;FREQ=YEARLY;BYWEEKNO=41,18,-30", "RSCALE=CHINESE;FREQ=YEARLY;BYWEEKNO=40",
      "RSCALE=CHINESE;FREQ=DAILY;BYMONTH=2,12;BYMONTHDAY=21;BYDAY=MO,SU",
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;BYMONTHDAY=30",
      "RSCALE=CHINESE;FREQ=MONTHLY;BYDAY=5MO",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1;INTERVAL=19",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=7L;BYMONTHDAY=10",
      "RSCALE=HEBREW;FREQ=YEARLY;BYYEARDAY=366,-366;SKIP=FORWARD",
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=10",
      "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13;BYMONTHDAY=7;SKIP=BACKWARD",
      "RSCALE=ISLAMIC;FREQ=WEEKLY;BYMONTH=12;INTERVAL=999",
      "RSCALE=DANGI;FREQ=YEARLY;INTERVAL=1000000",
      "RSCALE=COPTIC;FREQ=YEARLY;BYDAY=-53SU;BYSETPOS=-1", "RSCALE=INDIAN;FREQ=YEARLY;BYWEEKNO=-53",
    ])
  func bounded(rule: String) throws {
    let found = try dates(rule, from: "20131025", 5_000)
    #expect(found == found.sorted())
    #expect(Set(found).count == found.count)
  }

  @Test("At both ends of its table a calendar answers, too", arguments: CalendarSystem.names)
  func ends(name: String) throws {
    guard let calendar = CalendarSystem.tabled(name) else { return }
    let rules = [
      "FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO,SU", "FREQ=YEARLY;BYYEARDAY=1,-1,366,-366;SKIP=BACKWARD",
      "FREQ=MONTHLY;BYMONTHDAY=31,-31;SKIP=FORWARD", "FREQ=WEEKLY;BYDAY=MO,SU;BYMONTH=1,12",
      "FREQ=DAILY;BYMONTHDAY=1,-1", "FREQ=YEARLY;BYDAY=1MO,-1SU",
      "FREQ=YEARLY;BYMONTH=12L,1;SKIP=FORWARD",
      "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=-31;SKIP=BACKWARD",
    ]
    for day in [calendar.firstDay, calendar.firstDay + 1, calendar.lastDay - 400, calendar.lastDay]
    {
      let start = LocalMoment.date(try #require(CalendarDate(daysSince1970: day))).text
      for rule in rules {
        let found = try dates("RSCALE=\(name);\(rule)", from: start, 100)
        #expect(found == found.sorted(), "\(rule) from \(start)")
        #expect(found.first ?? start >= start)
      }
    }
  }

  @Test("A time of day goes with them")
  func times() throws {
    #expect(
      try dates(
        "RSCALE=CHINESE;FREQ=HOURLY;INTERVAL=12;BYMONTH=1;BYMONTHDAY=1", from: "20260101T060000", 3)
        == ["20260217T060000", "20260217T180000", "20270206T060000"])
  }

  @Test("A calendar that nobody knows, and a start that the table does not reach, are refused")
  func refused() throws {
    let unknown = try #require(throws: Failure.self) {
      try dates("RSCALE=RUSSIAN;FREQ=YEARLY", from: "20131025")
    }
    #expect(unknown.kind == .invalid)
    #expect(
      unknown.message.description.hasPrefix(
        "There is no calendar RUSSIAN: RSCALE can be BUDDHIST, "))
    for start in ["15000101", "16000301", "26000101"] {
      let failure = try #require(throws: Failure.self) {
        try dates("RSCALE=CHINESE;FREQ=YEARLY", from: start)
      }
      #expect(failure.kind == .invalid)
      #expect(failure.message.description.hasPrefix("RSCALE=CHINESE reaches from 1601 to "))
      #expect(failure.field == "repeat_rule")
    }
  }

  /// Days and months of each calendar follow each other without a gap, from its first day to its last.
  @Test(arguments: CalendarSystem.names)
  func months(name: String) throws {
    guard let calendar = CalendarSystem.tabled(name) else {
      #expect(CalendarSystem.isGregorian(name))
      return
    }
    var index = calendar.month(of: calendar.firstDay).index
    while let month = calendar.month(at: index), month.firstDay <= calendar.lastDay {
      #expect((29...32).contains(month.length) || [5, 6].contains(month.length))
      #expect(calendar.month(of: month.firstDay).index == index)
      #expect(calendar.month(of: month.lastDay).index == index)
      #expect(calendar.months(ofYear: month.year).contains(index))
      #expect(month.daysBefore + month.length <= month.yearLength)
      index += 1
    }
    #expect(index > 11_000)
  }
}
