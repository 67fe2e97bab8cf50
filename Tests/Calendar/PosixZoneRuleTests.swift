import Domain
import Testing

@testable import Calendar

@Suite struct PosixZoneRuleTests {
  @Test("Summer time begins and ends on the weekdays that the rule names")
  func paris() throws {
    let rule = try #require(PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
    #expect(try offset(rule, "2090-03-26T00:59:59Z") == 3_600)
    #expect(try offset(rule, "2090-03-26T01:00:00Z") == 7_200)
    #expect(try offset(rule, "2090-10-29T00:59:59Z") == 7_200)
    #expect(try offset(rule, "2090-10-29T01:00:00Z") == 3_600)
  }

  @Test("South of the equator summer time goes over the new year, and may be half an hour")
  func lordHowe() throws {
    let rule = try #require(PosixZoneRule("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"))
    #expect(try offset(rule, "2027-01-01T00:00:00Z") == 39_600)
    #expect(try offset(rule, "2027-06-01T00:00:00Z") == 37_800)
  }

  @Test("Days may be counted from the new year, with and without 29 February")
  func days() throws {
    let julian = try #require(PosixZoneRule("AAA0BBB,J60/0,J300/0"))
    #expect(try offset(julian, "2028-02-29T12:00:00Z") == 0)
    #expect(try offset(julian, "2028-03-01T00:00:00Z") == 3_600)
    let counted = try #require(PosixZoneRule("AAA0BBB,59/0,300/0"))
    #expect(try offset(counted, "2028-02-29T00:00:00Z") == 3_600)
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "C1", "CET", "CET-1CEST", "CET-1CEST,M3.5.0",
      "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-999", "<CET-1", "CET-1x",
    ])
  func refused(text: String) {
    #expect(PosixZoneRule(text) == nil)
  }

  private func offset(_ rule: PosixZoneRule, _ text: String) throws -> Int {
    let instant = try #require(Instant(text: text))
    return rule.offset(at: instant.milliseconds / 1_000)
  }
}
