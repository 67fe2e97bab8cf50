import CTaskcoreHeader

/// What was counted of the calls on a store.
public struct Usage: Sendable {
  /// Whether it is counting.
  public let isCounting: Bool
  /// By their names.
  public let functions: [FunctionUsage]
  /// The most frequent first.
  public let errors: [ErrorUsage]
}

/// How often a function was called, and how long that took.
public struct FunctionUsage: Sendable {
  /// The name.
  public let name: String
  /// How many calls there were.
  public let calls: Int64
  /// How many calls failed, or how.
  public let errors: Int64
  /// In nanoseconds.
  public let time: Int64
  /// Of one call, in nanoseconds.
  public let longest: Int64

  init(_ row: taskcore_usage_function) {
    name = String(c: row.name)
    calls = row.call_count
    errors = row.error_count
    time = row.total_ns
    longest = row.longest_ns
  }
}

/// How often calls failed in one way.
public struct ErrorUsage: Sendable {
  /// Empty for what a callback answered.
  public let name: String
  /// The status.
  public let status: Int32
  /// How many there are.
  public let count: Int64

  init(_ row: taskcore_usage_status) {
    name = String(c: row.name)
    status = row.status
    count = row.count
  }
}

extension Store {
  /// What was counted since it began.
  public func usage() throws -> Usage {
    var usage: UnsafeMutablePointer<taskcore_usage>?
    try Self.check(taskcore_usage_read(handle, &usage))
    defer { taskcore_usage_free(usage) }
    guard let content = taskcore_usage_get(usage)?.pointee else {
      throw TaskcoreError(.internal, "The figures could not be read.")
    }
    return Usage(
      isCounting: content.is_counting != 0,
      functions: UnsafeBufferPointer(start: content.functions, count: content.function_count)
        .map { FunctionUsage($0) },
      errors: UnsafeBufferPointer(start: content.statuses, count: content.status_count)
        .map { ErrorUsage($0) })
  }

  /// Start usage.
  public func startUsage() throws { try Self.check(taskcore_usage_start(handle)) }

  /// Ends counting; the figures stay as they are, apart from calls that are not over yet.
  public func stopUsage() throws { try Self.check(taskcore_usage_stop(handle)) }

  /// Sets all figures to zero; whether calls are counted stays as it is.
  public func resetUsage() throws { try Self.check(taskcore_usage_reset(handle)) }
}
