public import CTaskcore
import Domain
import UseCases

/// Lets the times of day that quick add reads float, so that 09:00 is at 09:00 wherever one is, or be instants
/// in the store's zone, which is what they are at first. Tasks that are there stay as they are.
///
/// - Parameters:
///   - store: the store.
///   - floats: 1: they float; 0: they are instants.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another number; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with it set.
///   Since 0.1.0.
@c(taskcore_times_float_set)
public func timesFloatSet(store: StorePointer, floats: Int32) -> taskcore_status {
  call(store) { handle in
    try SetFloatingTimes(handle.store).run(flag(floats, "floats"), at: handle.now())
  }
}

/// Tells whether the times of day that quick add reads float.
///
/// - Parameters:
///   - store: the store.
///   - floats: receives 1 when they float, else 0; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_times_float)
public func timesFloat(store: StorePointer, floats: Out<Int32>) -> taskcore_status {
  number(store, floats, "floats") { handle in
    try handle.store.read { try handle.store.settings.floatsTimes() } ? 1 : 0
  }
}
