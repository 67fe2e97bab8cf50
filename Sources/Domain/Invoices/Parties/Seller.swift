/// Who uses the store, as its settings have it.
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
}

extension Setting {
  package static let sellerLogo = "seller.logo"
}

extension Party.Property {
  package var sellerSetting: String { "seller.\(rawValue)" }
}
