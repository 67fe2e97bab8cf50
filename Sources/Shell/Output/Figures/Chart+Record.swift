import TaskcoreSwift

/// A value of a chart, with what it belongs to.
struct ChartRecord: Record {
  let series: String
  let point: Chart.Point

  static let fieldNames = ["series", "label", "date", "value", "x", "y"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(series), .text(point.label), point.date.map { .text($0.text) } ?? .null,
      .number(point.value), .number(point.x), .number(point.y),
    ]
  }
}

extension Chart {
  /// All its values.
  var records: [ChartRecord] {
    series.flatMap { series in
      series.points.map { ChartRecord(series: series.name, point: $0) }
    }
  }
}
