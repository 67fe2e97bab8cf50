import Domain

/// A queue of steps that arrived before steps that they depend on. It yields each step once, in causal order.
package struct StepQueue: Equatable, Sendable {
  /// The result of adding a step.
  package enum Reception: Equatable, Sendable {
    /// It can be applied, or waits until it can.
    case queued
    case known
    /// Its format is newer than this version.
    case tooNew(format: Int)
    /// No replica makes such a step.
    case malformed
  }

  /// What was given out.
  package private(set) var seen: SeenSteps
  private var waiting: [ExactText: [Int64: SyncStep]] = [:]

  /// One that goes on from a snapshot.
  package init(seen: SeenSteps = SeenSteps()) {
    self.seen = seen
  }

  package var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  package mutating func receive(_ step: SyncStep) -> Reception {
    if step.format > SyncStep.format { return .tooNew(format: step.format) }
    if !step.isWellFormed { return .malformed }
    if seen.contains(step.id) { return .known }
    let isNew =
      waiting[step.id.replica, default: [:]].updateValue(step, forKey: step.id.seq) == nil
    return isNew ? .queued : .known
  }

  /// The next step that can be applied; nil when all others wait for steps that have not come.
  package mutating func next() -> SyncStep? {
    for replica in waiting.keys {
      let seq = seen.last(of: replica) + 1
      guard let step = waiting[replica]?[seq], seen.contains(step.needs) else { continue }
      waiting[replica]?[seq] = nil
      if waiting[replica]?.isEmpty == true { waiting[replica] = nil }
      seen.insert(step.id)
      return step
    }
    return nil
  }

  /// A step of this replica itself, which has seen all.
  package mutating func append(_ step: SyncStep) {
    seen.insert(step.id)
  }

  /// What a snapshot has needs not come any more.
  package mutating func skip(to snapshot: SeenSteps) {
    seen.formUnion(snapshot)
    for (replica, steps) in waiting {
      let rest = steps.filter { !seen.contains($0.value.id) }
      waiting[replica] = rest.isEmpty ? nil : rest
    }
  }
}
