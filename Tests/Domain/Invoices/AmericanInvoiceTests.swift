import Domain
import Testing

/// What an invoice of the United States needs: no VAT, no rule of EN 16931.
@Suite struct AmericanInvoiceTests {
  private func example() throws -> InvoiceExample {
    var example = try InvoiceExample()
    example.seller = Party()
    example.buyer = Party()
    try example.seller.set([
      .name: "Ada Byron Design", .country: "US", .city: "Brooklyn", .region: "NY",
      .postalCode: "11201", .taxNumber: "12-3456789",
    ])
    try example.buyer.set([.name: "Acme Inc."])
    example.invoice.currency = "USD"
    example.lines = [example.line(rate: 8_875)]
    return example
  }

  @Test("Neither a country nor a number of the client is asked for, nor any rule of a profile")
  func plain() throws {
    var example = try example()
    #expect(try example.problems() == [])
    try example.buyer.set([.invoiceProfile: "xrechnung"])
    #expect(try example.problems() == [] && example.document().profile == .facturx)
    #expect(try example.totals().vatInEuro == nil)
    #expect(try (example.totals().net, example.totals().vat) == (100_00, 8_88))
  }

  @Test(
    "What any invoice needs is asked for",
    arguments: [
      ("seller.name", "US-PARTIES"), ("buyer.name", "US-PARTIES"), ("seller.region", "US-PARTIES"),
      ("seller.postal_code", "US-PARTIES"), ("lines", "US-ITEMS"), ("lines[0].name", "US-ITEMS"),
      ("last_date", "US-DATES"), ("prepaid_minor", "US-AMOUNTS"),
      ("preceding_number", "US-NUMBER"),
    ])
  func missing(_ field: String, _ rule: String) throws {
    var example = try example()
    switch field {
    case "seller.name": try example.seller.set([.name: ""])
    case "buyer.name": try example.buyer.set([.name: ""])
    case "seller.region": try example.seller.set([.region: "Bavaria"])
    case "seller.postal_code": try example.seller.set([.postalCode: "1120"])
    case "lines": example.lines = []
    case "lines[0].name": example.lines[0].name = ""
    case "last_date":
      example.invoice.firstDate = CalendarDate(packed: 2026_10_02)
      example.invoice.lastDate = CalendarDate(packed: 2026_10_01)
    case "prepaid_minor": example.invoice.prepaid = 1_000_00
    default: example.invoice.kind = .creditNote
    }
    let problems = try example.problems()
    #expect(problems.map(\.field) == [field] && problems.map(\.rule) == [rule])
    #expect(problems.allSatisfy { !$0.call.isEmpty })
  }

  @Test("A state has two letters, whichever way it is written, before its ZIP code")
  func town() throws {
    var party = Party()
    try party.set([
      .country: "US", .city: "New York", .region: "New York", .postalCode: "10001-1234",
    ])
    #expect(party.state == "NY" && party.americanTown == "New York, NY 10001-1234")
    try party.set([.region: "ca", .city: "", .postalCode: ""])
    #expect(party.americanTown == "CA")
  }
}
