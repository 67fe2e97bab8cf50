import CTaskcoreHeader

/// What the user has paid for, as the host stated it.
public struct Subscription: Sendable {
  /// The plan.
  public var plan: String?
  /// The source.
  public var source: String?
  /// In milliseconds since 1970 UTC.
  public var since: Int64?
  /// The first instant that it is over, likewise.
  public var until: Int64?
  /// The features.
  public var features: [String] = []

  /// Makes one with these values.
  public init(
    plan: String? = nil, source: String? = nil, since: Int64? = nil, until: Int64? = nil,
    features: [String] = []
  ) {
    self.plan = plan
    self.source = source
    self.since = since
    self.until = until
    self.features = features
  }

  /// Whether it is none.
  public var isNone: Bool {
    plan == nil && source == nil && since == nil && until == nil && features.isEmpty
  }
}

extension Store {
  /// Reads what the user has paid for.
  public func subscription() throws -> Subscription {
    var entitlement: UnsafeMutablePointer<taskcore_entitlement>?
    try Self.check(taskcore_subscription_read(handle, &entitlement))
    defer { taskcore_entitlement_free(entitlement) }
    guard let row = taskcore_entitlement_get(entitlement)?.pointee else { return Subscription() }
    func has(_ field: UInt64) -> Bool { row.fields & field != 0 }
    let features = UnsafeBufferPointer(
      start: row.features, count: has(TASKCORE_SUBSCRIPTION_FEATURES) ? row.feature_count : 0)
    return Subscription(
      plan: has(TASKCORE_SUBSCRIPTION_PLAN) ? String(c: row.plan) : nil,
      source: has(TASKCORE_SUBSCRIPTION_SOURCE) ? String(c: row.source) : nil,
      since: has(TASKCORE_SUBSCRIPTION_SINCE) ? row.since_ms : nil,
      until: has(TASKCORE_SUBSCRIPTION_UNTIL) ? row.until_ms : nil,
      features: features.map { String(c: $0) })
  }

  /// Set subscription.
  public func setSubscription(_ subscription: Subscription) throws {
    let texts = CStrings()
    var row = taskcore_subscription()
    row.struct_size = MemoryLayout<taskcore_subscription>.size
    if let plan = subscription.plan {
      row.fields |= TASKCORE_SUBSCRIPTION_PLAN
      row.plan = texts.copy(Array(plan.utf8))
    }
    if let source = subscription.source {
      row.fields |= TASKCORE_SUBSCRIPTION_SOURCE
      row.source = texts.copy(Array(source.utf8))
    }
    if let since = subscription.since {
      row.fields |= TASKCORE_SUBSCRIPTION_SINCE
      row.since_ms = since
    }
    if let until = subscription.until {
      row.fields |= TASKCORE_SUBSCRIPTION_UNTIL
      row.until_ms = until
    }
    if !subscription.features.isEmpty {
      row.fields |= TASKCORE_SUBSCRIPTION_FEATURES
      row.features = texts.copy(subscription.features.map { Array($0.utf8) })
      row.feature_count = subscription.features.count
    }
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_subscription_set(handle, &row))
    }
  }

  /// Sets what the user has paid for, as the host states it.
  public func endSubscription() throws { try Self.check(taskcore_subscription_set(handle, nil)) }

  /// Is entitled.
  public func isEntitled(to feature: some UTF8Text, at instant: Int64) throws -> Bool {
    var isEntitled: Int32 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_subscription_is_entitled(handle, texts.copy(feature), instant, &isEntitled))
    }
    return isEntitled != 0
  }
}
