package import Domain

/// Sets the default hourly rate, for entries without a rate of their own, of their task, project or client.
package final class SetProfileRate: UseCase {
  /// In millionths of the currency unit; nil for none.
  ///
  /// - Throws: `invalid` out of the range of rates.
  package func run(_ rate: Int64?, at now: Instant) throws {
    try store.write(.changeProfile, at: now) {
      try store.settings.setSellerHourlyRate(rate)
    }
  }
}
