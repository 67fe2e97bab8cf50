import Domain
import Storage
import Sync
import TestSupport

/// A device of a newer version, by the rules of merging alone and without tables. It writes two properties, a value of
/// another property, and a kind of records that this version does not know.
final class NewerDevice: StepSource {
  private static let kind: Int32 = 99

  private var replica: Replica
  private var sent: [SyncStep] = []

  init(copyOf store: SyncedStore) throws {
    var records: [RecordKey: RecordRegisters] = [:]
    try store.forEachEntry { records[$0.key] = $0.registers }
    replica = Replica(uid: "newer", registers: Registers(records), seen: try store.seen())
  }

  func offered() throws -> (steps: [SyncStep], head: SyncHead) {
    let head = SyncHead(
      store: "store", replica: replica.uid, seen: replica.seen, clock: replica.clock.last,
      at: Instant(clamping: 0), name: "Newer")
    return (sent, head)
  }

  func take(from other: SyncedStore) throws {
    for step in try other.offered().steps { replica.receive(step) }
  }

  func write(_ numbers: inout RandomNumbers, at now: Instant) {
    var operations: [SyncStep.Operation] = []
    let tasks = replica.registers.records.keys.filter {
      $0.kind == CommittedChange.Entity.task.rawValue
    }
    if let task = tasks.sorted().randomElement(using: &numbers) {
      let number = Int64.random(in: 1...9, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: operations = [.set(task, PropertyKey("energy"), .integer(number))]
      case 1: operations = [.set(task, PropertyKey("mood", element: "\(number)"), .integer(1))]
      case 2: operations = [.set(task, PropertyKey("priority"), .integer(90 + number))]
      default: operations = [.set(task, PropertyKey("title"), .text("Newer \(number)"))]
      }
    }
    let record = RecordKey(kind: Self.kind, uid: "k\(Int.random(in: 0..<5, using: &numbers))")
    operations += [
      .set(record, .existence, .integer(1)), .set(record, PropertyKey("name"), .text("Thing")),
    ]
    sent.append(replica.write(operations, at: now))
  }

  func states() -> [String: String] {
    let registers = replica.registers
    let item = PropertyKey(Comment.Property.item.rawValue)
    return described(
      registers.records.filter { key, record in
        // A comment on a purged task is purged with it.
        key.kind != CommittedChange.Entity.comment.rawValue
          || !(record[item]?.value.text.map { registers.purged.contains(RecordKey(.task, $0)) }
            ?? false)
      })
  }
}
