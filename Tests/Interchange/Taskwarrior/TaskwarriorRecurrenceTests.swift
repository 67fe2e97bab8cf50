import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TaskwarriorRecurrenceTests {
  @Test(
    "A word of Taskwarrior is a rule",
    arguments: [
      ("daily", "FREQ=DAILY"), ("day", "FREQ=DAILY"), ("weekly", "FREQ=WEEKLY"),
      ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("biweekly", "FREQ=WEEKLY;INTERVAL=2"), ("fortnight", "FREQ=WEEKLY;INTERVAL=2"),
      ("monthly", "FREQ=MONTHLY"), ("bimonthly", "FREQ=MONTHLY;INTERVAL=2"),
      ("quarterly", "FREQ=MONTHLY;INTERVAL=3"), ("semiannual", "FREQ=MONTHLY;INTERVAL=6"),
      ("annual", "FREQ=YEARLY"), ("yearly", "FREQ=YEARLY"),
      ("biannual", "FREQ=YEARLY;INTERVAL=2"), ("biyearly", "FREQ=YEARLY;INTERVAL=2"),
      ("3d", "FREQ=DAILY;INTERVAL=3"), ("3 days", "FREQ=DAILY;INTERVAL=3"),
      ("2wks", "FREQ=WEEKLY;INTERVAL=2"), ("2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
      ("2biweekly", "FREQ=WEEKLY;INTERVAL=4"), ("hourly", "FREQ=HOURLY"),
      ("4hrs", "FREQ=HOURLY;INTERVAL=4"), ("90s", "FREQ=SECONDLY;INTERVAL=90"),
      ("10min", "FREQ=MINUTELY;INTERVAL=10"),
      ("2m", "FREQ=MONTHLY;INTERVAL=2"), ("2q", "FREQ=MONTHLY;INTERVAL=6"),
      // By Taskwarrior's count of days.
      ("1mo", "FREQ=DAILY;INTERVAL=30"), ("month", "FREQ=DAILY;INTERVAL=30"),
      ("2 months", "FREQ=DAILY;INTERVAL=60"), ("1qtr", "FREQ=DAILY;INTERVAL=91"),
      ("1y", "FREQ=DAILY;INTERVAL=365"), ("P1Y2M", "FREQ=DAILY;INTERVAL=425"),
      ("P1M15D", "FREQ=DAILY;INTERVAL=45"),
      ("P1M", "FREQ=MONTHLY"), ("P2Y", "FREQ=YEARLY;INTERVAL=2"), ("P6W", "FREQ=WEEKLY;INTERVAL=6"),
      ("PT12H", "FREQ=HOURLY;INTERVAL=12"), ("P1DT2H", "FREQ=HOURLY;INTERVAL=26"),
      ("soon", nil), ("0d", nil), ("", nil), ("P", nil), ("PT", nil), ("P0D", nil), ("m", nil),
      ("99999999999999999999d", nil), ("1.5d", nil), ("P1X", nil),
    ] as [(String, String?)])
  func words(text: String, rule: String?) {
    #expect(TaskwarriorRecurrence.rule(text)?.text == rule)
  }

  @Test(
    "A rule has a word of Taskwarrior, if it has one for it",
    arguments: [
      ("FREQ=DAILY", "daily"), ("FREQ=DAILY;INTERVAL=3", "3d"), ("FREQ=WEEKLY", "weekly"),
      ("FREQ=WEEKLY;INTERVAL=2;UNTIL=20270101", "2w"),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "weekdays"), ("FREQ=MONTHLY;INTERVAL=2", "2m"),
      ("FREQ=YEARLY", "yearly"), ("FREQ=YEARLY;INTERVAL=3", "P3Y"),
      ("FREQ=HOURLY;INTERVAL=5", "PT5H"), ("FREQ=WEEKLY;BYDAY=MO", nil),
      ("FREQ=MONTHLY;BYMONTHDAY=3", nil),
    ] as [(String, String?)])
  func rules(rule: String, word: String?) throws {
    #expect(try TaskwarriorRecurrence.word(RepeatRule(rule)) == word)
  }

  // As `task` 2.6 has them.
  @Test(
    "From the end of a month on, a shorter month counts for all later ones",
    arguments: [
      (
        "monthly", "20260831",
        "20260831 20260930 20261030 20261130 20261230 20270130 20270228 20270328"
      ),
      ("quarterly", "20270131", "20270131 20270430 20270730 20271030 20280130 20280430"),
      ("yearly", "20280229", "20280229 20290228 20300228 20310228 20320228"),
      ("yearly", "20270131", "20270131 20280131 20290131"),
    ])
  func endOfMonth(recur: String, start: String, expected: String) throws {
    let recurrence = try #require(
      TaskwarriorRecurrence.recurrence(
        recur, from: LocalMoment(text: start), until: nil, floating: false, in: CityZone.paris))
    let count = expected.split(separator: " ").count
    let occurrences = try recurrence.occurrences(in: CityZone.paris).prefix(count)
    #expect(occurrences.map(\.text).joined(separator: " ") == expected)
  }
}
