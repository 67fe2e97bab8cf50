import Domain
import TestSupport
import Testing
import UseCases

@Suite("Importing an invoice") struct ImportInvoiceTests {
  private let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func party(_ texts: [Party.Property: String]) throws -> Party {
    var party = Party()
    for (property, text) in texts { try party.set(property, to: text) }
    return party
  }

  private func seller() throws -> Party {
    try party([
      .name: "Atelier Lumière", .country: "FR", .siren: "732829320", .vatNumber: "FR44732829320",
      .iban: "FR7630006000011234567890189",
    ])
  }

  private func buyer() throws -> Party {
    try party([.name: "Müller GmbH", .country: "DE", .vatNumber: "DE136695976"])
  }

  private func imported() throws -> ImportedInvoice {
    var invoice = Invoice(uid: "", kind: .invoice, created: Instant(clamping: 0))
    invoice.number = "2026/17"
    invoice.issueDate = CalendarDate(packed: 2026_01_05)
    invoice.dueDate = CalendarDate(packed: 2026_02_05)
    invoice.currency = "USD"
    invoice.exchangeRate = 1_100_000
    invoice.notes = "Merci"
    invoice.orderReference = "PO-1"
    invoice.prepaid = 10_00
    var imported = ImportedInvoice(invoice: invoice, seller: try seller(), buyer: try buyer())
    var line = InvoiceLine(uid: "", invoiceUID: "")
    line.name = "Conseil"
    line.quantity = 2_0000
    line.unitPrice = 100_000_000
    line.vatRate = 20_000
    imported.lines = [line, line]
    var charge = InvoiceAdjustment(uid: "", invoiceUID: "")
    charge.isCharge = true
    charge.amount = 4_00
    charge.reason = "Port"
    charge.vatRate = 20_000
    imported.adjustments = [charge]
    return imported
  }

  /// Into a store without a seller once the profile was taken from it, as somebody asked for.
  private func take(_ imported: ImportedInvoice) throws -> Invoice {
    if try test.store.settings.seller().isNobody {
      try ImportProfile(test.store).run(imported.seller, at: test.now)
    }
    let id = try ImportInvoice(test.store, newUID: test.newUID).run(imported, at: test.now)
    return try #require(try test.store.invoices.find(id: id))
  }

  private func addClient(_ party: Party, isArchived: Bool = false) throws -> String {
    var client = Client(uid: "c1", created: test.now)
    client.party = party
    client.archived = isArchived ? test.now : nil
    try test.store.write(.addClient, at: test.now) { _ = try test.store.clients.insert(client) }
    return client.uid
  }

  private func setSeller(_ party: Party) throws {
    try SetProfile(test.store).run(
      Dictionary(
        uniqueKeysWithValues: Party.Property.allCases.filter { !party[$0].isEmpty }
          .map { ($0, party[$0]) }), at: test.now)
  }

  @Test("It becomes a draft with its terms, lines, adjustments and amounts")
  func draft() throws {
    let invoice = try take(imported())
    #expect(invoice.stage == .draft)
    #expect(invoice.number.isEmpty)
    #expect(invoice.issueDate == nil)
    #expect(invoice.dueDate == CalendarDate(packed: 2026_02_05))
    #expect(invoice.currency == "USD")
    #expect(invoice.exchangeRate == 1_100_000)
    #expect(invoice.orderReference == "PO-1")
    #expect(invoice.net == 404_00)
    #expect(invoice.vat == 80_80)
    #expect(invoice.due == 474_80)
    #expect(try test.store.invoiceLines.all(ofInvoice: invoice.uid).map(\.position) == [1, 2])
    let charges = try test.store.invoiceAdjustments.all(ofInvoice: invoice.uid)
    #expect(charges.map(\.reason) == ["Port"])
  }

  @Test("Its number is a note, in the language of the draft")
  func number() throws {
    #expect(try take(imported()).notes == "Merci\nImporté de 2026/17")
    var english = try seller()
    try english.set(.locale, to: "en")
    try setSeller(english)
    #expect(try take(imported()).notes == "Merci\nImported from 2026/17")
  }

