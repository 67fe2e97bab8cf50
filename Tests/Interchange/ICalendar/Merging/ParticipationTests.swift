import Domain
import Testing

@testable import Interchange

/// What the user answered to an invitation: PARTSTAT, RFC 5545 section 3.2.12.
@Suite struct ParticipationTests {
  private let ada = CalendarUser(name: "ada", addresses: ["mailto:ada@example.org"])

  private func line(_ word: String) -> String {
    """
    ORGANIZER:mailto:eve@example.org
    ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.org
    ATTENDEE;RSVP=TRUE\(word):mailto:Ada@example.org
    """
  }

  @Test(
    "The answer is shown in a line of its own",
    arguments: [
      (";PARTSTAT=TENTATIVE", "TENTATIVE"), (";PARTSTAT=declined", "DECLINED"),
      ("", "NEEDS-ACTION"), (";PARTSTAT=X-PERHAPS", "NEEDS-ACTION"),
    ])
  func shown(parameter: String, word: String) throws {
    let object = try #require(event(line(parameter)))
    let shown = object.showingParticipation(of: ada)
    #expect(shown.text.contains("X-PARTSTAT:\(word)\r\n"))
    #expect(shown.showingParticipation(of: ada).text == shown.text)
    // Nothing was answered anew, so that the server has what it had.
    #expect(shown.writingParticipation(of: ada).text == object.text)
  }

  @Test("An answer is written at the attendee who is the user, and nowhere else")
  func written() throws {
    let object = try #require(event(line(";PARTSTAT=NEEDS-ACTION") + "\nX-PARTSTAT:ACCEPTED"))
    let text = object.writingParticipation(of: ada).text
    #expect(text.contains("ATTENDEE;RSVP=TRUE;PARTSTAT=ACCEPTED:mailto:Ada@example.org"))
    #expect(text.contains("ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.org"))
    #expect(!text.contains("X-PARTSTAT"))
  }

  @Test("An event that does not name the user keeps the line")
  func notInvited() throws {
    let eve = CalendarUser(name: "zoe", addresses: [])
    let object = try #require(event("ATTENDEE:mailto:bob@example.org\nX-PARTSTAT:DECLINED"))
    #expect(object.showingParticipation(of: eve).text == object.text)
    #expect(object.writingParticipation(of: eve).text == object.text)
  }

  @Test("Each changed occurrence has an answer of its own")
  func occurrences() throws {
    let object = try #require(
      CalendarObject(
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:e
        RRULE:FREQ=DAILY
        DTSTART:20261201T090000Z
        ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:e
        RECURRENCE-ID:20261202T090000Z
        DTSTART:20261202T100000Z
        ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.org
        END:VEVENT
        END:VCALENDAR
        """))
    let text = object.showingParticipation(of: ada).text
    #expect(text.contains("X-PARTSTAT:ACCEPTED") && text.contains("X-PARTSTAT:DECLINED"))
  }

  @Test("The answer goes up, but not to a server that would tell it to the organizer unasked")
  func allowed() throws {
    let theirs = try #require(event("SUMMARY:a\nX-PARTSTAT:NEEDS-ACTION\n" + line("")))
    let ours = try #require(event("SUMMARY:b\nX-PARTSTAT:ACCEPTED\n" + line("")))
    let changes = ours.difference(from: theirs)
    func allowed(invites: Bool, isAutomatic: Bool) -> Set<String> {
      Set(
        Scheduling(invites: invites, user: ada, isAutomatic: isAutomatic)
          .allowed(changes, of: theirs).properties)
    }
    #expect(allowed(invites: false, isAutomatic: false) == ["X-PARTSTAT"])
    #expect(allowed(invites: false, isAutomatic: true).isEmpty)
    #expect(allowed(invites: true, isAutomatic: true) == ["SUMMARY", "X-PARTSTAT"])
  }
}
