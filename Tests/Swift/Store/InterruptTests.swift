import Foundation
import Synchronization
import TaskcoreSwift
import Testing

/// Long calls that are ended.
@Suite struct InterruptTests {
  private static func fill(_ store: Store) throws {
    let lines = (1...2000).map { "Task \($0)" }.joined(separator: "\n")
    _ = try store.add(linesOf: lines, project: nil)
  }

  private static func renameAll(_ store: Store) throws {
    let open = TaskQuery { $0.statuses = [.open] }
    try store.update(.query(open), with: TaskChanges { $0.title = "Another" })
  }

  @Test("A call that is to go on no longer throws, and has changed nothing")
  func progress() throws {
    let goesOn = Atomic(true)
    let asked = Counter()
    // A call that reads it is long enough to be asked about.
    let clock = Clock(at: noon) {
      Thread.sleep(forTimeInterval: 0.06)
      return noon
    }
    let store = try openStore(clock: clock) {
      asked.add()
      return goesOn.load(ordering: .relaxed)
    }
    try Self.fill(store)
    clock.now = nil
    try Self.renameAll(store)
    #expect(asked.count > 0)
    _ = try store.undo()
    goesOn.store(false, ordering: .relaxed)
    let error = try refusal { try Self.renameAll(store) }
    #expect(error.code == .interrupted)
    goesOn.store(true, ordering: .relaxed)
    #expect(try store.count(TaskQuery { $0.filter = "title:another" }) == 0)
    try Self.renameAll(store)
    #expect(try store.count(TaskQuery { $0.filter = "title:another" }) == 2000)
  }

  @Test("An interrupt ends the call that runs, and none that comes later")
  func interrupt() throws {
    // The clock is read in the middle of a call.
    let running = Mutex<Store?>(nil)
    let clock = Clock(at: nil) {
      running.withLock { $0?.interrupt() }
      return noon
    }
    let store = try openStore(clock: clock)
    try Self.fill(store)
    store.interrupt()
    try Self.renameAll(store)
    running.withLock { $0 = store }
    let error = try refusal { try Self.renameAll(store) }
    #expect(error.code == .interrupted && !error.message.isEmpty)
    running.withLock { $0 = nil }
    #expect(try store.undo().tasks == 2000)
  }

  @Test("Another thread interrupts")
  func thread() throws {
    let isRunning = Atomic(false)
    let clock = Clock(at: nil) {
      isRunning.store(true, ordering: .releasing)
      return noon
    }
    let store = try openStore(clock: clock)
    try Self.fill(store)
    isRunning.store(false, ordering: .releasing)
    let isOver = Atomic(false)
    let thread = Thread {
      while !isOver.load(ordering: .acquiring) {
        if isRunning.load(ordering: .acquiring) { store.interrupt() }
        Thread.sleep(forTimeInterval: 0.0005)
      }
    }
    thread.start()
    // A call may be over before the thread gets its turn.
    var error: TaskcoreError?
    for _ in 0..<100 where error == nil {
      do {
        try Self.renameAll(store)
        _ = try store.undo()
      } catch let thrown as TaskcoreError {
        error = thrown
      }
    }
    isOver.store(true, ordering: .releasing)
    #expect(error?.code == .interrupted)
  }
}
