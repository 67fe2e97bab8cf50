import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct ClientListingTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
    try test.addClient(
      "Zoë Éclair SARL",
      [.city: "Saint-Étienne", .siren: "732829320", .vatNumber: "FR44732829320"])
    try test.addClient("ada", [.email: "ada.lovelace@example.org", .tradingName: "Analytical"])
    try test.addClient("Bob", [.contact: "Robert Müller"])
  }

  private func names(_ change: (inout ClientQuery) throws -> Void = { _ in }) throws -> [String] {
    var query = ClientQuery()
    try change(&query)
    var names: [String] = []
    try test.store.clientListing.forEach(query) {
      names.append(String(decoding: $0[.name], as: UTF8.self))
    }
    return names
  }

  @Test("By their names, whatever their case")
  func order() throws {
    #expect(try names() == ["ada", "Bob", "Zoë Éclair SARL"])
  }

  @Test(
    "Each word of a text begins a word of names, city, numbers or e-mail",
    arguments: [
      ("eclair", ["Zoë Éclair SARL"]), ("ZOE etienne", ["Zoë Éclair SARL"]),
      ("73282", ["Zoë Éclair SARL"]), ("fr447", ["Zoë Éclair SARL"]), ("love", ["ada"]),
      ("ada@", ["ada"]), ("exam", ["ada"]), ("analyt ada", ["ada"]), ("mull", ["Bob"]),
      ("lair", []), ("ada bob", []), ("8293", []),
    ])
  func text(text: String, expected: [String]) throws {
    #expect(try names { try $0.setText(text) } == expected)
  }

  @Test("A text without a word is refused", arguments: ["", " ", "&", "…"])
  func noText(text: String) {
    let failure = #expect(throws: Failure.self) { try names { try $0.setText(text) } }
    #expect(failure?.kind == .invalid && failure?.field == "text")
  }

  @Test("In use, archived or both")
  func archived() throws {
    let bob = try #require(try test.store.clients.all().first { $0.party.name == "Bob" })
    try test.store.write(.updateClients, at: test.now) {
      var archived = bob
      archived.archived = test.now
      try test.store.clients.save(archived, over: bob)
    }
    #expect(try names() == ["ada", "Zoë Éclair SARL"])
    #expect(try names { $0.isArchived = true } == ["Bob"])
    #expect(try names { $0.isArchived = nil }.count == 3)
  }

  @Test("Issued invoices and credit notes are counted, drafts are not")
  func counts() throws {
    let ada = try #require(try test.store.clients.all().first { $0.party.name == "ada" })
    let draft = try test.addDraft(for: ada)
    try test.addLine(to: draft.uid, 1_00)
    try test.issue(draft.uid)
    try test.void(draft.uid)
    try test.addDraft(for: ada)
    var counts: [String: Int64] = [:]
    try test.store.clientListing.forEach(ClientQuery()) {
      counts[String(decoding: $0[.name], as: UTF8.self)] = $0.invoiceCount
      #expect($0.archived == nil && $0.created == test.now.milliseconds)
    }
    #expect(counts == ["ada": 2, "Bob": 0, "Zoë Éclair SARL": 0])
  }
}
