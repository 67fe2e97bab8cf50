import Domain
import Testing

@testable import Calendar

@Suite struct SystemZoneTests {
  @Test(
    "A skipped time is read with the offset from before the gap, a double one is the first",
    arguments: [
      ("Europe/Paris", "2026-03-29T02:30:00Z", "2026-03-29T01:30:00.000Z"),
      ("Europe/Paris", "2026-10-25T02:30:00Z", "2026-10-25T00:30:00.000Z"),
      ("America/New_York", "2026-03-08T02:30:00Z", "2026-03-08T07:30:00.000Z"),
      ("America/New_York", "2026-11-01T01:30:00Z", "2026-11-01T05:30:00.000Z"),
      ("Australia/Sydney", "2026-10-04T02:30:00Z", "2026-10-03T16:30:00.000Z"),
      ("Australia/Lord_Howe", "2026-10-04T02:15:00Z", "2026-10-03T15:45:00.000Z"),
      ("Australia/Lord_Howe", "2026-04-05T01:45:00Z", "2026-04-04T14:45:00.000Z"),
      ("Pacific/Apia", "2011-12-30T12:00:00Z", "2011-12-30T22:00:00.000Z"),
      ("Asia/Kolkata", "2026-06-01T00:00:00Z", "2026-05-31T18:30:00.000Z"),
    ])
  func localTimes(name: String, clocks: String, expected: String) throws {
    let zone = try SystemZone(named: name)
    let shown = try #require(Instant(text: clocks))
    let local = try #require(LocalTime(millisecondsSince1970: shown.milliseconds))
    #expect(zone.instant(at: local).text == expected)
  }

  @Test("A day ends when the next begins, however long it is")
  func endOfDay() throws {
    let paris = try SystemZone(named: "Europe/Paris")
    let spring = try #require(CalendarDate(year: 2026, month: 3, day: 29))
    #expect(paris.endOfDay(spring).text == "2026-03-29T21:59:59.999Z")
    let last = try #require(CalendarDate(year: 9999, month: 12, day: 31))
    #expect(paris.endOfDay(last) == Instant.range.upperBound)
  }

  @Test(
    "A name that leads elsewhere or nowhere is refused",
    arguments: [
      "", "Mars/Olympus", "../../../etc/passwd", "/etc/localtime", "Europe/", "Europe",
      "Europe/Paris/", "a\u{0}b", "zone.tab",
    ])
  func refused(name: String) {
    let failure = #expect(throws: Failure.self) { try SystemZone(named: name) }
    #expect(failure?.kind == .invalid)
  }

  @Test("A file that is cut off anywhere, or damaged, is no zone or another one, and never a crash")
  func damaged() throws {
    let bytes = try #require(try ZoneFiles.read("/usr/share/zoneinfo/Europe/Paris"))
    #expect(TZif(bytes) != nil)
    for count in 0..<bytes.count { _ = TZif(Array(bytes.prefix(count))) }
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= 0xFF
      guard let data = TZif(damaged) else { continue }
      _ = SystemZone(name: "damaged", data: data).utcOffset(at: Instant(clamping: 0))
    }
    #expect(TZif([]) == nil)
    #expect(TZif(Array("TZif2".utf8)) == nil)
  }
}
