/// How much there was at the end of each of some days, from when each thing came and went.
struct DayCounts {
  /// How many more there were than the day before.
  private var changes: [Int64]

  init(dayCount: Int) {
    changes = [Int64](repeating: 0, count: dayCount + 1)
  }

  /// Counts things on the days from one place to another, without the latter.
  mutating func add(_ count: Int64 = 1, from first: Int, until end: Int) {
    let first = max(first, 0)
    let end = min(end, changes.count - 1)
    if first >= end { return }
    changes[first] += count
    changes[end] -= count
  }

  /// Of each day.
  var counts: [Int64] {
    var count: Int64 = 0
    return changes.dropLast().map { change in
      count += change
      return count
    }
  }
}
