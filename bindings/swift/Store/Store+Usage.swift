import CTaskcoreHeader

extension Store {
  /// What was counted since it began.
  public func usage() throws -> Usage {
    try Self.content(
      { taskcore_usage_read(handle, &$0) }, taskcore_usage_contents, taskcore_usage_free, Usage.init
    )
  }

  /// Counts calls from now on, besides what was counted before.
  public func startUsage() throws { try Self.check(taskcore_usage_start(handle)) }

  /// Ends counting; the figures stay as they are, apart from calls that are not over yet.
  public func stopUsage() throws { try Self.check(taskcore_usage_stop(handle)) }

  /// Sets all figures to zero; whether calls are counted stays as it is.
  public func resetUsage() throws { try Self.check(taskcore_usage_reset(handle)) }
}
