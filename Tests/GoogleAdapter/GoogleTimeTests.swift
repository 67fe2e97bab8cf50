import Domain
import Testing

@testable import Google

@Suite struct GoogleTimeTests {
  @Test(
    "Times of RFC 3339 are read",
    arguments: [
      ("2026-03-20T18:00:00+01:00", "2026-03-20T17:00:00.000Z"),
      ("2026-03-20T18:00:00Z", "2026-03-20T18:00:00.000Z"),
      ("2026-03-20t18:00:00z", "2026-03-20T18:00:00.000Z"),
      ("2026-03-20T18:00:00.5-05:30", "2026-03-20T23:30:00.500Z"),
      ("2026-03-20T18:00:00.123456Z", "2026-03-20T18:00:00.123Z"),
    ])
  func read(text: String, expected: String) {
    #expect(GoogleTime.instant(text)?.text == expected)
  }

  @Test(
    "What is none is nil",
    arguments: [
      "", "2026-03-20", "2026-03-20T18:00:00", "2026-03-20T18:00:00+1:00", "2026-03-20T18:00:00.Z",
      "2026-03-20T18:00:00+24:00", "2026-03-20T18:00:00+01:60", "2026-03-20T18:00:00+aa:00",
      "2026-03-20T25:00:00Z", "2026-03-20T18:00:00Zx", "é026-03-20T18:00:00Z",
    ])
  func refuse(text: String) {
    #expect(GoogleTime.instant(text) == nil)
  }

  @Test("An occurrence is named by its original start")
  func stamps() throws {
    let times = try Samples.times()
    let time = GoogleTime(
      try Samples.json(#"{"dateTime":"2026-04-03T18:00:00+02:00","timeZone":"Europe/Vienna"}"#),
      in: times)
    #expect(time?.stamp(in: times) == "20260403T160000Z")
    #expect(
      GoogleTime(try Samples.json(#"{"date":"2026-05-01"}"#), in: times)?.stamp(in: times)
        == "20260501")
  }
}
