import CTaskcore
import Domain

extension Subscription {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ subscription: taskcore_subscription_content) throws {
    try self.init(
      plan: subscription.has(TASKCORE_SUBSCRIPTION_PLAN) ? text(subscription.plan, "plan") : "",
      source: subscription.has(TASKCORE_SUBSCRIPTION_SOURCE)
        ? text(subscription.source, "source") : "",
      since: subscription.has(TASKCORE_SUBSCRIPTION_SINCE)
        ? Instant(milliseconds: subscription.since_ms, field: "since_ms") : nil,
      until: subscription.has(TASKCORE_SUBSCRIPTION_UNTIL)
        ? Instant(milliseconds: subscription.until_ms, field: "until_ms") : nil,
      features: subscription.has(TASKCORE_SUBSCRIPTION_FEATURES)
        ? Self.features(subscription.features, count: subscription.feature_count) : [])
  }

  private static func features(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int
  ) throws -> [String] {
    guard (0...maximumFeatureCount).contains(count) else {
      throw Failure(
        .invalid,
        "A subscription has at most \(maximumFeatureCount) features, "
          + "not \(UInt(bitPattern: count)).", field: "features")
    }
    return try texts(pointer, count: count, "features", as: "feature")
  }
}
