package import Domain
package import Sync

/// Merges changes from a server with concurrent changes of this replica.
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

  /// Rolls a write back whose changes are not wanted.
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
  /// - Parameters:
  ///   - operations: what ``operations(at:of:)`` told.
  ///   - time: when it was written at the server, as far as that is known.
  /// - Throws: the errors of the store.
  package func takeBeside(_ operations: [SyncStep.Operation], at time: Instant) throws {
    try take(operations, at: time, isBeside: true)
  }

  /// Writes what a server had over what is shown here. Of values that are in conflict, the server knew that one at most:
  /// the others are beside it from then on. Where it has one of these itself, what was shown is beside it: a device that
  /// knew of no conflict may have brought it there.
  package func takeOver(_ operations: [SyncStep.Operation], at time: Instant) throws {
    let others = try operations.flatMap { operation -> [(Instant, SyncStep.Operation)] in
      guard case .set(let key, let property, let value) = operation,
        let register = try states.find(key).registers[property]
      else { return [] }
      let isAmongOthers = register.others.contains { $0.claim.value == value }
      return (isAmongOthers ? register.heads : register.others).filter { $0.claim.value != value }
        .map { ($0.claim.stamp.clock.instant, .set(key, property, $0.claim.value)) }
    }
    try take(operations, at: max(time, log.beginning), isBeside: false)
    for (time, group) in Dictionary(grouping: others, by: \.0).sorted(by: { $0.key < $1.key }) {
      try take(group.map(\.1), at: time, isBeside: true)
    }
  }

  private func take(
    _ operations: [SyncStep.Operation], at time: Instant, isBeside: Bool
  ) throws {
    if operations.isEmpty { return }
    let seen = try replicas.seen()
    let replica = try replicaUID()
    let step = SyncStep(
      id: StepID(replica: replica, seq: seen.last(of: ExactText(replica)) + 1),
      clock: isBeside
        ? max(HybridClock(at: time), HybridClock(HybridClock.ofPolls.value + 1))
        : max(HybridClock(at: time), try clock().next),
      needs: seen, action: Step.Action.sync.rawValue, at: time, operations: operations,
      isBeside: isBeside)
    try apply(step)
    try queue(step)
  }

  /// Says, as a part of the present step, that tasks are not in the trash, as somebody does who restores them: who changed a
  /// task while another one deleted it wanted it to stay.
  package func confirmPresence(ofTasks ids: [Int64]) throws {
    for task in try records.tasks.tasks(ids: ids) where task.deleted == nil {
      try log.changed(
        .task, id: task.id, uid: task.uid, property: TaskProperty.deleted.rawValue, old: .null,
        new: .null)
    }
  }
}
