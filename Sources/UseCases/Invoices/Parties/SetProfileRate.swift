package import Domain

/// Sets what an hour costs where neither its entry nor its task, project or client says it.
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
