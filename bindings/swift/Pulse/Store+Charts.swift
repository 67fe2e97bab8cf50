import CTaskcoreHeader

extension Store {
  /// A chart as a drawing in SVG.
  public func svg(_ query: ChartQuery, _ options: DrawingOptions) throws -> [UInt8] {
    var query = query
    query.weekStart = query.weekStart ?? weekStart
    var chart: UnsafeMutablePointer<taskcore_chart>?
    try query.withInput { try Self.check(taskcore_chart_read(handle, $0, &chart)) }
    defer { taskcore_chart_free(chart) }
    return try options.withInput { input in
      try Self.bytes { taskcore_chart_svg(chart, input, &$0) }
    }
  }
}
