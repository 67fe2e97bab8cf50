import Testing

@testable import Google

@Suite struct EventTextTests {
  private let choir = """
    {"id":"choir","etag":"\\"1\\"","status":"confirmed","iCalUID":"choir@google.com","summary":"Choir",
    "start":{"dateTime":"2026-03-20T18:00:00+01:00","timeZone":"Europe/Vienna"},
    "end":{"dateTime":"2026-03-20T19:30:00+01:00","timeZone":"Europe/Vienna"},
    "recurrence":["EXDATE:20260410T160000Z","RRULE:FREQ=WEEKLY;COUNT=4"]}
    """

  @Test("An event is told with its times, texts and states")
  func plain() throws {
    let event = """
      {"id":"a","etag":"\\"1\\"","status":"tentative","iCalUID":"a@google.com","summary":"Lunch, with Ada",
      "description":"one\\ntwo","location":"Café","created":"2026-01-01T10:00:00.000Z",
      "updated":"2026-01-02T10:00:00.250Z","transparency":"transparent","visibility":"private","colorId":"5",
      "start":{"dateTime":"2026-03-20T17:00:00Z","timeZone":"Europe/Vienna"},
      "end":{"dateTime":"2026-03-20T19:00:00+01:00","timeZone":"Europe/Vienna"}}
      """
    #expect(
      try Samples.lines(of: event) == [
        "BEGIN:VEVENT", "UID:a@google.com", "DTSTAMP:20260102T100000Z", "CREATED:20260101T100000Z",
        "LAST-MODIFIED:20260102T100000Z", "SUMMARY:Lunch\\, with Ada", "DESCRIPTION:one\\ntwo",
        "LOCATION:Café", "DTSTART;TZID=Europe/Vienna:20260320T180000",
        "DTEND;TZID=Europe/Vienna:20260320T190000", "STATUS:TENTATIVE", "TRANSP:TRANSPARENT",
        "CLASS:PRIVATE", "X-GOOGLE-COLOR-ID:5", "END:VEVENT",
      ])
  }

  @Test("Whole days take time at Google, and that is said")
  func days() throws {
    let event = """
      {"id":"a","iCalUID":"a@google.com","start":{"date":"2026-05-01"},"end":{"date":"2026-05-03"}}
      """
    let lines = try Samples.lines(of: event)
    #expect(lines.contains("DTSTART;VALUE=DATE:20260501"))
    #expect(lines.contains("DTEND;VALUE=DATE:20260503"))
    #expect(lines.contains("TRANSP:OPAQUE"))
  }

  @Test("A zone that nobody here knows is told in UTC")
  func unknownZone() throws {
    let event = """
      {"id":"a","start":{"dateTime":"2026-03-20T18:00:00+01:00","timeZone":"Mars/Olympus"},
      "end":{"dateTime":"2026-03-20T19:00:00+01:00"}}
      """
    let lines = try Samples.lines(of: event)
    #expect(lines.contains("DTSTART:20260320T170000Z"))
    #expect(lines.contains("DTEND:20260320T180000Z"))
    #expect(lines.contains("UID:a@google.com"))
  }

  @Test("Occurrences that were changed are components, and those that were cancelled are excluded")
  func series() throws {
    let changed = """
      {"id":"choir_20260320T170000Z","etag":"\\"2\\"","status":"confirmed","recurringEventId":"choir",
      "summary":"Solo","originalStartTime":{"dateTime":"2026-03-20T18:00:00+01:00","timeZone":"Europe/Vienna"},
      "start":{"dateTime":"2026-03-20T20:00:00+01:00","timeZone":"Europe/Vienna"},
      "end":{"dateTime":"2026-03-20T21:00:00+01:00","timeZone":"Europe/Vienna"}}
      """
    let cancelled = """
      {"id":"choir_20260327T170000Z","status":"cancelled","recurringEventId":"choir",
      "originalStartTime":{"dateTime":"2026-03-27T17:00:00Z"}}
      """
    for lines in [
      try Samples.lines(of: choir, changed, cancelled),
      try Samples.lines(of: cancelled, changed, choir),
    ] {
      #expect(lines.contains("RRULE:FREQ=WEEKLY;COUNT=4"))
      #expect(lines.contains("EXDATE;TZID=Europe/Vienna:20260327T180000,20260410T180000"))
      #expect(lines.contains("RECURRENCE-ID;TZID=Europe/Vienna:20260320T180000"))
      #expect(lines.filter { $0 == "UID:choir@google.com" }.count == 2)
    }
  }

  @Test("An ETag follows from all parts of a series, in whatever order they come")
  func etags() throws {
    let main = try Samples.json(choir)
    let one = try Samples.json(
      #"{"id":"choir_1","etag":"\"2\"","status":"confirmed","recurringEventId":"choir"}"#)
    let other = try Samples.json(
      #"{"id":"choir_2","etag":"\"3\"","status":"confirmed","recurringEventId":"choir"}"#)
    let etag = EventGroup("choir", of: [main, one, other]).etag
    #expect(etag == EventGroup("choir", of: [other, main, one]).etag)
    #expect(etag != EventGroup("choir", of: [main, one]).etag)
    #expect(!EventGroup.isOfGoogle(etag))
    var single = main
    single.set("recurrence", nil)
    #expect(EventGroup("choir", of: [single]).etag == "\"1\"")
  }

  @Test("Occurrences without their series are an item, and nothing of a deleted event is")
  func parts() throws {
    let occurrence = """
      {"id":"choir_20260320T170000Z","status":"confirmed","recurringEventId":"choir","iCalUID":"choir@google.com",
      "originalStartTime":{"date":"2026-03-20"},"start":{"date":"2026-03-21"},"end":{"date":"2026-03-22"}}
      """
    #expect(try Samples.lines(of: occurrence).contains("RECURRENCE-ID;VALUE=DATE:20260320"))
    let deleted = #"{"id":"choir","status":"cancelled"}"#
    #expect(try Samples.lines(of: deleted).isEmpty)
    #expect(try Samples.lines(of: deleted, occurrence).isEmpty)
  }

  @Test("Of one's own events nobody is to be written to, and of others' Google decides")
  func people() throws {
    let times = #""start":{"date":"2026-05-01"},"end":{"date":"2026-05-02"}"#
    let own = """
      {"id":"a",\(times),"organizer":{"email":"ada@example.org","self":true},
      "attendees":[{"email":"bob@example.com","displayName":"Bob","responseStatus":"accepted","optional":true}]}
      """
    let lines = try Samples.lines(of: own)
    #expect(!lines.contains { $0.hasPrefix("ORGANIZER") })
    #expect(
      lines.contains(
        "ATTENDEE;CN=Bob;ROLE=OPT-PARTICIPANT;PARTSTAT=ACCEPTED;SCHEDULE-AGENT=NONE:mailto:bob@example.com"
      ))
    let other = """
      {"id":"a",\(times),"organizer":{"email":"bob@example.com"},"attendees":[{"email":"ada@example.org"}]}
      """
    #expect(try Samples.lines(of: other).contains("ORGANIZER:mailto:bob@example.com"))
    let alone = #"{"id":"a",\#(times),"organizer":{"email":"ada@example.org","self":true}}"#
    #expect(try !Samples.lines(of: alone).contains { $0.hasPrefix("ORGANIZER") })
  }

  @Test("Reminders are its own or those of its calendar")
  func reminders() throws {
    let times = #""start":{"date":"2026-05-01"},"end":{"date":"2026-05-02"}"#
    let defaults = #"[{"method":"popup","minutes":10}]"#
    let usual = #"{"id":"a","summary":"A",\#(times),"reminders":{"useDefault":true}}"#
    #expect(try Samples.lines(of: usual, defaults: defaults).contains("TRIGGER:-PT10M"))
    let own = """
      {"id":"a",\(times),"reminders":{"useDefault":false,"overrides":[{"method":"email","minutes":1440}]}}
      """
    let lines = try Samples.lines(of: own, defaults: defaults)
    #expect(lines.contains("TRIGGER:-P1D") && lines.contains("ACTION:EMAIL"))
    #expect(!lines.contains("TRIGGER:-PT10M"))
  }

  @Test(
    "What is no event makes no text, and none of it is believed",
    arguments: [
      "{}", "[]", #"{"id":7}"#, #"{"id":"a","start":{"date":"2026-13-01"},"end":7}"#,
      #"{"id":"a","recurrence":[7,"RRULE","X:1"],"start":{"dateTime":"2026-03-20T18:00:00+99:00"}}"#,
      #"{"id":"a","start":{"date":"2026-05-01"},"extendedProperties":{"private":{"X-TASKCORE-A\nB":"x","taskcore-URL":":a\r\nEND:VEVENT"}}}"#,
    ])
  func damaged(text: String) throws {
    let lines = try Samples.lines(of: text)
    #expect(lines.filter { $0 == "END:VEVENT" }.count <= 1)
    #expect(!lines.contains { $0.hasPrefix("DTSTART") } || text.utf8.count > 90)
  }
}
