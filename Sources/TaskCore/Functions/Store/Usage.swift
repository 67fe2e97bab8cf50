public import CTaskcore
import Domain

/// Begins to count the calls on a store, or goes on with it; a store that was opened counts none.
///
/// The figures are in the memory of this handle alone: they are written and sent nowhere, and go with
/// it. Each function that takes the store is counted when it is over, with its time by a clock that
/// nobody sets: waiting for other threads and processes and the caller's callbacks are part of it. The
/// functions of this family and `taskcore_store_free` are not counted, and neither are functions of
/// lists and others that take no store, nor calls with a store that is NULL or freed.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`, also when calls are counted already; `TASKCORE_EINVALID` for NULL;
///   `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_usage_start)
public func usageStart(store: StorePointer) -> taskcore_status {
  uncounted(store) { $0.usage.start(at: try $0.now()) }
}

/// Ends counting; the figures stay as they are, apart from calls that are not over yet.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`, also when no calls are counted; `TASKCORE_EINVALID` for NULL;
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_usage_stop)
public func usageStop(store: StorePointer) -> taskcore_status {
  uncounted(store) { $0.usage.stop() }
}

/// Sets all figures to zero; whether calls are counted stays as it is.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EMISUSE`; or what the caller's
///   clock answered.
///   Since 0.1.0.
@c(taskcore_usage_reset)
public func usageReset(store: StorePointer) -> taskcore_status {
  uncounted(store) { $0.usage.reset(at: try $0.now()) }
}

/// Reads what was counted.
///
/// - Parameters:
///   - store: the store.
///   - usage: receives the figures as they are now, to be freed with `taskcore_usage_free`; NULL on
///     failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_usage_read)
public func usageRead(store: StorePointer, usage: Out<Handle<taskcore_usage>>) -> taskcore_status {
  usage?.pointee = nil
  return uncounted(store) { handle in
    let result = try required(usage, "usage")
    let screen = try UsageScreen(handle.usage.read(), isCounting: handle.usage.isCounting)
    result.pointee = try screen.makeHandle()
  }
}

/// Runs a call that is about the figures and no part of them.
private func uncounted(
  _ store: In<taskcore_store>, _ body: (StoreHandle) throws -> Void
) -> taskcore_status {
  attempt {
    try StoreHandle.enter(store) { handle in try handle.run { try body(handle) } }
  }
}
