import Domain
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// What only a newer version can read stays as it is, whatever this version does with the rest of the record.
@Suite struct NewerValuesTests {
  private let store: SyncedStore
  private let id: Int64
  private let record: RecordKey

  init() throws {
    store = try SyncedStore("a")
    id = try store.test.add("Water the flowers") {
      $0.due = .dateTime(Instant(clamping: 1_800_000_000_000))
      $0.repeatRule = try? RepeatRule("FREQ=WEEKLY")
    }
    try store.enable(store: "store")
    record = RecordKey(.task, try #require(try store.test.contents().tasks.first).uid)
  }

  private var replication: Replication { store.test.store.replication }

  /// A newer device writes what this version cannot read.
  private func write(_ property: String, _ value: LogValue) throws {
    let step = SyncStep(
      id: StepID(replica: "newer", seq: 1), clock: HybridClock(at: store.test.now),
      needs: try replication.seen(), action: Step.Action.updateTasks.rawValue, at: store.test.now,
      operations: [.set(record, PropertyKey(property), value)])
    try store.test.store.write(.sync, at: store.test.now) { try replication.apply(step) }
  }

  private func takeOwnSteps() throws {
    store.test.advance(seconds: 60)
    try store.test.store.write(.sync, at: store.test.now) { try replication.takeOwnSteps() }
  }

  private func values(_ property: String) throws -> [LogValue] {
    var values: [LogValue] = []
    try replication.forEachEntry { entry in
      guard entry.key == record, let register = entry.registers?[PropertyKey(property)] else {
        return
      }
      values = register.heads.map(\.claim.value)
    }
    return values
  }

  @Test("A copy that goes on as a replica of its own writes nothing over it")
  func copy() throws {
    try write("priority", .integer(93))
    try store.test.store.keep { try replication.renew(to: "copy") }
    var input = TaskInput()
    input.title = "Water all flowers"
    try UpdateTasks(store.test.store, newUID: store.test.newUID).run(
      [id], to: input, at: store.test.now)
    try takeOwnSteps()
    #expect(try values("priority") == [.integer(93)])
    #expect(try values("title") == [.text("Water all flowers")])
    let steps = try replication.outbox(after: 0, limit: 10)
    #expect(steps.map(\.id) == [StepID(replica: "copy", seq: 2)])
  }

  @Test("What is written together with other properties of a series leaves it")
  func series() throws {
    try write("repeat_rule", .text("FREQ=FORTNIGHTLY"))
    var input = TaskInput()
    input.due = .dateTime(Instant(clamping: 1_800_000_600_000))
    try UpdateTasks(store.test.store, newUID: store.test.newUID).run(
      [id], to: input, at: store.test.now)
    try takeOwnSteps()
    #expect(try values("repeat_rule") == [.text("FREQ=FORTNIGHTLY")])
  }

  @Test("A conflict about what only a newer version knows is told of, and cannot be ended here")
  func conflict() throws {
    for (number, replica) in ["newer", "newest"].enumerated() {
      let step = SyncStep(
        id: StepID(replica: replica, seq: 1), clock: HybridClock(at: store.test.now),
        needs: SeenSteps(), action: Step.Action.updateTasks.rawValue, at: store.test.now,
        operations: [.set(record, PropertyKey("energy"), .integer(Int64(number)))])
      try store.test.store.write(.sync, at: store.test.now) { try replication.apply(step) }
    }
    let conflict = try #require(try replication.conflicts().first)
    #expect(conflict.property == PropertyKey("energy"))
    let refused = #expect(throws: Failure.self) {
      try store.test.store.write(.resolveConflicts, at: store.test.now) {
        try replication.resolve(conflict, .mine)
      }
    }
    #expect(refused?.kind == .tooNew)
  }
}
