public import CTaskcore
import Domain

/// Reads what each property of an open task adds to its urgency.
///
/// - Parameters:
///   - store: the store.
///   - coefficients: receives them; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_urgency_coefficients_read)
public func urgencyCoefficientsRead(
  store: StorePointer, coefficients: Out<taskcore_urgency_coefficients>
) -> taskcore_status {
  readSettings(store, coefficients) { try $0.urgency() }
}

/// Sets what each property of an open task adds to its urgency: the urgency of all tasks and the order by
/// it follow at once.
///
/// - Parameters:
///   - store: the store.
///   - coefficients: what to set; only the members that its `fields` announce change.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a value out of its range, with the member, for
///   unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the coefficients changed.
///   Since 0.1.0.
@c(taskcore_urgency_coefficients_set)
public func urgencyCoefficientsSet(
  store: StorePointer, coefficients: In<taskcore_urgency_coefficients>
) -> taskcore_status {
  setSettings(store, coefficients)
}
