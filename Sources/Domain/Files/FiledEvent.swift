/// An event as a file has it.
package struct FiledEvent: Equatable, Sendable {
  package var event: Event
  /// What the file says of the event; the rest stays as it is, and a new event has what `event` has.
  package var properties: Set<EventProperty>
  /// Whether the file says times to the second only: a stored one of that second stays.
  package var isToTheSecond = false

  package init(event: Event, saying properties: Set<EventProperty>) {
    self.event = event
    self.properties = properties
  }
}
