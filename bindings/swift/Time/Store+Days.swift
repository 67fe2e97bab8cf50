import CTaskcoreHeader

/// When days begin.
extension Store {
  /// The day that it is, by the times at which days begin.
  public func today() throws -> CalendarDate { try day(at: now()) }
}
