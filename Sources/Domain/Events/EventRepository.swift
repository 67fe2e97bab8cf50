/// The stored events; each change is logged with it.
package protocol EventRepository: RecordRepository<Event> {
  /// The changed occurrences of a series, in the order of their ids.
  func changedOccurrences(ofSeries uid: String) throws -> [Event]
}
