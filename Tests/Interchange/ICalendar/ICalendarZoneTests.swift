import Calendar
import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// The zones that other programs name and define.
@Suite struct ICalendarZoneTests {
  let test: TestStore

  init() throws {
    let zones = try [
      "Europe/Paris", "Europe/Moscow", "Europe/Istanbul", "Europe/Athens", "Europe/Stockholm",
      "UTC",
    ].map { try SystemZone(named: $0) }
    test = try TestStore(zone: zones[0], zones: zones, now: "2026-11-21T09:00:00Z")
  }

  private func definition(
    _ id: String, _ parts: (name: String, start: String, from: String, to: String, rule: String)...
  )
    -> String
  {
    "BEGIN:VTIMEZONE\nTZID:\(id)\n"
      + parts.map { part in
        "BEGIN:\(part.name)\nDTSTART:\(part.start)\nTZOFFSETFROM:\(part.from)\nTZOFFSETTO:\(part.to)\n"
          + (part.rule.isEmpty ? "" : "RRULE:\(part.rule)\n") + "END:\(part.name)\n"
      }.joined() + "END:VTIMEZONE\n"
  }

  private func event(_ uid: String, _ zone: String, _ start: String, _ more: String = "") -> String
  {
    "BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:A\nDTSTART;TZID=\"\(zone)\":\(start)\n\(more)END:VEVENT\n"
  }

  /// +2 and in summer +3 until 2016, and +3 since.
  private func istanbul(_ id: String) -> String {
    definition(
      id,
      (
        "STANDARD", "20111030T040000", "+0300", "+0200",
        "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20151108T010000Z"
      ),
      (
        "DAYLIGHT", "20120325T030000", "+0200", "+0300",
        "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20160327T010000Z"
      ),
      ("STANDARD", "20160907T000000", "+0300", "+0300", ""))
  }

  @Test(
    "A zone is compared over the times that the file has in it",
    arguments: [
      // Moscow was at +4 then, and Istanbul at +2; both are at +3 today.
      ("Office", "20130115T120000", "2013-01-15T10:00:00.000Z"),
      ("(UTC+03:00) Istanbul", "20260115T120000", "2026-01-15T09:00:00.000Z"),
      ("Turkey Standard Time", "20260115T120000", "2026-01-15T09:00:00.000Z"),
    ])
  func compared(id: String, start: String, instant: String) throws {
    _ = try test.read(istanbul(id) + event("e", id, start))
    #expect(try test.event("e").start.text == instant)
    if id != "Office" { #expect(try test.event("e").zoneName == "Europe/Istanbul") }
    if id == "Office" { #expect(try test.event("e").zoneName != "Europe/Moscow") }
  }

  @Test("A time of which a definition says otherwise than its zone is that of the definition")
  func otherwise() throws {
    let fixed = definition(
      "Turkey Standard Time", ("STANDARD", "19700101T000000", "+0300", "+0300", ""))
    _ = try test.read(
      event("a", "Turkey Standard Time", "20260115T120000")
        + event("b", "Turkey Standard Time", "20130115T120000") + fixed)
    #expect(try test.event("a").start.text == "2026-01-15T09:00:00.000Z")
    #expect(try test.event("b").start.text == "2013-01-15T09:00:00.000Z")
  }

  @Test(
    "A name may begin with a slash, or be that of Windows without a definition",
    arguments: [
      ("/Europe/Stockholm", "Europe/Stockholm"),
      ("/example.org/Europe/Stockholm", "Europe/Stockholm"),
      ("Romance Standard Time", "Europe/Paris"),
    ])
  func names(id: String, zone: String) throws {
    let report = try test.read(event("e", id, "20260715T120000"))
    #expect(report.notes.onLines.isEmpty)
    #expect(try test.event("e").zoneName == zone)
    #expect(try test.event("e").start.text == "2026-07-15T10:00:00.000Z")
  }

  @Test(
    "Each zone that a file of ours names is defined in it, and no time moves when it is read back")
  func defined() throws {
    let odd = definition(
      "Customized Time Zone", ("STANDARD", "19700101T000000", "+0517", "+0517", ""))
    _ = try test.read(
      odd
        + event(
          "e", "Customized Time Zone", "20261215T120000",
          "RRULE:FREQ=DAILY\nX-WHEN;TZID=Customized Time Zone:20261215T120000,20261216T120000/PT1H\n"
            + "BEGIN:X-PART\nX-WHEN;TZID=Customized Time Zone:20261215T120000\nEND:X-PART\n")
        + "BEGIN:VEVENT\nUID:e\nSUMMARY:B\nDTSTART;TZID=Customized Time Zone:20261216T130000\n"
        + "RECURRENCE-ID;TZID=Customized Time Zone:20261216T120000\nEND:VEVENT\n"
        + event("n", "Nowhere", "20261215T120000")
        + "BEGIN:VJOURNAL\nUID:j\nDTSTART;TZID=Customized Time Zone:20261215T120000\nEND:VJOURNAL\n"
        + "BEGIN:VTODO\nUID:t\nSUMMARY:A\nDUE;TZID=UTC:20261215T120000\nEND:VTODO")
    let before = try test.store.events.all()
    #expect(before.count == 3)
    let text = try Format.iCalendar.written(from: test).replacing("\r\n ", with: "")
    let lines = text.split(separator: "\r\n").map { String($0) }
    let named = Set(lines.compactMap { ContentLine(text: $0)?.parameter("TZID") })
    let defined = Set(lines.filter { $0.hasPrefix("TZID:") }.map { String($0.dropFirst(5)) })
    #expect(named.isSubset(of: defined), "\(named) \(defined)")
    #expect(lines.contains("X-WHEN:20261215T064300Z,20261216T064300Z/PT1H"))
    _ = try Format.iCalendar.read(text, into: test)
    #expect(try test.store.events.all().map(\.start) == before.map(\.start))
    let utc = try SystemZone(named: "UTC")
    let other = try TestStore(
      zone: test.store.zone, zones: [test.store.zone, utc], now: "2026-11-21T09:00:00Z")
    _ = try Format.iCalendar.read(text, into: other)
    #expect(try other.store.events.all().map(\.start) == before.map(\.start))
  }
}
