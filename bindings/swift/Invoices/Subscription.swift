import CTaskcoreHeader

extension Subscription {
  /// Whether the host stated nothing.
  public var isNone: Bool {
    plan == nil && source == nil && since == nil && until == nil && features.isEmpty
  }
}

extension Store {
  /// Takes back what the host stated.
  public func endSubscription() throws { try Self.check(taskcore_subscription_set(handle, nil)) }
}
