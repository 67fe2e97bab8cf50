/// Which events to list, in the order of their starts. All given conditions must hold.
package struct EventQuery: Sendable {
  package var ids: [Int64]?
  /// In the title, the notes, the location or the attendees; case and accents do not count.
  package var text: String?
  package var kind: Event.Kind?
  /// The id of the task that they belong to.
  package var task: Int64?
  /// The id of the series that they are changed occurrences of.
  package var series: Int64?
  /// The id of the calendar that they are in.
  package var calendar: Int64?
  /// The id of the project that they belong to, or of one above it.
  package var project: Int64?
  /// Tags of which they have one.
  package var tags: [String]?
  package var isDone: Bool?
  /// What holds for the values of own fields.
  package var fieldValues: FieldFilter?
  /// That an occurrence takes some time of; nil when any will do.
  package var range: Range<Instant>?
  package var page = Page.all

  package init() {}
}
