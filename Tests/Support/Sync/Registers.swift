package import Sync

/// All registers of a store: its whole state, of which everything else follows.
package struct Registers: Equatable, Sendable {
  package private(set) var records: [RecordKey: RecordRegisters] = [:]
  /// A purge absorbs all that is ever written of a record, before it or after it.
  package private(set) var purged: Set<RecordKey> = []

  package init() {}

  package init(_ records: [RecordKey: RecordRegisters]) { self.records = records }

  package subscript(record: RecordKey, property: PropertyKey) -> Register {
    records[record]?[property] ?? Register()
  }

  /// Whether the record was made and not removed, in the trash or not.
  package func isThere(_ record: RecordKey) -> Bool {
    self[record, .existence].value != .null
  }

  /// Takes in what a step did. Steps that it had seen come first.
  package mutating func apply(_ step: SyncStep) {
    for operation in step.operations {
      switch operation {
      case .purge(let record):
        purged.insert(record)
        records[record] = nil
      case .set(let record, let property, let value):
        if purged.contains(record) { continue }
        let claim = Claim(value, step.stamp)
        records[record, default: [:]][property, default: Register()].write(
          Register.Head(claim, by: step.id, needs: step.replaces))
      }
    }
  }
}
