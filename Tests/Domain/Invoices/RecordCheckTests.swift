import Testing

@testable import Domain

@Suite struct RecordCheckTests {
  @Test("Codes and numbers of a party are stored in their normal form")
  func normalForms() throws {
    var party = Party()
    try party.set([
      .country: "fr", .siren: "732 829 320", .siret: "732 829 320 00074", .bic: "agrifrpp",
      .vatNumber: "fr 44 732829320", .iban: "fr76 3000 6000 0112 3456 7890 189",
      .electronicScheme: "em", .currency: "usd", .locale: "EN_gb", .name: "  Ada  ",
      .email: " ada@example.org ",
    ])
    #expect(party.country == "FR")
    #expect(party.siren == "732829320")
    #expect(party.siret == "73282932000074")
    #expect(party.vatNumber == "FR44732829320")
    #expect(party[.iban] == "FR7630006000011234567890189")
    #expect(party[.bic] == "AGRIFRPP")
    #expect(party[.electronicScheme] == "EM")
    #expect(party[.currency] == "USD")
    #expect(party.locale == "en-GB")
    #expect(party.name == "Ada")
    #expect(party.email == "ada@example.org")
  }

  @Test("What was checked is taken again as it is, and an empty text takes it away")
  func idempotent() throws {
    let example = try InvoiceExample()
    for property in Party.Property.allCases {
      var again = example.seller
      try again.set(property, to: example.seller[property])
      #expect(again == example.seller)
      try again.set(property, to: "")
      #expect(again[property] == "")
    }
  }

  @Test(
    "What a property cannot be is refused, and the property is named",
    arguments: [
      (Party.Property.country, "FRA"), (.siren, "732829321"), (.siret, "1"), (.vatNumber, "FR1"),
      (.iban, "FR76"), (.bic, "X"), (.email, "x"), (.electronicScheme, "0000"),
      (.electronicAddress, "a b"), (.electronicAddress, String(repeating: "1", count: 126)),
      (.currency, "XXX"), (.locale, "it"), (.locale, "fr-QQ"), (.locale, "fr-FR-x"),
      (.locale, "-"), (.name, "a\nb"), (.name, "a\u{1}b"), (.name, "a\u{FFFE}b"),
      (.name, "a\u{FFFF}"), (.street, String(repeating: "é", count: 201)), (.city, " "),
      (.name, "\u{200B}"), (.phone, "\u{0}"),
    ])
  func refused(property: Party.Property, text: String) {
    var party = Party()
    let failure = #expect(throws: Failure.self) { try party.set(property, to: text) }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == property.rawValue)
    #expect(party == Party())
  }

  @Test("Any letters are taken, of any script, and characters that XML writes in another way")
  func letters() throws {
    var party = Party()
    for name in ["Ж & <Söhne>", "株式会社", "شركة", "\"O'Neil\"", "👩\u{200D}🚀", "\u{FFFD}", "𝔘"] {
      try party.set(.name, to: name)
      #expect(party.name == name)
    }
  }

