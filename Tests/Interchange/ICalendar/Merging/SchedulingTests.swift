import Testing

@testable import Interchange

/// Nobody is written to unasked: RFC 6638.
@Suite struct SchedulingTests {
  private static let people = """
    ORGANIZER:mailto:eve@example.org
    ATTENDEE;CN=Ada:mailto:ada@example.org
    """

  private func scheduling(_ user: String..., invites: Bool = false) -> Scheduling {
    Scheduling(invites: invites, user: user)
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
