import TaskcoreSwift

extension Output {
  /// Says a chart in a sentence and a table, for those who do not see drawings.
  func printInWords(_ chart: Chart) throws {
    for line in chart.title.lines(within: textWidth) { try print(StyledText(line, .bold)) }
    for line in chart.description.lines(within: textWidth) { try print(line.printable) }
    guard chart.emptyMessage.isEmpty else {
      for line in chart.emptyMessage.lines(within: textWidth) where line != chart.description {
        try print(line.printable)
      }
      return
    }
    try Table(chart).print(to: self)
  }
}

extension Table {
  /// The values of a chart.
  fileprivate init(_ chart: Chart) {
    switch chart.shape {
    case .line: self.init(lines: chart.series)
    case .heatMap: self.init(weeksOf: chart)
    case .bars, .pie: self.init(partsOf: chart)
    }
  }

  /// A row for each day, and a column for each line.
  private init(lines: [Chart.Series]) {
    let labels = Dictionary(lines.flatMap(\.points).map { ($0.x, $0.label) }) { first, _ in first }
    let values = lines.map { line in
      Dictionary(line.points.map { ($0.x, $0.value) }) { first, _ in first }
    }
    self.init(
      columns: [.main("Day", minimumWidth: nil)] + lines.map { .number($0.title) },
      rows: labels.sorted { $0.key < $1.key }.map { day, label in
        [Cell(label)]
          + values.map { Cell($0[day].map { NumberText.decimal($0) } ?? "") }
      })
  }

  /// A row for each week, and a column for each of its days.
  private init(weeksOf chart: Chart) {
    let points = chart.series.flatMap(\.points)
    let weeks = Dictionary(grouping: points) { Int($0.x) }
    // The first days of the weeks stand in the first row, except in the first week.
    let weekdays = (0..<7).map { row -> Message in
      points.first { Int($0.y) == row }?.date?.weekdayName ?? ""
    }
    self.init(
      columns: [.main("Week from", minimumWidth: nil)] + weekdays.map { .number($0) },
      rows: weeks.sorted { $0.key < $1.key }.map { _, days in
        let values = Dictionary(days.map { (Int($0.y), $0.value) }) { first, _ in first }
        let first = days.min { $0.y < $1.y }?.date?.text ?? ""
        return [Cell(first)] + (0..<7).map { Cell(values[$0].map { NumberText.decimal($0) } ?? "") }
      })
  }

  /// A row for each bar or slice, with its share where all are parts of a whole.
  private init(partsOf chart: Chart) {
    let points = chart.series.flatMap(\.points)
    let total = points.reduce(0) { $0 + max($1.value, 0) }
    let showsShares = chart.shape == .pie && total > 0
    let unit: Message = chart.shape == .pie ? "Tasks" : chart.series.first?.title ?? "Value"
    self.init(
      columns: [.main("Name"), .number(unit)] + (showsShares ? [.number("Share")] : []),
      rows: points.map { point in
        [Cell(point.label), Cell(NumberText.decimal(point.value))]
          + (showsShares ? [Cell(Gauge.percentage(point.value / total))] : [])
      })
  }
}

extension Chart.Series {
  /// Its name as the title of a column.
  fileprivate var title: Message {
    Message(verbatim: name.prefix(1).uppercased() + name.dropFirst())
  }
}
