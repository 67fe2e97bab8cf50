import CTaskcore
import Domain
import ViewModels

extension ChartRequest {
  /// The options of a caller; NULL asks for the score of the last 30 days.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_chart_options>?) throws {
    guard let pointer else {
      try self.init()
      return
    }
    let options = try pointer.checked()
    try self.init(Chart.Kind(code: options.kind), of: Chart.Measure(code: options.measure))
    if options.has(TASKCORE_CHART_FIRST_DATE) {
      first = try CalendarDate(packed: options.first_date, field: "first_date")
    }
    if options.has(TASKCORE_CHART_LAST_DATE) {
      last = try CalendarDate(packed: options.last_date, field: "last_date")
    }
    if options.has(TASKCORE_CHART_PROJECT_ID) { projectID = options.project_id }
    if options.has(TASKCORE_CHART_WEEK_START) { weekStart = Int(options.week_start) }
  }
}

extension Chart.Kind {
  /// - Throws: `invalid` for another number.
  fileprivate init(code: Int32) throws {
    guard let kind = Chart.Kind(rawValue: code) else {
      throw Failure(.invalid, "\(code) is not a kind of chart: 1 to 8 are.", field: "kind")
    }
    self = kind
  }
}

extension Chart.Measure {
  /// - Throws: `invalid` for another number.
  fileprivate init(code: Int32) throws {
    guard let measure = Chart.Measure(rawValue: code) else {
      throw Failure(
        .invalid, "\(code) is not a measure: 0 is points, 1 completed and 2 focus.",
        field: "measure")
    }
    self = measure
  }
}
