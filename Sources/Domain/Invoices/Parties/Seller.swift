/// The seller, who is the owner of the store, from its settings.
extension RecordRepository<Setting> {
  /// Nothing but what was set; what another program set to nonsense is left out.
  package func seller() throws -> Party {
    var seller = Party()
    for property in Party.Property.allCases {
      guard let text = try find(uid: property.sellerSetting)?.value else { continue }
      do {
        try seller.set(property, to: text)
      } catch let failure as Failure where failure.kind == .invalid {
        continue
      }
    }
    return seller
  }

  /// The uid of the seller's ``Logo``; nil without.
  package func sellerLogo() throws -> String? { try find(uid: Setting.sellerLogo)?.value }

  /// What an hour costs where nothing else says it, in millionths of the seller's currency unit; nil without, and for
  /// what another program set to nonsense.
  package func sellerHourlyRate() throws -> Int64? {
    let rate = try find(uid: Setting.sellerHourlyRate).flatMap { Int64($0.value) }
    return rate.flatMap { Client.hourlyRateRange.contains($0) ? $0 : nil }
  }

  /// - Throws: `invalid` out of the range of rates.
  package func setSellerHourlyRate(_ rate: Int64?) throws {
    let rate = try rate?.checked(
      in: Client.hourlyRateRange, "An hourly rate in millionths", field: "hourly_rate_millionths")
    try set(Setting.sellerHourlyRate, to: rate.map { String($0) })
  }
}

extension Setting {
  package static let sellerLogo = "seller.logo"
  package static let sellerHourlyRate = "seller.hourly_rate_millionths"
}

extension Party.Property {
  package var sellerSetting: String { "seller.\(rawValue)" }
}
