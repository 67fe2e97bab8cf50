import Testing

@testable import Interchange

/// Nobody is written to unasked: RFC 6638.
@Suite struct SchedulingTests {
  private static let people = """
    ORGANIZER:mailto:eve@example.org
    ATTENDEE;CN=Ada:mailto:ada@example.org
    """

  private func scheduling(
    _ user: String, _ addresses: [String] = [], invites: Bool = false, isAutomatic: Bool = false
  ) -> Scheduling {
    Scheduling(
      invites: invites, user: CalendarUser(name: user, addresses: addresses),
      isAutomatic: isAutomatic)
  }

  @Test("What the user organises goes up with the word that the server writes to nobody")
  func quiet() throws {
    let object = try #require(
      event("SUMMARY:a\n\(Self.people)\nATTENDEE;SCHEDULE-AGENT=SERVER:mailto:bob@example.org"))
    for user in ["eve@example.org", "Eve", "mailto:EVE@example.org"] {
      let text = scheduling(user).quiet(object).text
      #expect(text.contains("ORGANIZER;SCHEDULE-AGENT=NONE:mailto:eve@example.org"))
      #expect(text.contains("ATTENDEE;CN=Ada;SCHEDULE-AGENT=NONE:mailto:ada@example.org"))
      #expect(text.contains("ATTENDEE;SCHEDULE-AGENT=NONE:mailto:bob@example.org"))
    }
    #expect(scheduling("eve", invites: true).quiet(object) == object)
  }

  @Test("Where the server says by which addresses it knows the user, the name alone says nothing")
  func addresses() throws {
    let object = try #require(event("SUMMARY:a\n\(Self.people)"))
    #expect(scheduling("eve", ["mailto:eve@example.com"]).quiet(object) == object)
    for address in ["MAILTO:Eve@example.org", "eve@example.org"] {
      let known = scheduling("e1234", ["/principals/e1234/", address])
      #expect(known.quiet(object).text.contains("ORGANIZER;SCHEDULE-AGENT=NONE:"))
    }
    // Radicale tells no address of mail.
    let paths = scheduling("eve", ["/eve/"])
    #expect(paths.quiet(object).text.contains("ORGANIZER;SCHEDULE-AGENT=NONE:"))
  }

  @Test("What the server is to tell nobody of says who organises it, until the last attendee went")
  func silentOrganizer() throws {
    let object = try #require(event("SUMMARY:a\nATTENDEE:mailto:ada@example.org"))
    let alone = try #require(event("SUMMARY:a"))
    let known = scheduling("eve", ["/eve/", "mailto:eve@example.org"])
    let line = "ORGANIZER;SCHEDULE-AGENT=NONE:mailto:eve@example.org"
    #expect(known.quiet(object).text.contains(line))
    #expect(known.quiet(alone, over: object).text.contains(line))
    #expect(known.quiet(alone) == alone)
    #expect(!scheduling("eve").quiet(object).text.contains("ORGANIZER"))
  }

  @Test("A series and its occurrences say who organises them where one of them has attendees")
  func occurrences() throws {
    let series = "DTSTART:20270105T090000Z\nRRULE:FREQ=DAILY\n"
    let occurrence =
      "END:VEVENT\nBEGIN:VEVENT\nUID:e\nRECURRENCE-ID:20270106T090000Z\nSUMMARY:b"
    let known = scheduling("eve", ["mailto:eve@example.org"])
    let alone = try #require(event(series + occurrence))
    let invited = try #require(
      event(series + occurrence + "\nATTENDEE:mailto:ada@example.org"))
    for object in [known.quiet(invited), known.quiet(alone, over: invited)] {
      let lines = object.text.split { $0.isNewline }.filter { $0.hasPrefix("ORGANIZER") }
      #expect(
        lines == Array(repeating: "ORGANIZER;SCHEDULE-AGENT=NONE:mailto:eve@example.org", count: 2))
    }
    #expect(known.quiet(alone) == alone)
  }

  @Test("What the server is to invite to says who does")
  func organizer() throws {
    let object = try #require(event("SUMMARY:a\nATTENDEE:mailto:ada@example.org"))
    let known = scheduling("eve", ["/eve/", "mailto:eve@example.org"], invites: true)
    #expect(known.quiet(object).text.contains("ORGANIZER:mailto:eve@example.org"))
    #expect(known.quiet(known.quiet(object)).text == known.quiet(object).text)
    #expect(scheduling("eve", invites: true).quiet(object) == object)
    let alone = try #require(event("SUMMARY:a"))
    #expect(known.quiet(alone) == alone)
  }

  @Test("What a server writes to attendees about is neither changed nor deleted unasked")
  func automatic() throws {
    let theirs = try #require(event("SUMMARY:a\n\(Self.people)"))
    let ours = try #require(event("SUMMARY:b\nCATEGORIES:x\n\(Self.people)"))
    let changes = ours.difference(from: theirs)
    let asked = scheduling("eve", invites: true, isAutomatic: true)
    let unasked = scheduling("eve", isAutomatic: true)
    #expect(unasked.allowed(changes, of: theirs).properties == ["CATEGORIES"])
    #expect(unasked.quiet(theirs, over: theirs).text == theirs.text)
    #expect(!unasked.allowsDeletion(of: theirs))
    #expect(asked.allowed(changes, of: theirs) == changes)
    #expect(asked.allowsDeletion(of: theirs))
    // A server without scheduling, an event of another organizer, and attendees with SCHEDULE-AGENT=NONE.
    #expect(scheduling("eve").allowsDeletion(of: theirs))
    #expect(scheduling("ada", isAutomatic: true).allowsDeletion(of: theirs))
    let silent = unasked.quiet(theirs)
    #expect(unasked.allowed(changes, of: silent) == changes)
    #expect(unasked.allowsDeletion(of: silent))
  }

  @Test("Attendees without an organizer are the user's own, too")
  func withoutOrganizer() throws {
    let object = try #require(event("ATTENDEE:mailto:ada@example.org"))
    #expect(scheduling("eve").quiet(object).text.contains("ATTENDEE;SCHEDULE-AGENT=NONE:"))
  }

  @Test("What somebody else organises stays as it is there")
  func ofOthers() throws {
    let object = try #require(event("SUMMARY:a\n\(Self.people)"))
    #expect(scheduling("ada").quiet(object) == object)
  }

  @Test("Of what somebody else organises, only what is the user's own goes up")
  func allowed() throws {
    let theirs = try #require(event("SUMMARY:a\nDTSTART:20261201T090000Z\n\(Self.people)"))
    let ours = try #require(
      event(
        """
        SUMMARY:b
        DTSTART:20261202T090000Z
        CATEGORIES:x
        TRANSP:TRANSPARENT
        X-TASKCORE-SLOT:evening
        \(Self.people)
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:-PT5M
        END:VALARM
        """))
    let changes = ours.difference(from: theirs)
    let allowed = scheduling("ada").allowed(changes, of: theirs)
    #expect(allowed.properties == ["CATEGORIES", "TRANSP", "VALARM", "X-TASKCORE-SLOT"])
    #expect(scheduling("eve").allowed(changes, of: theirs) == changes)
    #expect(scheduling("ada", invites: true).allowed(changes, of: theirs) == changes)
  }
}
