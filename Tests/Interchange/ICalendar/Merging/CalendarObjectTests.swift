import Testing

@testable import Interchange

/// A calendar with the components of one UID.
@Suite struct CalendarObjectTests {
  @Test("What is no calendar of one task or event is none")
  func refusals() {
    let two = """
      BEGIN:VTODO
      UID:a
      END:VTODO
      BEGIN:VTODO
      UID:b
      END:VTODO
      """
    for lines in [
      "", "BEGIN:VTODO\nSUMMARY:Without a UID\nEND:VTODO", "BEGIN:VTODO\nUID:\nEND:VTODO", two,
      "BEGIN:VJOURNAL\nUID:j\nEND:VJOURNAL",
    ] {
      #expect(calendarObject(lines) == nil)
    }
    #expect(CalendarObject("") == nil)
    // Half of one.
    #expect(CalendarObject("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\n") == nil)
    #expect(
      CalendarObject("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\nEND:VTODO\r\n") == nil)
    #expect(CalendarObject("BEGIN:VCARD\r\nEND:VCARD\r\n") == nil)
    #expect(CalendarObject(String(repeating: "x", count: CalendarObject.maximumLength + 1)) == nil)
  }

  @Test("It tells its UID, its title, its kind, its occurrences and when it was changed")
  func tells() throws {
    let object = try #require(
      calendarObject(
        """
        BEGIN:VEVENT
        UID:e
        RECURRENCE-ID:20261208T090000Z
        LAST-MODIFIED:20261202T100000Z
        SUMMARY:Later
        END:VEVENT
        BEGIN:VEVENT
        UID:e
        SUMMARY:Review\\, weekly
        LAST-MODIFIED:20261201T100000Z
        DTSTART:20261201T090000Z
        RRULE:FREQ=WEEKLY
        END:VEVENT
        """))
    #expect(object.uid == "e" && !object.holdsTasks)
    #expect(object.title == "Review, weekly")
    #expect(object.occurrences == ["20261208T090000Z"])
    #expect(object.modified?.text == "2026-12-02T10:00:00.000Z")
    #expect(try #require(todo("SUMMARY:Milk")).holdsTasks)
  }

  @Test("Written and read again, it is the same, with what nobody knows of")
  func roundTrip() throws {
    let text = calendarText(
      """
      BEGIN:VTIMEZONE
      TZID:Here
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTIMEZONE
      TZID:Elsewhere
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0300
      TZOFFSETTO:+0300
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTODO
      UID:t
      SUMMARY:Milk
      DUE;TZID=Here:20261201T090000
      CATEGORIES:a,b
      CATEGORIES:c
      X-ANOTHER;X-P="a:b":kept
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT5M
      X-ALARM:kept
      END:VALARM
      END:VTODO
      """)
    let object = try #require(CalendarObject(text))
    let written = object.text
    #expect(try #require(CalendarObject(written)) == object)
    for line in [
      "X-ANOTHER;X-P=\"a:b\":kept", "X-ALARM:kept", "CATEGORIES:a,b,c", "TZID:Here",

    ] {
      #expect(written.contains("\(line)\r\n"), "\(line)")
    }
    // A zone that nothing in it is of is left out.
    #expect(!written.contains("TZID:Elsewhere"))
    #expect(try #require(CalendarObject(written)).text == written)
  }

  @Test("Under another UID, what names it names the other one")
  func uids() throws {
    let object = try #require(todo("RELATED-TO:parent\nSUMMARY:t"))
    let other = object.with(uid: "u")
    #expect(other.uid == "u" && other.title == "t")
    let mapped = object.mappingUIDs { $0 == "parent" ? "p" : $0 }
    #expect(mapped.uid == "t" && mapped.text.contains("RELATED-TO:p\r\n"))
  }

  @Test("What only Taskcore writes is missed where another program left it out, and only then")
  func ownLack() throws {
    let ours = try #require(todo("SUMMARY:a\nX-TASKCORE-SLOT:evening\nX-TASKCORE-FAVOURITE:1"))
    let stripped = try #require(todo("SUMMARY:a"))
    let partly = try #require(todo("SUMMARY:a\nX-TASKCORE-FAVOURITE:1"))
    #expect(stripped.ownLack(of: ours).changes.count == 2)
    #expect(partly.ownLack(of: ours).isEmpty)
    #expect(stripped.applying(stripped.ownLack(of: ours), from: ours) == ours)
  }
}
