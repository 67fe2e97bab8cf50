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

  package init(invites: Bool) { self.invites = invites }

  /// The object with attendees to whom no server writes; those that `theirs` has are as they are there.
  package func quiet(_ object: CalendarObject, over theirs: CalendarObject?) -> CalendarObject {
    if invites { return object }
    var object = object
    object.mapLines { place, line in
      guard line.name == "ATTENDEE" || line.name == "ORGANIZER",
        line.parameter(Self.agent) == nil
      else { return line }
      if let known = theirs?[place]?[line.name], known.contains(where: { $0.value == line.value }) {
        return line
      }
      return line.with(Self.agent, "NONE")
    }
    return object
  }

  /// The changes that may go to the server. Of what it schedules, attendees would be told of any other.
  package func allowed(
    _ changes: ObjectDifference, of theirs: CalendarObject
  ) -> ObjectDifference {
    guard !invites, theirs.isScheduled else { return changes }
    return changes.filter { change in
      guard case .contents(_, let key) = change else { return false }
      return key.isOwn || Self.ofUserAlone.contains(key.property)
    }
  }
}

extension CalendarObject {
  /// Whether the server writes to attendees when it changes.
  var isScheduled: Bool {
    components.contains { _, contents in
      let people = contents["ATTENDEE"] + contents["ORGANIZER"]
      return !contents["ORGANIZER"].isEmpty
        && people.contains { line in
          let agent = line.parameter("SCHEDULE-AGENT").map { ASCIICase.upper($0) } ?? "SERVER"
          return agent == "SERVER"
        }
    }
  }
}
