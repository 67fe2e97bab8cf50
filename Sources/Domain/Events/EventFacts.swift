/// The properties of an event that every list of occurrences needs.
package final class EventFacts: Sendable {
  package let id: Int64
  package let uid: String
  package let title: String
  package let location: String
  package let kind: Event.Kind
  package let taskUID: String?
  /// Whether it takes no time, and so overlaps nothing.
  package let isTransparent: Bool
  package let created: Instant
  /// When it was dealt with.
  package let done: Instant?
  /// Of a changed occurrence, the uid of its series.
  package let seriesUID: String?
  /// Of the calendar that it is in; nil for the default one.
  package let calendarUID: String?

  package init(
    id: Int64, uid: String, title: String, location: String, kind: Event.Kind, taskUID: String?,
    isTransparent: Bool, created: Instant, done: Instant?, seriesUID: String?,
    calendarUID: String?
  ) {
    self.id = id
    self.uid = uid
    self.title = title
    self.location = location
    self.kind = kind
    self.taskUID = taskUID
    self.isTransparent = isTransparent
    self.created = created
    self.done = done
    self.seriesUID = seriesUID
    self.calendarUID = calendarUID
  }

  package convenience init(_ event: Event) {
    self.init(
      id: event.id, uid: event.uid, title: event.title, location: event.location, kind: event.kind,
      taskUID: event.taskUID, isTransparent: event.isTransparent, created: event.created,
      done: event.done, seriesUID: event.seriesUID, calendarUID: event.calendarUID)
  }
}

extension EventFacts {
  /// Of an event of which only its time is of interest.
  static let untold = EventFacts(
    id: 0, uid: "", title: "", location: "", kind: .meeting, taskUID: nil, isTransparent: false,
    created: Instant(clamping: 0), done: nil, seriesUID: nil, calendarUID: nil)

  /// The same, but for the id.
  package func with(id: Int64) -> EventFacts {
    EventFacts(
      id: id, uid: uid, title: title, location: location, kind: kind, taskUID: taskUID,
      isTransparent: isTransparent, created: created, done: done, seriesUID: seriesUID,
      calendarUID: calendarUID)
  }
}
