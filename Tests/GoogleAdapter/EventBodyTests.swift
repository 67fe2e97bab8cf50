import Interchange
import Testing

@testable import Google

@Suite struct EventBodyTests {
  private let days = "DTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:20260503"

  @Test("A new event says all that Google has a field for")
  func new() throws {
    let event = try Samples.event(
      """
      UID:a
      SUMMARY:Lunch\\, with Ada
      DESCRIPTION:one\\ntwo
      LOCATION:Café
      DTSTART;TZID=Europe/Vienna:20260320T180000
      DTEND;TZID=Europe/Vienna:20260320T190000
      TRANSP:TRANSPARENT
      CLASS:PRIVATE
      """)
    #expect(
      event.text
        == #"{"summary":"Lunch, with Ada","description":"one\ntwo","location":"Café","#
        + #""start":{"dateTime":"2026-03-20T18:00:00","timeZone":"Europe/Vienna"},"#
        + #""end":{"dateTime":"2026-03-20T19:00:00","timeZone":"Europe/Vienna"},"#
        + #""transparency":"transparent","visibility":"private","reminders":{"useDefault":false}}"#)
  }

  @Test("What is said already is left as it is, and so is what we do not know")
  func unchanged() throws {
    let text =
      #"{"id":"a","start":{"dateTime":"2026-03-20T17:00:00Z","timeZone":"Europe/Vienna"},"#
      + #""end":{"dateTime":"2026-03-20T19:00:00+01:00","timeZone":"Europe/Vienna"},"#
      + #""summary":"Lunch","status":"confirmed","conferenceData":{"conferenceId":"x"},"reminders":{"useDefault":true}}"#
    let lines = """
      SUMMARY:Lunch
      DTSTART;TZID=Europe/Vienna:20260320T180000
      DTEND;TZID=Europe/Vienna:20260320T190000
      """
    #expect(try Samples.event(lines, over: text).text == text)
  }

