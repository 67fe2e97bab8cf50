import Domain

/// The new times of a series' occurrences when its start moves. Occurrences on days that the rule names keep
/// their days and get the new time; all others move by the same distance as the start.
struct SeriesMove {
  private let first: LocalMoment?
  private let added: Set<LocalMoment>
  private let shift: SeriesShift
  private let keepsDays: Bool

  /// From where the series is now.
  init(_ series: Event, by shift: SeriesShift, keepingDays: Bool) {
    first = series.repeatStart
    added = Set(series.addedDates)
    self.shift = shift
    keepsDays = keepingDays
  }

  func run(_ occurrence: LocalMoment) -> LocalMoment {
    let moved = shift.moved(occurrence)
    if !keepsDays || occurrence == first || added.contains(occurrence) { return moved }
    return LocalMoment(occurrence.date, at: moved)
  }
}
