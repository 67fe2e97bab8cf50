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
  private let user: CalendarUser
  /// Whether the server writes to attendees by itself.
  private let isAutomatic: Bool

  /// - Parameters:
  ///   - invites: whether the user wants the server to write to attendees.
  ///   - user: whom the events name.
  ///   - isAutomatic: whether the server writes to attendees by itself.
  package init(invites: Bool, user: CalendarUser, isAutomatic: Bool) {
    self.invites = invites
    self.user = user
    self.isAutomatic = isAutomatic
  }

  /// A new object, with attendees to whom no server writes. What somebody else organises stays as it is.
  ///
  /// Who organises it is said, too: a server that is to invite has to know (RFC 6638 section 3.1), and one that is not
  /// may look at nothing else to see that it has nothing to tell, as SOGo does where an attendee is removed.
  ///
  /// - Parameters:
  ///   - object: the version to send.
  ///   - theirs: the version at the server; nil where the object is new there.
  /// - Returns: the version to send. Where the server looks after the attendees, their lines stay as it has them.
  package func quiet(
    _ object: CalendarObject, over theirs: CalendarObject? = nil
  ) -> CalendarObject {
    if theirs.map(isLookedAfter) ?? false || isOfOther(object) { return object }
    let organized =
      user.address.map { object.addingOrganizer("mailto:\($0)", over: theirs) } ?? object
    return invites ? organized : organized.mappingLines(Self.silenced)
  }

  /// The changes that may go to the server: of what somebody else organises, and of what the server writes to attendees
  /// about, only what is the user's own. The answer to an invitation is, too, where no server tells it to the organizer
  /// (RFC 6638 section 3.2.2).
  package func allowed(
    _ changes: ObjectDifference, of theirs: CalendarObject
  ) -> ObjectDifference {
    guard isLookedAfter(theirs) else { return changes }
    return changes.filter { change in
      guard case .contents(_, let key) = change else { return false }
      return key.isOwn || Self.ofUserAlone.contains(key.property)
        || !isAutomatic && key.property == ParticipationLine.name
    }
  }

  /// Whether it may be deleted: the server calls off what the user organises. Of what somebody else organises,
  /// nobody is told.
  package func allowsDeletion(of theirs: CalendarObject) -> Bool {
    isOfOther(theirs) || !isLookedAfter(theirs)
  }

  /// Whether a change of it would be told to somebody unasked. Neither a change nor another SCHEDULE-AGENT is silent then:
  /// that calls the attendee off (RFC 6638 section 3.2.1.2).
  private func isLookedAfter(_ theirs: CalendarObject) -> Bool {
    if invites { return false }
    return isOfOther(theirs) || isAutomatic && theirs.hasInvited(but: user.contains)
  }

  private static func silenced(_ line: ContentLine) -> ContentLine {
    guard line.name == "ATTENDEE" || line.name == "ORGANIZER" else { return line }
    return line.with(agent, "NONE")
  }

  /// Whether somebody else organises it.
  private func isOfOther(_ object: CalendarObject) -> Bool {
    object.organizers.contains { !user.contains($0) }
  }
}
