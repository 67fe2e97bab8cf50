/// The starts of some consecutive occurrences of a series: most series are ruled out for a short range
/// without evaluating their rules.
struct SeriesStretch {
  /// All starts within it are known.
  let range: Range<Instant>
  let starts: [Instant]

  /// How many are read at once.
  static let count = 16
}

extension EventSeries {
  /// Whether an occurrence may meet a range. It says no only when none does.
  package func mayMeet(_ range: Range<Instant>) throws -> Bool {
    // An hour or a day more or less, where clocks are changed.
    let length = duration * 1_000 + (recurrence.start.isDate ? 2 * 86_400_000 : 0)
    let first = Instant(clamping: range.lowerBound.milliseconds - length)
    let searched = first..<range.upperBound
    if range.milliseconds > SeriesStretch.longestRange { return true }
    if stretch.map({ !$0.covers(searched) }) ?? true { stretch = try read(from: first) }
    guard let stretch, stretch.covers(searched) else { return true }
    return stretch.hasStart(in: searched)
  }

  private func read(from first: Instant) throws -> SeriesStretch {
    var all = try occurrences(endingAfter: first)
    var starts: [Instant] = []
    while let next = all.next() {
      // The last one only says up to where the others are known.
      if starts.count == SeriesStretch.count {
        return SeriesStretch(range: first..<max(first, next.interval.lowerBound), starts: starts)
      }
      starts.append(next.interval.lowerBound)
    }
    return SeriesStretch(range: first..<Instant.range.upperBound, starts: starts)
  }
}

extension SeriesStretch {
  fileprivate static let longestRange: Int64 = 40 * 86_400_000

  fileprivate func covers(_ searched: Range<Instant>) -> Bool {
    range.lowerBound <= searched.lowerBound && searched.upperBound <= range.upperBound
  }

  fileprivate func hasStart(in searched: Range<Instant>) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < searched.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < starts.count && starts[low] < searched.upperBound
  }
}
