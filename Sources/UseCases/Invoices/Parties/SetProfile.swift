package import Domain

/// Changes the seller: who the invoices of the store are from.
package final class SetProfile: UseCase {
  /// What is not among the changes stays as it is.
  ///
  /// - Throws: `invalid` for what a property cannot be; nothing is changed then.
  package func run(_ changes: PartyChanges, at now: Instant) throws {
    try store.write(.changeProfile, at: now) {
      var seller = try store.settings.seller()
      try changes.apply(to: &seller)
      for property in Party.Property.allCases where changes[property] != nil {
        let text = seller[property]
        try store.settings.set(property.sellerSetting, to: text.isEmpty ? nil : text)
      }
    }
  }
}
