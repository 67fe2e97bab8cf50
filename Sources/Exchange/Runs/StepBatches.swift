import Platform

/// The number of steps that one transaction merges: few at first, and more while these are fast, so that a
/// run that is interrupted after two seconds has made progress.
struct StepBatches {
  private static let most = 250
  private static let least = 8
  /// In milliseconds.
  private static let quick: Int64 = 100
  private static let slow: Int64 = 400

  private(set) var size = least

  /// Notes how long that many took.
  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = SteadyClock.milliseconds
    let result = try body()
    note(SteadyClock.milliseconds - start)
    return result
  }

  mutating func note(_ milliseconds: Int64) {
    if milliseconds < Self.quick {
      size = min(2 * size, Self.most)
    } else if milliseconds > Self.slow {
      size = max(size / 2, Self.least)
    }
  }
}
