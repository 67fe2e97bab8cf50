package import Domain

/// Reads a purchase with its file.
package final class ReadPurchase: UseCase {
  /// - Throws: `notFound`.
  package func run(_ id: Int64) throws -> Purchase {
    try store.purchases.existing(id, "purchase")
  }
}
