import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// What means nothing here and comes back all the same.
@Suite struct ICalendarKeptTests {
  let test: TestStore
  private let components = """
    BEGIN:VJOURNAL
    UID:j
    SUMMARY:A day
    DTSTART;TZID=America/New_York:20101121T090000
    X-MOOD;X-BY="a;b":good
    END:VJOURNAL
    BEGIN:VJOURNAL
    UID:j
    RECURRENCE-ID:20101122T140000Z
    SUMMARY:Another day
    END:VJOURNAL
    BEGIN:VFREEBUSY
    UID:f
    FREEBUSY;FBTYPE=BUSY:20261121T090000Z/PT1H
    END:VFREEBUSY
    BEGIN:X-POLL
    X-QUESTION:When?
    BEGIN:X-ANSWER
    X-TEXT:Now
    END:X-ANSWER
    END:X-POLL
    BEGIN:VEVENT
    UID:e
    DTSTART:20261124T080000Z
    X-COLOUR:blue
    X-TASKCORE-OF-TOMORROW;X-A=b:good
    BEGIN:X-PART
    X-TIME;TZID=America/New_York:20101121T090000
    END:X-PART
    END:VEVENT
    """

  init() throws {
    test = try TestStore.inParis()
  }

  private func calendar(_ more: String = "") -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:PUBLISH\nX-WR-CALDESC:At\\, home\(more)\n\(components)\n"
      + "END:VCALENDAR\n"
  }

  @Test(
    "Journals, busy times, other components and properties of the calendar survive a round trip")
  func roundTrip() throws {
    let report = try Format.iCalendar.read(
      calendar("\nREFRESH-INTERVAL;VALUE=DURATION:P1D"), into: test)
    #expect(report.notes.onLines.map(\.kind) == Array(repeating: .kept, count: 4))
    let written = try test.calendarLines()
    for line in components.split(separator: "\n") {
      #expect(written.contains(String(line)), "\(line)")
    }
    #expect(written.contains("X-WR-CALDESC:At\\, home"))
    #expect(written.contains("REFRESH-INTERVAL;VALUE=DURATION:P1D"))
    #expect(!written.contains("METHOD:PUBLISH"))
    let text = try Format.iCalendar.written(from: test)
    for (format, text) in [
      (Format.iCalendar, text), (.json, try Format.json.written(from: test)),
    ] {
      let other = try TestStore.inParis()
      let notes = try format.read(text, into: other).notes.onLines
      #expect(notes.allSatisfy { $0.message.description.contains("has no place here") })
      #expect(try other.calendarLines().sorted() == written.sorted())
    }
  }

  @Test("The same again changes nothing, and another value takes the place of the first")
  func again() throws {
    _ = try Format.iCalendar.read(calendar(), into: test)
    let before = try test.store.unknownProperties.all()
    _ = try Format.iCalendar.read(calendar(), into: test)
    #expect(try test.store.unknownProperties.all() == before)
    let changed = calendar().replacing("home", with: "work").replacing("A day", with: "A good day")
    _ = try Format.iCalendar.read(changed, into: test)
    let written = try test.calendarLines()
    #expect(written.filter { $0.hasPrefix("X-WR-CALDESC") } == ["X-WR-CALDESC:At\\, work"])
    #expect(written.contains("SUMMARY:A good day") && !written.contains("SUMMARY:A day"))
  }

  @Test("A location keeps its lines")
  func location() throws {
    _ = try test.read(
      "BEGIN:VEVENT\nUID:e\nSUMMARY:A\nDTSTART:20261124T080000Z\nLOCATION:Café\\nRue 5\\, Paris\\n\nEND:VEVENT"
    )
    #expect(try test.event("e").location == "Café\nRue 5, Paris")
    let other = try TestStore.inParis()
    _ = try Format.json.read(Format.json.written(from: test), into: other)
    #expect(try other.event("e").location == "Café\nRue 5, Paris")
    #expect(throws: Failure.self) {
      var event = try test.event("e")
      try event.setLocation("a\u{7}\nb")
    }
  }

  @Test(
    "What would spoil a file is not written",
    arguments: [
      #"{"component":["BEGIN:VJOURNAL"]}"#, #"{"component":["SUMMARY:A"]}"#,
      #"{"component":["BEGIN:VCALENDAR","END:VCALENDAR"]}"#, #"{"property":"END:VCALENDAR"}"#,
      #"{"component":["BEGIN:X","A:1\r\nB:2","END:X"]}"#, #"{"component":3}"#, "[]",
    ])
  func damaged(value: String) {
    let unknown = UnknownProperty(
      section: UnknownProperty.iCalendarSection, itemUID: "", name: "", value: value)
    #expect(KeptCalendar([unknown]).allLines.isEmpty)
  }
}
