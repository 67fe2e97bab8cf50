/// How far all points so far have brought the user, as in Todoist's Karma: its names and thresholds.
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
