import Domain

@testable import Sync

/// A task of the tests.
func task(_ uid: String) -> RecordKey { RecordKey(.task, uid) }

func instant(_ milliseconds: Int64) -> Instant { Instant(clamping: milliseconds) }

/// A step that sets the title of the task `t`.
func step(
  _ replica: String, _ seq: Int64, at milliseconds: Int64, seen: [String: Int64] = [:],
  title value: LogValue
) -> SyncStep {
  step(replica, seq, at: milliseconds, seen: seen, [.set(task("t"), PropertyKey("title"), value)])
}

/// A step that has seen those of its own replica, and these.
func step(
  _ replica: String, _ seq: Int64, at milliseconds: Int64, seen: [String: Int64] = [:],
  _ operations: [SyncStep.Operation]
) -> SyncStep {
  var needs = seen
  needs[replica] = seq - 1
  return SyncStep(
    id: StepID(replica: replica, seq: seq), clock: HybridClock(at: instant(milliseconds)),
    needs: SeenSteps(needs), operations: operations)
}

extension SyncStep {
  /// A step of a call that does not matter.
  init(
    format: Int = Self.format, id: StepID, clock: HybridClock, needs: SeenSteps,
    operations: [Operation]
  ) {
    self.init(
      format: format, id: id, clock: clock, needs: needs, action: 0, at: instant(0),
      operations: operations)
  }
}

extension Array {
  /// All orders of its elements.
  var permutations: [[Element]] {
    if count < 2 { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
