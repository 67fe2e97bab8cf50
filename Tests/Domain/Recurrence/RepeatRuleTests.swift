import Testing

@testable import Domain

@Suite struct RepeatRuleTests {
  @Test(
    "A rule of RFC 5545 or RFC 7529 is kept as it is",
    arguments: [
      "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU", "FREQ=MONTHLY;BYDAY=+1MO,-1FR",
      "FREQ=YEARLY;BYDAY=53SU", "FREQ=YEARLY;BYWEEKNO=-53,1;BYDAY=MO", "FREQ=YEARLY;BYYEARDAY=-366",
      "FREQ=DAILY;UNTIL=20280229", "FREQ=DAILY;UNTIL=20261224T170000",
      "FREQ=DAILY;UNTIL=20261224T235960Z", "COUNT=1;FREQ=HOURLY", "FREQ=DAILY;COUNT=2147483647",
      "FREQ=MONTHLY;BYMONTHDAY=31,-31", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
      "FREQ=SECONDLY;BYSECOND=0,60;BYMINUTE=59;BYHOUR=23", "FREQ=MINUTELY;BYYEARDAY=1",
      "FREQ=YEARLY;BYMONTH=1,12", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;SKIP=FORWARD",
      "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=OMIT",
    ])
  func valid(text: String) throws {
    #expect(try RepeatRule(text).text == text)
  }

  @Test(
    "Blanks beside separators mean nothing",
    arguments: [
      ("FREQ=WEEKLY;BYDAY=MO, TU ,\tFR", "FREQ=WEEKLY;BYDAY=MO,TU,FR"),
      (" FREQ = DAILY; COUNT=3 ; ", "FREQ=DAILY;COUNT=3"),
      ("FREQ=MONTHLY;BYMONTHDAY=1, -1", "FREQ=MONTHLY;BYMONTHDAY=1,-1"),
    ])
  func blanks(written: String, text: String) throws {
    #expect(try RepeatRule(written).text == text)
    #expect(throws: Failure.self) { try RepeatRule("FREQ=WEEKLY;BYDAY=MO TU") }
  }

  @Test("Upper and lower case are the same; upper case is kept")
  func cases() throws {
    let rule = try RepeatRule("freq=Daily;until=20261224t170000z")
    #expect(rule.text == "FREQ=DAILY;UNTIL=20261224T170000Z")
  }

  @Test(
    "A part with a value that it cannot have is refused, and named",
    arguments: [
      ("FREQ=DAILY;COUNT=0", "COUNT"), ("FREQ=DAILY;COUNT=-1", "COUNT"),
      ("FREQ=DAILY;COUNT=99999999999999999999", "COUNT"), ("FREQ=DAILY;COUNT=1,2", "COUNT"),
      ("FREQ=DAILY;INTERVAL=0", "INTERVAL"), ("FREQ=DAILY;INTERVAL=", "INTERVAL"),
      ("FREQ=DAILY;UNTIL=20269999", "UNTIL"), ("FREQ=DAILY;UNTIL=20270229", "UNTIL"),
      ("FREQ=DAILY;UNTIL=20261224T", "UNTIL"), ("FREQ=DAILY;UNTIL=20261224T240000Z", "UNTIL"),
      ("FREQ=DAILY;UNTIL=20261224Z", "UNTIL"), ("FREQ=DAILY;UNTIL=+2026122", "UNTIL"),
      ("FREQ=DAILY;UNTIL=20261224T1700é", "UNTIL"), ("FREQ=WEEKLY;BYDAY=XX", "BYDAY"),
      ("FREQ=WEEKLY;BYDAY=", "BYDAY"), ("FREQ=WEEKLY;BYDAY=MO,", "BYDAY"),
      ("FREQ=YEARLY;BYDAY=54MO", "BYDAY"), ("FREQ=YEARLY;BYDAY=0MO", "BYDAY"),
      ("FREQ=YEARLY;BYMONTH=13", "BYMONTH"), ("FREQ=YEARLY;BYMONTH=0", "BYMONTH"),
      ("FREQ=YEARLY;BYMONTH=5L", "BYMONTH"), ("FREQ=YEARLY;RSCALE=HEBREW;BYMONTH=14", "BYMONTH"),
      ("FREQ=DAILY;BYSECOND=61", "BYSECOND"), ("FREQ=DAILY;BYMINUTE=60", "BYMINUTE"),
      ("FREQ=DAILY;BYHOUR=24", "BYHOUR"), ("FREQ=DAILY;BYHOUR=-1", "BYHOUR"),
      ("FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY"), ("FREQ=MONTHLY;BYMONTHDAY=-32", "BYMONTHDAY"),
      ("FREQ=YEARLY;BYYEARDAY=367", "BYYEARDAY"), ("FREQ=YEARLY;BYWEEKNO=54", "BYWEEKNO"),
      ("FREQ=DAILY;BYHOUR=1;BYSETPOS=0", "BYSETPOS"), ("FREQ=DAILY;WKST=MO,TU", "WKST"),
      ("FREQ=FORTNIGHTLY", "FREQ"), ("FREQ=DAILY;RSCALE=", "RSCALE"),
      ("FREQ=DAILY;RSCALE=HEBREW;SKIP=BOTH", "SKIP"), ("FREQ=DAILY;FOO=1", "FOO"),
    ])
  func badValue(text: String, part: String) {
    expect(text, refusedFor: part)
  }

  @Test(
    "Parts that do not go together are refused",
    arguments: [
      ("FREQ=DAILY;COUNT=3;UNTIL=20261224", "COUNT"), ("COUNT=3", "FREQ"), ("", "NAME=VALUE"),
      ("FREQ", "NAME=VALUE"), ("FREQ=DAILY;;", "NAME=VALUE"), ("FREQ=DAILY;FREQ=DAILY", "twice"),
      ("FREQ=WEEKLY;BYDAY=1MO", "BYDAY"), ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "BYDAY"),
      ("FREQ=MONTHLY;BYWEEKNO=1", "BYWEEKNO"), ("FREQ=DAILY;BYYEARDAY=1", "BYYEARDAY"),
      ("FREQ=WEEKLY;BYYEARDAY=1", "BYYEARDAY"), ("FREQ=MONTHLY;BYYEARDAY=1", "BYYEARDAY"),
      ("FREQ=WEEKLY;BYMONTHDAY=1", "BYMONTHDAY"), ("FREQ=MONTHLY;BYSETPOS=1", "BYSETPOS"),
      ("FREQ=YEARLY;SKIP=OMIT", "SKIP"),
    ])
  func badCombination(text: String, part: String) {
    expect(text, refusedFor: part)
  }

  @Test("Only ASCII letters lose their case, and a rule is at most 1,000 characters long")
  func odd() {
    expect("FREQ=\u{17F}ECONDLY", refusedFor: "FREQ")
    let hours = Array(repeating: "10", count: 400).joined(separator: ",")
    expect("FREQ=DAILY;BYHOUR=\(hours)", refusedFor: "1000 characters")
  }

  private func expect(_ text: String, refusedFor part: String) {
    let failure = #expect(throws: Failure.self) { try RepeatRule(text) }
    #expect(failure?.kind == .invalid && failure?.field == "repeat_rule")
    #expect(failure?.message.description.contains(part) == true, "\(failure?.message ?? "")")
  }
}
