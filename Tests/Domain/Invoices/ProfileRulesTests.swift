import Testing

@testable import Domain

/// What a profile asks for is asked for in that profile alone.
@Suite struct ProfileRulesTests {
  /// A way to break a rule, and what is then said to be wrong.
  struct Break: Sendable, CustomTestStringConvertible {
    let problems: [String]
    let breaks: @Sendable (inout InvoiceExample) throws -> Void
    var testDescription: String { problems.joined(separator: ", ") }

    init(
      _ problems: String..., breaks: @escaping @Sendable (inout InvoiceExample) throws -> Void
    ) {
      self.problems = problems
      self.breaks = breaks
    }
  }

  /// Of a German seller to a German public body, as both profiles take it.
  private static func german(_ profile: InvoiceProfile) throws -> InvoiceExample {
    var example = try InvoiceExample()
    example.invoice.buyerReference = "04011000-1234512345-06"
    example.buyerKind = .publicBody
    example.seller = Party()
    try example.seller.set([
      .name: "Nordlicht GmbH", .street: "Hafenstraße 3", .postalCode: "20457", .city: "Hamburg",
      .country: "DE", .vatNumber: "DE136695976", .contact: "Kim Berg", .phone: "040 12345",
      .email: "post@nordlicht.example", .electronicScheme: "9930",
      .electronicAddress: "DE136695976", .invoiceProfile: profile.rawValue,
    ])
    try example.buyer.set([
      .postalCode: "10969", .electronicScheme: "0204",
      .electronicAddress: "04011000-1234512345-06",
    ])
    return example
  }

  private func found(_ example: InvoiceExample) throws -> [String] {
    try example.problems().map { "\($0.rule) \($0.field)" }
  }

  @Test("What keeps all rules has no problems", arguments: InvoiceProfile.allCases)
  func none(_ profile: InvoiceProfile) throws {
    #expect(try Self.german(profile).problems() == [])
  }

  @Test("The client's profile goes before the seller's, and Factur-X is that of whom says none")
  func choice() throws {
    var example = try Self.german(.peppol)
    #expect(try example.document().profile == .peppol)
    try example.buyer.set(.invoiceProfile, to: "XRechnung")
    #expect(try example.document().profile == .xrechnung)
    #expect(try InvoiceExample().document().profile == .facturx)
    #expect(throws: Failure.self) { try example.buyer.set(.invoiceProfile, to: "zugferd1") }
  }

  @Test("Each rule of XRechnung that is broken is named, with the place", arguments: broken)
  func xrechnung(_ example: Break) throws {
    var invoice = try Self.german(.xrechnung)
    try example.breaks(&invoice)
    #expect(try found(invoice) == example.problems)
    try invoice.seller.set(.invoiceProfile, to: "")
    #expect(try found(invoice).filter { $0.hasPrefix("BR-DE") || $0.hasPrefix("PEPPOL") } == [])
  }

