/// The input for a new event, or for changes to one.
package struct EventInput: Sendable {
  package var title: String?
  package var kind: Event.Kind?
  package var start: Moment?
  /// Whether it is at the same time by the clock wherever one is; nil: as it was, and of a new one not.
  package var isFloating: Bool?
  /// In seconds.
  package var duration: Int64?
  /// An IANA name; nil inside stands for the store's.
  package var zoneName: String??
  package var notes: String?
  /// "" takes it away; so with all texts.
  package var location: String?
  package var attendees: [String]?
  package var url: String?
  /// The id of the task that it belongs to; nil inside for none.
  package var task: Int64??
  /// The id of the calendar that it is in; 0 for the default one.
  package var calendar: Int64?
  /// The project that it belongs to; nil inside for none.
  package var project: ProjectChoice??
  package var tags: [String]?
  package var isTransparent: Bool?
  package var isDone: Bool?
  package var participation: Event.Participation?
  package var reminders: [Reminder]?
  /// Nil inside takes it away.
  package var repeatRule: RepeatRule??
  package var excludedDates: [LocalMoment]?
  package var addedDates: [LocalMoment]?
  package var links: [Link]?
  /// Values of own fields; the others stay.
  package var fieldValues: [FieldChange]?

  package init() {}

  /// Whether it says how an event repeats.
  package var changesSeries: Bool {
    repeatRule != nil || excludedDates != nil || addedDates != nil
  }

  /// Makes an event what is wanted, but for the task and the project that it belongs to, its calendar, its tags and its
  /// own fields.
  package func apply(to event: inout Event, at now: Instant, _ check: InputCheck) throws {
    if let title { try check { try event.setTitle(title) } }
    if let kind { event.kind = kind }
    if let start { event.start = start }
    if let duration { try check { try event.setDuration(duration) } }
    if let zoneName { event.zoneName = zoneName }
    if let notes { try check { try event.setNotes(notes) } }
    if let location { try check { try event.setLocation(location) } }
    if let attendees { try check { try event.setAttendees(attendees) } }
    if let url { try check { try event.setURL(url) } }
    if let links { try check { try event.setLinks(links) } }
    if let isTransparent { event.isTransparent = isTransparent }
    if let participation { event.participation = participation }
    if let isDone { event.done = isDone ? event.done ?? now : nil }
    if let reminders { try check { try event.setReminders(reminders) } }
    if let repeatRule { event.repeatRule = repeatRule }
    if let excludedDates { try check { try event.setExcludedDates(excludedDates) } }
    if let addedDates { try check { try event.setAddedDates(addedDates) } }
    try check(unlessWrong: ["start"]) { try checkZone(of: event) }
  }

  /// Makes the start float, or not, once the event is what is wanted.
  ///
  /// - Throws: `invalid` for a zone that is given to one that floats.
  package func settleFloating(
    _ event: inout Event, over old: Event?, in zone: any Zone
  ) throws {
    if isFloating ?? old?.start.isFloating ?? false {
      event.start = event.start.floating(in: zone)
    } else if isFloating == false {
      event.start = event.start.fixed(in: zone)
    }
    guard event.start.isFloating, case .some(.some) = zoneName else { return }
    throw Failure(
      .invalid, "An event that floats is of no zone: take the zone away, or let it not float.",
      field: "zone")
  }

  /// Whole days are the same in all zones.
  private func checkZone(of event: Event) throws {
    guard case .date = event.start, case .some(.some(let name)) = zoneName else { return }
    throw Failure(
      .invalid, "An event of whole days has no zone; leave “\(name.prefix(40))” out.",
      field: "zone")
  }
}
