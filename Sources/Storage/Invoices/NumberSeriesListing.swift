package import Domain

/// A number series with the numbers issued from it.
package struct CountedNumberSeries: Equatable, Sendable {
  package var name: String
  /// Such as F{YYYY}-{NNNN}; as somebody set it, or as it is at first.
  package var pattern: String
  package var issuedCount: Int64 = 0
  /// The latest issue date; nil before the first.
  package var lastDate: CalendarDate?
  /// Of the year that was asked for: 0 before the first.
  package var lastSequence: Int64 = 0
  /// Of a series that does not restart by year: 0 before the first.
  package var lastSequenceOfAll: Int64 = 0
  package var owner = SeriesOwner.alone
  /// Whether this device numbers in it what names no series.
  package var isOwn = false
}

extension SQLiteStore {
  static let countOfSeries = """
    SELECT series, count(*), max(issue_date) FROM invoice WHERE sequence IS NOT NULL GROUP BY series
    """
  static let lastOfSeries = """
    SELECT series, series_year, max(sequence) FROM invoice
    WHERE sequence IS NOT NULL AND series_year IN (0, ?) GROUP BY series, series_year
    """

  /// All series: those that are there from the beginning, with their patterns at first, then the others by
  /// their names. The last numbers are those of a year.
  package func numberSeries(
    first: [(name: String, pattern: String)], year: Int64
  ) throws -> [CountedNumberSeries] {
    var series = first.map { CountedNumberSeries(name: $0.name, pattern: $0.pattern) }
    func change(_ name: String, _ change: (inout CountedNumberSeries) -> Void) {
      let index = series.firstIndex { ExactText($0.name) == ExactText(name) } ?? series.endIndex
      if index == series.endIndex { series.append(CountedNumberSeries(name: name, pattern: "")) }
      change(&series[index])
    }
    let settings = try database.statement(
      "SELECT substr(uid, 8), value FROM setting WHERE uid GLOB 'series.*' ORDER BY uid")
    defer { settings.reset() }
    while try settings.step() { change(settings.text(0)) { $0.pattern = settings.text(1) } }
    let count = try database.statement(Self.countOfSeries)
    defer { count.reset() }
    while try count.step() {
      change(count.text(0)) {
        $0.issuedCount = count.integer(1)
        $0.lastDate = CalendarDate(packed: Int32(truncatingIfNeeded: count.integer(2)))
      }
    }
    let last = try database.statement(Self.lastOfSeries)
    defer { last.reset() }
    try last.bind(year)
    while try last.step() {
      change(last.text(0)) {
        if last.integer(1) == 0 {
          $0.lastSequenceOfAll = min(last.integer(2), NumberPattern.maximumSequence)
        } else {
          $0.lastSequence = min(last.integer(2), NumberPattern.maximumSequence)
        }
      }
    }
    series[first.count...].sort { $0.name < $1.name }
    let owners = SeriesOwners(database)
    let own = try Set(
      Invoice.Kind.numbered.map { kind in
        try records.settings.ownSeries(of: kind) ?? kind.seriesName
      })
    for index in series.indices {
      series[index].owner = try owners.owner(ofSeries: series[index].name)
      series[index].isOwn = own.contains(series[index].name)
    }
    return series
  }
}
