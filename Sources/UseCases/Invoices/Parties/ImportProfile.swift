package import Domain

/// Reads the seller's profile from an invoice that another program issued for the same seller.
package final class ImportProfile: UseCase {
  /// What the profile says already stays.
  ///
  /// - Throws: `conflict` when the profile is somebody else's.
  package func run(_ seller: Party, at now: Instant) throws {
    try store.write(.changeProfile, at: now) {
      let own = try store.settings.seller()
      guard own.isNobody || own.isSame(as: seller) else {
        throw Failure(
          .conflict,
          "This invoice was issued by \(seller.name), and the profile is that of \(own.name).",
          field: "seller")
      }
      for property in Party.Property.allCases where own[property].isEmpty {
        guard !seller[property].isEmpty else { continue }
        try store.settings.set(property.sellerSetting, to: seller[property])
      }
    }
  }
}
