/// The user's level by total points, with the names and thresholds of Todoist's Karma.
package enum Level: Int, CaseIterable, Sendable {
  case beginner = 1
  case novice
  case intermediate
  case professional
  case expert
  case master
  case grandMaster
  case enlightened

  /// The points with which it begins.
  package var firstPoints: Int64 {
    switch self {
    case .beginner: 0
    case .novice: 500
    case .intermediate: 2_500
    case .professional: 5_000
    case .expert: 7_500
    case .master: 10_000
    case .grandMaster: 20_000
    case .enlightened: 50_000
    }
  }

  package var next: Level? { Level(rawValue: rawValue + 1) }
}

extension Level {
  /// The level that so many points of all time make.
  package init(points: Int64) {
    self = Self.allCases.last { $0.firstPoints <= points } ?? .beginner
  }

  /// How far so many points have come from this level to the next: 0 to 1, and 1 on the last one.
  package func progress(points: Int64) -> Double {
    guard let next else { return 1 }
    let part = Double(points - firstPoints) / Double(next.firstPoints - firstPoints)
    return min(max(part, 0), 1)
  }
}
