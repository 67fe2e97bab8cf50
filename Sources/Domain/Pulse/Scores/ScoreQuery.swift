/// The grouping and range of a score query.
package struct ScoreQuery: Equatable, Sendable {
  package var days: ClosedRange<CalendarDate>
  /// That tasks were in when they were completed.
  package var projectID: Int64?
  /// That tasks had when they were completed.
  package var tag: NameKey?

  /// - Throws: `invalid` for a range that ends before it begins, and for anything but a tag.
  package init(
    first: CalendarDate, last: CalendarDate, projectID: Int64? = nil, tag: String? = nil
  ) throws {
    days = try ClosedRange(from: first, through: last)
    self.projectID = projectID
    self.tag = try tag.map { name in
      try Failure.about("tag") { NameKey(try TextRule.tagName.line(name)) }
    }
  }
}
