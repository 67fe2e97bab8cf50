import Domain
import Testing

@testable import Interchange

/// What is received of invoices of others.
@Suite struct ReceivedInvoiceTests {
  /// UBL with a charge on its line, a payee, a tax representative, a place of delivery and a gross price.
  static let ubl = """
    <Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
      <CustomizationID>urn:cen.eu:en16931:2017</CustomizationID>
      <ID>R-7</ID><IssueDate>2026-10-01</IssueDate><DueDate>2026-10-31+01:00</DueDate>
      <InvoiceTypeCode>384</InvoiceTypeCode><Note>#PMD#10 %</Note><Note>Danke</Note>
      <DocumentCurrencyCode>EUR</DocumentCurrencyCode>
      <BillingReference><InvoiceDocumentReference><ID>R-5</ID><IssueDate>2026-09-01</IssueDate></InvoiceDocumentReference></BillingReference>
      <AccountingSupplierParty><Party><EndpointID schemeID="0088">4012345000009</EndpointID>
        <PostalAddress><CityName>Berlin</CityName><Country><IdentificationCode>DE</IdentificationCode></Country></PostalAddress>
        <PartyTaxScheme><CompanyID>DE136695976</CompanyID><TaxScheme><ID>VAT</ID></TaxScheme></PartyTaxScheme>
        <PartyLegalEntity><RegistrationName>Müller GmbH</RegistrationName></PartyLegalEntity>
      </Party></AccountingSupplierParty>
      <AccountingCustomerParty><Party><PartyLegalEntity><RegistrationName>Lumière</RegistrationName></PartyLegalEntity></Party></AccountingCustomerParty>
      <PayeeParty><PartyName><Name>Factor Bank</Name></PartyName></PayeeParty>
      <TaxRepresentativeParty><PartyName><Name>Tax AG</Name></PartyName></TaxRepresentativeParty>
      <Delivery><ActualDeliveryDate>2026-09-30</ActualDeliveryDate><DeliveryLocation><Address><CityName>Lyon</CityName></Address></DeliveryLocation></Delivery>
      <PaymentMeans><PaymentMeansCode name="SEPA">58</PaymentMeansCode><PaymentID>R-7/1</PaymentID>
        <PayeeFinancialAccount><ID>DE89370400440532013000</ID></PayeeFinancialAccount></PaymentMeans>
      <TaxTotal><TaxAmount currencyID="EUR">20.90</TaxAmount>
        <TaxSubtotal><TaxableAmount>110.00</TaxableAmount><TaxAmount>20.90</TaxAmount><TaxCategory><ID>S</ID><Percent>19</Percent></TaxCategory></TaxSubtotal></TaxTotal>
      <LegalMonetaryTotal><LineExtensionAmount>110.00</LineExtensionAmount><TaxExclusiveAmount>110.00</TaxExclusiveAmount>
        <TaxInclusiveAmount>130.90</TaxInclusiveAmount><PrepaidAmount>30.00</PrepaidAmount><PayableAmount>100.90</PayableAmount></LegalMonetaryTotal>
      <InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="HUR">-2.00000</InvoicedQuantity><LineExtensionAmount>110.00</LineExtensionAmount>
        <AllowanceCharge><ChargeIndicator>true</ChargeIndicator><AllowanceChargeReason>Weg</AllowanceChargeReason><Amount>210.00</Amount></AllowanceCharge>
        <Item><Name>Rat</Name><ClassifiedTaxCategory><ID>S</ID><Percent>19</Percent></ClassifiedTaxCategory></Item>
        <Price><PriceAmount>500.00</PriceAmount><BaseQuantity>10</BaseQuantity>
          <AllowanceCharge><ChargeIndicator>false</ChargeIndicator><Amount>50</Amount><BaseAmount>550</BaseAmount></AllowanceCharge></Price>
      </InvoiceLine>
    </Invoice>
    """

  private func received(_ text: String) throws -> ReceivedInvoice {
    try ReceivedInvoiceReader.invoice(Array(text.utf8))
  }

  private func refusal(of text: String) -> Failure? {
    do {
      _ = try received(text)
      return nil
    } catch {
      return error as? Failure
    }
  }

  @Test("A Cross Industry Invoice says who is owed what by when, and why")
  func cii() throws {
    let invoice = try received(InvoiceFiles.plain)
    #expect(invoice.number == "2026/17" && invoice.typeCode == 380)
    #expect(invoice.dueDate == CalendarDate(packed: 2026_10_31))
    #expect(invoice.seller.name == "Atelier Lumière" && invoice.seller.siren == "732829320")
    #expect(invoice.totals.due == 253_55 && invoice.totals.prepaid == 20_00)
    #expect(invoice.lines.map(\.net) == [180_00, 50_00])
    #expect(invoice.lines.map(\.quantity) == ["2.0000", "1"])
    #expect(invoice.taxes.map(\.tax) == [36_80, 2_75])
    #expect(invoice.adjustments.map(\.reason) == ["Port"])
    #expect(invoice.means.map(\.iban) == ["FR76 3000 6000 0112 3456 7890 189"])
    #expect(invoice.notes.map(\.code) == ["", "PMT"])
    // An e-mail address that is none.
    #expect(invoice.warnings.map(\.rule) == ["BT-58"])
  }

