/// Some days up to one of them, such as those of a report; those that are not said are for the library
/// to choose.
public struct PastDays: Sendable {
  /// The first day.
  public var first: CalendarDate?
  /// The last day.
  public var last: CalendarDate?

  /// Leaves both to the library.
  public init() {}
}
