/// An event in a file.
package struct FiledEvent: Equatable, Sendable {
  package var event: Event
  /// The properties that the file contains; others are not changed, and a new event takes them from `event`.
  package var properties: Set<Event.Property>
  /// Whether the file says times to the second only: a stored one of that second stays.
  package var isToTheSecond = false
  /// As that of ``FiledTask``.
  package var changedOccurrence: Moment?
  package var isOccurrenceExact = true
  /// The calendar that it is in, of formats that name it, and the one that the whole file is of.
  package var calendarName: String?
  package var fileCalendarName: String?
  /// The project that it belongs to, of formats that name it by its path.
  package var projectName: String?
  /// Whether each dot of that is one of a tree of projects.
  package var hasDottedProject = false
  /// As those of ``FiledTask``.
  package var comments: [FiledComment] = []
  package var saysAllComments = false
  package var fieldValues: [FiledFieldValue] = []
  package var saysAllFields = false

  package init(event: Event, saying properties: Set<Event.Property>) {
    self.event = event
    self.properties = properties
  }
}