  private static let broken = [
    Break("BR-DE-2 seller.contact", "BR-DE-6 seller.phone", "BR-DE-7 seller.email") {
      try $0.seller.set([.contact: "", .phone: "", .email: ""])
    },
    Break("BR-DE-5 seller.contact") { try $0.seller.set(.contact, to: "") },
    Break("BR-DE-27 seller.phone") { try $0.seller.set(.phone, to: "1-2") },
    Break("BR-DE-3 seller.city") { try $0.seller.set(.city, to: "") },
    Break("BR-DE-4 seller.postal_code") { try $0.seller.set(.postalCode, to: "") },
    Break("BR-DE-8 buyer.city") { try $0.buyer.set(.city, to: "") },
    Break("BR-DE-9 buyer.postal_code") { try $0.buyer.set(.postalCode, to: "") },
    Break("BR-DE-10 delivery_city", "BR-DE-11 delivery_postal_code") {
      $0.invoice.deliveryCountry = "DE"
    },
    Break("BR-57 delivery_country") {
      $0.invoice.deliveryCity = "Köln"
      $0.invoice.deliveryPostalCode = "50667"
    },
    Break("BR-DE-15 buyer_reference") { $0.invoice.buyerReference = "" },
    Break("BR-DE-15 buyer_reference") { $0.invoice.buyerReference = "04011000-1234512345-07" },
    Break("BR-DE-18 payment_terms") { $0.invoice.paymentTerms = "#SKONTO#TAGE=14#PROZENT=2#" },
    Break("BR-DE-TMP-32 delivery_date") { $0.invoice.deliveryDate = nil },
    Break("PEPPOL-EN16931-R007 business_process") { $0.invoice.businessProcess = "S1" },
    Break("PEPPOL-EN16931-R110 lines[0].first_date", "PEPPOL-EN16931-R111 lines[0].last_date") {
      $0.invoice.firstDate = CalendarDate(packed: 2026_09_02)
      $0.invoice.lastDate = CalendarDate(packed: 2026_09_03)
      $0.lines[0].firstDate = CalendarDate(packed: 2026_09_01)
      $0.lines[0].lastDate = CalendarDate(packed: 2026_09_04)
    },
  ]

  @Test("Who is no public body has references of any kind")
  func reference() throws {
    var example = try Self.german(.xrechnung)
    example.buyerKind = .business
    for reference in ["04011000-1234512345-07", "2026-11", "Abteilung 7"] {
      example.invoice.buyerReference = reference
      #expect(try example.problems() == [])
    }
  }

  @Test("Each rule of Peppol that is broken is named, with the place", arguments: brokenInPeppol)
  func peppol(_ example: Break) throws {
    var invoice = try Self.german(.peppol)
    try example.breaks(&invoice)
    #expect(try found(invoice) == example.problems)
  }

  private static let brokenInPeppol = [
    Break("DE-R-015 buyer_reference") {
      $0.invoice.buyerReference = ""
      $0.invoice.orderReference = "PO-7"
    },
    Break("PEPPOL-EN16931-R003 buyer_reference") {
      $0.invoice.buyerReference = ""
      try $0.buyer.set([.country: "AT", .vatNumber: ""])
    },
    Break("DE-R-005 seller.contact") { try $0.seller.set(.contact, to: "") },
    Break("PEPPOL-EN16931-CL008 buyer.electronic_address") {
      try $0.buyer.set([.electronicScheme: "", .electronicAddress: ""])
    },
    Break("PEPPOL-EN16931-R010 buyer.electronic_address") {
      try $0.buyer.set([.electronicScheme: "", .electronicAddress: "", .email: ""])
    },
    Break("PEPPOL-COMMON-R040 buyer.electronic_address") {
      try $0.buyer.set([.electronicScheme: "0088", .electronicAddress: "4000001123453"])
    },
    Break("PEPPOL-EN16931-P0107 lines[0].exemption_code") {
      $0.lines[0] = $0.line(.exempt, rate: 0, reason: "§ 4 UStG")
      $0.lines[0].exemptionCode = "VATEX-EU-AE"
    },
    Break("PEPPOL-EN16931-R120 lines[0].unit_price_millionths") {
      $0.invoice.currency = "JPY"
      $0.invoice.exchangeRate = 160_000_000
      $0.lines = [$0.line(price: 100_400_000)]
    },
    Break("GR-R-001-1 buyer.invoice_profile") {
      try $0.seller.set([.country: "GR", .vatNumber: "EL094259216"])
    },
    Break("NL-R-002 seller.street", "NL-R-003 seller.registration_number", "NL-R-008 seller.iban") {
      try $0.seller.set([
        .country: "NL", .vatNumber: "NL004495445B01", .registrationNumber: "12", .street: "",
      ])
    },
    Break("SE-R-004 seller.registration_number", "SE-R-005 seller.tax_number") {
      try $0.seller.set([
        .country: "SE", .vatNumber: "", .registrationNumber: "5560360794", .taxNumber: "1",
      ])
    },
    Break("DK-R-002 seller.registration_number") {
      try $0.seller.set([.country: "DK", .vatNumber: "DK13585628"])
    },
    Break("IT-R-002 seller.street") {
      try $0.seller.set([.country: "IT", .vatNumber: "IT00743110157", .street: ""])
    },
  ]

