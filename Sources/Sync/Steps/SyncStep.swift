package import Domain

/// A message: the effect of one call on the registers of a store, its time, and the steps that its replica
/// had seen.
package struct SyncStep: Equatable, Sendable {
  /// An operation of a step on one register or record.
  package enum Operation: Equatable, Sendable {
    case set(RecordKey, PropertyKey, LogValue)
    case purge(RecordKey)

    /// What it is about.
    package var record: RecordKey {
      switch self {
      case .set(let key, _, _), .purge(let key): key
      }
    }
  }

  /// The version of the rules of merging. It rises only when one of them changes; a replica of an older version
  /// then stops, and loses nothing.
  package static let format = 1

  package let format: Int
  package let id: StepID
  package let clock: HybridClock
  /// All that its replica had seen, its own steps too.
  package let needs: SeenSteps
  /// What the call was, as the history of the store says it.
  package let action: Int32
  /// When the call was made by the clock of its host. It orders nothing: ``clock`` does.
  package let at: Instant
  package let operations: [Operation]
  /// Whether its values stand beside those that are there, also those of its own replica: a server that the replica asked
  /// knew of none of them.
  package let isBeside: Bool

  package var stamp: Stamp { Stamp(clock, replica: id.replica.text) }

  /// What the values that it wrote take the place of.
  package var replaces: SeenSteps { isBeside ? SeenSteps() : needs }

  /// The same step, as if it had done nothing to these records.
  package func without(_ records: Set<RecordKey>) -> SyncStep {
    SyncStep(
      format: format, id: id, clock: clock, needs: needs, action: action, at: at,
      operations: operations.filter { !records.contains($0.record) }, isBeside: isBeside)
  }

  package init(
    format: Int = Self.format, id: StepID, clock: HybridClock, needs: SeenSteps,
    action: Int32, at: Instant, operations: [Operation], isBeside: Bool = false
  ) {
    self.format = format
    self.id = id
    self.clock = clock
    self.needs = needs
    self.action = action
    self.at = at
    self.operations = operations
    self.isBeside = isBeside
  }

  /// Whether it comes after the last one of its replica, at a time that there is.
  package var isWellFormed: Bool {
    id.seq > 0 && !id.replica.text.isEmpty && needs.last(of: id.replica) == id.seq - 1
      && clock.value >= 0
  }
}
