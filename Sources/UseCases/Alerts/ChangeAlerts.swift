import Domain

/// Changes each of some alerts, within a step. An id that is given twice counts once.
struct ChangeAlerts {
  let store: any Store

  /// - Throws: `notFound`, with the index.
  func run(_ ids: [Int64], _ change: (inout Alert) -> Void) throws {
    let alerts = try store.alerts.alerts(ids: ids)
    let known = Set(alerts.map(\.id))
    if let index = ids.firstIndex(where: { !known.contains($0) }) {
      throw Failure(
        .notFound, "There is no alert \(ids[index]).", field: "ids", index: index)
    }
    for old in alerts {
      var alert = old
      change(&alert)
      try store.alerts.save(alert, over: old)
    }
  }
}
