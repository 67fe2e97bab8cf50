import TaskcoreSwift
import Testing

/// What a program called.
@Suite struct UsageTests {
  @Test("Calls are counted between a start and a stop, those that failed by their statuses")
  func counting() throws {
    let store = try openStore()
    #expect(try store.usage().calls == 0)
    try store.startUsage()
    _ = try store.addTask("Pay rent")
    _ = try refusal { try store.complete(.ids([99])) }
    try store.stopUsage()
    _ = try store.addTask("Call Ann")
    let usage = try store.usage()
    #expect(usage.failedCalls == 1 && usage.since == noon && !usage.isCounting)
    #expect(usage.errors.map(\.status) == [TaskcoreError.Code.notFound.rawValue])
    let add = usage.functions.first { $0.name == "taskcore_task_add" }
    #expect(add?.calls == 1 && add?.errors == 0)
    try store.resetUsage()
    #expect(try store.usage().calls == 0)
  }
}
