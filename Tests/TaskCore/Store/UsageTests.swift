import CTaskcore
import Domain
import Glibc
import Testing

@testable import TaskCore

/// What is counted of the calls on a store, as a C caller reads it.
@Suite final class UsageTests {
  private let clock = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
  private var store: UnsafeMutablePointer<taskcore_store>?
  /// 2026-12-24T08:00:00Z
  private static let beginning: Int64 = 1_798_099_200_000

  init() throws {
    clock.pointee = Self.beginning
    store = try open()
  }

  deinit {
    storeFree(store: store)
    clock.deallocate()
  }

  private func open() throws -> UnsafeMutablePointer<taskcore_store> {
    try openStore(clock: clock, busyTimeout: 60_000)
  }

  private struct Figures {
    var content: taskcore_usage_content
    var functions: [String: taskcore_usage_function] = [:]
    var statuses: [String] = []

    var names: [String] { functions.keys.sorted() }
  }

  private func figures(
    of store: UnsafeMutablePointer<taskcore_store>?
  ) throws -> Figures {
    var usage: UnsafeMutablePointer<taskcore_usage>?
    try #require(usageRead(store: store, usage: &usage) == TASKCORE_OK)
    defer { usageFree(usage: usage) }
    var figures = Figures(content: try #require(usageContents(usage: usage)).pointee)
    for index in 0..<figures.content.function_count {
      let function = try #require(figures.content.functions)[index]
      figures.functions[String(cString: function.name)] = function
    }
    for index in 0..<figures.content.status_count {
      let status = try #require(figures.content.statuses)[index]
      figures.statuses.append(
        "\(status.count) × \(status.status) \(String(cString: status.name))")
    }
    return figures
  }

  private func figures() throws -> Figures { try figures(of: store) }

  private func start() { #expect(usageStart(store: store) == TASKCORE_OK) }

  @discardableResult
  private func askForNow() -> taskcore_status {
    var now: Int64 = 0
    return timeNow(store: store, nowMs: &now)
  }

  @discardableResult
  private func find(uid: String = "nowhere") -> taskcore_status {
    var id: Int64 = 0
    return uid.withCString { taskFind(store: store, uid: $0, id: &id) }
  }

  @Test("Nothing is counted until somebody asks for it")
  func offByDefault() throws {
    askForNow()
    find()
    let figures = try figures()
    #expect(figures.content.is_counting == 0)
    #expect(figures.content.since_ms == 0)
    #expect(figures.content.call_count == 0)
    #expect(figures.content.functions == nil)
    #expect(figures.content.statuses == nil)
  }

  @Test("Calls, errors and time are counted of each function, under its name in C")
  func functions() throws {
    start()
    for _ in 0..<3 { askForNow() }
    find()
    find()
    #expect(timeNow(store: store, nowMs: nil) == TASKCORE_EINVALID)
    let figures = try figures()
    #expect(figures.content.struct_size == MemoryLayout<taskcore_usage_content>.size)
    #expect(figures.content.is_counting == 1)
    #expect(figures.names == ["taskcore_task_find", "taskcore_time_now"])
    let now = try #require(figures.functions["taskcore_time_now"])
    #expect(now.struct_size == MemoryLayout<taskcore_usage_function>.size)
    #expect((now.call_count, now.error_count) == (4, 1))
    #expect((1...now.total_ns).contains(now.longest_ns))
    let find = try #require(figures.functions["taskcore_task_find"])
    #expect((find.call_count, find.error_count) == (2, 2))
    #expect((figures.content.call_count, figures.content.error_count) == (6, 3))
    #expect(figures.content.total_ns == now.total_ns + find.total_ns)
    #expect(figures.statuses == ["2 × -2 TASKCORE_ENOTFOUND", "1 × -1 TASKCORE_EINVALID"])
  }

  @Test("What stands between a function and the store keeps its name")
  func names() throws {
    start()
    _ = taskAdd(store: store, input: nil, id: nil)
    _ = taskAddMany(store: store, inputs: nil, count: 1, ids: nil)
    _ = taskGet(store: store, ids: nil, count: 1, tasks: nil)
    _ = taskDelete(store: store, ids: nil, count: 0)
    _ = taskDeleteWhere(store: store, query: nil, changed: nil)
    _ = eventAddMany(
      store: store, inputs: nil, count: 1, flags: 0, ids: nil, conflicts: nil)
    _ = dayCountdown(store: store, countdown: nil)
    _ = `import`(
      store: store, format: 0, options: nil, read: nil, progress: nil, payload: nil, report: nil)
    _ = redo(store: store, step: nil)
    _ = poll(store: store, nowMs: 0, alerts: nil, commitCount: nil)
    #expect(
      try figures().names == [
        "taskcore_day_countdown", "taskcore_event_add_many", "taskcore_import", "taskcore_poll",
        "taskcore_redo", "taskcore_task_add", "taskcore_task_add_many", "taskcore_task_delete",
        "taskcore_task_delete_where", "taskcore_task_get",
      ])
  }

  @Test("The functions that give the figures are no part of them")
  func ownFunctions() throws {
    start()
    start()
    #expect(usageReset(store: store) == TASKCORE_OK)
    #expect(usageRead(store: store, usage: nil) == TASKCORE_EINVALID)
    #expect(try figures().content.call_count == 0)
  }

  @Test("A stop keeps the figures, and another start goes on with them")
  func stopAndStart() throws {
    start()
    askForNow()
    #expect(usageStop(store: store) == TASKCORE_OK)
    #expect(usageStop(store: store) == TASKCORE_OK)
    askForNow()
    #expect(try figures().content.is_counting == 0)
    #expect(try figures().content.call_count == 1)
    clock.pointee += 60_000
    start()
    askForNow()
    #expect(try figures().content.call_count == 2)
    #expect(try figures().content.since_ms == Self.beginning)
  }

  @Test("A reset sets all to zero, and neither starts nor stops")
  func reset() throws {
    #expect(usageReset(store: store) == TASKCORE_OK)
    #expect(try figures().content.since_ms == 0)
    clock.pointee += 1_000
    start()
    #expect(try figures().content.since_ms == Self.beginning + 1_000)
    find()
    clock.pointee += 1_000
    #expect(usageReset(store: store) == TASKCORE_OK)
    let figures = try figures()
    #expect(figures.content.since_ms == Self.beginning + 2_000)
    #expect(figures.content.is_counting == 1)
    #expect((figures.content.call_count, figures.content.total_ns) == (0, 0))
    #expect((figures.content.function_count, figures.content.status_count) == (0, 0))
  }

  @Test("Figures that were read do not change any more, and need no store")
  func snapshot() throws {
    let other = try open()
    #expect(usageStart(store: other) == TASKCORE_OK)
    _ = redo(store: other, step: nil)
    var usage: UnsafeMutablePointer<taskcore_usage>?
    #expect(usageRead(store: other, usage: &usage) == TASKCORE_OK)
    _ = redo(store: other, step: nil)
    storeFree(store: other)
    let content = try #require(usageContents(usage: usage)).pointee
    #expect(content.call_count == 1)
    #expect(String(cString: try #require(content.functions).pointee.name) == "taskcore_redo")
    usageFree(usage: usage)
    #expect(usageContents(usage: usage) == nil)
  }

  @Test("Each handle has figures of its own")
  func handles() throws {
    let other = try open()
    defer { storeFree(store: other) }
    start()
    askForNow()
    _ = redo(store: other, step: nil)
    #expect(try figures().names == ["taskcore_time_now"])
    #expect(try figures(of: other).content.call_count == 0)
  }

  @Test("What a callback answers is counted by its number, without the name of a status")
  func callbacks() throws {
    start()
    for answer: Int32 in [42, -2, 42] {
      let payload = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { payload.deallocate() }
      payload.pointee = answer
      let status = export(
        store: store, format: TASKCORE_FORMAT_JSON, options: nil,
        write: { _, _, payload in payload?.load(as: Int32.self) ?? 0 }, progress: nil,
        payload: payload)
      #expect(status == answer)
    }
    find()
    #expect(try figures().statuses == ["2 × 42 ", "1 × -2 TASKCORE_ENOTFOUND", "1 × -2 "])
  }

  @Test("A call from inside of a callback is refused and counted")
  func callFromCallback() throws {
    start()
    let status = export(
      store: store, format: TASKCORE_FORMAT_JSON, options: nil,
      write: { _, _, store in
        var now: Int64 = 0
        return timeNow(store: store?.assumingMemoryBound(to: taskcore_store.self), nowMs: &now)
          == TASKCORE_EMISUSE ? 3 : 4
      }, progress: nil, payload: store.map { UnsafeMutableRawPointer($0) })
    #expect(status == 3)
    let figures = try figures()
    #expect(figures.names == ["taskcore_export", "taskcore_time_now"])
    #expect(figures.statuses == ["1 × 3 ", "1 × -14 TASKCORE_EMISUSE"])
  }

  @Test("A clock that answers an error starts and resets nothing")
  func failingClock() throws {
    clock.pointee = .min
    #expect(usageStart(store: store) == 7)
    #expect(try figures().content.is_counting == 0)
    clock.pointee = Self.beginning
    start()
    find()
    clock.pointee = .min
    #expect(usageReset(store: store) == 7)
    #expect(usageStop(store: store) == TASKCORE_OK)
    #expect(try figures().content.call_count == 1)
  }

  @Test("A store that is NULL is refused")
  func nullStore() {
    #expect(usageStart(store: nil) == TASKCORE_EINVALID)
    #expect(usageStop(store: nil) == TASKCORE_EINVALID)
    #expect(usageReset(store: nil) == TASKCORE_EINVALID)
    var usage: UnsafeMutablePointer<taskcore_usage>?
    #expect(usageRead(store: nil, usage: &usage) == TASKCORE_EINVALID)
    #expect(usage == nil)
    #expect(usageContents(usage: nil) == nil)
    usageFree(usage: nil)
  }

  @Test("Calls of eight threads are all counted")
  func threads() throws {
    start()
    var threads: [pthread_t] = []
    for _ in 0..<8 {
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { store in
          let store = store?.assumingMemoryBound(to: taskcore_store.self)
          var number: Int64 = 0
          for round in 0..<1_000 {
            _ =
              round % 4 == 0
              ? taskFind(store: store, uid: nil, id: &number)
              : timeNow(store: store, nowMs: &number)
          }
          return nil
        }, store)
      threads.append(thread)
    }
    for thread in threads { pthread_join(thread, nil) }
    let figures = try figures()
    #expect(figures.functions["taskcore_time_now"]?.call_count == 6_000)
    #expect(figures.functions["taskcore_task_find"]?.error_count == 2_000)
    #expect(figures.statuses == ["2000 × -1 TASKCORE_EINVALID"])
  }

  @Test("The name in C is that in Swift, in the other case")
  func namesInC() {
    #expect(nameInC(of: "poll(store:nowMs:)") == "taskcore_poll")
    #expect(nameInC(of: "taskAddMany(store:inputs:)") == "taskcore_task_add_many")
    #expect(nameInC(of: "`import`(store:)") == "taskcore_import")
  }

  @Test("A sum without room ends at the largest number")
  func hugeSums() {
    var figures = CallFigures(calls: .max, errors: .max, nanoseconds: .max - 1, longest: 5)
    figures.add(2, isError: true)
    #expect(
      figures == CallFigures(calls: .max, errors: .max, nanoseconds: .max, longest: 5))
    figures.add(6, isError: false)
    #expect(figures.longest == 6)
  }
}
