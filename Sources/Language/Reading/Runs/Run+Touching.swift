import Domain

/// Adjacent dates that do not form one date.
extension Grammar {
  /// What may stand between two dates that touch.
  private static let between: Links = [.on, .at, .within, .during, .from, .to]

  /// Whether what looks like another date follows a run, which had to belong to it.
  func touchesMore(_ run: Run) -> Bool {
    let end = run.range.upperBound
    guard !run.isStopped, end < atoms.count, !isGlued(end), !sign("(", end) else { return false }
    if self.run(end) != nil { return true }
    let next = skip(Self.between, at: end)
    return next > end && next < atoms.count && !isGlued(next) && self.run(next) != nil
  }

  /// Whether what looks like a date stands right before an atom, and is no part of what begins there.
  func isTouched(_ start: Int, from earliest: Int) -> Bool {
    guard start > earliest else { return false }
    for index in stride(from: start - 1, through: max(earliest, start - 12), by: -1)
    where !isGlued(index) {
      let isDate = components(index).contains { component in
        guard component.isFigures, let end = boundary(component.range.upperBound), !end.isStop
        else { return false }
        // `9:30 in the mondays`: “in the” reaches into what begins there.
        return end.next == start || end.next < start && skip(Self.between, at: end.next) >= start
      }
      if isDate { return true }
    }
    return false
  }
}
