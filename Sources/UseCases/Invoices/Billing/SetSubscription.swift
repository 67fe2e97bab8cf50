package import Domain

/// Sets the user's subscription as the host declares it, in a step that cannot be undone.
package final class SetSubscription: UseCase {
  /// It replaces all of the one before; nil takes it away.
  package func run(_ subscription: Subscription?, at now: Instant) throws {
    try store.write(.changeSubscription, at: now) {
      try store.settings.set(subscription)
    }
  }
}
