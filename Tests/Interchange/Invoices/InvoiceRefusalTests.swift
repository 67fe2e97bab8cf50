import Domain
import Testing

@testable import Interchange

@Suite struct InvoiceRefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var kind: Failure.Kind
    var term: String
    /// What the sentence has to say.
    var words: String

    init(_ old: String, _ new: String, _ kind: Failure.Kind, _ term: String, _ words: String) {
      self.old = old
      self.new = new
      self.kind = kind
      self.term = term
      self.words = words
    }

    var testDescription: String { "\(old) as \(new)" }
  }

  @Test(
    "An amount that does not follow from the lines is refused with both amounts",
    arguments: [
      Case(
        ">180.00<", ">180.01<", .malformed, "BT-131", "180.01 EUR, and its lines come to 180.00"),
      Case(
        ">230.00<", ">229.99<", .malformed, "BT-106", "229.99 EUR, and its lines come to 230.00"),
      Case(
        "<ram:ChargeTotalAmount>4.00", "<ram:ChargeTotalAmount>5", .malformed, "BT-108",
        "5.00 EUR, and its lines come to 4.00"),
      Case(">234.00<", ">234.10<", .malformed, "BT-109", "234.10 EUR"),
      Case(">39.55<", ">39.56<", .malformed, "BT-110", "39.56 EUR, and its lines come to 39.55"),
      Case(">273.55<", ">273.54<", .malformed, "BT-112", "273.54 EUR"),
      Case(">253.55<", ">273.55<", .malformed, "BT-115", "273.55 EUR"),
      Case(">184.00<", ">185.00<", .malformed, "BT-116", "185.00 EUR"),
      Case(">36.80<", ">36.81<", .malformed, "BT-117", "36.81 EUR"),
      Case(
        "184.00</ram:BasisAmount><ram:CategoryCode>S<",
        "184.00</ram:BasisAmount><ram:CategoryCode>M<",
        .malformed,
        "BG-23", "the VAT category S at 20 %"),
    ])
  func wrongAmounts(_ item: Case) throws { try check(item) }

  @Test(
    "What a draft cannot have is refused with its term",
    arguments: [
      Case("380", "389", .unsupported, "BT-3", "389"),
      Case(">2.0000<", ">-2<", .unsupported, "BT-129", "-2"),
      Case(">2.0000<", ">2.00001<", .unsupported, "BT-129", "4 decimals"),
      Case("<ram:CategoryCode>S", "<ram:CategoryCode>B", .unsupported, "BT-151", "“B”"),
      Case("20.00</ram:Rate", "20.0005</ram:Rate", .unsupported, "BT-152", "20.0005"),
      Case("<ram:ActualAmount>4.00", "<ram:ActualAmount>-4", .unsupported, "BT-99", "-4"),
      Case(
        "<ram:BuyerOrder", "<ram:SellerTaxRepresentativeTradeParty/><ram:BuyerOrder", .unsupported,
        "BT-62", "tax representative"),
      Case(
        "<ram:SpecifiedTradeSettlementPaymentMeans>",
        "<ram:PayeeTradeParty/><ram:SpecifiedTradeSettlementPaymentMeans>", .unsupported, "BT-59",
        "payee"),
      Case(
        "<ram:GrandTotal", "<ram:RoundingAmount>0.05</ram:RoundingAmount><ram:GrandTotal",
        .unsupported, "BT-114", "0.05"),
      Case(
        "</ram:ChargeAmount>",
        "</ram:ChargeAmount><ram:BasisQuantity>3</ram:BasisQuantity>", .unsupported, "BT-149",
        "more than 6 decimals"),
      Case(
        "</ram:ChargeAmount>", "</ram:ChargeAmount><ram:BasisQuantity>4</ram:BasisQuantity>",
        .malformed, "BT-131", "come to 30.00"),
      Case(
        "</ram:ChargeAmount>", "</ram:ChargeAmount><ram:BasisQuantity>0</ram:BasisQuantity>",
        .unsupported, "BT-149", "price for one"),
    ])
  func unsupported(_ item: Case) throws { try check(item) }

  @Test(
    "What cannot be is refused with its term",
    arguments: [
      Case("20261001", "20261301", .malformed, "BT-2", "20261301"),
      Case("format=\"102\">20261001", "format=\"203\">20261001", .malformed, "BT-2", "102"),
      Case(">100<", ">1e2<", .malformed, "BT-146", "1e2"),
      Case(">100<", "><", .malformed, "BT-146", "not a number"),
      Case(">100<", ">99999999999999<", .malformed, "BT-146", "13 digits"),
      Case(">180.00<", ">180.001<", .malformed, "BT-131", "2 decimals"),
      Case("EUR", "EUX", .invalid, "BT-5", "currency"),
      Case("\"HUR\"", "\"HOURZ\"", .invalid, "BT-130", "HOURZ"),
      Case("<udt:Indicator>true", "<udt:Indicator>maybe", .malformed, "BG-21", "true"),
      Case("<ram:ID>2026/17</ram:ID>", "", .malformed, "BT-1", "missing"),
      Case("<ram:CountryID>DE", "<ram:CountryID>XX", .invalid, "BT-55", "XX"),
      Case("20.00</ram:Rate", "0</ram:Rate", .invalid, "BT-152", "category S"),
    ])
  func impossible(_ item: Case) throws { try check(item) }

  private func check(_ item: Case) throws {
    let failure = try #require(try InvoiceFiles.refusal([(item.old, item.new)]))
    #expect(failure.kind == item.kind)
    #expect(failure.field == item.term)
    #expect(failure.message.description.contains(item.words), "\(failure.message)")
    #expect(failure.position != nil)
  }

  @Test("A mistyped identifier of somebody else's is read as it is")
  func mistyped() throws {
    let read = try InvoiceFiles.read([
      ("DE136695976", "DE136695977"), ("73282932000074", "73282932000075"),
      ("7890 189", "7890 188"),
    ])
    #expect(read.buyer.vatNumber == "DE136695977")
    #expect(read.seller.siret == "73282932000075")
    #expect(read.seller[.iban].hasSuffix("188"))
  }

  @Test("The place of a wrong amount is the element's")
  func position() throws {
    let failure = try #require(try InvoiceFiles.refusal([(">253.55<", ">1.00<")]))
    let lines = InvoiceFiles.plain.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("DuePayableAmount") })
    #expect(failure.position == TextPosition(line: line + 1, column: 9))
  }

  @Test("A file of a profile without lines is refused with its profile")
  func withoutLines() throws {
    let begin = try #require(
      InvoiceFiles.plain.split(separator: "<ram:IncludedSupplyChainTradeLineItem>").first)
    let end = try #require(
      InvoiceFiles.plain.split(separator: "</ram:IncludedSupplyChainTradeLineItem>").last)
    let failure = try #require(throws: Failure.self) {
      try CrossIndustryInvoiceReader.invoice(Array((begin + end).utf8))
    }
    #expect(failure.kind == .unsupported)
    #expect(failure.message.description.contains("urn:cen.eu:en16931:2017"))
  }

  @Test(
    "Another file is told from an invoice",
    arguments: [
      ("<a/>", "“a”"), ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "“html”"),
      (
        "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'/>",
        "one of UBL"
      ),
      (
        "<i:CrossIndustryDocument xmlns:i='urn:ferd:CrossIndustryDocument:invoice:1p0'/>",
        "ZUGFeRD 1"
      ),
      ("<CrossIndustryInvoice/>", "“CrossIndustryInvoice”"),
    ])
  func otherFile(text: String, words: String) throws {
    let failure = try #require(throws: Failure.self) {
      try CrossIndustryInvoiceReader.invoice(Array(text.utf8))
    }
    #expect(failure.kind == .malformed)
    #expect(failure.message.description.contains(words), "\(failure.message)")
  }
}
