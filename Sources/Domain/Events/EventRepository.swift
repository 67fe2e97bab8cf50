/// The stored events; each change is logged with it.
package protocol EventRepository: RecordRepository<Event>, EventSource {
  /// The changed occurrences of a series, in the order of their ids.
  func changedOccurrences(ofSeries uid: String) throws -> [Event]

  /// Those that belong to a project, in the order of their ids.
  func all(inProject uid: String) throws -> [Event]

  /// Those that have one of some tags, in the order of their ids.
  func all(taggedWithOneOf keys: Set<NameKey>) throws -> [Event]

  /// The event that an occurrence of a series became when it was changed.
  func changedOccurrence(_ occurrence: LocalMoment, ofSeries uid: String) throws -> Event?

  /// The series that an event is; nil when it does not repeat.
  func series(id: Int64) throws -> EventSeries?
}

extension EventRepository {
  /// All occurrences that overlap a range, in the order of their starts, read as far as they are asked
  /// for.
  package func occurrences(
    in range: Range<Instant>, includingTransparent: Bool = true
  ) -> EventOccurrences {
    EventOccurrences(self, in: range, includingTransparent: includingTransparent)
  }

  /// - Throws: `notFound`, with the field.
  package func existing(_ id: Int64, field: String) throws -> Event {
    guard let event = try find(id: id) else {
      throw Failure(.notFound, "There is no event \(id).", field: field)
    }
    return event
  }
}
