import CTaskcore
import Domain
import Testing

@testable import TaskCore

/// The seller through the C API.
@Suite struct ProfileTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk(hasSeller: false)
  }

  private func set(_ properties: [Party.Property: String]) -> taskcore_status {
    var seller = desk.party(properties)
    return profileSet(store: desk.store, seller: &seller)
  }

  private func read<Result>(
    _ body: (taskcore_profile_content) throws -> Result
  ) throws -> Result {
    var profile: UnsafeMutablePointer<taskcore_profile>?
    try #require(profileRead(store: desk.store, profile: &profile) == TASKCORE_OK)
    defer { profileFree(profile: profile) }
    return try body(try #require(profileContents(profile: profile)).pointee)
  }

  private func seller(_ property: Party.Property) throws -> String {
    try read { try #require($0.seller).pointee[keyPath: property.member].read }
  }

  @Test("Before anything is set, each property is an empty text")
  func nothing() throws {
    for property in Party.Property.allCases { #expect(try seller(property) == "") }
    try read { content in
      #expect(content.struct_size == MemoryLayout<taskcore_profile_content>.size)
      #expect(content.logo == nil)
      #expect(content.logo_length == 0)
    }
  }

  @Test("What is not announced stays, and an empty text takes away")
  func merging() throws {
    #expect(set([.name: "Ada", .city: "Paris", .country: "fr"]) == TASKCORE_OK)
    #expect(set([.city: "", .phone: "+33 1 23 45 67 89"]) == TASKCORE_OK)
    #expect(try seller(.name) == "Ada")
    #expect(try seller(.city) == "")
    #expect(try seller(.country) == "FR")
    #expect(try seller(.phone) == "+33 1 23 45 67 89")
  }

  @Test("Members that no bit announces are not looked at")
  func unannounced() throws {
    #expect(set([.name: "Ada"]) == TASKCORE_OK)
    var seller = desk.party([:])
    seller.siren = UnsafePointer(bitPattern: 1)
    #expect(profileSet(store: desk.store, seller: &seller) == TASKCORE_OK)
    #expect(try self.seller(.name) == "Ada")
  }

  @Test("Each bit is for the member of its name")
  func bits() throws {
    let values: [Party.Property: String] = [
      .country: "FR", .siren: "732829320", .siret: "73282932000074", .vatNumber: "FR44732829320",
      .email: "ada@example.org", .electronicScheme: "0225", .bic: "BNPAFRPP", .locale: "en-GB",
      .iban: "FR7630006000011234567890189", .currency: "USD",
      .supplies: "services", .defaultVat: "S 20", .vatScheme: "small_enterprise",
      .pageTemplate: "studio", .invoiceProfile: "xrechnung", .vatPoint: "debits", .prices: "gross",
    ]
    for property in Party.Property.allCases {
      let value = values[property] ?? "Value"
      #expect(set([property: value]) == TASKCORE_OK, "\(property): \(desk.error.message)")
      #expect(try seller(property) == value)
    }
    let mask = Party.Property.allCases.reduce(UInt64(0)) { $0 | $1.field }
    #expect(mask == (1 << 33) - 1)
  }

  @Test("What a property cannot be is refused with its name, and nothing changes")
  func refused() throws {
    #expect(set([.name: "Ada", .siren: "732829321"]) == TASKCORE_EINVALID)
    #expect(desk.error.field == "siren")
    #expect(try seller(.name) == "")
    var seller = desk.party([.name: "Ada"])
    seller.name = nil
    #expect(profileSet(store: desk.store, seller: &seller) == TASKCORE_EINVALID)
    #expect(desk.error.field == "name")
    seller = desk.party([:])
    seller.fields = 1 << 33
    #expect(profileSet(store: desk.store, seller: &seller) == TASKCORE_EINVALID)
    #expect(desk.error.field == "fields")
    seller.struct_size -= 8
    #expect(profileSet(store: desk.store, seller: &seller) == TASKCORE_EINVALID)
    #expect(desk.error.field == "struct_size")
  }

  @Test("What was read can be set again, and needs its store no longer")
  func lifetime() throws {
    #expect(set(InvoiceDesk.seller) == TASKCORE_OK)
    var profile: UnsafeMutablePointer<taskcore_profile>?
    try #require(profileRead(store: desk.store, profile: &profile) == TASKCORE_OK)
    defer { profileFree(profile: profile) }
    let content = try #require(profileContents(profile: profile)).pointee
    #expect(profileSet(store: desk.store, seller: content.seller) == TASKCORE_OK)
    desk.close()
    #expect(content.seller.pointee.name.read == "Ada Lovelace")
  }

  @Test("A logo is a PNG or JPEG file; no bytes take it away")
  func logo() throws {
    #expect(profileSetLogo(store: desk.store, bytes: Self.png, length: 69) == TASKCORE_OK)
    try read { content in
      let bytes = UnsafeBufferPointer(start: content.logo, count: content.logo_length)
      #expect(Array(bytes) == Self.png)
    }
    #expect(profileSetLogo(store: desk.store, bytes: [1, 2, 3], length: 3) == TASKCORE_EINVALID)
    #expect(profileSetLogo(store: desk.store, bytes: nil, length: 3) == TASKCORE_EINVALID)
    #expect(profileSetLogo(store: desk.store, bytes: nil, length: .max) == TASKCORE_EINVALID)
    // Only its header is whole.
    #expect(profileSetLogo(store: desk.store, bytes: Self.png, length: 40) == TASKCORE_EINVALID)
    #expect(try read { $0.logo_length } == 69)
    #expect(profileSetLogo(store: desk.store, bytes: nil, length: 0) == TASKCORE_OK)
    #expect(try read { $0.logo_length } == 0)
  }

  /// A picture of one pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0,
    0, 0x01, 0, 0, 0, 0x01, 0x08, 0x02, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 0x0C, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x10, 0x50, 0x30, 0, 0, 0, 0xA4, 0, 0x61, 0x0A, 0x9B,
    0xAE, 0xDE, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
