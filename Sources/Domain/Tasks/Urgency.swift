/// How much a task presses, as a number to put tasks in order by.
///
/// The terms and most weights are those of Taskwarrior (its manual, "Urgency"), in thousandths:
///
/// | what | weight |
/// |---|---|
/// | priority | P0 9,000, P1 6,000, P2 3,900, P3 1,800, none 0 |
/// | due | 12,000 when it is overdue by 7 days or more, then falling evenly to 2,400 at 14 days before and earlier |
/// | favourite | 2,000 |
/// | age | up to 2,000, reached evenly after 365 days |
/// | blocked by an open task | -5,000 |
/// | blocking an open task | 8,000 |
///
/// What is not open has none: 0.
package struct Urgency {
  private static let day: Int64 = 86_400_000

  package var priority: Priority
  /// The last millisecond that is not too late.
  package var due: Instant?
  package var isFavourite: Bool
  package var created: Instant
  package var isBlocked: Bool
  package var isBlocking: Bool

  package init(
    priority: Priority, due: Instant?, isFavourite: Bool, created: Instant, isBlocked: Bool,
    isBlocking: Bool
  ) {
    self.priority = priority
    self.due = due
    self.isFavourite = isFavourite
    self.created = created
    self.isBlocked = isBlocked
    self.isBlocking = isBlocking
  }

  /// In thousandths, rounded towards zero term by term.
  package func value(at now: Instant) -> Int32 {
    let sum =
      priorityTerm + dueTerm(at: now) + ageTerm(at: now) + (isFavourite ? 2_000 : 0)
      + (isBlocked ? -5_000 : 0) + (isBlocking ? 8_000 : 0)
    return Int32(clamping: sum)
  }

  private var priorityTerm: Int64 {
    switch priority {
    case .p0: 9_000
    case .p1: 6_000
    case .p2: 3_900
    case .p3: 1_800
    case .none: 0
    }
  }

  private func dueTerm(at now: Instant) -> Int64 {
    guard let due else { return 0 }
    let overdue = now.milliseconds - due.milliseconds
    let full = 7 * Self.day
    let least = -14 * Self.day
    let clamped = min(max(overdue, least), full)
    return 2_400 + (clamped - least) * 9_600 / (full - least)
  }

  private func ageTerm(at now: Instant) -> Int64 {
    let age = min(max(now.milliseconds - created.milliseconds, 0), 365 * Self.day)
    return age * 2_000 / (365 * Self.day)
  }
}
