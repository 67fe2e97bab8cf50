package import Domain

/// A chart as data, for a program to draw.
package struct Chart: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, CaseIterable, Sendable {
    /// A line of the points, day by day.
    case score = 1
    /// A pie of done and open on one day, with its score in the middle.
    case done
    case projects
    case priorities
    case weekdays
    case hours
    /// A heat map: a square for each day, a column for each week.
    case year
    /// A line of the open tasks at the end of each day.
    case burndown

    package var shape: Shape {
      switch self {
      case .score, .burndown: .line
      case .done: .pie
      case .projects, .priorities, .weekdays, .hours: .bars
      case .year: .heatMap
      }
    }
  }

  /// The raw values are those of the C API.
  package enum Shape: Int32, Sendable {
    case line = 1
    case pie
    case bars
    case heatMap
  }

  /// The raw values are those of the C API.
  package enum Measure: Int32, CaseIterable, Sendable {
    case points = 0
    case completed
    /// In minutes.
    case focus
  }

  package struct Tick: Equatable, Sendable {
    package var value: Double
    package var label: String

    package init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  package struct Axis: Equatable, Sendable {
    package var label: String
    package var minimum: Double
    /// Above the minimum.
    package var maximum: Double
    /// In their order, within the axis.
    package var ticks: [Tick]
  }

  package struct Point: Equatable, Sendable {
    /// Days since the first date; the number of a slice, bar or column.
    package var x: Double
    /// The value; of a heat map the row, 0 above.
    package var y: Double
    package var value: Double
    package var label: String
    package var date: CalendarDate?
    package var colour: ColourToken
    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value.
    package var shade: Int32 = 0
  }

  /// A cubic Bezier curve from one point of a line to the next.
  package struct Curve: Equatable, Sendable {
    package var start: Position
    package var control1: Position
    package var control2: Position
    package var end: Position
  }

  package struct Position: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  package struct Series: Equatable, Sendable {
    package var name: String
    package var points: [Point]
    /// Of a line: smooth, monotone between each two points; one less than them.
    package var curves: [Curve] = []
    package var colour: ColourToken
    /// Of a line that stands behind, such as the average.
    package var isDashed = false
  }

  package var kind: Kind
  package var measure: Measure
  package var days: ClosedRange<CalendarDate>
  package var title: String
  /// In words, for those who do not see it.
  package var description: String
  /// Of a pie: the score of the day, and what it is; else empty.
  package var centreLabel = ""
  package var centreCaption = ""
  /// When there is nothing to draw, why; else empty.
  package var emptyMessage = ""
  /// Nil for a pie.
  package var xAxis: Axis?
  package var yAxis: Axis?
  package var series: [Series]
  /// How its values are said.
  package var wording: Wording

  package init(
    _ kind: Kind, of measure: Measure, days: ClosedRange<CalendarDate>, title: String,
    description: String, series: [Series], wording: Wording = .english
  ) {
    self.kind = kind
    self.measure = measure
    self.days = days
    self.title = title
    self.description = description
    self.series = series
    self.wording = wording
  }
}
