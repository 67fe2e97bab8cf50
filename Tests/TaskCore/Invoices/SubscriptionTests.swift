import CTaskcore
import Testing

@testable import TaskCore

/// What the user has paid for, as the host states it.
@Suite struct SubscriptionTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk(hasSeller: false)
  }

  private func subscription(
    _ features: [String], since: Int64? = nil, until: Int64? = nil,
    _ body: (UnsafePointer<taskcore_subscription_content>) -> taskcore_status
  ) -> taskcore_status {
    let texts: [UnsafePointer<CChar>?] = features.map { desk.text($0) }
    return texts.withUnsafeBufferPointer { texts in
      var subscription = taskcore_subscription_content.sized
      subscription.fields = TASKCORE_SUBSCRIPTION_PLAN | TASKCORE_SUBSCRIPTION_FEATURES
      subscription.plan = desk.text("pro")
      subscription.features = texts.baseAddress
      subscription.feature_count = texts.count
      if let since {
        subscription.fields |= TASKCORE_SUBSCRIPTION_SINCE
        subscription.since_ms = since
      }
      if let until {
        subscription.fields |= TASKCORE_SUBSCRIPTION_UNTIL
        subscription.until_ms = until
      }
      return body(&subscription)
    }
  }

  private func set(_ features: [String], since: Int64? = nil, until: Int64? = nil) -> Int32 {
    subscription(features, since: since, until: until) {
      subscriptionSet(store: desk.store, subscription: $0)
    }
  }

  private func isEntitled(_ feature: String, at instant: Int64 = 1_000) -> Bool? {
    var answer: Int32 = 7
    let status = subscriptionIsEntitled(
      store: desk.store, feature: desk.text(feature), atMs: instant, isEntitled: &answer)
    return status == TASKCORE_OK ? answer == 1 : nil
  }

  private func read<Result>(_ body: (taskcore_subscription_content) throws -> Result) throws
    -> Result
  {
    var subscription: UnsafeMutablePointer<taskcore_subscription>?
    try #require(
      subscriptionRead(store: desk.store, subscription: &subscription) == TASKCORE_OK)
    defer { subscriptionFree(subscription: subscription) }
    return try body(try #require(subscriptionContents(subscription: subscription)).pointee)
  }

  @Test("Without a subscription, nothing is paid for")
  func none() throws {
    #expect(isEntitled("invoices") == false)
    try read { content in
      #expect(content.fields == 0)
      #expect(content.plan.read == "")
      #expect(content.feature_count == 0)
    }
  }

  @Test("It is in force from its beginning up to its end, which does not belong to it")
  func span() {
    #expect(set(["invoices", "sync"], since: 1_000, until: 2_000) == TASKCORE_OK)
    #expect(isEntitled("invoices", at: 999) == false)
    #expect(isEntitled("invoices", at: 1_000) == true)
    #expect(isEntitled("sync", at: 1_999) == true)
    #expect(isEntitled("sync", at: 2_000) == false)
    #expect(isEntitled("reports", at: 1_000) == false)
    #expect(isEntitled("invoices", at: .max) == nil)
    #expect(desk.error.field == "at_ms")
  }

  @Test("What is set replaces all that was, and NULL takes it away")
  func replacing() throws {
    #expect(set(["invoices"], since: 1_000) == TASKCORE_OK)
    #expect(set(["sync"]) == TASKCORE_OK)
    #expect(isEntitled("invoices") == false)
    try read { content in
      #expect(content.fields == TASKCORE_SUBSCRIPTION_PLAN | TASKCORE_SUBSCRIPTION_FEATURES)
      #expect(content.plan.read == "pro")
      #expect(content.since_ms == 0)
      #expect(content.features[0].read == "sync")
    }
    #expect(subscriptionSet(store: desk.store, subscription: nil) == TASKCORE_OK)
    #expect(isEntitled("sync") == false)
  }

  @Test("No undo brings an old subscription back")
  func undo() {
    #expect(set(["sync"]) == TASKCORE_OK)
    #expect(TaskCore.undo(store: desk.store, step: nil) == TASKCORE_ENOTFOUND)
    #expect(isEntitled("sync") == true)
  }

  @Test("What it cannot be is refused with the member, and the old one stays")
  func refused() {
    #expect(set(["sync"]) == TASKCORE_OK)
    #expect(set(["invoices"], since: 2_000, until: 2_000) == TASKCORE_EINVALID)
    #expect(desk.error.field == "until_ms")
    #expect(set(["invoices", "a\nb"]) == TASKCORE_EINVALID)
    #expect((desk.error.field, desk.error.index) == ("features", 1))
    let status = subscription([]) { pointer in
      var subscription = pointer.pointee
      subscription.feature_count = -1
      return subscriptionSet(store: desk.store, subscription: &subscription)
    }
    #expect(status == TASKCORE_EINVALID)
    #expect(isEntitled("sync") == true)
  }
}
