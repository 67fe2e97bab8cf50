package import Domain

/// Reads the seller.
package final class ReadProfile: UseCase {
  /// - Returns: what was set of the seller, the bytes of the logo's file, and the hourly rate.
  /// - Throws: `corrupt` for a logo that cannot be read.
  package func run() throws -> (seller: Party, logo: [UInt8]?, hourlyRate: Int64?) {
    (
      try store.settings.seller(), try store.logo(store.settings.sellerLogo()),
      try store.settings.sellerHourlyRate()
    )
  }
}

extension Store {
  /// The bytes of a logo's file, by its uid; nil without one.
  func logo(_ uid: String?) throws -> [UInt8]? {
    guard let uid, !uid.isEmpty, let logo = try logos.find(uid: uid) else { return nil }
    return try logo.bytes()
  }
}
