extension Chart {
  /// `12 points`, `1 task`, `90 minutes`: a value of the chart with what it counts.
  package func amount(_ value: Double) -> String {
    Wording.quantity(Self.number(value), unit)
  }

  /// `1,234` or `2.5`; 0 for what is not a number.
  package static func number(_ value: Double) -> String {
    Wording.number(value.isFinite ? min(max(value, -1e13), 1e13) : 0)
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