  @Test("Notes that the law wants and the file has not are the usual ones")
  func usualNotes() throws {
    var imported = try imported()
    imported.invoice.recoveryFee = "50 €"
    let invoice = try LoadInvoice(test.store).run(take(imported).id).invoice
    #expect(invoice.recoveryFee == "50 €")
    #expect(invoice.latePenalty.contains("L. 441-10"))
  }

  @Test("A mistyped identifier of somebody else's is read, and not issued")
  func mistyped() throws {
    var imported = try imported()
    for (property, text) in [
      (Party.Property.siren, "552100555"), (.vatNumber, "FR99552100554"),
    ] {
      try imported.buyer.set(property, asRead: text)
      #expect(throws: Failure.self) { try imported.buyer.set(property, to: text) }
    }
    let invoice = try take(imported)
    let problems = try CheckInvoice(test.store).run(invoice.id, on: nil, at: test.now)
    #expect(Set(problems.map(\.field)).isSuperset(of: ["buyer.siren", "buyer.vat_number"]))
    #expect(problems.contains { $0.message.description.contains("mistyped") })
  }

  @Test("Its seller never becomes the profile by itself, but when somebody asks for that")
  func emptyProfile() throws {
    let failure = try #require(throws: Failure.self) {
      try ImportInvoice(test.store, newUID: test.newUID).run(imported(), at: test.now)
    }
    #expect(failure.kind == .conflict && failure.field == "seller")
    #expect(try test.store.settings.seller().isNobody)
    try ImportProfile(test.store).run(seller(), at: test.now)
    #expect(try test.store.settings.seller() == seller())
    let other = try party([.name: "Autre", .country: "FR", .siren: "552100554"])
    #expect(throws: Failure.self) { try ImportProfile(test.store).run(other, at: test.now) }
    #expect(try test.store.settings.seller() == seller())
  }

  @Test("A profile that is there stays as it is")
  func profile() throws {
    let own = try party([.name: "Lumière", .country: "FR", .siren: "732829320"])
    try setSeller(own)
    _ = try take(imported())
    #expect(try test.store.settings.seller() == own)
  }

  @Test("An invoice of another seller is refused, and nothing is stored")
  func otherSeller() throws {
    try setSeller(party([.name: "Autre", .country: "FR", .siren: "552100554"]))
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try take(imported()) }
    #expect(failure.kind == .conflict)
    #expect(failure.message.description.contains("issued by Atelier Lumière, not by Autre"))
    #expect(try test.contents() == before)
    #expect(try test.store.clients.all().isEmpty)
    #expect(try test.store.invoices.all().isEmpty)
  }

  @Test("Its buyer becomes a new client")
  func newClient() throws {
    let invoice = try take(imported())
    let clients = try test.store.clients.all()
    #expect(clients.map(\.uid) == [invoice.clientUID])
    #expect(try clients.map(\.party) == [buyer()])
  }

  @Test("A client of the same VAT number, SIREN, or name and country is the buyer")
  func knownClient() throws {
    let same = try party([.name: "Mueller", .country: "DE", .vatNumber: "DE136695976"])
    let uid = try addClient(same)
    #expect(try take(imported()).clientUID == uid)
    #expect(try test.store.clients.all().map(\.party) == [same])
  }

  @Test("Names decide without numbers, whatever their case and accents")
  func sameName() throws {
    let uid = try addClient(party([.name: "MULLER GmbH", .country: "DE"]))
    #expect(try take(imported()).clientUID == uid)
  }

  @Test("A client of the same name with another number is another one")
  func otherNumber() throws {
    let uid = try addClient(
      party([.name: "Müller GmbH", .country: "DE", .vatNumber: "DE129273398"]))
    #expect(try take(imported()).clientUID != uid)
  }

  @Test("A client in the archive is not used")
  func archived() throws {
    _ = try addClient(buyer(), isArchived: true)
    #expect(try #require(throws: Failure.self) { try take(imported()) }.kind == .conflict)
  }

  @Test("One undo takes back the draft and its client")
  func undo() throws {
    _ = try take(imported())
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.invoices.all().isEmpty)
    #expect(try test.store.clients.all().isEmpty)
  }
}
