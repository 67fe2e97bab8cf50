import CTaskcoreHeader

/// The seller: whoever uses the store.
public struct Profile: Codable, Hashable, Sendable {
  /// Who sells.
  public let seller: Party
  /// In bytes; 0 without a logo.
  public let logoSize: Int
  /// What an hour costs, in millionths, where neither its entry nor its task, project or client says it.
  public let hourlyRate: Int64?
}

extension Store {
  /// Reads the seller.
  public func profile() throws -> Profile {
    try Self.content(
      { taskcore_profile_read(handle, &$0) }, taskcore_profile_contents, taskcore_profile_free,
      {
        try Profile(
          seller: Party(required($0.seller)), logoSize: $0.logo_length,
          hourlyRate: $0.hourly_rate_millionths == 0 ? nil : $0.hourly_rate_millionths)
      })
  }
}
