import TaskcoreSwift
import Testing

/// Hubs, as far as no server answers.
@Suite struct HubTests {
  /// No server listens there.
  private static let nowhere = "postgresql://anna@127.0.0.1:1/tasks?connect_timeout=2"

  @Test("A password in an address is refused, and so is what is no address")
  func addresses() throws {
    for address in ["postgresql://anna:secret@hub.example.org/tasks", "/srv/shared", ""] {
      let hub = Hub(address)
      let refused = try refusal { _ = try hub.check() }
      #expect(refused.code == .invalid && refused.field == "address")
      #expect(!refused.message.contains("secret"))
      let store = try openStore()
      let remote = try refusal { _ = try store.addRemote(hub: address, device: "laptop") }
      #expect(remote.code == .invalid && remote.field == "path")
    }
  }

  @Test("A hub that is not there is told, and names are checked before it is asked")
  func failures() throws {
    let hub = Hub(Self.nowhere, password: { _ in "secret" }, goesOn: { true })
    #expect(try refusal { try hub.makeTables() }.code == .inputOutput)
    #expect(try refusal { try hub.grant("anna") }.code == .inputOutput)
    #expect(try refusal { try hub.remove(store: "anna") }.code == .inputOutput)
    #expect(try refusal { try hub.revoke("") }.field == "role")
    #expect(try refusal { try hub.sweep(olderThanDays: -1) }.field == "older_than_days")
    #expect(try refusal { try hub.sweep(store: "") }.field == "store_name")
    let store = try openStore()
    try store.setPassword { _ in "secret" }
    let remote = try refusal { _ = try store.addRemote(hub: Self.nowhere, device: "laptop") }
    #expect(remote.code == .inputOutput)
    try store.setPassword(nil)
    #expect(try !store.syncState().isEnabled)
  }
}