  @Test("Between French businesses no other profile than Factur-X is taken")
  func french() throws {
    var example = try InvoiceExample.betweenFrenchBusinesses()
    example.invoice.buyerReference = "R"
    try example.buyer.set([.invoiceProfile: "peppol", .siren: "404833048"])
    #expect(try found(example) == ["BR-FR-08 buyer.invoice_profile"])
  }

  @Test("VAT is due when the invoice says it, or else the seller")
  func vatPoint() throws {
    var example = try InvoiceExample()
    #expect(try example.document().vatPoint == nil)
    try example.seller.set(.vatPoint, to: "debits")
    let document = try example.document()
    #expect(document.vatPoint?.timeCode == "5" && document.vatPoint?.dateCode == "3")
    #expect(
      document.vatPointMention(language: "fr")
        == "Option pour le paiement de la taxe d'après les débits")
    example.invoice.vatPoint = "payment"
    #expect(try example.document().vatPoint?.timeCode == "72")
    #expect(try example.document().vatPointMention(language: "fr").isEmpty)
  }
}

@Suite struct ProfileCodeTests {
  @Test(
    "A discount for early payment is a line of its form",
    arguments: [
      ("", true), ("14 days", true), ("#1 of all", false),
      ("#SKONTO#TAGE=14#PROZENT=2.00#", true),
      ("Net\n#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=-5.00#\nRest", true),
      ("#SKONTO#TAGE=14#PROZENT=2.0#", false), ("#VERZUG#TAGE=14#PROZENT=2.00#", false),
      ("#SKONTO#TAGE=x#PROZENT=2.00#", false),
      ("#SKONTO#TAGE=14#PROZENT=2.00#\nsee #5#", false),
    ])
  func skonto(_ terms: String, _ isRight: Bool) {
    #expect(Skonto.isRight(terms) == isRight)
  }

  @Test("The last one has a line end")
  func lineEnd() {
    let line = "#SKONTO#TAGE=14#PROZENT=2.00#"
    #expect(Skonto.written(line) == line + "\n")
    #expect(Skonto.written(line + "\nNet") == line + "\nNet")
    #expect(Skonto.written("") == "")
  }

  @Test(
    "Numbers of registers have their form and check digits",
    arguments: [
      ("0088", "4000001123452", true), ("0088", "4000001123453", false),
      ("0192", "974760673", true), ("0192", "974760674", false), ("0184", "DK13585628", true),
      ("0184", "13585628", false), ("0208", "0202239951", true), ("0208", "0202239952", false),
      ("0007", "5560360793", true), ("0151", "51824753556", true), ("0151", "51824753557", false),
      ("0211", "IT00743110157", true), ("0211", "IT00743110158", false), ("0201", "UFX123", true),
      ("0210", "RSSMRA80A01H501U", true), ("0210", "12", false), ("9930", "anything", true),
    ])
  func numbers(_ scheme: String, _ number: String, _ isRight: Bool) {
    #expect(ParticipantNumber.isRight(number, scheme: scheme) == isRight)
  }

  @Test(
    "A Leitweg-ID has its check digits",
    arguments: [
      ("04011000-1234512345-06", true), ("991-01484-64", true), ("05711-06001-79", true),
      ("04011000-1234512345-07", false), ("Abteilung 7", nil), ("1-2", nil), ("a-b-12", nil),
    ])
  func leitwegID(_ text: String, _ isRight: Bool?) {
    #expect(LeitwegID.isRight(text) == isRight)
  }
}
