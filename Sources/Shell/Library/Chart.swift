import CTaskcoreHeader

/// A chart as data.
struct Chart {
  let title: String
  /// Of a pie: the score of the day, and what it is; else empty.
  let centreLabel: String
  let centreCaption: String
  /// When there is nothing to draw, why; else empty.
  let emptyMessage: String
  let shape: Shape
  /// A pie has none.
  let xAxis: Axis?
  let yAxis: Axis?
  let series: [Series]

  enum Shape {
    case line
    case pie
    case bars
    case heatMap
  }

  struct Axis {
    let label: String
    let minimum: Double
    /// Above the minimum.
    let maximum: Double
    let ticks: [(value: Double, label: String)]
  }

  /// Values that belong together.
  struct Series {
    let name: String
    let points: [Point]
    /// Of a line.
    let curves: [Curve]
    let colour: Colour
    /// Of a line that stands behind.
    let isDashed: Bool
  }

  struct Point {
    let x: Double
    let y: Double
    let value: Double
    let label: String
    let date: CalendarDate?
    let colour: Colour
    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value.
    let shade: Int
  }

  /// A cubic Bezier curve.
  struct Curve {
    typealias Position = (x: Double, y: Double)
    let start: Position
    let control1: Position
    let control2: Position
    let end: Position
  }
}

extension Chart {
  init(_ content: taskcore_chart_content) {
    title = String(c: content.title)
    centreLabel = String(c: content.centre_label)
    centreCaption = String(c: content.centre_caption)
    emptyMessage = String(c: content.empty_message)
    shape =
      switch content.shape {
      case TASKCORE_SHAPE_PIE: .pie
      case TASKCORE_SHAPE_BARS: .bars
      case TASKCORE_SHAPE_HEAT_MAP: .heatMap
      default: .line
      }
    xAxis = content.x_axis.map { Axis($0.pointee) }
    yAxis = content.y_axis.map { Axis($0.pointee) }
    series = elements(content.series, content.series_count, size: \.struct_size).map {
      Series($0)
    }
  }
}

extension Chart.Axis {
  fileprivate init(_ axis: taskcore_axis) {
    label = String(c: axis.label)
    minimum = axis.minimum
    maximum = axis.maximum
    ticks = elements(axis.ticks, axis.tick_count, size: \.struct_size).map {
      ($0.value, String(c: $0.label))
    }
  }
}

extension Chart.Series {
  fileprivate init(_ row: taskcore_series) {
    name = String(c: row.name)
    points = elements(row.points, row.point_count, size: \.struct_size).map { Chart.Point($0) }
    curves = elements(row.curves, row.curve_count, size: \.struct_size).map { curve in
      Chart.Curve(
        start: (curve.start_x, curve.start_y), control1: (curve.control1_x, curve.control1_y),
        control2: (curve.control2_x, curve.control2_y), end: (curve.end_x, curve.end_y))
    }
    colour = Colour(code: row.colour)
    isDashed = row.is_dashed != 0
  }
}

extension Chart.Point {
  fileprivate init(_ row: taskcore_chart_point) {
    x = row.x
    y = row.y
    value = row.value
    label = String(c: row.label)
    date = CalendarDate(number: row.date)
    colour = Colour(code: row.colour)
    shade = Int(row.shade)
  }
}
