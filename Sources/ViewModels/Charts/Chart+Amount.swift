extension Chart {
  /// `12 points`, `1 task`, `90 minutes`: a value of the chart with what it counts.
  package func amount(_ value: Double) -> String { wording.amount(value, kind, measure) }

  /// `Home: 12 points`
  package func labelled(_ point: Point) -> String {
    wording.labelled(point.label, amount(point.value))
  }

  /// `1,234` or `2.5`; 0 for what is not a number.
  package func number(_ value: Double) -> String { Self.number(value, in: wording) }

  /// `1,234` or `2.5`; 0 for what is not a number.
  package static func number(_ value: Double, in wording: Wording = .english) -> String {
    wording.number(value.isFinite ? min(max(value, -1e13), 1e13) : 0)
  }
}
