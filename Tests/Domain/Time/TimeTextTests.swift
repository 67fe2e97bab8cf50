import Testing

@testable import Domain

@Suite struct TimeTextTests {
  @Test(
    "An instant is written in UTC with milliseconds, and read back",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_798_128_000_123, "2026-12-24T16:00:00.123Z"),
      (-1, "1969-12-31T23:59:59.999Z"), (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ])
  func roundTrip(milliseconds: Int64, text: String) {
    #expect(Instant(clamping: milliseconds).text == text)
    #expect(Instant(text: text)?.milliseconds == milliseconds)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "2026-12-24", "2026-12-24T16:00:00", "2026-12-24T24:00:00Z",
      "2026-02-30T00:00:00Z", "2026-12-24 16:00:00Z", "2026-12-24T16:00:60Z",
      "９９９９-12-24T16:00:00Z",
    ])
  func refused(text: String) {
    #expect(Instant(text: text) == nil)
  }

  @Test("A due is a date or an instant")
  func due() throws {
    #expect(try Moment(text: "2026-12-24").text == "2026-12-24")
    #expect(try Moment(text: "2026-12-24T16:00:00Z").text == "2026-12-24T16:00:00.000Z")
    #expect(throws: Failure.self) { try Moment(text: "tomorrow") }
  }
}
