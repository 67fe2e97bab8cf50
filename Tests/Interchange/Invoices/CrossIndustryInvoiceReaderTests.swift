import Domain
import Testing

@testable import Interchange

@Suite struct CrossIndustryInvoiceReaderTests {
  @Test("The whole invoice is taken: dates, notes and references")
  func header() throws {
    let invoice = try InvoiceFiles.read().invoice
    #expect(invoice.kind == .invoice)
    #expect(invoice.number == "2026/17")
    #expect(invoice.issueDate == CalendarDate(packed: 2026_10_01))
    #expect(invoice.dueDate == CalendarDate(packed: 2026_10_31))
    #expect(invoice.deliveryDate == CalendarDate(packed: 2026_09_30))
    #expect(invoice.notes == "Merci")
    #expect(invoice.recoveryFee == "Indemnité de 40 €")
    #expect(invoice.latePenalty.isEmpty)
    #expect(invoice.buyerReference == "Achats")
    #expect(invoice.orderReference == "PO-1")
    #expect(invoice.currency == "EUR")
    #expect(invoice.prepaid == 20_00)
  }

  @Test("A SIRET in the place of the SIREN is both; an account is the seller's")
  func seller() throws {
    let seller = try InvoiceFiles.read().seller
    #expect(seller.name == "Atelier Lumière")
    #expect(seller.siret == "73282932000074")
    #expect(seller.siren == "732829320")
    #expect(seller.vatNumber == "FR44732829320")
    #expect(seller[.iban] == "FR7630006000011234567890189")
  }

  @Test("Address lines are joined, and an e-mail address that is none is left out")
  func buyer() throws {
    let buyer = try InvoiceFiles.read().buyer
    #expect(buyer.name == "Müller GmbH")
    #expect(buyer[.street] == "Ring 1")
    #expect(buyer[.street2] == "Hof, Tor 3")
    #expect(buyer[.contact] == "Eva")
    #expect(buyer.email.isEmpty)
  }

  @Test("Lines have their quantities, prices, discounts and rates")
  func lines() throws {
    let lines = try InvoiceFiles.read().lines
    #expect(lines.map(\.name) == ["Conseil & développement", "Livre"])
    #expect(lines.map(\.quantity) == [2_0000, 1_0000])
    #expect(lines.map(\.unit) == ["HUR", "C62"])
    #expect(lines.map(\.unitPrice) == [100_000_000, 50_000_000])
    #expect(lines.map(\.discountRate) == [10_00, nil])
    #expect(lines.map(\.discountReason) == ["Fidélité", ""])
    #expect(lines.map(\.vatRate) == [20_000, 5_500])
  }

  @Test("A percentage that does not come to its amount is read as the amount")
  func otherPercentage() throws {
    let lines = try InvoiceFiles.read([("Percent>10<", "Percent>9.99<")]).lines
    #expect(lines.first?.discountRate == nil)
    #expect(lines.first?.discount == 20_00)
  }

  @Test("A charge on the whole invoice is one in the draft")
  func adjustments() throws {
    let adjustments = try InvoiceFiles.read().adjustments
    #expect(adjustments.map(\.isCharge) == [true])
    #expect(adjustments.map(\.amount) == [4_00])
    #expect(adjustments.map(\.reason) == ["Port"])
    #expect(adjustments.map(\.vatRate) == [20_000])
  }

  @Test("A price for several is brought to one, and gross prices do not count")
  func basisQuantity() throws {
    let price = "<ram:ChargeAmount>100</ram:ChargeAmount></ram:NetPrice"
    let thousand =
      "<ram:ChargeAmount>100000</ram:ChargeAmount><ram:BasisQuantity>1000</ram:BasisQuantity>"
      + "</ram:NetPrice"
    #expect(try InvoiceFiles.read([(price, thousand)]).lines.first?.unitPrice == 100_000_000)

    let third =
      "<ram:ChargeAmount>300</ram:ChargeAmount><ram:BasisQuantity>3.0</ram:BasisQuantity></ram:NetPrice"
    #expect(try InvoiceFiles.read([(price, third)]).lines.first?.unitPrice == 100_000_000)

    // 700 for 7.000007 is no price of 6 decimals, but to the cent the line is the same.
    let seven =
      "<ram:ChargeAmount>700</ram:ChargeAmount><ram:BasisQuantity>7.000007</ram:BasisQuantity>"
      + "</ram:NetPrice"
    #expect(try InvoiceFiles.read([(price, seven)]).lines.first?.unitPrice == 99_999_900)
  }