  @Test("UBL keeps what a draft could not have")
  func universal() throws {
    let invoice = try received(Self.ubl)
    #expect(invoice.typeCode == 384 && invoice.references.map(\.number) == ["R-5"])
    #expect(invoice.payee.name == "Factor Bank" && invoice.taxRepresentative.name == "Tax AG")
    #expect(invoice.recipient[.city] == "Lyon")
    #expect(invoice.deliveryDate == CalendarDate(packed: 2026_09_30))
    let line = try #require(invoice.lines.first)
    #expect(line.quantity == "-2.00000" && line.netPrice == "500.00" && line.grossPrice == "550")
    #expect(line.adjustments.map(\.isCharge) == [true])
    #expect(invoice.notes == [.init(code: "PMD", text: "10 %"), .init(code: "", text: "Danke")])
    #expect(invoice.paymentReference == "R-7/1" && invoice.totals.due == 100_90)
    #expect(invoice.warnings.isEmpty)
  }

  @Test(
    "Sums that are wrong are refused by the term",
    arguments: [
      (">230.00<", ">229.99<", "BT-106"), (">234.00<", ">234.10<", "BT-109"),
      (">39.55<", ">39.56<", "BT-112"), (">273.55<", ">273.54<", "BT-112"),
      (">253.55<", ">273.55<", "BT-115"), (">184.00<", ">185.00<", "BT-116"),
      (">36.80<", ">46.80<", "BT-110"),
      ("<ram:ChargeTotalAmount>4.00", "<ram:ChargeTotalAmount>5", "BT-108"),
      ("20261001", "20261301", "BT-2"), (">EUR<", ">EURO<", "BT-5"),
      (">380<", ">invoice<", "BT-3"), ("<ram:ID>2026/17</ram:ID>", "<ram:ID/>", "BT-1"),
      ("<ram:Name>Atelier Lumière</ram:Name>", "", "BT-27"),
    ])
  func wrongSums(old: String, new: String, term: String) throws {
    let failure = try #require(refusal(of: InvoiceFiles.text([(old, new)])))
    #expect(failure.field == term)
    #expect([.malformed, .invalid].contains(failure.kind))
  }

  @Test("What is odd and leaves no doubt about what is owed is a warning")
  func warnings() throws {
    let text = try InvoiceFiles.text([
      ("73282932000074", "73282932000075"), ("FR44732829320", "FR45732829320"),
      ("DE136695976", "DE136695977"), ("7890 189<", "7890 188<"), (">180.00<", ">179.00<"),
      (">50.00</ram:LineTotalAmount>", ">51.00</ram:LineTotalAmount>"),
      (">36.80<", ">36.81<"), (">39.55<", ">39.56<"), (">273.55<", ">273.56<"),
      (">253.55<", ">253.56<"),
    ])
    let invoice = try received(text)
    #expect(
      Set(invoice.warnings.map(\.rule))
        == ["BT-29", "BT-31", "BT-48", "BT-58", "BT-84", "BT-117", "BT-131"])
  }

  @Test("A profile without lines is received; of it, that is odd")
  func withoutLines() throws {
    let head = try #require(
      InvoiceFiles.plain.split(separator: "<ram:IncludedSupplyChainTradeLineItem>").first)
    let parts = InvoiceFiles.plain.split(separator: "<ram:ApplicableHeaderTradeAgreement>")
    let text = "\(head)<ram:ApplicableHeaderTradeAgreement>\(try #require(parts.last))"
    // Its freight is in its totals alone.
    let invoice = try received(text)
    #expect(invoice.totals.due == 253_55 && invoice.lines.isEmpty)
    #expect(invoice.warnings.map(\.rule).contains("BG-25"))
  }

  @Test(
    "What is no invoice, or of a format of before, is refused",
    arguments: ["", "<", "<a/>", "<Invoice/>", "{}", "<Invoice xmlns='urn:ferd:1'/>"])
  func noInvoice(text: String) {
    #expect([.malformed, .unsupported].contains(refusal(of: text)?.kind))
  }

  @Test("Numbers with more digits than anything has are refused, and nothing overflows")
  func largest() throws {
    for digits in ["99999999999999", "1e5", "--1", "0x1", String(repeating: "9", count: 400)] {
      let text = try InvoiceFiles.text([(">253.55<", ">\(digits)<")])
      #expect(refusal(of: text)?.field == "BT-115")
    }
    let text = try InvoiceFiles.text([
      (">2.0000<", ">9999999999999.9999999999<"),
      ("<ram:ChargeAmount>100<", "<ram:ChargeAmount>9999999999999.9999999999<"),
    ])
    // What has too many digits to be checked is not.
    #expect(refusal(of: text) == nil)
  }
}
