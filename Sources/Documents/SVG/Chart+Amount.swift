import ViewModels

extension Chart {
  /// `12 points`, `1 task`, `90 minutes`: a value of the chart with what it counts.
  func amount(_ value: Double) -> String {
    let number = SVGNumber.grouped(value)
    return "\(number) \(unit)\(number == "1" ? "" : "s")"
  }

  private var unit: String {
    switch (kind, measure) {
    case (.done, _): "task"
    case (.burndown, _): "open task"
    case (_, .points): "point"
    case (_, .completed): "task"
    case (_, .focus): "minute"
    }
  }
}
