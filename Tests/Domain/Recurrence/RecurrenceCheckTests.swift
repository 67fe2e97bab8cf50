import TestSupport
import Testing

@testable import Domain

@Suite struct RecurrenceCheckTests {
  private let utc = FixedZone()

  @Test(
    "A rule that gives nothing is refused, however short its periods are",
    .timeLimit(.minutes(1)),
    arguments: [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1", "FREQ=MINUTELY;INTERVAL=10080;BYDAY=TU",
      "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
      "FREQ=YEARLY;BYMONTH=1;BYSETPOS=366", "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
      "FREQ=HOURLY;INTERVAL=24;BYHOUR=1", "FREQ=MINUTELY;BYSETPOS=2;BYSECOND=1",
      "FREQ=DAILY;UNTIL=20260201T235959", "FREQ=DAILY;COUNT=2147483647",
    ])
  func nothing(rule: String) throws {
    let recurrence = Recurrence(
      rule: try RepeatRule(rule), start: try LocalMoment(text: "20260202T000000"))
    let failure = try #require(throws: Failure.self) { try recurrence.check(in: utc) }
    #expect(failure.kind == .invalid)
    #expect(failure.field == "repeat_rule")
  }

  @Test("A rule may end after the start and before what it gives next")
  func onlyStart() throws {
    let start = try LocalMoment(text: "20280305")
    let rule = try RepeatRule("FREQ=WEEKLY;BYDAY=MO,TH;INTERVAL=2;UNTIL=20280312")
    let recurrence = Recurrence(rule: rule, start: start)
    try recurrence.check(in: utc)
    #expect(try Array(recurrence.occurrences(in: utc)) == [start])
  }

  @Test(
    "A rule of seconds that has long to wait answers at once",
    .timeLimit(.minutes(1)),
    arguments: [
      ("FREQ=SECONDLY;BYMONTH=1", "20270101T000000"),
      ("FREQ=SECONDLY;INTERVAL=7;BYSECOND=1;BYMINUTE=3", "20260202T040301"),
      ("FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=29;BYDAY=TU", "20280229T000000"),
    ])
  func patience(rule: String, first: String) throws {
    let rule = try RepeatRule(rule)
    let start = try LocalMoment(text: "20260202T000000")
    let found = try rule.occurrences(from: start, in: utc).first { _ in true }
    #expect(found?.text == first)
  }

  @Test("A rule that gives nothing may stand where additions give something")
  func additions() throws {
    let addition = try LocalMoment(text: "20260301")
    var recurrence = Recurrence(
      rule: try RepeatRule("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      start: try LocalMoment(text: "20260202"), added: [addition])
    try recurrence.check(in: utc)
    #expect(Array(try recurrence.occurrences(in: utc)) == [recurrence.start, addition])
    recurrence.excluded = [addition]
    #expect(throws: Failure.self) { try recurrence.check(in: utc) }
    recurrence.excluded = []
    recurrence.rule = try RepeatRule("FREQ=DAILY;UNTIL=20260201")
    #expect(throws: Failure.self) { try recurrence.check(in: utc) }
  }

  @Test(
    "Absurd intervals and first occurrences far away answer at once",
    .timeLimit(.minutes(1)),
    arguments: [
      ("FREQ=SECONDLY;INTERVAL=2147483647", "20940220T031407"),
      ("FREQ=MINUTELY;INTERVAL=2147483647", "61090225T020700"),
      ("FREQ=HOURLY;INTERVAL=2147483647", nil), ("FREQ=YEARLY;INTERVAL=7974", nil),
      ("FREQ=WEEKLY;INTERVAL=2147483647", nil), ("FREQ=MONTHLY;INTERVAL=2147483647", nil),
      ("FREQ=YEARLY;INTERVAL=2147483647;BYWEEKNO=1,53", "20261228T000000"),
      ("FREQ=YEARLY;INTERVAL=7973", "99990202T000000"),
    ])
  func absurd(rule: String, second: String?) throws {
    let rule = try RepeatRule(rule)
    let start = try LocalMoment(text: "20260202T000000")
    let found = try rule.occurrences(from: start, in: utc).first { $0 > start }
    #expect(found?.text == second)
    let last = try LocalMoment(text: "99991231T235959")
    #expect(
      try rule.occurrences(from: start, notBefore: last, in: utc).first { _ in true }
        == nil)
  }

  @Test("Exceptions and additions are of the kind of the start")
  func kinds() throws {
    let time = try LocalMoment(text: "20260202T000000")
    var recurrence = Recurrence(rule: nil, start: try LocalMoment(text: "20260202"))
    try recurrence.check(in: utc)
    recurrence.excluded = [time]
    #expect(throws: Failure.self) { try recurrence.check(in: utc) }
    recurrence = Recurrence(rule: nil, start: recurrence.start, added: [time])
    #expect(throws: Failure.self) { try recurrence.check(in: utc) }
  }
}
