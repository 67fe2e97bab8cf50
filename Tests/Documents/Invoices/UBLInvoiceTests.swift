import Domain
import Testing

@testable import Documents

@Suite struct UBLInvoiceTests {
  private func reader(_ small: SmallInvoice) throws -> MarkupReader {
    try .file(UBLInvoice.text(of: small.document()))
  }

  @Test("The groups of an invoice stand in the order of the schema")
  func order() throws {
    let file = try reader(.full(.invoice))
    #expect(
      file.children("Invoice") == [
        "cbc:CustomizationID", "cbc:ProfileID", "cbc:ID", "cbc:IssueDate", "cbc:DueDate",
        "cbc:InvoiceTypeCode", "cbc:Note", "cbc:Note", "cbc:Note", "cbc:Note", "cbc:Note",
        "cbc:DocumentCurrencyCode", "cbc:TaxCurrencyCode", "cbc:BuyerReference",
        "cac:InvoicePeriod", "cac:OrderReference", "cac:BillingReference",
        "cac:ContractDocumentReference", "cac:AccountingSupplierParty",
        "cac:AccountingCustomerParty", "cac:Delivery", "cac:PaymentMeans", "cac:PaymentTerms",
        "cac:AllowanceCharge", "cac:AllowanceCharge", "cac:TaxTotal", "cac:TaxTotal",
        "cac:LegalMonetaryTotal", "cac:InvoiceLine", "cac:InvoiceLine",
      ])
    #expect(
      file.children("cac:Party") == [
        "cbc:EndpointID", "cac:PartyIdentification", "cac:PartyName", "cac:PostalAddress",
        "cac:PartyTaxScheme", "cac:PartyTaxScheme", "cac:PartyLegalEntity", "cac:Contact",
      ])
    #expect(
      file.children("cac:InvoiceLine") == [
        "cbc:ID", "cbc:InvoicedQuantity", "cbc:LineExtensionAmount", "cac:InvoicePeriod",
        "cac:AllowanceCharge", "cac:Item", "cac:Price",
      ])
  }

  @Test("A credit note has its own root, lines and place of the due date")
  func creditNote() throws {
    let file = try reader(.full(.creditNote))
    #expect(file.elements.first?.name == "CreditNote")
    #expect(file.texts("cbc:CreditNoteTypeCode") == ["381"])
    #expect(file.all("cbc:DueDate").isEmpty)
    #expect(file.texts("cbc:PaymentDueDate") == ["2026-10-31"])
    #expect(file.texts("cbc:CreditedQuantity") == ["3", "1.25"])
    #expect(file.all("cac:InvoiceLine").isEmpty)
  }

  @Test("The amounts of both currencies say theirs")
  func currencies() throws {
    let file = try reader(.full(.invoice))
    let totals = file.all("cbc:TaxAmount")
    #expect(totals.map(\.text) == ["55.57", "55.57", "0.00", "51.25"])
    #expect(totals.map { $0.attributes["currencyID"] } == ["USD", "USD", "USD", "EUR"])
    #expect(file.texts("cbc:PayableAmount") == ["248.44"])
  }

  @Test("What is outside of VAT has neither rates nor VAT numbers")
  func outside() throws {
    let file = try reader(SmallInvoice(.notSubject, rate: 0))
    #expect(file.texts("cbc:Percent").isEmpty)
    #expect(file.all("cac:PartyTaxScheme").isEmpty)
  }

  @Test(
    "A subject stands before its note, and nothing in a note looks like one",
    arguments: [
      ("plain", nil, "plain"), ("plain", "PMD", "#PMD#plain"),
      ("no. #12 and #a#", nil, "no. #12 and #a#"),
      ("#PMT#x", nil, "# PMT# x"), ("a #AAB# b", "PMD", "#PMD#a # AAB#  b"), ("", "PMD", "#PMD#"),
      ("##", nil, "##"),
    ])
  func notes(text: String, subject: String?, note: String) {
    #expect(UBLNote.text(text, subject: subject) == note)
  }
}
