/// The stored events; each change is logged with it.
package protocol EventRepository: RecordRepository<Event> {
  /// The changed occurrences of a series, in the order of their ids.
  func changedOccurrences(ofSeries uid: String) throws -> [Event]

  /// All occurrences that overlap a range, in the order of their starts, read as far as they are asked
  /// for. Those that are transparent are left out on request.
  func occurrences(in range: Range<Instant>, includingTransparent: Bool) -> EventOccurrences
}

extension EventRepository {
  package func occurrences(in range: Range<Instant>) -> EventOccurrences {
    occurrences(in: range, includingTransparent: true)
  }
}
