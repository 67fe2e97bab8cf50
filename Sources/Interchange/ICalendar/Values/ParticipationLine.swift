import Domain

/// What the user answered to an invitation, as a line of its own: iCalendar says it at the user's ATTENDEE, and who of
/// these the user is, only servers know.
package enum ParticipationLine {
  package static let name = "X-PARTSTAT"

  /// RFC 5545 section 3.2.12.
  private static let words: [(Event.Participation, String)] = [
    (.needsAction, "NEEDS-ACTION"), (.accepted, "ACCEPTED"), (.declined, "DECLINED"),
    (.tentative, "TENTATIVE"), (.delegated, "DELEGATED"),
  ]

  static func word(_ participation: Event.Participation) -> String? {
    words.first { $0.0 == participation }?.1
  }

  /// A word that is not known means what the first one means: RFC 5545 section 3.2.12.
  static func participation(_ word: String) -> Event.Participation {
    let word = ASCIICase.upper(word)
    return words.first { $0.1 == word }?.0 ?? .needsAction
  }

  static func block(_ participation: Event.Participation) -> ComponentBlock {
    ComponentBlock(name, word(participation).map { "\(name):\($0)" })
  }

  /// What a line of an attendee says: without the parameter, that an answer is needed.
  static func participation(of attendee: ContentLine) -> Event.Participation {
    participation(attendee.parameter("PARTSTAT") ?? "")
  }
}

extension CalendarObject {
  /// The same with a line of what the user answered in each event that names the user.
  package func showingParticipation(of user: CalendarUser) -> CalendarObject {
    if holdsTasks { return self }
    return mapping { contents in
      guard let attendee = contents["ATTENDEE"].first(where: { user.contains($0.value) }),
        let word = ParticipationLine.word(ParticipationLine.participation(of: attendee))
      else { return }
      contents.set(ContentLine(ParticipationLine.name, word))
    }
  }

  /// The same with what the user answered where iCalendar has it. In an event that does not name the user, the line stays.
  package func writingParticipation(of user: CalendarUser) -> CalendarObject {
    if holdsTasks { return self }
    return mapping { contents in
      guard let line = contents[ParticipationLine.name].first,
        contents["ATTENDEE"].contains(where: { user.contains($0.value) })
      else { return }
      let answer = ParticipationLine.participation(line.value)
      contents.remove(named: ParticipationLine.name)
      contents.mapLines { line in
        guard line.name == "ATTENDEE", user.contains(line.value),
          ParticipationLine.participation(of: line) != answer,
          let word = ParticipationLine.word(answer)
        else { return line }
        return line.with("PARTSTAT", word)
      }
    }
  }
}
