import Domain
import TestSupport
import Testing

@Suite struct PlainRuleTests {
  @Test(
    "A rule of RFC 7529 is said in RFC 5545 alone where that can say it",
    arguments: [
      ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "20260115", "FREQ=MONTHLY"),
      ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "20260131", "FREQ=MONTHLY;BYMONTHDAY=-1"),
      (
        "RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=3;SKIP=BACKWARD;COUNT=9", "20260130",
        "FREQ=MONTHLY;INTERVAL=3;COUNT=9;BYMONTHDAY=28,29,30;BYSETPOS=-1"
      ),
      (
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=29;SKIP=BACKWARD", "20260129",
        "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"
      ),
      ("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31", "20260131", "FREQ=MONTHLY;BYMONTHDAY=31"),
      ("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "20260731", "FREQ=YEARLY"),
      (
        "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "20240229",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
      ),
      (
        "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=BACKWARD", "20240229",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
      ),
      ("RSCALE=GREGORIAN;FREQ=DAILY;SKIP=FORWARD", "20260131", "FREQ=DAILY"),
    ])
  func said(text: String, day: String, plain: String) throws {
    let start = try LocalMoment(text: day)
    let rule = try RepeatRule(text)
    #expect(rule.plain(from: start.date).text == plain)
    #expect(try days(rule, start) == days(RepeatRule(plain), start))
  }

  @Test(
    "What it cannot say stays",
    arguments: [
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD",
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD",
      "RSCALE=GREGORIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD",
      "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTHDAY=31;SKIP=BACKWARD",
      "RSCALE=HEBREW;FREQ=YEARLY", "FREQ=MONTHLY",
    ])
  func stays(text: String) throws {
    let rule = try RepeatRule(text)
    #expect(try rule.plain(from: LocalMoment(text: "20260131").date) == rule)
  }

  private func days(_ rule: RepeatRule, _ start: LocalMoment) throws -> [String] {
    try Recurrence(rule: rule, start: start).occurrences(in: FixedZone())
      .prefix(60).map(\.text)
  }
}
