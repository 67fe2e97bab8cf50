import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct ICalendarEventTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  @Test("A VEVENT says what an event has, and comes back as it was")
  func reads() throws {
    let lines = """
      BEGIN:VEVENT
      UID:m
      SUMMARY:Review
      DESCRIPTION:Bring\\, all
      LOCATION:Room 1
      DTSTART;TZID=Europe/Paris:20261124T090000
      DURATION:PT1H30M
      RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=9
      EXDATE;TZID=Europe/Paris:20261201T090000
      RDATE;TZID=Europe/Paris:20261202T090000
      ATTENDEE;CN=Ada Lovelace;PARTSTAT=ACCEPTED:mailto:ada@example.org
      ATTENDEE:mailto:bob@example.org
      ORGANIZER:mailto:eve@example.org
      SEQUENCE:3
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Review
      TRIGGER:-PT10M
      END:VALARM
      END:VEVENT
      BEGIN:VEVENT
      UID:m
      RECURRENCE-ID;TZID=Europe/Paris:20261208T090000
      SUMMARY:Review, late
      DTSTART;TZID=Europe/Paris:20261208T110000
      DTEND;TZID=Europe/Paris:20261208T120000
      END:VEVENT
      BEGIN:VEVENT
      UID:d
      SUMMARY:Holiday
      DTSTART;VALUE=DATE:20261224
      DTEND;VALUE=DATE:20261227
      TRANSP:TRANSPARENT
      END:VEVENT
      BEGIN:VEVENT
      UID:z
      SUMMARY:Tax return
      DTSTART:20261231T230000Z
      END:VEVENT
      """
    let report = try test.read(lines)
    #expect(report.eventsAdded == 4 && report.notes.onLines.isEmpty, "\(report.notes)")
    let event = try test.event("m")
    #expect(event.duration == 5_400 && event.kind == .meeting && event.location == "Room 1")
    #expect(event.attendees == ["Ada Lovelace <ada@example.org>", "bob@example.org"])
    #expect(event.repeatStart?.text == "20261124T090000" && event.zoneName == "Europe/Paris")
    #expect(event.excludedDates.text == "20261201T090000" && event.reminders.text == "start-600")
    let changed = try test.store.events.changedOccurrences(ofSeries: "m")
    #expect(changed.map(\.title) == ["Review, late"])
    #expect(changed.first?.occurrence?.text == "20261208T090000")
    let day = try test.event("d")
    #expect(day.start.text == "2026-12-24" && day.duration == 3 * 86_400 && day.isTransparent)
    #expect(try test.event("z").kind == .deadline && test.event("z").duration == 1)
    let before = try test.store.events.all()
    test.advance(seconds: 3_600)
    let text = try Format.iCalendar.written(from: test)
    let again = try Format.iCalendar.read(text, into: test, chunk: 3)
    #expect(again.eventsUnchanged == 4 && again.notes.onLines.isEmpty, "\(again)")
    #expect(try test.store.events.all() == before)
    let written = try test.calendarLines()
    for line in lines.split(separator: "\n") { #expect(written.contains(String(line)), "\(line)") }
  }

  @Test("A zone is known by its name, by its end, or by its rules")
  func zones() throws {
    func event(_ uid: String, _ zone: String) -> String {
      "BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:A\nDTSTART;TZID=\(zone):20260715T120000\nEND:VEVENT\n"
    }
    let windows = """
      BEGIN:VTIMEZONE
      TZID:Romance Standard Time
      BEGIN:STANDARD
      DTSTART:16010101T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VTIMEZONE
      TZID:Odd
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0017
      TZOFFSETTO:+0017
      END:STANDARD
      END:VTIMEZONE
      """
    // A zone may be defined behind its first use.
    let report = try test.read(
      event("a", "America/New_York") + event("b", "/freeassociation.sourceforge.net/Asia/Kolkata")
        + event("c", "Romance Standard Time") + event("o", "Odd") + event("n", "Nowhere")
        + windows)
    #expect(report.eventsAdded == 5 && report.notes.onLines.count == 3, "\(report.notes)")
    func start(_ uid: String) throws -> String { try test.event(uid).start.text }
    #expect(try start("a") == "2026-07-15T16:00:00.000Z")
    #expect(try start("b") == "2026-07-15T06:30:00.000Z")
    #expect(try start("c") == "2026-07-15T10:00:00.000Z")
    #expect(try start("o") == "2026-07-15T11:43:00.000Z")
    #expect(try start("n") == "2026-07-15T10:00:00.000Z")
    #expect(try test.event("b").zoneName == "Asia/Kolkata")
    #expect(try test.event("c").zoneName == "Europe/Paris")
    #expect(try test.event("o").zoneName == "UTC")
    #expect(try start("a") == "2026-07-15T16:00:00.000Z")
  }

  @Test(
    "The definition of a zone is that zone",
    arguments: ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"])
  func definitions(name: String) throws {
    let zone = try test.store.almanac.zone(named: name)
    let lines = try ZoneDefinition(zone, from: instant("1950-01-01T00:00:00Z"), now: test.now).lines
    var component = Component("VTIMEZONE")
    component.lines = lines.dropFirst().dropLast().compactMap { ContentLine(text: $0) }
    let defined = try #require(DefinedZone(component))
    var random = RandomNumbers(seed: 5)
    let range =
      try instant("1950-01-01T00:00:00Z")
      .milliseconds...instant("2080-01-01T00:00:00Z").milliseconds
    for _ in 0..<5_000 {
      let instant = Instant(clamping: Int64.random(in: range, using: &random))
      #expect(defined.utcOffset(at: instant) == zone.utcOffset(at: instant), "\(instant.text)")
      let local = zone.localTime(at: instant)
      #expect(defined.instant(at: local) == zone.instant(at: local), "\(instant.text)")
    }
  }
}
