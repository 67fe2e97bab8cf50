import Domain

/// Keeps servers from writing to attendees unasked (RFC 6638 section 7.1): what goes up says SCHEDULE-AGENT=NONE, and
/// what a server looks after already gets only what is the user's own.
package struct Scheduling {
  private static let agent = "SCHEDULE-AGENT"
  /// What a server tells nobody of.
  private static let ofUserAlone: Set<String> = [
    "VALARM", "TRANSP", "CATEGORIES", "CLASS", TaskBlocks.sortOrderName,
  ]

  /// Whether the user wants the server to write to attendees.
  private let invites: Bool
  /// By what the user is known: a name, or addresses, in small letters.
  private let user: [String]

  /// - Parameters:
  ///   - invites: whether the user wants the server to write to attendees.
  ///   - user: the name by which the user is known to the server, and addresses of the user.
  package init(invites: Bool, user: [String]) {
    self.invites = invites
    self.user = user.map { ASCIICase.lower($0) }
  }

  /// The object with attendees to whom no server writes. What somebody else organises stays as it is there.
  package func quiet(_ object: CalendarObject) -> CalendarObject {
    if invites || isOfOther(object) { return object }
    return object.mappingLines { line in
      guard line.name == "ATTENDEE" || line.name == "ORGANIZER" else { return line }
      return line.with(Self.agent, "NONE")
    }
  }

  /// The changes that may go to the server: of what somebody else organises, only what is the user's own.
  package func allowed(
    _ changes: ObjectDifference, of theirs: CalendarObject
  ) -> ObjectDifference {
    guard !invites, isOfOther(theirs) else { return changes }
    return changes.filter { change in
      guard case .contents(_, let key) = change else { return false }
      return key.isOwn || Self.ofUserAlone.contains(key.property)
    }
  }

  /// Whether somebody else organises it.
  private func isOfOther(_ object: CalendarObject) -> Bool {
    object.organizers.contains { organizer in
      let address = ASCIICase.lower(organizer)
      let mail = address.hasPrefix("mailto:") ? String(address.dropFirst(7)) : address
      let name = String(mail.prefix { $0 != "@" })
      return !user.contains(address) && !user.contains(mail) && !user.contains(name)
    }
  }
}
