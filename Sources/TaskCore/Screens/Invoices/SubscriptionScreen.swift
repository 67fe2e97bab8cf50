import CTaskcore
import Domain

/// A subscription, as a C caller reads it.
final class SubscriptionScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_subscription_content>

  init(_ subscription: Subscription?) throws {
    let features = subscription?.features ?? []
    content = try arena.one(
      taskcore_subscription_content(
        struct_size: MemoryLayout<taskcore_subscription_content>.size,
        fields: subscription.map(Self.fields) ?? 0, plan: arena.text(subscription?.plan ?? ""),
        source: arena.text(subscription?.source ?? ""),
        since_ms: subscription?.since?.milliseconds ?? 0,
        until_ms: subscription?.until?.milliseconds ?? 0,
        features: arena.array(features, of: UnsafePointer<CChar>?.self, arena.text),
        feature_count: features.count))
  }

  private static func fields(_ subscription: Subscription) -> UInt64 {
    (subscription.plan.isEmpty ? 0 : TASKCORE_SUBSCRIPTION_PLAN)
      | (subscription.source.isEmpty ? 0 : TASKCORE_SUBSCRIPTION_SOURCE)
      | (subscription.since == nil ? 0 : TASKCORE_SUBSCRIPTION_SINCE)
      | (subscription.until == nil ? 0 : TASKCORE_SUBSCRIPTION_UNTIL)
      | (subscription.features.isEmpty ? 0 : TASKCORE_SUBSCRIPTION_FEATURES)
  }
}
