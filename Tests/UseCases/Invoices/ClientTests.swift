import Domain
import TestSupport
import Testing
import UseCases

/// Whom invoices are sent to.
@Suite struct ClientTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private func client(_ id: Int64) throws -> Client {
    try #require(try business.store.clients.find(id: id))
  }

  @Test("What is not given stays as it is, and an empty text takes a property away")
  func merging() throws {
    let update = UpdateClients(business.store)
    try update.run(
      [business.client], [.city: "Nice", .email: ""], notes: "Pays late", at: business.test.now)
    try update.run([business.client], [:], at: business.test.now)
    let client = try client(business.client)
    #expect(client.party.name == "Bertin SA" && client.party[.city] == "Nice")
    #expect(client.party.email.isEmpty && client.notes == "Pays late")
  }

  @Test("A client has a name, and numbers whose check digits are right")
  func badInput() throws {
    let bad: [(String, PartyChanges)] = [
      ("name", [:]), ("name", [.name: " "]), ("siren", [.name: "A", .siren: "732829321"]),
      ("iban", [.name: "A", .iban: "FR7630006000011234567890188"]),
      ("country", [.name: "A", .country: "XX"]), ("email", [.name: "A", .email: "a@b@c"]),
    ]
    for (field, party) in bad {
      let failure = try business.refusal {
        _ = try AddClient(business.store, newUID: business.newUID).run(party, at: business.test.now)
      }
      #expect(failure.kind == .invalid && failure.field == field)
    }
    let failure = try business.refusal {
      try UpdateClients(business.store).run([business.client], [.name: ""], at: business.test.now)
    }
    #expect(failure.field == "name")
  }

  @Test("An archived one gets no new invoice; what it has can be issued and credited")
  func archived() throws {
    let draft = try business.draft()
    let issued = try business.issued()
    let update = UpdateClients(business.store)
    try update.run([business.client], isArchived: true, at: business.test.now)
    #expect(try client(business.client).archived == business.test.now)
    let failure = try business.refusal { _ = try business.add() }
    #expect(failure.kind == .conflict && failure.field == "client_id")
    #expect(
      try business.refusal {
        _ = try CopyInvoice(business.store, newUID: business.newUID).run(
          issued, at: business.test.now)
      }.kind == .conflict)
    try business.issue(draft)
    _ = try VoidInvoice(business.store, newUID: business.newUID).run(
      issued, on: nil, at: business.test.now)
    try update.run([business.client], isArchived: false, at: business.test.now)
    _ = try business.add()
  }

  @Test("One without invoices is deleted; one with an invoice, also a draft, is not")
  func deleting() throws {
    let other = try AddClient(business.store, newUID: business.newUID).run(
      [.name: "Other"], at: business.test.now)
    let draft = try business.add()
    let delete = DeleteClients(business.store)
    let failure = try business.refusal {
      try delete.run([other, business.client], at: business.test.now)
    }
    #expect(
      failure.kind == .conflict && failure.index == 1
        && failure.message.description.contains("archive"))
    try DeleteInvoices(business.store).run([draft], at: business.test.now)
    try delete.run([other, business.client], at: business.test.now)
    #expect(try business.store.clients.all().isEmpty)
    try business.undo()
    #expect(try business.store.clients.all().count == 2)
    #expect(
      try business.refusal { try delete.run([other, 99], at: business.test.now) }.kind == .notFound)
  }
}
