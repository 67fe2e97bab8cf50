import Domain
import Exchange
import Glibc
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// What stays of a store for sync, and for how long.
@Suite struct SyncKeepingTests {
  private let folder: TemporaryFolder
  private let test: TestStore

  init() throws {
    folder = try TemporaryFolder()
    test = try TestStore(path: folder.path("store.db"))
  }

  private var replication: Replication { test.store.replication }

  private func enable() throws {
    try EnableSync(test.store, newUID: test.newUID).run(name: "laptop", passphrase: nil)
  }

  /// What a copy has that nothing is left over in.
  private func bytes() throws -> [UInt8] {
    let copy = folder.path("copy.db")
    unlink(copy)
    try test.store.backUp(to: copy) { _, _ in }
    guard let file = fopen(copy, "r") else { throw Failure(.notFound, "There is no copy.") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = fgetc(file)
      if byte == EOF { return bytes }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }

  private func has(_ text: String) throws -> Bool {
    let bytes = try bytes()
    let text = Array(text.utf8)
    return bytes.indices.dropLast(text.count - 1).contains { start in
      bytes[start..<start + text.count].elementsEqual(text)
    }
  }

  private func step() throws {
    test.advance(seconds: 60)
    try test.store.keep { try replication.takeOwnSteps() }
  }

  @Test(
    "No byte of what is purged is in the file: not in its state, and in no step that waits to be sent"
  )
  func purge() throws {
    try enable()
    let id = try test.add("Xylophone") { $0.notes = "Zanzibar" }
    try step()
    _ = try test.add("Pay rent")
    var input = TaskInput()
    input.title = "Quetzal"
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    try step()
    #expect(try has("Xylophone") && has("Quetzal") && has("Zanzibar"))
    try DeleteTasks(test.store).run([id], at: test.now)
    test.advance(seconds: 60)
    try PurgeTasks(test.store).run([id], at: test.now)
    #expect(try !has("Xylophone"))
    #expect(try !has("Quetzal"))
    #expect(try !has("Zanzibar"))
    #expect(try has("Pay rent"))
    let steps = try replication.outbox(after: 0, limit: 100)
    #expect(steps.map(\.id.seq) == Array(2...Int64(steps.count) + 1))
    #expect(steps.flatMap(\.operations).contains { if case .purge = $0 { true } else { false } })
  }

  @Test("No byte of a comment on a purged task is in the file, removed or not, here or elsewhere")
  func purgeComments() throws {
    let folder = try TemporaryFolder()
    let phone = try Device("b", folder)
    let id = try test.add("Pay rent")
    var input = CommentInput()
    for text in ["Xylophone", "Quetzal"] {
      input.text = text
      let comment = try AddComment(test.store, newUID: test.newUID).run(
        input, on: .task, id: id, at: test.now)
      try enableOnce()
      try step()
      if text == "Quetzal" { try DeleteComments(test.store).run([comment], at: test.now) }
      try step()
    }
    let uid = try #require(try replication.storeUID())
    try phone.test.store.keep { try phone.replication.enable(store: uid) }
    var entries: [Replication.Entry] = []
    try replication.forEachEntry { entries.append($0) }
    try phone.test.store.write(.sync, at: test.now) {
      try phone.replication.merge(entries, seen: replication.seen())
    }
    // Written elsewhere before the purge was known there.
    input.text = "Zanzibar"
    let other = try #require(try phone.test.contents().tasks.first).id
    _ = try AddComment(phone.test.store, newUID: phone.test.newUID).run(
      input, on: .task, id: other, at: test.now)
    try phone.test.store.keep { try phone.replication.takeOwnSteps() }
    try DeleteTasks(test.store).run([id], at: test.now)
    test.advance(seconds: 60)
    try PurgeTasks(test.store).run([id], at: test.now)
    try step()
    let late = try phone.replication.outbox(after: 0, limit: 100)
    try test.store.write(.sync, at: test.now) { for step in late { try replication.apply(step) } }
    for text in ["Xylophone", "Quetzal", "Zanzibar"] { #expect(try !has(text)) }
    let purged = try replication.outbox(after: 0, limit: 100).suffix(1)
    try phone.test.store.write(.sync, at: test.now) {
      for step in purged { try phone.replication.apply(step) }
    }
    try phone.replication.forEachEntry { entry in
      if entry.key.kind == CommittedChange.Entity.comment.rawValue {
        #expect(entry.registers == nil)
      }
    }
  }

  private func enableOnce() throws { if try replication.storeUID() == nil { try enable() } }

  @Test("What another device purged waits in no step of this one")
  func purgeElsewhere() throws {
    try enable()
    let id = try test.add("Xylophone")
    try step()
    let uid = try test.store.tasks.existing(id).uid
    let other = "0190aaaa-0000-7000-8000-bbbbbbbbbbbb"
    let purge = SyncStep(
      id: StepID(replica: other, seq: 1), clock: HybridClock(at: test.now), needs: SeenSteps(),
      action: Step.Action.purgeTasks.rawValue, at: test.now,
      operations: [.purge(RecordKey(.task, uid))])
    try test.store.write(.sync, at: test.now) { try replication.apply(purge) }
    #expect(try !has("Xylophone"))
    #expect(try test.titles().isEmpty)
  }

  @Test("The log loses no step that sync has not taken, and all that it has")
  func trimming() throws {
    try enable()
    _ = try test.add("Pay rent")
    _ = try test.add("Call Ann")
    test.advance(seconds: 60)
    _ = try TrimChangeLog(test.store).run(
      to: ChangeLogLimit(before: test.now, maxBytes: nil), at: test.now)
    let steps = try replication.outbox(after: 0, limit: 100)
    #expect(steps.count == 2)
    #expect(try replication.status().pendingCount == 2)
  }

  @Test("The state of sync is told, and nothing is left of it when it ends")
  func status() throws {
    #expect(try replication.status() == SyncStatus())
    try enable()
    #expect(throws: Failure.self) { try enable() }
    _ = try test.add("Pay rent")
    var status = SyncStatus()
    status.isEnabled = true
    status.replicaCount = 1
    status.pendingCount = 1
    #expect(try replication.status() == status)
    let uid = try replication.replicaUID()
    try EnableSync(test.store, newUID: test.newUID).undo()
    #expect(try replication.status() == SyncStatus())
    #expect(try replication.replicaUID() != uid)
    #expect(try replication.knownReplicas().isEmpty)
    #expect(try test.titles() == ["Pay rent"])
    try enable()
    #expect(try replication.status().pendingCount == 0)
  }

  @Test("A remote change is told as one of another device")
  func committed() throws {
    try enable()
    test.store.recordsSteps = true
    let other = "0190aaaa-0000-7000-8000-bbbbbbbbbbbb"
    let step = SyncStep(
      id: StepID(replica: other, seq: 1), clock: HybridClock(at: test.now), needs: SeenSteps(),
      action: Step.Action.addTasks.rawValue, at: test.now,
      operations: [
        .set(RecordKey(.task, "other"), .existence, .integer(1)),
        .set(RecordKey(.task, "other"), PropertyKey("title"), .text("Call Ann")),
      ])
    try test.store.write(.sync, at: test.now) {
      try replication.apply(step)
      test.store.changed()
    }
    let told = test.store.takeCommittedSteps()
    #expect(told.map(\.isRemote) == [true] && told.map(\.action) == [.sync])
    #expect(told.first?.changes.map(\.entity) == [.task])
    _ = try test.add("Own")
    #expect(test.store.takeCommittedSteps().map(\.isRemote) == [false])
    #expect(try test.store.takeForeignSteps().isEmpty)
  }
}
