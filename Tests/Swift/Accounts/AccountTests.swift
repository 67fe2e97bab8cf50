import TaskcoreSwift
import Testing

/// Accounts at servers, as far as no server answers.
@Suite struct AccountTests {
  /// No server listens there.
  private static let nowhere = "http://anna@127.0.0.1:1/"

  @Test("A password in an address is refused, and so is what is no address")
  func addresses() throws {
    let store = try openStore()
    for address in ["https://anna:secret@dav.example.org/", "dav.example.org", ""] {
      let refused = try refusal { _ = try store.addAccount(at: address, device: "laptop") }
      #expect(refused.code == .invalid && refused.field == "address")
      #expect(!refused.message.contains("secret"))
    }
    #expect(try store.accounts().isEmpty)
    #expect(try !store.syncState().isEnabled)
  }

  @Test("A server that is not there is told, after its password was asked for")
  func failures() throws {
    let store = try openStore()
    let missing = try refusal { _ = try store.addAccount(at: Self.nowhere, device: "laptop") }
    #expect(missing.code == .access && missing.field == "password")
    try store.setPassword { address in
      #expect(address == Self.nowhere)
      return Array("secret".utf8)
    }
    let silent = try refusal { _ = try store.addAccount(at: Self.nowhere, device: "laptop") }
    #expect(silent.code == .inputOutput && !silent.message.contains("secret"))
    struct Refused: Error {}
    try store.setPassword { _ in throw Refused() }
    #expect(throws: Refused.self) {
      try store.addAccount(at: Self.nowhere, device: "laptop")
    }
    #expect(try store.accounts().isEmpty)
  }

  @Test("What is not there is told")
  func missing() throws {
    let store = try openStore()
    let calls: [() throws -> Void] = [
      { try store.removeAccount(1) }, { try store.refreshAccount(1) },
      { _ = try store.previewAccount(1) }, { _ = try store.syncAccount(1, accepting: true) },
      { try store.chooseCollection(1) }, { try store.dropCollection(1) },
      { _ = try store.makeCollection(at: 1, project: 1) },
    ]
    for call in calls { #expect(try refusal(call).code == .notFound) }
    #expect(try store.collections().isEmpty && store.collections(of: 1).isEmpty)
  }
}
