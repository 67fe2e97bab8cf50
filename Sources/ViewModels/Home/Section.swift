import Domain

/// A part of the home screen with a heading.
package struct Section: Equatable, Sendable {
  /// The raw values are those of the C API.
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
    case afternoon

    /// Those of the whole screen, in its order.
    static let ofScreen: [Kind] = [
      .overdue, .morning, .afternoon, .evening, .upcoming, .inbox, .completed,
    ]
    /// What is to be done today.
    package static let ofToday: [Kind] = [.overdue, .morning, .afternoon, .evening]
  }

  package var kind: Kind
  package var title: String
  package var rows: [Row]
  /// May be more than its rows.
  package var totalCount: Int64
}

extension Section.Kind {
  /// The open tasks that stand in it, in its order; nil for the completed ones and the results.
  ///
  /// An open task that is to be seen stands in exactly one section: one that is overdue is not for
  /// a part of the day as well.
  func query(at now: Instant, in zone: any Zone) -> TaskQuery? {
    let today = zone.date(at: now)
    func view(_ kind: View.Kind) -> TaskFilter { View(kind).filter(at: now, in: zone) }
    switch self {
    case .overdue: return TaskQuery(view(.overdue), sort: [.init(.due), .init(.manual)])
    case .morning, .afternoon:
      // What stands there has a due.
      let rest = TaskFilter.time(
        .due, from: now, before: Instant(clamping: zone.endOfDay(today).milliseconds + 1))
      return TaskQuery(
        .all([view(self == .morning ? .morning : .afternoon), rest]), sort: [.init(.manual)])
    case .evening:
      return TaskQuery(
        .all([view(.evening), .not(.overdue(at: now))]), sort: [.init(.manual)])
    case .upcoming: return TaskQuery(view(.upcoming), sort: [.init(.due), .init(.manual)])
    case .inbox: return TaskQuery(view(.inbox), sort: [.init(.manual)])
    case .completed, .results: return nil
    }
  }
}
