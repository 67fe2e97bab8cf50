/// The urgency of a task, as a number to sort by.
///
/// The terms are those of Taskwarrior (its manual, "Urgency"), and so are most coefficients, which
/// ``UrgencyCoefficients`` has, in thousandths:
///
/// | what | its part of the coefficient |
/// |---|---|
/// | priority | all, of the coefficient of that priority |
/// | due | all when it is overdue by 7 days or more, then falling evenly to a fifth at 14 days before and earlier |
/// | favourite | all |
/// | age | up to all, reached evenly after 365 days |
/// | blocked by an open task | all |
/// | blocking an open task | all |
/// | in progress | all |
/// | its planned time has come | all |
/// | in another project than Inbox | all |
/// | tags | 8 tenths with one, 9 with two, all with more |
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
  package var isStarted = false
  /// When the time has come that it is planned for.
  package var planned: Instant?
  /// Whether it is in another project than Inbox.
  package var hasProject = false
  package var tagCount = 0

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
  package func value(
    at now: Instant, by coefficients: UrgencyCoefficients = UrgencyCoefficients()
  ) -> Int32 {
    func term(_ holds: Bool, _ coefficient: Int32) -> Int64 { holds ? Int64(coefficient) : 0 }
    var sum = priorityTerm(coefficients)
    sum += dueTerm(at: now, Int64(coefficients.due))
    sum += ageTerm(at: now, Int64(coefficients.age))
    sum += term(isFavourite, coefficients.favourite)
    sum += term(isBlocked, coefficients.blocked)
    sum += term(isBlocking, coefficients.blocking)
    sum += term(isStarted, coefficients.started)
    sum += term(planned.map { $0 <= now } ?? false, coefficients.planned)
    sum += term(hasProject, coefficients.project)
    sum += tagTerm(Int64(coefficients.tags))
    return Int32(clamping: sum)
  }

  private func priorityTerm(_ coefficients: UrgencyCoefficients) -> Int64 {
    switch priority {
    case .p0: Int64(coefficients.priorityP0)
    case .p1: Int64(coefficients.priorityP1)
    case .p2: Int64(coefficients.priorityP2)
    case .p3: Int64(coefficients.priorityP3)
    case .none: 0
    }
  }

  private func dueTerm(at now: Instant, _ coefficient: Int64) -> Int64 {
    guard let due else { return 0 }
    let overdue = now.milliseconds - due.milliseconds
    let full = 7 * Self.day
    let least = -14 * Self.day
    let clamped = min(max(overdue, least), full)
    let fifth = coefficient / 5
    return fifth + (clamped - least) * (coefficient - fifth) / (full - least)
  }

  private func ageTerm(at now: Instant, _ coefficient: Int64) -> Int64 {
    let age = min(max(now.milliseconds - created.milliseconds, 0), 365 * Self.day)
    return age * coefficient / (365 * Self.day)
  }

  private func tagTerm(_ coefficient: Int64) -> Int64 {
    switch tagCount {
    case ...0: 0
    case 1: coefficient * 8 / 10
    case 2: coefficient * 9 / 10
    default: coefficient
    }
  }
}
