package import Domain
package import Sync

/// A store that is changed here and elsewhere: its registers, its clock, and what it has seen.
///
/// Replicas that have the same steps are equal, in whatever order these came and however often. Merging writes
/// nothing of its own.
package struct Replica: Sendable {
  package let uid: String
  package private(set) var registers = Registers()
  package private(set) var clock: StepClock
  private var queue = StepQueue()

  package init(uid: String, clock: StepClock = StepClock()) {
    self.uid = uid
    self.clock = clock
  }

  /// A new replica that joins by a snapshot of another one. What that had not applied yet comes again.
  package init(uid: String, joining other: Replica) {
    self.uid = uid
    registers = other.registers
    clock = other.clock
    queue = StepQueue(seen: other.seen)
  }

  /// One that goes on from what a snapshot has.
  package init(uid: String, registers: Registers, seen: SeenSteps) {
    self.uid = uid
    self.registers = registers
    clock = StepClock()
    queue = StepQueue(seen: seen)
  }

  package var seen: SeenSteps { queue.seen }
  /// How many steps wait for others that have not come.
  package var waitingCount: Int { queue.waitingCount }

  /// Does something here. What is written of a purged record comes to nothing.
  package mutating func write(
    _ operations: [SyncStep.Operation], action: Int32 = 0, at now: Instant
  ) -> SyncStep {
    let step = SyncStep(
      id: StepID(replica: uid, seq: seen.last(of: ExactText(uid)) + 1),
      clock: clock.next(at: now), needs: seen, action: action, at: now,
      operations: operations)
    queue.append(step)
    registers.apply(step)
    return step
  }

  /// Takes in what was done elsewhere, once what it needs is here.
  @discardableResult
  package mutating func receive(_ step: SyncStep) -> StepQueue.Reception {
    let reception = queue.receive(step)
    guard reception == .queued else { return reception }
    while let step = queue.next() {
      clock.saw(step.clock)
      registers.apply(step)
    }
    return reception
  }
}
