import Domain
import TestSupport
import Testing
import UseCases

/// What the law asks for on an invoice is on it, whenever its draft was made.
@Suite struct LegalTextTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private func loaded(_ id: Int64) throws -> InvoiceDocument {
    try LoadInvoice(business.store).run(id)
  }

  @Test("A draft that was made before the profile has them, and so has the invoice")
  func beforeTheProfile() throws {
    let seller = Business.seller
    try SetProfile(business.store).run(seller.mapValues { _ in "" }, at: business.test.now)
    let id = try business.draft()
    #expect(try loaded(id).invoice.latePenalty.isEmpty)
    try SetProfile(business.store).run(seller, at: business.test.now)
    #expect(try loaded(id).invoice.recoveryFee.contains("40 EUR"))
    try business.issue(id)
    #expect(try business.invoice(id).recoveryFee.contains("40 EUR"))
    #expect(try business.invoice(id).earlyDiscount == "Pas d'escompte pour paiement anticipé.")
  }

  @Test(
    "They follow the language, and what somebody wrote stays",
    arguments: [
      ("fr", "Tout retard"), ("en", "Any late"), ("de", "Bei jedem"), ("es", "Toda demora"),
    ])
  func languages(_ language: String, _ begins: String) throws {
    let id = try business.add { $0.latePenalty = "Ma pénalité" }
    // As a draft of before has it.
    try business.update(id) {
      $0.recoveryFee =
        "Any late payment gives rise to a fixed fee of EUR 40 for recovery costs (article D. 441-5 of the French "
        + "Commercial Code)."
      $0.language = language
    }
    let invoice = try loaded(id).invoice
    #expect(invoice.latePenalty == "Ma pénalité" && invoice.recoveryFee.hasPrefix(begins))
  }

  @Test(
    "A consumer's invoice has no fee of 40 EUR, and neither has a draft that became a consumer's")
  func consumer() throws {
    let id = try business.draft()
    try UpdateClients(business.store).run(
      [business.client], [.siren: "", .email: "", .city: ""], kind: .privatePerson,
      at: business.test.now)
    try business.issue(id)
    let invoice = try business.invoice(id)
    #expect(invoice.recoveryFee.isEmpty && invoice.latePenalty.isEmpty)
    #expect(try loaded(id).buyerKind == .privatePerson && loaded(id).reportedAs == "B2C")
    // It stays what it was issued as.
    try UpdateClients(business.store).run(
      [business.client], kind: .publicBody, at: business.test.now)
    #expect(try loaded(id).buyerKind == .privatePerson)
  }

  @Test(
    "A firm of another country needs no electronic address, and is reported as such",
    arguments: ["DE", "US"])
  func abroad(_ country: String) throws {
    let id = try business.draft()
    try UpdateClients(business.store).run(
      [business.client], [.siren: "", .email: "", .country: country], at: business.test.now)
    try business.issue(id)
    #expect(try loaded(id).reportedAs == "B2BINT")
  }

  @Test("Between French businesses all rules hold")
  func domestic() throws {
    let id = try business.draft()
    try UpdateClients(business.store).run(
      [business.client], [.siren: "", .email: ""], at: business.test.now)
    let failure = try business.refusal { try business.issue(id) }
    #expect(failure.field == "buyer.electronic_address")
    #expect(try loaded(id).reportedAs == nil)
  }

  @Test(
    "A small enterprise says it once: items have no VAT, and the text of the law on that day",
    arguments: [
      ("2026-08-31T12:00:00Z", "TVA non applicable, art. 293 B du CGI"),
      (
        "2026-09-01T12:00:00Z",
        "TVA non applicable, franchise en base (livre II du CIBS ; article 284 de la directive 2006/112/CE)"
      ),
    ])
  func smallEnterprise(_ now: String, _ text: String) throws {
    let business = try Business(now: now)
    try SetProfile(business.store).run(
      [.vatNumber: "", .vatScheme: "small_enterprise"], at: business.test.now)
    let id = try business.add()
    var input = InvoiceLineInput()
    input.name = "Advice"
    input.unitPrice = 10_000_000
    for reason in [nil, "Own words"] {
      input.exemption = reason.map { VATExemption(reason: $0, code: "") }
      _ = try AddInvoiceLine(business.store, newUID: business.newUID).run(
        input, to: id, at: business.test.now)
    }
    try business.issue(id)
    #expect(try business.lines(of: id).map(\.exemptionReason) == [text, "Own words"])
    let document = try LoadInvoice(business.store).run(id)
    #expect(document.totals.breakdown.map(\.exemptionReason) == ["\(text); Own words"])
    #expect(document.seller.taxNumber == "732829320")
  }

  @Test("A SIRET tells the SIREN")
  func siret() throws {
    try SetProfile(business.store).run(
      [.siren: "", .siret: "73282932000074", .vatNumber: ""], at: business.test.now)
    let id = try business.draft()
    try business.issue(id)
    let seller = try loaded(id).seller
    #expect(seller.siren == "732829320" && seller.taxNumber == "732829320")
  }

  @Test(
    "What is sold follows from the units, and where these can be either from what is usual",
    arguments: [
      (["HUR"], "", "S1"), (["KGM"], "", "B1"), (["HUR", "LTR"], "", "M1"), (["C62"], "", "S1"),
      (["C62"], "goods", "B1"), (["HUR", "C62"], "goods", "M1"), (["HUR", "C62"], "", "S1"),
    ])
  func supplies(_ units: [String], _ usual: String, _ process: String) throws {
    try SetProfile(business.store).run([.supplies: usual], at: business.test.now)
    let id = try business.add()
    for unit in units { try business.line(on: id) { $0.unit = unit } }
    #expect(try loaded(id).businessProcess == process)
    try business.update(id) { $0.businessProcess = "M1" }
    #expect(try loaded(id).businessProcess == "M1")
  }
}
