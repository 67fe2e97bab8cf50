import CTaskcore
import Domain

extension View {
  /// The view that a caller announced; nil for none.
  ///
  /// - Throws: `invalid`, with the member; also for a day that the view does not ask for.
  init?(_ query: taskcore_query) throws {
    let dates = TASKCORE_QUERY_VIEW_DATE | TASKCORE_QUERY_VIEW_LAST_DATE
    guard query.has(TASKCORE_QUERY_VIEW) else {
      if query.has(dates) {
        throw Failure(.invalid, "A day was given, but no view to show it.", field: "view")
      }
      return nil
    }
    guard let kind = Kind(rawValue: query.view) else {
      throw Failure(.invalid, "The view \(query.view) has no meaning.", field: "view")
    }
    self.init(kind)
    if query.has(TASKCORE_QUERY_VIEW_DATE) {
      day = try Self.day(query.view_date, "view_date", isAskedFor: kind.hasDay)
    }
    if query.has(TASKCORE_QUERY_VIEW_LAST_DATE) {
      lastDay = try Self.day(
        query.view_last_date, "view_last_date", isAskedFor: kind.hasLastDay)
    }
    if let day, let lastDay, lastDay < day {
      throw Failure(
        .invalid, "The last day, \(lastDay.text), is before the first, \(day.text).",
        field: "view_last_date")
    }
  }

  private static func day(
    _ packed: Int32, _ field: String, isAskedFor: Bool
  ) throws -> CalendarDate {
    guard isAskedFor else {
      throw Failure(.invalid, "This view takes no \(field): leave it out.", field: field)
    }
    return try CalendarDate(packed: packed, field: field)
  }
}
