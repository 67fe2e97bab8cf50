package import Domain

/// A message: what one call did to the registers of a store, when, and what its replica had seen.
package struct SyncStep: Equatable, Sendable {
  /// What a step did to one register or record.
  package enum Operation: Equatable, Sendable {
    case set(RecordKey, PropertyKey, LogValue)
    case purge(RecordKey)
  }

  /// The version of the rules of merging. It rises only when one of them changes; a replica of an older version
  /// then stops, and loses nothing.
  package static let format = 1

  package let format: Int
  package let id: StepID
  package let clock: HybridClock
  /// All that its replica had seen, its own steps too.
  package let needs: SeenSteps
  package let operations: [Operation]

  package var stamp: Stamp { Stamp(clock, replica: id.replica.text) }

  package init(
    format: Int = Self.format, id: StepID, clock: HybridClock, needs: SeenSteps,
    operations: [Operation]
  ) {
    self.format = format
    self.id = id
    self.clock = clock
    self.needs = needs
    self.operations = operations
  }

  /// Whether it comes after the last one of its replica, at a time that there is.
  package var isWellFormed: Bool {
    id.seq > 0 && !id.replica.text.isEmpty && needs.last(of: id.replica) == id.seq - 1
      && clock.value >= 0
  }
}
