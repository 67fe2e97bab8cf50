/// Ranges of day or week numbers: sorted, and merged where they touch or overlap.
struct DayRanges {
  private let ranges: [ClosedRange<Int>]

  init(_ ranges: [ClosedRange<Int>]) {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// All of them in other numbers, which must grow with the first ones.
  func mapped(_ number: (Int) -> Int) -> DayRanges {
    DayRanges(ranges.map { number($0.lowerBound)...number($0.upperBound) })
  }

  func contains(_ number: Int) -> Bool { last(around: number) != nil }

  /// The last number of the stretch that a number is in; nil when it is in none.
  func last(around number: Int) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= number { low = middle + 1 } else { high = middle }
    }
    guard low > 0, ranges[low - 1].contains(number) else { return nil }
    return ranges[low - 1].upperBound
  }
}
