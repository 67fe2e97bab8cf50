import CTaskcoreHeader

/// Whether the points a day grow or shrink.
public struct Trend: Sendable {
  /// How many days it is of.
  public let days: Int64
  /// Points a day.
  public let mean: Double
  /// Points a day, per day; nil for too few days, as its error is.
  public let slope: Double?
  /// 0: fewer than 3 days.
  public let standardError: Double?

  init(_ row: taskcore_trend) {
    days = row.day_count
    mean = row.mean_points
    slope = row.has_slope != 0 ? row.slope : nil
    standardError = row.has_standard_error != 0 ? row.slope_standard_error : nil
  }
}

/// A week or month up to today against the one before.
public struct Comparison: Sendable {
  /// The points.
  public let points: Int64
  /// How many were completed.
  public let completed: Int64
  /// Of all of the one before.
  public let previousPoints: Int64
  /// Up to the day of it that is as far into it as today.
  public let previousPointsSoFar: Int64

  init(_ row: taskcore_comparison) {
    points = row.points
    completed = row.completed_count
    previousPoints = row.previous_points
    previousPointsSoFar = row.previous_points_so_far
  }
}

/// When the open tasks that do not repeat are all done at the present pace.
public struct Forecast: Sendable {
  /// Kind.
  public enum Kind: String, Sendable {
    /// The history is too short.
    case unknown
    /// They are already.
    case empty
    /// On a date.
    case date
    case never
  }

  /// The kind.
  public let kind: Kind
  /// Now.
  public let open: Int64
  /// How many are added in a day.
  public let addedPerDay: Double
  /// Completed or deleted.
  public let closedPerDay: Double
  /// The day on which nothing is left.
  public let emptyDate: CalendarDate?

  init(_ row: taskcore_forecast) {
    kind =
      switch row.kind {
      case TASKCORE_FORECAST_EMPTY: .empty
      case TASKCORE_FORECAST_DATE: .date
      case TASKCORE_FORECAST_NEVER: .never
      default: .unknown
      }
    open = row.open_count
    addedPerDay = row.added_per_day
    closedPerDay = row.closed_per_day
    emptyDate = CalendarDate(number: row.empty_date)
  }
}
