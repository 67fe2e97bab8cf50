/// Finds streaks among the numbers of the days or weeks that reached their goal.
struct StreakCount {
  struct Run {
    var count: Int64
    var first: Int
    var last: Int
  }

  private(set) var current: Run?
  private(set) var longest: Run?

  /// - Parameters:
  ///   - reached: those with their goal reached, not after the present one, in their order.
  ///   - present: it is passed over when it is not among them.
  ///   - next: the first one after another that breaks a streak unless it reaches its goal.
  init(_ reached: [Int], present: Int, next: (Int) -> Int) {
    var run: Run?
    for number in reached {
      if let before = run, next(before.last) >= number {
        run = Run(count: before.count + 1, first: before.first, last: number)
      } else {
        run = Run(count: 1, first: number, last: number)
      }
      if let run, run.count > (longest?.count ?? 0) { longest = run }
    }
    if let run, next(run.last) >= present { current = run }
  }
}