  @Test("A charge on a line becomes a line of its own, and the sums stay")
  func lineCharge() throws {
    let charge = """
      <ram:SpecifiedTradeAllowanceCharge>
        <ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator>
        <ram:ActualAmount>20.00</ram:ActualAmount><ram:Reason>Déplacement</ram:Reason>
      </ram:SpecifiedTradeAllowanceCharge>
      <ram:SpecifiedTradeSettlementLineMonetarySummation>
      """
    // The price falls so that the line comes to the same.
    let imported = try InvoiceFiles.read([
      ("<ram:SpecifiedTradeSettlementLineMonetarySummation>", charge),
      ("<ram:ChargeAmount>100<", "<ram:ChargeAmount>90<"),
    ])
    #expect(imported.lines.map(\.name) == ["Conseil & développement", "Déplacement", "Livre"])
    #expect(imported.lines.map(\.unitPrice) == [90_000_000, 20_000_000, 50_000_000])
    #expect(imported.lines.map(\.discount) == [20_00, nil, nil])
    #expect(imported.lines.map(\.vatRate) == [20_000, 20_000, 5_500])
  }

  @Test("Several discounts are one, with all their reasons")
  func severalDiscounts() throws {
    let second = """
      <ram:ActualAmount>15.00</ram:ActualAmount><ram:Reason>Fidélité</ram:Reason>
      </ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeAllowanceCharge>
      <ram:ChargeIndicator><udt:Indicator>0</udt:Indicator></ram:ChargeIndicator>
      <ram:ActualAmount>5.00</ram:ActualAmount><ram:Reason>Saison</ram:Reason>
      """
    let first = "<ram:ActualAmount>20.00</ram:ActualAmount><ram:Reason>Fidélité</ram:Reason>"
    let line = try InvoiceFiles.read([(first, second)]).lines.first
    #expect(line?.discount == 20_00)
    #expect(line?.discountReason == "Fidélité; Saison")
  }

  @Test("What a line has besides is added to its details")
  func details() throws {
    let name = String(repeating: "Très long ", count: 30)
    let line = try InvoiceFiles.read([
      (
        "<ram:Name>Livre</ram:Name>",
        "<ram:Name>\(name)</ram:Name><ram:Description>Relié</ram:Description>"
          + "<ram:ApplicableProductCharacteristic><ram:Description>Couleur</ram:Description>"
          + "<ram:Value>bleu</ram:Value></ram:ApplicableProductCharacteristic>"
      )
    ]).lines.last
    #expect(line?.name.count == 199)
    #expect(line?.details == name.dropLast() + "\nRelié\nCouleur: bleu")
  }

  @Test("The reason of an exemption comes from the breakdown to each of its lines")
  func exemption() throws {
    let kind = "<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>"
    let exempt = "<ram:CategoryCode>E</ram:CategoryCode>"
    let imported = try InvoiceFiles.read([
      (kind + "5.5<", exempt + "<ram:RateApplicablePercent>0<"),
      ("<ram:CalculatedAmount>2.75", "<ram:CalculatedAmount>0.00"),
      (
        "<ram:BasisAmount>50.00</ram:BasisAmount>\(kind)5.50<",
        "<ram:ExemptionReason>Livres</ram:ExemptionReason><ram:BasisAmount>50.00</ram:BasisAmount>"
          + exempt + "<ram:ExemptionReasonCode>VATEX-FR-CGI261-4</ram:ExemptionReasonCode>"
          + "<ram:RateApplicablePercent>0<"
      ),
      ("39.55", "36.80"), ("273.55", "270.80"), ("253.55", "250.80"),
    ])
    #expect(imported.lines.map(\.vatCategory) == [.standard, .exempt])
    #expect(imported.lines.map(\.exemptionReason) == ["", "Livres"])
    #expect(imported.lines.map(\.exemptionCode) == ["", "VATEX-FR-CGI261-4"])
  }

  @Test("A file in UTF-16 is read like one in UTF-8")
  func utf16() throws {
    let text = try InvoiceFiles.text([("UTF-8", "UTF-16")])
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try CrossIndustryInvoiceReader.invoice(bytes) == InvoiceFiles.read())
  }
}
