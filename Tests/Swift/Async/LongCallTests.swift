import TaskcoreSwift
import TaskcoreSwiftAsync
import Testing

/// Calls that take long, and what they tell on their way.
@Suite(.timeLimit(.minutes(2))) struct LongCallTests {
  @Test("What comes out is waited for, and what was told comes before")
  func result() async throws {
    let store = try openStore()
    _ = try store.addTask("Pay rent")
    let bytes = Bytes()
    let call = store.carryOut { store, progress in
      try store.export(as: .json, to: { bytes.append($0.count) }, progress: progress)
    }
    var last: CallProgress?
    for await step in call.progress { last = step }
    try await call.result
    #expect(bytes.count > 0)
    #expect(last.map { $0.done <= $0.total ?? .max } ?? true)
  }

  @Test("What the call throws is thrown to who waits")
  func failure() async throws {
    let store = try openStore()
    let call = store.carryOut { store, progress in
      try store.importTasks(as: .json, fromFile: "/nowhere/such.json", progress: progress)
    }
    let error = await #expect(throws: TaskcoreError.self) { _ = try await call.result }
    #expect(error?.code == .notFound)
  }

  @Test("A task that is cancelled ends the call, and the store goes on")
  func cancellation() async throws {
    let store = try openStore()
    let began = Counter()
    let call = store.carryOut { _, progress in
      while true {
        began.add()
        try progress(0, 1)
      }
    }
    let waiting = _Concurrency.Task { try await call.result }
    while began.count == 0 { await _Concurrency.Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    _ = try store.addTask("Pay rent")
  }

  @Test("Nothing keeps the store when the call is over")
  func lifetime() async throws {
    weak var kept: Store?
    do {
      let store = try openStore()
      kept = store
      try await store.carryOut { store, _ in _ = try store.addTask("Pay rent") }.result
    }
    try await gone { kept == nil }
  }
}

/// Alerts that are waited for.
@Suite(.timeLimit(.minutes(2))) struct AlertStreamTests {
  @Test("What is due comes at once, and what becomes due by a commit after that")
  func order() async throws {
    let clock = Clock(at: noon) { noon }
    let store = try openStore(clock: clock)
    let first = try add("Pay rent", at: noon - 1000, to: store)
    var alerts = try store.alerts().makeAsyncIterator()
    #expect(try await alerts.next()?.item == first)
    clock.now = noon + 2000
    let second = try add("Call Ann", at: noon + 1000, to: store)
    #expect(try await alerts.next()?.item == second)
  }

  @Test("Who listens no longer keeps nothing")
  func lifetime() async throws {
    weak var kept: Store?
    do {
      let store = try openStore()
      kept = store
      _ = try add("Pay rent", at: noon - 1000, to: store)
      for try await _ in try store.alerts() { break }
    }
    try await gone { kept == nil }
  }

  @Test("So it is with commits")
  func commits() async throws {
    weak var kept: Store?
    do {
      let store = try openStore()
      kept = store
      let commits = try store.commits()
      _ = try store.addTask("Pay rent")
      for await _ in commits { break }
    }
    try await gone { kept == nil }
  }

  private func add(_ title: String, at instant: Int64, to store: Store) throws -> Int64 {
    try store.add(
      TaskChanges {
        $0.title = title
        $0.reminders = [.at(instant)]
      })
  }
}

/// Waits for what happens when tasks end.
private func gone(_ isGone: () -> Bool) async throws {
  for _ in 0..<1000 where !isGone() {
    try await _Concurrency.Task.sleep(for: .milliseconds(10))
  }
  #expect(isGone())
}

/// How many bytes came, in any thread.
private final class Bytes: @unchecked Sendable {
  private(set) var count = 0

  func append(_ more: Int) { count += more }
}
