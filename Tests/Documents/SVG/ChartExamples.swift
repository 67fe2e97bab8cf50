import Domain

@testable import ViewModels

/// Charts as they are built from stores, from an empty one to one of many years.
enum ChartExamples {
  static let hostileNames = [
    "<script>alert(1)</script>", "\"&'", "]]>--><!--", "👩‍👩‍👧‍👦 Familie 🏡", "מטלות הבית שלי",
    "漢字のプロジェクト名",
    "\u{0}\u{1B}[31m\u{FFFE}", String(repeating: "long ", count: 100), "", "a\u{202E}b\nc",
  ]

  static let all: [Chart] =
    Chart.Kind.allCases.flatMap { kind in
      [0, 1, usualCount(kind)].map { chart(kind, count: $0) }
        + [chart(kind, count: usualCount(kind)) { _ in 0 }]
        + [chart(kind, count: 3) { _ in 1_000_000 }, named(kind, hostileNames)]
    }
    + [
      chart(.score, count: 365), chart(.projects, count: 200),
      chart(.score, count: 5) { [.nan, .infinity, -.infinity, 1e300, -5][$0 % 5] },
      chart(.done, count: 2) { [.nan, 1e300][$0 % 2] },
      chart(.projects, count: 4) { [.nan, .infinity, -3, 1e300][$0 % 4] },
    ]

  /// The longest that there are.
  static let long = [chart(.score, count: 3_660), chart(.year, count: 3_660)]

  private static func usualCount(_ kind: Chart.Kind) -> Int {
    switch kind {
    case .score, .burndown: 30
    case .done: 2
    case .projects: 13
    case .priorities: 5
    case .weekdays: 7
    case .hours: 24
    case .year: 371
    }
  }

  /// A value for each of `count` days, hours, projects and so on.
  static func chart(
    _ kind: Chart.Kind, count: Int, value: (Int) -> Double = { Double($0 * 7 % 23) }
  ) -> Chart {
    let points = (0..<count).map { number in
      let date = CalendarDate(daysSince1970: 20_454 + number)
      let value = value(number)
      return Chart.Point(
        x: Double(kind == .year ? number / 7 : number),
        y: kind == .year ? Double(number % 7) : value, value: value,
        label: label(kind, number), date: date, colour: colours[number % colours.count],
        shade: Int32(number % 5))
    }
    var series = Chart.Series(name: "points", points: points, colour: .blue)
    series.curves = zip(points, points.dropFirst()).map { first, second in
      let third = (second.x - first.x) / 3
      return Chart.Curve(
        start: Chart.Position(x: first.x, y: first.y),
        control1: Chart.Position(x: first.x + third, y: first.y),
        control2: Chart.Position(x: second.x - third, y: second.y),
        end: Chart.Position(x: second.x, y: second.y))
    }
    var chart = Chart(
      kind, of: .points, days: days(count), title: "Score of the last \(count) days",
      description: "Points day by day.", series: [series])
    addAxes(to: &chart)
    if kind == .score { addAverage(to: &chart) }
    if kind == .done { (chart.centreLabel, chart.centreCaption) = ("123", "points") }
    if count == 0 { chart.emptyMessage = "No points were scored in these days." }
    return chart
  }

  /// The same name wherever a name is said.
  static func named(_ kind: Chart.Kind, _ names: [String]) -> Chart {
    var chart = chart(kind, count: names.count)
    chart.title = names.joined(separator: " ")
    chart.description = chart.title
    for (number, name) in names.enumerated() {
      chart.series[0].points[number].label = name
    }
    chart.xAxis?.ticks = chart.series[0].points.map { Chart.Tick($0.x, $0.label) }
    chart.series[0].name = chart.title
    chart.xAxis?.label = chart.title
    chart.yAxis?.label = chart.title
    let rows = chart.yAxis?.ticks ?? []
    chart.yAxis?.ticks = rows.map { Chart.Tick($0.value, names[0]) }
    chart.centreLabel = kind == .done ? chart.title : ""
    chart.centreCaption = chart.centreLabel
    return chart
  }

  private static let colours: [ColourToken] = [.green, .orange, .blue, .purple, .black, .grey]

  private static func days(_ count: Int) -> ClosedRange<CalendarDate> {
    let first = CalendarDate(daysSince1970: 20_454)
    let last = CalendarDate(daysSince1970: 20_454 + max(count - 1, 0))
    guard let first, let last else { preconditionFailure("Both are in the calendar.") }
    return first...last
  }

  private static func label(_ kind: Chart.Kind, _ number: Int) -> String {
    switch kind {
    case .done: number == 0 ? "done" : "open"
    case .projects: "Project \(number)"
    case .priorities: "P\(number)"
    case .weekdays: "Monday"
    case .hours: "\(number):00"
    case .score, .year, .burndown: "Day \(number)"
    }
  }

  private static func addAxes(to chart: inout Chart) {
    guard chart.kind.shape != .pie else { return }
    let points = chart.series[0].points
    let last = points.map(\.x).max() ?? 0
    let ticks = stride(from: 0, through: last, by: max((last / 12).rounded(), 1)).map {
      Chart.Tick($0, "\(Int($0) % 28 + 1) Dec")
    }
    let isLine = chart.kind.shape == .line && points.count > 1
    chart.xAxis = Chart.Axis(
      label: "", minimum: isLine ? 0 : -0.5, maximum: isLine ? last : last + 0.5, ticks: ticks)
    let greatest = max(points.map(\.value).filter(\.isFinite).max() ?? 0, 1)
    chart.yAxis =
      chart.kind == .year
      ? Chart.Axis(
        label: "", minimum: -0.5, maximum: 6.5,
        ticks: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map {
          Chart.Tick(Double($0.offset), $0.element)
        })
      : Chart.Axis(
        label: "points", minimum: 0, maximum: greatest,
        ticks: (0...4).map {
          Chart.Tick(Double($0) * greatest / 4, "\(Double($0) * greatest / 4)")
        })
  }

  private static func addAverage(to chart: inout Chart) {
    var average = chart.series[0]
    average.name = "7-day average"
    average.colour = .grey
    average.isDashed = true
    chart.series.append(average)
  }
}
