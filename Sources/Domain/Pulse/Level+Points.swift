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
