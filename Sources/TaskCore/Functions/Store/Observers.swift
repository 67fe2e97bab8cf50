public import CTaskcore
import Domain

/// Asks to be told of each commit: of those through this handle when they are made, and of all
/// others when `taskcore_poll` notices them.
///
/// The callback runs without a lock, and may call any function on any store, this one too. Commits of
/// calls that run at the same time on several threads are told on these threads, in any order.
///
/// - Parameters:
///   - store: the store.
///   - callback: is told; see `taskcore_observe_callback`.
///   - payload: handed to it; may be NULL.
///   - destroy: frees the payload when the observer was freed; NULL when nobody has to.
///   - observer: receives the observer, to be freed with `taskcore_observer_free`, which ends it;
///     NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_observe)
public func observe(
  store: StorePointer, callback: taskcore_observe_callback?, payload: UnsafeMutableRawPointer?,
  destroy: taskcore_destroy_callback?, observer: Out<Handle<taskcore_observer>>
) -> taskcore_status {
  observer?.pointee = nil
  return call(store) { handle in
    let out = try required(observer, "observer")
    let observer = ObserverHandle(
      try required(callback, "callback"), payload: payload,
      destruction: destroy.map { Destruction(of: payload, by: $0) }, store: handle)
    out.pointee = try observer.makeHandle()
    handle.add(observer)
  }
}

/// Ends an observer, and destroys its payload.
///
/// It waits until the callback has ended on other threads, unless it is called from inside of that very
/// callback: then the payload is destroyed when the last one has returned.
///
/// - Parameter observer: the observer; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_observer_free)
public func observerFree(observer: Handle<taskcore_observer>) {
  withHostCall {
    ObserverHandle.object(of: observer)?.stopWatching()
    ObserverHandle.free(observer)
  }
}
