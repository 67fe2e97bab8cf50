import Domain

/// The events that do not repeat, classed by how long they last, so that a B-tree finds those which meet
/// a range: each of a class begins at most its longest time before the range, and few others do.
///
///     SELECT e.id \(LengthClass.fromMeeting)
enum LengthClass: Int64, CaseIterable {
  case hour = 1
  case halfDay
  case eightDays
  case year
  /// The rest last whole days.
  case eightWholeDays
  case wholeDaysOfYear

  init(_ milliseconds: Int64, wholeDays: Bool) {
    let classes: [LengthClass] =
      wholeDays ? [.eightWholeDays, .wholeDaysOfYear] : [.hour, .halfDay, .eightDays, .year]
    self = classes.first { milliseconds <= $0.longest } ?? (wholeDays ? .wholeDaysOfYear : .year)
  }

  /// In milliseconds.
  private var longest: Int64 {
    switch self {
    case .hour: 3_600_000
    case .halfDay: 43_200_000
    case .eightDays, .eightWholeDays: 691_200_000
    case .year, .wholeDaysOfYear: Event.durations.upperBound * 1_000
    }
  }

  var isOfWholeDays: Bool { slack > 0 }

  /// How far from where their columns have it they may begin and end.
  private var slack: Int64 {
    switch self {
    case .hour, .halfDay, .eightDays, .year: 0
    case .eightWholeDays, .wholeDaysOfYear: EventSpans.slack
    }
  }

  /// What those which may meet a range are selected from; the parameters are the range's end, its
  /// beginning and its beginning again.
  static let fromMeeting = """
    FROM (VALUES \(allCases.map { "(\($0.rawValue), \($0.longest), \($0.slack))" }.joined(separator: ", ")))
      AS class CROSS JOIN event AS e ON e.length_class = class.column1
    WHERE e.start_ms < ? + class.column3 AND e.start_ms > ? - class.column2 - class.column3
      AND e.end_ms > ? - class.column3
    """
}