  @Test(
    "The numbers of a line are within their limits",
    arguments: [
      (InvoiceLine.Property.quantity, 1, 10_000_000_000_000),
      (.unitPrice, 0, 1_000_000_000_000_000_000), (.discountRate, 0, 100_00),
      (.discount, 0, 1_000_000_000_000_000), (.vatRate, 0, 99_999),
    ] as [(InvoiceLine.Property, Int64, Int64)])
  func lineNumbers(property: InvoiceLine.Property, least: Int64, most: Int64) throws {
    var line = InvoiceLine(blank: "x")
    for number in [least, most] {
      try line.set(property, to: .integer(number))
      #expect(line.value(of: property) == .integer(number))
    }
    for number in [least - 1, most + 1, .min, .max] {
      let failure = #expect(throws: Failure.self) {
        try line.set(property, to: .integer(number))
      }
      #expect(failure?.kind == .invalid)
      #expect(failure?.field == property.rawValue)
    }
  }

  @Test("A line has a name, and a unit that may be said in words")
  func lineTexts() throws {
    var line = InvoiceLine(blank: "x")
    try line.set(.unit, to: .text("heures"))
    #expect(line.unit == "HUR")
    try line.set(.details, to: .text("one\r\ntwo\rthree\n\n"))
    #expect(line.details == "one\ntwo\nthree")
    try line.set(.exemptionCode, to: .text("vatex-eu-ae"))
    #expect(line.exemptionCode == "VATEX-EU-AE")
    for (property, text) in [
      (InvoiceLine.Property.name, ""), (.name, "a\nb"), (.unit, "x"), (.unit, ""),
      (.details, "a\u{8}"), (.exemptionCode, "VATEX"),
    ] {
      #expect(throws: Failure.self) { try line.set(property, to: .text(text)) }
    }
  }

  @Test("The numbers of an adjustment are within their limits, and its code is of one of the lists")
  func adjustments() throws {
    var adjustment = InvoiceAdjustment(blank: "x")
    for (property, number) in [
      (InvoiceAdjustment.Property.amount, -1), (.rate, -1), (.rate, 100_01), (.vatRate, 100_000),
    ] as [(InvoiceAdjustment.Property, Int64)] {
      #expect(throws: Failure.self) { try adjustment.set(property, to: .integer(number)) }
    }
    try adjustment.set(.reasonCode, to: .text("95"))
    try adjustment.set(.reasonCode, to: .text("fc"))
    #expect(adjustment.reasonCode == "FC")
    #expect(throws: Failure.self) { try adjustment.set(.reasonCode, to: .text("1")) }
  }

  @Test("An invoice takes no number, code, language or amount that it cannot have")
  func invoices() throws {
    var invoice = Invoice(blank: "x")
    for (property, value) in [
      (Invoice.Property.number, LogValue.text("F 1")), (.number, .text("F1é")),
      (.number, .text(String(repeating: "1", count: 36))), (.currency, .text("")),
      (.currency, .text("XAU")), (.language, .text("it")), (.language, .text("")),
      (.businessProcess, .text("S8")), (.paymentDays, .integer(-1)),
      (.paymentDays, .integer(3651)), (.exchangeRate, .integer(0)), (.prepaid, .integer(-1)),
      (.gross, .integer(1_000_000_000_000_001)), (.latePenalty, .text("a\u{0}")),
      (.notes, .text("a\u{1B}")), (.orderReference, .text("a\nb")),
      (.paymentTerms, .text(String(repeating: "a", count: 1_001))),
    ] {
      let failure = #expect(throws: Failure.self, "\(property)") {
        try invoice.set(property, to: value)
      }
      #expect(failure?.kind == .invalid)
      #expect(failure?.field == property.rawValue)
    }
    try invoice.set(.number, to: .text("F2026/0001+-_"))
    try invoice.set(.language, to: .text("EN"))
    try invoice.set(.currency, to: .text("jpy"))
    #expect(invoice.number == "F2026/0001+-_")
    #expect(invoice.language == "en")
    #expect(invoice.currency == "JPY")
  }

  @Test("A payment is above 0, and its means are of the list")
  func payments() throws {
    var payment = Payment(blank: "x")
    try payment.set(.means, to: .text("58"))
    #expect(throws: Failure.self) { try payment.set(.amount, to: .integer(0)) }
    #expect(throws: Failure.self) { try payment.set(.amount, to: .integer(-5)) }
    #expect(throws: Failure.self) { try payment.set(.means, to: .text("79")) }
  }

  @Test("A value of a wrong type is what a damaged store has")
  func wrongTypes() {
    var line = InvoiceLine(blank: "x")
    let failure = #expect(throws: Failure.self) { try line.set(.name, to: .integer(1)) }
    #expect(failure?.kind == .corrupt)
    #expect(throws: Failure.self) { try line.set(.quantity, to: .text("1")) }
  }

  @Test("A category takes the rates that it has, and no other")
  func rates() throws {
    for category in VATCategory.allCases {
      for rate in [0, 1, 20_000, 99_999, 100_000, -1] as [Int64] {
        if category.allows(rate: rate) {
          #expect(throws: Never.self) { try category.check(rate: rate) }
        } else {
          let failure = #expect(throws: Failure.self) { try category.check(rate: rate) }
          #expect(failure?.field == "vat_rate_thousandths")
        }
      }
      #expect(!category.allows(rate: 100_000) && !category.allows(rate: -1))
    }
    #expect(!VATCategory.standard.allows(rate: 0))
    #expect(VATCategory.exempt.allows(rate: 0))
    #expect(!VATCategory.exempt.allows(rate: 20_000))
    #expect(VATCategory.ceutaMelilla.allows(rate: 0))
    let failure = #expect(throws: Failure.self) { try VATCategory.exempt.check(rate: 5_500) }
    #expect(failure?.message == "The rate of VAT category E is 0, not 5.5 %.")
  }

  @Test("Electronic invoices go to what was given, or to the SIREN, or to the e-mail address")
  func endpoints() throws {
    var party = Party()
    #expect(party.endpoint == nil)
    try party.set(.email, to: "a@b.fr")
    #expect(party.endpoint == ElectronicAddress(scheme: "EM", address: "a@b.fr"))
    try party.set(.siren, to: "732829320")
    #expect(party.endpoint == ElectronicAddress(scheme: "0225", address: "732829320"))
    try party.set(.electronicAddress, to: "0106-1")
    #expect(party.endpoint == nil)
    try party.set(.electronicScheme, to: "0106")
    #expect(party.endpoint == ElectronicAddress(scheme: "0106", address: "0106-1"))
  }
}
