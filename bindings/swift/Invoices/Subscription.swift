import CTaskcoreHeader

extension Subscription {
  /// Whether the host stated nothing.
  public var isNone: Bool {
    plan == nil && source == nil && since == nil && until == nil && features.isEmpty
  }
}

extension Store {
  /// Reads what the user has paid for.
  public func subscription() throws -> Subscription {
    try Self.content(
      { taskcore_subscription_read(handle, &$0) }, taskcore_subscription_contents,
      taskcore_subscription_free, Subscription.init)
  }

  /// Sets what the user has paid for, as the host states it.
  public func setSubscription(_ subscription: Subscription) throws {
    try subscription.withInput { try Self.check(taskcore_subscription_set(handle, $0)) }
  }

  /// Takes back what the host stated.
  public func endSubscription() throws { try Self.check(taskcore_subscription_set(handle, nil)) }

  /// Whether the plan has a feature at an instant.
  public func isEntitled(to feature: some UTF8Text, at instant: Int64) throws -> Bool {
    var isEntitled: Int32 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_subscription_is_entitled(handle, texts.copy(feature), instant, &isEntitled))
    }
    return isEntitled != 0
  }
}
