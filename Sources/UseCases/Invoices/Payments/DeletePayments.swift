package import Domain

/// Deletes payments that were recorded by mistake, in one step; their amounts are due again.
package final class DeletePayments: UseCase {
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deletePayments, at: now) {
      try store.payments.removeAll(store.payments.existing(ids, "payment"))
    }
  }
}
