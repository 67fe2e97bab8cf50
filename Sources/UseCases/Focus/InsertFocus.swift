import Domain

/// Stores a focus session or a break that starts now, as a part of the present step. A time entry that is
/// running ends: there is one clock. Whoever goes on
/// has seen that those before are over, so their alerts are acknowledged.
struct InsertFocus {
  let store: any Store
  let newUID: () -> String

  /// Without a length, it is as long as is set.
  ///
  /// - Returns: its id.
  func run(_ turn: FocusTurn, on task: Task?, length: Int64?, at now: Instant) throws -> Int64 {
    let minutes = try store.settings.focus().minutes(of: turn.kind)
    let usual = try FocusLength.milliseconds(minutes: minutes, field: "minutes")
    var session = FocusSession(uid: newUID(), length: length ?? usual, started: now)
    session.kind = turn.kind
    session.round = turn.round
    session.taskUID = task?.uid
    session.projectUID = try task.flatMap { try store.projects.find(id: $0.projectID)?.uid }
    try RunningEntries(store: store).end(at: now)
    try acknowledgeEnds(at: now)
    return try store.focusSessions.insert(session)
  }

  private func acknowledgeEnds(at now: Instant) throws {
    for old in try store.alerts.unacknowledged(.focusSession) {
      var alert = old
      alert.acknowledge(at: now)
      try store.alerts.save(alert, over: old)
    }
  }
}
