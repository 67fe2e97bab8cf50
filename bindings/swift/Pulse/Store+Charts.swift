import CTaskcoreHeader

/// Which chart to read.
public struct ChartQuery: Sendable {
  /// The kind.
  public var kind = Kind.score
  /// The measure.
  public var measure = Measure.points
  /// The days.
  public var days = PastDays()
  /// Nil for all.
  public var project: Int64?

  /// Makes one with these values.
  public init(
    kind: Kind = Kind.score, measure: Measure = Measure.points, days: PastDays = PastDays(),
    project: Int64? = nil
  ) {
    self.kind = kind
    self.measure = measure
    self.days = days
    self.project = project
  }

  /// Kind.
  public enum Kind: String, CaseIterable, Sendable {
    case score
    case done
    case projects
    case priorities
    case weekdays
    case hours
    case year
    case burndown

    /// The library's TASKCORE_CHART_...
    fileprivate var code: Int32 {
      switch self {
      case .score: TASKCORE_CHART_SCORE
      case .done: TASKCORE_CHART_DONE
      case .projects: TASKCORE_CHART_PROJECTS
      case .priorities: TASKCORE_CHART_PRIORITIES
      case .weekdays: TASKCORE_CHART_WEEKDAYS
      case .hours: TASKCORE_CHART_HOURS
      case .year: TASKCORE_CHART_YEAR
      case .burndown: TASKCORE_CHART_BURNDOWN
      }
    }
  }

  /// Measure.
  public enum Measure: String, CaseIterable, Sendable {
    case points
    case completed
    case focus

    /// The library's TASKCORE_MEASURE_...
    fileprivate var code: Int32 {
      switch self {
      case .points: TASKCORE_MEASURE_POINTS
      case .completed: TASKCORE_MEASURE_COMPLETED
      case .focus: TASKCORE_MEASURE_FOCUS
      }
    }
  }

  /// For the library.
  fileprivate var options: taskcore_chart_options {
    var options = taskcore_chart_options()
    options.struct_size = MemoryLayout<taskcore_chart_options>.size
    options.kind = kind.code
    options.measure = measure.code
    // A pie is of one day, which is the last one.
    if let first = days.first, kind != .done || first != days.last {
      options.fields |= TASKCORE_CHART_FIRST_DATE
      options.first_date = first.number
    }
    if let last = days.last {
      options.fields |= TASKCORE_CHART_LAST_DATE
      options.last_date = last.number
    }
    if let project {
      options.fields |= TASKCORE_CHART_PROJECT_ID
      options.project_id = project
    }
    return options
  }
}

/// Which colours a drawing or a page has.
public enum Appearance: Sendable {
  /// Those that the reader's system prefers.
  case automatic
  case light
  case dark

  /// The library's TASKCORE_APPEARANCE_...
  package var code: Int32 {
    switch self {
    case .automatic: TASKCORE_APPEARANCE_AUTO
    case .light: TASKCORE_APPEARANCE_LIGHT
    case .dark: TASKCORE_APPEARANCE_DARK
    }
  }
}

extension Store {
  /// A chart as data.
  public func chart(_ query: ChartQuery) throws -> Chart {
    try withChart(query) { chart in
      guard let content = taskcore_chart_get(chart)?.pointee else {
        throw TaskcoreError(.internal, "The chart could not be read.")
      }
      return Chart(content)
    }
  }

  /// A chart as a drawing in SVG; width and height are in pixels.
  public func svg(
    _ query: ChartQuery, width: Int32?, height: Int32?, appearance: Appearance
  ) throws -> [UInt8] {
    try withChart(query) { chart in
      var options = taskcore_svg_options()
      options.struct_size = MemoryLayout<taskcore_svg_options>.size
      options.width = width ?? 640
      options.height = height ?? 360
      options.appearance = appearance.code
      var text: UnsafeMutablePointer<CChar>?
      try Self.check(taskcore_chart_svg(chart, &options, &text))
      defer { taskcore_string_free(text) }
      return text.map { [UInt8](c: $0) } ?? []
    }
  }

  private func withChart<Result>(
    _ query: ChartQuery, _ body: (UnsafeMutablePointer<taskcore_chart>?) throws -> Result
  ) throws -> Result {
    var options = query.options
    if let weekStart {
      options.fields |= TASKCORE_CHART_WEEK_START
      options.week_start = weekStart
    }
    var chart: UnsafeMutablePointer<taskcore_chart>?
    try Self.check(taskcore_chart_read(handle, &options, &chart))
    defer { taskcore_chart_free(chart) }
    return try body(chart)
  }
}
