public import CTaskcore
import Domain
import UseCases

/// Sets what the user has paid for, as the host states it. It is no step for undo.
///
/// - Parameters:
///   - store: the store.
///   - subscription: all of it: what its `fields` do not announce is taken away. NULL: there is none any
///     more.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what a member cannot be,
///   with the member, for an end that is not after the beginning, for unknown bits of `fields` and for a
///   wrong `struct_size`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the subscription set.
///   Since 0.1.0.
@c(taskcore_subscription_set)
public func subscriptionSet(
  store: StorePointer, subscription: In<taskcore_subscription_content>
) -> taskcore_status {
  call(store) { handle in
    let subscription = try subscription.map { try Subscription($0.checked()) }
    try SetSubscription(handle.store).run(subscription, at: handle.now())
  }
}

/// Reads what the user has paid for.
///
/// - Parameters:
///   - store: the store.
///   - subscription: receives it, to be freed with `taskcore_subscription_free`; NULL on failure. Without a
///     subscription, its `fields` are 0.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_subscription_read)
public func subscriptionRead(
  store: StorePointer, subscription: Out<Handle<taskcore_subscription>>
) -> taskcore_status {
  object(store, subscription, "subscription") { handle in
    let subscription = try handle.store.read { try handle.store.settings.subscription() }
    return try SubscriptionScreen(subscription)
  }
}

/// Tells whether the subscription has a feature at an instant: from its beginning up to its end, which
/// does not belong to it.
///
/// - Parameters:
///   - store: the store.
///   - feature: its name, as `taskcore_subscription_set` was given it.
///   - atMs: the instant, in milliseconds since 1970 UTC, years 1 to 9999.
///   - isEntitled: receives 1 or 0; 0 on failure.
/// - Returns: `TASKCORE_OK`, also without a subscription; `TASKCORE_EINVALID` for a name or an instant that
///   cannot be, and for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_subscription_is_entitled)
public func subscriptionIsEntitled(
  store: StorePointer, feature: CText, atMs: Int64, isEntitled: Out<Int32>
) -> taskcore_status {
  number(store, isEntitled, "is_entitled") { handle in
    let feature = try text(feature, "feature")
    let instant = try Instant(milliseconds: atMs, field: "at_ms")
    let subscription = try handle.store.read { try handle.store.settings.subscription() }
    return subscription?.isEntitled(to: feature, at: instant) == true ? 1 : 0
  }
}
