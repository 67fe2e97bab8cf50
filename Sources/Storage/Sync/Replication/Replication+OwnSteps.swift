import Domain
import Sync

/// Steps of this replica in the form in which they are sent.
extension Replication {
  /// Makes one that writes states alone, which no table of records has, as a part of the present step.
  func append(
    _ operations: [SyncStep.Operation], _ action: Step.Action, at time: Instant
  ) throws {
    let replica = try replicaUID()
    let seen = try replicas.seen()
    let step = SyncStep(
      id: StepID(replica: replica, seq: seen.last(of: ExactText(replica)) + 1),
      clock: try max(HybridClock(at: time), clock().next), needs: seen, action: action.rawValue,
      at: time, operations: operations)
    for case .set(let key, let property, let value) in operations {
      var state = try states.find(key)
      state.registers[property, default: Register()].write(
        Register.Head(Claim(value, step.stamp), by: step.id, needs: seen))
      try states.save(state, of: key)
    }
    try queue(step)
    log.changedUnlogged()
  }

  /// Puts one whose writes are in the states into the outbox.
  func queue(_ step: SyncStep) throws {
    try database.statement("INSERT INTO sync_outbox(seq, body) VALUES (?, ?)").run(
      step.id.seq, step.encoded())
    try replicas.setSeen(step.id)
    try sawClock(step.clock)
  }
}
