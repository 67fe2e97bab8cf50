import Domain
import Testing

@testable import Documents

@Suite struct CrossIndustryInvoiceTests {
  private func reader(_ small: SmallInvoice) throws -> MarkupReader {
    try .file(CrossIndustryInvoice.text(of: small.document()))
  }

  @Test("A small invoice is exactly this file, each time")
  func wholeText() throws {
    for _ in 1...2 {
      let text = try CrossIndustryInvoice.text(of: SmallInvoice().document())
      #expect(text == SmallInvoice.crossIndustryInvoice)
    }
  }

  @Test("A draft has no file")
  func draft() throws {
    var small = try SmallInvoice()
    small.invoice.number = ""
    small.invoice.issueDate = nil
    let failure = #expect(throws: Failure.self) { try reader(small) }
    #expect(failure?.kind == .conflict)
  }

  @Test("The groups of an invoice stand in the order of the schema")
  func order() throws {
    let file = try reader(.full(.creditNote))
    #expect(
      file.children("ram:ApplicableHeaderTradeSettlement") == [
        "ram:TaxCurrencyCode", "ram:InvoiceCurrencyCode",
        "ram:SpecifiedTradeSettlementPaymentMeans", "ram:ApplicableTradeTax",
        "ram:ApplicableTradeTax", "ram:BillingSpecifiedPeriod",
        "ram:SpecifiedTradeAllowanceCharge", "ram:SpecifiedTradeAllowanceCharge",
        "ram:SpecifiedTradePaymentTerms", "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
        "ram:InvoiceReferencedDocument",
      ])
    #expect(
      file.children("ram:SellerTradeParty") == [
        "ram:GlobalID", "ram:Name", "ram:Description", "ram:SpecifiedLegalOrganization",
        "ram:DefinedTradeContact", "ram:PostalTradeAddress", "ram:URIUniversalCommunication",
        "ram:SpecifiedTaxRegistration", "ram:SpecifiedTaxRegistration",
      ])
    #expect(
      file.children("ram:ApplicableHeaderTradeAgreement") == [
        "ram:BuyerReference", "ram:SellerTradeParty", "ram:BuyerTradeParty",
        "ram:BuyerOrderReferencedDocument", "ram:ContractReferencedDocument",
      ])
  }

  @Test("All that an invoice says is there")
  func terms() throws {
    let file = try reader(.full(.creditNote))
    #expect(file.texts("ram:TypeCode").first == "381")
    #expect(file.texts("ram:SubjectCode") == ["PMT", "PMD", "AAB", "BAR"])
    #expect(file.texts("ram:Content") == ["Thank you", "40 EUR", "12 %", "None", "B2BINT"])
    #expect(file.texts("ram:Description").contains("On the phone.\nTwice."))
    #expect(file.texts("ram:Description").contains("SARL, 10 000 EUR, RCS Paris"))
    #expect(file.texts("ram:Reason") == ["Discount", "Scratched", "Freight", "Loyalty"])
    #expect(file.texts("ram:ReasonCode") == ["FC"])
    #expect(file.texts("ram:CalculationPercent") == ["10", "2.5"])
    #expect(file.texts("ram:BasisAmount") == ["300.00", "277.87", "15.00", "285.00"])
    #expect(file.texts("ram:ExemptionReason") == ["Books"])
    #expect(file.texts("ram:TaxTotalAmount") == ["55.57", "51.25"])
    #expect(
      file.all("ram:TaxTotalAmount").map { $0.attributes["currencyID"] } == ["USD", "EUR"])
    #expect(file.texts("qdt:DateTimeString") == ["20260831"])
    #expect(file.texts("ram:IssuerAssignedID") == ["PO-1", "C-2", "F2026-0000"])
  }

  @Test("What is outside of VAT has neither rates nor VAT numbers")
  func outside() throws {
    let file = try reader(SmallInvoice(.notSubject, rate: 0))
    #expect(file.texts("ram:RateApplicablePercent").isEmpty)
    #expect(file.all("ram:SpecifiedTaxRegistration").isEmpty)
    #expect(file.texts("ram:CategoryCode") == ["O", "O"])
  }

  @Test("A supply to another country of the Union says where it goes")
  func intraCommunity() throws {
    let file = try reader(SmallInvoice(.intraCommunity, rate: 0))
    #expect(file.children("ram:ShipToTradeParty") == ["ram:PostalTradeAddress"])
    #expect(file.texts("ram:CountryID") == ["FR", "DE", "DE"])
  }

  @Test(
    "The means of payment follow from the account and the currency",
    arguments: [
      ("FR7630006000011234567890189", "EUR", "58"), ("CH9300762011623852957", "EUR", "58"),
      ("TR330006100519786457841326", "EUR", "30"), ("FR7630006000011234567890189", "GBP", "30"),
      ("", "EUR", "1"),
    ])
  func means(iban: String, currency: String, means: String) throws {
    var small = try SmallInvoice()
    try small.seller.set(.iban, to: iban)
    small.invoice.currency = currency
    small.invoice.exchangeRate = 860_000
    let file = try reader(small)
    let types = file.texts("ram:TypeCode").filter { $0 != "VAT" && $0 != "380" }
    #expect(types == [means])
    #expect(file.texts("ram:IBANID") == (iban.isEmpty ? [] : [iban]))
  }

  @Test("An invoice names the seller's account, a credit note does not")
  func account() throws {
    let file = try reader(.full(.invoice))
    #expect(file.texts("ram:PaymentReference") == ["F2026-0001"])
    #expect(file.texts("ram:AccountName") == ["Lumière SARL"])
    #expect(file.texts("ram:BICID") == ["AGRIFRPP"])
    let creditNote = try reader(.full(.creditNote))
    #expect(creditNote.children("ram:SpecifiedTradeSettlementPaymentMeans") == ["ram:TypeCode"])
  }

  @Test(
    "Numbers have the decimals of the currency, prices as many as they need",
    arguments: [
      ("EUR", "300.00", "100.00"), ("JPY", "300", "100"), ("KWD", "300.00", "100.00"),
    ])
  func decimals(currency: String, total: String, price: String) throws {
    var small = try SmallInvoice()
    small.invoice.currency = currency
    small.invoice.exchangeRate = 1_000_000
    let file = try reader(small)
    #expect(file.texts("ram:LineTotalAmount") == [total, total])
    #expect(file.texts("ram:ChargeAmount") == [price])
  }

  @Test("The largest and the smallest numbers are written out")
  func extremes() throws {
    var small = try SmallInvoice(.zeroRated, rate: 0)
    small.lines[0].quantity = 1
    small.lines[0].unitPrice = 1_000_000_000_000_000_000
    var other = small.lines[0]
    other.quantity = 10_000_000_000_000
    other.unitPrice = 1
    small.lines.append(other)
    let file = try reader(small)
    #expect(file.texts("ram:ChargeAmount") == ["1000000000000.00", "0.000001"])
    #expect(file.texts("ram:BilledQuantity") == ["0.0001", "1000000000"])
    #expect(file.texts("ram:LineTotalAmount") == ["100000000.00", "1000.00", "100001000.00"])
  }
}

extension MarkupReader {
  /// A file of an invoice, without its first line.
  static func file(_ text: String) throws -> MarkupReader {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try MarkupReader(lines.dropFirst().joined(separator: "\n"))
  }

  func texts(_ name: String) -> [String] { all(name).map(\.text) }

  /// The names of what stands in the first element of that name.
  func children(_ name: String) -> [String] {
    guard let parent = elements.firstIndex(where: { $0.name == name }) else { return [] }
    return elements.filter { $0.parent == parent }.map(\.name)
  }
}
