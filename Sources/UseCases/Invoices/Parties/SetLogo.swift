package import Domain

/// Sets the picture at the head of invoices.
package final class SetLogo: UseCase {
  /// The bytes are a PNG or JPEG file; without any, there is no picture any more. Invoices that
  /// were issued with another one keep it, so that no picture is ever removed.
  ///
  /// - Throws: `invalid` for what is no such file, or for one that is too large.
  package func run(_ bytes: [UInt8], at now: Instant) throws {
    let logo = bytes.isEmpty ? nil : try Logo(file: bytes)
    try store.write(.changeProfile, at: now) {
      if let logo, try store.logos.find(uid: logo.uid) == nil { _ = try store.logos.insert(logo) }
      try store.settings.set(Setting.sellerLogo, to: logo?.uid)
    }
  }
}
