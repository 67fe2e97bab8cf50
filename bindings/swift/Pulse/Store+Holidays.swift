import CTaskcoreHeader

extension Holiday {
  /// Whether a day is one of its days.
  public func contains(_ date: CalendarDate) -> Bool {
    first.number <= date.number && last.map { date.number <= $0.number } ?? true
  }
}
