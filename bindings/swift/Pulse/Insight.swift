import CTaskcoreHeader

/// Something to know, in plain words, with the numbers behind it.
public struct Insight: Sendable {
  /// The kind.
  public let kind: String
  /// A sentence.
  public let text: String
  /// The colour.
  public let colour: Colour
  /// The figures.
  public let figures: [(name: String, value: Double)]

  private static let kinds: [Int32: String] = [
    TASKCORE_INSIGHT_GOAL: "goal", TASKCORE_INSIGHT_STREAK: "streak",
    TASKCORE_INSIGHT_WEEK: "week", TASKCORE_INSIGHT_MONTH: "month",
    TASKCORE_INSIGHT_TREND: "trend", TASKCORE_INSIGHT_BEST_WEEKDAY: "best weekday",
    TASKCORE_INSIGHT_BEST_HOUR: "best hour", TASKCORE_INSIGHT_PROJECT: "project",
    TASKCORE_INSIGHT_OVERDUE: "overdue", TASKCORE_INSIGHT_FORECAST: "forecast",
    TASKCORE_INSIGHT_LEVEL: "level",
  ]

  init(_ row: taskcore_insight) {
    kind = Self.kinds[row.kind] ?? String(row.kind)
    text = String(c: row.text)
    colour = Colour(code: row.colour)
    figures = elements(row.figures, row.figure_count, size: \.struct_size).map {
      (String(c: $0.name), $0.value)
    }
  }
}
