import CTaskcoreHeader

/// What was counted of the calls on a store.
struct Usage {
  let isCounting: Bool
  /// By their names.
  let functions: [FunctionUsage]
  /// The most frequent first.
  let errors: [ErrorUsage]
}

/// How often a function was called, and how long that took.
struct FunctionUsage {
  let name: String
  let calls: Int64
  let errors: Int64
  /// In nanoseconds.
  let time: Int64
  /// Of one call, in nanoseconds.
  let longest: Int64

  init(_ row: taskcore_usage_function) {
    name = String(c: row.name)
    calls = row.call_count
    errors = row.error_count
    time = row.total_ns
    longest = row.longest_ns
  }
}

/// How often calls failed in one way.
struct ErrorUsage {
  /// Empty for what a callback answered.
  let name: String
  let status: Int32
  let count: Int64

  init(_ row: taskcore_usage_status) {
    name = String(c: row.name)
    status = row.status
    count = row.count
  }
}

extension Store {
  /// What was counted since it began.
  func usage() throws -> Usage {
    var usage: UnsafeMutablePointer<taskcore_usage>?
    try Self.check(taskcore_usage_read(handle, &usage))
    defer { taskcore_usage_free(usage) }
    guard let content = taskcore_usage_get(usage)?.pointee else {
      throw ShellError.failed("The figures could not be read.")
    }
    return Usage(
      isCounting: content.is_counting != 0,
      functions: UnsafeBufferPointer(start: content.functions, count: content.function_count)
        .map { FunctionUsage($0) },
      errors: UnsafeBufferPointer(start: content.statuses, count: content.status_count)
        .map { ErrorUsage($0) })
  }

  func startUsage() throws { try Self.check(taskcore_usage_start(handle)) }

  func stopUsage() throws { try Self.check(taskcore_usage_stop(handle)) }

  func resetUsage() throws { try Self.check(taskcore_usage_reset(handle)) }
}
