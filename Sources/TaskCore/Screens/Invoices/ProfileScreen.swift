import CTaskcore
import Domain

/// The seller, as a C caller reads it.
final class ProfileScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_profile_content>

  init(_ seller: Party, logo: [UInt8]?, hourlyRate: Int64?) throws {
    let logo = logo ?? []
    content = try arena.one(
      taskcore_profile_content(
        struct_size: MemoryLayout<taskcore_profile_content>.size, seller: arena.party(seller),
        logo: arena.array(logo, of: UInt8.self) { $0 }, logo_length: logo.count,
        hourly_rate_millionths: hourlyRate ?? 0))
  }
}