  @Test(
    "A time in UTC, and one wherever one is, has a zone for Google",
    arguments: [
      ("20260320T170000Z", #"{"dateTime":"2026-03-20T17:00:00Z","timeZone":"UTC"}"#),
      ("20260320T180000", #"{"dateTime":"2026-03-20T18:00:00","timeZone":"Europe/Vienna"}"#),
    ])
  func zones(time: String, expected: String) throws {
    let event = try Samples.event("DTSTART:\(time)\nDURATION:PT0S")
    #expect(event["start"]?.text == expected)
    #expect(event["end"]?.text == expected)
  }

  @Test(
    "An end that cannot be is one that can",
    arguments: [
      ("DTSTART;VALUE=DATE:20260501", "2026-05-02"),
      ("DTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:20260501", "2026-05-02"),
      ("DTSTART;VALUE=DATE:20260501\nDURATION:P3D", "2026-05-04"),
      ("DTSTART;VALUE=DATE:20260501\nDTEND:20260502T100000Z", "2026-05-02"),
    ])
  func ends(lines: String, expected: String) throws {
    #expect(try Samples.event(lines)["end"]?.text("date") == expected)
  }

  @Test("A rule goes with its exceptions, in UTC, and ends in UTC")
  func recurrence() throws {
    let event = try Samples.event(
      """
      DTSTART;TZID=Europe/Vienna:20260320T180000
      RRULE:FREQ=WEEKLY;UNTIL=20260501T180000
      EXDATE;TZID=Europe/Vienna:20260403T180000,20260327T180000
      RDATE;TZID=Europe/Vienna:20260601T180000
      """)
    #expect(
      event["recurrence"]?.text
        == #"["RRULE:FREQ=WEEKLY;UNTIL=20260501T160000Z","RDATE:20260601T160000Z","#
        + #""EXDATE:20260327T170000Z,20260403T160000Z"]"#)
    #expect(
      try Samples.event(days + "\nRRULE:FREQ=DAILY\nEXDATE;VALUE=DATE:20260502")["recurrence"]?.text
        == #"["RRULE:FREQ=DAILY","EXDATE;VALUE=DATE:20260502"]"#)
  }

  @Test("A rule that is written otherwise is the same rule")
  func sameRule() throws {
    let text =
      #"{"start":{"date":"2026-05-01"},"end":{"date":"2026-05-03"},"recurrence":["RRULE:COUNT=3;FREQ=DAILY"]}"#
    let event = try Samples.event(days + "\nRRULE:FREQ=DAILY;COUNT=3;INTERVAL=1", over: text)
    #expect(event["recurrence"]?.text == #"["RRULE:COUNT=3;FREQ=DAILY"]"#)
  }

  @Test("Reminders of the calendar stay its own while nothing else is wanted")
  func reminders() throws {
    let alarm = "\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT10M\nEND:VALARM"
    let old = try Samples.json(#"{"reminders":{"useDefault":true}}"#)
    let defaults = [try Samples.json(#"{"method":"popup","minutes":10}"#)]
    let body = EventBody(times: try Samples.times(), defaults: defaults)
    let same = try body.event(try Samples.component("VEVENT", days + alarm), over: old)
    #expect(same["reminders"]?.text == #"{"useDefault":true}"#)
    let none = try body.event(try Samples.component("VEVENT", days), over: old)
    #expect(none["reminders"]?.text == #"{"useDefault":false}"#)
  }

  @Test("Five reminders fit, and those that Google cannot have stay ours")
  func manyReminders() throws {
    let triggers = [
      "PT5M", "-PT30S", "-P40D", "-PT0S", "-PT1M", "-PT2M", "-PT3M", "-PT4M", "-PT5M",
    ]
    let alarms = triggers.map { "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:\($0)\nEND:VALARM" }
    let event = try Samples.event(days + "\n" + alarms.joined(separator: "\n"))
    #expect(
      event["reminders"]?.list("overrides").compactMap { $0.whole("minutes") } == [0, 1, 2, 3, 4])
  }

  @Test("What only Taskcore writes is kept as far as it fits, and what others keep there stays")
  func properties() throws {
    let long = String(repeating: "x", count: 1_025)
    let old =
      #"{"extendedProperties":{"shared":{"s":"1"},"private":{"theirs":"1","X-TASKCORE-OLD":":2"}}}"#
    let event = try Samples.event(
      days + "\nX-TASKCORE-KIND:MEETING\nX-TASKCORE-NOTES:\(long)\nCATEGORIES:a,b\nX-OTHER:1",
      over: old)
    #expect(
      event["extendedProperties"]?.text
        == #"{"shared":{"s":"1"},"private":{"X-TASKCORE-KIND":":MEETING","taskcore-CATEGORIES":":a,b","theirs":"1"}}"#
    )
    let lines = EventProperties.lines(of: event).map(\.text)
    #expect(lines == ["X-TASKCORE-KIND:MEETING", "CATEGORIES:a,b"])
  }

  @Test("A UID of ours counts for the event of its id alone, and not for a copy")
  func uids() throws {
    let id = try #require(EventID.make(uid: "01a2-b"))
    #expect(id.utf8.allSatisfy { "0123456789abcdefghijklmnopqrstuv".utf8.contains($0) })
    let properties = #""extendedProperties":{"private":{"taskcore-uid":"01a2-b"}}"#
    #expect(
      EventProperties.uid(of: try Samples.json(#"{"id":"\#(id)",\#(properties)}"#)) == "01a2-b")
    #expect(EventProperties.uid(of: try Samples.json(#"{"id":"copy",\#(properties)}"#)) == nil)
    #expect(EventID.make(uid: String(repeating: "x", count: 601)) == nil)
    #expect(EventID.make(uid: "a") != EventID.make(uid: "b"))
  }

  @Test("Attendees stay as Google has them, and those without an address stay ours")
  func people() throws {
    let old =
      #"{"attendees":[{"email":"bob@example.com","id":"1","responseStatus":"accepted"},{"email":"old@example.com"}]}"#
    let event = try Samples.event(
      days
        + "\nATTENDEE;CN=Carol:mailto:carol@example.com\nATTENDEE:mailto:BOB@example.com\nATTENDEE;CN=Dan:invalid:nomail",
      over: old)
    #expect(
      event["attendees"]?.text
        == #"[{"email":"bob@example.com","id":"1","responseStatus":"accepted"},"#
        + #"{"email":"carol@example.com","displayName":"Carol"}]"#)
  }

  @Test("Somebody is invited only when that is wanted and Google does not know them")
  func invitations() throws {
    let known = try Samples.json(#"{"attendees":[{"email":"bob@example.com"}]}"#)
    func invites(_ line: String) throws -> Bool {
      EventPeople.invites(try Samples.component("VEVENT", line), over: known)
    }
    #expect(try invites("ATTENDEE:mailto:carol@example.com"))
    #expect(try !invites("ATTENDEE;SCHEDULE-AGENT=NONE:mailto:carol@example.com"))
    #expect(try !invites("ATTENDEE:mailto:Bob@example.com"))
    #expect(try !invites("ATTENDEE;CN=Dan:invalid:nomail"))
  }

  @Test("An event without a start is refused with its UID")
  func noStart() {
    #expect { try Samples.event("UID:a") } throws: { "\($0)".contains("UID a") }
  }
}
