import Documents
import Domain
import Testing

@testable import Interchange

@Suite struct InvoiceRoundTripTests {
  @Test("What is written is read as it was", arguments: VATCategory.allCases)
  func roundTrip(category: VATCategory) throws {
    let file = try InvoiceFiles.read()
    var line = file.lines[0]
    line.vatCategory = category
    line.vatRate = category.allows(rate: 0) ? 0 : 7_000
    line.exemptionReason = category == .exempt ? "Livres" : ""
    line.exemptionCode = category == .exempt ? "VATEX-FR-CGI261-4" : ""
    line.details = "Deux lignes\nde texte"
    line.firstDate = CalendarDate(packed: 2026_09_01)
    var allowance = file.adjustments[0]
    allowance.isCharge = false
    allowance.vatCategory = line.vatCategory
    allowance.vatRate = line.vatRate
    allowance.exemptionReason = line.exemptionReason
    allowance.exemptionCode = line.exemptionCode
    var invoice = file.invoice
    invoice.currency = "USD"
    invoice.exchangeRate = line.vatRate > 0 ? 1_084_200 : nil
    var seller = file.seller
    // What is outside of VAT names no VAT numbers, and an electronic address is never left open.
    var buyer = file.buyer
    if category == .notSubject {
      try seller.set(.vatNumber, to: "")
      try buyer.set(.vatNumber, to: "")
    }
    try seller.set(.electronicScheme, to: "0225")
    try seller.set(.electronicAddress, to: "732829320")

    let totals = try InvoiceTotals(
      of: invoice, lines: [line], adjustments: [allowance], seller: seller)
    let document = InvoiceDocument(
      invoice: invoice, seller: seller, buyer: buyer, logo: nil, lines: [line],
      adjustments: [allowance], totals: totals)
    let read = try CrossIndustryInvoiceReader.invoice(
      Array(CrossIndustryInvoice.text(of: document).utf8))

    // A SIRET has its SIREN in it, which is the tax number of who has no VAT number.
    try seller.set(.siren, to: "732829320")
    if category == .notSubject { try seller.set(.taxNumber, to: "732829320") }
    #expect(read.seller == seller)
    #expect(read.buyer == buyer)
    #expect(read.lines == [line])
    #expect(read.adjustments == [allowance])
    let rate = read.invoice.exchangeRate
    var same = read.invoice
    same.exchangeRate = invoice.exchangeRate
    same.businessProcess = invoice.businessProcess
    #expect(same == invoice)
    // Another rate may come to the same cents.
    invoice.exchangeRate = rate
    #expect(
      try InvoiceTotals(of: invoice, lines: [line], adjustments: [allowance], seller: seller)
        == totals)
  }
}
