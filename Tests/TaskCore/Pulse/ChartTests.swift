import CTaskcore
import Testing

@testable import TaskCore

/// Charts as a C caller reads them, of a store that was used on one day.
@Suite final class ChartTests: ClockedStore {
  /// 2026-12-24T08:00:00Z
  private static let beginning: Int64 = 1_798_099_200_000

  init() throws {
    try super.init(at: Self.beginning)
  }

  private static func options(_ kind: Int32, of measure: Int32 = 0) -> taskcore_chart_options {
    var options = taskcore_chart_options.sized
    options.kind = kind
    options.measure = measure
    return options
  }

  private func addTask(priority: Int32, project: Int64 = 0, due: Int32 = 0) -> Int64 {
    var id: Int64 = 0
    var input = taskcore_task_input.sized
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY
    input.priority = priority
    if project != 0 {
      input.fields |= TASKCORE_TASK_PROJECT_ID
      input.project_id = project
    }
    if due != 0 {
      input.fields |= TASKCORE_TASK_DUE
      input.due_kind = TASKCORE_MOMENT_DATE
      input.due_date = due
    }
    "Task".withCString {
      input.title = $0
      #expect(taskAdd(store: store, input: &input, id: &id) == TASKCORE_OK)
    }
    return id
  }

  private func complete(_ ids: Int64...) {
    #expect(
      taskComplete(store: store, ids: ids, count: UInt(ids.count), flags: 0) == TASKCORE_OK)
  }

  /// Reads a chart, and what it shows.
  private func read<Result>(
    _ options: taskcore_chart_options?, _ body: (taskcore_chart_content) throws -> Result
  ) throws -> Result {
    var chart: UnsafeMutablePointer<taskcore_chart>?
    let status: taskcore_status
    if var options {
      status = chartRead(store: store, options: &options, chart: &chart)
    } else {
      status = chartRead(store: store, options: nil, chart: &chart)
    }
    try #require(status == TASKCORE_OK, "\(message)")
    defer { chartFree(chart: chart) }
    return try body(#require(chartContents(chart: chart)).pointee)
  }

  private func values(_ content: taskcore_chart_content, series: Int = 0) -> [Double] {
    points(content, series: series).map(\.value)
  }

  private func points(
    _ content: taskcore_chart_content, series: Int = 0
  ) -> [taskcore_chart_point] {
    guard series < content.series_count, let first = content.series else { return [] }
    return Array(
      UnsafeBufferPointer(start: first[series].points, count: first[series].point_count))
  }

  private var field: String { String(cString: lastError().pointee.field) }
  private var message: String { String(cString: lastError().pointee.message) }

  @Test("Without options it is the score of the last 30 days")
  func score() throws {
    complete(addTask(priority: 0), addTask(priority: 2))
    try read(nil) { chart in
      #expect(chart.struct_size == MemoryLayout<taskcore_chart_content>.size)
      #expect(String(cString: chart.title) == "Score of the last 30 days")
      #expect(String(cString: chart.description).contains("10 in all"))
      #expect(String(cString: chart.empty_message) == "")
      #expect(String(cString: chart.centre_label) == "")
      #expect(chart.kind == TASKCORE_CHART_KIND_SCORE)
      #expect(chart.shape == TASKCORE_SHAPE_LINE)
      #expect(chart.measure == TASKCORE_MEASURE_POINTS)
      #expect(chart.first_date == 2026_11_25)
      #expect(chart.last_date == 2026_12_24)
      #expect(chart.series_count == 2)
      #expect(values(chart) == [Double](repeating: 0, count: 29) + [10])
      let last = try #require(points(chart).last)
      #expect(last.date == 2026_12_24)
      #expect(last.x == 29)
      #expect(String(cString: last.label) == "24 December 2026")
      let series = try #require(chart.series).pointee
      #expect(series.curve_count == 29)
      let curve = try #require(series.curves)[28]
      #expect(curve.start_x == 28 && curve.start_y == 0 && curve.end_x == 29 && curve.end_y == 10)
      #expect((0...10).contains(curve.control1_y) && (0...10).contains(curve.control2_y))
      let axis = try #require(chart.y_axis).pointee
      #expect(axis.minimum == 0 && axis.maximum == 10 && axis.tick_count == 6)
      #expect(String(cString: try #require(axis.ticks)[5].label) == "10")
    }
  }

  @Test("A pie has what was done and what is overdue, and the score in its middle")
  func pie() throws {
    complete(addTask(priority: 0))
    _ = addTask(priority: 1, due: 2026_12_24)
    _ = addTask(priority: 1, due: 2026_12_25)
    try read(Self.options(TASKCORE_CHART_KIND_DONE)) { chart in
      #expect(chart.shape == TASKCORE_SHAPE_PIE)
      #expect(values(chart) == [1, 1])
      #expect(String(cString: chart.centre_label) == "7")
      #expect(String(cString: chart.centre_caption) == "points")
      #expect(chart.x_axis == nil && chart.y_axis == nil)
      #expect(chart.first_date == 2026_12_24 && chart.last_date == 2026_12_24)
    }
  }

  @Test("Bars of projects are by points, or by minutes of focus")
  func projects() throws {
    var home: Int64 = 0
    var input = taskcore_project_input.sized
    input.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_COLOUR
    input.colour = TASKCORE_COLOUR_TEAL
    "Home".withCString {
      input.name = $0
      #expect(projectAdd(store: store, input: &input, id: &home) == TASKCORE_OK)
    }
    let task = addTask(priority: 0, project: home)
    #expect(
      focusStart(store: store, taskId: task, minutes: 30, kind: TASKCORE_FOCUS_KIND_WORK, id: nil)
        == TASKCORE_OK)
    clock.pointee += 12 * 60_000
    #expect(focusFinish(store: store) == TASKCORE_OK)
    complete(task, addTask(priority: 3))
    try read(Self.options(TASKCORE_CHART_KIND_PROJECTS)) { chart in
      #expect(values(chart) == [7, 2])
      #expect(points(chart).map { String(cString: $0.label) } == ["Home", "Inbox"])
      #expect(points(chart).first?.colour == TASKCORE_COLOUR_TEAL)
      #expect(points(chart).first?.date == 0)
    }
    try read(Self.options(TASKCORE_CHART_KIND_PROJECTS, of: TASKCORE_MEASURE_FOCUS)) { chart in
      #expect(values(chart) == [12])
    }
    var ofHome = Self.options(TASKCORE_CHART_KIND_SCORE)
    ofHome.fields = TASKCORE_CHART_PROJECT_ID
    ofHome.project_id = home
    try read(ofHome) { chart in
      #expect(String(cString: chart.title) == "Score of the last 30 days: Home")
      #expect(values(chart).last == 7)
    }
    ofHome.kind = TASKCORE_CHART_KIND_PROJECTS
    ofHome.measure = TASKCORE_MEASURE_FOCUS
    ofHome.project_id = 1
    try read(ofHome) { #expect(values($0).isEmpty) }
  }

  @Test("A year is a heat map, whose weeks begin on the day that is asked for")
  func year() throws {
    complete(addTask(priority: 0))
    var options = Self.options(TASKCORE_CHART_KIND_YEAR)
    options.fields = TASKCORE_CHART_WEEK_START
    options.week_start = 4
    try read(options) { chart in
      #expect(chart.first_date == 2025_12_25)
      let points = points(chart)
      #expect(points.count == 365)
      #expect(points.first?.y == 0 && points.last?.y == 0)
      #expect(points.last?.shade == 4 && points.first?.shade == 0)
    }
  }

  @Test(
    "The dates are as the options have them", arguments: [TASKCORE_CHART_KIND_SCORE, 3, 4, 5, 6, 8])
  func dates(kind: Int32) throws {
    var options = Self.options(kind)
    options.fields = TASKCORE_CHART_FIRST_DATE | TASKCORE_CHART_LAST_DATE
    options.first_date = 2026_12_01
    options.last_date = 2026_12_01
    try read(options) { chart in
      #expect(chart.first_date == 2026_12_01 && chart.last_date == 2026_12_01)
      #expect(chart.kind == kind)
      #expect(String(cString: chart.empty_message).isEmpty == false)
    }
  }

  @Test("A chart stays as it is without its store")
  func withoutStore() throws {
    var chart: UnsafeMutablePointer<taskcore_chart>?
    #expect(chartRead(store: store, options: nil, chart: &chart) == TASKCORE_OK)
    storeFree(store: store)
    store = nil
    #expect(try #require(chartContents(chart: chart)).pointee.series_count == 2)
    var svg: UnsafeMutablePointer<CChar>?
    #expect(chartSvg(chart: chart, options: nil, svg: &svg) == TASKCORE_OK)
    #expect(String(cString: try #require(svg)).hasPrefix("<svg "))
    stringFree(string: svg)
    chartFree(chart: chart)
    chartFree(chart: nil)
    #expect(chartContents(chart: nil) == nil)
  }

  @Test("A drawing has the size and colours that are asked for")
  func svg() throws {
    var chart: UnsafeMutablePointer<taskcore_chart>?
    #expect(chartRead(store: store, options: nil, chart: &chart) == TASKCORE_OK)
    defer { chartFree(chart: chart) }
    var options = taskcore_svg_options.sized
    (options.width, options.height) = (800, 300)
    options.appearance = TASKCORE_APPEARANCE_DARK
    var svg: UnsafeMutablePointer<CChar>?
    #expect(chartSvg(chart: chart, options: &options, svg: &svg) == TASKCORE_OK)
    let text = String(cString: try #require(svg))
    #expect(text.contains("width=\"800\"") && text.contains("height=\"300\""))
    #expect(!text.contains("prefers-color-scheme"))
    stringFree(string: svg)
  }

  private var optionRefusals: [(String, (inout taskcore_chart_options) -> Void)] {
    [
      ("kind", { $0.kind = 0 }), ("kind", { $0.kind = 9 }), ("measure", { $0.measure = 3 }),
      ("measure", { $0.measure = -1 }), ("fields", { $0.fields = 1 << 4 }),
      ("struct_size", { $0.struct_size -= 1 }),
      (
        "measure",
        {
          $0.kind = TASKCORE_CHART_KIND_HOURS
          $0.measure = TASKCORE_MEASURE_FOCUS
        }
      ),
      (
        "measure",
        {
          $0.kind = TASKCORE_CHART_KIND_PRIORITIES
          $0.measure = TASKCORE_MEASURE_FOCUS
        }
      ),
      (
        "first_date",
        {
          $0.fields = TASKCORE_CHART_FIRST_DATE
          $0.first_date = 2026_02_29
        }
      ),
      (
        "first_date",
        {
          $0.kind = TASKCORE_CHART_KIND_DONE
          $0.fields = TASKCORE_CHART_FIRST_DATE
          $0.first_date = 2026_12_24
        }
      ),
      (
        "last_date",
        {
          $0.fields = TASKCORE_CHART_FIRST_DATE
          $0.first_date = 2026_12_25
        }
      ),
      (
        "last_date",
        {
          $0.fields = TASKCORE_CHART_FIRST_DATE
          $0.first_date = 2016_12_15
        }
      ),
      (
        "last_date",
        {
          $0.fields = TASKCORE_CHART_LAST_DATE
          $0.last_date = .max
        }
      ),
      (
        "week_start",
        {
          $0.fields = TASKCORE_CHART_WEEK_START
          $0.week_start = 8
        }
      ),
    ]
  }

  @Test("Options out of their range are refused, with the member")
  func refusals() {
    for (field, change) in optionRefusals {
      var options = Self.options(TASKCORE_CHART_KIND_SCORE)
      change(&options)
      var chart = UnsafeMutablePointer<taskcore_chart>(bitPattern: 8)
      #expect(chartRead(store: store, options: &options, chart: &chart) == TASKCORE_EINVALID)
      #expect(chart == nil)
      #expect(self.field == field, "\(message)")
    }
  }

  @Test("A project that is not there is told")
  func noProject() {
    var options = Self.options(TASKCORE_CHART_KIND_SCORE)
    options.fields = TASKCORE_CHART_PROJECT_ID
    options.project_id = 99
    var chart: UnsafeMutablePointer<taskcore_chart>?
    #expect(chartRead(store: store, options: &options, chart: &chart) == TASKCORE_ENOTFOUND)
    #expect(field == "project_id")
    #expect(chartRead(store: store, options: nil, chart: nil) == TASKCORE_EINVALID)
  }

  private var drawingRefusals: [(String, (inout taskcore_svg_options) -> Void)] {
    [
      ("width", { $0.width = 199 }), ("width", { $0.width = 4_001 }),
      ("height", { $0.height = 149 }), ("height", { $0.height = .max }),
      ("appearance", { $0.appearance = 3 }), ("struct_size", { $0.struct_size = 0 }),
    ]
  }

  @Test("Drawings out of their range are refused, with the member")
  func drawings() {
    var chart: UnsafeMutablePointer<taskcore_chart>?
    #expect(chartRead(store: store, options: nil, chart: &chart) == TASKCORE_OK)
    defer { chartFree(chart: chart) }
    var svg = UnsafeMutablePointer<CChar>(bitPattern: 8)
    for (field, change) in drawingRefusals {
      var options = taskcore_svg_options.sized
      (options.width, options.height) = (640, 360)
      change(&options)
      #expect(chartSvg(chart: chart, options: &options, svg: &svg) == TASKCORE_EINVALID)
      #expect(svg == nil)
      #expect(self.field == field, "\(message)")
    }
    #expect(chartSvg(chart: chart, options: nil, svg: nil) == TASKCORE_EINVALID)
    #expect(chartSvg(chart: nil, options: nil, svg: &svg) == TASKCORE_EINVALID)
  }

  @Test("A freed chart is told from a good one")
  func freed() {
    var chart: UnsafeMutablePointer<taskcore_chart>?
    #expect(chartRead(store: store, options: nil, chart: &chart) == TASKCORE_OK)
    let kept = chart
    chartFree(chart: chart)
    var svg: UnsafeMutablePointer<CChar>?
    #expect(chartSvg(chart: kept, options: nil, svg: &svg) == TASKCORE_EMISUSE)
  }
}
