import Domain

/// Reports the end of a focus session once, within a step, and starts its successor.
struct FireFocus {
  private let store: any Store
  private let newUID: () -> String

  init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Returns: the ids of the alerts.
  func run(at now: Instant) throws -> [Int64] {
    try FinishDueFocus(store, newUID: newUID).run(at: now).compactMap { session in
      let alert = Alert(ended: session, fired: now)
      guard try store.alerts.find(uid: alert.uid) == nil else { return nil }
      return try store.alerts.insert(alert)
    }
  }
}
