import CTaskcoreHeader

/// Days in a row, as people write them: `next week`, `december`, `from 1 nov to 15 nov`.
public struct Period: Codable, Hashable, Sendable {
  /// The first day.
  public let first: CalendarDate
  /// The last day.
  public let last: CalendarDate

  /// Which way a period lies that does not say it itself.
  public enum Direction: Sendable {
    /// From today on.
    case future
    /// Up to today.
    case past

    fileprivate var code: Int32 {
      switch self {
      case .future: TASKCORE_TOWARDS_FUTURE
      case .past: TASKCORE_TOWARDS_PAST
      }
    }
  }

  /// Makes the days from one to another.
  public init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
  }
}

extension Store {
  /// The days that a text means, by the day that weeks begin on in this store; from Monday, which is 1,
  /// `weekStart` says another one.
  ///
  /// - Throws: a parse error for what is no period, with the column of what is not understood.
  public func period(
    _ text: some UTF8Text, towards direction: Period.Direction, weekStart: Int32? = nil
  ) throws -> Period {
    var options = blank(taskcore_period_options(), taskcore_period_options_init)
    options.direction = direction.code
    options.week_start = weekStart ?? self.weekStart ?? TASKCORE_WEEK_START_LOCALE
    let period = try withExtendedLifetime(CStrings()) { texts in
      try Self.filled(blank(taskcore_period(), taskcore_period_init)) {
        taskcore_period_parse(handle, texts.copy(text), &options, $0)
      }
    }
    return Period(
      first: try CalendarDate(known: period.first_date),
      last: try CalendarDate(known: period.last_date))
  }
}
