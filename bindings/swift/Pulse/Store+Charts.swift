import CTaskcoreHeader

extension Store {
  /// A chart as data.
  public func chart(_ query: ChartQuery) throws -> Chart {
    try withChart(query) { chart in try Chart(required(taskcore_chart_contents(chart))) }
  }

  /// A chart as a drawing in SVG.
  public func svg(_ query: ChartQuery, _ options: DrawingOptions) throws -> [UInt8] {
    try withChart(query) { chart in
      try options.withInput { input in
        try Self.bytes { taskcore_chart_svg(chart, input, &$0) }
      }
    }
  }

  private func withChart<Result>(
    _ query: ChartQuery, _ body: (UnsafeMutablePointer<taskcore_chart>?) throws -> Result
  ) throws -> Result {
    var query = query
    query.weekStart = query.weekStart ?? weekStart
    var chart: UnsafeMutablePointer<taskcore_chart>?
    try query.withInput { try Self.check(taskcore_chart_read(handle, $0, &chart)) }
    defer { taskcore_chart_free(chart) }
    return try body(chart)
  }

  /// A report as a page in HTML.
  public func report(_ query: ReportQuery) throws -> [UInt8] {
    try withWeekStart(query).withInput { input in
      try Self.bytes { taskcore_report_html(handle, input, &$0) }
    }
  }

  /// Writes a report to a file.
  public func writeReport(_ query: ReportQuery, to path: some UTF8Text) throws {
    try withWeekStart(query).withInput { input in
      try Self.withTexts { taskcore_report_html_file(handle, input, $0.copy(path)) }
    }
  }

  private func withWeekStart(_ query: ReportQuery) -> ReportQuery {
    var query = query
    query.weekStart = query.weekStart ?? weekStart
    return query
  }
}
