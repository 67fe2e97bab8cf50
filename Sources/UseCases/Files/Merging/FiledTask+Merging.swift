import Domain

extension FiledTask {
  /// Makes of ``task``, with the links that it has here, what becomes of a stored task: what the file says of it
  /// changes, the rest stays. Its project and what it keeps are not seen to.
  func merge(into merged: inout Task, over old: Task, in zone: any Zone) throws {
    merged.id = old.id
    if properties.count < TaskProperty.allCases.count {
      for property in TaskProperty.allCases where !properties.contains(property) {
        try merged.take(property, from: old)
      }
    }
    for (property, precision) in precisions where properties.contains(property) {
      let isAsGood =
        switch precision {
        case .day: merged.date(of: property, in: zone) == old.date(of: property, in: zone)
        case .second(let range):
          merged.second(of: property, within: range) == old.second(of: property, within: range)
        case .presence:
          merged.date(of: property, in: zone) != nil && old.date(of: property, in: zone) != nil
        }
      if isAsGood { try merged.take(property, from: old) }
    }
  }
}

extension Task {
  /// The day of one of its times.
  fileprivate func date(of property: TaskProperty, in zone: any Zone) -> CalendarDate? {
    switch property {
    case .start: start?.date(in: zone)
    case .planned: planned?.date(in: zone)
    case .until: until?.date(in: zone)
    case .due: due?.date(in: zone)
    default: instant(of: property).map { zone.localTime(at: $0).date }
    }
  }

  /// The second of one of its times; of one beyond the range, that of the end of the range.
  fileprivate func second(of property: TaskProperty, within range: ClosedRange<Instant>) -> Int64? {
    instant(of: property).map { instant in
      let milliseconds = min(max(instant, range.lowerBound), range.upperBound).milliseconds
      return milliseconds >= 0 ? milliseconds / 1_000 : (milliseconds + 1) / 1_000 - 1
    }
  }

  private func instant(of property: TaskProperty) -> Instant? {
    switch property {
    case .created: created
    case .modified: modified
    case .completed: completed
    case .started: started
    case .cancelled: cancelled
    case .deleted: deleted
    default: nil
    }
  }
}
