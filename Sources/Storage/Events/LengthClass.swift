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
  /// These two last whole days.
  case eightWholeDays
  case wholeDaysOfYear
  /// The rest float.
  case floatingHalfDay
  case floatingYear

  /// The encoding of an event's time in the columns.
  enum Kind {
    case instants, wholeDays, floating

    init(_ start: Moment) {
      switch start {
      case .dateTime: self = .instants
      case .date: self = .wholeDays
      case .floating: self = .floating
      }
    }

    fileprivate var classes: [LengthClass] {
      switch self {
      case .instants: [.hour, .halfDay, .eightDays, .year]
      case .wholeDays: [.eightWholeDays, .wholeDaysOfYear]
      case .floating: [.floatingHalfDay, .floatingYear]
      }
    }
  }

  init(_ milliseconds: Int64, _ kind: Kind) {
    let classes = kind.classes
    self = classes.first { milliseconds <= $0.longest } ?? classes[classes.count - 1]
  }

  var kind: Kind {
    switch self {
    case .hour, .halfDay, .eightDays, .year: .instants
    case .eightWholeDays, .wholeDaysOfYear: .wholeDays
    case .floatingHalfDay, .floatingYear: .floating
    }
  }

  /// In milliseconds.
  private var longest: Int64 {
    switch self {
    case .hour: 3_600_000
    case .halfDay, .floatingHalfDay: 43_200_000
    case .eightDays, .eightWholeDays: 691_200_000
    case .year, .wholeDaysOfYear, .floatingYear: Event.durations.upperBound * 1_000
    }
  }

  /// How far from where their columns have it they may begin and end.
  private var slack: Int64 { kind == .instants ? 0 : EventSpans.slack }

  /// What those which may meet a range are selected from; the parameters are the range's end, its
  /// beginning and its beginning again.
  static let fromMeeting = """
    FROM (VALUES \(allCases.map { "(\($0.rawValue), \($0.longest), \($0.slack))" }.joined(separator: ", ")))
      AS class CROSS JOIN event AS e ON e.length_class = class.column1
    WHERE e.start_ms < ? + class.column3 AND e.start_ms > ? - class.column2 - class.column3
      AND e.end_ms > ? - class.column3
    """
}
