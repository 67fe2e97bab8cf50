import Domain
import TestSupport

@testable import Sync

/// A device of the model: a replica with a clock of its own, which may be wrong, jump and be set back, and an undo.
struct Device {
  var replica: Replica
  /// What its clock differs from the true time, in milliseconds.
  var skew: Int64
  /// All steps that it has, in the order in which it got them.
  private(set) var steps: [SyncStep] = []
  private var undoable: [(step: SyncStep, before: [LogValue])] = []

  init(_ uid: String, skew: Int64 = 0) {
    replica = Replica(uid: uid)
    self.skew = skew
  }

  /// A new replica that begins with all that another one has.
  init(_ uid: String, joining other: Device) {
    replica = Replica(uid: uid, joining: other.replica)
    skew = 0
    steps = other.steps.filter { other.replica.seen.contains($0.id) }
  }

  mutating func write(
    _ operations: [SyncStep.Operation], at now: Int64, undoable isUndoable: Bool = true
  ) {
    let before = operations.map { operation -> LogValue in
      guard case .set(let record, let property, _) = operation else { return .null }
      return replica.registers[record, property].value
    }
    let step = replica.write(operations, at: instant(now + skew))
    steps.append(step)
    if isUndoable { undoable.append((step, before)) }
  }

  mutating func receive(_ step: SyncStep) {
    let isNew = !steps.contains { $0.id == step.id }
    if replica.receive(step) == .queued, isNew { steps.append(step) }
  }

  /// Takes back the last step, where what it wrote is still shown.
  mutating func undo(at now: Int64) {
    guard let (step, before) = undoable.popLast() else { return }
    var operations: [SyncStep.Operation] = []
    for (operation, old) in zip(step.operations, before) {
      guard case .set(let record, let property, _) = operation,
        let shown = replica.registers[record, property].heads.first, shown.step == step.id
      else { continue }
      operations.append(.set(record, property, old))
    }
    if !operations.isEmpty { write(operations, at: now, undoable: false) }
  }

  /// Writes what is shown, or what another one wrote, over all heads of a register.
  mutating func resolve(_ conflict: Conflict, mine: Bool, at now: Int64) {
    let shown = replica.registers[conflict.record, conflict.property].value
    write(
      [.set(conflict.record, conflict.property, mine ? shown : conflict.head.claim.value)], at: now)
  }
}
