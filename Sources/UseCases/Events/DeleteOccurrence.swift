package import Domain

/// Skips one occurrence of a series, ends the series before it, or removes all of it, in one step.
package final class DeleteOccurrence: UseCase {
  /// - Throws: `notFound` for an event or an occurrence that is not there; `conflict` for an event that
  ///   does not repeat.
  package func run(
    _ id: Int64, _ occurrence: LocalMoment?, _ scope: SeriesScope, at now: Instant
  ) throws {
    try store.write(scope.removal, at: now) {
      let series = try store.events.existing(id, field: "id")
      try store.requireWritable(series, field: "id")
      let remove = RemoveEvent(store: store, now: now)
      if scope == .all { return try remove.run(series) }
      let occurrence = try series.requireOccurrence(occurrence, in: store)
      if scope == .thisOne {
        if let changed = try store.events.changedOccurrence(occurrence, ofSeries: series.uid) {
          return try remove.run(changed)
        }
        return try remove.exclude(occurrence, from: series)
      }
      guard try SplitSeries(store: store, now: now).end(series, before: occurrence) else {
        return try remove.run(series)
      }
      for changed in try store.events.changedOccurrences(ofSeries: series.uid)
      where changed.occurrence.map({ $0 >= occurrence }) ?? false {
        try store.events.remove(changed)
      }
    }
  }
}

extension SeriesScope {
  /// What a removal is called.
  fileprivate var removal: Step.Action {
    switch self {
    case .thisOne: .skipOccurrence
    case .thisAndLater: .endSeries
    case .all: .deleteEvents
    }
  }
}
