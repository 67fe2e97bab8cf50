import CTaskcoreHeader

/// A chart as data.
public struct Chart: Sendable {
  /// Such as "Score of the last 30 days".
  public let title: String
  /// Of a pie: the score of the day, and what it is; else empty.
  public let centreLabel: String
  /// The centre caption.
  public let centreCaption: String
  /// When there is nothing to draw, why; else empty.
  public let emptyMessage: String
  /// The shape.
  public let shape: Shape
  /// A pie has none.
  public let xAxis: Axis?
  /// The axis from bottom to top.
  public let yAxis: Axis?
  /// The series that it belongs to.
  public let series: [Series]

  /// Shape.
  public enum Shape: Sendable {
    case line
    case pie
    case bars
    case heatMap
  }

  /// Axis.
  public struct Axis: Sendable {
    /// Such as "24 December 2026", "done", "Home" or "09:00".
    public let label: String
    /// The minimum.
    public let minimum: Double
    /// Above the minimum.
    public let maximum: Double
    /// The marks of the axis.
    public let ticks: [(value: Double, label: String)]
  }

  /// Values that belong together.
  public struct Series: Sendable {
    /// Such as "points".
    public let name: String
    /// The points.
    public let points: [Point]
    /// Of a line.
    public let curves: [Curve]
    /// The colour.
    public let colour: Colour
    /// Of a line that stands behind.
    public let isDashed: Bool
  }

  /// Point.
  public struct Point: Sendable {
    /// Days since the first date; the number of a slice, bar or column.
    public let x: Double
    /// The value; of a heat map the row, 0 above.
    public let y: Double
    /// The value.
    public let value: Double
    /// Such as "24 December 2026", "done", "Home" or "09:00".
    public let label: String
    /// The day that it is for; nil for none.
    public let date: CalendarDate?
    /// The colour.
    public let colour: Colour
    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value.
    public let shade: Int
  }

  /// A cubic Bezier curve.
  public struct Curve: Sendable {
    /// Position.
    public typealias Position = (x: Double, y: Double)
    /// When it starts.
    public let start: Position
    /// The control1.
    public let control1: Position
    /// The control2.
    public let control2: Position
    /// The end.
    public let end: Position
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
