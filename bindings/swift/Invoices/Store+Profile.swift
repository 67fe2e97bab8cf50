import CTaskcoreHeader

/// The seller: whoever uses the store.
public struct Profile: Sendable {
  /// The seller.
  public let seller: Party
  /// In bytes; 0 without a logo.
  public let logoSize: Int
}

extension Store {
  /// Reads the seller.
  public func profile() throws -> Profile {
    var profile: UnsafeMutablePointer<taskcore_profile>?
    try Self.check(taskcore_profile_read(handle, &profile))
    defer { taskcore_profile_free(profile) }
    guard let content = taskcore_profile_get(profile)?.pointee else {
      throw TaskcoreError(.internal, "The profile could not be read.")
    }
    return Profile(
      seller: content.seller.map { Party($0.pointee) } ?? Party(), logoSize: content.logo_length)
  }

  /// Changes the seller: who the invoices of the store are from.
  public func setProfile(_ changes: PartyChanges) throws {
    try changes.withParty { try Self.check(taskcore_profile_set(handle, $0)) }
  }

  /// Sets the picture at the head of invoices; no bytes for none.
  public func setLogo(_ bytes: [UInt8]) throws {
    try Self.check(taskcore_profile_set_logo(handle, bytes, bytes.count))
  }
}
