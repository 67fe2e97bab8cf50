import Domain

/// A part of the home screen with a heading.
package struct Section: Equatable, Sendable {
  /// In the order of the screen; the raw values are those of the C API.
  package enum Kind: Int32, CaseIterable, Sendable {
    case overdue = 1
    case morning
    case evening
    case upcoming
    case inbox
    /// Today.
    case completed
    /// What the chosen chip asks for.
    case results
  }

  package var kind: Kind
  package var title: String
  package var rows: [Row]
  /// May be more than its rows.
  package var totalCount: Int64
}

extension Section.Kind {
  /// The tasks that stand in it, in its order; nil for the results.
  ///
  /// An open task that is to be seen stands in exactly one section: one that is overdue is not for
  /// the morning or the evening as well.
  func query(at now: Instant, in zone: any Zone) -> TaskQuery? {
    let today = zone.date(at: now)
    func view(_ kind: View.Kind) -> TaskFilter { View(kind).filter(at: now, in: zone) }
    switch self {
    case .overdue: return TaskQuery(view(.overdue), sort: [.init(.due), .init(.manual)])
    case .morning:
      // What is for the morning has a due.
      let rest = TaskFilter.time(
        .due, from: now, before: Instant(clamping: zone.endOfDay(today).milliseconds + 1))
      return TaskQuery(.all([view(.morning), rest]), sort: [.init(.manual)])
    case .evening:
      return TaskQuery(
        .all([view(.evening), .not(.overdue(at: now))]), sort: [.init(.manual)])
    case .upcoming: return TaskQuery(view(.upcoming), sort: [.init(.due), .init(.manual)])
    case .inbox: return TaskQuery(view(.inbox), sort: [.init(.manual)])
    case .completed:
      let completed = View(.completed, day: today, lastDay: today).filter(at: now, in: zone)
      return TaskQuery(
        .all([completed, .not(.archived)]), sort: [.init(.completed, descending: true)])
    case .results: return nil
    }
  }
}
