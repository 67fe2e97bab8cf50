package import Domain
package import Sync

/// What servers have that were changed by others while this replica was, too.
extension Replication {
  /// What a change would write, for ``takeBeside(_:at:)``; the store stays as it is. None while sync is off.
  package func operations(
    at now: Instant, of change: () throws -> Void
  ) throws -> [SyncStep.Operation] {
    guard try storeUID() != nil else { return [] }
    do {
      return try store.write(.syncAccount, at: now) { () throws -> [SyncStep.Operation] in
        try takeOwnSteps()
        try log.writePending()
        let first = try lastChange() + 1
        try change()
        try log.writePending()
        throw Trial(operations: try operations(from: first))
      }
    } catch let trial as Trial {
      return trial.operations
    }
  }

  /// Ends a write whose changes are not to be kept.
  private struct Trial: Error {
    let operations: [SyncStep.Operation]
  }

  private func lastChange() throws -> Int64 {
    try database.integer("SELECT max(id) FROM change") ?? 0
  }

  private func operations(from first: Int64) throws -> [SyncStep.Operation] {
    var written: [SyncStep.Operation] = []
    for group in try database.changeGroups(in: first...max(first, lastChange())) {
      let key = RecordKey(group.entity, group.uid)
      let state = try states.find(key)
      if state.isPurged { continue }
      let values = try operations.operations(
        of: group, by: .syncAccount, over: state.registers
      ).values
      for property in values.keys.sorted() {
        written.append(.set(key, property, values[property] ?? .null))
      }
    }
    return written
  }

  /// Writes what a server had beside what is here, as a step of this replica and a part of the present one: the server
  /// knew nothing of what was done here. The later value is shown, and the other one is a conflict.
  ///
  /// - Parameter time: when it was written at the server, as far as that is known.
  package func takeBeside(_ operations: [SyncStep.Operation], at time: Instant) throws {
    let seen = try replicas.seen()
    let replica = try replicaUID()
    let step = SyncStep(
      id: StepID(replica: replica, seq: seen.last(of: ExactText(replica)) + 1),
      clock: max(HybridClock(at: time), HybridClock(HybridClock.ofPolls.value + 1)), needs: seen,
      action: Step.Action.sync.rawValue, at: time, operations: operations, isBeside: true)
    try apply(step)
    try queue(step)
  }
}
